import SyncCore

/// The clients of the control socket: takes their lines and sends them answers, and never waits.
///
/// A client that is slow, dead or hostile costs a bounded amount of memory, and nobody else's time.
package struct ControlServer: ~Copyable {
  private let listener: LocalListener
  private var clients = Clients()
  private var last = 0

  /// Clients at a time; past them the one that has been idle the longest makes room.
  private static let clientLimit = 64
  /// Bytes of answers that a client may leave unread.
  private static let backlogLimit = 16 << 20
  /// Lines taken from one client at a time, so that none keeps the loop to itself.
  private static let lineBudget = 16

  package init(_ listener: consuming LocalListener) {
    self.listener = listener
  }

  /// A line that a client sent.
  package struct Line: Sendable {
    package let client: ClientID
    /// Whether it may do more than ask for the status.
    package let isTrusted: Bool
    /// nil: longer than a line may be.
    package let bytes: [UInt8]?
  }

  package var handles: [PollHandle] {
    var handles = [listener.readable]
    clients.forEach { handles.append($0.handle) }
    return handles
  }

  /// Whether lines are left that no handle tells of.
  package var hasMore: Bool { clients.hasLines }

  /// Takes who connected and what was sent, and goes on sending answers.
  package mutating func takeLines() -> [Line] {
    takeClients()
    var lines: [Line] = []
    clients.forEachInPlace { id, client in
      client.receive()
      var budget = Self.lineBudget
      while budget > 0, let line = client.nextLine() {
        budget -= 1
        lines.append(
          Line(
            client: id,
            isTrusted: client.isTrusted,
            bytes: line.count > ControlRequest.lineLimit ? nil : line
          )
        )
      }
      client.flush()
    }
    clients.removeDead()
    return lines
  }

  /// Sends one line to a client; one that is gone, or reads none of its answers, is let go.
  ///
  /// - Parameters:
  ///   - client: one that is gone already is no failure.
  ///   - line: without its end.
  ///   - isLast: nothing more is expected of the client.
  package mutating func answer(_ client: ClientID, _ line: [UInt8], isLast: Bool = false) {
    clients.update(client) { $0.send(line, isLast: isLast, limit: Self.backlogLimit) }
  }

  /// Notes that a client waits for an answer that is not known yet.
  package mutating func expectAnswer(_ client: ClientID) {
    clients.update(client) { $0.expected += 1 }
  }

  private mutating func takeClients() {
    // Out of descriptors or the like: those that are here are served, the others wait.
    while let connection = (try? listener.accept()) ?? nil {
      last += 1
      if clients.count >= Self.clientLimit { clients.dropIdlest() }
      if clients.count >= Self.clientLimit {
        let answer = ControlAnswer.refused("too many clients; try again later").json.line()
        _ = try? connection.send((answer + [UInt8(ascii: "\n")])[...])
        continue
      }
      clients.add(ControlClient(connection), as: ClientID(value: last))
    }
  }
}

package struct ClientID: Hashable, Sendable {
  let value: Int
}
