import SyncCore

extension Mirror {
  func discard(_ temporary: RelativePath, _ file: OpenFile) { build.discard(temporary, file) }

  /// As above, for a file that was in an output's place for a moment: somebody may have written to it
  /// there.
  func discard(_ staged: Staged) {
    do {
      let size = try staged.open.descriptor.status().stamp.size
      guard try staged.open.descriptor.contentHash(upTo: Int(size) + 1) == staged.hash else {
        return
      }
    } catch {
      return
    }
    discard(staged.temporary, staged.open)
  }

  func removeIfThere(_ path: RelativePath) throws(SystemCallError) {
    do {
      try build.unlink(path)
    } catch {
      if !error.isMissing { throw error }
    }
  }
}

extension Folder {
  /// Takes a temporary file away while its name stands for just that file, where its folder is by now: no
  /// start would look for it there.
  ///
  /// What came out of an output's place is never taken for it. One that can not be removed is swept at
  /// the next start.
  func discard(_ temporary: RelativePath, _ file: Mirror.OpenFile) {
    do {
      let identity = try file.descriptor.status().identity
      try unlink(temporary, in: file.holder, whileIt: identity)
    } catch {
      return
    }
  }
}
