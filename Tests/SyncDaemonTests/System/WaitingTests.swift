import Glibc
import SyncCore
import Synchronization
import Testing

@testable import SyncDaemon

@Suite("Waiting")
struct WaitingTests {
  @Test("ends at the time-out, not before")
  func timeout() throws {
    let wake = try Wake()
    let start = monotonicNow()
    #expect(try poll([wake.readable], timeout: .milliseconds(30)) == [false])
    #expect(monotonicNow() - start >= .milliseconds(30))
  }

  @Test("ends when another thread wakes it, once for many")
  func wake() throws {
    let wake = try Wake()
    let thread = try OwnedThread(name: "waker") {
      for _ in 0..<3 { try? wake.signal() }
    }
    thread.join()
    #expect(try poll([wake.readable], timeout: .seconds(10)) == [true])
    try wake.clear()
    #expect(try poll([wake.readable], timeout: .zero) == [false])
    try wake.clear()
  }

  @Test("a joined thread has done its work")
  func joining() throws {
    final class Box: Sendable { let sum = Mutex(0) }
    let box = Box()
    let thread = try OwnedThread(name: "a name longer than fifteen") {
      for number in 1...100 { box.sum.withLock { $0 += number } }
    }
    thread.join()
    #expect(box.sum.withLock { $0 } == 5_050)
  }

  @Test("work is done once, in order, that of a crowd by other threads", arguments: [1, 2, 100])
  func sideBySide(count: Int) {
    let here = pthread_self()
    let alone = SyncDaemon.sideBySide(Array(0..<count)) { $0 }
    #expect(alone == Array(0..<count))
    let crowd = SyncDaemon.sideBySide(Array(0..<count), isCrowd: true) { ($0, pthread_self()) }
    #expect(crowd.map(\.0) == Array(0..<count))
    // Other tests may have taken all threads there are.
    let hasHelp = !crowd.contains { $0.1 == here }
    #expect(hasHelp || crowd.allSatisfy { $0.1 == here })
  }

  @Test("what is to be done meanwhile is done once, by this thread", arguments: [0, 1, 100])
  func meanwhile(count: Int) {
    let here = pthread_self()
    var times = 0
    let answers = SyncDaemon.sideBySide(Array(0..<count), width: 4) {
      times += pthread_self() == here ? 1 : 100
    } _: {
      $0
    }
    #expect(times == 1)
    #expect(answers == Array(0..<count))
  }

  @Test(
    "work that is added while other work is under way is done once, and answered in order",
    arguments: [0, 1, 2]
  )
  func handedBitByBit(width: Int) {
    let work = Work<Int, Int>(width: width) { $0 * 2 }
    var answers: [Int] = []
    var before = 0
    for size in [3, 0, 64, 1, 200] {
      let first = answers.count + before
      work.add(Array(first..<first + size))
      answers += work.answers(before)
      before = size
    }
    answers += work.answers(before)
    #expect(answers == (0..<268).map { $0 * 2 })
  }

  @Test("answers are there while later work is not done yet")
  func answersDoNotWaitForLater() async {
    // In a process of its own: threads that other tests have would not help.
    await #expect(processExitsWith: .success) {
      let gate = Semaphore()
      let work = Work<Int, Int>(width: 2) { item in
        if item == 1 { gate.wait() }
        return item
      }
      work.add([0])
      work.add([1])
      #expect(work.answers(1) == [0])
      gate.signal()
      #expect(work.answers(1) == [1])
    }
  }

  @Test("what a thread keeps for its next image goes when it is told so")
  func memory() async {
    await #expect(processExitsWith: .exitCode(7)) {
      shareMemory()
      /// Pages of memory in use.
      @Sendable func resident() -> Int {
        guard let file = try? Folder(opening: "/proc/self").openFile(relative("statm")),
          let bytes = try? file.readAll(upTo: 4_096)
        else { return 0 }
        let fields = String(decoding: bytes, as: UTF8.self).split(separator: " ")
        return fields.count > 1 ? Int(fields[1]) ?? 0 : 0
      }
      /// Makes images and lets go of them; the pages that went with giving back.
      @Sendable func round(_ count: Int) -> Int {
        do {
          let images = (0..<10).map { [UInt8](repeating: UInt8($0), count: count) }
          guard images.allSatisfy({ $0.count == count }) else { exit(1) }
        }
        let before = resident()
        giveBackOwnMemory()
        return before - resident()
      }
      let thread = try OwnedThread(name: "reader") {
        // What the first round leaves for good must not lie behind the images of the second.
        _ = round(10)
        // 3 MB are 732 pages.
        guard round(300_000) > 500 else { exit(2) }
      }
      thread.join()
      exit(7)
    }
  }

  @Test("signals are answered as values")
  func signals() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let signals = try Signals()
      #expect(try signals.next() == nil)
      for (number, answer) in [
        (SIGHUP, DaemonSignal.reload), (SIGTERM, .stop), (SIGINT, .stop),
      ] {
        pthread_kill(pthread_self(), number)
        let ready = try poll([signals.readable], timeout: .seconds(10))
        let got = try signals.next()
        guard ready == [true], got == answer else { exit(1) }
      }
      pthread_kill(pthread_self(), SIGPIPE)
      guard try signals.next() == nil else { exit(2) }
      exit(7)
    }
  }

  @Test("a stop is waited for alone: a reload that comes meanwhile is there afterwards")
  func stopAlone() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let signals = try Signals()
      pthread_kill(pthread_self(), SIGHUP)
      guard try !signals.takeStop(within: .milliseconds(10)) else { exit(1) }
      pthread_kill(pthread_self(), SIGTERM)
      guard try signals.takeStop(within: .seconds(10)) else { exit(2) }
      guard try !signals.takeStop(within: .zero) else { exit(3) }
      guard try signals.next() == .reload, try signals.next() == nil else { exit(4) }
      exit(7)
    }
  }

  @Test("this boot has one name")
  func boot() throws {
    #expect(try bootIdentity() == bootIdentity())
    #expect(wallClock() > 1_700_000_000_000_000_000)
  }
}

@Suite("The instance lock")
struct InstanceLockTests {
  @Test("is held once and given back")
  func once() throws {
    let place = try TemporaryFolder()
    let folder = try place.open()
    let name = try relative("lock")
    func take() throws -> Bool {
      switch try InstanceLock(name, in: folder) {
      case .some: true
      case nil: false
      }
    }
    do {
      let first = try InstanceLock(name, in: folder)
      #expect(try !take())
      place.run(
        "! python3 -c 'import fcntl; fcntl.lockf(open(\"lock\", \"a\"), fcntl.LOCK_EX | fcntl.LOCK_NB)'"
      )
      _ = consume first
    }
    #expect(try take())
  }
}
