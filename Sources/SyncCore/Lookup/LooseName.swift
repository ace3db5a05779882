/// The name of a loose launch image, put together by Apple's grammar (facts 1.1, 1.2).
struct LooseName: Hashable, Sendable {
  var base: String
  var height = NameHeight.none
  var scheme: String?
  var orientation = NameOrientation.none
  var scale = Scale.one
  /// `~iphone`, `~ipad`, `~tv`; nil leaves it out.
  var device: Idiom?

  /// Base, `-568h`, scheme, orientation, any larger height, scale, device.
  var text: String {
    var text = base
    if case .tall = height { text += "-568h" }
    if let scheme { text += "-" + scheme }
    text += orientation.rawValue
    if case .larger(let number) = height { text += "-\(number)h" }
    text += scale.suffix
    if let device { text += device.suffix }
    return text + ".png"
  }

  /// The part before scale and device, which iOS adds by itself.
  static func stem(of name: String) -> String {
    var rest = name[...]
    if let dot = rest.lastIndex(of: ".") { rest = rest[..<dot] }
    for suffix in Idiom.allCases.map(\.suffix) + ["@2x", "@3x"] where rest.hasSuffix(suffix) {
      rest = rest.dropLast(suffix.count)
    }
    return String(rest)
  }
}

/// The height modifier: Apple documents `-568h` only, and puts it first (facts 1.2, 1.3).
enum NameHeight: Hashable, Sendable {
  case none
  case tall
  /// The others, in points or in pixels, come after the orientation.
  case larger(Int)
}

/// The orientation modifier.
enum NameOrientation: String, CaseIterable, Hashable, Sendable {
  case none = ""
  case portrait = "-Portrait"
  case portraitUpsideDown = "-PortraitUpsideDown"
  case landscape = "-Landscape"
  case landscapeLeft = "-LandscapeLeft"
  case landscapeRight = "-LandscapeRight"
}
