/// A number or a size printed in a name.
struct PrintedNumber {
  enum Form: Equatable {
    /// `1242x2208`, or two numbers side by side.
    case size(Int, Int, isPoints: Bool, isPixels: Bool)
    /// `568h`.
    case side(Int)
    /// `375w`: as wide as the image is, in points or in pixels.
    case width(Int)
    /// `1136`.
    case bare(Int)
  }

  let form: Form
  let range: Range<Int>

  var isHeight: Bool {
    switch form {
    case .side: true
    case .size, .width, .bare: false
    }
  }

  var isSize: Bool {
    switch form {
    case .size: true
    case .side, .width, .bare: false
    }
  }
}

extension PrintedNumber {
  /// Whether it is the size or the side of a square of so many pixels, in pixels or in points.
  func isSide(ofSquare side: Int) -> Bool {
    func isIts(_ printed: Int) -> Bool { (1...3).contains { printed * $0 == side } }
    return switch form {
    case .size(let width, let height, isPoints: _, isPixels: _): width == height && isIts(width)
    case .bare(let printed): isIts(printed)
    case .side, .width: false
    }
  }
}

extension PrintedNumber {
  /// The kinds it can mean; nil when it says nothing.
  ///
  /// Names ship with typing errors (`1242-2209` on a 1242x2208 image, `750x334`): a number that is no
  /// side of any screen means the screens it is one slip away from.
  func kinds(hasScale: Bool, hasOrientation: Bool) -> KindSet? {
    switch form {
    case .size(let width, let height, let isPoints, let isPixels):
      return Self.kinds(
        PixelSize(width, height),
        takesPoints: isPoints || hasScale && !isPixels,
        takesPixels: !isPoints,
        isTurnable: hasOrientation
      )
    case .side(let side): return KindIndex.bySide[side] ?? Misprint.sides(side)
    case .width(let width):
      // With an orientation word beside it, it may be the screen's, not the image's.
      let kinds = hasOrientation ? KindIndex.bySide[width] : KindIndex.byWidth[width]
      return kinds ?? Misprint.sides(width)
    case .bare(let side): return KindIndex.bySide[side]
    }
  }

  /// Whether a size is one of a screen, with or without its status bar, or a slip away from one, in
  /// either direction.
  static func isNear(_ size: PixelSize) -> Bool {
    Misprint.withoutStatusBar.contains(size)
      || !kinds(size, takesPoints: true, takesPixels: true, isTurnable: true).isEmpty
  }

  private static func kinds(
    _ size: PixelSize,
    takesPoints: Bool,
    takesPixels: Bool,
    isTurnable: Bool
  ) -> KindSet {
    var found = exact(size, takesPoints: takesPoints, takesPixels: takesPixels)
    if isTurnable {
      // With an orientation word beside it, the size is the screen's, not the image's.
      found.formUnion(exact(size.turned, takesPoints: takesPoints, takesPixels: takesPixels))
    }
    if !found.isEmpty { return found }
    found = Misprint.sizes(size)
    if isTurnable { found.formUnion(Misprint.sizes(size.turned)) }
    return found
  }

  private static func exact(
    _ size: PixelSize,
    takesPoints: Bool,
    takesPixels: Bool
  ) -> KindSet {
    var found = takesPixels ? KindIndex.byPixels[size] ?? .none : .none
    if takesPoints || found.isEmpty { found.formUnion(KindIndex.byPoints[size] ?? .none) }
    return found
  }
}
