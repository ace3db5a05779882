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

  /// Takes a declared scheme out of a grammatical name: `-demo` behind a basename, a height or an
  /// orientation.
  static func cutScheme(
    _ schemes: [String],
    after basenames: [Basename],
    from stem: inout ArraySlice<UInt8>
  ) -> String? {
    guard !schemes.isEmpty else { return nil }
    // The longest first: `my` may be declared beside `my-app`.
    let schemes = schemes.sorted { $0.utf8.count > $1.utf8.count }
    for basename in basenames {
      let length = basename.text.utf8.count
      guard stem.count > length, stem.prefix(length).equals(basename.text, ignoringCase: true)
      else { continue }
      if let scheme = cutScheme(schemes, at: stem.startIndex + length, from: &stem) {
        return scheme
      }
    }
    return nil
  }

  private static func cutScheme(
    _ schemes: [String],
    at start: Int,
    from stem: inout ArraySlice<UInt8>
  ) -> String? {
    var place = start
    while place < stem.endIndex, stem[place] == UInt8(ascii: "-") {
      let rest = stem[(place + 1)...]
      for scheme in schemes where isScheme(scheme, startOf: rest) {
        stem = (Array(stem[..<place]) + Array(rest.dropFirst(scheme.utf8.count)))[...]
        return scheme
      }
      // A height stands before the scheme, and by mistake an orientation does.
      let token = rest.prefix { !"-@~".utf8.contains($0) }
      let isHeight = token.last == UInt8(ascii: "h") && token.dropLast().allSatisfy(isDigit)
      let isOrientation = OrientationModifier.allCases.contains {
        token.equals($0.rawValue, ignoringCase: true)
      }
      guard isHeight || isOrientation else { return nil }
      place = token.endIndex
    }
    return nil
  }

  /// Whether `rest` starts with the whole of `scheme`, in any case, and not with a modifier.
  private static func isScheme(_ scheme: String, startOf rest: ArraySlice<UInt8>) -> Bool {
    let part = rest.prefix(scheme.utf8.count)
    return part.equals(scheme, ignoringCase: true)
      && !OrientationModifier.allCases.contains { part.elementsEqual($0.rawValue.utf8) }
      && (rest.count == part.count || "-@~".utf8.contains(rest[part.endIndex]))
  }
}
