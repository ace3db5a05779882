import CLinux
package import SyncCore

/// One request to the running daemon, for the commands.
package enum ControlCall {
  package enum Reply: Sendable {
    case answer(JSONValue)
    case timedOut
    /// No daemon runs, or it ended meanwhile.
    case notRunning
  }

  /// Sends a request and waits for its answer; nil waits for ever.
  ///
  /// - Throws: when the socket may not be used.
  package static func send(
    _ request: ControlRequest,
    state: borrowing StateFolder,
    timeout: Duration?
  ) throws(SystemCallError) -> Reply {
    let deadline = timeout.map { monotonicNow() + $0 }
    guard let connection = try connect(state, deadline) else {
      return state.isLocked() ? .timedOut : .notRunning
    }
    var rest = (request.line + [UInt8(ascii: "\n")])[...]
    var reply: [UInt8] = []
    do throws(SystemCallError) {
      while !rest.isEmpty { rest = rest.dropFirst(try connection.send(rest)) }
      while true {
        let left = deadline.map { max(.zero, $0 - monotonicNow()) }
        guard try poll([connection.readable], timeout: left) == [true] else { return .timedOut }
        guard let bytes = try connection.receive(upTo: 1 << 16) else { continue }
        if bytes.isEmpty { return .notRunning }
        reply += bytes
        if reply.last == UInt8(ascii: "\n"), let json = try? JSONValue(parsing: reply) {
          return .answer(json)
        }
      }
    } catch {
      if [EPIPE, ECONNRESET].contains(error.errno) { return .notRunning }
      throw error
    }
  }

  /// A daemon that is just starting holds the lock before it listens.
  private static func connect(
    _ state: borrowing StateFolder,
    _ deadline: Duration?
  ) throws(SystemCallError) -> LocalConnection? {
    let latest = deadline ?? monotonicNow() + .seconds(30)
    while true {
      do throws(SystemCallError) {
        return try state.controlConnection()
      } catch {
        guard error.isMissing || error.errno == ECONNREFUSED else { throw error }
      }
      guard state.isLocked(), monotonicNow() < latest else { return nil }
      _ = try poll([], timeout: .milliseconds(20))
    }
  }
}
