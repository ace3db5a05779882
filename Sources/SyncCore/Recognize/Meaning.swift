/// What a word in a name says.
enum Meaning: Sendable {
  case idiom(KindSet, Idiom)
  case screen(KindSet)
  case orientation(KindSet)
  case facing(InterfaceOrientation)
  case scale(KindSet)
  /// Cordova's size classes: the shape they stand for; nil is any, a master.
  case sizeClass(KindSet?)
  case appearance(Appearance)
  case locale(String)
  case number(Int)
  case otherPlatform(String)
  case master, base, system, counter, apple, copy, noise

  /// Reads the `meaning` and `value` columns of a table.
  init?(_ word: Substring, _ value: Substring) {
    switch word {
    case "idiom":
      guard let idiom = Idiom(rawValue: String(value)) else { return nil }
      self = .idiom(KindSet(query: value), idiom)
    case "screen": self = .screen(KindSet(query: value))
    case "orientation": self = .orientation(KindSet(query: value))
    case "facing":
      guard let facing = InterfaceOrientation(rawValue: String(value)) else { return nil }
      self = .facing(facing)
    case "scale":
      let scales = value.split(separator: "|").compactMap { Int($0) }
      self = .scale(KindSet { scales.contains($0.scale.rawValue) })
    case "class": self = .sizeClass(value == "any" ? nil : KindSet(query: value))
    case "appearance":
      guard let appearance = Appearance(rawValue: String(value)) else { return nil }
      self = .appearance(appearance)
    case "locale": self = .locale(String(value))
    case "number":
      guard let number = Int(value) else { return nil }
      self = .number(number)
    case "master": self = .master
    case "base": self = .base
    case "system": self = .system
    case "counter": self = .counter
    case "apple": self = .apple
    case "copy": self = .copy
    case "noise": self = .noise
    case _: return nil
    }
  }
}

/// Where a word must stand to be taken for one.
enum Placement: String, Sendable {
  case word, strict, last, anywhere
}

/// Which attributes a piece of evidence speaks of.
struct Attributes: OptionSet, Sendable {
  let rawValue: UInt8

  static let idiom = Attributes(rawValue: 1)
  static let screen = Attributes(rawValue: 2)
  static let orientation = Attributes(rawValue: 4)
  static let scale = Attributes(rawValue: 8)
}

/// One thing that is known of an image before its pixels are looked at.
struct Evidence {
  let attributes: Attributes
  let kinds: KindSet
  /// What says so: `“iphone6plus” in the name`.
  let source: Quote
}

/// The words of a piece of evidence, put into a sentence only when somebody asks.
enum Quote {
  /// Folded units of a path component.
  case part(component: Int, Range<Int>)
  case text(String)
}
