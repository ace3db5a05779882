/// What must happen to an image before it may ship.
package enum Treatment: Hashable, Sendable {
  /// Right already: its bytes are copied untouched.
  case copy
  /// The image worker must make a PNG of it; `why` names each thing that is not right.
  case convert(why: [String])
}

extension ImageFacts {
  /// Launch images must be PNG (facts 4.6, trap 1); a PNG is copied as it is, warned about where
  /// it is not as it should be, unless its pixels would have to be turned first.
  package var treatment: Treatment {
    var why: [String] = []
    if format != .png { why.append("it is \(format.rawValue.uppercased()), not PNG") }
    if exifOrientation != 1 { why.append("EXIF orientation \(exifOrientation) must be applied") }
    if colour == .cmyk { why.append("it is CMYK") }
    return why.isEmpty ? .copy : .convert(why: why)
  }
}
