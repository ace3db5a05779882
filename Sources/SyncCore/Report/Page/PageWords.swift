/// The words of pages and feedback for people who do not read code.
enum PageWords {
  static func title(_ state: CoverageState) -> String {
    switch state {
    case .exact: "Exact"
    case .derived: "Derived"
    case .fallback: "Fallback"
    case .missing: "Missing"
    case .notApplicable: "Not applicable"
    }
  }

  static func sentence(_ seen: Seen) -> String {
    switch seen {
    case .letterboxed: "letterboxed to 320 × 480 points"
    case .scaled: "an image of another size, stretched"
    case .genericOrientation: "the image for every orientation, stretched"
    case .compatibilityViewport: "run as an older device"
    }
  }

  /// As gaps say it.
  static func sentence(_ nothing: Sight.Nothing) -> String {
    switch nothing {
    case .blackScreen: "a black screen"
    case .bareLaunchScreen: "no image, at best the background alone"
    case .blankPage: "a blank page while the web app starts"
    }
  }

  static func title(_ nothing: Sight.Nothing) -> String {
    switch nothing {
    case .blackScreen: "Black screen"
    case .bareLaunchScreen: "Launch screen without an image"
    case .blankPage: "Blank page"
    }
  }

  static func title(_ orientation: InterfaceOrientation) -> String {
    switch orientation {
    case .portrait: "Portrait"
    case .portraitUpsideDown: "Upside down"
    case .landscapeLeft: "Landscape left"
    case .landscapeRight: "Landscape right"
    }
  }

  /// `Portrait, upside down`; both landscapes are one word, and a TV has none.
  static func title(_ orientations: Set<InterfaceOrientation>, _ idiom: Idiom) -> String {
    if idiom == .tv { return "Full screen" }
    var words: [String] = []
    for orientation in InterfaceOrientation.allCases where orientations.contains(orientation) {
      words.append(title(orientation))
    }
    if let place = words.firstIndex(of: "Landscape left"), words.contains("Landscape right") {
      words[place] = "Landscape"
      words.removeAll { $0 == "Landscape right" }
    }
    return words.enumerated().map { $0.offset == 0 ? $0.element : $0.element.lowercased() }
      .joined(separator: ", ")
  }

  static func short(_ era: Era) -> String {
    switch era {
    case .a: "before iOS 3.2"
    case .b: "by file name"
    case .c: "by UILaunchImages"
    case .d: "by launch screen"
    case .web: "as a web app"
    }
  }

  static func title(_ idiom: Idiom) -> String {
    switch idiom {
    case .iphone: "iPhone and iPod touch"
    case .ipad: "iPad"
    case .tv: "Apple TV"
    }
  }

  /// `640 × 1136`.
  static func size(_ pixels: PixelSize) -> String { "\(pixels.width) × \(pixels.height)" }

  static func size(_ points: PointSize) -> String { "\(points.width) × \(points.height)" }

  /// `2026-11-30 06:59:21 UTC` of an ISO 8601 time in UTC.
  static func time(_ iso: String) -> String {
    var text = ""
    for character in iso {
      switch character {
      case "T": text += " "
      case "Z": text += " UTC"
      case _: text.append(character)
      }
    }
    return text
  }

  /// How an app stands, in a few words.
  static func verdict(_ status: AppStatus) -> String { verdict(Metrics.AppNumbers(status)) }

  static func verdict(_ numbers: Metrics.AppNumbers) -> String {
    let gaps = numbers.gaps.values.reduce(0, +)
    let problems = numbers.problems.values.reduce(0, +)
    var parts: [String] = []
    if gaps > 0 { parts.append(counted(gaps, "gap")) }
    if problems > 0 { parts.append(counted(problems, "problem")) }
    switch numbers.state {
    case .covered: return "Covered"
    case .pending: return "Waiting for its first pass"
    case .held: return (["Held"] + parts).joined(separator: ", ")
    case .retired: return "Retired; its outputs stay"
    case .gaps, .problems: return parts.joined(separator: ", ")
    }
  }
}
