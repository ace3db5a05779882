import SyncCore
import Testing

@testable import SyncDaemon

/// Every odd sample of `Tests/Fixtures/images/odd_images.py`, alone in a drop folder of its own.
@Suite struct OddImageTests {
  enum Fate: String { case none, copied, rendered }

  /// The file, the codes of its problems in order, and what became of it.
  static let rows: [(file: String, codes: [String], fate: Fate)] = [
    ("good-640x960.png", [], .copied),
    ("truncated.png", ["truncated"], .none),
    ("truncated-after-ihdr.png", ["truncated"], .none),
    ("bad-crc-idat.png", ["damaged"], .none),
    ("bad-crc-ihdr.png", ["damaged"], .none),
    ("bad-crc-ancillary-text.png", ["damaged"], .copied),
    ("cgbi.png", [], .copied),
    ("apng.png", ["animated"], .rendered),
    ("interlaced-16bit.png", ["interlaced", "needsConversion"], .rendered),
    ("palette-trns.png", ["notOpaque"], .rendered),
    ("rgba-opaque.png", [], .rendered),
    ("rgba-one-pixel-254.png", ["notOpaque"], .rendered),
    ("grey-1bit.png", [], .rendered),
    ("grey-alpha.png", [], .rendered),
    ("palette.png", [], .copied),
    ("display-p3.png", [], .rendered),
    ("srgb-profile.png", [], .copied),
    ("srgb-chunk.png", [], .copied),
    ("gama-only.png", ["colorProfile"], .rendered),
    ("iccp-corrupt.png", ["colorProfile"], .rendered),
    ("phys-144dpi.png", [], .copied),
    ("cmyk-adobe.jpg", ["colorProfile"], .rendered),
    ("cmyk-plain.jpg", ["colorProfile"], .none),
    ("exif-orientation-6.jpg", [], .rendered),
    ("exif-orientation-9.jpg", [], .rendered),
    ("exif-orientation-6.png", ["needsConversion"], .copied),
    ("progressive.jpg", [], .rendered),
    ("truncated.jpg", ["truncated"], .none),
    ("jpeg-named.png", [], .rendered),
    ("png-named.jpg", [], .copied),
    ("webp-named.png", [], .rendered),
    ("lossless.webp", [], .rendered),
    ("sample.heic", [], .rendered),
    ("sample.avif", [], .rendered),
    ("vector.svg", [], .rendered),
    ("vector-text.svg", ["unsupportedFormat"], .none),
    ("zero-byte.png", ["empty"], .none),
    ("one-byte.png", ["truncated"], .none),
    ("1x1.png", ["noSlot"], .none),
    ("40000x2.png", ["tooLarge"], .none),
    ("bomb.png", ["tooLarge"], .none),
    ("trailing-garbage.png", ["needsConversion"], .copied),
    ("ihdr-lies.png", ["damaged"], .none),
    ("ihdr-zero-width.png", ["damaged"], .none),
    ("ihdr-huge.png", ["tooLarge"], .none),
    ("ihdr-negative.png", ["damaged"], .none),
    ("chunk-length-lies.png", ["damaged"], .none),
    ("bad-colour-type.png", ["damaged"], .none),
    ("no-plte.png", ["damaged"], .none),
    ("photoshop.psd", [], .rendered),
    ("psd-cut.psd", ["damaged"], .none),
    ("psd-named.png", ["damaged"], .none),
    ("still.gif", [], .rendered),
    ("animated.gif", ["animated"], .rendered),
    ("rgb16.tiff", [], .rendered),
    ("cut.tiff", ["damaged"], .none),
    ("sample.bmp", ["needsConversion"], .none),
    ("sample.ico", ["unsupportedFormat"], .none),
    ("sample.pdf", [], .rendered),
    ("font.pdf", ["unsupportedFormat"], .none),
    ("._Default.png", [], .none),
    ("Default (1).png", [], .copied),
    ("Default@2X.PNG", ["inexactName"], .copied),
    ("Default-Portrait~ipad@2x.png", [], .copied),
    ("D\\xe9faut-\\u8d77\\u52d5.png", [], .copied),
    (" Default.png", ["inexactName"], .copied),
    ("Default.png.tmp", [], .none),
    ("Default\\nnewline.png", [], .copied),
    ("-Default.png", [], .copied),
    ("b'Default-\\xff\\xfe.png'", [], .copied),
    (String(repeating: "L", count: 251) + ".png", [], .copied),
  ]

  @Test("each ends as it should: copied untouched, rendered, or refused, with stable codes")
  func odd() throws {
    let shop = try Workshop()
    #expect(shop.shell("\(Fixtures.python) '\(Fixtures.images)/odd_images.py' .") == 0)
    // Problems in some apps; what can not be written would be 4.
    #expect(shop.run("sync") == 1)
    let names = Dictionary(
      uniqueKeysWithValues: (String(decoding: shop.read("apps.tsv") ?? [], as: UTF8.self))
        .split(separator: "\n").map { line -> (String, String) in
          let parts = line.split(separator: "\t", maxSplits: 1)
          return (String(parts[1]), String(parts[0]))
        }
    )
    #expect(names.count == Self.rows.count)
    for row in Self.rows {
      let app = try #require(names[row.file], "\(row.file)")
      let status = try JSONValue(parsing: shop.read("state/apps/\(app)/status.json") ?? [])
      let codes = (status["problems"]?.elements ?? []).compactMap { $0["code"]?.text }
      #expect(codes.sorted() == row.codes, "\(row.file)")
      #expect(fate(of: app, shop) == row.fate, "\(row.file)")
      // The same again changes nothing.
    }
    let before = shop.shell("find build -type f -printf '%p %i %T@\\n' | sort > before")
    #expect(before == 0)
    #expect(shop.run("sync") == 1)
    #expect(shop.shell("find build -type f -printf '%p %i %T@\\n' | sort | cmp - before") == 0)
  }

  private func fate(of app: String, _ shop: borrowing Workshop) -> Fate {
    if shop.shell("test -n \"$(ls build/\(app) 2>/dev/null)\"") != 0 { return .none }
    return shop.shell("cmp -s drop/\(app)/* build/\(app)/*") == 0 ? .copied : .rendered
  }
}
