import SyncCore

/// The build trees of all apps, and which of them are one: a link or a mount may make two the same while
/// the daemon runs.
struct BuildTrees: Sendable {
  private(set) var overlaps = Overlaps([])
  /// In the order of the config, which says who wins.
  private var apps: [String] = []
  private var places: [String: BuildPlace] = [:]
  /// Whose places are not in ``overlaps`` yet: thousands that are new are grouped once.
  private var pending: Set<String> = []

  /// Takes over the apps that there are now.
  ///
  /// - Parameters:
  ///   - all: in the config's order.
  ///   - looks: whose trees are to be looked at now; of others that happens when they have had a pass,
  ///     so that a start with thousands of brands does not wait for it.
  mutating func take(_ all: [App], looksAt looks: (App) -> Bool) {
    let old = places
    apps = all.map(\.name)
    places = [:]
    for app in all {
      if looks(app) {
        places[app.name] = BuildPlace(app.build)
      } else if let place = old[app.name], place.name == app.build {
        places[app.name] = place
      }
    }
    pending = []
    group()
  }

  /// Looks at the trees of apps that are about to be worked on.
  ///
  /// - Returns: as ``regroup()``.
  mutating func look(at all: some Sequence<App>) -> [String] {
    var isMoved = false
    for app in all {
      let old = places[app.name]
      if let old, old.name == app.build, old.isCurrent { continue }
      isMoved = isMoved || old?.identity != nil
      places[app.name] = BuildPlace(app.build)
      pending.insert(app.name)
    }
    if isMoved {
      // What it may be one with now may have been made anew since it was looked at.
      for (app, place) in places where !place.isCurrent {
        places[app] = BuildPlace(place.name)
        pending.insert(app)
      }
    }
    return regroup()
  }

  /// Notes where the tree of an app lies that has just had a pass, when it was made in that.
  mutating func noteMade(_ app: App) {
    guard places[app.name]?.identity == nil else { return }
    let place = BuildPlace(app.build)
    if place.identity == nil { return }
    places[app.name] = place
    pending.insert(app.name)
  }

  /// Groups the trees again, when some are others now.
  ///
  /// - Returns: the apps that this concerns: those that share a tree with others than before.
  mutating func regroup() -> [String] {
    if pending.isEmpty { return [] }
    let before = overlaps
    group()
    var concerned: Set<String> = []
    for app in pending {
      let mates = (before.mates(of: app), overlaps.mates(of: app))
      if mates.0 != mates.1 { concerned.formUnion(mates.0 + mates.1 + [app]) }
    }
    pending = []
    return concerned.sorted()
  }

  private mutating func group() {
    overlaps = Overlaps(
      apps.compactMap { app in places[app].map { (app, $0.path, $0.identity) } }
    )
  }
}
