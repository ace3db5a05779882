import SyncCore
import Testing

@testable import SyncDaemon

@Suite("The log")
struct LogEventTests {
  private let event = LogEvent(
    .gapOpened,
    .warning,
    "two\nlines\u{1B}[2J",
    [.code: "c", .app: "a"]
  )

  @Test("is one line on standard error, without control characters")
  func line() {
    #expect(Journal.line(event) == "launchsyncd: warning: a: two lines [2J")
  }

  @Test("is a document of one line with --log-format json")
  func json() {
    let want =
      "{\"time\":\"T\",\"priority\":\"warning\",\"kind\":\"gapOpened\",\"MESSAGE_ID\":\"\(LogKind.gapOpened.rawValue)\","
      + "\"message\":\"two\\nlines\\u001b[2J\",\"LAUNCHSYNCD_APP\":\"a\",\"LAUNCHSYNCD_CODE\":\"c\"}"
    #expect(Journal.json(event, time: "T") == want)
  }

  @Test("has its fields in a fixed order in the journal, the message untouched")
  func entry() {
    let fields = Journal.entry(event).map { String(decoding: $0, as: UTF8.self) }
    #expect(
      fields == [
        "MESSAGE=two\nlines\u{1B}[2J", "PRIORITY=4", "MESSAGE_ID=\(LogKind.gapOpened.rawValue)",
        "SYSLOG_IDENTIFIER=launchsyncd", "LAUNCHSYNCD_APP=a", "LAUNCHSYNCD_CODE=c",
      ]
    )
  }

  @Test("goes to the journal only when standard error leads there")
  func destination() throws {
    #expect(Journal(stream: nil).destination == .standardError)
    #expect(Journal(stream: "1:2").destination == .standardError)
    #expect(try Journal(stream: standardErrorStream()).destination == .journal)
  }

  @Test("has a message id of 32 hexadecimal digits for each kind", arguments: LogKind.allCases)
  func identifiers(kind: LogKind) {
    #expect(kind.rawValue.utf8.count == 32)
    #expect(kind.rawValue.allSatisfy { $0.isHexDigit })
  }
}

@Suite("What keeps the daemon from starting")
struct StartRefusalTests {
  @Test("has a kind of its own, and is a line as of any command where a person reads it")
  func kinds() {
    #expect(StartRefusal.config.logKind == .configRefused)
    #expect(StartRefusal.surroundings.logKind == .startRefused)
    #expect(Journal(stream: nil).isPlain)
    #expect(!Journal(stream: nil, format: .json).isPlain)
  }

  @Test("each kind of event says something else in the catalog")
  func explanations() {
    let subjects = LogKind.allCases.map(\.explanation.subject)
    #expect(Set(subjects).count == subjects.count)
    #expect(LogKind.cutOff.explanation.meaning.contains("took too long"))
    #expect(LogKind.stateLost.explanation.meaning.contains("while the daemon ran"))
  }
}

@Suite("Fields of the journal")
struct LogFieldTests {
  private static func path(_ text: String) -> RelativePath {
    guard let path = RelativePath(text) else { preconditionFailure("not a path: \(text)") }
    return path
  }

  @Test(
    "say whether a file was dropped or is to be written",
    arguments: [
      (ProblemCode.foreignFile, LogField.output), (.cannotWrite, .output),
      (.outputClash, .output), (.truncated, .source), (.nearMiss, .source),
    ]
  )
  func problems(code: ProblemCode, field: LogField) {
    let problem = Problem(code, at: Self.path("a.png"), "is wrong", remedy: "mend it")
    #expect(problem.logFields("x") == [.app: "x", .code: code.rawValue, field: "a.png"])
  }

  @Test("name each output that was restored, and none where they are summed up")
  func drift() {
    let few = (1...10).map { Drift(Self.path("\($0).png"), .edited) }
    let events = few.logEvents(app: "x")
    #expect(events.compactMap { $0.fields[.output] } == few.map(\.path.description))
    let many = few + [Drift(Self.path("11.png"), .deleted)]
    #expect(many.logEvents(app: "x").map(\.fields) == [[.app: "x"]])
  }
}

@Suite("The service manager")
struct ServiceNoticeTests {
  @Test(
    "is told in the words of sd_notify",
    arguments: [
      (ServiceNotice.ready, "READY=1"), (.stopping, "STOPPING=1"), (.watchdog, "WATCHDOG=1"),
      (.status("a\nb"), "STATUS=a b"),
      (
        .waiting("a\nb"), "STATUS=a b\nWATCHDOG=1\nEXTEND_TIMEOUT_USEC=120000000"
      ),
      (.progress, "WATCHDOG=1\nEXTEND_TIMEOUT_USEC=60000000"),
      (.reloading, "RELOADING=1\nMONOTONIC_USEC=1500000"),
    ]
  )
  func text(notice: ServiceNotice, text: String) {
    #expect(notice.text(now: .milliseconds(1_500)) == text)
  }

  @Test("is not missed when there is none")
  func absent() {
    #expect(environment("NOTIFY_SOCKET") != nil || !ServiceNotice.ready.send())
  }
}

@Suite("A flood of messages")
struct FloodGateTests {
  @Test("is cut at the limit, and its rest counted once when the window is over")
  func sums() {
    var gate = FloodGate()
    for index in 0..<(FloodGate.limit + 7) {
      #expect(gate.admits(.gapOpened, .zero) == (index < FloodGate.limit))
    }
    #expect(gate.next == FloodGate.window)
    #expect(gate.takeSums(FloodGate.window - .nanoseconds(1)).isEmpty)
    let sums = gate.takeSums(FloodGate.window)
    #expect(sums.map(\.kind) == [.gapOpened])
    #expect(sums.map(\.count) == [7])
    #expect(gate.next == nil)
    #expect(gate.takeSums(.seconds(100)).isEmpty)
    let next = gate.admits(.gapOpened, FloodGate.window)
    #expect(next)
  }

  @Test("of one kind holds back no other, and no start or config")
  func kinds() {
    var gate = FloodGate()
    for _ in 0..<(2 * FloodGate.limit) { _ = gate.admits(.problemOpened, .zero) }
    let gap = gate.admits(.gapOpened, .zero)
    #expect(gap)
    for _ in 0..<(2 * FloodGate.limit) {
      let config = gate.admits(.configRefused, .zero)
      #expect(config)
    }
  }

  @Test("that stays below the limit leaves nothing to wait for")
  func quiet() {
    var gate = FloodGate()
    for _ in 0..<FloodGate.limit { _ = gate.admits(.gapOpened, .zero) }
    #expect(gate.next == nil)
    #expect(gate.takeSums(.seconds(60)).isEmpty)
  }
}
