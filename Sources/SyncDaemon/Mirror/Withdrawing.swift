import Glibc
package import SyncCore

/// Carries out the withdrawal of one app's outputs from a build tree.
package enum Withdrawing {
  package struct Result: Sendable {
    package var removed: [RelativePath] = []
    package var left: [Withdrawal.Left] = []
    package var problems: [Problem] = []
    /// What else a person should know, a line each.
    package var notes: [String] = []
    /// Where edited copies are kept, when there are any.
    package var hasAside = false
    package var aside: [UInt8] = []
    /// What could not be removed, and so is still ours.
    var manifest = Manifest()
  }

  /// Takes one app out: what its state says is ours goes, and the state says nothing is ours then.
  ///
  /// `build` is the build tree, for a state that does not name it; `isDry` only says what would be done.
  package static func run(
    _ state: borrowing AppState,
    build: [UInt8],
    isDry: Bool
  ) throws(SystemCallError) -> Result {
    let loaded = try state.load(isDry: true)
    if loaded.isDamaged {
      var result = Result()
      result.problems = [.unknownOutputs]
      return result
    }
    var manifest = loaded.manifest
    var notes: [String] = []
    if manifest.build.isEmpty { manifest.build = build }
    if let build = openRoot(manifest.build) {
      if !isDry {
        let folders = LeftBehind.folders(manifest, loaded.intents)
        notes = LeftBehind.sweep(build, in: folders, manifest, loaded.intents, state)
      }
      LeftBehind.recover(&manifest, intents: loaded.intents, build: build)
    }
    var result = try run(manifest, isDry: isDry, state: state)
    result.notes = notes + result.notes
    if let aside = try state.asidePath() {
      result.hasAside = true
      result.aside = aside
    }
    if isDry { return result }
    try state.save(result.manifest, sync: true)
    if result.manifest.entries.isEmpty { try state.forgetStatus() }
    return result
  }

  /// Removes what the manifest holds and nobody changed, folders of ours that are empty then, and the
  /// build tree itself when it was made for us.
  ///
  /// `meanwhile` is what happens to the tree between the look and the removal.
  static func run(
    _ manifest: Manifest,
    isDry: Bool,
    state: borrowing AppState,
    meanwhile: () -> Void = {}
  ) throws(SystemCallError) -> Result {
    var result = Result()
    guard let build = openRoot(manifest.build) else {
      // One that is gone holds nothing; of another nobody knows, and it is still ours.
      if !manifest.entries.isEmpty, let error = unopened(manifest.build) {
        result.problems = [.notOpened(manifest.build, error)]
        result.manifest = manifest
      }
      return result
    }
    let sight = TreeReader(build: build, manifest: manifest).look(at: [:])
    let withdrawal = Planner(
      manifest: manifest,
      view: sight.view,
      hash: { ContentHash(of: $0.span) }
    ).withdrawal()
    result.left = withdrawal.left
    result.removed = withdrawal.plan.actions.map(\.path)
    if isDry { return result }
    meanwhile()
    let mirror = Mirror(
      drop: try Folder(opening: manifest.build),  // nothing is copied
      build: try Folder(opening: manifest.build).remembering(),
      durability: .full
    )
    let outcome = mirror.carryOut(
      withdrawal.plan,
      before: manifest,
      seen: sight.stamps,
      stamps: [:],
      state: state
    )
    result.problems = outcome.problems
    result.notes = outcome.notes
    result.manifest = outcome.manifest
    result.manifest.build = manifest.build
    for path in outcome.putBack.sorted() {
      result.left.append(.init(path, .edited))
      result.manifest.entries[path] = nil
    }
    let isKept = { (path: RelativePath) in
      outcome.manifest.entries[path] != nil || outcome.manifest.folders.contains(path)
    }
    result.removed.removeAll(where: isKept)
    if result.problems.isEmpty {
      result.manifest.build = []
      for folder in outcome.manifest.folders.sorted() {
        result.left.append(.init(folder, .folderInUse))
      }
      result.manifest.folders = []
    }
    for folder in manifest.madeAbove.reversed() { removeIfEmpty(folder) }
    return result
  }

  /// Whether an app has a build tree that can not be opened though it is there.
  private static func unopened(_ path: [UInt8]) -> SystemCallError? {
    do {
      _ = try Folder(opening: path)
      return nil
    } catch {
      return error.errno == ENOENT ? nil : error
    }
  }

  /// A folder that was made for the build tree goes when nothing is in it.
  private static func removeIfEmpty(_ path: [UInt8]) {
    let slash = UInt8(ascii: "/")
    guard let cut = path.lastIndex(of: slash), let name = RelativePath(path[(cut + 1)...]),
      let parent = openRoot(cut == 0 ? [slash] : Array(path[..<cut]))
    else { return }
    do {
      try parent.removeFolder(name)
    } catch {
      return  // in use, or gone: it stays as it is
    }
  }
}
