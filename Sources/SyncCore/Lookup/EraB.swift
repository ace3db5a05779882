/// Lookup by file name (facts 4.2).
enum EraB {
  static func search(_ query: LaunchQuery, in world: LaunchWorld) -> LookupResult {
    names(query, in: world).search(query.language, in: world)
  }

  /// The names to try, whatever the language, up to one that the top of the bundle has.
  static func names(_ query: LaunchQuery, in world: LaunchWorld) -> [SoughtName] {
    let screen = query.screen
    // 1. The base name.
    let base = world.basename(for: screen.idiom)
    // 3. Stems with the URL scheme come before the same without; that order is inferred.
    let isDeclared = query.scheme.map(world.schemes.contains) ?? false
    let schemes = isDeclared ? [query.scheme, nil] : [nil]
    var names: [SoughtName] = []
    // 2 and 5. The 4-inch names decide whether the app has the whole screen, so they come first.
    for height in heights(screen) {
      for scheme in schemes {
        // 4. The orientation's modifiers.
        for orientation in orientations(query) {
          // 6. Scale and device.
          for suffix in suffixes(screen, height) {
            let name = LooseName(
              base: base,
              height: height,
              scheme: scheme,
              orientation: orientation,
              scale: suffix.scale,
              device: suffix.device
            )
            let assumed =
              suffix.assumed || isDeclared || screen.points.height > 1024
              || (screen.idiom == .iphone && screen.points.height > 568)
            var sought = SoughtName(name.text, in: world, assumed: assumed)
            sought.frame = frame(screen, height)
            sought.orientation = orientation
            sought.scheme = scheme
            names.append(sought)
            // 7. The first hit wins.
            if sought.top != nil { return names }
          }
        }
      }
    }
    return names
  }

  /// `-568h` for screens 568 points high; larger phones run the app in the viewport of one
  /// (assumed: facts 4.6, 6).
  private static func heights(_ screen: Screen) -> [NameHeight] {
    screen.idiom == .iphone && screen.points.height >= 568 ? [.tall, .none] : [.none]
  }

  private static func orientations(_ query: LaunchQuery) -> [NameOrientation] {
    switch query.screen.idiom {
    case .iphone, .tv: [.none]
    case .ipad:
      switch query.orientation {
      case .portrait: [.portrait, .none]
      case .portraitUpsideDown: [.portraitUpsideDown, .portrait, .none]
      case .landscapeLeft: [.landscapeLeft, .landscape, .none]
      case .landscapeRight: [.landscapeRight, .landscape, .none]
      }
    }
  }

  private struct Suffix {
    let scale: Scale
    let device: Idiom?
    let assumed: Bool
  }

  /// What a name ends in, best first.
  ///
  /// On Retina `@2x~dev`, `@2x`, `~dev`, none; at 1x `~dev`, none; with `-568h` the `@2x` forms only.
  /// That `@2x` goes before `~dev` is inferred.
  private static func suffixes(_ screen: Screen, _ height: NameHeight) -> [Suffix] {
    let device = screen.idiom
    let isCrossed = screen.scale > .one && height == .none
    var suffixes: [Suffix] = []
    for scale in Scale.allCases.reversed() where scale <= screen.scale {
      if height != .none, scale != .two { continue }
      let isFirst = scale == screen.scale
      suffixes.append(
        Suffix(scale: scale, device: device, assumed: isCrossed && !isFirst)
      )
      suffixes.append(
        Suffix(scale: scale, device: nil, assumed: isCrossed && isFirst)
      )
    }
    return suffixes
  }

  private static func frame(_ screen: Screen, _ height: NameHeight) -> LookupResult.Frame {
    switch screen.idiom {
    case .tv: .screen
    case .iphone:
      switch (screen.points.height, height) {
      case (...480, _), (568, .tall): .screen
      case (568, _): .letterbox
      case (_, _): .viewport
      }
    case .ipad:
      switch screen.points {
      case PointSize(768, 1024): .screen
      case PointSize(1024, 1366): .enlarged
      case _: .viewport
      }
    }
  }
}
