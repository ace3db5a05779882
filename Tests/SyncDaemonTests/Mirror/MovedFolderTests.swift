import SyncCore
import Testing

@testable import SyncDaemon

/// Output folders that somebody renames while files are staged in them.
@Suite("A folder moved while it is written to")
struct MovedFolderTests {
  /// What is done to the folder `out` between the writing of files and their naming.
  static let moves = [
    "mv build/out away", "mv build/out away; mkdir -p build/out/in",
    "mv build/out away; cp -r away build/out; rm build/out/in/.launchsyncd-*",
    "mv build/out build/other", "mv build/out/in away; ln -s $PWD/away build/out/in",
    "mv build/out away; : > build/out",
  ]

  /// Stages a file for each source in `out/in`, has `meanwhile` happen, and names them.
  private func mirror(
    _ bench: inout MirrorBench,
    _ meanwhile: String
  ) throws -> Mirror.Outcome {
    let desired = try bench.copies("out/in/")
    let (plan, sight) = try bench.plan(desired)
    var stamps: [RelativePath: Stamp] = [:]
    for path in bench.sources.keys { stamps[path] = try bench.drop().status(path)?.stamp }
    let mirror = Mirror(
      drop: try bench.drop(),
      build: try bench.build().remembering(),
      durability: .full
    )
    var work = Mirror.Work(plan, before: bench.manifest, seen: sight.stamps)
    for file in desired {
      let replaces = bench.manifest.entries[file.path] != nil
      work.batch.append(try mirror.stage(file, replaces: replaces, stamps: stamps, nil))
    }
    bench.place.run(meanwhile)
    mirror.publish(bench.state, &work)
    #expect(work.batch.isEmpty)
    return work.outcome
  }

  @Test(
    "keeps nothing of ours that is not whole, wherever it is, and all that is somebody's",
    arguments: moves,
    [false, true]
  )
  func moved(move: String, replaces: Bool) throws {
    var bench = try MirrorBench()
    let names = ["a.png", "b.png"]
    for name in names { try bench.write(name, Array("old".utf8)) }
    if replaces {
      _ = try bench.mirror(bench.copies("out/in/"))
      for name in names { try bench.write(name, Array("new".utf8)) }
    } else {
      bench.place.run("mkdir -p build/out/in")
    }
    // It begins like one of ours.
    bench.place.run("echo mine > build/out/in/.launchsyncd-notes; mkdir build/out/in/mine")
    let outcome = try mirror(&bench, move)
    let left = "$(find . -name '.launchsyncd-*' ! -name .launchsyncd-notes)"
    bench.place.run("find . > list; test -z \"\(left)\"")
    bench.place.run("grep -qx mine $(find . -type f -name .launchsyncd-notes)")
    #expect(outcome.isIncomplete)
    #expect(outcome.postponed == Set(try names.map { try relative("out/in/" + $0) }))
    // What it held before is there as it was.
    let old = replaces ? 2 : 0
    bench.place.run("test $(find away build/other -name '?.png' 2>/dev/null | wc -l) = \(old)")
    bench.place.run("! grep -rl new away build 2>/dev/null")
  }

  @Test("is written to as ever when it is back in time")
  func back() throws {
    var bench = try MirrorBench()
    for name in ["a.png", "b.png"] { try bench.write(name, Array(name.utf8)) }
    bench.place.run("mkdir -p build/out/in")
    let outcome = try mirror(&bench, "mv build/out away; mv away build/out")
    #expect(!outcome.isIncomplete && outcome.touched == 2)
    #expect(try bench.read("out/in/a.png") == Array("a.png".utf8))
    bench.place.run("test -z \"$(find . -name '.launchsyncd-*')\"")
  }

  @Test("is never half of an exchange, when another one is in its place")
  func exchanged() throws {
    let bench = try MirrorBench()
    bench.place.run("mkdir build/out; printf old > build/out/a.png; printf new > build/out/tmp")
    let build = try bench.build().remembering()
    let (tmp, path) = (try relative("out/tmp"), try relative("out/a.png"))
    #expect(try build.openFile(path).readAll(upTo: 9) == Array("old".utf8))
    bench.place.run("mv build/out away; rm away/a.png; mkdir build/out")
    bench.place.run("printf theirs > build/out/a.png")
    let error = #expect(throws: SystemCallError.self) { try build.exchange(tmp, path) }
    #expect(error?.isMissing == true)
    bench.place.run("test $(cat away/tmp build/out/a.png) = newtheirs")
  }
}
