import Testing

@testable import SyncCore

@Suite("The queue of hooks")
struct HookQueueTests {
  private func app(_ name: String = "aurora") -> App {
    var app = LaunchFixture.app()
    app.name = name
    app.hooks = Hooks(afterPass: ["a"], gapOpened: ["o"], gapClosed: ["c"])
    return app
  }

  private func gaps(_ ids: String...) -> [HookGap] { ids.map { HookGap(id: $0, nil) } }

  /// What would run, in order: `kind app ids`.
  private func drained(_ queue: HookQueue) throws -> [String] {
    var queue = queue
    var calls: [String] = []
    while let call = queue.next() {
      #expect(call.input.last == UInt8(ascii: "\n"))
      let json = try JSONValue(parsing: Array(call.input.dropLast()))
      let ids = json["gaps"]?.elements.compactMap { $0["id"]?.text } ?? []
      #expect(json["event"]?.text == call.kind.rawValue)
      #expect(json["schema"]?.number == 1)
      calls.append(([call.kind.rawValue, json["app"]?.text ?? "?"] + ids).joined(separator: " "))
    }
    return calls
  }

  @Test("what piles up of one app and kind is one call, with the latest word")
  func coalesces() throws {
    var queue = HookQueue()
    var status = AppStatus(pending: "aurora")
    let states = AppStatus.State.allCases
    for state in states {
      status.state = state
      queue.passed(app(), status)
    }
    queue.passed(app("borealis"), AppStatus(pending: "borealis"))
    queue.changed(app(), opened: gaps("one"), closed: [], status)
    queue.changed(app(), opened: gaps("two"), closed: [], status)
    var copy = queue
    let first = copy.next()
    #expect(
      first.map { String(decoding: $0.input, as: UTF8.self) }?.contains(
        "\"state\":\"\(states.last?.rawValue ?? "")\""
      ) == true
    )
    #expect(
      try drained(queue) == ["afterPass aurora", "afterPass borealis", "gapOpened aurora one two"]
    )
  }

  @Test("a gap that came and went before it was told is not told")
  func takesBack() throws {
    let status = AppStatus(pending: "aurora")
    var queue = HookQueue()
    queue.changed(app(), opened: gaps("one", "two"), closed: gaps("old"), status)
    queue.changed(app(), opened: gaps("old"), closed: gaps("one"), status)
    #expect(try drained(queue) == ["gapOpened aurora two"])
    queue.changed(app(), opened: [], closed: gaps("two"), status)
    #expect(queue.next() == nil)
  }

  @Test("nothing runs for an app without that hook")
  func unasked() {
    var plain = app()
    plain.hooks = Hooks(gapClosed: ["c"])
    var queue = HookQueue()
    queue.passed(plain, AppStatus(pending: "aurora"))
    queue.changed(plain, opened: gaps("one"), closed: [], AppStatus(pending: "aurora"))
    #expect(queue.next() == nil)
    queue.changed(plain, opened: [], closed: gaps("one"), AppStatus(pending: "aurora"))
    #expect(queue.next()?.kind == .gapClosed)
  }
}
