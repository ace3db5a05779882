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

@Suite("The service manager")
struct ServiceNoticeTests {
  @Test(
    "is told in the words of sd_notify",
    arguments: [
      (ServiceNotice.ready, "READY=1"), (.stopping, "STOPPING=1"), (.watchdog, "WATCHDOG=1"),
      (.status("a\nb"), "STATUS=a b"), (.reloading, "RELOADING=1\nMONOTONIC_USEC=1500000"),
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
