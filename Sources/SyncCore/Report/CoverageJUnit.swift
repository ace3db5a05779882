/// Coverage as a JUnit report: a suite an app, a case a gap or a screen that is covered.
package enum CoverageJUnit {
  /// The whole document.
  package static func document(_ apps: [Coverage]) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
    for app in apps { text += suite(app) }
    return text + "</testsuites>\n"
  }

  private static func suite(_ app: Coverage) -> String {
    let covered = app.devices.filter { entry in !entry.cells.contains { $0.state.isGap } }
    let count = covered.count + app.gaps.count
    let name = escaped(app.appName)
    var text =
      "  <testsuite name=\"\(name)\" tests=\"\(count)\" failures=\"\(app.gaps.count)\""
      + " errors=\"0\" skipped=\"0\">\n"
    for gap in app.gaps {
      text += "    <testcase classname=\"\(name)\" name=\"\(escaped(gap.id))\">\n"
      text +=
        "      <failure type=\"\(gap.severity.rawValue)\" message=\"\(escaped(gap.message))\"/>\n"
      text += "    </testcase>\n"
    }
    for entry in covered {
      text += "    <testcase classname=\"\(name)\" name=\"\(escaped(entry.device.name))\"/>\n"
    }
    return text + "  </testsuite>\n"
  }

  /// XML 1.0 has no way to write most control characters; ``printable(_:)`` spells them out.
  private static func escaped(_ text: String) -> String { XMLNode.escaped(printable(text.utf8)) }
}
