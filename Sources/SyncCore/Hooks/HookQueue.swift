/// Hooks that wait: one runs at a time, and what piles up meanwhile becomes one run.
///
/// Laws: (1) of one app and kind at most one call waits; (2) a gap that opened and closed again
/// before it was told is not told at all; (3) apps take turns.
package struct HookQueue: Sendable {
  private var waiting: [Waiting] = []

  fileprivate struct Waiting: Sendable {
    let app: App
    let kind: HookKind
    var gaps: [String: HookGap] = [:]
    var status: AppStatus
  }

  package init() {}

  /// A pass changed the build tree or what status says.
  package mutating func passed(_ app: App, _ status: AppStatus) {
    add(app, .afterPass, [], status)
  }

  /// Gaps came and went; each gap only once.
  package mutating func changed(
    _ app: App,
    opened: [HookGap],
    closed: [HookGap],
    _ status: AppStatus
  ) {
    let back = takeBack(app.name, .gapClosed, opened)
    let gone = takeBack(app.name, .gapOpened, closed)
    add(app, .gapOpened, opened.filter { !back.contains($0.id) }, status)
    add(app, .gapClosed, closed.filter { !gone.contains($0.id) }, status)
  }

  /// The next command to run; nil when none waits.
  package mutating func next() -> HookCall? {
    guard !waiting.isEmpty else { return nil }
    let first = waiting.removeFirst()
    return HookCall(
      app: first.app,
      kind: first.kind,
      input: Self.input(first).line() + [UInt8(ascii: "\n")]
    )
  }

  private mutating func add(_ app: App, _ kind: HookKind, _ gaps: [HookGap], _ status: AppStatus) {
    guard !app.hooks.command(kind).isEmpty, kind == .afterPass || !gaps.isEmpty else { return }
    var entry = Waiting(app: app, kind: kind, status: status)
    if let place = waiting.firstIndex(where: { $0.app.name == app.name && $0.kind == kind }) {
      entry.gaps = waiting[place].gaps
      waiting[place] = entry.adding(gaps)
    } else {
      waiting.append(entry.adding(gaps))
    }
  }

  /// Takes gaps out of a call that waits; returns the ids that were in it.
  private mutating func takeBack(_ app: String, _ kind: HookKind, _ gaps: [HookGap]) -> Set<String>
  {
    guard let place = waiting.firstIndex(where: { $0.app.name == app && $0.kind == kind }) else {
      return []
    }
    var taken: Set<String> = []
    for gap in gaps where waiting[place].gaps.removeValue(forKey: gap.id) != nil {
      taken.insert(gap.id)
    }
    if waiting[place].gaps.isEmpty { waiting.remove(at: place) }
    return taken
  }

  /// `{"schema":1,"event":…,"app":…,"drop":…,"build":…}`, then what the event is about.
  private static func input(_ waiting: Waiting) -> JSONValue {
    var members = [
      JSONValue.Member("schema", 1),
      JSONValue.Member("event", .string(waiting.kind.rawValue)),
      JSONValue.Member("app", .string(waiting.app.name)),
      JSONValue.Member("drop", .string(printable(waiting.app.drop))),
      JSONValue.Member("build", .string(printable(waiting.app.build))),
      JSONValue.Member("state", .string(waiting.status.state.rawValue)),
    ]
    switch waiting.kind {
    case .afterPass: members.append(JSONValue.Member("status", waiting.status.json))
    case .gapOpened, .gapClosed:
      let gaps = waiting.gaps.sorted { $0.key < $1.key }
      members.append(JSONValue.Member("gaps", .array(gaps.map(\.value.json))))
    }
    return .object(members)
  }
}

extension HookQueue.Waiting {
  fileprivate func adding(_ more: [HookGap]) -> Self {
    var copy = self
    for gap in more { copy.gaps[gap.id] = gap }
    return copy
  }
}

/// One command to run.
package struct HookCall: Sendable {
  package let app: App
  package let kind: HookKind
  /// What it reads on standard input: one line of JSON.
  package let input: [UInt8]

  package init(app: App, kind: HookKind, input: [UInt8]) {
    self.app = app
    self.kind = kind
    self.input = input
  }

  package var command: [String] { app.hooks.command(kind) }
  package var timeout: Duration { app.hooks.timeout }
}

/// A gap as a hook reads it.
package struct HookGap: Sendable {
  package let id: String
  let json: JSONValue

  /// `gap` is nil when it was open before the daemon started: then its id is all that is known.
  package init(id: String, _ gap: Gap?) {
    self.id = id
    json = gap?.json ?? .record(["id": .string(id)])
  }
}
