import Glibc
import SyncCore

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

/// A verdict in a few words, for the message of a failing test.
func words(_ verdict: Verdict) -> String {
  switch verdict {
  case .claim(let claim): claim.slots.map(\.id).joined(separator: ",")
  case .master: "master"
  case .refused(let problem, reasons: _): "refuse \(problem.code.rawValue): \(problem.message)"
  case .ignored(let reason): "ignore: \(reason)"
  }
}

/// Whether long tests do about a tenth of their work.
let isQuick = unsafe getenv("LAUNCHSYNCD_QUICK") != nil
