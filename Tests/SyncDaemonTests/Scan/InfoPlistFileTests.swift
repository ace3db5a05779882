import Testing

@testable import SyncCore
@testable import SyncDaemon

@Suite("The app's Info.plist on disk")
struct InfoPlistFileTests {
  static let good =
    "<plist><dict><key>MinimumOSVersion</key><string>8.0</string></dict></plist>"

  /// What the macros can not write themselves.
  private func look(_ file: inout InfoPlistFile) -> Bool { file.refresh() }

  @Test("is read when its stamp has changed, and only then")
  func stamps() throws {
    let place = try TemporaryFolder()
    place.run("echo '\(Self.good)' > Info.plist")
    var file = InfoPlistFile(path: Array("\(place.path)/Info.plist".utf8))
    #expect(look(&file))
    #expect(file.plist?.minimumOS == OSVersion(8))
    #expect(!look(&file))
    place.run("sed s/8.0/9.0/ Info.plist > new; mv new Info.plist")
    #expect(look(&file))
    #expect(file.plist?.minimumOS == OSVersion(9))
  }

  @Test(
    "counts as it was while it can not be read, and is told as one problem",
    arguments: [
      ("rm Info.plist", "No such file"),
      ("rm Info.plist; mkdir Info.plist", "is no file"),
      ("rm Info.plist; mkfifo Info.plist", "is no file"),
      ("rm Info.plist; ln -s Info.plist Info.plist", "symbolic links"),
      ("truncate -s 5000000 Info.plist", "5000000 bytes, more than 4000000"),
      (": > Info.plist", "it is empty"),
      ("echo '<plist><dict><key>A' > Info.plist", "it ends in the middle"),
    ]
  )
  func unreadable(command: String, reason: String) throws {
    let place = try TemporaryFolder()
    place.run("echo '\(Self.good)' > Info.plist")
    var file = InfoPlistFile(path: Array("\(place.path)/Info.plist".utf8))
    _ = file.refresh()
    place.run(command)
    #expect(look(&file))
    #expect(file.plist?.minimumOS == OSVersion(8))
    #expect(file.problems(with: Support()).map(\.code) == [.infoPlist])
    #expect(
      file.problems(with: Support())[0].message.contains(reason),
      "\(file.problems(with: Support())[0].message)"
    )
    #expect(!file.problems(with: Support())[0].remedy.isEmpty)
    #expect(!look(&file))
    place.run("rm -rf Info.plist; echo '\(Self.good)' > Info.plist")
    #expect(look(&file))
    #expect(file.problems(with: Support()).isEmpty)
  }

  @Test("is found through a link, and through folders that are links")
  func links() throws {
    let place = try TemporaryFolder()
    place.run("mkdir real; echo '\(Self.good)' > real/I; ln -s real app; ln -s I real/Info.plist")
    var file = InfoPlistFile(path: Array("\(place.path)/app/Info.plist".utf8))
    #expect(look(&file))
    #expect(file.plist?.minimumOS == OSVersion(8))
  }
}
