/// A path below a root, as the bytes the file system holds.
///
/// Never empty, never absolute; no component is empty, `.` or `..`. Bytes, not text: two names that
/// Swift's `String` calls equal (NFC and NFD) are two files, and a name need not be UTF-8 at all.
package struct RelativePath: Hashable, Sendable {
  /// The bytes, without a leading or trailing `/`.
  package let bytes: [UInt8]

  /// Takes bytes from outside; nil when they are not a path below a root.
  package init?(_ bytes: some Collection<UInt8>) {
    self.init(Array(bytes))
  }

  /// As above: one walk and no copy, as this is asked for every file of every folder.
  package init?(_ bytes: [UInt8]) {
    var length = 0
    var dots = 0
    for byte in bytes {
      switch byte {
      case 0: return nil
      case Self.slash:
        guard length > dots || length > 2 else { return nil }
        length = 0
        dots = 0
      case _:
        length += 1
        if byte == Self.dot { dots += 1 }
      }
    }
    guard length > dots || length > 2 else { return nil }
    self.bytes = bytes
  }

  /// Takes text; nil when it is not a path below a root.
  package init?(_ text: String) {
    self.init(text.utf8)
  }

  private init(trusted bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// This path with one more component; nil when `name` is not a file name.
  package func appending(_ name: some Collection<UInt8>) -> RelativePath? {
    guard let tail = RelativePath(name) else { return nil }
    return RelativePath(trusted: bytes + [Self.slash] + tail.bytes)
  }

  /// This path with `other` below it.
  package func appending(_ other: RelativePath) -> RelativePath {
    RelativePath(trusted: bytes + [Self.slash] + other.bytes)
  }

  /// The folders and the name, in order.
  package var components: [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = 0
    // By hand: the generic split costs more than all else that a short name needs.
    for index in bytes.indices where bytes[index] == Self.slash {
      parts.append(bytes[start..<index])
      start = index + 1
    }
    parts.append(bytes[start...])
    return parts
  }

  /// The last component.
  package var name: ArraySlice<UInt8> {
    guard let cut = bytes.lastIndex(of: Self.slash) else { return bytes[...] }
    return bytes[(cut + 1)...]
  }

  /// The folder that holds it; nil at the root.
  package var parent: RelativePath? {
    guard let cut = bytes.lastIndex(of: Self.slash) else { return nil }
    return RelativePath(trusted: Array(bytes[..<cut]))
  }

  /// Whether it lies below `folder`; nil stands for the root, where everything does.
  package func isBelow(_ folder: RelativePath?) -> Bool {
    guard let folder else { return true }
    return bytes.count > folder.bytes.count && bytes[folder.bytes.count] == Self.slash
      && bytes.starts(with: folder.bytes)
  }

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")
}

extension RelativePath: Comparable {
  /// By bytes, so that every list is in the same order on every machine.
  package static func < (left: RelativePath, right: RelativePath) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}

extension RelativePath: CustomStringConvertible {
  /// For people: see ``printable(_:)``.
  package var description: String { printable(bytes) }
}
