/// Brings files to the disk side by side: a disk takes several syncs in one turn.
///
/// - Parameters:
///   - files: to be brought to the disk.
///   - meanwhile: done by this thread while the others begin.
/// - Returns: what went wrong with each, in the order given.
func syncFiles(_ files: [Mirror.OpenFile], meanwhile: () -> Void) -> [SystemCallError?] {
  sideBySide(files, width: syncsAtOnce, meanwhile: meanwhile) { (file) -> SystemCallError? in
    do throws(SystemCallError) {
      try file.descriptor.dataSync()
      return nil
    } catch {
      return error
    }
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
