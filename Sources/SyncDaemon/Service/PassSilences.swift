/// The passes beside the loop, and which of them have given no sign for long.
///
/// They are told of and left alone. To end the daemon for one would stop all other apps, and the next
/// start would hang where this pass does, before it is ready.
struct PassSilences: Sendable {
  /// Far longer than reading or writing one file takes, however slow the disk.
  static let limit = Duration.seconds(600)

  private var passes: [String: Pass] = [:]

  private struct Pass: Sendable {
    let sign: PassSign
    /// The last sign before the silence that was told.
    var told: Duration?
  }

  /// The pass of an app is sent beside the loop.
  mutating func begin(_ app: String, _ sign: PassSign) { passes[app] = Pass(sign: sign) }

  /// It is back.
  ///
  /// - Returns: whether a silence of it was told.
  mutating func end(_ app: String) -> Bool { passes.removeValue(forKey: app)?.told != nil }

  /// When to look again; nil: there are none.
  func next(_ now: Duration) -> Duration? {
    passes.values.map { pass in
      guard let last = pass.sign.last, last != pass.told else { return now + Self.limit }
      return last + Self.limit
    }.min()
  }

  /// The apps whose passes have been silent for too long, each silence once.
  mutating func takeSilent(_ now: Duration) -> [(app: String, time: Duration)] {
    var silent: [(app: String, time: Duration)] = []
    for (app, pass) in passes.sorted(by: { $0.key < $1.key }) {
      guard let last = pass.sign.last, last != pass.told, now - last >= Self.limit else { continue }
      passes[app]?.told = last
      silent.append((app: app, time: now - last))
    }
    return silent
  }
}
