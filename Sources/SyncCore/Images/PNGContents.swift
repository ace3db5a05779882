/// What the chunks of a PNG have said so far.
struct PNGContents {
  private(set) var header: PNGHeader?
  private(set) var isCrushed = false
  private var data: [Range<Int>] = []
  /// Whether a chunk of another kind came after an IDAT.
  private var isDataClosed = false
  private var paletteCount: Int?
  private var paletteAlpha: [UInt8] = []
  private var hasTransparentColour = false
  private var isAnimated = false
  private var exifOrientation = 1
  private var colour = PNGColourNotes()
  private var damagedNames: [String] = []

  var size: PixelSize? { header?.size }

  /// A chunk whose checksum is wrong: fatal when the image depends on it.
  mutating func takeDamaged(_ frame: PNGFrame) throws(PNGFlaw) {
    if PNGChunk.isCritical(frame.code) {
      throw .damaged(
        size,
        chunk: "\(frame.name) chunk at byte \(frame.payload.lowerBound - 8)",
        what: "has a wrong checksum"
      )
    }
    if !data.isEmpty { isDataClosed = true }
    if damagedNames.count < 8, !damagedNames.contains(frame.name) {
      damagedNames.append(frame.name)
    }
  }

  /// A chunk whose checksum is right.
  mutating func take(_ frame: PNGFrame, _ bytes: Span<UInt8>, limits: Limits) throws(PNGFlaw) {
    guard let chunk = PNGChunk(rawValue: frame.code) else {
      guard !PNGChunk.isCritical(frame.code) else {
        throw flaw(frame, "is of a kind that is not known, and marked as essential")
      }
      if !data.isEmpty { isDataClosed = true }
      return
    }
    if chunk != .idat, !data.isEmpty { isDataClosed = true }
    switch chunk {
    case .ihdr: try takeHeader(frame, bytes, limits: limits)
    case .cgbi:
      guard header == nil else { throw flaw(frame, "must come before IHDR") }
      isCrushed = true
    case .plte: try takePalette(frame)
    case .idat:
      guard !isDataClosed else { throw flaw(frame, "comes after the pixel data was closed") }
      if !frame.payload.isEmpty { data.append(frame.payload) }
    case .iend:
      guard frame.payload.isEmpty else { throw flaw(frame, "must be empty") }
    case .trns: takeTransparency(frame, bytes)
    case .iccp: colour.takeProfile(frame.payload, bytes)
    case .srgb: colour.isSRGB = true
    case .gama: colour.takeGamma(frame.payload, bytes)
    case .chrm: colour.takeChromaticities(frame.payload, bytes)
    case .exif: exifOrientation = EXIF.orientation(bytes, in: frame.payload)
    case .actl: isAnimated = isAnimated || data.isEmpty
    }
  }

  /// Everything, once IEND was met.
  func layout(trailingBytes: Int) throws(PNGFlaw) -> PNGLayout {
    guard let header, let rawByteCount = header.rawByteCount else {
      throw .damaged(nil, chunk: "IHDR chunk", what: "is missing")
    }
    guard !data.isEmpty else {
      throw .damaged(size, chunk: "IDAT chunk", what: "is missing: it has no pixels")
    }
    if header.colour == .palette, paletteCount == nil {
      throw .damaged(size, chunk: "PLTE chunk", what: "is missing, and its colour type needs one")
    }
    return PNGLayout(
      header: header,
      facts: facts(header, trailingBytes: trailingBytes),
      warnings: warnings,
      data: data,
      rawByteCount: rawByteCount,
      profileData: colour.profileData,
      paletteAlpha: paletteAlpha,
      gamma: colour.gamma,
      chromaticities: colour.chromaticities
    )
  }

  private func facts(_ header: PNGHeader, trailingBytes: Int) -> ImageFacts {
    ImageFacts(
      format: .png,
      stored: header.size,
      depth: header.depth,
      colour: header.colour.kind,
      transparency: header.colour.hasAlpha || hasTransparentColour ? .declared : .none,
      profile: colour.profile,
      isInterlaced: header.isInterlaced,
      isAnimated: isAnimated,
      isCrushed: isCrushed,
      trailingBytes: trailingBytes,
      isCounted: false
    )
  }

