import SyncCore

/// The prefix of every temporary name of ours; such names are never sources (invariant 9).
package let temporaryPrefix = Array(".launchsyncd-".utf8)

/// What is under a temporary name of ours.
///
/// They tell, without any record, what a run that was cut short left: a staged file was written by us
/// and by nobody else; what lies under a swap name may have come out of an output's place, and so may be
/// somebody's.
enum TemporaryRole: CaseIterable, Sendable {
  case staged, swap

  var prefix: [UInt8] {
    switch self {
    case .staged: temporaryPrefix
    case .swap: temporaryPrefix + Array("swap-".utf8)
    }
  }

  /// The role of a name that is just such a one; what else begins like it is somebody's.
  init?(of name: ArraySlice<UInt8>) {
    let role = Self.allCases.first { role in
      guard name.starts(with: role.prefix) else { return false }
      let rest = String(decoding: name.dropFirst(role.prefix.count), as: UTF8.self)
      return ContentHash(rest) != nil
    }
    guard let role else { return nil }
    self = role
  }
}

/// A name in the target's own folder: a rename from elsewhere fails under systemd's sandbox.
///
/// `attempt` 0..<``temporaryAttempts``: another name where something that is not ours has taken the first.
func temporaryName(
  for path: RelativePath,
  _ role: TemporaryRole = .staged,
  attempt: UInt8 = 0
) -> RelativePath {
  let key = attempt == 0 ? path.bytes : path.bytes + [0, attempt]
  let name = role.prefix + Array("\(ContentHash(of: key.span))".utf8)
  return path.parent?.appending(name) ?? RelativePath(name) ?? path
}

/// A name in the root of the build tree for what may have a target later.
///
/// `number` tells those of one process apart.
func earlyName(of source: RelativePath, _ number: UInt64) -> RelativePath {
  let key = source.bytes + [0, 0] + Array("\(number)".utf8)
  let name = TemporaryRole.staged.prefix + Array("\(ContentHash(of: key.span))".utf8)
  return RelativePath(name) ?? source
}

/// How many names are tried.
let temporaryAttempts: UInt8 = 4
