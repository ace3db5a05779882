import SyncCore

/// Where a problem can come from beside the pass itself.
enum AftermathOrigin: Hashable, Sendable {
  case report
  /// What is written of all apps together; one of them lists what is wrong with it.
  case shared
  case hook(HookKind)
}

extension AppRun {
  /// Takes over what was found wrong after a pass; it stays listed until the same origin says better.
  ///
  /// - Returns: whether the app's problems are others now.
  mutating func take(_ problems: [Problem], from origin: AftermathOrigin) -> Bool {
    let old = status
    aftermath[origin] = problems.isEmpty ? nil : problems
    status.list(allProblems)
    switch status.state {
    case .held, .pending, .retired: break
    case .covered, .gaps, .problems:
      status.state =
        !status.problems.isEmpty ? .problems : status.gaps.isEmpty ? .covered : .gaps
    }
    return status != old
  }

  /// What the pass found and what came after it.
  var allProblems: [Problem] { Array(Set(found + aftermath.values.flatMap(\.self))) }
}
