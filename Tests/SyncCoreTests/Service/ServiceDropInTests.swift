import Testing

@testable import SyncCore

@Suite("The service's drop-in")
struct ServiceDropInTests {
  private func config(_ folders: [(drop: String, build: String)]) -> Config {
    Config(
      apps: folders.enumerated().map { index, pair in
        App(name: "a\(index)", drop: Array(pair.drop.utf8), build: Array(pair.build.utf8))
      }
    )
  }

  private func paths(_ config: Config) -> UnitPaths {
    let unit = "ReadWritePaths=-/srv\nReadOnlyPaths=-/srv/drop\nProtectHome=yes\n"
    let text = ServiceDropIn.text(config, path: Array(ServiceDropIn.defaultConfig.utf8))
    return UnitPaths([Array(unit.utf8), Array(text.utf8)])
  }

  @Test(
    "lets the sandbox read every drop folder and write every build tree, wherever they lie",
    arguments: [
      ("/srv/drop/a", "/srv/build/a"), ("/srv/a/in", "/srv/a/out"), ("/data/in", "/data/out"),
      ("/home/eve/my \"drop\"", "/home/eve/50% done/x"), ("/tmp/in", "/tmp/out"), ("/in", "/out"),
      ("/root/a\\b", "/var/tmp/b/c"),
    ]
  )
  func reaches(drop: String, build: String) {
    let paths = paths(config([(drop, build)]))
    let (drop, build) = (Array(drop.utf8), Array(build.utf8))
    #expect(paths.canSee(drop))
    #expect(paths.canSee(build))
    #expect(paths.canWrite(build))
    #expect(paths.canWrite(build + Array("/deep/down".utf8)))
    #expect(!paths.canWrite(drop))
    #expect(!paths.canWrite(Array("/etc".utf8)))
    #expect(!paths.canWrite(Array("/srvx".utf8)))
  }

  @Test("takes the unit's own paths away")
  func resets() {
    #expect(!paths(config([("/data/in", "/data/out")])).canWrite(Array("/srv/other".utf8)))
  }

  @Test(
    "lets feedback be written into the drop folder, and into no other",
    arguments: ["/srv/drop", "/home/eve/drop"]
  )
  func feedback(folder: String) {
    var config = config([("\(folder)/told", "/data/out"), ("\(folder)/silent", "/data/out2")])
    config.apps[0].feedback = true
    let paths = paths(config)
    #expect(paths.canWrite(Array("\(folder)/told".utf8)))
    #expect(paths.canSee(Array("\(folder)/told".utf8)))
    #expect(!paths.canWrite(Array("\(folder)/silent".utf8)))
  }

  @Test(
    "of two rules for one path the stricter counts, as for systemd",
    arguments: ["/srv/drop", "/srv/drop/"]
  )
  func equalRules(rule: String) {
    let paths = UnitPaths([Array("ReadWritePaths=\(rule)\nReadOnlyPaths=-/srv/drop\n".utf8)])
    #expect(!paths.canWrite(Array("/srv/drop/a".utf8)))
  }

  @Test("writes a build tree that lies in the drop folder's own folder")
  func shared() {
    let paths = paths(config([("/data", "/data/out")]))
    #expect(paths.canWrite(Array("/data/out".utf8)))
  }

  @Test(
    "shows the config's folder where the sandbox hides it",
    arguments: [("/home/eve/conf", true), ("/opt/conf", false)]
  )
  func configFolder(folder: String, isBound: Bool) {
    let text = ServiceDropIn.text(
      config([("/in", "/out")]),
      path: Array("\(folder)/config.json".utf8)
    )
    #expect(text.contains("BindReadOnlyPaths=-\"\(folder)\"") == isBound)
    #expect(text.contains("ReadOnlyPaths=-\"\(folder)\"") == isBound)
    let paths = UnitPaths([Array("ProtectHome=yes\n".utf8), Array(text.utf8)])
    #expect(paths.canSee(Array("\(folder)/config.json".utf8)))
    #expect(!paths.canWrite(Array("\(folder)/config.json".utf8)))
  }

  @Test("names another config, and no config that the unit already has")
  func otherConfig() {
    let config = config([("/in", "/out")])
    let own = ServiceDropIn.text(config, path: Array(ServiceDropIn.defaultConfig.utf8))
    #expect(!own.contains("ConditionPathExists"))
    let other = ServiceDropIn.text(config, path: Array("/opt/x y.json".utf8))
    #expect(other.contains("ConditionPathExists=\nConditionPathExists=/opt/x y.json\n"))
    #expect(other.contains("Environment=\"LAUNCHSYNCD_CONFIG=/opt/x y.json\"\n"))
  }

  @Test("without one, homes and temporary folders are hidden")
  func hidden() {
    let paths = UnitPaths([Array("ReadWritePaths=-/\nProtectHome=yes\n".utf8)])
    #expect(!paths.canSee(Array("/home/eve".utf8)))
    #expect(!paths.canSee(Array("/tmp/x".utf8)))
    #expect(paths.canSee(Array("/srv".utf8)))
    #expect(paths.canWrite(Array("/srv".utf8)))
  }

  @Test(
    "a path holds itself and what lies below, with a slash at its end or without",
    arguments: ["/srv", "/srv/"],
    [("/srv", true), ("/srv/", true), ("/srv/build", true), ("/srvx", false), ("/", false)]
  )
  func holds(rule: String, row: (path: String, isHeld: Bool)) {
    let paths = UnitPaths([Array("ReadWritePaths=\(rule)\n".utf8)])
    #expect(paths.canWrite(Array(row.path.utf8)) == row.isHeld)
  }
}

@Suite("The first config")
struct StartConfigTests {
  @Test("is good, and its folders are the service's or beside it", arguments: [true, false])
  func decodes(isSystem: Bool) throws {
    let text = StartConfig.text(app: "größe-1", isSystem: isSystem)
    let config = try Config.decode(Array(text.utf8), folder: Array("/x".utf8))
    let root = isSystem ? "/srv" : "/x"
    #expect(config.apps.map(\.name) == ["größe-1"])
    #expect(config.apps[0].drop == Array("\(root)/drop/größe-1".utf8))
    #expect(config.apps[0].build == Array("\(root)/build/größe-1".utf8))
    #expect(config.state == (isSystem ? nil : Array("/x/state".utf8)))
    #expect(text.contains("\"//\""))
  }
}

@Suite("A diagnosis")
struct DiagnosisTests {
  @Test("says each thing once, with the command that mends it")
  func text() {
    var diagnosis = Diagnosis()
    diagnosis.good(.kernel, "Linux 6.1")
    #expect(diagnosis.isHealthy)
    diagnosis.bad(.drop, "a: it is not there", fix: "mkdir /in")
    #expect(!diagnosis.isHealthy)
    #expect(
      diagnosis.text(Style(isColoured: false))
        == "ok   Linux 6.1\nBAD  a: it is not there\n       mkdir /in\n\n1 thing is wrong\n"
    )
    let findings = diagnosis.json["findings"]
    #expect(diagnosis.json["healthy"] == false)
    guard case .array(let rows) = findings else {
      Issue.record("no findings")
      return
    }
    #expect(rows.map { $0["fix"] } == [.null, "mkdir /in"])
  }
}
