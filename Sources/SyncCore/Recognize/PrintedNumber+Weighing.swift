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
    case .side(let side):
      if let kinds = KindIndex.bySide[side] { return kinds }
      return KindSet { $0.sides.contains { isMisprint(side, $0) } }
    case .bare(let side):
      if let kinds = KindIndex.bySide[side] { return kinds }
      return nil
    }
  }

  /// Whether a size is one of a screen or a slip away from one, in either direction.
  static func isNear(_ size: PixelSize) -> Bool {
    !kinds(size, takesPoints: true, takesPixels: true, isTurnable: true).isEmpty
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
    return KindSet { kind in
      isSlip(size, kind.pixels) || isTurnable && isSlip(size.turned, kind.pixels)
    }
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

  private static func isSlip(_ printed: PixelSize, _ real: PixelSize) -> Bool {
    if abs(printed.width - real.width) <= 2, abs(printed.height - real.height) <= 2 { return true }
    return printed.width == real.width && isMisprint(printed.height, real.height)
      || printed.height == real.height && isMisprint(printed.width, real.width)
  }
}

extension Kind {
  fileprivate var sides: [Int] {
    [pixels.width, pixels.height, pointSize.width, pointSize.height]
  }
}

/// Whether one key pressed wrongly, once too often or not at all makes `real` into `printed`.
func isMisprint(_ printed: Int, _ real: Int) -> Bool {
  if abs(printed - real) <= 2 { return true }
  let left = Array(String(printed).utf8)
  let right = Array(String(real).utf8)
  switch left.count - right.count {
  case 0: return zip(left, right).count { $0 != $1 } == 1
  case 1: return isShortened(left, right)
  case -1: return isShortened(right, left)
  case _: return false
  }
}

/// Whether `short` is `long` without one element.
private func isShortened(_ long: [UInt8], _ short: [UInt8]) -> Bool {
  var skipped = 0
  for (index, byte) in short.enumerated() {
    if skipped == 0, long[index] != byte { skipped = 1 }
    if long[index + skipped] != byte { return false }
  }
  return true
}
