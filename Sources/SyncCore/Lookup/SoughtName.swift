/// A name that lookup by name may try, and what a hit by it would mean.
struct SoughtName: Hashable, Sendable {
  let name: String
  let bytes: [UInt8]
  let assumed: Bool
  /// The file of that name at the top of the bundle.
  let top: LaunchFile?
  var frame = LookupResult.Frame.screen
  var orientation = NameOrientation.none
  var scheme: String?

  init(_ name: String, in world: LaunchWorld, assumed: Bool) {
    self.name = name
    bytes = Array(name.utf8)
    self.assumed = assumed
    top = world.file(named: bytes)
  }
}

extension [SoughtName] {
  /// Tries one after the other, for a language: the first hit wins, none is a black screen.
  ///
  /// The top of the bundle goes before the language's folder (Bundle Programming Guide); that launch
  /// images are looked up so is assumed.
  func search(_ language: String?, in world: LaunchWorld) -> LookupResult {
    let local = language.map { world.files(of: $0) } ?? [:]
    var result = LookupResult()
    for (place, sought) in enumerated() {
      guard let hit = sought.top ?? local[sought.bytes] else { continue }
      result.hit = hit
      result.frame = sought.frame
      result.orientation = sought.orientation
      result.scheme = sought.scheme
      result.trail.sought = Trail.Sought(names: self, hit: place, language: language)
      return result
    }
    result.trail.sought = Trail.Sought(names: self, hit: nil, language: language)
    return result
  }
}

/// What lookup tried, in order; what a person reads of it is put together for who asks.
///
/// A thousand lookups of an app differ in the language alone, and share their names.
struct Trail: Hashable, Sendable {
  var told: [ChainStep] = []
  var sought: Sought?

  struct Sought: Hashable, Sendable {
    let names: [SoughtName]
    /// Which of them was hit; nil: all were tried in vain.
    let hit: Int?
    let language: String?
  }

  /// Every step, as a person reads it.
  var steps: [ChainStep] {
    guard let sought else { return told }
    var steps = told
    for (place, name) in sought.names[...(sought.hit ?? sought.names.count - 1)].enumerated() {
      let isHit = place == sought.hit
      let isTop = isHit && name.top != nil
      steps.append(ChainStep(name: name.name, found: isTop, assumed: name.assumed))
      guard !isTop, let language = sought.language else { continue }
      let path = "\(language).lproj/\(name.name)"
      steps.append(ChainStep(name: path, found: isHit, assumed: true))
    }
    return steps
  }
}
