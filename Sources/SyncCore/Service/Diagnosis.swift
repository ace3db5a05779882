/// What `doctor` found: a line for each thing looked at.
package struct Diagnosis: Sendable {
  package private(set) var findings: [Finding] = []

  package init() {}

  /// One thing that was looked at.
  package struct Finding: Hashable, Sendable {
    package let check: Check
    package let message: String
    /// The command that mends it; nil when nothing is wrong.
    package let fix: String?
  }

  /// What is looked at.
  package enum Check: String, CaseIterable, Hashable, Sendable {
    case kernel, libraries, inotify, user, drop, build, state, fileSystem, sandbox, unit, daemon
    case lastPass
  }

  package mutating func good(_ check: Check, _ message: String) {
    findings.append(Finding(check: check, message: message, fix: nil))
  }

  package mutating func bad(_ check: Check, _ message: String, fix: String) {
    findings.append(Finding(check: check, message: message, fix: fix))
  }

  package var isHealthy: Bool { findings.allSatisfy { $0.fix == nil } }

  package func text(_ style: Style) -> String {
    let lines = findings.map { finding in
      guard let fix = finding.fix else { return "\(style.good("ok "))  \(finding.message)\n" }
      let rest = fix.split(separator: "\n").map { "       \($0)\n" }.joined()
      return "\(style.bad("BAD"))  \(finding.message)\n\(rest)"
    }
    let count = findings.count { $0.fix != nil }
    let verdict =
      count == 0 ? "nothing is wrong" : "\(count) \(count == 1 ? "thing is" : "things are") wrong"
    return lines.joined() + "\n\(verdict)\n"
  }

  package var json: JSONValue {
    .record([
      "schema": 1, "healthy": .bool(isHealthy),
      "findings": .array(
        findings.map { finding in
          .record([
            "check": .string(finding.check.rawValue), "ok": .bool(finding.fix == nil),
            "message": .string(finding.message), "fix": .optional(finding.fix),
          ])
        }
      ),
    ])
  }
}
