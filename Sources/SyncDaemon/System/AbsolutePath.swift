import Glibc

/// A path from the root, without links; what it names must be there.
package func absolutePath(_ path: [UInt8]) throws(SystemCallError) -> [UInt8] {
  let name = terminated(path)
  // Sound: `realpath` returns a terminated string that is ours to free; it is copied before.
  guard let resolved = unsafe realpath(name, nil) else {
    throw SystemCallError("open", path, errno: errno)
  }
  defer { unsafe free(resolved) }
  return unsafe Array(UnsafeBufferPointer(start: resolved, count: strlen(resolved))).map {
    UInt8(bitPattern: $0)
  }
}
