package import SyncCore

/// The image worker's client: workers are started on first need, reused, and replaced when they break.
///
/// A crash, a hang or too much memory is one answer about one content: tried again once, then
/// remembered by the content's hash.
package struct Imager: Sendable {
  private let binary: ImagerBinary?
  private let desks: ImagerDesks
  private let memory: ImagerMemory
  /// Whether it waits for a worker's answer.
  private(set) var isPatient = true
  /// Of the pass beside the loop that asks; nil: one that the loop waits for.
  private(set) var sign: PassSign?

  /// What became of a request.
  package enum Outcome: Hashable, Sendable {
    case done(ImageFacts)
    /// The worker says why not.
    case failed(ImagerFailure)
    /// The worker broke at it, twice.
    case broken(String)
    /// There is no worker.
    case missing
    /// The worker would have to be waited for.
    case notAsked
  }

  /// - Parameters:
  ///   - binary: nil when it is not installed.
  ///   - folder: the state folder; nil keeps nothing.
  package init(_ binary: ImagerBinary?, folder: [UInt8]?) {
    self.binary = binary
    desks = ImagerDesks()
    memory = ImagerMemory(folder: folder, version: binary?.version ?? "")
  }

  package var isInstalled: Bool { binary != nil }

  /// Changes with the program; that of none is a version, too.
  var version: String { binary?.version ?? "none" }

  /// Ready when a worker has ended by itself, after which ``reap()`` is due.
  package var handles: [PollHandle] { desks.handles }

  /// Lets go of workers that ended for want of work.
  package func reap() { desks.reap() }

  /// The same client, which asks no worker.
  var impatient: Imager {
    var imager = self
    imager.isPatient = false
    return imager
  }

  /// The same client, for a pass beside the loop.
  func heard(by sign: PassSign) -> Imager {
    var imager = self
    imager.sign = sign
    return imager
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
    desks.with { worker in
      guard let reply = try? Self.attempt(.probe(paths: paths), [], .seconds(20), binary, &worker),
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
    if let what = memory.failure(of: hash) { return .broken(what) }
    guard isPatient else { return .notAsked }
    sign?.queue()
    let outcome = desks.with { worker -> Outcome in
      sign?.leaveQueue()
      var what = ""
      for _ in 0..<2 {
        do throws(ImagerWorker.Silence) {
          switch try Self.attempt(request, descriptors, time, binary, &worker, sign) {
          case .done(let facts): return .done(facts)
          case .failed(let failure): return .failed(failure)
          case .probed: what = "it answered something else"
          }
        } catch {
          what = Self.words(error, time)
        }
        worker = nil
      }
      return .broken(what)
    }
    if case .broken(let what) = outcome { memory.note(hash, what) }
    return outcome
  }

  /// Asks the running worker, or a new one.
  private static func attempt(
    _ request: ImagerRequest,
    _ descriptors: [Int32],
    _ time: Duration,
    _ binary: ImagerBinary?,
    _ worker: inout ImagerWorker?,
    _ sign: PassSign? = nil
  ) throws(ImagerWorker.Silence) -> ImagerReply {
    guard let binary else { throw .ended }
    if worker?.hasEnded() == true { worker = nil }
    if worker == nil {
      do {
        worker = try ImagerWorker(binary)
      } catch {
        throw .ended
      }
    }
    guard let reply = try worker?.ask(request, descriptors, within: time, sign) else {
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
