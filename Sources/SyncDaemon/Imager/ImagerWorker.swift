import Glibc
import SyncCore

/// One running image worker, and the socket to it.
struct ImagerWorker: ~Copyable, Sendable {
  private let process: ChildProcess
  private let socket: MessageSocket

  /// Few arenas: the worker's address space is limited.
  private static let environment = ["MALLOC_ARENA_MAX=2", "LC_ALL=C.UTF-8", "PATH="]
  /// How often the service manager, and who asks after the pass, hear from us while we wait.
  private static let pulse = Duration.seconds(5)

  init(_ binary: ImagerBinary) throws(SystemCallError) {
    let pair = try MessageSocket.pair()
    process = try ChildProcess(
      binary.path,
      socket: pair.theirs.descriptor,
      environment: Self.environment
    )
    socket = pair.ours
  }

  /// Ready when it has ended.
  var readable: PollHandle { socket.descriptor.readable }

  /// Whether it has ended by itself: between requests it has nothing to say.
  func hasEnded() -> Bool {
    (try? poll([readable], timeout: .zero).first) ?? true
  }

  /// Why there is no answer.
  enum Silence: Error {
    /// It ended: a decoder crashed, or was killed for the memory it took.
    case ended
    case tooSlow
    /// It said what it has no business to say.
    case nonsense
  }

  /// Asks, and waits for the answer.
  func ask(
    _ request: ImagerRequest,
    _ descriptors: [Int32],
    within time: Duration,
    _ sign: PassSign? = nil
  ) throws(Silence) -> ImagerReply {
    let bytes: [UInt8]
    do throws(SystemCallError) {
      try socket.send(request.json.line(), descriptors)
      let deadline = monotonicNow() + time
      var isReady = false
      while !isReady, monotonicNow() < deadline {
        isReady = try poll([readable], timeout: min(deadline - monotonicNow(), Self.pulse))[0]
        ServiceNotice.watchdog.send()
        sign?.give()
      }
      bytes = isReady ? try socket.receive(upTo: ImagerRequest.mostBytes) : []
      if !isReady { throw SystemCallError("poll", [], errno: ETIMEDOUT) }
    } catch {
      throw error.errno == ETIMEDOUT ? .tooSlow : .ended
    }
    guard !bytes.isEmpty else { throw .ended }
    guard let json = try? JSONValue(parsing: bytes), let reply = ImagerReply(json: json) else {
      throw .nonsense
    }
    return reply
  }
}
