import CLinux
import SyncCore

/// Where the running daemon is talked to: `$RUNTIME_DIRECTORY`, else the state folder.
package struct ControlPlace: Sendable {
  /// Absolute.
  package let folder: [UInt8]

  private static let socketName = "control.sock"
  private static let cookieFolderName = "cookies"
  /// Whoever reaches the socket may ask for the status; who may do more is told by the kernel.
  private static let socketMode: UInt32 = 0o666

  package init(state: [UInt8]) {
    // systemd joins several folders with colons.
    let given = Terminal.environment("RUNTIME_DIRECTORY")?.prefix { $0 != UInt8(ascii: ":") }
    folder = given.flatMap { $0.isEmpty ? nil : Array($0) } ?? state
  }

  init(folder: [UInt8]) { self.folder = folder }

  /// The folder of the cookies by which `wait` is ordered: watched like any other.
  var cookieFolder: [UInt8] { folder + Array("/\(Self.cookieFolderName)".utf8) }

  /// Opens the socket.
  package func listen() throws(SystemCallError) -> ControlServer {
    try makeFolders(cookieFolder)
    guard let name = RelativePath(Self.socketName) else {
      throw SystemCallError("bind", folder, errno: EINVAL)
    }
    return ControlServer(
      try LocalListener(name, in: Folder(opening: folder), mode: Self.socketMode)
    )
  }

  func connect() throws(SystemCallError) -> LocalConnection {
    guard let name = RelativePath(Self.socketName) else {
      throw SystemCallError("connect", folder, errno: EINVAL)
    }
    return try LocalConnection(to: name, in: Folder(opening: folder))
  }

  /// Makes a file in the watched folder and takes it away: its event comes after those of all that
  /// happened before.
  func bakeCookie(_ number: Int) throws(SystemCallError) {
    let folder = try Folder(opening: cookieFolder)
    guard let name = Self.cookieName(number) else { return }
    _ = try folder.createTemporary(name, mode: 0o600)
    try folder.unlink(name)
  }

  static func cookieName(_ number: Int) -> RelativePath? { RelativePath("cookie-\(number)") }

  /// The number of a cookie from its name.
  static func cookieNumber(_ name: RelativePath) -> Int? {
    let text = printable(name.bytes)
    return text.hasPrefix("cookie-") ? Int(text.dropFirst("cookie-".count)) : nil
  }
}
