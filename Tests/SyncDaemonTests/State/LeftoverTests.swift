import SyncCore
import Testing

@testable import SyncDaemon

/// What a kill leaves half written in the state folder.
@Suite struct LeftoverTests {
  @Test("goes when the app is loaded, but what another thread writes, and not in a dry run")
  func sweep() throws {
    let bench = try MirrorBench()
    let app = bench.place.path + "/state/apps/a"
    bench.place.run("cd \(app) && touch .launchsyncd-steady .launchsyncd-report.key kept")
    bench.place.run("mkdir \(app)/thumbnails; touch \(app)/thumbnails/.launchsyncd-1.png")
    func names() throws -> [String] {
      try Folder(opening: app).entries().filter { $0.kind == .file }.map(\.name.description)
    }
    let before = try names()
    #expect(before.count == 3)
    _ = try bench.state.load(isDry: true)
    #expect(try names() == before)
    _ = try bench.state.load(isDry: false)
    #expect(try names() == before.filter { $0 != ".launchsyncd-steady" })
    #expect(try Folder(opening: app + "/thumbnails").entries().isEmpty)
  }

  @Test("is not left by a write that fails")
  func failed() throws {
    let place = try TemporaryFolder()
    let state = try StateFolder(making: Array("\(place.path)/state".utf8))
    place.run("mkdir -p state/name/in")
    #expect(throws: SystemCallError.self) { try state.replace("name", with: [1]) }
    let left = try Folder(opening: place.path + "/state").entries()
    #expect(left.map(\.name.description) == ["name"])
  }
}
