extension Planner {
  /// What the planner asks of the build tree; only for paths of the manifest, desired paths, and
  /// their folders.
  package struct TreeView {
    let onDisk: (RelativePath) -> OnDisk
    /// The stamp of a file whose bytes are known; nil where nothing is new.
    let stamp: (RelativePath) -> Stamp?
    /// Whether a file has other permissions than the app's.
    let hasWrongMode: (RelativePath) -> Bool
    /// Whether a file has other names: what is done to its permissions is done to theirs.
    let isShared: (RelativePath) -> Bool

    package init(
      onDisk: @escaping (RelativePath) -> OnDisk,
      stamp: @escaping (RelativePath) -> Stamp? = { _ in nil },
      hasWrongMode: @escaping (RelativePath) -> Bool = { _ in false },
      isShared: @escaping (RelativePath) -> Bool = { _ in false }
    ) {
      self.onDisk = onDisk
      self.stamp = stamp
      self.hasWrongMode = hasWrongMode
      self.isShared = isShared
    }
  }
}
