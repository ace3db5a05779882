/// What a number with a typing error may have been meant for.
///
/// A slip is one key pressed wrongly, once too often or not at all, or one or two off; of a size, whose other
/// side is right, two neighbouring digits in the wrong order as well.
enum Misprint {
  /// The kinds with a side that is a slip away from `printed`.
  static func sides(_ printed: Int) -> KindSet {
    var found = KindSet.none
    for (side, kinds) in knownSides where isSlip(printed, side) { found.formUnion(kinds) }
    return found
  }

  /// The kinds whose pixels are a slip away from `printed`: one side right and the other one
  /// mistyped, or both one or two off.
  static func sizes(_ printed: PixelSize) -> KindSet {
    if withoutStatusBar.contains(printed) { return .none }
    var found = KindSet.none
    for (index, real) in knownSizes.enumerated() {
      let isWidthNear = abs(printed.width - real.width) <= 2
      let isHeightNear = abs(printed.height - real.height) <= 2
      if isWidthNear && isHeightNear
        || printed.width == real.width && isSideSlip(printed.height, real.height)
        || printed.height == real.height && isSideSlip(printed.width, real.width)
      {
        found.insert(index: index)
      }
    }
    return found
  }

  private static let knownSides = KindIndex.bySide.map { ($0.key, $0.value) }
  private static let knownSizes = Kind.all.map(\.pixels)

  /// Sizes of screens without their status bar, on either side: real ones, that no slot has.
  ///
  /// It is 20 points high (facts 2, notes); the web's first startup images were of
  /// 320x460 and 640x920 pixels (facts 3, PWA tags), and of 748x1024 for a turned iPad.
  static let withoutStatusBar = Set(
    Kind.all.flatMap { kind in
      let bar = 20 * kind.scale.rawValue
      return [
        PixelSize(kind.pixels.width, kind.pixels.height - bar),
        PixelSize(kind.pixels.width - bar, kind.pixels.height),
      ]
    }
  )

  private static func isSlip(_ printed: Int, _ real: Int) -> Bool {
    abs(printed - real) <= 2 || differsByOne(printed, real)
  }

  private static func isSideSlip(_ printed: Int, _ real: Int) -> Bool {
    isSlip(printed, real) || isSwapped(printed, real)
  }

  /// Two numbers without the digits that both end in.
  private static func withoutSharedEnd(_ left: Int, _ right: Int) -> (Int, Int) {
    var (left, right) = (left, right)
    while left > 0, right > 0, left % 10 == right % 10 {
      left /= 10
      right /= 10
    }
    return (left, right)
  }

  /// Whether two numbers are the same but for two neighbouring digits that changed places.
  private static func isSwapped(_ left: Int, _ right: Int) -> Bool {
    let (left, right) = withoutSharedEnd(left, right)
    return left / 100 == right / 100 && left % 10 == right / 10 % 10 && left / 10 % 10 == right % 10
  }

  /// Whether two numbers are the same but for one digit: another one, or one that only one has.
  private static func differsByOne(_ left: Int, _ right: Int) -> Bool {
    let (left, right) = withoutSharedEnd(left, right)
    return left / 10 == right / 10 || left / 10 == right || left == right / 10
  }
}
