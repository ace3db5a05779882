import Testing

@testable import SyncCore

@Suite struct ManifestTests {
  @Test("a manifest comes back from its JSON, bytes that are not UTF-8 included")
  func roundTrip() throws {
    let source = try #require(RelativePath([0x61, 0xff, 0x0a]))
    let manifest = Manifest(
      entries: [
        try path("A/Default@2x.png"): Manifest.Entry(
          hash: hash("x"),
          source: source,
          sourceHash: hash("y"),
          recipe: "copy",
          pixels: PixelSize(640, 960),
          stamp: Stamp(device: .max, inode: 7, size: 9, modified: -5, changed: 6)
        )
      ],
      folders: [try path("A")],
      root: RootIdentity(device: 3, inode: .max),
      sources: [source],
      held: [source]
    )
    #expect(Manifest(json: manifest.json) == manifest)
    #expect(Manifest(json: .record(["schema": 2])) == nil)
  }
}

private func path(_ text: String) throws -> RelativePath { try #require(RelativePath(text)) }

private func hash(_ text: String) -> ContentHash {
  ContentHash(high: 1, low: UInt64(CRC32.checksum(Array(text.utf8).span)))
}
