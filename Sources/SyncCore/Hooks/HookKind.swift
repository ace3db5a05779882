/// What a command can be run on.
package enum HookKind: String, CaseIterable, Hashable, Sendable {
  case afterPass, gapOpened, gapClosed
}

extension Hooks {
  /// Program and arguments; empty when nothing is run.
  package func command(_ kind: HookKind) -> [String] {
    switch kind {
    case .afterPass: afterPass
    case .gapOpened: gapOpened
    case .gapClosed: gapClosed
    }
  }
}
