package import SyncCore
import Synchronization

/// The image worker's client: started on first need, reused, and replaced when it breaks.
///
/// A crash, a hang or too much memory is one answer about one content: tried again once, then
/// remembered by the content's hash.
package final class Imager: Sendable {
  private let binary: ImagerBinary?
  private let state: Mutex<State>

  private struct State: ~Copyable, Sendable {
    var worker: ImagerWorker?
    var memory: ImagerMemory
  }

  /// What became of a request.
  package enum Outcome: Hashable, Sendable {
    case done(ImageFacts)
    /// The worker says why not.
    case failed(ImagerFailure)
    /// The worker broke at it, twice.
    case broken(String)
    /// There is no worker.
    case missing
  }

  /// - Parameters:
  ///   - binary: nil when it is not installed.
  ///   - folder: the state folder; nil keeps nothing.
  package init(_ binary: ImagerBinary?, folder: [UInt8]?) {
    self.binary = binary
    state = Mutex(
      State(
        worker: nil,
        memory: ImagerMemory(folder: folder, version: binary?.version ?? "")
      )
    )
  }

  package var isInstalled: Bool { binary != nil }

  /// Changes with the program; that of none is a version, too.
  var version: String { binary?.version ?? "none" }

  /// Ready when the worker has ended by itself, after which ``reap()`` is due; nil without one.
  package var handle: PollHandle? {
    state.withLock { $0.worker?.readable }
  }

  /// Lets go of a worker that ended for want of work.
  package func reap() {
    state.withLock { state in
      if state.worker?.hasEnded() == true { state.worker = nil }
    }
  }

  /// The facts of a source, by decoding all of it.
  package func look(
    _ source: borrowing Descriptor,
    _ format: ImageFormat,
    hash: ContentHash,
    limits: Limits
  ) -> Outcome {
    ask(.look(format, limits), [source.raw], hash, within: limits.decodeTime)
  }

  /// Renders a source to each target, a PNG for each recipe.
  package func render(
    _ source: borrowing Descriptor,
    _ format: ImageFormat,
    hash: ContentHash,
    limits: Limits,
    _ recipes: [RenderRecipe],
    to targets: [Int32]
  ) -> Outcome {
    ask(
      .render(format, limits, recipes),
      [source.raw] + targets,
      hash,
      // One decode, and a picture to scale and pack for each recipe.
      within: limits.decodeTime + limits.decodeTime * recipes.count / 10
    )
  }

  /// What the sandbox refuses; for the tests.
  package func probe(_ paths: [String]) -> [String] {
    state.withLock { state in
      guard let reply = try? Self.attempt(.probe(paths: paths), [], .seconds(20), binary, &state),
        case .probed(let lines) = reply
      else { return [] }
      return lines
    }
  }

  private func ask(
    _ request: ImagerRequest,
    _ descriptors: [Int32],
    _ hash: ContentHash,
    within time: Duration
  ) -> Outcome {
    guard let binary else { return .missing }
    return state.withLock { state -> Outcome in
      if let what = state.memory.failure(of: hash) { return .broken(what) }
      var what = ""
      for _ in 0..<2 {
        do throws(ImagerWorker.Silence) {
          switch try Self.attempt(request, descriptors, time, binary, &state) {
          case .done(let facts): return .done(facts)
          case .failed(let failure): return .failed(failure)
          case .probed: what = "it answered something else"
          }
        } catch {
          what = Self.words(error, time)
        }
        state.worker = nil
      }
      state.memory.note(hash, what)
      return .broken(what)
    }
  }

  /// Asks the running worker, or a new one.
  private static func attempt(
    _ request: ImagerRequest,
    _ descriptors: [Int32],
    _ time: Duration,
    _ binary: ImagerBinary?,
    _ state: inout State
  ) throws(ImagerWorker.Silence) -> ImagerReply {
    guard let binary else { throw .ended }
    if state.worker?.hasEnded() == true { state.worker = nil }
    if state.worker == nil {
      do {
        state.worker = try ImagerWorker(binary)
      } catch {
        throw .ended
      }
    }
    guard let reply = try state.worker?.ask(request, descriptors, within: time) else {
      throw .ended
    }
    return reply
  }

  private static func words(_ silence: ImagerWorker.Silence, _ time: Duration) -> String {
    switch silence {
    case .ended: "it crashed, or was killed for the memory it took"
    case .tooSlow: "it was not done after \(time.components.seconds) s and was ended"
    case .nonsense: "it answered nonsense"
    }
  }
}
