import CLinux
import SyncCore

extension Mirror {
  /// A plan half carried out.
  struct Work {
    var outcome: Outcome
    /// Whole under their temporary names, not yet published.
    var batch: [Staged] = []
    var isIndexing = false
    /// nil: they were not needed yet.
    var renderings: Renderings?
    var touchedFolders: Set<RelativePath?> = []
    let seen: [RelativePath: Stamp]
    /// What has our bytes was ours before the manifest was lost.
    let rebuilds: Bool
    let before: Manifest
    /// Of edited outputs, the bytes that were kept aside: these may go.
    var keptAside: [RelativePath: Kept] = [:]
    /// What nothing more may be done to in this pass: a step it needs was not done.
    private var blocked: Set<RelativePath> = []
    /// The folders that something below failed in, with all above them.
    private var failedFolders: Set<RelativePath?> = []
    /// Where an index still names what it named before.
    private var outdatedIndexFolders: Set<RelativePath?> = []

    /// Files kept open at once, for their syncs to run side by side; so do passes, and descriptors are few.
    static let batchLimit = 32

    init(_ plan: Plan, before: Manifest, seen: [RelativePath: Stamp]) {
      outcome = Outcome(manifest: plan.manifest)
      self.before = before
      self.seen = seen
      rebuilds = plan.rebuilds
    }

    /// A copy that was kept aside.
    enum Kept: Hashable, Sendable {
      case file(ContentHash)
      case link([UInt8])
    }

    /// What stands in an output's place and may go: what we left, or what was kept aside.
    func expected(at path: RelativePath) -> Kept? {
      keptAside[path] ?? before.entries[path].map { .file($0.hash) }
    }

    /// What the manifest will say of a staged file.
    func entry(for staged: Staged) -> (path: RelativePath, entry: Manifest.Entry)? {
      guard var entry = outcome.manifest.entries[staged.file.path] else { return nil }
      entry.hash = staged.hash
      return (staged.file.path, entry)
    }

    /// Whether a step that `path` needs was not done: its copy aside, or a folder above it.
    func isBlocked(_ path: RelativePath) -> Bool {
      var next: RelativePath? = path
      while let path = next {
        if blocked.contains(path) { return true }
        next = path.parent
      }
      return false
    }

    /// Whether a file that an index at `path` may name was not written (invariant 4).
    func hasFailed(beside path: RelativePath) -> Bool { failedFolders.contains(path.parent) }

    /// Whether an index that could not be replaced may still name `path` (invariant 4).
    func isNamed(_ path: RelativePath) -> Bool {
      var next = path.parent
      while let folder = next {
        if outdatedIndexFolders.contains(folder) { return true }
        next = folder.parent
      }
      return outdatedIndexFolders.contains(nil)
    }

    /// Leaves a step for a later pass: the manifest goes on saying what it said.
    mutating func postpone(_ path: RelativePath, isIndex: Bool = false) {
      outcome.postponed.insert(path)
      outcome.manifest.entries[path] = before.entries[path]
      if isIndex { outdatedIndexFolders.insert(path.parent) }
    }

    /// A step was not done: what depends on it is not done either.
    mutating func fail(_ action: Action, _ failure: Failure) {
      let path = action.path
      switch action {
      case .makeFolder(let folder):
        outcome.manifest.folders.remove(folder)
        blocked.insert(path)
      case .setAside: blocked.insert(path)
      case .write(let file, replaces: _):
        fail(file, failure)
        return
      case .remove: postpone(path, isIndex: before.entries[path]?.isIndex ?? false)
      case .removeFolder(let folder):
        blocked.insert(folder)
        outcome.manifest.folders.insert(folder)
      case .adopt, .setMode: postpone(path)
      }
      markFailed(path)
      report(path, source: nil, failure)
    }

    /// A file was not written.
    mutating func fail(_ file: DesiredFile, _ failure: Failure) {
      postpone(file.path, isIndex: file.isIndex)
      markFailed(file.path)
      report(file.path, source: file.source, failure)
    }

    private mutating func markFailed(_ path: RelativePath) {
      var next = path.parent
      while failedFolders.insert(next).inserted, let folder = next { next = folder.parent }
    }

    private mutating func report(_ path: RelativePath, source: RelativePath?, _ failure: Failure) {
      switch failure {
      case .sourceChanged:
        // Nothing was in the way: what is dirty by it is looked at at once.
        if let source { outcome.changed.insert(source) }
      case .source(let error):
        outcome.isIncomplete = true
        outcome.problems.append(.sourceNotRead(source ?? path, error))
      case .rendering(let finding):
        outcome.isIncomplete = true
        let problem = finding.named(source ?? path)
        if !outcome.problems.contains(problem) { outcome.problems.append(problem) }
      case .target(let error):
        outcome.isIncomplete = true
        let problem = Problem(writing: path, error)
        if !outcome.problems.contains(problem) { outcome.problems.append(problem) }
      }
    }
  }
}
