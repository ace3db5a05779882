import Glibc
import SyncCore
import Testing

@testable import SyncDaemon

/// What a pass had taken and could not use is there for the next one; and no more than that.
@Suite("Passes that come to nothing")
struct FailedPassTests {
  private func app(_ shop: ScriptedShop) throws -> App {
    let file = ConfigFile(given: Array("\(shop.place.path)/config.json".utf8))
    guard case .success(let config) = file.load() else { throw ScriptError.badConfig }
    return try #require(config.apps.first)
  }

  private func state(_ shop: ScriptedShop) throws -> StateFolder {
    try StateFolder(making: Array("\(shop.place.path)/state".utf8))
  }

  private func surroundings(_ shop: ScriptedShop, _ imager: ImagerBinary? = nil) throws
    -> PassJob.Surroundings
  {
    PassJob.Surroundings(
      state: Shared(try state(shop)),
      imager: Imager(imager, folder: nil),
      epoch: nil,
      boot: nil
    )
  }

  @Test("an Info.plist that can not be kept counts at once, and is kept when there is room again")
  func infoPlist() throws {
    let shop = try ScriptedShop(apps: ["a"])
    let path = Array("\(shop.place.path)/Info.plist".utf8)
    // A folder where it would be kept.
    shop.place.run(
      "echo '\(InfoPlistFileTests.good)' > Info.plist; mkdir -p state/apps/a/info.plist/x"
    )
    let state = try AppState(state: try state(shop), app: "a")
    var config = try app(shop)
    config.supports.infoPlist = path
    var run = AppRun(app: config)
    var failure: SystemCallError?
    do {
      _ = try run.readInfoPlist(state)
    } catch {
      failure = error
    }
    #expect(failure != nil)
    let supported = run.effective.supports.minimumOS
    #expect(supported == OSVersion(8))
    shop.place.run("rm -r state/apps/a/info.plist")
    let problems = try run.readInfoPlist(state)
    #expect(problems.isEmpty)
    let kept = try state.infoPlist(of: path)
    #expect(kept == Array("\(InfoPlistFileTests.good)\n".utf8))
  }

  @Test("a pass that can not use the state is told as failed to who waits")
  func thrown() throws {
    let shop = try ScriptedShop(apps: ["a"])
    // A file where the app's folder would be.
    shop.place.run("mkdir -p state/apps && touch state/apps/a")
    let run = AppRun(app: try app(shop))
    let job = PassJob.done(PassJob(run: run, try surroundings(shop), progress: nil))
    guard case .failed = job.outcome else {
      Issue.record("it did not fail")
      return
    }
    #expect(job.run.needsRetry)
  }

  @Test("a removal that was accepted happens though the next pass can not write")
  func acceptance() throws {
    let shop = try ScriptedShop(apps: ["a"])
    for name in ["Default@2x.png"] + (1...5).map({ "\($0).png" }) { try shop.drop("a", name) }
    var daemon = try shop.daemon()
    try daemon.start()
    let root = try shop.root(of: "a", daemon)
    func look() {
      daemon.watcher.script = [[.everything(root)]]
      daemon.turn()
    }
    shop.place.run("rm drop/a/*")
    look()
    daemon.settle("a")
    #expect(daemon.roster["a"]?.status.state == .held)
    let held = try daemon.state.held(of: "a")
    try daemon.state.accept(held, of: "a")
    shop.place.run("mv build/a build/x; echo > build/a")
    look()
    #expect(daemon.roster["a"]?.needsRetry == true)
    shop.place.run("rm build/a; mv build/x build/a")
    look()
    #expect(shop.outputs("a") == [])
    #expect(daemon.roster["a"]?.status.state != .held)
  }

  @Test("a moment of quiet is over when its pass failed")
  func quiet() throws {
    let shop = try ScriptedShop(apps: ["a"])
    shop.place.run("mkdir -p state/apps; echo > state/apps/a")
    var job = PassJob(run: AppRun(app: try app(shop)), try surroundings(shop), progress: nil)
    job.isQuiet = true
    job.run.isQuiet = true
    let done = PassJob.done(job)
    guard case .failed = done.outcome else {
      Issue.record("it did not fail")
      return
    }
    let isQuiet = done.run.isQuiet
    #expect(!isQuiet)
  }

  @Test("what the first try of a pass finds half written is not called broken by the second")
  func secondTry() throws {
    let shop = try ScriptedShop(apps: ["a"])
    try shop.drop("a", "whole.png")
    // One file that only the worker can tell about, and one that is still being copied.
    shop.place.run("printf 'GIF89a\\200\\002\\300\\003xxxxxxxxxxxx' > drop/a/x.gif")
    shop.place.run("head -c 60 drop/a/whole.png > drop/a/half.png")
    shop.place.run("printf '#!/bin/sh\\nexit 1\\n' > worker; chmod +x worker")
    let worker = try #require(ImagerBinary(Array("\(shop.place.path)/worker".utf8)))
    var job = PassJob(
      run: AppRun(app: try app(shop)),
      try surroundings(shop, worker),
      progress: nil
    )
    job.isQuiet = true
    job = PassJob.done(job)
    guard case .needsWorker = job.outcome else {
      Issue.record("it did not ask for the worker")
      return
    }
    job = PassJob.doneWaiting(job)
    guard case .passed = job.outcome else {
      Issue.record("it did not pass")
      return
    }
    let incomplete = job.run.incomplete
    #expect(try incomplete == [relative("half.png")])
  }

