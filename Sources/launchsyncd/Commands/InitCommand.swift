import SyncCore
import SyncDaemon

/// `init`: a first config with its folders, or with `--unit` the service's drop-in; never overwrites.
enum InitCommand {
  static func run(_ invocation: Invocation) throws -> Int32 {
    let path = try wholePath(invocation.file.path)
    let wantsUnit = invocation.request.switches.contains(.unit)
    let isThere = FirstConfig.exists(path)
    guard !isThere || wantsUnit else {
      Terminal.complain(
        "\(printable(path)) is there already, and nothing was changed; edit it, or write another "
          + "with --config PATH"
      )
      return 2
    }
    if !isThere {
      let name = invocation.request.text(.app) ?? "app"
      let isSystem = path.elementsEqual(ServiceDropIn.defaultConfig.utf8)
      let text = StartConfig.text(app: name, isSystem: isSystem)
      do {
        _ = try Config.decode(Array(text.utf8), folder: [UInt8(ascii: "/")])
      } catch {
        throw UsageError(message: "--app: \(error.problems.map(\.message).joined(separator: "; "))")
      }
      try FirstConfig.write(text, to: path)
      invocation.print("written: \(printable(path))")
    }
    return try invocation.withConfig { config in
      for folder in try FirstConfig.makeFolders(of: config) {
        invocation.print("made:    \(printable(folder))")
      }
      if wantsUnit {
        let unit = try FirstConfig.writeDropIn(ServiceDropIn.text(config, path: path))
        invocation.print("written: \(printable(unit))")
      }
      invocation.print(next(config, path: path, wantsUnit: wantsUnit))
      return 0
    }
  }

  private static func next(_ config: Config, path: [UInt8], wantsUnit: Bool) -> String {
    let isService = wantsUnit || path.elementsEqual(ServiceDropIn.defaultConfig.utf8)
    let option = isService ? "" : " --config \(printable(path))"
    let start =
      isService
      ? (wantsUnit ? "systemctl daemon-reload\n  " : "") + "systemctl restart launchsyncd"
      : "launchsyncd run\(option)"
    return """

      next:
        \(start)
        cp YOUR-ARTWORK.png \(printable(config.apps.first?.drop ?? []))/
        launchsyncd status\(option)
      """
  }

  /// From the root, with nothing resolved that need not be there yet.
  private static func wholePath(_ path: [UInt8]) throws -> [UInt8] {
    if path.first == UInt8(ascii: "/") { return path }
    return try absolutePath([UInt8(ascii: ".")]) + [UInt8(ascii: "/")] + path
  }
}
