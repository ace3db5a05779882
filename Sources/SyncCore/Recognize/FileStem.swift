/// A file's name without a declared scheme and without the extension.
enum FileStem {
  /// The name without the extension of an image format.
  static func withoutExtension(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return name
    }
    let suffix = name[(dot + 1)...]
    let isImage = extensions.contains { suffix.equals($0, ignoringCase: true) }
    return isImage ? name[..<dot] : name
  }

  private static let extensions = [
    "png", "jpg", "jpeg", "webp", "heic", "heif", "avif", "tif", "tiff", "gif", "psd", "svg", "pdf",
    "bmp", "ico",
  ]

  /// Takes a declared scheme out of a grammatical name: `-demo` behind the basename or a height.
  static func cutScheme(_ support: Support, from stem: inout ArraySlice<UInt8>) -> String? {
    guard !support.urlSchemes.isEmpty, stem.count > support.basename.utf8.count,
      stem.prefix(support.basename.utf8.count).equals(support.basename, ignoringCase: true)
    else { return nil }
    var place = stem.startIndex + support.basename.utf8.count
    while place < stem.endIndex, stem[place] == UInt8(ascii: "-") {
      let rest = stem[(place + 1)...]
      for scheme in support.urlSchemes.sorted(by: { $0.utf8.count > $1.utf8.count }) {
        let part = rest.prefix(scheme.utf8.count)
        guard part.equals(scheme, ignoringCase: true),
          !OrientationModifier.allCases.contains(where: { part.elementsEqual($0.rawValue.utf8) }),
          rest.count == part.count || "-@~".utf8.contains(rest[part.endIndex])
        else { continue }
        stem = (Array(stem[..<place]) + Array(rest.dropFirst(part.count)))[...]
        return scheme
      }
      // Only a height may stand before the scheme.
      let token = rest.prefix { !"-@~".utf8.contains($0) }
      guard token.last == UInt8(ascii: "h"), token.dropLast().allSatisfy(isDigit) else {
        return nil
      }
      place = token.endIndex
    }
    return nil
  }
}
