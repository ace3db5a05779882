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
    switch result.frame {
    case .letterbox: seen = .letterboxed
    case .viewport: seen = .compatibilityViewport
    case .enlarged: seen = .scaled
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
    state = seen != nil ? .fallback : hit.isDerived ? .derived : .exact
  }

  /// The pixel sizes that fill the screen.
  private static func rights(_ query: LaunchQuery, _ span: EraSpan) -> [PixelSize] {
    let full = query.screen.pixels(for: query.orientation)
    guard query.screen.idiom == .ipad, span.endsBefore7 else { return [full] }
    return [full, PixelSize(full.width, full.height - 20 * query.screen.scale.rawValue)]
  }
}
