import Glibc
import SyncCore
import Testing

@testable import SyncDaemon

/// What a command ends with is what its help and its manual say, whatever is wrong.
@Suite("End to end: exit statuses")
struct ExitStatusTests {
  /// What is wrong, the commands that make it so, and whether the daemon ends by itself then.
  static let faults: [(what: String, make: String, endsDaemon: Bool)] = [
    ("nothing", "true", false), ("no config", "rm config.json", true),
    ("a config with an error", "echo '{' > config.json", true),
    ("a state folder that is a file", "echo > state", true),
    ("a lock that is a folder", "mkdir -p state/lock", true),
    ("a state that can not be made", "rm -rf state && ln -s /proc/nothing/there state", true),
    ("no drop folder", "rmdir drop", false),
    ("a drop folder that is a file", "rmdir drop && echo > drop", false),
    ("a build tree that is a link to nowhere", "ln -s nowhere build", false),
    ("a build tree that is a file", "echo > build", false),
  ]

  @Test("are those of the table, over every command and fault", arguments: Self.faults.indices)
  func agree(index: Int) throws {
    let fault = Self.faults[index]
    for command in Command.allCases where command != .run || fault.endsDaemon {
      let shop = try Workshop()
      #expect(shop.shell(fault.make) == 0)
      let status = shop.run("\(command.rawValue)\(Self.arguments(command))")
      let known = command.row.allExits.map(\.status)
      #expect(known.contains(status), "\(command) with \(fault.what): \(status)\n\(shop.output)")
      if status > 1 { #expect(!shop.output.isEmpty, "\(command) with \(fault.what)") }
    }
  }

  private static func arguments(_ command: Command) -> String {
    switch command {
    case .explain: " drop/nothing.png"
    case .accept: " --app a"
    case .run, .sync, .status, .coverage, .wait, .rescan, .report, .check, .uninstall, .devices,
      .`init`, .doctor:
      ""
    }
  }

  @Test("a file to explain that is not there is an error of usage, which names it")
  func explain() throws {
    let shop = try Workshop()
    #expect(shop.run("explain nothing.png") == 2)
    #expect(shop.output.contains("nothing.png: No such file or directory"))
  }

  @Test("the build tree's path is named when it can not be used, by `check` too")
  func named() throws {
    let shop = try Workshop()
    #expect(shop.shell("ln -s nowhere build") == 0)
    #expect(shop.run("sync") == 4)
    #expect(shop.output.contains("\(shop.path)/build"), "\(shop.output)")
    #expect(shop.run("check") == 2)
    #expect(shop.output.contains("\(shop.path)/build is a link that leads nowhere"))
  }

  @Test(
    "a drop folder that may not be read is told as that, with what to do",
    .enabled(if: Ability.otherUser, "needs to be root")
  )
  func denied() throws {
    let shop = try Workshop()
    #expect(shop.shell("chmod 755 . && chown -R 65534 . && chmod 000 drop") == 0)
    let user = "setpriv --reuid=65534 --clear-groups"
    #expect(shop.run("sync", with: user) == 1)
    #expect(shop.output.contains("may not be opened by this user"), "\(shop.output)")
    #expect(shop.output.contains("setfacl"))
    #expect(shop.run("check", with: user) == 2)
    #expect(shop.output.contains("drop may not be opened by this user"))
    #expect(shop.shell("chmod 755 drop") == 0)
    #expect(shop.run("check", with: user) == 0)
  }

  @Test("metrics on the config itself are refused, through a link too")
  func metricsOnConfig() throws {
    let shop = try Workshop()
    #expect(
      shop.shell(
        "ln -s config.json m && sed -i 's/{ \"state\"/{ \"metrics\": \"m\", \"state\"/' config.json"
      ) == 0
    )
    #expect(shop.run("check") == 2)
    #expect(shop.output.contains("\"metrics\" is the config itself"), "\(shop.output)")
  }
}
