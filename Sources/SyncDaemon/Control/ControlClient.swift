import SyncCore

/// One client of the control socket: what it sent and has not been taken, what it is yet to read.
final class ControlClient {
  private let connection: LocalConnection
  let isTrusted: Bool
  private var input: [UInt8] = []
  private var output: [UInt8] = []
  private var sent = 0
  private var hasEnded = false
  private(set) var isDead = false
  private var isLeaving = false
  /// Answers that it waits for.
  var expected = 0

  private static let newline = UInt8(ascii: "\n")

  init(_ connection: consuming LocalConnection) {
    isTrusted = connection.isOwnerOrGroup()
    self.connection = connection
  }

  var isIdle: Bool { expected == 0 && output.isEmpty }
  /// Whether a whole line waits to be taken.
  var hasLine: Bool { !isDead && input.contains(Self.newline) }

  var handle: PollHandle {
    connection.handle(reads: !hasEnded && !isFull, writes: !output.isEmpty)
  }

  /// A line that is longer than it may be is not read on.
  private var isFull: Bool { input.count > ControlRequest.lineLimit }

  func receive() {
    if hasEnded {
      checkForEnd()
      return
    }
    while !isFull, !hasEnded {
      do {
        guard let bytes = try connection.receive(upTo: ControlRequest.lineLimit + 1) else { return }
        if bytes.isEmpty { hasEnded = true }
        input += bytes
      } catch {
        isDead = true
        return
      }
    }
  }

  /// It will send no more; whether it still reads is told by the descriptor alone.
  private func checkForEnd() {
    let handle = connection.handle(reads: false, writes: false)
    if (try? poll([handle], timeout: .zero)) == [true] { isDead = true }
  }

  /// The next line, its end left out; one that is too long comes as far as it was read.
  func nextLine() -> [UInt8]? {
    if isLeaving { return nil }
    if let end = input.firstIndex(of: Self.newline) {
      defer { input.removeFirst(end + 1) }
      // Empty lines and those of other systems are fine.
      var line = input[..<end]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      return Array(line)
    }
    if isFull || (hasEnded && !input.isEmpty) {
      defer { input = [] }
      return input
    }
    if hasEnded, isIdle { isDead = true }
    return nil
  }

  func send(_ line: [UInt8], isLast: Bool, limit: Int) {
    expected = max(0, expected - 1)
    output += line
    output.append(Self.newline)
    if isLast { isLeaving = true }
    flush()
    if output.count > limit { isDead = true }
  }

  func flush() {
    do {
      while sent < output.count {
        let count = try connection.send(output[sent...])
        if count == 0 { break }
        sent += count
      }
    } catch {
      isDead = true
      return
    }
    if sent == output.count {
      output = []
      sent = 0
      if isLeaving || (hasEnded && expected == 0 && input.isEmpty) { isDead = true }
    } else if sent > 1 << 16 {
      output.removeFirst(sent)
      sent = 0
    }
  }
}

/// The clients by number, oldest first.
struct Clients {
  private var clients: [(id: ClientID, client: ControlClient)] = []

  var count: Int { clients.count }
  var hasLines: Bool { clients.contains { $0.client.hasLine } }

  func forEach(_ body: (ControlClient) -> Void) { for (_, client) in clients { body(client) } }

  func forEachInPlace(_ body: (ClientID, ControlClient) -> Void) {
    for (id, client) in clients { body(id, client) }
  }

  func update(_ id: ClientID, _ body: (ControlClient) -> Void) {
    if let found = clients.first(where: { $0.id == id }) { body(found.client) }
  }

  mutating func add(_ client: ControlClient, as id: ClientID) { clients.append((id, client)) }

  mutating func removeDead() { clients.removeAll { $0.client.isDead } }

  /// Lets the oldest go that waits for nothing.
  mutating func dropIdlest() {
    if let index = clients.firstIndex(where: { $0.client.isIdle }) { clients.remove(at: index) }
  }
}
