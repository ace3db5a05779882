import CLcms
import SyncCore

/// The fence of lcms: device values to RGB of 8 bits, relative colorimetric with black point
/// compensation.
@safe final class ColourConversion {
  /// What the values of a picture mean.
  enum Meaning {
    case profile([UInt8])
    /// gAMA and cHRM of a PNG, as they are stored.
    case gamma(UInt32?, [UInt32])
    case sRGB
  }

  /// How the samples of a picture lie.
  struct Layout {
    let space: ICCProfile.Space
    let channels: Int
    /// Channels that are skipped.
    let extra: Int
    /// Bytes of a sample, 1 or 2.
    let sampleBytes: Int
  }

  private let transform: cmsHTRANSFORM

  /// nil when the two do not go together, or the profile can not be used.
  init?(_ meaning: Meaning, _ layout: Layout, to color: ColorSpace) {
    guard let space = Self.code(layout.space),
      let source = unsafe Self.source(meaning, layout.space)
    else { return nil }
    // Sound: opened above or below, closed once; a transform keeps what it needs of both.
    defer { unsafe cmsCloseProfile(source) }
    guard let target = unsafe Self.target(color) else { return nil }
    defer { unsafe cmsCloseProfile(target) }
    let input = shim_layout(
      space,
      UInt32(layout.channels),
      UInt32(layout.extra),
      UInt32(layout.sampleBytes)
    )
    // Sound: both profiles are open.
    let made = unsafe cmsCreateTransform(
      source,
      input,
      target,
      shim_layout(shim_space_rgb, 3, 0, 1),
      UInt32(INTENT_RELATIVE_COLORIMETRIC),
      shim_black_point
    )
    guard let made = unsafe made else { return nil }
    unsafe transform = unsafe made
  }

  deinit {
    // Sound: made in init, deleted once.
    unsafe cmsDeleteTransform(transform)
  }

  /// Converts `count` pixels; both ends hold as many, in the layouts given.
  func convert(_ input: UnsafeRawPointer, to output: UnsafeMutablePointer<UInt8>, count: Int) {
    // Sound: the callers' promise above.
    unsafe cmsDoTransform(transform, input, output, UInt32(count))
  }

  /// The profile that goes into a Display P3 file, the same bytes at every call.
  static func displayP3Profile() -> [UInt8]? {
    guard let profile = unsafe target(.displayP3) else { return nil }
    // Sound: opened above, closed once.
    defer { unsafe cmsCloseProfile(profile) }
    var size: UInt32 = 0
    // Sound: asks for the size, then fills as much memory of ours.
    guard unsafe cmsSaveProfileToMem(profile, nil, &size) != 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(size))
    guard unsafe cmsSaveProfileToMem(profile, &bytes, &size) != 0, bytes.count >= 128 else {
      return nil
    }
    // The time it was made at: 2015-01-01, so that equal pictures are equal files.
    bytes.replaceSubrange(24..<36, with: [7, 0xdf, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0])
    return bytes
  }

  private static func code(_ space: ICCProfile.Space) -> UInt32? {
    switch space {
    case .grey: shim_space_grey
    case .rgb: shim_space_rgb
    case .cmyk: shim_space_cmyk
    case .other: nil
    }
  }

  private static func source(_ meaning: Meaning, _ space: ICCProfile.Space) -> cmsHPROFILE? {
    switch meaning {
    // Sound: the library copies the bytes.
    case .profile(let bytes): return unsafe cmsOpenProfileFromMem(bytes, UInt32(bytes.count))
    case .sRGB where space == .rgb: return unsafe cmsCreate_sRGBProfile()
    case .sRGB: return nil
    case .gamma(let gamma, let colours):
      let exponent = gamma.map { 100_000 / Double(max(1, $0)) } ?? 2.2
      // Sound: made here, freed once; the profile keeps a copy.
      guard let curve = unsafe cmsBuildGamma(nil, exponent) else { return nil }
      defer { unsafe cmsFreeToneCurve(curve) }
      let points = colours.count == 8 ? colours.map { Double($0) / 100_000 } : sRGBPoints
      return space == .grey
        ? unsafe grey(points, curve)
        : unsafe rgb(points, [curve, curve, curve])
    }
  }

  private static func target(_ color: ColorSpace) -> cmsHPROFILE? {
    switch color {
    case .sRGB: return unsafe cmsCreate_sRGBProfile()
    case .displayP3:
      let parameters = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
      // Sound: five parameters are what the type takes; freed once, the profile keeps a copy.
      guard let curve = unsafe cmsBuildParametricToneCurve(nil, 4, parameters) else { return nil }
      defer { unsafe cmsFreeToneCurve(curve) }
      guard let profile = unsafe rgb(displayP3Points, [curve, curve, curve]),
        let text = unsafe cmsMLUalloc(nil, 1)
      else { return nil }
      // Sound: allocated above, freed once; the tag keeps a copy.
      defer { unsafe cmsMLUfree(text) }
      _ = unsafe cmsMLUsetASCII(text, "en", "US", "Display P3")
      _ = unsafe cmsWriteTag(profile, cmsSigProfileDescriptionTag, UnsafeRawPointer(text))
      return unsafe profile
    }
  }

  /// White, red, green and blue as x and y.
  private static let sRGBPoints = [0.3127, 0.3290, 0.64, 0.33, 0.30, 0.60, 0.15, 0.06]
  private static let displayP3Points = [0.3127, 0.3290, 0.680, 0.320, 0.265, 0.690, 0.150, 0.060]

  private static func rgb(_ points: [Double], _ curves: [OpaquePointer?])
    -> cmsHPROFILE?
  {
    var white = cmsCIExyY(x: points[0], y: points[1], Y: 1)
    var primaries = cmsCIExyYTRIPLE(
      Red: cmsCIExyY(x: points[2], y: points[3], Y: 1),
      Green: cmsCIExyY(x: points[4], y: points[5], Y: 1),
      Blue: cmsCIExyY(x: points[6], y: points[7], Y: 1)
    )
    // Sound: all are read within the call.
    return unsafe cmsCreateRGBProfile(&white, &primaries, curves)
  }

  private static func grey(_ points: [Double], _ curve: OpaquePointer)
    -> cmsHPROFILE?
  {
    var white = cmsCIExyY(x: points[0], y: points[1], Y: 1)
    // Sound: both are read within the call.
    return unsafe cmsCreateGrayProfile(&white, curve)
  }
}
