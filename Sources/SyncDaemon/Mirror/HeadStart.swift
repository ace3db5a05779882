import SyncCore
import Synchronization

/// Begins to copy a lone new image while its pixels are looked at, before it is known where it goes.
///
/// What one image waits for most is the disk, and another thread can do that. A plan alone says what becomes
/// of the copy.
package final class HeadStart: Sendable {
  private let app: App
  private let copy = Mutex<EarlyCopy?>(nil)

  init(app: App) { self.app = app }

  /// Begins where the image is likely to be copied as it is; what was begun before, of an image that
  /// has changed since, is taken away.
  ///
  /// - Parameters:
  ///   - source: its path.
  ///   - file: open for reading.
  ///   - stamp: what it was when it was read.
  ///   - facts: what its chunks tell.
  func begin(
    _ source: RelativePath,
    _ file: Shared<Descriptor>,
    _ stamp: Stamp,
    _ facts: ImageFacts
  ) {
    end()
    guard app.mayCopy(facts) else { return }
    let early = EarlyCopy(of: source, stamp)
    let app = app
    guard Crew.shared.help({ early.make(from: file, for: app) }) else { return }
    copy.withLock { $0 = early }
  }

  /// The copy of a source as it was when it was read, for one who goes on with it.
  func take(_ source: RelativePath, _ stamp: Stamp) -> EarlyCopy? {
    copy.withLock { copy in
      guard copy?.source == source, copy?.stamp == stamp else { return nil }
      return copy.take()
    }
  }

  /// Takes away what no plan wanted.
  func end() { copy.withLock { $0.take() }?.discard() }
}
