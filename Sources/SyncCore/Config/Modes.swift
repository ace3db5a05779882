/// The permissions of what is written into the build tree.
package struct Modes: Hashable, Sendable {
  /// Of files, 0o600…0o777.
  package let file: UInt32
  /// Of folders, 0o700…0o777.
  package let folder: UInt32

  package init(file: UInt32, folder: UInt32) {
    self.file = file
    self.folder = folder
  }

  /// What we need ourselves to go on reading and replacing.
  static let leastFile: UInt32 = 0o600
  static let leastFolder: UInt32 = 0o700

  package static let standard = Modes(file: 0o644, folder: 0o755)

  /// Reads `0644`; nil when it has other bits than permissions or lacks one of `needed`.
  ///
  /// The bits that change whose rights a program runs with can not be said.
  package static func mode(_ text: String, needed: UInt32) -> UInt32? {
    guard (3...4).contains(text.utf8.count), let mode = UInt32(text, radix: 8), mode <= 0o777,
      mode & needed == needed
    else { return nil }
    return mode
  }
}
