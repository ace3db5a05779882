/// Brings files to the disk side by side: a disk takes several syncs in one turn.
///
/// - Parameters:
///   - files: to be brought to the disk.
///   - meanwhile: done by this thread while the others begin.
/// - Returns: what went wrong with each, in the order given.
func syncFiles(_ files: [Mirror.Staged], meanwhile: () -> Void) -> [SystemCallError?] {
  let late = files.filter { $0.early == nil }.map(\.open)
  let found = sideBySide(late, width: syncsAtOnce, meanwhile: meanwhile) { (file) in
    do throws(SystemCallError) {
      try file.descriptor.dataSync()
      return SystemCallError?.none
    } catch {
      return error
    }
  }
  var next = found.makeIterator()
  return files.map { file in
    if let early = file.early { return early.synced() }
    return next.next() ?? nil
  }
}

/// Brings the names in folders to the disk, likewise.
func syncNames(_ folders: [Mirror.OpenFile]) -> [SystemCallError?] {
  sideBySide(folders, width: syncsAtOnce) { (folder) -> SystemCallError? in
    do throws(SystemCallError) {
      try folder.descriptor.folderSync()
      return nil
    } catch {
      return error
    }
  }
}

/// Threads that wait for the disk need no processor.
private let syncsAtOnce = 4
