extension Metrics {
  private static let first = "launchsyncd_build_info"
  private static let firstHelp = "The version, as a label."
  /// The line by which a file of metrics is known as ours.
  package static let marker = "# HELP \(first) \(firstHelp)\n"

  /// The text format of Prometheus (0.0.4), for node_exporter's textfile collector.
  package var text: String {
    var page = MetricsPage()
    page.family(Self.first, .gauge, Self.firstHelp)
    page.sample(Self.first, [("version", Help.version)], 1)
    page.family("launchsyncd_start_time_seconds", .gauge, "When the daemon started, since 1970.")
    page.sample("launchsyncd_start_time_seconds", [], started)
    page.family("launchsyncd_apps", .gauge, "Apps of the config, by how they stand.")
    for state in AppStatus.State.allCases {
      let count = inOrder.filter { $0.state == state }.count
      page.sample("launchsyncd_apps", [("state", state.rawValue)], count)
    }
    perApp(&page)
    page.histogram("launchsyncd_pass_duration_seconds", "How long passes took.", passes)
    page.histogram(
      "launchsyncd_drop_to_mirror_seconds",
      "From the last change of a source until its output was in the build tree.",
      drops
    )
    page.family(
      "launchsyncd_event_overflows_total",
      .counter,
      "Times the kernel's event queue was full and everything was compared."
    )
    page.sample("launchsyncd_event_overflows_total", [], overflows)
    page.family("launchsyncd_hook_runs_total", .counter, "Hooks that ran, by how they ended.")
    for result in HookResult.allCases {
      page.sample("launchsyncd_hook_runs_total", [("result", result.rawValue)], hooks[result] ?? 0)
    }
    return page.text
  }

  private func perApp(_ page: inout MetricsPage) {
    func gauge(
      _ name: String,
      _ help: String,
      _ samples: (AppNumbers) -> [([MetricsPage.Label], Int)]
    ) {
      page.family(name, .gauge, help)
      for app in inOrder {
        for (labels, value) in samples(app) {
          page.sample(name, [("app", app.name)] + labels, value)
        }
      }
    }
    gauge("launchsyncd_sources", "Images in the drop folder.") { [([], $0.counts.sources)] }
    gauge("launchsyncd_outputs", "Files in the build tree that are ours.") {
      [([], $0.counts.outputs)]
    }
    gauge("launchsyncd_launches", "Launches over all devices, by what they show.") { app in
      [
        ([("state", "exact")], app.counts.exact), ([("state", "derived")], app.counts.derived),
        ([("state", "fallback")], app.counts.fallback),
        ([("state", "missing")], app.counts.missing),
      ]
    }
    gauge("launchsyncd_gaps", "Images to deliver, by severity.") { app in
      Gap.Severity.allCases.map { ([("severity", $0.rawValue)], app.gaps[$0] ?? 0) }
    }
    gauge("launchsyncd_problems", "Problems, by code; a code without any is left out.") { app in
      ProblemCode.allCases.compactMap { code in
        app.problems[code].map { ([("code", code.rawValue)], $0) }
      }
    }
    gauge("launchsyncd_last_pass_timestamp_seconds", "When the last pass ended, since 1970.") {
      app in app.lastPass.map { [([], $0)] } ?? []
    }
  }
}

/// Lines of the text format.
struct MetricsPage {
  typealias Label = (name: String, value: String)

  enum Kind: String { case gauge, counter, histogram }

  private(set) var text = ""

  mutating func family(_ name: String, _ kind: Kind, _ help: String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind.rawValue)\n"
  }

  mutating func sample(_ name: String, _ labels: [Label], _ value: Int) {
    sample(name, labels, String(value))
  }

  mutating func histogram(_ name: String, _ help: String, _ histogram: Histogram) {
    family(name, .histogram, help)
    var total = 0
    for (bound, count) in zip(histogram.bounds, histogram.counts) {
      total += count
      sample("\(name)_bucket", [("le", "\(bound)")], total)
    }
    sample("\(name)_bucket", [("le", "+Inf")], histogram.count)
    sample("\(name)_sum", [], "\(histogram.sum)")
    sample("\(name)_count", [], histogram.count)
  }

  private mutating func sample(_ name: String, _ labels: [Label], _ value: String) {
    let list = labels.map { "\($0.name)=\"\(Self.escaped($0.value))\"" }.joined(separator: ",")
    text += list.isEmpty ? "\(name) \(value)\n" : "\(name){\(list)} \(value)\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in inert(text).unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
