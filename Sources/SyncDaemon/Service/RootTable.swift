package import SyncCore

/// What a watched folder is for; a new kind of watching is a new case here.
package enum RootPurpose: Hashable, Sendable {
  /// The drop folder of the app of that name.
  case drop(String)
  /// The Info.plist of the app of that name.
  case infoPlist(String)
  /// The folder whose folders are brands of the template of that name.
  case brands(String)
  /// The config itself.
  case config
  /// The folder of the cookies that order `wait`.
  case cookies
  /// A folder of the build tree of the app of that name; nil is the tree itself.
  case build(String, RelativePath?)
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
  /// The folders of build trees among them, by app.
  private var built: [String: [RootPurpose: RootPlace]] = [:]
  private var last = 0

  package init() {}

  package struct Change: Sendable {
    package var gone: [RootID] = []
    package var new: [(id: RootID, place: RootPlace)] = []
  }

  package func purpose(of root: RootID) -> RootPurpose? { purposes[root] }

  package func root(for purpose: RootPurpose) -> RootID? { held[purpose]?.id }

  /// The folders of an app's build tree that are watched.
  func buildPlaces(of app: String) -> [RootPurpose: RootPlace] { built[app] ?? [:] }

  /// Makes the table hold just `wanted`; answers what the watcher is to be told.
  package mutating func change(to wanted: [RootPurpose: RootPlace]) -> Change {
    var change = Change()
    for (purpose, (_, place)) in held where wanted[purpose] != place { drop(purpose, &change) }
    built = [:]
    for (purpose, place) in wanted {
      if case .build(let app, _) = purpose { built[app, default: [:]][purpose] = place }
    }
    for (purpose, place) in wanted.sorted(by: Self.inOrder) where held[purpose] == nil {
      hold(purpose, place, &change)
    }
    change.gone.sort { $0.value < $1.value }
    return change
  }

  private mutating func drop(_ purpose: RootPurpose, _ change: inout Change) {
    guard let (id, _) = held.removeValue(forKey: purpose) else { return }
    purposes[id] = nil
    change.gone.append(id)
  }

  private mutating func hold(_ purpose: RootPurpose, _ place: RootPlace, _ change: inout Change) {
    last += 1
    let id = RootID(last)
    held[purpose] = (id, place)
    purposes[id] = purpose
    change.new.append((id, place))
  }

  /// Files first, then from the top down: a folder that is to be told much of gets such a watch at once,
  /// and not when thousands of roots below it have got theirs and are to be looked at again.
  private static func inOrder(
    _ one: (key: RootPurpose, value: RootPlace),
    _ other: (key: RootPurpose, value: RootPlace)
  ) -> Bool {
    let (one, other) = (one.value, other.value)
    if (one.depth == .file) != (other.depth == .file) { return one.depth == .file }
    let (level, otherLevel) = (level(of: one), level(of: other))
    if level != otherLevel { return level < otherLevel }
    return one.path.lexicographicallyPrecedes(other.path)
  }

  private static func level(of place: RootPlace) -> Int {
    place.path.count { $0 == UInt8(ascii: "/") }
  }

  /// Makes the table hold just `wanted` of the folders of one app's build tree; nil when it does.
  package mutating func change(of app: String, to wanted: [RootPurpose: RootPlace]) -> Change? {
    guard built[app, default: [:]] != wanted else { return nil }
    let before = built[app] ?? [:]
    built[app] = wanted.isEmpty ? nil : wanted
    var change = Change()
    for (purpose, place) in before where wanted[purpose] != place { drop(purpose, &change) }
    for (purpose, place) in wanted.sorted(by: Self.inOrder) where held[purpose] == nil {
      hold(purpose, place, &change)
    }
    return change
  }
}
