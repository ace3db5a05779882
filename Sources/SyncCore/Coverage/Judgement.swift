/// What a lookup result is worth on a screen.
struct Judgement: Sendable {
  let state: CoverageState
  let seen: Seen?

  /// iPad images may leave the status bar out when all of `span` is before iOS 7.
  init(_ result: LookupResult, for query: LaunchQuery, in span: EraSpan) {
    guard let hit = result.hit else {
      (state, seen) = (.missing, nil)
      return
    }
    let seen: Seen?
    var isDerived = hit.isDerived
    switch result.frame {
    case .letterbox: seen = .letterboxed
    case .viewport: seen = .compatibilityViewport
    case .enlarged: seen = .scaled
    case .filled(let limit):
      let screen = query.screen.window(for: query.orientation)
      seen = Self.fills(hit.pixels ?? screen, screen, limit) ? nil : .scaled
      isDerived = isDerived || hit.pixels != screen
    case .screen:
      let isRight = hit.pixels.map { Self.rights(query, span).contains($0) } ?? true
      if isRight {
        seen = nil
      } else if query.screen.idiom == .ipad, result.orientation == .none, span.era == .b {
        seen = .genericOrientation
      } else {
        seen = .scaled
      }
    }
    self.seen = seen
    state = seen != nil ? .fallback : isDerived ? .derived : .exact
  }

  /// The pixel sizes that fill the screen.
  private static func rights(_ query: LaunchQuery, _ span: EraSpan) -> [PixelSize] {
    let full = query.screen.pixels(for: query.orientation)
    guard query.screen.idiom == .ipad, span.endsBefore7 else { return [full] }
    return [full, PixelSize(full.width, full.height - 20 * query.screen.scale.rawValue)]
  }

  /// Whether an image fills a window without being enlarged by more than a tenth; where all that the
  /// budget allows is smaller than the window, without being enlarged by more than that again.
  private static func fills(_ image: PixelSize, _ window: PixelSize, _ limit: Int) -> Bool {
    let best = window.scaled(toBytes: limit)
    return image.width * 11 >= best.width * 10 && image.height * 11 >= best.height * 10
  }
}

extension Screen {
  /// The pixels of the whole screen, held in `orientation`: what a launch screen is laid out in.
  func window(for orientation: InterfaceOrientation) -> PixelSize {
    let upright = points.pixels(at: scale)
    switch orientation.shape {
    case .portrait, .any: return upright
    case .landscape: return idiom == .tv ? upright : upright.turned
    }
  }
}
