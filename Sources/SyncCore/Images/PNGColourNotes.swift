/// What the colour chunks of a PNG have said so far.
struct PNGColourNotes {
  var isSRGB = false
  private(set) var profileData: Range<Int>?
  private var profileName: String?
  private var isProfileDamaged = false
  /// Gamma times 100,000.
  private(set) var gamma: UInt32?
  private(set) var chromaticities: [UInt32] = []

  /// The colour space by the precedence of the PNG specification: iCCP, sRGB, then gAMA and cHRM.
  ///
  /// A gAMA of 1/2.2 and the chromaticities of sRGB are what many tools write for plain sRGB.
  var profile: ImageFacts.Profile {
    if isProfileDamaged { return .damaged }
    if let profileName { return .named(profileName) }
    if isSRGB { return .sRGB }
    if gamma == nil, chromaticities.isEmpty { return .untagged }
    let isPlainGamma = gamma.map { (45_000...46_000).contains($0) } ?? true
    let isPlainColour = chromaticities.isEmpty || chromaticities == Self.sRGBChromaticities
    return isPlainGamma && isPlainColour ? .sRGB : .gammaOnly
  }

  /// iCCP: a Latin-1 name of 1…79 bytes, zero, method 0, and the compressed profile.
  mutating func takeProfile(_ payload: Range<Int>, _ bytes: Span<UInt8>) {
    guard profileName == nil, !isProfileDamaged else { return }
    let name = bytes.extracting(
      payload.lowerBound..<min(payload.upperBound, payload.lowerBound + 80)
    )
    guard let length = name.indices.first(where: { name[$0] == 0 }), length > 0,
      bytes.byte(at: payload.lowerBound + length + 1) == 0,
      payload.lowerBound + length + 2 < payload.upperBound
    else {
      isProfileDamaged = true
      return
    }
    var text = ""
    for offset in 0..<length { text.unicodeScalars.append(Unicode.Scalar(name[offset])) }
    profileName = printable(text.utf8)
    profileData = (payload.lowerBound + length + 2)..<payload.upperBound
  }

  mutating func takeGamma(_ payload: Range<Int>, _ bytes: Span<UInt8>) {
    guard payload.count == 4 else { return }
    gamma = bytes.bigWord(at: payload.lowerBound)
  }

  mutating func takeChromaticities(_ payload: Range<Int>, _ bytes: Span<UInt8>) {
    guard payload.count == 32 else { return }
    chromaticities = (0..<8).compactMap { bytes.bigWord(at: payload.lowerBound + 4 * $0) }
  }

  /// White, red, green and blue as x and y, times 100,000 (PNG specification, table 13.1).
  private static let sRGBChromaticities: [UInt32] = [
    31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000,
  ]
}
