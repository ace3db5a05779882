/// What a scalar beyond ASCII counts as when names are compared.
enum Folding {
  /// A mark that only decorates the letter before it.
  case dropped
  case separator
  /// A Latin letter without its accent, or a digit of another width.
  case ascii(UInt8)
  /// A letter of a script that writes words.
  case letter(UInt32)
  /// A character that is a word or a syllable: a word may start and end at it. Korean ones come apart
  /// into up to three letters; 0 is none.
  case syllable(UInt32, UInt32 = 0, UInt32 = 0)
  /// A Korean vowel or final of the syllable before it.
  case syllableTail(UInt32)

  init(_ scalar: UInt32) {
    self =
      switch scalar {
      case 0xd7, 0x2715, 0x2716: .ascii(UInt8(ascii: "x"))
      case 0xc0...0x17f: Self.latin(scalar)
      case 0x300...0x36f, 0x3099, 0x309a, 0xfe00...0xfe0f, 0x64b...0x652, 0x5b0...0x5c7: .dropped
      case 0x410...0x42f: Self.cyrillic(scalar + 0x20)
      case 0x401, 0x451: .letter(0x435)
      case 0x430...0x45f: Self.cyrillic(scalar)
      case 0xff10...0xff19: .ascii(UInt8(truncatingIfNeeded: scalar - 0xff10 + 0x30))
      case 0xff21...0xff3a: .ascii(UInt8(truncatingIfNeeded: scalar - 0xff21 + 0x61))
      case 0xff41...0xff5a: .ascii(UInt8(truncatingIfNeeded: scalar - 0xff41 + 0x61))
      case 0xac00...0xd7a3: Self.hangul(scalar - 0xac00)
      case 0x1161...0x11ff: .syllableTail(scalar)
      case 0x304b...0x30fe: .syllable(Self.kana(scalar))
      case 0x1100...0x1160, 0x3041...0x304a, 0x3400...0x9fff, 0xf900...0xfaff, 0x20000...0x3ffff:
        .syllable(scalar)
      case 0x370...0x1fff: .letter(scalar)
      case _: .separator
      }
  }

  /// Latin-1 and Latin Extended-A by their base letters; a blank is a separator.
  private static func latin(_ scalar: UInt32) -> Folding {
    let byte = latinBases[Int(scalar - 0xc0)]
    return byte == UInt8(ascii: " ") ? .separator : .ascii(byte)
  }

  private static let latinBases = Array(
    ("aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty"
      + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkk"
      + "llllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8
  )

  private static func cyrillic(_ scalar: UInt32) -> Folding {
    switch scalar {
    case 0x439: .letter(0x438)
    case 0x445: .ascii(UInt8(ascii: "x"))
    case _: .letter(scalar)
    }
  }

  /// A composed syllable as its parts (Unicode, chapter 3.12).
  private static func hangul(_ index: UInt32) -> Folding {
    let last = index % 28
    return .syllable(
      0x1100 + index / 588,
      0x1161 + index % 588 / 28,
      last == 0 ? 0 : 0x11a7 + last
    )
  }

  /// Kana without its voicing mark.
  private static func kana(_ scalar: UInt32) -> UInt32 {
    let hiragana = scalar >= 0x30ab && scalar <= 0x30dd ? scalar - 0x60 : scalar
    let base: UInt32 =
      switch hiragana {
      case 0x304b...0x3062: hiragana - (hiragana + 1) % 2
      case 0x3064...0x3069: hiragana - hiragana % 2
      case 0x306f...0x307d: hiragana - hiragana % 3
      case _: hiragana
      }
    return scalar - (hiragana - base)
  }
}
