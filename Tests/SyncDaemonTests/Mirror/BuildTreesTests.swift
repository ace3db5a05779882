import SyncCore
import Testing

@testable import SyncDaemon

/// Build trees that become one, and two again.
@Suite struct BuildTreesTests {
  private func app(_ name: String, in place: TemporaryFolder) -> App {
    let build = Array("\(place.path)/\(name)".utf8)
    return App(name: name, drop: Array("\(place.path)/drop".utf8), build: build)
  }

  @Test("a link that makes two trees one is seen by whoever is looked at, and so is its end")
  func links() throws {
    let place = try TemporaryFolder()
    let apps = ["a", "b", "c"].map { app($0, in: place) }
    var trees = BuildTrees()
    trees.take(apps) { _ in true }
    // Made by their first passes, and looked at then.
    place.run("mkdir a b c")
    for app in apps { trees.noteMade(app) }
    #expect(trees.regroup() == [])
    place.run("rmdir b; ln -s a b")
    #expect(trees.look(at: [apps[2]]) == [])
    #expect(trees.look(at: [apps[1]]) == ["a", "b"])
    #expect(trees.overlaps.mates(of: "a") == ["b"])
    place.run("rm b; mkdir b")
    #expect(trees.look(at: [apps[1]]) == ["a", "b"])
    #expect(trees.overlaps.mates(of: "a") == [])
    // The other one was made anew meanwhile.
    place.run("rmdir a; mkdir a; rmdir b; ln -s a b")
    #expect(trees.look(at: [apps[1]]) == ["a", "b"])
  }

  @Test("trees that were not looked at with the config are known after their first pass")
  func brands() throws {
    let place = try TemporaryFolder()
    let apps = ["a", "b"].map { app($0, in: place) }
    var trees = BuildTrees()
    trees.take(apps) { _ in false }
    place.run("mkdir a; ln -s a b")
    for app in apps { trees.noteMade(app) }
    #expect(trees.regroup() == ["a", "b"])
    trees.take([apps[1]]) { _ in false }
    #expect(trees.overlaps.mates(of: "b") == [])
  }
}
