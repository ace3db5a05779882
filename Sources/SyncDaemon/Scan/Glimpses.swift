import SyncCore
import Synchronization

/// What the bytes told of sources that only the image worker can tell about, from a try that did not wait
/// for it: the try that does need not read them again.
final class Glimpses: Sendable {
  private let known: [RelativePath: Glimpse]
  private let state = Mutex(State())

  private struct State: Sendable {
    var kept: [RelativePath: Glimpse] = [:]
    var unasked: Set<RelativePath> = []
  }

  struct Glimpse: Sendable {
    let stamp: Stamp
    let reading: Reading
    let hash: ContentHash
  }

  /// - Parameter known: of the try before.
  init(_ known: [RelativePath: Glimpse] = [:]) { self.known = known }

  /// Of a file that is what it was.
  ///
  /// One that was written within one tick of the clock has an event that comes after this pass.
  subscript(_ path: RelativePath, stamp: Stamp) -> Glimpse? {
    known[path].flatMap { $0.stamp == stamp ? $0 : nil }
  }

  func keep(_ path: RelativePath, _ glimpse: Glimpse) { state.withLock { $0.kept[path] = glimpse } }

  /// Notes a source that the worker was to be asked about.
  func noteUnasked(_ path: RelativePath) { state.withLock { _ = $0.unasked.insert(path) } }

  /// Those of this try.
  var kept: [RelativePath: Glimpse] { state.withLock { $0.kept } }
  var unasked: Set<RelativePath> { state.withLock { $0.unasked } }
}

/// What a try found that did not wait for the image worker, for the one that does.
struct FirstTry: Sendable {
  let glimpses: [RelativePath: Glimpses.Glimpse]
  /// See ``Pass/Result/isStill``.
  let isStill: Bool
}
