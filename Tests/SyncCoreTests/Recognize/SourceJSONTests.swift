import Testing

@testable import SyncCore

/// The journal of facts gives back what was put in, to the last field.
@Suite("Sources as JSON")
struct SourceJSONTests {
  private static let stamp = Stamp(
    device: .max,
    inode: 7,
    size: 200_000,
    modified: -1,
    changed: .max
  )
  private static let facts = ImageFacts(
    format: .jpeg,
    stored: PixelSize(1242, 2208),
    exifOrientation: 6,
    depth: 16,
    colour: .cmyk,
    transparency: .used,
    profile: .named("Adobe RGB “1998”\n"),
    isInterlaced: true,
    isAnimated: true,
    isCrushed: true,
    trailingBytes: 12,
    isCounted: false
  )

  private static func contents(_ path: RelativePath) -> [Source.Content] {
    let problem = Problem(.truncated, at: path, "it is \u{1b}[1mcut", remedy: "copy it again")
    let whole = Problem(.hasAlpha, at: nil, "alpha", remedy: "flatten it")
    let hash = ContentHash(high: 1, low: .max)
    return [
      .image(facts, hash: hash, warnings: [problem, whole]),
      .image(ImageFacts(format: .png, stored: PixelSize(1, 2)), hash: hash, warnings: []),
      .incomplete(problem), .broken(whole),
    ]
  }

  @Test("every content comes back as it was, under names that are no text too")
  func roundTrip() throws {
    for bytes: [UInt8] in [Array("a/ü.png".utf8), [0x61, 0xff, 0x0a]] {
      let path = try #require(RelativePath(bytes))
      for content in Self.contents(path) {
        let source = Source(path: path, stamp: Self.stamp, content: content)
        let read = try JSONValue(parsing: source.json.line())
        #expect(Source(json: read) == source)
      }
    }
  }

  @Test("every profile comes back")
  func profiles() {
    let all: [ImageFacts.Profile] = [.untagged, .sRGB, .gammaOnly, .damaged, .named("P3")]
    for profile in all {
      var facts = Self.facts
      facts.profile = profile
      #expect(ImageFacts(json: facts.json) == facts)
    }
  }

  @Test("no field of the facts is left out")
  func complete() throws {
    guard case .object(let members) = Self.facts.json else {
      Issue.record("no object")
      return
    }
    let fields = Swift.Mirror(reflecting: Self.facts).children.compactMap(\.label)
    #expect(members.map(\.key).sorted() == fields.sorted())
  }

  @Test("a source with a field missing is none")
  func missing() throws {
    let path = try #require(RelativePath("a.png"))
    let source = Source(path: path, stamp: Self.stamp, content: Self.contents(path)[0])
    guard case .object(let members) = source.json, case .object(let facts) = Self.facts.json else {
      Issue.record("no object")
      return
    }
    for place in members.indices {
      var fewer = members
      fewer.remove(at: place)
      #expect(Source(json: .object(fewer)) == nil)
    }
    for place in facts.indices {
      var fewer = facts
      fewer.remove(at: place)
      #expect(ImageFacts(json: .object(fewer)) == nil)
    }
  }
}
