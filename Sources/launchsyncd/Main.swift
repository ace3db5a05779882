import SyncCore
import SyncDaemon

@main
struct Main {
  static func main() {
    Terminal.exit(with: status())
  }

  private static func status() -> Int32 {
    do {
      let request = try Request.parse(Terminal.arguments)
      if request.switches.contains(.version) {
        Terminal.print(Array("launchsyncd \(Help.version)\n".utf8))
        return 0
      }
      guard let command = request.command else {
        Terminal.print(Array(Help.text(nil).utf8))
        return request.switches.contains(.help) ? 0 : 2
      }
      if request.switches.contains(.help) {
        Terminal.print(Array(Help.text(command).utf8))
        return 0
      }
      return try Invocation(request).run(command)
    } catch let error as UsageError {
      Terminal.complain(error.message + "; see `launchsyncd --help`")
      return 2
    } catch {
      Terminal.complain("\(error)")
      return 4
    }
  }
}
