/// One event of the kernel, copied out of the library's buffer.
struct InotifyEvent: Hashable, Sendable {
  /// The watch; -1 for an overflow.
  let watch: Int32
  let kinds: Kinds
  /// The name in the watched folder; empty when the folder itself is meant.
  let name: [UInt8]

  /// The kernel's bits (`inotify(7)`), under words.
  struct Kinds: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    static let attributes = Kinds(rawValue: 0x4)
    static let closedAfterWrite = Kinds(rawValue: 0x8)
    static let movedFrom = Kinds(rawValue: 0x40)
    static let movedTo = Kinds(rawValue: 0x80)
    static let created = Kinds(rawValue: 0x100)
    static let deleted = Kinds(rawValue: 0x200)
    static let deletedItself = Kinds(rawValue: 0x400)
    static let movedItself = Kinds(rawValue: 0x800)
    static let unmounted = Kinds(rawValue: 0x2000)
    static let overflow = Kinds(rawValue: 0x4000)
    static let ignored = Kinds(rawValue: 0x8000)
    /// The name, or the folder itself, is a folder.
    static let isFolder = Kinds(rawValue: 0x4000_0000)
  }
}

/// How much of a folder is told.
enum WatchDepth: Int, Comparable, Sendable {
  /// That the folder itself was moved or deleted.
  case itself
  /// Also which names come and go.
  case names
  /// Also what is written. MODIFY is never asked for: one event a write fills the queue.
  case content

  var kinds: InotifyEvent.Kinds {
    switch self {
    case .itself: [.deletedItself, .movedItself]
    case .names:
      [.deletedItself, .movedItself, .created, .deleted, .movedFrom, .movedTo, .attributes]
    case .content:
      [
        .deletedItself, .movedItself, .created, .deleted, .movedFrom, .movedTo, .attributes,
        .closedAfterWrite,
      ]
    }
  }

  static func < (left: WatchDepth, right: WatchDepth) -> Bool { left.rawValue < right.rawValue }
}
