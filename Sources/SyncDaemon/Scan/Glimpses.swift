import SyncCore
import Synchronization

/// What the bytes told of sources that only the image worker can tell about, from a try that did not wait
/// for it: the try that does need not read them again.
package final class Glimpses: Sendable {
  private let known: [RelativePath: Glimpse]
  private let found = Mutex<[RelativePath: Glimpse]>([:])

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

  /// Notes a source that the worker is to be asked about.
  func keep(_ path: RelativePath, _ glimpse: Glimpse) { found.withLock { $0[path] = glimpse } }

  /// Those of this try.
  var kept: [RelativePath: Glimpse] { found.withLock { $0 } }
}

/// What a try found that did not wait for the image worker, for the one that does.
struct FirstTry: Sendable {
  let glimpses: [RelativePath: Glimpses.Glimpse]
  /// See ``Pass/Result/isStill``.
  let isStill: Bool
}
