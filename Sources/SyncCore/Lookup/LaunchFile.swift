/// A file that lookup can find in the app's bundle.
package struct LaunchFile: Hashable, Sendable {
  /// Below the build tree; nil when it is the app's own and not ours.
  package let path: RelativePath?
  /// nil when it has no pixels of its own: a storyboard.
  package let pixels: PixelSize?
  package let isDerived: Bool

  package init(path: RelativePath?, pixels: PixelSize?, isDerived: Bool = false) {
    self.path = path
    self.pixels = pixels
    self.isDerived = isDerived
  }
}
