/// Absolute paths, as bytes.
extension [UInt8] {
  /// Whether this path is `folder` or lies below it; a `/` at the end of `folder` says nothing.
  package func isSameOrBelow(_ folder: [UInt8]) -> Bool {
    let slash = UInt8(ascii: "/")
    let folder = folder.last == slash ? folder.dropLast() : folder[...]
    return starts(with: folder) && (count == folder.count || self[folder.count] == slash)
  }
}