  @Test("what one try of a pass read is not read by the other, which waits for the worker")
  func readOnce() throws {
    let shop = try ScriptedShop(apps: ["a"])
    shop.place.run("printf '#!/bin/sh\\nexit 1\\n' > worker; chmod +x worker")
    let worker = try #require(ImagerBinary(Array("\(shop.place.path)/worker".utf8)))
    let surroundings = try surroundings(shop, worker)
    // An empty pass first, so that what follows is what events tell of.
    var run = PassJob.done(PassJob(run: AppRun(app: try app(shop)), surroundings, progress: nil))
      .run
    // One that only the worker can tell about, and one that is nothing's.
    shop.place.run("printf 'GIF89a\\200\\002\\300\\003xxxxxxxxxxxx' > drop/a/x.gif")
    shop.place.run("printf 'some words that are no image' > drop/a/words.png")
    let reads = try ReadWatch(["x.gif", "words.png"].map { "\(shop.place.path)/drop/a/\($0)" })
    for name in ["x.gif", "words.png"] { run.note(try relative(name)) }
    var job = PassJob.done(PassJob(run: run, surroundings, progress: nil))
    guard case .needsWorker = job.outcome else {
      Issue.record("it did not ask for the worker")
      return
    }
    #expect(try reads.take() == 2)
    job = PassJob.doneWaiting(job)
    guard case .passed = job.outcome else {
      Issue.record("it did not pass")
      return
    }
    #expect(try reads.take() == 0)
    let codes = job.run.status.problems.map(\.code).sorted { $0.rawValue < $1.rawValue }
    #expect(codes == [.imagerFailed, .unsupportedFormat])
    let isClean = job.run.dirty.isEmpty
    #expect(isClean)

    // Changed between the tries: what was read is of no use then.
    job.run.note(try relative("x.gif"))
    shop.place.run("printf 'GIF89a\\200\\002\\300\\003yyyyyyyyyyyy' > drop/a/x.gif")
    job = PassJob.done(PassJob(run: job.run, surroundings, progress: nil))
    _ = try reads.take()
    shop.place.run("printf 'some other words, no image either' > drop/a/x.gif")
    job = PassJob.doneWaiting(job)
    #expect(try reads.take() == 1)
    #expect(job.run.status.problems.map(\.code) == [.unsupportedFormat, .unsupportedFormat])
  }

  @Test(
    "what the first try finds gone is no look that found nothing new, though the second finds no more"
  )
  func still() throws {
    let shop = try ScriptedShop(apps: ["a"])
    for name in (1...6).map({ "\($0).png" }) { try shop.drop("a", name) }
    // Nothing but the worker makes an output of it.
    var deep = PNGBuilder(width: 640, height: 1136, depth: 16, colour: 2)
    deep.raw = [UInt8](repeating: 0, count: 1136 * (1 + 640 * 6))
    try shop.place.open().createTemporary(relative("drop/a/deep.png")).write(deep.bytes)
    shop.place.run("printf '#!/bin/sh\\nexit 1\\n' > worker; chmod +x worker")
    let worker = try #require(ImagerBinary(Array("\(shop.place.path)/worker".utf8)))
    let surroundings = try surroundings(shop, worker)
    var run = AppRun(app: try app(shop))
    run.looksTwice = true
    func pass() throws -> Pass.Result? {
      var job = PassJob.done(PassJob(run: run, surroundings, progress: nil))
      if case .needsWorker = job.outcome { job = PassJob.doneWaiting(job) }
      run = job.run
      guard case .passed(let result) = job.outcome else { return nil }
      return result
    }
    _ = try pass()
    shop.place.run("rm drop/a/1.png")
    run.note(try relative("1.png"))
    let first = try pass()?.isPostponed
    #expect(first == true)
    let second = try pass()?.isStill
    #expect(second == false)
    #expect(try run.leaving == [relative("1.png")])
    // And then nothing more.
    run.note(try relative("1.png"))
    let third = try pass()?.isStill
    #expect(third == true)
  }

  @Test("with no quiet time at all, what can not be settled yet does not keep the loop busy")
  func noSpin() throws {
    let shop = try ScriptedShop(apps: ["a", "b"])
    for app in ["a", "b"] {
      for name in ["Default@2x.png"] + (1...5).map({ "\($0).png" }) { try shop.drop(app, name) }
    }
    var daemon = try shop.daemon()
    try daemon.start()
    daemon.config.quiet = .zero
    // A source is gone from one, and something happens there again and again.
    shop.place.run("rm drop/b/1.png")
    daemon.watcher.script = [[.path(try shop.root(of: "b", daemon), try relative("1.png"))]]
    daemon.turn()
    #expect(daemon.roster.isLeaving("b"))
    daemon.roster.note("b", try relative("2.png"))
    // The other is with the image worker.
    let lent = daemon.roster.lend("a") != nil
    #expect(lent)
    for app in ["a", "b"] {
      _ = daemon.deadlines.takeQuiet(monotonicNow() + .seconds(1_000))
      let before = monotonicNow()
      daemon.settle(app)
      let next = try #require(daemon.deadlines.next)
      #expect(next - before >= .milliseconds(50), "\(app)")
    }
  }
}

/// Counts which files are read, by the kernel's word.
private struct ReadWatch: ~Copyable {
  private let watch: Descriptor

  init(_ paths: [String]) throws {
    let raw = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    watch = Descriptor(adopting: raw, path: [])
    for path in paths {
      // Sound: the path is a terminated string that outlives the call.
      let answer = unsafe inotify_add_watch(watch.raw, path, UInt32(IN_ACCESS))
      try #require(answer >= 0)
    }
  }

  /// Those that were read since the last call.
  func take() throws -> Int {
    var events = [inotify_event](repeating: inotify_event(), count: 256)
    let size = MemoryLayout<inotify_event>.stride
    // Sound: at most the array's bytes are written, and events of a file have no name after them.
    let count = unsafe read(watch.raw, &events, size * events.count)
    return count < 0 ? 0 : Set(events.prefix(count / size).map(\.wd)).count
  }
}
