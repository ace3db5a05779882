/// What a word in a name says.
enum Meaning: Sendable {
  /// A kind of device, by a name of Apple's own.
  case idiom(KindSet)
  /// A kind of device that others make too: a tablet.
  case device(KindSet)
  case screen(KindSet)
  case orientation(KindSet)
  case facing(InterfaceOrientation)
  case scale(KindSet)
  case extent(KindSet)
  /// Cordova's size classes: the shape they stand for; nil is any, a master.
  case sizeClass(KindSet?)
  case appearance(Appearance)
  case locale(String)
  case number(Int)
  case otherPlatform(String)
  /// Not launch artwork: a screenshot, a picture for the store.
  case otherPurpose(String)
  /// An inch; the number before it is a diagonal.
  case inch
  /// A word for the launch itself; says no more than noise, but a diagonal may be glued to it, and an
  /// appearance to be a part of it.
  case launch(Appearance?)
  /// A word that starts Apple's grammar; an appearance may be a part of it, too.
  case base(Appearance?)
  /// A part of a picture, which fills no screen.
  case logo
  case master, system, counter, apple, copy, noise

  /// Reads the `meaning` and `value` columns of a table.
  init?(_ word: Substring, _ value: Substring) {
    switch word {
    case "idiom":
      guard let idiom = Idiom(rawValue: String(value)) else { return nil }
      self = .idiom(KindIndex.of(idiom))
    case "device":
      guard let idiom = Idiom(rawValue: String(value)) else { return nil }
      self = .device(KindIndex.of(idiom))
    case "screen": self = .screen(KindSet(query: value))
    case "orientation": self = .orientation(KindSet(query: value))
    case "facing":
      guard let facing = InterfaceOrientation(rawValue: String(value)) else { return nil }
      self = .facing(facing)
    case "scale":
      let scales = value.split(separator: "|").compactMap { Int($0) }
      self = .scale(scales.reduce(.none) { $0.union(KindIndex.of(scale: $1)) })
    case "extent": self = .extent(KindSet(query: value))
    case "class": self = .sizeClass(value == "any" ? nil : KindSet(query: value))
    case "appearance":
      guard let appearance = Appearance(rawValue: String(value)) else { return nil }
      self = .appearance(appearance)
    case "locale": self = .locale(String(value))
    case "number":
      guard let number = Int(value) else { return nil }
      self = .number(number)
    case "platform": self = .otherPlatform(String(value))
    case "purpose": self = .otherPurpose(String(value))
    case "inch": self = .inch
    case "launch", "base":
      let appearance = Appearance(rawValue: String(value))
      guard appearance != nil || value == "-" else { return nil }
      self = word == "base" ? .base(appearance) : .launch(appearance)
    case "logo": self = .logo
    case "master": self = .master
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
  case word, strict, last, glued, anywhere
}
