package import SyncCore

/// What a watched folder is for; a new kind of watching is a new case here.
package enum RootPurpose: Hashable, Sendable {
  /// The drop folder of the app of that name.
  case drop(String)
  /// The Info.plist of the app of that name.
  case infoPlist(String)
}

extension App {
  /// The folders the daemon watches for this app.
  package var watchedPlaces: [RootPurpose: RootPlace] {
    var places: [RootPurpose: RootPlace] = [.drop(name): RootPlace(path: drop, mode: watch)]
    if let path = supports.infoPlist {
      places[.infoPlist(name)] = RootPlace(path: path, mode: watch, depth: .file)
    }
    return places
  }
}

/// Which watched root is for what: a root keeps its number, and so its watches, while its purpose and
/// its place stay.
package struct RootTable: Sendable {
  private var held: [RootPurpose: (id: RootID, place: RootPlace)] = [:]
  private var purposes: [RootID: RootPurpose] = [:]
  private var last = 0

  package init() {}

  package struct Change: Sendable {
    package var gone: [RootID] = []
    package var new: [(id: RootID, place: RootPlace)] = []
  }

  package func purpose(of root: RootID) -> RootPurpose? { purposes[root] }

  package func root(for purpose: RootPurpose) -> RootID? { held[purpose]?.id }

  /// All roots, oldest first.
  package var roots: [RootID] { purposes.keys.sorted { $0.value < $1.value } }

  /// Makes the table hold just `wanted`; answers what the watcher is to be told.
  package mutating func change(to wanted: [RootPurpose: RootPlace]) -> Change {
    var change = Change()
    for (purpose, (id, place)) in held where wanted[purpose] != place {
      held[purpose] = nil
      purposes[id] = nil
      change.gone.append(id)
    }
    let new = wanted.filter { held[$0.key] == nil }
      .sorted { $0.value.path.lexicographicallyPrecedes($1.value.path) }
    for (purpose, place) in new {
      last += 1
      let id = RootID(last)
      held[purpose] = (id, place)
      purposes[id] = purpose
      change.new.append((id, place))
    }
    change.gone.sort { $0.value < $1.value }
    return change
  }
}
