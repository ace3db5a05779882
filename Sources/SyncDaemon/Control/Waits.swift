import SyncCore

/// Who waits for which apps: first for a cookie to come through the event queue, then for the passes
/// that are due when it has.
package struct Waits {
  private var baking: [Int: Wait] = [:]
  /// Cookies that came, in their order.
  private var came: [Int] = []
  private var running: [Wait] = []
  private var lastCookie = 0

  /// Passes of an app that something changes in all the time; then what is left is told as incomplete.
  private static let patience = 3
  /// As many while a removal goes on: it ends by itself, unless something comes and goes all the time.
  private static let leavingPatience = 1_000

  struct Wait {
    let client: ClientID
    let request: ControlRequest
    /// The apps whose passes it waits for, with how many there were.
    var pending: [String: Int] = [:]

    init(client: ClientID, request: ControlRequest) {
      self.client = client
      self.request = request
    }
  }

  var isBaking: Bool { !baking.isEmpty }
  var isBaked: Bool { !came.isEmpty }

  /// Has somebody wait for a cookie of the number that is answered.
  mutating func bake(_ client: ClientID, _ request: ControlRequest) -> Int {
    lastCookie += 1
    baking[lastCookie] = Wait(client: client, request: request)
    return lastCookie
  }

  mutating func come(_ cookie: Int) { came.append(cookie) }

  /// Every cookie made so far counts as come.
  mutating func comeAll() { came += baking.keys.sorted() }

  /// Those whose cookie came.
  mutating func takeBaked() -> [Wait] {
    defer { came = [] }
    return came.compactMap { baking.removeValue(forKey: $0) }
  }

  /// Waits for the passes of these apps.
  mutating func run(_ wait: Wait, _ apps: some Sequence<String>) {
    var wait = wait
    for app in apps { wait.pending[app] = 0 }
    running.append(wait)
  }

  /// A pass of the app is done; `isDue`: something was left for the next; `isLeaving`: something is gone
  /// whose outputs wait for quiet, which comes of itself.
  mutating func passed(_ app: String, isDue: Bool, isLeaving: Bool = false) {
    let isOpen = isDue || isLeaving
    let patience = isLeaving ? Self.leavingPatience : Self.patience
    for index in running.indices {
      guard let count = running[index].pending[app] else { continue }
      running[index].pending[app] = isOpen && count + 1 < patience ? count + 1 : nil
    }
  }

  /// The app is no more.
  mutating func forget(_ app: String) { passed(app, isDue: false) }

  /// Those that wait for nothing any more.
  mutating func takeDone() -> [Wait] {
    let done = running.filter(\.pending.isEmpty)
    running.removeAll(where: \.pending.isEmpty)
    return done
  }
}
