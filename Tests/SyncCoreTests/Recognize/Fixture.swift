import Glibc

/// A file of `Fixtures`, beside the tests' sources.
func fixture(_ name: String, from file: String = #filePath) -> [UInt8] {
  let tests = file.split(separator: "/").dropLast(2).joined(separator: "/")
  guard let stream = unsafe fopen("/\(tests)/Fixtures/\(name)", "r") else { return [] }
  defer { _ = unsafe fclose(stream) }
  var bytes: [UInt8] = []
  while true {
    let byte = unsafe fgetc(stream)
    guard let value = UInt8(exactly: byte) else { return bytes }
    bytes.append(value)
  }
}

/// The lines of a table, split at tabs, without its heading.
func fixtureRows(_ name: String) -> [[String]] {
  String(decoding: fixture(name), as: UTF8.self).split(separator: "\n").dropFirst().map {
    $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }
}
