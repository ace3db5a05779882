import Glibc
import SyncCore
import SyncDaemon
import Testing

/// A folder of its own for one test, gone with the value.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let pattern = "/tmp/launchsyncd-test-XXXXXX"
    var name = pattern.utf8.map { CChar(bitPattern: $0) } + [0]
    // Sound: the array is a terminated string of ours that mkdtemp changes in place.
    let made = unsafe mkdtemp(&name) != nil
    try #require(made)
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    _ = Self.shell("chmod -R u+rwx '\(path)'; rm -rf '\(path)'")
  }

  /// Runs a shell command in the folder and asks for its success.
  func run(_ command: String, _ location: SourceLocation = #_sourceLocation) {
    let status = Self.shell("cd '\(path)' && { \(command); }")
    #expect(status == 0, "\(command)", sourceLocation: location)
  }

  func open() throws -> Folder { try Folder(opening: path) }

  private static func shell(_ command: String) -> Int32 {
    // Sound: the command is passed as a terminated string for the length of the call.
    unsafe system(command)
  }
}

/// A path from a literal.
func relative(_ text: String, _ location: SourceLocation = #_sourceLocation) throws -> RelativePath
{
  try #require(RelativePath(text), sourceLocation: location)
}
