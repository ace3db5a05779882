extension RelativePath {
  /// A file of ours below an output's folder; nil is the build tree itself.
  init(ours name: String, in folder: RelativePath?) {
    // Sound: our own names hold no empty part, no dots alone and no zero.
    guard let path = RelativePath(name) else { preconditionFailure("not a path: \(name)") }
    self = folder.map { $0.appending(path) } ?? path
  }

  /// This path with one of our own names below it.
  func appendingKnown(_ name: String) -> RelativePath {
    RelativePath(ours: name, in: self)
  }
}

/// Eight hexadecimal digits that change with `text`, for names that break caches.
func checksumWord(_ text: String) -> String {
  let sum = String(CRC32.checksum(Array(text.utf8).span), radix: 16)
  return String(repeating: "0", count: 8 - sum.count) + sum
}
