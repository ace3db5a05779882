/// Lookup by `UILaunchImages` (facts 4.3).
enum EraC {
  static func search(
    _ query: LaunchQuery,
    entries: [LaunchImageEntry],
    in world: LaunchWorld
  ) -> LookupResult {
    let screen = query.screen
    var result = LookupResult()
    // 3. Entries for this system; those of the screen's size that cover the orientation.
    let current = entries.filter { $0.minimumOS <= query.system }
    let own = ranked(current.filter { $0.size == screen.points }, query)
    if find(own, query, in: world, &result, assumed: own.count > 1) { return result }
    // 6. None: the app runs in the viewport of an older screen, and that one's image is used.
    for size in viewports(screen, current) {
      let inner = ranked(current.filter { $0.size == size }, query)
      guard find(inner, query, in: world, &result, assumed: true) else { continue }
      result.frame = frame(screen, size)
      return result
    }
    return result
  }

  /// 4. The highest minimum version first, then the exact orientation, then the list's order
  /// (inferred).
  private static func ranked(
    _ entries: [LaunchImageEntry],
    _ query: LaunchQuery
  ) -> [LaunchImageEntry] {
    entries.filter { $0.covers(orientation($0.size, query)) }.enumerated().sorted { left, right in
      if left.element.minimumOS != right.element.minimumOS {
        return left.element.minimumOS > right.element.minimumOS
      }
      let isLeftExact = left.element.isExact(query.orientation)
      let isRightExact = right.element.isExact(query.orientation)
      return isLeftExact == isRightExact ? left.offset < right.offset : isLeftExact
    }.map(\.element)
  }

  /// Phones below the Plus launch upright whichever way they are held, and so does their viewport
  /// on a larger one; a TV lies.
  private static func orientation(
    _ size: PointSize,
    _ query: LaunchQuery
  ) -> InterfaceOrientation {
    switch query.screen.idiom {
    case .iphone: size.height >= 736 ? query.orientation : .portrait
    case .ipad: query.orientation
    case .tv: .landscapeLeft
    }
  }

  /// 5. Name, `-568h` where the screen has it, scale, device: first at the device's own scale for
  /// every entry, which tells XR from XS Max, then at the smaller ones (inferred).
  private static func find(
    _ entries: [LaunchImageEntry],
    _ query: LaunchQuery,
    in world: LaunchWorld,
    _ result: inout LookupResult,
    assumed: Bool
  ) -> Bool {
    let screen = query.screen
    for scale in Scale.allCases.reversed() where scale <= screen.scale {
      for entry in entries {
        var stems = [entry.name]
        if entry.size.height == 568, !entry.name.hasSuffix("-568h") {
          stems.insert(entry.name + "-568h", at: 0)
        }
        for stem in stems {
          for device in ["", screen.idiom.suffix].reversed() {
            let name = "\(stem)\(scale.suffix)\(device).\(entry.fileExtension)"
            if device.isEmpty == (screen.idiom == .iphone), isAsked(entry, screen, result.listed) {
              result.listed = LookupResult.Listed(name: name, entry: entry)
            }
            let isAssumed = assumed || scale < screen.scale
            if result.tries(name, in: world, assumed: isAssumed) { return true }
          }
        }
      }
    }
    return false
  }

  /// Whether a file by the entry's name is what to deliver: a PNG, of a size that there is a slot for,
  /// and by its own name rather than its twin's; else the first.
  private static func isAsked(
    _ entry: LaunchImageEntry,
    _ screen: Screen,
    _ first: LookupResult.Listed?
  ) -> Bool {
    guard entry.size == screen.points, entry.fileExtension == "png",
      ReachableScreens.byEntry(screen)
    else { return false }
    guard let first else { return true }
    return first.entry.namesTwin(of: screen.scale) && !entry.namesTwin(of: screen.scale)
  }

  private static func frame(_ screen: Screen, _ size: PointSize) -> LookupResult.Frame {
    switch screen.idiom {
    case .iphone: screen.points.height == 568 ? .letterbox : .viewport
    case .ipad:
      screen.points == PointSize(1024, 1366) && size == PointSize(768, 1024)
        ? .enlarged : .viewport
    case .tv: .viewport
    }
  }

  /// Sizes of the list that fit inside the screen, the tallest first.
  private static func viewports(_ screen: Screen, _ entries: [LaunchImageEntry]) -> [PointSize] {
    var sizes: [PointSize] = []
    for size in entries.map(\.size) where size != screen.points && !sizes.contains(size) {
      guard size.width <= screen.points.width, size.height <= screen.points.height else { continue }
      // An iPad app is never given a phone's viewport.
      guard (screen.idiom == .iphone) == (size.width < 744) else { continue }
      sizes.append(size)
    }
    return sizes.sorted { ($0.height, $0.width) > ($1.height, $1.width) }
  }
}
