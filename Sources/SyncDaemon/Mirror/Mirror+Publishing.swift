import CLinux
import Glibc
import SyncCore

extension Mirror {
  /// Gives staged files their names: all are noted and brought to the disk first.
  func publish(_ state: borrowing AppState, _ work: inout Work) {
    let batch = work.batch
    work.batch = []
    guard !batch.isEmpty else { return }
    var noting: SystemCallError?
    func note() {
      do throws(SystemCallError) {
        // Invariant 6: a kill after a rename finds here whose file it is.
        let journal = try state.note(batch.compactMap { work.entry(for: $0) })
        if durability == .full { try journal.dataSync() }
      } catch {
        noting = error
      }
    }
    var failures = [SystemCallError?](repeating: nil, count: batch.count)
    if durability == .full {
      failures = syncFiles(batch, meanwhile: note)
    } else {
      note()
    }
    if let noting {
      for staged in batch {
        discard(staged.temporary, staged.open)
        work.fail(staged.file, .target(noting))
      }
      return
    }
    for (var staged, failure) in zip(batch, failures) {
      do throws(SystemCallError) {
        if let failure { throw failure }
        try place(&staged, state, &work)
        work.outcome.touched += 1
        work.touchedFolders.insert(staged.file.path.parent)
      } catch {
        discard(staged)
        work.fail(staged.file, .target(error))
      }
    }
  }

  /// Renames one file into place.
  private func place(
    _ staged: inout Staged,
    _ state: borrowing AppState,
    _ work: inout Work
  ) throws(SystemCallError) {
    let path = staged.file.path
    // The disk took its time: names are given where the paths lead now (invariant 9).
    build.forgetHolder()
    let isExchanged = staged.replaces ? try exchange(&staged, state, &work) : false
    if !isExchanged {
      do throws(SystemCallError) {
        // Invariant 2: fails when somebody took the name since it was looked at.
        try build.rename(staged.temporary, to: path, noReplace: true)
      } catch {
        guard error.isExisting else { throw error }
        try adopt(staged, error, &work)
        return
      }
    }
    work.outcome.manifest.entries[path]?.hash = staged.hash
    let stamp = try staged.open.descriptor.status().stamp
    let isAsWritten = stamp.isSameContent(as: staged.written)
    // Without one the next look reads the file.
    if !isAsWritten { work.outcome.isOutdated = true }
    work.outcome.manifest.entries[path]?.stamp = isAsWritten ? stamp : nil
  }

  /// Takes over a foreign file that has just the bytes we were about to write (invariant 2).
  private func adopt(
    _ staged: Staged,
    _ cause: SystemCallError,
    _ work: inout Work
  ) throws(SystemCallError) {
    let path = staged.file.path
    let file = try build.openFile(path)
    let found = try file.status()
    let wanted = try staged.open.descriptor.status().stamp.size
    guard found.kind == .file, found.stamp.size == wanted else { throw cause }
    let hash = try file.contentHash(upTo: Int(wanted) + 1)
    let after = try file.status().stamp
    guard hash == staged.hash, after == found.stamp else { throw cause }
    discard(staged.temporary, staged.open)
    work.outcome.manifest.entries[path]?.hash = staged.hash
    work.outcome.manifest.entries[path]?.stamp = found.stamp
    work.outcome.manifest.entries[path]?.isAdopted = !work.rebuilds
  }
}

extension Stamp {
  /// Whether it can be the same file with the same content: a rename changes the change time alone.
  func isSameContent(as other: Stamp?) -> Bool {
    guard let other else { return false }
    return device == other.device && inode == other.inode && size == other.size
      && modified == other.modified
  }
}
