/// Which attributes a piece of evidence speaks of.
struct Attributes: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let idiom = Attributes(rawValue: 1)
  static let screen = Attributes(rawValue: 2)
  static let orientation = Attributes(rawValue: 4)
  static let scale = Attributes(rawValue: 8)
  static let extent = Attributes(rawValue: 16)
}

/// One thing that is known of an image before its pixels are looked at.
struct Evidence: Hashable, Sendable {
  let attributes: Attributes
  /// The kinds it leaves.
  let kinds: KindSet
  let source: Quote
}

/// What says so; put into words only when somebody asks.
enum Quote: Hashable, Sendable {
  /// Folded units of a path component.
  case part(component: Int, Range<Int>)
  /// Something that Apple's grammar means by leaving it out.
  case unspoken(Unspoken)
  /// A config rule that matches, by its place among those that do.
  case rule(Int)
}

/// What a name in Apple's grammar says by what it leaves out (facts 1.1, 1.2, 1.4).
enum Unspoken: String, Hashable, Sendable {
  case fullScreen = "an OS version of 7.0 or later means full screen"
  case portrait = "no orientation in the name means portrait"
  case scale = "no scale in the name means @1x"
  case ipad = "an orientation without a device in the name means iPad"
  case iphone = "no device and no orientation in the name means iPhone"
  case base = "no height in the name means the base screen"
}
