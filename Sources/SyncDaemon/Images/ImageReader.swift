package import SyncCore

/// Reads a file that is in memory: what it is, whether it is whole, and its hash.
package enum ImageReader {
  /// Raw bytes of pixel data that are decompressed here; beyond, the image worker counts.
  package static let rawBudget = 64 << 20
  /// Bytes of the largest colour profile that is looked into.
  private static let profileBudget = 8 << 20

  /// Reads `bytes`, which are the whole file as it is now.
  ///
  /// - Parameters:
  ///   - bytes: the file, all of it; must not change meanwhile.
  ///   - limits: what is refused from size or header alone.
  ///   - beforePixels: told what the chunks of a PNG tell when they are sound, before its pixels are
  ///     looked at here.
  /// - Returns: the verdict, and the hash of the bytes.
  package static func read(
    _ bytes: Span<UInt8>,
    limits: Limits,
    beforePixels: (ImageFacts) -> Void = { _ in }
  ) -> (Reading, ContentHash) {
    (reading(bytes, limits: limits, beforePixels: beforePixels), ContentHash(of: bytes))
  }

  /// The verdict alone.
  package static func reading(
    _ bytes: Span<UInt8>,
    limits: Limits,
    beforePixels: (ImageFacts) -> Void = { _ in }
  ) -> Reading {
    switch FirstLook.look(bytes, limits: limits, checksum: Deflate.checksum) {
    case .settled(let reading): return reading
    case .png(var layout):
      // What is not counted here the image worker looks at, which takes its time.
      if layout.rawByteCount <= rawBudget { beforePixels(layout.facts) }
      do {
        try count(&layout, bytes)
      } catch {
        return error.reading
      }
      checkProfile(&layout, bytes)
      return .image(layout.facts, warnings: layout.warnings + layout.facts.cautions)
    }
  }

  /// Decompresses the pixel data once, to see that all of it is there.
  private static func count(_ layout: inout PNGLayout, _ bytes: Span<UInt8>) throws(PNGFlaw) {
    let expected = layout.rawByteCount
    guard expected <= rawBudget else { return }
    let seen: Pixels
    do {
      seen = try pixels(layout, bytes)
    } catch {
      throw flaw(layout, says(error, expected))
    }
    guard seen.count == expected else {
      throw flaw(layout, "holds \(seen.count) of the \(expected) bytes that its header promises")
    }
    if let row = seen.illegalFilter { throw flaw(layout, "names an unknown filter in row \(row)") }
    layout.facts.transparency = seen.transparency
    layout.facts.isCounted = true
  }

  private struct Pixels {
    let count: Int
    let illegalFilter: Int?
    let transparency: ImageFacts.Transparency
  }

  private static func pixels(
    _ layout: PNGLayout,
    _ bytes: Span<UInt8>
  ) throws(Deflate.Failure) -> Pixels {
    let look = { (raw: Span<UInt8>) in
      Pixels(
        count: raw.count,
        illegalFilter: AlphaScan.illegalFilter(raw, passes: layout.header.passes),
        transparency: AlphaScan.transparency(raw, layout)
      )
    }
    return try withPixels(layout, bytes, look)
  }

  /// Decompresses the pixel data of `layout` and shows it to `body`.
  static func withPixels<Result>(
    _ layout: PNGLayout,
    _ bytes: Span<UInt8>,
    _ body: (Span<UInt8>) -> Result
  ) throws(Deflate.Failure) -> Result {
    let wrapper: Deflate.Wrapper = layout.facts.isCrushed ? .none : .zlib
    if layout.data.count == 1 {
      let input = bytes.extracting(layout.data[0])
      return try Deflate.inflate(input, wrapper, room: layout.rawByteCount, body)
    }
    let total = layout.data.reduce(0) { $0 + $1.count }
    let joined = try Scratch(total)
    var offset = 0
    for range in layout.data {
      joined.fill(bytes.extracting(range), at: offset)
      offset += range.count
    }
    let outcome = joined.look(at: total) { input -> Swift.Result<Result, Deflate.Failure> in
      do throws(Deflate.Failure) {
        return .success(try Deflate.inflate(input, wrapper, room: layout.rawByteCount, body))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  /// A profile that does not decompress to an ICC profile is marked as damaged.
  private static func checkProfile(_ layout: inout PNGLayout, _ bytes: Span<UInt8>) {
    guard let range = layout.profileData, case .named = layout.facts.profile else { return }
    let input = bytes.extracting(range)
    do {
      let profile = try Deflate.inflate(input, .zlib, room: profileBudget) { ICCProfile($0) }
      let isGrey = layout.facts.colour == .grey
      if let profile, profile.space == (isGrey ? .grey : .rgb) {
        // The chunk's own name is as often "icc" as it is the profile's.
        if profile.isSRGB { layout.facts.profile = .sRGB }
        if !profile.isSRGB, let name = profile.name { layout.facts.profile = .named(name) }
      } else {
        layout.facts.profile = .damaged
      }
    } catch {
      switch error {
      case .badData: layout.facts.profile = .damaged
      case .tooLong, .noMemory: break  // not looked into
      }
    }
  }

  private static func says(_ failure: Deflate.Failure, _ expected: Int) -> String {
    switch failure {
    case .badData: "does not decompress: it is cut or broken"
    case .tooLong: "holds more than the \(expected) bytes that its header promises"
    case .noMemory: "could not be decompressed: there is no memory for \(expected) bytes"
    }
  }

  private static func flaw(_ layout: PNGLayout, _ what: String) -> PNGFlaw {
    .damaged(layout.header.size, chunk: "pixel data (IDAT)", what: what)
  }
}
