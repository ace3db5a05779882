import SyncCore
import Testing

@testable import SyncDaemon

/// A pass looks at what it has something to do about; events, and the pass after quiet, tell of the rest.
@Suite("Outputs that are trusted")
struct TrustTests {
  private static let edited = "Default@2x.png"
  private static let other = "de.lproj/Default@2x.png"

  /// An app with one output that somebody has edited, of which no event has come yet.
  private func edit(
    _ body: (ScriptedShop, inout Daemon<ScriptedWatcher>, _ before: String) throws -> Void
  ) throws {
    let shop = try ScriptedShop(apps: ["a"])
    try shop.drop("a", Self.edited)
    shop.place.run("mkdir drop/a/de.lproj")
    var daemon = try shop.daemon()
    try daemon.start()
    daemon.settle("a")
    let before = shop.hash("build/a/\(Self.edited)")
    shop.place.run("echo >> build/a/\(Self.edited)")
    try body(shop, &daemon, before)
  }

  private func isKept(_ shop: ScriptedShop) -> Bool {
    (try? Folder(opening: "\(shop.place.path)/state/apps/a/aside").entries().count) == 1
  }

  @Test("a drop of another image is not kept waiting by a look at them all; quiet is when they are")
  func quiet() throws {
    try edit { shop, daemon, before in
      try shop.drop("a", Self.other)
      let root = try shop.root(of: "a", daemon)
      daemon.watcher.script = [[.path(root, try relative(Self.other))]]
      daemon.turn()
      #expect(shop.outputs("a") == ["Default@2x.png", "de.lproj"])
      #expect(shop.hash("build/a/\(Self.edited)") != before)
      #expect(!isKept(shop))
      daemon.settle("a")
      daemon.turn()
      #expect(shop.hash("build/a/\(Self.edited)") == before)
      #expect(isKept(shop))
    }
  }

  @Test("a pass that wrote something is followed by such a look, too")
  func written() throws {
    let shop = try ScriptedShop(apps: ["a"])
    try shop.drop("a", Self.edited)
    var daemon = try shop.daemon()
    try daemon.start()
    shop.place.run("echo >> build/a/\(Self.edited)")
    daemon.settle("a")
    daemon.turn()
    #expect(shop.hash("build/a/\(Self.edited)") == shop.hash("drop/a/\(Self.edited)"))
    #expect(isKept(shop))
  }

  @Test("an event of the tree, a rescan, and a new image of that name look at once")
  func looked() throws {
    for reason in 0..<3 {
      try edit { shop, daemon, before in
        let drop = try shop.root(of: "a", daemon)
        let build = daemon.roots.root(for: .build("a", nil))
        try shop.drop("a", Self.other)
        // As whole as before, with other bytes.
        if reason == 2 { shop.place.run("printf 1 >> drop/a/\(Self.edited)") }
        let wanted = reason == 2 ? shop.hash("drop/a/\(Self.edited)") : before
        let news: [DirtyChange] = [
          .path(try #require(build), try relative(Self.edited)), .everything(drop),
          .path(drop, try relative(Self.edited)),
        ]
        daemon.watcher.script = [[.path(drop, try relative(Self.other)), news[reason]]]
        daemon.turn()
        #expect(shop.hash("build/a/\(Self.edited)") == wanted, "\(news[reason])")
        #expect(isKept(shop), "\(news[reason])")
      }
    }
  }

  @Test("only what was made of the same source, in the same way, is among them")
  func current() throws {
    let (hash, path) = (ContentHash(high: 1, low: 2), try relative("a.png"))
    func entry(_ hash: ContentHash, _ recipe: String = "copy", isStamped: Bool = true)
      -> Manifest.Entry
    {
      let stamp = Stamp(device: 1, inode: 1, size: 1, modified: 1, changed: 1)
      return Manifest.Entry(
        hash: hash,
        source: path,
        sourceHash: hash,
        recipe: recipe,
        stamp: isStamped ? stamp : nil
      )
    }
    let copy = DesiredFile(path: path, content: .copy(path, hash: hash))
    let other = ContentHash(high: 3, low: 4)
    let rows: [(Manifest.Entry?, Bool)] = [
      (entry(hash), true), (entry(other), false), (entry(hash, "scale"), false),
      (entry(hash, isStamped: false), false), (nil, false),
    ]
    for (entry, isCurrent) in rows {
      var manifest = Manifest()
      manifest.entries[path] = entry
      #expect(manifest.current(among: [copy]) == (isCurrent ? [path] : []))
    }
  }
}

extension ScriptedShop {
  /// The hash of a file, as text.
  fileprivate func hash(_ path: String) -> String {
    guard let name = RelativePath(path),
      let file = try? place.open().openFile(name),
      let bytes = try? file.readAll(upTo: 1 << 20)
    else { return "" }
    return "\(ContentHash(of: bytes.span))"
  }
}
