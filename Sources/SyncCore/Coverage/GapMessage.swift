/// A gap in one sentence for people: who sees what, and what closes it.
struct GapMessage: Sendable {
  let wanted: WantedImage
  let devices: [String]
  let total: Int
  let orientations: [InterfaceOrientation]
  /// nil: a black screen.
  let seen: Seen?
  /// Whether `UILaunchImages` was read, so that a launch image set is there already.
  let isListed: Bool
  let nearest: SourceSize?

  var text: String {
    "\(who)\(held) \(sight); \(remedy)\(hint)"
  }

  private var who: String {
    let first = devices.first ?? ""
    let share = "(\(devices.count) of \(total) devices)"
    return devices.count > 1
      ? "\(first) and \(devices.count - 1) more \(share)" : "\(first) \(share)"
  }

  private var sight: String {
    let isOne = devices.count == 1
    switch seen {
    case .letterboxed: return "\(isOne ? "runs" : "run") letterboxed to 320x480 points"
    case .scaled: return "\(isOne ? "shows" : "show") an image of another size, scaled"
    case .genericOrientation:
      return "\(isOne ? "shows" : "show") the image for every orientation, which does not fit"
    case .compatibilityViewport: return "\(isOne ? "runs" : "run") in a compatibility viewport"
    case nil: return "\(isOne ? "shows" : "show") \(nothing)"
    }
  }

  private var nothing: String {
    switch wanted.place {
    case .bundle: "a black screen"
    case .storyboard: "no image, at best the background alone"
    case .web: "a blank page while the web app starts"
    }
  }

  private var held: String {
    orientations.count == InterfaceOrientation.allCases.count
      ? "" : " in " + orientations.map(\.rawValue).joined(separator: ", ")
  }

  private var remedy: String {
    switch wanted.remedy {
    case .image: delivery
    case .output(let kind): "add the output \"\(kind.rawValue)\", then \(delivery)"
    case .launchScreen:
      isListed
        ? "no launch image exists for this screen: add the output \"storyboard\""
        : "loose files do not reach this screen: add the output \"storyboard\" (iOS 8 and later)"
          + catalogHint
    }
  }

  private var delivery: String {
    "deliver \(printable(wanted.file.utf8)), \(wanted.pixels) pixels"
  }

  private var catalogHint: String {
    wanted.isForPhone ? " or, for screens up to the iPhone XS Max, \"launchimage\"" : ""
  }

  private var hint: String {
    guard let nearest else { return "" }
    let flaw = nearest.flaw(as: wanted.pixels)
    return "; nearest is \(nearest.path) with \(nearest.pixels) (\(flaw))"
  }
}
