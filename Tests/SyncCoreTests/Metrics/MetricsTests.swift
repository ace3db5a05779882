import Testing

@testable import SyncCore

@Suite("Metrics")
struct MetricsTests {
  private var metrics: Metrics {
    var status = AppStatus(pending: "aurora")
    status.state = .problems
    status.counts.sources = 3
    status.list([
      Problem(.noSlot, at: nil, "m", remedy: "r"), Problem(.held, at: nil, "m", remedy: "r"),
    ])
    status.gaps = Coverage.of(app: LaunchFixture.app(), files: CoverageTests.three).gaps
    var metrics = Metrics(started: 1_700_000_000)
    metrics.keep(["aurora", "borealis"])
    metrics.apps["aurora"] = Metrics.AppNumbers(status, at: 1_700_000_005)
    metrics.passes.add(.milliseconds(3))
    metrics.passes.add(.seconds(100))
    metrics.hooks[.failed] = 2
    metrics.overflows = 1
    return metrics
  }

  @Test(
    "says each number once, under the name that others build on",
    arguments: [
      #"launchsyncd_apps{state="problems"} 1"#, #"launchsyncd_apps{state="pending"} 1"#,
      #"launchsyncd_apps{state="covered"} 0"#, #"launchsyncd_sources{app="aurora"} 3"#,
      #"launchsyncd_problems{app="aurora",code="noSlot"} 1"#,
      #"launchsyncd_problems{app="aurora",code="held"} 1"#,
      #"launchsyncd_last_pass_timestamp_seconds{app="aurora"} 1700000005"#,
      #"launchsyncd_pass_duration_seconds_bucket{le="0.001"} 0"#,
      #"launchsyncd_pass_duration_seconds_bucket{le="0.005"} 1"#,
      #"launchsyncd_pass_duration_seconds_bucket{le="60.0"} 1"#,
      #"launchsyncd_pass_duration_seconds_bucket{le="+Inf"} 2"#,
      "launchsyncd_pass_duration_seconds_count 2", "launchsyncd_pass_duration_seconds_sum 100.003",
      "launchsyncd_event_overflows_total 1", #"launchsyncd_hook_runs_total{result="failed"} 2"#,
      #"launchsyncd_hook_runs_total{result="done"} 0"#,
    ]
  )
  func samples(line: String) {
    #expect(metrics.text.split(separator: "\n").filter { $0 == line }.count == 1)
  }

  @Test("every sample has HELP and TYPE before it, and gaps add up")
  func format() {
    var families: Set<Substring> = []
    var gaps = 0
    for line in metrics.text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words[0] == "#" {
        if words[1] == "TYPE" { #expect(families.insert(words[2]).inserted) }
        continue
      }
      var name = words[0].prefix { $0 != "{" }
      for tail in ["_bucket", "_sum", "_count"]
      where !families.contains(name) && name.hasSuffix(tail) {
        name = name.dropLast(tail.count)
      }
      #expect(families.contains(name), "\(line)")
      if name == "launchsyncd_gaps", let count = Int(words[1]) { gaps += count }
    }
    #expect(gaps == Coverage.of(app: LaunchFixture.app(), files: CoverageTests.three).gaps.count)
    #expect(gaps > 0)
  }

  @Test("are the same when they are read from what status says")
  func fromJSON() {
    var status = AppStatus(pending: "aurora")
    status.state = .problems
    status.lastPass = "2026-11-30T06:59:21Z"
    status.counts.sources = 3
    status.list([Problem(.noSlot, at: nil, "m", remedy: "r")])
    status.gaps = Coverage.of(app: LaunchFixture.app(), files: CoverageTests.three).gaps
    var fresh = Metrics(started: 0)
    fresh.keep(["aurora"])
    fresh.apps["aurora"] = Metrics.AppNumbers(status, at: 1_796_021_961)
    var read = fresh
    read.apps["aurora"] = Metrics.AppNumbers(json: status.json)
    #expect(read.text == fresh.text)
  }

  @Test(
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2000-02-29T12:00:00Z", 951_825_600),
      ("2026-11-30T06:59:21Z", 1_796_021_961), ("yesterday", nil), ("2026-13-01T00:00:00Z", nil),
    ] as [(String, Int?)]
  )
  func seconds(iso: String, seconds: Int?) { #expect(secondsSince1970(iso) == seconds) }

  @Test("a label can not end its line or its quotes")
  func escapes() {
    var page = MetricsPage()
    page.sample("x", [("app", "a\"b\\c\nd")], 1)
    #expect(page.text == "x{app=\"a\\\"b\\\\c\\\\nd\"} 1\n")
  }
}
