import SyncCore

/// The files that are made from the program's own tables.
package enum GeneratedFile: String, CaseIterable, Sendable {
  case manual = "share/man/man1/launchsyncd.1"
  case configManual = "share/man/man5/launchsyncd.json.5"
  case bash = "share/bash-completion/completions/launchsyncd"
  case zsh = "share/zsh/site-functions/_launchsyncd"
  case fish = "share/fish/vendor_completions.d/launchsyncd.fish"
  case schema = "share/launchsyncd/config.schema.json"
  case keys = "docs/config-keys.md"
  case catalog = "systemd/launchsyncd.catalog"

  /// What it should hold; the raw value is its path in the repository.
  package var bytes: [UInt8] {
    switch self {
    case .manual: Array(CommandPage.text.utf8)
    case .configManual: Array(ConfigPage.text.utf8)
    case .bash: Array(Completions.bash.utf8)
    case .zsh: Array(Completions.zsh.utf8)
    case .fish: Array(Completions.fish.utf8)
    case .schema: ConfigSchema.document.document()
    case .keys: Array(ConfigPage.markdown.utf8)
    case .catalog: Array(MessageCatalog.text.utf8)
    }
  }
}
