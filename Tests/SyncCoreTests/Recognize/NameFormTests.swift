import SyncCore
import Testing

/// Locales, Unicode forms, copies: what a name looks like, not what it says.
@Suite("Forms of names")
struct NameFormTests {
  private func claim(_ name: String, _ width: Int, _ height: Int) throws -> Claim? {
    let verdict = Recognizer(.assumed).classify(
      try #require(RelativePath(name)),
      pixels: PixelSize(width, height)
    )
    guard case .claim(let claim) = verdict else {
      Issue.record("\(name): \(words(verdict))")
      return nil
    }
    return claim
  }

  @Test(
    "a language is taken from xx.lproj, from Titanium's i18n and from a last word",
    arguments: [
      ("en.lproj/Default@2x.png", "en"), ("a/zh-Hans.lproj/Default@2x.png", "zh-Hans"),
      ("pt-BR.lproj/x/Default@2x.png", "pt-BR"), ("i18n/de/Default@2x.png", "de"),
      ("splash-fr.png", "fr"), ("splash_ja@2x.png", "ja"), ("splash deutsch.png", "de"),
      ("splash-zh-Hant.png", "zh-Hant"), ("splash 简体中文.png", "zh-Hans"),
    ]
  )
  func locales(name: String, locale: String) throws {
    #expect(try claim(name, 640, 960)?.slots.allSatisfy { $0.variant.locale == locale } == true)
  }

  @Test(
    "no language is taken from Base.lproj, nor from a word that only looks like a code",
    arguments: ["Base.lproj/Default@2x.png", "de la splash.png", "splash it.png", "en.png"]
  )
  func noLocale(name: String) throws {
    #expect(try claim(name, 640, 960)?.slots.allSatisfy { $0.variant.locale == nil } == true)
  }

  @Test(
    "composed and decomposed names mean the same, and keep their bytes",
    arguments: [
      ("na výšku iPad.png", "na vy\u{301}s\u{30c}ku iPad.png", 768, 1024),
      ("aloitusnäyttö pysty.png", "aloitusna\u{308}ytto\u{308} pysty.png", 640, 960),
      ("stående iPad.png", "sta\u{30a}ende iPad.png", 1536, 2048),
      ("縦画面ガイド.png", "縦画面カ\u{3099}イト\u{3099}.png", 640, 960),
      ("세로.png", "\u{1109}\u{1166}\u{1105}\u{1169}.png", 750, 1334),
      ("заставка айфон портретный.png", "заставка аи\u{306}фон портретныи\u{306}.png", 640, 1136),
    ]
  )
  func unicode(composed: String, decomposed: String, width: Int, height: Int) throws {
    #expect(Array(composed.utf8) != Array(decomposed.utf8))
    let first = try #require(try claim(composed, width, height))
    let second = try #require(try claim(decomposed, width, height))
    #expect(first.slots == second.slots)
    #expect(first.basis == second.basis)
    #expect(first.source.bytes == Array(composed.utf8))
    #expect(second.source.bytes == Array(decomposed.utf8))
    // Turned, both are refused for the same reason.
    for name in [composed, decomposed] where !name.contains("iPad") {
      let verdict = Recognizer(.assumed).classify(
        try #require(RelativePath(name)),
        pixels: PixelSize(height, width)
      )
      guard case .refused = verdict else {
        Issue.record("\(name): \(words(verdict))")
        continue
      }
    }
  }

  private static let copies = [
    " copy", " copy 2", " (1)", " (12)", "-1", "-2", " - Copy", " - Copy (2)", " - Kopie",
    " kopie 3",
    " copia", " cópia", " copie", " kopia", " kopio", " kopi", " kópia", " копия", " копія", " 副本",
    "副本2", " 的副本", " 拷贝", " のコピー", " - コピー", " 사본", " 복사본", " העתק", " نسخة", "_1", " 2",
    " (conflicted copy 2021-01-25)", " (Anna's conflicted copy 2021-01-25)",
  ]

  @Test("copy marks are no part of a name", arguments: copies)
  func copySuffixes(copy: String) throws {
    for (stem, width, height) in [
      ("Default@2x", 640, 960), ("Default-568h@2x~iphone", 640, 1136),
      ("Default-Portrait~ipad", 768, 1024), ("screen-iphone-portrait-2x", 640, 960),
      ("LaunchImage-800-667h@2x", 750, 1334),
    ] {
      let plain = try #require(try claim(stem + ".png", width, height))
      let copied = try #require(try claim(stem + copy + ".png", width, height))
      #expect(copied.slots == plain.slots, "\(stem)\(copy)")
      // Nor do they make a wrong size right.
      let path = try #require(RelativePath(stem + copy + ".png"))
      guard case .refused = Recognizer(.assumed).classify(path, pixels: PixelSize(1242, 2208))
      else {
        Issue.record("\(stem)\(copy) was placed at 1242x2208")
        continue
      }
    }
  }

  @Test("a copy loses to the file it was made of, as its name is not Apple's own")
  func copyLoses() throws {
    let plain = try #require(try claim("Default@2x.png", 640, 960))
    let copied = try #require(try claim("Default@2x copy.png", 640, 960))
    #expect(plain.basis == .canonical)
    #expect(copied.basis == .dialect)
  }

  @Test(
    "any bytes are a name",
    arguments: [
      [0xff, 0xfe, 0x80], [0x0a], [0x1b, 0x5b, 0x33, 0x31, 0x6d], [0xe2, 0x80, 0xae],
      [0xf0, 0x9f, 0x98, 0x80],
      [0xd7, 0xa9, 0xd7, 0x9c], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80],
    ] as [[UInt8]]
  )
  func anyBytes(bytes: [UInt8]) throws {
    let path = try #require(RelativePath(bytes + Array("iPhone 6.png".utf8)))
    let verdict = Recognizer(.assumed).classify(path, pixels: PixelSize(750, 1334))
    guard case .claim = verdict else {
      Issue.record("\(path): \(words(verdict))")
      return
    }
    let text = Explanation(
      of: verdict,
      path: path,
      pixels: PixelSize(750, 1334),
      facts: nil,
      app: .assumed
    ).text
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || isSafe($0) })
  }

  private func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    return category != .control && category != .format
  }
}
