/// Which apps write into one build tree, or into trees that lie in each other.
///
/// What one of them holds is foreign to the others (invariant 2). A path that several want belongs to
/// the one that comes first in the config, whoever came first in time.
package struct Overlaps: Hashable, Sendable {
  private let trees: [Tree]
  private var groups: [String: [Int]] = [:]

  private struct Tree: Hashable, Sendable {
    let app: String
    let path: [UInt8]
  }

  /// Takes the apps in the config's order, with the paths of their build trees, links resolved, and
  /// what these are: one folder is one tree under all its names, such as where it is mounted again.
  package init(_ apps: [(name: String, tree: [UInt8], root: RootIdentity?)]) {
    var names: [RootIdentity: [UInt8]] = [:]
    trees = apps.map { app in
      var path = app.tree
      if let root = app.root {
        path = names[root] ?? path
        names[root] = path
      }
      return Tree(app: app.name, path: path + [Self.slash])
    }
    let order = trees.indices.sorted {
      trees[$0].path.lexicographicallyPrecedes(trees[$1].path)
    }
    // What lies in a tree follows it directly in this order.
    var group: [Int] = []
    for place in order {
      if let first = group.first, !trees[place].path.starts(with: trees[first].path) {
        close(group)
        group = []
      }
      group.append(place)
    }
    close(group)
  }

  private mutating func close(_ group: [Int]) {
    guard group.count > 1 else { return }
    for place in group { groups[trees[place].app] = group.sorted() }
  }

  /// The other apps of the same group, in the config's order; none for most apps.
  package func mates(of app: String) -> [String] {
    (groups[app] ?? []).map { trees[$0].app }.filter { $0 != app }
  }

  /// The paths of an app's build tree that others have a better right to.
  ///
  /// - Parameters:
  ///   - app: the app that is to write.
  ///   - claims: what an app wants, and what it holds.
  /// - Returns: each path with the app it belongs to.
  package func rivals(
    of app: String,
    claims: (String) -> Claims?
  ) -> [RelativePath: Rival] {
    guard let group = groups[app], let own = group.first(where: { trees[$0].app == app }) else {
      return [:]
    }
    let held = claims(app)?.held ?? []
    var rivals: [RelativePath: Rival] = [:]
    for place in group where place != own {
      guard let claims = claims(trees[place].app) else { continue }
      let isFirst = place < own
      let paths = isFirst ? claims.wanted.union(claims.held) : claims.held
      for path in paths {
        guard let below = translated(path, from: place, to: own), rivals[below] == nil,
          // Both hold it since their trees became one: the first goes on.
          isFirst || !held.contains(below)
        else { continue }
        let holds = claims.held.contains(path)
        rivals[below] = Rival(app: trees[place].app, isFirst: isFirst, holds: holds)
      }
    }
    return rivals
  }

  /// A path of one tree as one of another; nil when it does not lie there.
  private func translated(_ path: RelativePath, from tree: Int, to other: Int) -> RelativePath? {
    let whole = trees[tree].path + path.bytes
    let root = trees[other].path
    return whole.starts(with: root) ? RelativePath(whole.dropFirst(root.count)) : nil
  }

  private static let slash = UInt8(ascii: "/")
}

/// What an app has to do with paths of its build tree.
package struct Claims: Hashable, Sendable {
  /// What it would write if it were alone.
  package var wanted: Set<RelativePath>
  /// What its manifest holds.
  package var held: Set<RelativePath>

  package init(wanted: Set<RelativePath> = [], held: Set<RelativePath> = []) {
    self.wanted = wanted
    self.held = held
  }
}

/// Another app with a better right to a path.
package struct Rival: Hashable, Sendable {
  package let app: String
  /// It comes first in the config; otherwise it only holds the path still.
  package let isFirst: Bool
  /// What is there may be of its making already.
  package let holds: Bool

  package init(app: String, isFirst: Bool, holds: Bool) {
    self.app = app
    self.isFirst = isFirst
    self.holds = holds
  }
}

extension [RelativePath: Rival] {
  /// What an app must not even clear away, though its own manifest has it: it is another's by now.
  package var taken: Set<RelativePath> { Set(filter { $0.value.isFirst && $0.value.holds }.keys) }
}

extension Decision {
  /// Leaves out what belongs to other apps, and says so.
  package mutating func yield(to rivals: [RelativePath: Rival]) {
    guard !rivals.isEmpty else { return }
    for file in desired {
      guard let rival = rivals[file.path] else { continue }
      problems.append(.clash(file.path, rival))
    }
    desired.removeAll { rivals[$0.path] != nil }
    problems.sort()
  }
}

extension Problem {
  /// Two apps want one path.
  static func clash(_ path: RelativePath, _ rival: Rival) -> Problem {
    Problem(
      .outputClash,
      at: path,
      "\(path) in the build tree is also an output of app \(rival.app)"
        + (rival.isFirst ? ", which comes first in the config" : ", which holds it still"),
      remedy: "give the outputs of the two apps other paths, or the apps other build trees"
    )
  }
}