  private var warnings: [Finding] {
    var findings = damagedNames.map { name in
      Finding(
        .damaged,
        "Its \(name) chunk has a wrong checksum and is ignored; the pixels do not depend on it.",
        remedy: "Export the image again."
      )
    }
    if exifOrientation != 1 {
      findings.append(
        Finding(
          .needsConversion,
          "Its eXIf chunk asks for orientation \(exifOrientation), which iOS ignores in a PNG: "
            + "the pixels are taken as they are stored.",
          remedy: "Turn the pixels themselves and export without the tag."
        )
      )
    }
    return findings
  }

  private func flaw(_ frame: PNGFrame, _ what: String) -> PNGFlaw {
    .damaged(size, chunk: "\(frame.name) chunk at byte \(frame.payload.lowerBound - 8)", what: what)
  }
}

// MARK: - Single chunks

extension PNGContents {
  private mutating func takeHeader(
    _ frame: PNGFrame,
    _ bytes: Span<UInt8>,
    limits: Limits
  ) throws(PNGFlaw) {
    let start = frame.payload.lowerBound
    guard header == nil else { throw flaw(frame, "comes twice") }
    guard frame.payload.count == 13, let width = bytes.bigWord(at: start),
      let height = bytes.bigWord(at: start + 4), let type = bytes.byte(at: start + 9)
    else { throw flaw(frame, "is not 13 bytes long") }
    guard (1...0x7fff_ffff).contains(width), (1...0x7fff_ffff).contains(height) else {
      throw flaw(frame, "says \(width)x\(height) pixels, and a side is 1 to 2147483647")
    }
    let size = PixelSize(Int(width), Int(height))
    let depth = Int(bytes[start + 8])
    guard let colour = PNGColour(rawValue: type) else {
      throw flaw(frame, "names colour type \(type), which does not exist")
    }
    guard colour.depths.contains(depth) else {
      throw flaw(frame, "names \(depth) bits per sample, which colour type \(type) does not allow")
    }
    guard bytes[start + 10] == 0, bytes[start + 11] == 0, bytes[start + 12] <= 1 else {
      throw flaw(frame, "names a compression, filter or interlace method that does not exist")
    }
    let header = PNGHeader(
      size: size,
      depth: depth,
      colour: colour,
      isInterlaced: bytes[start + 12] == 1
    )
    if let refusal = limits.refusal(of: size) { throw .tooLarge(size, what: refusal) }
    guard header.rawByteCount != nil else {
      throw .tooLarge(size, what: "The image is \(size) pixels, more than memory can hold.")
    }
    self.header = header
  }

  private mutating func takePalette(_ frame: PNGFrame) throws(PNGFlaw) {
    guard let header, paletteCount == nil, data.isEmpty else {
      throw flaw(frame, "comes twice, or after the pixels")
    }
    let count = frame.payload.count / 3
    let most = header.colour == .palette ? 1 << header.depth : 256
    guard frame.payload.count.isMultiple(of: 3), (1...most).contains(count) else {
      throw flaw(frame, "is \(frame.payload.count) bytes long, and must hold 1 to \(most) colours")
    }
    paletteCount = count
  }

  private mutating func takeTransparency(_ frame: PNGFrame, _ bytes: Span<UInt8>) {
    guard let header, data.isEmpty else { return }
    switch header.colour {
    case .grey: hasTransparentColour = frame.payload.count == 2
    case .rgb: hasTransparentColour = frame.payload.count == 6
    case .palette:
      guard let paletteCount, frame.payload.count <= paletteCount else { return }
      paletteAlpha = frame.payload.map { bytes[$0] }
      hasTransparentColour = paletteAlpha.contains { $0 != 255 }
    case .greyAlpha, .rgba: break  // illegal beside an alpha channel; decoders ignore it
    }
  }
}
