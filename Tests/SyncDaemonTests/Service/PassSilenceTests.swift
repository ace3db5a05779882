import SyncCore
import Testing

@testable import SyncDaemon

/// A pass beside the loop that hangs for ever, told from one that takes its time.
@Suite("Passes without a sign of life")
struct PassSilenceTests {
  private static let limit = PassSilences.limit

  @Test("are told once for each silence, at its end no more")
  func once() {
    var silences = PassSilences()
    let (calm, busy) = (PassSign(), PassSign())
    silences.begin("calm", calm)
    silences.begin("busy", busy)
    calm.give(at: .seconds(5))
    for second in stride(from: 0, through: 3_600, by: 60) {
      busy.give(at: .seconds(second))
      let silent = silences.takeSilent(.seconds(second))
      let isDue = second == 660
      #expect(silent.map(\.app) == (isDue ? ["calm"] : []), "\(second)")
      if isDue { #expect(silent.map(\.time) == [.seconds(655)]) }
    }
    // It got on, and hangs again.
    calm.give(at: .seconds(4_000))
    let soon = silences.takeSilent(.seconds(4_000) + Self.limit - .seconds(1))
    #expect(soon.map(\.app) == ["busy"])
    let again = silences.takeSilent(.seconds(4_000) + Self.limit)
    #expect(again.map(\.app) == ["calm"])
    let wereTold = ["calm", "busy"].map { silences.end($0) }
    #expect(wereTold == [true, true])
    let end = silences.takeSilent(.seconds(90_000))
    #expect(end.isEmpty)
    #expect(silences.next(.zero) == nil)
  }

  @Test("are not those that have not begun, or wait for their turn at an image worker")
  func queued() {
    var silences = PassSilences()
    let sign = PassSign()
    silences.begin("a", sign)
    let early = silences.takeSilent(.seconds(90_000))
    #expect(early.isEmpty)
    sign.give(at: .seconds(90_000))
    // Two threads of it.
    for _ in 0..<2 { sign.queue() }
    sign.leaveQueue(at: .seconds(100_000))
    sign.give(at: .seconds(100_000))
    let queuing = silences.takeSilent(.seconds(200_000))
    #expect(queuing.isEmpty)
    sign.leaveQueue(at: .seconds(200_000))
    let soon = silences.takeSilent(.seconds(200_000) + Self.limit - .seconds(1))
    #expect(soon.isEmpty)
    let late = silences.takeSilent(.seconds(200_000) + Self.limit)
    #expect(late.map(\.app) == ["a"])
  }

  @Test("wake the loop when they are due, and do not keep it busy")
  func wakes() {
    var silences = PassSilences()
    #expect(silences.next(.zero) == nil)
    let sign = PassSign()
    silences.begin("a", sign)
    #expect(silences.next(.seconds(7)) == .seconds(7) + Self.limit)
    sign.give(at: .seconds(9))
    #expect(silences.next(.seconds(20)) == .seconds(9) + Self.limit)
    _ = silences.takeSilent(.seconds(9) + Self.limit)
    #expect(silences.next(.seconds(5_000)) == .seconds(5_000) + Self.limit)
    let wasTold = silences.end("a")
    #expect(wasTold)
  }

  @Test("the loop tells them, and forgets those that are back")
  func loop() throws {
    let shop = try ScriptedShop(apps: ["a"])
    var daemon = try shop.daemon()
    try daemon.start()
    let job = daemon.job(of: "a")
    let sign = try #require(job).sign
    daemon.silences.begin("a", sign)
    sign.give(at: monotonicNow() - Self.limit)
    daemon.turn()
    let left = daemon.silences.takeSilent(monotonicNow())
    #expect(left.isEmpty, "it was told")
    let deadline = monotonicNow() + .seconds(60)
    daemon.errands.send(try #require(job))
    while daemon.errands.away > 0, monotonicNow() < deadline {
      _ = try poll([daemon.errands.readable], timeout: .seconds(1))
      daemon.takeReturned()
    }
    let wasTold = daemon.silences.end("a")
    #expect(!wasTold, "it is back")
    #expect(sign.last.map { $0 > deadline - .seconds(60) - Self.limit / 2 } == true)
  }
}

/// Where a pass beside the loop gives its signs.
@Suite("Signs of life of a pass")
struct PassSignTests {
  @Test("come with each source that is read")
  func reading() throws {
    let shop = try ScriptedShop(apps: ["a"])
    try shop.drop("a", "x.png")
    let sign = PassSign()
    let reader = SourceReader(
      limits: Limits(),
      imager: Imager(nil, folder: nil).heard(by: sign)
    )
    _ = try reader.read(relative("x.png"), in: Folder(opening: "\(shop.place.path)/drop/a"))
    #expect(sign.last != nil)
  }

  @Test("come with each output that is written")
  func writing() throws {
    var bench = try MirrorBench()
    try bench.write("x.png", [1])
    let sign = PassSign()
    _ = try bench.mirror(bench.copies("out/"), sign: sign)
    #expect(sign.last != nil)
  }

  @Test("come while the image worker works, to its limit")
  func working() throws {
    let place = try TemporaryFolder()
    // It waits for what never comes.
    place.run(#"printf '%s\n' '#!/bin/sh' 'read line <&3' > worker; chmod +x worker"#)
    let binary = try #require(ImagerBinary(Array("\(place.path)/worker".utf8)))
    let sign = PassSign()
    let imager = Imager(binary, folder: nil).heard(by: sign)
    place.run("echo image > source")
    let before = monotonicNow()
    let time = Duration.milliseconds(200)
    let outcome = imager.look(
      try place.open().openFile(relative("source")),
      .png,
      hash: ContentHash(high: 1, low: 2),
      limits: Limits(decodeTime: time)
    )
    guard case .broken = outcome else {
      Issue.record("it answered")
      return
    }
    // Two tries, and the last sign is that of the second one's end.
    let last = try #require(sign.last)
    #expect(last >= before + time * 2)
  }
}
