/// What a pass makes of sources that are gone (invariant 10).
///
/// A removal of many files takes its time, and each of its first files looks like a removal of one. So
/// what goes is counted against the census of the last quiet, and nothing is decided before it is quiet
/// again.
package struct Removal: Hashable, Sendable {
  /// At least this many must go at one stroke to be held.
  package static let least = 5

  /// Gone at one stroke: their outputs stay until somebody accepts it.
  package private(set) var held: Set<RelativePath>
  /// Gone just now: their outputs stay until it is quiet.
  package private(set) var leaving: Set<RelativePath> = []
  /// The census of the last quiet.
  private let known: Set<RelativePath>

  /// Sources whose outputs stay though they are gone.
  package var kept: Set<RelativePath> { held.union(leaving) }

  /// Decides which vanished sources keep their outputs.
  ///
  /// All that vanished are held when the root is gone or another one; those that vanished since the
  /// last quiet, with those held before, when they are more than half and at least ``least``. What only
  /// has another name now did not vanish.
  ///
  /// - Parameters:
  ///   - manifest: of the last pass: its census, those held already, its root.
  ///   - present: the images there are now.
  ///   - arrived: how many of those that the census does not know have which bytes.
  ///   - root: the drop folder as it is now; nil when it is not there.
  ///   - isQuiet: nothing more is on its way. An app that holds too little for a mass removal need not
  ///     wait for that.
  ///   - accepted: what somebody lets go, as it was held then; a set that grew since needs another word.
  package init(
    _ manifest: Manifest,
    present: Set<RelativePath>,
    arrived: @autoclosure () -> [ContentHash: Int] = [:],
    root: RootIdentity?,
    isQuiet: Bool = true,
    accepted: Set<RelativePath>? = nil
  ) {
    let away = manifest.sources.union(manifest.held).subtracting(present)
    let vanished = away.isEmpty ? [] : away.subtracting(Self.moved(away, manifest, arrived()))
    known = manifest.sources
    held = manifest.held.intersection(vanished)
    let gone = vanished.subtracting(held)
    if !gone.isEmpty {
      let isOtherRoot = manifest.root != nil && root != manifest.root
      let isMass =
        vanished.count >= Self.least && vanished.count * 2 > manifest.sources.union(held).count
      if isOtherRoot || isQuiet && isMass {
        held = vanished
      } else if !isQuiet, manifest.sources.count >= Self.least {
        leaving = gone
      }
    }
    if let accepted, root != nil, held.isSubset(of: accepted) { held = [] }
  }

  /// What the next removals are counted against.
  ///
  /// That is `images`, which are there, and what is kept. While a removal goes on it stays as it was, so
  /// that what arrives meanwhile does not make it look small.
  package func census(_ images: Set<RelativePath>) -> Set<RelativePath> {
    (leaving.isEmpty ? images : images.intersection(known)).union(kept)
  }

  /// Those of `away` whose bytes came under another name: as many as came, so that one copy does not
  /// hide that all the others went.
  private static func moved(
    _ away: Set<RelativePath>,
    _ manifest: Manifest,
    _ arrived: [ContentHash: Int]
  ) -> Set<RelativePath> {
    if arrived.isEmpty { return [] }
    var left = arrived
    var moved: Set<RelativePath> = []
    for (_, entry) in manifest.entries.sorted(by: { $0.key < $1.key }) {
      guard let source = entry.source, away.contains(source), !moved.contains(source),
        let hash = entry.sourceHash, let count = left[hash], count > 0
      else { continue }
      left[hash] = count - 1
      moved.insert(source)
    }
    return moved
  }
}
