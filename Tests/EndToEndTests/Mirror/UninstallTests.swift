import SyncCore
import Testing

@testable import SyncDaemon

/// `uninstall`: exactly what was written goes (invariant 2).
@Suite struct UninstallTests {
  private func shop() throws -> Workshop {
    let shop = try Workshop()
    shop.write(
      "config.json",
      Array(
        """
        { "state": "state", "apps": [ { "name": "a", "drop": "drop", "build": "tree/build",
          "supports": { "minimumOS": "6.0" },
          "outputs": [ { "kind": "bundle" }, { "kind": "bundle", "path": "sub/deep" } ] } ] }
        """.utf8
      )
    )
    shop.write("drop/Default@2x.png", plainPNG(640, 960))
    shop.write("drop/Default.png", plainPNG(320, 480))
    return shop
  }

  @Test("the build tree is as it was before, byte for byte, however it was before")
  func asBefore() throws {
    let setups = [
      "true", "mkdir tree", "mkdir -p tree/build && echo mine > tree/build/mine",
      "mkdir -p tree/build/sub && echo mine > tree/build/sub/mine",
      // Foreign, and with just the bytes that would be written.
      "mkdir -p tree/build/sub/deep && cp drop/Default.png tree/build/sub/deep/",
      "mkdir -p tree/build && ln -s ../.. tree/build/link && mkfifo tree/build/pipe",
    ]
    for setup in setups {
      let shop = try shop()
      #expect(shop.shell(setup) == 0)
      #expect(shop.shell("ls -lR --time-style=+ tree >before 2>&1; true") == 0)
      #expect(shop.run("sync") == 1)
      #expect(shop.read("tree/build/Default@2x.png") == plainPNG(640, 960))
      #expect(shop.run("uninstall --dry-run") == 0)
      #expect(shop.output.contains("would remove Default@2x.png"))
      #expect(shop.read("tree/build/sub/deep/Default@2x.png") == plainPNG(640, 960))
      #expect(shop.run("uninstall") == 0)
      #expect(
        shop.shell("ls -lR --time-style=+ tree >after 2>&1; diff before after") == 0,
        "\(setup)"
      )
      // Again: nothing is ours any more.
      #expect(shop.run("uninstall") == 0)
      #expect(
        shop.shell("ls -lR --time-style=+ tree >after 2>&1; diff before after") == 0,
        "\(setup)"
      )
      #expect(shop.run("sync") == 1)
      #expect(shop.read("tree/build/Default@2x.png") == plainPNG(640, 960))
    }
  }

  @Test("what somebody changed stays, and is listed")
  func changed() throws {
    let shop = try shop()
    #expect(shop.run("sync") == 1)
    #expect(
      shop.shell(
        "cd tree/build && printf edited > Default.png && ln -sf /etc sub/deep/Default.png && echo 1 > sub/mine"
      ) == 0
    )
    #expect(shop.run("uninstall --app a") == 0)
    #expect(shop.output.contains("Default.png, which was edited"))
    #expect(shop.output.contains("sub/deep/Default.png, which was replaced"))
    #expect(shop.output.contains("sub, which holds files"))
    #expect(shop.read("tree/build/Default.png") == Array("edited".utf8))
    #expect(
      shop.shell("test -L tree/build/sub/deep/Default.png && test -e tree/build/sub/mine") == 0
    )
    #expect(shop.read("tree/build/Default@2x.png") == nil)
  }

  @Test("while the daemon runs it refuses, and says what to do")
  func running() throws {
    let shop = try shop()
    let daemon = try shop.launch("run")
    #expect(shop.eventually { shop.read("tree/build/Default@2x.png") != nil })
    #expect(shop.run("uninstall") == 4)
    #expect(shop.output.contains("systemctl stop"))
    #expect(shop.run("uninstall --dry-run") == 0)
    #expect(shop.read("tree/build/Default@2x.png") != nil)
    daemon.signal(15)
    #expect(daemon.wait() == 0)
    #expect(shop.run("uninstall --app b") == 2)
    #expect(shop.run("uninstall") == 0)
    #expect(shop.shell("test -d tree") != 0)
  }

  @Test("outputs of an app that the config no longer has, or has elsewhere, are not left behind")
  func orphans() throws {
    let shop = try shop()
    #expect(shop.run("sync") == 1)
    // Another build tree: the old one is emptied at the next pass.
    #expect(shop.shell("sed -i 's/tree.build/other/' config.json") == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.output.contains("removed from it"))
    #expect(shop.read("other/sub/deep/Default.png") == plainPNG(320, 480))
    #expect(shop.shell("test -d tree") != 0)
    // Another name: the old app is still known.
    #expect(shop.shell("sed -i 's/\"a\"/\"b\"/; s/other/third/' config.json") == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.run("uninstall --app a") == 0)
    #expect(shop.shell("test -d other") != 0)
    #expect(shop.read("third/Default.png") == plainPNG(320, 480))
  }

  @Test("what a kill left in a build tree goes with it, though the config names another by now")
  func killedBeforeTheMove() throws {
    let shop = try shop()
    #expect(shop.run("sync") == 1)
    // As after a kill between the renames and the manifest: one noted, one under its temporary name.
    let state = "state/apps/a"
    let setup = """
      python3 - <<'END'
      import json
      manifest = json.load(open("\(state)/manifest.json"))
      taken = [e for e in manifest["entries"] if e["path"] == "sub/deep/Default.png"]
      manifest["entries"] = [e for e in manifest["entries"] if e not in taken]
      json.dump(manifest, open("\(state)/manifest.json", "w"))
      open("\(state)/intents.jsonl", "w").write("".join(json.dumps(e) + "\\n" for e in taken))
      END
      printf x > tree/build/sub/deep/.launchsyncd-0123456789abcdef0123456789abcdef
      sed -i 's/tree.build/other/' config.json
      """
    #expect(shop.shell(setup) == 0)
    // All images are away: the old tree stays as it is for now, and nothing noted is forgotten.
    #expect(shop.shell("mkdir away && mv drop/* away/ && mv drop drop.away") == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.read("tree/build/sub/deep/Default.png") == plainPNG(320, 480))
    #expect(shop.shell("mv drop.away drop && mv away/* drop/") == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.read("other/sub/deep/Default.png") == plainPNG(320, 480))
    #expect(shop.shell("test -d tree") != 0)
  }

  @Test(
    "what it can not know or do is told, and is no success",
    arguments: [
      ("printf '{' > M", "damaged or of a newer"),
      ("sed -i 's/\"schema\":1/\"schema\":2/' M", "damaged or of a newer"),
      ("mv tree/build kept && printf x > tree/build", "can not be opened"),
    ]
  )
  func unknown(command: String, words: String) throws {
    let shop = try shop()
    #expect(shop.run("sync") == 1)
    let manifest = "state/apps/a/manifest.json"
    #expect(shop.shell(command.replacing("M", with: manifest)) == 0)
    let before = shop.read(manifest)
    for option in ["--dry-run", ""] {
      #expect(shop.run("uninstall \(option)") == 4)
      #expect(shop.output.contains(words), "\(shop.output)")
    }
    // Nothing was forgotten: with the means, it can still be done.
    #expect(shop.read(manifest) == before)
    #expect(shop.shell("test -e \(manifest).damaged") != 0)
  }
}
