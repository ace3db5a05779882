/// A file in the drop folder, and what reading it gave.
package struct Source: Hashable, Sendable {
  package let path: RelativePath
  package let stamp: Stamp
  package let content: Content
  /// Which image worker was asked, by its version; nil where none was needed.
  ///
  /// Another one may know better.
  package let decoder: String?

  package enum Content: Hashable, Sendable {
    /// Whole; `warnings` do not keep it from being placed.
    case image(ImageFacts, hash: ContentHash, warnings: [Problem])
    /// Not whole yet: it waits for its next event, and becomes a problem after quiet.
    case incomplete(Problem)
    /// Not usable as it is.
    case broken(Problem)
  }

  package init(path: RelativePath, stamp: Stamp, content: Content, decoder: String? = nil) {
    self.path = path
    self.stamp = stamp
    self.content = content
    self.decoder = decoder
  }
}
