/// Commands run on events: argument vectors, never a shell.
package struct Hooks: Hashable, Sendable {
  package var afterPass: [String]
  package var gapOpened: [String]
  package var gapClosed: [String]
  /// How long one of them may run before it is ended.
  package var timeout: Duration

  package init(
    afterPass: [String] = [],
    gapOpened: [String] = [],
    gapClosed: [String] = [],
    timeout: Duration = .seconds(60)
  ) {
    self.afterPass = afterPass
    self.gapOpened = gapOpened
    self.gapClosed = gapClosed
    self.timeout = timeout
  }
}
