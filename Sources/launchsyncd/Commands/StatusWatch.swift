import SyncCore
import SyncDaemon

/// `status --watch`: the same screen, kept up to date until Ctrl-C.
///
/// On a terminal it is drawn in place; elsewhere each change is a document of its own.
enum StatusWatch {
  static func run(_ config: Config, _ invocation: Invocation) throws(SystemCallError) -> Int32 {
    let signals = try Signals()
    let isLive = !invocation.isJSON && Terminal.isTerminal(1)
    var screen = LiveScreen()
    var last: [UInt8] = []
    var document = try StatusCommand.document(config, invocation)
    if isLive { Terminal.print(LiveScreen.enter) }
    defer { if isLive { Terminal.print(LiveScreen.leave) } }
    while true {
      let bytes: [UInt8]
      if isLive {
        let size = Terminal.size
        bytes = screen.update(
          document,
          width: size.columns,
          height: size.lines,
          style: invocation.style
        )
      } else {
        let text =
          invocation.isJSON
          ? document.json.line() + [UInt8(ascii: "\n")]
          : Array((document.text(invocation.style) + "\n").utf8)
        bytes = text == last ? [] : text
        last = text
      }
      // Whoever read it is gone: there is nobody left to tell.
      if !bytes.isEmpty, !Terminal.print(bytes) { return document.exitStatus }
      // A look costs with the number of apps; it is never more than a hundredth of the time.
      let pause = Duration.milliseconds(min(5_000, max(300, 3 * document.apps.count)))
      let ready = try poll([signals.readable, Terminal.outputGone], timeout: pause)
      if ready[1] { return document.exitStatus }
      if try signals.next() != nil { return document.exitStatus }
      document = try StatusCommand.document(config, invocation)
    }
  }
}
