import CLinux
import Glibc

/// Standard output and error for the commands.
package enum Terminal {
  /// Writes to standard output; false when nobody reads it any more.
  @discardableResult
  package static func print(_ bytes: [UInt8]) -> Bool { write(bytes, to: 1) }

  /// Writes a line for people to standard error.
  package static func complain(_ line: String) {
    write(Array("launchsyncd: \(line)\n".utf8), to: 2)
  }

  /// Whether standard output takes colours: a terminal, and no `NO_COLOR`.
  package static var takesColour: Bool {
    isatty(1) == 1 && (environment("NO_COLOR") ?? []).isEmpty
      && environment("TERM") != Array("dumb".utf8)
  }

  /// Whether a descriptor is a terminal that can draw in place.
  package static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && environment("TERM") != Array("dumb".utf8)
  }

  /// Ready when nobody reads standard output any more.
  package static var outputGone: PollHandle { PollHandle(raw: 1, events: 0) }

  /// The size of the terminal on standard output; 80 by 24 when it does not tell.
  package static var size: (columns: Int, lines: Int) {
    var size = winsize()
    // Sound: the request fills exactly one `winsize`, which is ours.
    guard unsafe shim_window_size(1, &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// A variable of the environment, as bytes; nil when it is not set.
  package static func environment(_ name: String) -> [UInt8]? {
    // Sound: the string is copied at once, and nothing here changes the environment.
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: value, count: strlen(value))).map {
      UInt8(bitPattern: $0)
    }
  }

  /// The arguments after the program's name, as bytes.
  package static var arguments: [[UInt8]] {
    // Sound: the vector lives as long as the process, and each entry is a terminated string.
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      unsafe CommandLine.unsafeArgv[index].map { start in
        unsafe UnsafeBufferPointer(start: start, count: strlen(start)).map {
          UInt8(bitPattern: $0)
        }
      }
    }
  }

  /// Ends the process.
  package static func exit(with status: Int32) -> Never { Glibc.exit(status) }

  @discardableResult
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var offset = 0
    while offset < bytes.count {
      // Sound: the buffer is only read, within its bounds.
      let written = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(
          descriptor,
          buffer.baseAddress.map { unsafe $0 + offset },
          bytes.count - offset
        )
      }
      if written < 0 {
        if shim_errno() == EINTR { continue }
        return false
      }
      offset += written
    }
    return true
  }
}
