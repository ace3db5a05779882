import SyncCore
import SyncDaemon

/// The journal's catalog: `journalctl -x` explains each kind of event with it.
enum MessageCatalog {
  static var text: String {
    let entries = LogKind.allCases.map { kind in
      let entry = kind.explanation
      return "\n-- \(kind.rawValue)\nSubject: \(entry.subject)\nDefined-By: launchsyncd\n"
        + "Documentation: man:launchsyncd(1)\n\n\(wrapped(entry.meaning))\n\(wrapped(entry.remedy))"
    }
    return "\(Completions.note)\n# See https://systemd.io/CATALOG/\n" + entries.joined()
  }

  private static func wrapped(_ text: String) -> String {
    Help.wrapped(text, width: 78)
  }
}
