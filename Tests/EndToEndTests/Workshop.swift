import Glibc
import SyncCore

@testable import SyncDaemon

/// A throw-away folder with a config, a drop folder, and the built binary to run on it.
struct Workshop: ~Copyable {
  let path: String
  let binary: String

  init() throws {
    var template = Array("/tmp/launchsyncd-e2e-XXXXXX".utf8CString)
    // Sound: `mkdtemp` writes into the buffer we own.
    _ = unsafe mkdtemp(&template)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    binary = Self.builtBinary
    try makeFolders(Array("\(path)/drop".utf8))
    write(
      "config.json",
      Array(
        """
        { "state": "state", "apps": [ { "name": "a", "drop": "drop", "build": "build",
          "supports": { "minimumOS": "6.0" }, "outputs": [ { "kind": "bundle" } ] } ] }
        """.utf8
      )
    )
  }

  deinit { _ = Self.shell("rm -rf '\(path)'") }

  /// Beside this file's package: the build that the test run made.
  private static var builtBinary: String {
    var root = #filePath.split(separator: "/").dropLast(3).map(String.init)
    root.append(".build/debug/launchsyncd")
    return "/" + root.joined(separator: "/")
  }

  func write(_ name: String, _ bytes: [UInt8]) {
    let whole = "\(path)/\(name)"
    let file = unsafe fopen(whole, "w")
    guard let file = unsafe file else { return }
    _ = unsafe fwrite(bytes, 1, bytes.count, file)
    _ = unsafe fclose(file)
  }

  func read(_ name: String) -> [UInt8]? {
    guard let folder = try? Folder(opening: path), let below = RelativePath(name) else {
      return nil
    }
    return try? folder.openFile(below).readAll(upTo: 1 << 24)
  }

  /// Passes since the daemon's start, as it last said.
  var passes: Int {
    guard let bytes = read("state/apps/a/status.json") else { return 0 }
    return (try? JSONValue(parsing: bytes))?["passes"]?.number ?? 0
  }

  /// Which file a name stands for; nil when there is none.
  func inode(_ name: String) -> UInt64? {
    guard let folder = try? Folder(opening: path), let below = RelativePath(name) else {
      return nil
    }
    return try? folder.status(below)?.stamp.inode
  }

  /// Runs the binary, with `environment` before it, and returns its exit status.
  func run(_ arguments: String, with environment: String = "") -> Int32 {
    Self.shell(
      "\(environment) '\(binary)' \(arguments) --config '\(path)/config.json' >'\(path)/out' 2>&1"
    )
  }

  var output: String { String(decoding: read("out") ?? [], as: UTF8.self) }

  /// Starts the daemon in the background.
  func start() {
    _ = Self.shell(
      "'\(binary)' run --config '\(path)/config.json' >'\(path)/log' 2>&1 & echo $! >'\(path)/pid'"
    )
  }

  /// Sends it a signal.
  func signal(_ name: String) {
    _ = Self.shell("kill -\(name) $(cat '\(path)/pid')")
  }

  func shell(_ command: String) -> Int32 { Self.shell("cd '\(path)' && \(command)") }

  /// Waits for a fact, at most `seconds`: many, since it is only waited out when the fact never comes.
  func eventually(_ seconds: Int = 120, _ fact: () -> Bool) -> Bool {
    let deadline = monotonicNow() + .seconds(seconds)
    while monotonicNow() < deadline {
      if fact() { return true }
      usleep(10_000)
    }
    return fact()
  }

  static func shell(_ command: String) -> Int32 {
    // Sound: `system` only reads the terminated string.
    let status = unsafe Glibc.system(command)
    return (status >> 8) & 0xff
  }
}
