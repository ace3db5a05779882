// What is said when a source can not be placed: both sides, and what would fit.
extension Weighing {
  func noSuchScreen(_ screen: String) -> Problem {
    Problem(
      .noSuchScreen,
      at: path,
      "The rule names the screen “\(screen)”, which no device has.",
      remedy: "Use a height such as 667h or 2436h, or points such as 834x1112."
    )
  }

  func disagreement() -> Problem {
    let fitting = weighed.fitting
    let named = weighed.named
    let fits = fitting.kinds.map(\.description).joined(separator: " or ")
    if let problem = otherScale(fits) { return problem }
    if named.isEmpty, let empty = weighed.evidence.first(where: { $0.kinds.isEmpty }) {
      return Problem(
        .noSuchScreen,
        at: path,
        "No screen answers to \(weighed.text(of: empty.source)); the image is \(fits).",
        remedy: "Correct the name, or name it \(outputNames(fitting))."
      )
    }
    if named.isEmpty {
      return Problem(
        .nameAndSizeDisagree,
        at: path,
        "What its name, folders and rules say does not go together; the image is \(fits).",
        remedy: "Correct the name, or name it \(outputNames(fitting))."
      )
    }
    return Problem(
      .nameAndSizeDisagree,
      at: path,
      "The name says \(named.description), but the image is \(fits).",
      remedy: "If the pixels are right, name it \(outputNames(fitting)); "
        + "if the name is right, export it at \(sizes(named)) pixels."
    )
  }

  func ambiguity(_ kinds: [Kind]) -> Problem {
    Problem(
      .ambiguous,
      at: path,
      "It could be " + kinds.map(\.description).joined(separator: " or ") + ".",
      remedy: "Say which in the name, or add a rule."
    )
  }

  func notSupported(_ kind: Kind) -> Problem {
    Problem(
      .notSupportedByApp,
      at: path,
      "It is \(kind.description), but the app does not run on \(kind.idiom.rawValue).",
      remedy: "Add \(kind.idiom.rawValue) to the app's devices, or remove the file."
    )
  }

  func needsOutput(_ rows: [SlotRow]) -> Problem {
    var takers: OutputKinds = []
    for row in rows { takers.formUnion(OutputFamilies.takers(row, variant.appearance)) }
    let names = takers.list.map { "`\($0.rawValue)`" }
    let words = rows.first?.words ?? ""
    let what = variant.appearance == .dark ? "dark artwork for \(words)" : words
    return Problem(
      .needsOutput,
      at: path,
      "It is \(what), which none of the app's outputs takes.",
      remedy: names.isEmpty
        ? "No output uses it: remove the file, or add it to the app's \"ignore\"."
        : "Add an output of the kind \(names.joined(separator: " or ")) to use it."
    )
  }

  func compactPad() -> Problem {
    Problem(
      .needsOutput,
      at: path,
      "By Cordova's size classes it is for an iPad window that shares the screen; launch images are"
        + " of whole screens, and no output holds it.",
      remedy:
        "Add the file to the app's \"ignore\"; for the whole screen deliver Cordova's `anyany`"
        + " image of 2732x2732 pixels, as a master."
    )
  }

  func notArtwork(_ purpose: String) -> Problem {
    Problem(
      .notArtwork,
      at: path,
      "By its name or folder it is \(purpose), not launch artwork; "
        + "the pixels are \(weighed.fitting.description).",
      remedy: "Keep it elsewhere; if it is launch artwork, rename it or add a rule."
    )
  }

  func masterNotAllowed() -> Problem {
    Problem(
      .masterNotAllowed,
      at: path,
      "It is a master of \(pixels) pixels, but the app does not derive images.",
      remedy: "Add \"derive\": {\"mode\": \"cover\"} to the app, or deliver each size."
    )
  }

  func smallMaster() -> Problem {
    Problem(
      .noSlot,
      at: path,
      "It says that it is a master, but \(pixels) pixels are too few to render from.",
      remedy: "Export it with both sides of at least 1024 pixels; 2732x2732 serves every screen."
    )
  }

  /// An exact Apple name with a word in the scheme's place that the app does not declare.
  func undeclaredScheme() -> Problem? {
    if let scheme = rule.variant.scheme, !recognizer.knows(scheme: scheme) {
      return Problem(
        .undeclaredScheme,
        at: path,
        "The rule says the URL scheme “\(printable(scheme.utf8))”, which the app does not declare.",
        remedy: "Add it to the app's urlSchemes, or take it out of the rule."
      )
    }
    let name = reading.name
    guard !reading.isInSet, !reading.isListed, !rule.isThere, reading.canonical == nil,
      reading.dialect == nil, name.marks.isSuperset(of: [.base, .unknown]), variant.scheme == nil,
      let word = recognizer.basenames.lazy.compactMap({
        LaunchName.schemeWord(in: path.name, basename: $0.text)
      }).first
    else { return nil }
    return Problem(
      .undeclaredScheme,
      at: path,
      "Apple reads “\(word)” in this name as a URL scheme, which the app does not declare.",
      remedy: "Add it to the app's urlSchemes, or take the word out of the name."
    )
  }

  func outputNames(_ kinds: KindSet) -> String {
    var names: [String] = []
    for kind in kinds.kinds.prefix(3) {
      guard let row = kind.rows.first else { continue }
      let name = Slot(row).outputName(
        basename: recognizer.support.basename(for: row.idiom),
        deviceSuffix: recognizer.deviceSuffix
      )
      if !names.contains(name) { names.append(name) }
    }
    return names.joined(separator: " or ")
  }

  func sizes(_ kinds: KindSet) -> String {
    kinds.kinds.prefix(3).map(\.pixels.description).joined(separator: " or ")
      + (kinds.count > 3 ? " …" : "")
  }
}

extension LaunchName {
  /// What stands in the scheme's place of an otherwise exact name; nil when nothing legal does.
  static func schemeWord(in name: ArraySlice<UInt8>, basename: String) -> String? {
    var rest = name
    guard rest.removePrefix(basename), rest.removeSuffix(fileExtension) else { return nil }
    _ = Idiom.allCases.first { rest.removeSuffix($0.suffix) }
    _ = [Scale.three, .two].first { rest.removeSuffix($0.suffix) }
    _ = OrientationModifier.allCases.first { rest.removeSuffix("-" + $0.rawValue) }
    _ = rest.removePrefix(fourInch)
    guard rest.removePrefix("-") else { return nil }
    let word = String(decoding: rest, as: UTF8.self)
    return isUsable(scheme: word) ? word : nil
  }
}
