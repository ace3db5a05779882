/// A launch screen (facts 4.4): the keys alone decide, launch images are not read.
enum EraD {
  static func search(_ query: LaunchQuery, in world: LaunchWorld) -> LookupResult {
    let keys = world.keys
    var result = LookupResult()
    // Which key goes before which is not known; the newer one is taken first.
    if query.system >= OSVersion(14) {
      if let list = keys.launchScreens {
        let id = identifier(list, query)
        let isDefined = id.map { list.definitions.keys.contains($0) } ?? false
        result.note("UILaunchScreens", id, found: isDefined, assumed: true)
        if isDefined { return result.drawn() }
      }
      if keys.hasLaunchScreen {
        result.note("UILaunchScreen", nil, found: true, assumed: true)
        return result.drawn()
      }
    }
    if query.system >= OSVersion(9), let list = keys.storyboards {
      let id = identifier(list, query)
      if let id, let file = list.definitions[id] ?? nil {
        return result.loaded("UILaunchStoryboards", file, for: query, from: world)
      }
      result.note("UILaunchStoryboards", id, found: false, assumed: true)
    }
    if let name = keys.storyboardName(for: query.screen.idiom) {
      return result.loaded("UILaunchStoryboardName", name, for: query, from: world)
    }
    return result
  }

  /// The scheme's own screen, else the default one (facts 4.4, 3).
  private static func identifier(_ list: LaunchScreenList, _ query: LaunchQuery) -> String? {
    query.scheme.flatMap { list.schemes[$0] } ?? list.defaultID
  }
}

extension LookupResult {
  fileprivate mutating func note(_ key: String, _ value: String?, found: Bool, assumed: Bool) {
    let name = value.map { "\(key) = \($0)" } ?? key
    trail.told.append(ChainStep(name: name, found: found, assumed: assumed))
  }

  /// A screen that the plist draws itself.
  fileprivate func drawn() -> LookupResult {
    var result = self
    result.hit = LaunchFile(path: nil, pixels: nil)
    return result
  }

  /// A storyboard, ours or the app's own.
  ///
  /// One that no output makes is taken to be there. One that can not be loaded is a blank screen,
  /// without a way back to images (facts 4.4, 4).
  fileprivate func loaded(
    _ key: String,
    _ name: String,
    for query: LaunchQuery,
    from world: LaunchWorld
  ) -> LookupResult {
    var result = self
    if world.storyboard(named: name) != nil {
      result.note(key, name, found: true, assumed: false)
      result.isOwnStoryboard = true
      let shape = query.orientation.shape
      let image = world.image(ofStoryboard: name, on: query.screen, shape)
      // Which image of a set the system picks is not documented to the last (see StoryboardImages).
      let screen = "\(query.screen.idiom.rawValue) \(query.screen.scale.word)"
      result.note("\(shape.rawValue) image", screen, found: image != nil, assumed: true)
      if let image {
        result.hit = image.file
        result.frame = .filled(limit: image.limit)
      }
    } else if world.makesStoryboard(named: name) {
      result.note(key, name, found: false, assumed: false)
      result.isOwnStoryboard = true
    } else {
      result.note(key, name, found: true, assumed: true)
      result.hit = LaunchFile(path: nil, pixels: nil)
    }
    return result
  }
}
