/// A file system whose changes from elsewhere inotify never sees: another machine's, the server's, or
/// those of a layer below.
package enum BlindFileSystem: String, CaseIterable, Hashable, Sendable {
  /// `fuse` stands for virtiofs too, which answers with the same number.
  case nfs, cifs, smb, smb2, fuse, ninePea = "9p", afs, coda, ceph, overlay

  /// Whether what goes away is told of all the same: layers below an overlay must not be changed while
  /// it is mounted (the kernel's overlayfs documentation), and nobody but this machine has it mounted.
  var tellsOfRemovals: Bool {
    switch self {
    case .overlay: true
    case .nfs, .cifs, .smb, .smb2, .fuse, .ninePea, .afs, .coda, .ceph: false
    }
  }

  /// The numbers of `statfs(2)` and `linux/magic.h`.
  private var magic: UInt32 {
    switch self {
    case .nfs: 0x6969
    case .cifs: 0xFF53_4D42
    case .smb: 0x517B
    case .smb2: 0xFE53_4D42
    case .fuse: 0x6573_5546
    case .ninePea: 0x0102_1997
    case .afs: 0x5346_414F
    case .coda: 0x7375_7245
    case .ceph: 0x00C3_6400
    case .overlay: 0x794C_7630
    }
  }

  /// The one with that number; nil for file systems that tell all.
  package init?(magic: UInt32) {
    guard let match = Self.allCases.first(where: { $0.magic == magic }) else { return nil }
    self = match
  }
}
