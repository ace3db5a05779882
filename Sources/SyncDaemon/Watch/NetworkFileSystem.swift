/// A file system whose changes from elsewhere inotify never sees.
package enum NetworkFileSystem: String, CaseIterable, Hashable, Sendable {
  /// `fuse` stands for virtiofs too, which answers with the same number.
  case nfs, cifs, smb, smb2, fuse, ninePea = "9p", afs, coda, ceph

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
    }
  }

  /// The one with that number; nil for local file systems.
  package init?(magic: UInt32) {
    guard let match = Self.allCases.first(where: { $0.magic == magic }) else { return nil }
    self = match
  }
}

/// The network file system a folder lies on, so that it must be polled; nil when inotify suffices.
package func needsPolling(_ path: [UInt8]) throws(SystemCallError) -> NetworkFileSystem? {
  NetworkFileSystem(magic: try Folder(opening: path).fileSystemMagic())
}
