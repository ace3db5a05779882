/// What a pass makes of sources that are gone (invariant 10).
package enum Removal {
  /// At least this many must go at one stroke to be held.
  package static let least = 5

  /// Decides which vanished sources keep their outputs.
  ///
  /// - Parameters:
  ///   - manifest: of the last pass: the sources it saw, those held already, its root.
  ///   - present: the images there are now.
  ///   - root: the drop folder as it is now; nil when it is not there.
  /// - Returns: the sources to hold. All that vanished, when the root is gone or another one; those
  ///   that vanished since the last pass, when they are more than half and at least ``least``.
  package static func held(
    _ manifest: Manifest,
    present: Set<RelativePath>,
    root: RootIdentity?
  ) -> Set<RelativePath> {
    let still = manifest.held.subtracting(present)
    let gone = manifest.sources.subtracting(present).subtracting(manifest.held)
    if gone.isEmpty { return still }
    let isOtherRoot = manifest.root != nil && root != manifest.root
    let isMass = gone.count >= least && gone.count * 2 > manifest.sources.count
    return isOtherRoot || isMass ? still.union(gone) : still
  }
}
