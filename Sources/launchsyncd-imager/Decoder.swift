import SyncCore

/// Decodes one source: to see what it is, or to an opaque RGB picture.
struct Decoder {
  private let bytes: Plane
  private let format: ImageFormat
  private let source: VipsSource
  private let space: ICCProfile.Space
  private let meaning: Meaning
  private let facts: ImageFacts

  /// What the colours are, as found.
  fileprivate struct Meaning {
    var profile: ImageFacts.Profile = .untagged
    /// nil: the values are sRGB, grey of it, or CMYK that does not say.
    var conversion: ColourConversion.Meaning?
  }

  /// Reads the header, and refuses what is too large before anything is decoded.
  init(_ bytes: Plane, format: ImageFormat, limits: Limits) throws(ImagerFailure) {
    if format == .svg { try Vector.check(bytes) }
    _ = Complaints.drain()
    let loaded = try unsafe VipsSource(bytes.bytes(), format: format)
    if let refusal = limits.refusal(of: loaded.size) { throw ImagerFailure(.tooLarge, refusal) }
    self.bytes = bytes
    self.format = format
    // Rotated by the decoder (HEIF), by nobody (PNG, as iOS does), or here.
    let orientation = [.jpeg, .tiff, .webp].contains(format) ? loaded.orientation : 1
    let pages = loaded.pages
    let size = loaded.size
    let depth = (loaded.sampleBytes ?? 4) * 8
    let known = loaded.sampleBytes == nil ? nil : loaded.space
    let colour: ImageFacts.Colour
    if let known {
      meaning = Self.meaning(loaded.profile, known, bytes, format)
      space = known
      source = loaded
      colour = known == .grey ? .grey : known == .cmyk ? .cmyk : .rgb
    } else {
      meaning = Meaning()
      source = try loaded.inSRGB()
      space = source.space ?? .rgb
      colour = .lab
    }
    guard source.sampleBytes != nil, source.bands >= Self.channels(space) else {
      throw ImagerFailure(.unsupported, "its samples are of no kind that is known here")
    }
    facts = ImageFacts(
      format: format,
      stored: size,
      exifOrientation: orientation,
      depth: depth,
      colour: colour,
      transparency: source.bands > Self.channels(space) ? .unused : .none,
      profile: meaning.profile,
      isAnimated: pages > 1 && [.gif, .webp].contains(format),
      pages: pages
    )
  }

  /// The facts, once every pixel was decoded.
  func look() throws(ImagerFailure) -> ImageFacts {
    var row = try RowConverter(self.layout, width: source.size.width, background: .white)
    try unsafe source.rows { (_, samples) throws(ImagerFailure) in unsafe row.scan(samples) }
    return try seen(row)
  }

  /// The facts, and the picture as people see it: turned, in the colour space, on the background.
  func decode(on ground: Ground) throws(ImagerFailure) -> (ImageFacts, RGBPicture) {
    var row = try RowConverter(
      layout,
      width: source.size.width,
      background: ground.paint
    )
    let picture = try RGBPicture(source.size)
    let first = conversion(to: ground.color)
    let second = naive(to: ground.color)
    try unsafe source.rows { (index, samples) throws(ImagerFailure) in
      unsafe row.convert(samples, to: picture.row(index), by: first, then: second)
    }
    return (try seen(row), try Turning.turned(picture, by: facts.exifOrientation))
  }

  private func seen(_ row: RowConverter) throws(ImagerFailure) -> ImageFacts {
    if format == .pdf { try Vector.checkComplaints() }
    var facts = facts
    if facts.transparency != .none { facts.transparency = row.isAlphaUsed ? .used : .unused }
    return facts
  }

  private var layout: ColourConversion.Layout {
    ColourConversion.Layout(
      space: space,
      channels: Self.channels(space),
      extra: source.bands - Self.channels(space),
      sampleBytes: source.sampleBytes ?? 1
    )
  }

  /// From the picture's own colours to those of the output; nil where they are the same already.
  private func conversion(to color: ColorSpace) -> ColourConversion? {
    guard let own = meaning.conversion else { return nil }
    return ColourConversion(own, layout, to: color)
  }

  /// From sRGB, which untagged values are taken for, to the colours of the output.
  private func naive(to color: ColorSpace) -> ColourConversion? {
    guard color == .displayP3, meaning.conversion == nil else { return nil }
    let layout = ColourConversion.Layout(space: .rgb, channels: 3, extra: 0, sampleBytes: 1)
    return ColourConversion(.sRGB, layout, to: color)
  }

  private static func channels(_ space: ICCProfile.Space) -> Int {
    switch space {
    case .grey: 1
    case .rgb, .other: 3
    case .cmyk: 4
    }
  }

  private static func meaning(
    _ profile: [UInt8]?,
    _ space: ICCProfile.Space,
    _ bytes: Plane,
    _ format: ImageFormat
  ) -> Meaning {
    guard let profile else {
      return format == .png ? PNGMeaning.read(bytes).map { Meaning($0) } ?? Meaning() : Meaning()
    }
    guard let icc = ICCProfile(profile.span), icc.space == space else {
      return Meaning(profile: .damaged)
    }
    if icc.isSRGB { return Meaning(profile: .sRGB) }
    let layout = ColourConversion.Layout(
      space: space,
      channels: channels(space),
      extra: 0,
      sampleBytes: 1
    )
    // A profile that lcms can not use says nothing.
    guard ColourConversion(.profile(profile), layout, to: .sRGB) != nil else {
      return Meaning(profile: .damaged)
    }
    return Meaning(profile: .named(icc.name ?? "unnamed profile"), conversion: .profile(profile))
  }
}

extension Decoder.Meaning {
  fileprivate init(_ found: PNGMeaning) {
    self.init(profile: .gammaOnly, conversion: .gamma(found.gamma, found.chromaticities))
  }
}

/// The gamma and chromaticities of a PNG that says nothing better of its colours.
struct PNGMeaning {
  let gamma: UInt32?
  let chromaticities: [UInt32]

  static func read(_ bytes: Plane) -> PNGMeaning? {
    bytes.look { bytes in
      guard
        let layout = try? PNGWalk.walk(bytes, limits: Limits(), checksum: Deflate.checksum),
        layout.facts.profile == .gammaOnly
      else { return nil }
      return PNGMeaning(gamma: layout.gamma, chromaticities: layout.chromaticities)
    }
  }
}

/// What an SVG or PDF may hold to look here as it looks where it was drawn.
enum Vector {
  static func check(_ bytes: Plane) throws(ImagerFailure) {
    let found = bytes.look { bytes in
      ["<text", "<image", "<foreignObject", "@import", "<!ENTITY"].first {
        bytes.position(of: $0, from: 0, limit: bytes.count) != nil
      }
    }
    if let found { throw ImagerFailure(.needsFonts, "it holds \(found)") }
  }

  /// A PDF without its fonts is drawn without its text; poppler says so on standard error alone.
  static func checkComplaints() throws(ImagerFailure) {
    let text = Complaints.drain().lowercased()
    if text.contains("font") { throw ImagerFailure(.needsFonts, "a font of its text is missing") }
  }
}
