extension Planner {
  /// Decides about one file that is wanted.
  func place(_ file: DesiredFile, _ work: inout Work) {
    let path = file.path
    let found = view.onDisk(path)
    let target = expectedHash(of: file)
    if let source = file.source, work.kept.contains(source) {
      // What it was made of is gone: it stays as it is, and can not be written again.
      return keep(path, &work)
    }
    guard let entry = manifest.entries[path] else {
      return placeNew(file, target: target, found: found, &work)
    }
    let isCurrent = entry.isMade(as: file) && (target == nil || target == entry.hash)
    switch found {
    case .file(entry.hash) where isCurrent || entry.hash == target:
      // An output that is right already is not written: its inode and its times stay.
      var new = self.entry(for: file, hash: entry.hash)
      new.stamp = view.stamp(path) ?? entry.stamp
      new.isAdopted = entry.isAdopted
      work.manifest.entries[path] = new
      if view.hasWrongMode(path), !entry.isAdopted {
        // A hard link may be somebody's source: that keeps its permissions (invariant 1).
        work.writes.append(view.isShared(path) ? .write(file, replaces: true) : .setMode(path))
      }
      return
    case .file(entry.hash):
      if entry.isAdopted { work.writes.append(.setAside(path)) }
      work.writes.append(.write(file, replaces: true))
    case .file(let bytes) where bytes == target:
      // Somebody put there what we would write: ours as it is.
      work.writes.append(.adopt(file, hash: bytes))
      var new = self.entry(for: file, hash: bytes)
      new.stamp = view.stamp(path)
      work.manifest.entries[path] = new
      return
    case .file, .otherFile:
      work.drift.append(Drift(path, .edited))
      work.writes += [.setAside(path), .write(file, replaces: true)]
    case .link:
      work.drift.append(Drift(path, .replaced))
      work.writes += [.setAside(path), .write(file, replaces: true)]
    case .emptyFolder:
      work.drift.append(Drift(path, .replaced))
      work.writes += [.removeFolder(path), .write(file, replaces: false)]
    case .absent:
      work.drift.append(Drift(path, .deleted))
      work.writes.append(.write(file, replaces: false))
    case .folder, .other:
      // What stands there now is not what we wrote, and can not be kept aside (invariant 2).
      work.manifest.entries[path] = nil
      work.problems.append(.foreign(path, found))
      return
    case .unreadable(let why):
      // Ours until a look tells otherwise.
      work.problems.append(.unreadable(path, why))
      return
    }
    work.manifest.entries[path] = self.entry(for: file, hash: target)
  }

  /// A name we hold nothing under: taken while it is free, or when our bytes are there (invariant 2).
  private func placeNew(
    _ file: DesiredFile,
    target: ContentHash?,
    found: OnDisk,
    _ work: inout Work
  ) {
    var entry = self.entry(for: file, hash: target)
    switch found {
    case .absent:
      work.writes.append(.write(file, replaces: false))
    // Theirs is as good, and stays theirs even when it has our bytes.
    case _ where file.yields && !rebuilds: return
    case .file(let bytes) where bytes == target:
      work.writes.append(.adopt(file, hash: bytes))
      entry.stamp = view.stamp(file.path)
      entry.isAdopted = !rebuilds
    case .file where target == nil, .otherFile where target == nil:
      // Only rendering tells whether it has our bytes; the mirror compares before it takes the name.
      work.writes.append(.write(file, replaces: false))
    case .file, .otherFile, .folder, .emptyFolder, .link, .other:
      if !file.yields { work.problems.append(.foreign(file.path, found)) }
      return
    case .unreadable(let why):
      work.problems.append(.unreadable(file.path, why))
      return
    }
    work.manifest.entries[file.path] = entry
  }

  /// The last good output of a source that is broken or held stays, whatever became of it
  /// (invariants 5 and 10); without the source an edited one can not be restored.
  func keep(_ path: RelativePath, _ work: inout Work) {
    switch view.onDisk(path) {
    case .file(let bytes):
      guard bytes == manifest.entries[path]?.hash else { break }
      work.manifest.entries[path]?.isGone = false
      if let stamp = view.stamp(path) { work.manifest.entries[path]?.stamp = stamp }
    case .otherFile, .link, .unreadable: break
    case .absent, .emptyFolder:
      work.manifest.entries[path]?.isGone = true
      work.manifest.entries[path]?.stamp = nil
    case .folder, .other: work.manifest.entries[path] = nil
    }
  }

  /// Removes a file of ours that is no longer wanted; an edited one is kept aside first.
  ///
  /// One that was there before us stays, whatever became of it: it is forgotten, as `uninstall` does.
  func retire(_ path: RelativePath, _ entry: Manifest.Entry, _ work: inout Work) {
    work.manifest.entries[path] = nil
    if taken.contains(path) { return }
    switch view.onDisk(path) {
    case .file where entry.isAdopted, .otherFile where entry.isAdopted:
      work.released.append(path)
    case .file(entry.hash): work.removals.append(.remove(path))
    case .file, .otherFile:
      work.drift.append(Drift(path, .retired))
      work.removals += [.setAside(path), .remove(path)]
    case .absent, .folder, .emptyFolder, .link, .other:
      break
    case .unreadable(let why):
      work.manifest.entries[path] = entry
      work.problems.append(.unreadable(path, why))
    }
  }

  private func entry(for file: DesiredFile, hash target: ContentHash?) -> Manifest.Entry {
    Manifest.Entry(
      hash: target ?? ContentHash(high: 0, low: 0),
      source: file.source,
      sourceHash: file.sourceHash,
      recipe: file.recipe,
      pixels: file.image?.pixels,
      isDerived: file.image?.isDerived ?? false,
      slots: file.image?.slots ?? [],
      stamp: nil
    )
  }

  /// The hash of the bytes it will have; nil where only rendering tells.
  private func expectedHash(of file: DesiredFile) -> ContentHash? {
    switch file.content {
    case .copy(_, let hash): hash
    case .generated(let bytes): hash(bytes)
    case .render: nil
    }
  }
}

extension Manifest.Entry {
  /// Whether it was made of the same source in the same way.
  package func isMade(as file: DesiredFile) -> Bool {
    recipe == file.recipe && sourceHash == file.sourceHash
  }
}

extension Problem {
  /// Something stands where an output belongs, or is in its way, and can not be looked at.
  static func unreadable(_ path: RelativePath, _ why: String) -> Problem {
    Problem(
      .cannotWrite,
      at: path,
      "\(path) in the build tree can not be looked at: \(why); it is left as it is",
      remedy: "let the user launchsyncd runs as read it; where the name is too long, give the "
        + "output another path in the config"
    )
  }

  /// Something that is not ours stands where an output belongs.
  package static func foreign(_ path: RelativePath, _ found: OnDisk) -> Problem {
    Problem(
      .foreignFile,
      at: path,
      "\(path) in the build tree is \(found.words) that launchsyncd did not write",
      remedy: "move it away or delete it, or give the output another path in the config"
    )
  }
}
