import CXxhash
package import SyncCore

/// The fence of libxxhash.
extension ContentHash {
  /// The XXH3-128 of `bytes`.
  package init(of bytes: Span<UInt8>) {
    // Sound: the pointer stays inside the closure, and the library reads `count` bytes of it at most.
    let hash = unsafe bytes.withUnsafeBytes { unsafe shim_xxh3_128($0.baseAddress, UInt($0.count)) }
    self.init(high: hash.high, low: hash.low)
  }
}

extension Descriptor {
  /// The hash of the file's bytes from its start, up to `limit` of them.
  func contentHash(upTo limit: Int) throws(SystemCallError) -> ContentHash {
    let bytes = try readAll(upTo: limit)
    return ContentHash(of: bytes.span)
  }
}
