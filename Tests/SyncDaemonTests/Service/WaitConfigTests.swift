import SyncCore
import Testing

@testable import SyncDaemon

/// A config that was written before somebody asks is one of the things that he waits for.
@Suite("Who waits right after a config was written")
struct WaitConfigTests {
  @Test(
    "hears when what it asks for is done",
    arguments: [
      ControlRequest.wait(app: nil), .wait(app: "a"), .wait(app: "b"), .rescan(app: nil),
      .rescan(app: "b"),
    ],
    [true, false]
  )
  func good(_ request: ControlRequest, isTold: Bool) throws {
    var desk = try Desk()
    try desk.shop.configure(["a", "b"])
    try desk.shop.drop("b", "Default@2x.png")
    let answer = try desk.answer(to: request, isTold: isTold)
    #expect(answer["mirrored"] == .bool(true))
    #expect(desk.shop.outputs("b") == ["Default@2x.png"])
  }

  @Test("is answered by the old one when the new one is refused", arguments: [true, false])
  func bad(isTold: Bool) throws {
    var desk = try Desk()
    desk.shop.place.run("echo '{' > config.json")
    try desk.shop.drop("a", "Default@2x.png")
    desk.daemon.roster.note("a", nil)
    let answer = try desk.answer(to: .wait(app: nil), isTold: isTold)
    #expect(answer["mirrored"] == .bool(true))
    #expect(desk.daemon.roster.names == ["a"])
    #expect(desk.shop.outputs("a") == ["Default@2x.png"])
  }

  @Test("is told of an app that neither config has")
  func nobody() throws {
    var desk = try Desk()
    try desk.shop.configure(["a", "b"])
    let answer = try desk.answer(to: .wait(app: "nobody"), isTold: true)
    #expect(answer["error"]?.text?.contains("nobody") == true)
  }

  @Test("does not wait where the config is as it was when it was read")
  func same() throws {
    var desk = try Desk()
    try desk.ask(.wait(app: nil), isTold: true)
    desk.daemon.turn()
    #expect(try desk.received() != nil)
  }
}

/// A daemon of one app, and somebody who asks it.
private struct Desk: ~Copyable {
  let shop: ScriptedShop
  var daemon: Daemon<ScriptedWatcher>
  private let client: LocalConnection

  init() throws {
    let shop = try ScriptedShop(apps: ["a"])
    var daemon = try shop.daemon()
    try daemon.start()
    let client = try daemon.place.connect()
    self.init(shop, daemon, client)
  }

  private init(
    _ shop: ScriptedShop,
    _ daemon: consuming Daemon<ScriptedWatcher>,
    _ client: consuming LocalConnection
  ) {
    self.shop = shop
    self.daemon = daemon
    self.client = client
  }

  /// `isTold`: an event of the config's file comes before that of the cookie.
  mutating func ask(_ request: ControlRequest, isTold: Bool) throws {
    let config = try #require(daemon.roots.root(for: .config))
    let cookies = try #require(daemon.roots.root(for: .cookies))
    daemon.watcher.script = [
      (isTold ? [.everything(config)] : []) + [.path(cookies, try relative("cookie-1"))]
    ]
    _ = try client.send(ArraySlice(request.line + [UInt8(ascii: "\n")]))
  }

  /// The answer, which does not come before the config has been read.
  mutating func answer(to request: ControlRequest, isTold: Bool) throws -> JSONValue {
    try ask(request, isTold: isTold)
    daemon.turn()
    let early = try received()
    // A machine that stood still for longer than a config is left alone for may have read it already.
    if daemon.hasNewConfig { #expect(early == nil) }
    // Long ago: it is due.
    daemon.deadlines.reload(.zero)
    daemon.turn()
    let isUnread = daemon.hasNewConfig
    #expect(!isUnread)
    let late = try received()
    return try #require(early ?? late)
  }

  func received() throws -> JSONValue? {
    guard let bytes = try client.receive(upTo: 1 << 16) else { return nil }
    return try JSONValue(parsing: bytes)
  }
}
