/// What a folder is to Xcode.
enum FolderKind {
  /// A folder whose content Xcode manages.
  static func isCatalog(_ folder: ArraySlice<UInt8>) -> Bool {
    // No name without a dot needs a longer look.
    folder.contains(UInt8(ascii: "."))
      && catalogExtensions.contains { hasExtension(folder, $0) }
  }

  /// A set of launch images, where names mean nothing to Apple's tools.
  static func isLaunchImageSet(_ folder: ArraySlice<UInt8>) -> Bool {
    hasExtension(folder, ".launchimage")
  }

  /// A set of pictures for views: what its files' names leave out means nothing.
  static func isImageSet(_ folder: ArraySlice<UInt8>) -> Bool { hasExtension(folder, ".imageset") }

  /// A set of images of any kind.
  static func isSet(_ folder: ArraySlice<UInt8>) -> Bool {
    isLaunchImageSet(folder) || isImageSet(folder)
  }

  /// The language of `xx.lproj`, empty for `Base.lproj`; nil for any other folder.
  static func locale(_ folder: ArraySlice<UInt8>) -> String? {
    guard hasExtension(folder, ".lproj"), folder.count > 6 else { return nil }
    let name = folder.dropLast(6)
    return name.equals("Base", ignoringCase: true) ? "" : printable(name)
  }

  private static let catalogExtensions = [
    ".xcassets", ".launchimage", ".imageset", ".app", ".bundle", ".brandassets",
  ]

  private static func hasExtension(_ name: ArraySlice<UInt8>, _ suffix: String) -> Bool {
    name.count >= suffix.utf8.count
      && name.suffix(suffix.utf8.count).equals(suffix, ignoringCase: true)
  }
}
