import Glibc
import SyncCore
import Synchronization

/// A copy in the root of a build tree, under a temporary name of ours, made by one thread for another.
///
/// It is moved or discarded, once. What a kill leaves goes before the app's first pass of another start.
final class EarlyCopy: Sendable {
  let source: RelativePath
  let stamp: Stamp
  let name: RelativePath
  private let state = Mutex(State())
  private let isCopied = Semaphore()
  private let isSynced = Semaphore()

  private struct State: Sendable {
    var build: Shared<Folder>?
    var file: Mirror.OpenFile?
    var failure: SystemCallError?
  }

  private static let count = Atomic<UInt64>(0)

  init(of source: RelativePath, _ stamp: Stamp) {
    self.source = source
    self.stamp = stamp
    name = earlyName(of: source, Self.count.add(1, ordering: .relaxed).newValue)
  }

  /// Makes it, once.
  func make(from source: Shared<Descriptor>, for app: App) {
    defer { isSynced.signal() }
    do throws(SystemCallError) {
      defer { isCopied.signal() }
      try copy(source, for: app)
    } catch {
      return
    }
    guard app.durability == .full, let file = state.withLock({ $0.file }) else { return }
    do throws(SystemCallError) {
      try file.descriptor.dataSync()
    } catch {
      state.withLock { $0.failure = error }
    }
  }

  private func copy(_ source: Shared<Descriptor>, for app: App) throws(SystemCallError) {
    let build = Shared(try Folder(opening: app.build))
    let file = Mirror.OpenFile(try build.value.createTemporary(name, mode: app.modes.file))
    state.withLock { $0.build = build }
    do throws(SystemCallError) {
      let copied = try source.value.copy(Int(stamp.size), to: file.descriptor)
      guard copied == stamp.size else { throw SystemCallError("copy", app.build, errno: EIO) }
      try file.descriptor.setTimes(modified: stamp.modified)
      try file.descriptor.setModeIfPossible(app.modes.file)
    } catch {
      // At once: where there is no room, whoever tries again needs it.
      build.value.discard(name, file)
      throw error
    }
    state.withLock { $0.file = file }
  }

  /// Waits for the copy, and gives it another name: it is the caller's then.
  ///
  /// - Returns: nil when there is none, or it could not be moved.
  func moved(to name: RelativePath, in build: borrowing Folder) -> Mirror.OpenFile? {
    isCopied.wait()
    guard let file = state.withLock({ $0.file }) else { return nil }
    do {
      let holder = try name.parent.map { (parent) throws(SystemCallError) in
        try build.sharingHolder(parent) { $0 }
      }
      try build.rename(self.name, to: name, noReplace: true)
      file.holder = holder
      return file
    } catch {
      takeAway()
      return nil
    }
  }

  /// Waits for the copy, and takes it away.
  func discard() {
    isCopied.wait()
    takeAway()
  }

  private func takeAway() {
    let (build, file) = state.withLock { ($0.build, $0.file) }
    if let build, let file { build.value.discard(name, file) }
  }

  /// Waits for the disk; what went wrong there.
  func synced() -> SystemCallError? {
    isSynced.wait()
    return state.withLock { $0.failure }
  }
}
