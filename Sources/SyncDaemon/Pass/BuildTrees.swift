import SyncCore

/// The build trees of all apps, and which of them are one: a link or a mount may make two the same while
/// the daemon runs.
struct BuildTrees: Sendable {
  private(set) var overlaps = Overlaps([])
  /// In the order of the config, which says who wins.
  private var apps: [String] = []
  private var places: [String: BuildPlace] = [:]

  /// Takes over the apps that there are now.
  ///
  /// - Parameter looks: whose trees are to be looked at now; of others that happens before their next
  ///   pass, so that a start with thousands of brands does not wait for it.
  mutating func take(_ all: [App], looksAt looks: (App) -> Bool) {
    let old = places
    apps = all.map(\.name)
    places = [:]
    for app in all {
      if looks(app) {
        places[app.name] = BuildPlace(app)
      } else if let place = old[app.name], place.name == app.build {
        places[app.name] = place
      }
    }
    group()
  }

  /// Looks at the tree of an app that is about to be worked on.
  ///
  /// - Returns: those that share a build tree with it now or did before, the app itself included, when
  ///   that is something else now.
  mutating func look(at app: App) -> [String] {
    if let place = places[app.name], place.name == app.build, place.isCurrent { return [] }
    let before = overlaps
    places[app.name] = BuildPlace(app)
    group()
    guard overlaps.mates(of: app.name) != before.mates(of: app.name) else { return [] }
    let mates = Set(overlaps.mates(of: app.name) + before.mates(of: app.name))
    return [app.name] + mates.sorted()
  }

  private mutating func group() {
    overlaps = Overlaps(
      apps.compactMap { app in places[app].map { (app, $0.path, $0.identity) } }
    )
  }
}
