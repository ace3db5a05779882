import SyncCore

/// What decisions depend on beside sources and outputs: the config's text, this very program, and the
/// image worker's.
enum Epoch {
  /// nil when the config was not read from a file, or the program can not be told.
  static func of(_ config: Config, _ imager: Imager) -> ContentHash? {
    guard let text = config.fingerprint, let program = programStamp() else { return nil }
    var bytes: [UInt8] = []
    bytes.write(text.high)
    bytes.write(text.low)
    program.write(to: &bytes)
    bytes += Array(imager.version.utf8)
    return ContentHash(of: bytes.span)
  }

  /// Of the file this process was started from.
  private static func programStamp() -> Stamp? {
    // The link leads to the very file, even when another has taken its name since.
    guard let folder = try? Folder(opening: "/proc/self"),
      let path = RelativePath("exe"), let target = try? folder.target(of: path),
      let name = target.lastIndex(of: UInt8(ascii: "/")),
      let file = RelativePath(target[(name + 1)...]),
      let holder = try? Folder(opening: Array(target[...name]))
    else { return nil }
    return (try? holder.status(file))?.stamp
  }
}
