import Synchronization

/// Tells the service manager that a pass gets on, from the very places where it does.
///
/// A long pass is not a stuck one: without this, a thousand images would meet the watchdog. There is
/// one service manager for the process, hence one clock.
enum SignOfLife {
  /// Far below any sensible watchdog, far above what a message costs.
  private static let pause = Duration.seconds(1)

  private static let last = Atomic<Int64>(0)

  /// A turn of the loop begins, which gave a sign when it was due: the next is due later.
  static func begin() { last.store(monotonicNow().components.seconds, ordering: .relaxed) }

  /// Called once for each file read or written; tells at most once a second.
  ///
  /// - Parameter pass: the one that gets on, where it is beside the loop.
  static func give(_ pass: PassSign?) {
    pass?.give()
    let now = monotonicNow().components.seconds
    let before = last.load(ordering: .relaxed)
    guard now - before >= pause.components.seconds,
      last.compareExchange(expected: before, desired: now, ordering: .relaxed).exchanged
    else { return }
    ServiceNotice.progress.send()
  }
}
