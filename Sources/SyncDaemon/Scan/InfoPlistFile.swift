import Glibc
package import SyncCore

/// The app's own Info.plist on disk: only ever read, and read again when its stamp has changed.
package struct InfoPlistFile: Sendable {
  let path: [UInt8]
  private var seen: Seen?
  /// What it said when it could be read last: while it can not, that still counts.
  package private(set) var plist: InfoPlist?
  /// What was read well and is not kept in the state folder yet.
  private(set) var unkept: [UInt8]?
  /// Why it can not be read now.
  package private(set) var trouble: Problem?

  /// What stood at the path.
  private enum Seen: Equatable {
    case file(Stamp)
    case error(Int32)
  }

  package init(path: [UInt8]) {
    self.path = path
  }

  /// Of the file that was read last; nil when there is none.
  var stamp: Stamp? {
    switch seen {
    case .file(let stamp): stamp
    case .error, nil: nil
    }
  }

  /// What is to be told about it.
  package func problems(with support: Support) -> [Problem] {
    let told = trouble.map { [plist == nil ? $0 : $0.sayingWhatCounts] } ?? plist?.problems ?? []
    return told + (plist?.contradictions(in: support) ?? [])
  }

  /// Rereads of a file that changes meanwhile; its next event brings another pass.
  private static let tries = 3

  /// Looks at it again.
  ///
  /// - Returns: whether what it says, or that it can not be read, may have changed.
  package mutating func refresh() -> Bool {
    for _ in 0..<Self.tries {
      do {
        if let changed = try look() { return changed }
      } catch {
        guard seen != .error(error.errno) else { return false }
        seen = .error(error.errno)
        refuse("\(printable(path)): \(errorText(error.errno))")
        return true
      }
    }
    return false
  }

  /// nil when it changed while it was read.
  private mutating func look() throws(SystemCallError) -> Bool? {
    // A link is followed: the path is the operator's word.
    let whole = try absolutePath(path)
    let cut = whole.lastIndex(of: UInt8(ascii: "/")) ?? 0
    guard let name = RelativePath(whole[(cut + 1)...]) else {
      throw SystemCallError("open", path, errno: EISDIR)
    }
    let file = try Folder(opening: cut == 0 ? [47] : Array(whole[..<cut])).openFile(name)
    let status = try file.status()
    guard seen != .file(status.stamp) else { return false }
    guard status.kind == .file else {
      seen = .file(status.stamp)
      refuse("\(printable(path)) is no file")
      return true
    }
    guard status.stamp.size <= Int64(InfoPlist.sizeLimit) else {
      seen = .file(status.stamp)
      refuse(
        "\(printable(path)) has \(status.stamp.size) bytes, more than \(InfoPlist.sizeLimit)"
      )
      return true
    }
    let bytes = try file.readAll(upTo: InfoPlist.sizeLimit + 1)
    guard try file.status().stamp == status.stamp else { return nil }
    seen = .file(status.stamp)
    let new = InfoPlist.read(bytes)
    if !new.isUnreadable { unkept = bytes }
    take(new)
    return true
  }

  /// What was read well is kept: a later start may find a broken file in its place.
  mutating func noteKept() { unkept = nil }

  /// Whether it can not be read, and nothing is known of what it said before.
  var needsRecall: Bool { trouble != nil && plist == nil }

  /// Takes what was kept of it.
  ///
  /// - Parameter bytes: of the file when it could be read last.
  mutating func recall(_ bytes: [UInt8]) {
    let kept = InfoPlist.read(bytes)
    if needsRecall, !kept.isUnreadable { plist = kept }
  }

  private mutating func refuse(_ reason: String) {
    take(
      .unreadable(
        reason,
        remedy: "put the app's Info.plist there, or change supports.infoPlist in the config"
      )
    )
  }

  private mutating func take(_ new: InfoPlist) {
    trouble = new.isUnreadable ? new.problems.first : nil
    if !new.isUnreadable { plist = new }
  }
}

extension Problem {
  /// That the file can not be read, and what counts instead.
  fileprivate var sayingWhatCounts: Problem {
    let sentence = message.hasSuffix(".") ? String(message.dropLast()) : message
    return Problem(
      code,
      at: path,
      "\(sentence); what it said last still counts.",
      remedy: remedy
    )
  }
}
