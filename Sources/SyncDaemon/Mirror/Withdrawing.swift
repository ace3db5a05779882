package import SyncCore

/// Carries out the withdrawal of one app's outputs from a build tree.
package enum Withdrawing {
  package struct Result: Sendable {
    package var removed: [RelativePath] = []
    package var left: [Withdrawal.Left] = []
    package var problems: [Problem] = []
    /// What could not be removed, and so is still ours.
    package var manifest = Manifest()
  }

  /// Removes what the manifest holds and nobody changed, folders of ours that are empty then, and the
  /// build tree itself when it was made for us.
  ///
  /// - Parameters:
  ///   - manifest: what is ours.
  ///   - isDry: only say what would be done.
  ///   - state: the app's.
  package static func run(
    _ manifest: Manifest,
    isDry: Bool,
    state: borrowing AppState
  ) throws(SystemCallError) -> Result {
    var result = Result()
    guard let build = openRoot(manifest.build) else { return result }
    let sight = TreeReader(build: build, manifest: manifest).look(at: [:])
    let withdrawal = Planner(
      manifest: manifest,
      view: sight.view,
      hash: { ContentHash(of: $0.span) }
    ).withdrawal()
    result.left = withdrawal.left
    result.removed = withdrawal.plan.actions.map(\.path)
    if isDry { return result }
    let mirror = Mirror(
      drop: try Folder(opening: manifest.build),  // nothing is copied
      build: try Folder(opening: manifest.build),
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
    result.manifest = outcome.manifest
    let isKept = { (path: RelativePath) in
      outcome.manifest.entries[path] != nil || outcome.manifest.folders.contains(path)
    }
    result.removed.removeAll(where: isKept)
    if result.problems.isEmpty {
      for folder in outcome.manifest.folders.sorted() {
        result.left.append(.init(folder, .folderInUse))
      }
    }
    for folder in manifest.madeAbove.reversed() { removeIfEmpty(folder) }
    return result
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
