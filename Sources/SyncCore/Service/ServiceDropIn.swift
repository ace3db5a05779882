/// The drop-in that tells the sandboxed service which folders it may read and write.
package enum ServiceDropIn {
  /// The first line: what starts with it was written by us and may be written again.
  package static let mark = "# Written by `launchsyncd init --unit`"

  /// The drop-in for a config.
  ///
  /// A build tree's parent is made writable, not the tree: a tree that is deleted and made again is
  /// otherwise seen read-only until a restart.
  ///
  /// - Parameters:
  ///   - config: with its brands in it.
  ///   - path: the config's own, absolute.
  /// - Returns: the text of the file.
  package static func text(_ config: Config, path: [UInt8]) -> String {
    var lines = ["\(mark); run it again when folders change."]
    if path != Array(Self.defaultConfig.utf8) {
      lines += [
        "[Unit]", "ConditionPathExists=", "ConditionPathExists=\(escaped(path))", "",
      ]
    }
    lines.append("[Service]")
    if path != Array(Self.defaultConfig.utf8) {
      lines.append("Environment=\(quoted(Array("LAUNCHSYNCD_CONFIG=".utf8) + path))")
    }
    // Feedback is written into the drop folder itself.
    let told = config.apps.filter(\.feedback).map(\.drop)
    let write = unique(config.apps.map { parent($0.build) } + told)
    let own = [parent(path)].filter(isHidden)
    // Of two rules for one path systemd takes the stricter.
    let read = unique(
      config.apps.map(\.drop) + config.apps.compactMap(\.supports.infoPlist) + own
    ).filter { !write.contains($0) }
    lines += ["ReadWritePaths="] + write.map { "ReadWritePaths=-\(quoted($0))" }
    lines += ["ReadOnlyPaths="] + read.map { "ReadOnlyPaths=-\(quoted($0))" }
    let hiddenReads = read.filter(isHidden)
    let hiddenWrites = write.filter(isHidden)
    if !hiddenReads.isEmpty || !hiddenWrites.isEmpty {
      lines += ["# What the sandbox hides, shown again.", "ProtectHome=tmpfs"]
      lines += hiddenWrites.map { "BindPaths=-\(quoted($0))" }
      lines += hiddenReads.map { "BindReadOnlyPaths=-\(quoted($0))" }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  package static let defaultConfig = "/etc/launchsyncd/config.json"

  /// The folder above; a tree at the root has none but itself.
  private static func parent(_ path: [UInt8]) -> [UInt8] {
    guard let cut = path.lastIndex(of: slash), cut > 0 else { return path }
    return Array(path[..<cut])
  }

  private static func isHidden(_ path: [UInt8]) -> Bool {
    ["/home", "/root", "/run/user", "/tmp", "/var/tmp"].contains {
      path.isSameOrBelow(Array($0.utf8))
    }
  }

  private static func unique(_ paths: [[UInt8]]) -> [[UInt8]] {
    Set(paths).sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// In double quotes, as systemd takes a list apart; `%` would start a specifier.
  private static func quoted(_ path: [UInt8]) -> String {
    "\""
      + String(decoding: path, as: UTF8.self).replacingEach("\\", with: "\\\\")
      .replacingEach("\"", with: "\\\"").replacingEach("%", with: "%%") + "\""
  }

  /// Where the whole line is one path.
  private static func escaped(_ path: [UInt8]) -> String {
    String(decoding: path, as: UTF8.self).replacingEach("%", with: "%%")
  }

  private static let slash = UInt8(ascii: "/")
}
