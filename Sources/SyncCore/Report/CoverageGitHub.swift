/// Coverage as workflow commands, which GitHub shows as annotations: a line a gap.
package enum CoverageGitHub {
  /// Errors first; nothing when every app is covered.
  package static func lines(_ apps: [Coverage]) -> String {
    var text = ""
    for app in apps {
      for gap in app.gaps {
        let title = property("\(printable(app.appName.utf8)): \(printable(gap.id.utf8))")
        text += "::\(gap.severity.rawValue) title=\(title)::\(data(gap.message))\n"
      }
      for note in app.notes {
        let title = property("\(printable(app.appName.utf8)): \(printable(note.id.utf8))")
        text += "::notice title=\(title)::\(data(note.message))\n"
      }
    }
    return text
  }

  private static func data(_ text: String) -> String {
    replaced(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func property(_ text: String) -> String {
    replaced(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func replaced(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let escape = table[scalar] {
        result += escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
