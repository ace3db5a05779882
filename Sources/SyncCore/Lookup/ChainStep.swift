/// One name that lookup tried.
package struct ChainStep: Hashable, Sendable {
  package let name: String
  package let found: Bool
  /// Whether this step rests on an inference, not on a source (`docs`: assumptions).
  package let assumed: Bool

  package init(name: String, found: Bool, assumed: Bool) {
    self.name = name
    self.found = found
    self.assumed = assumed
  }
}

/// What lookup found: the names in the order tried, and the hit.
struct LookupResult: Sendable {
  var trail = Trail()
  /// nil: nothing found, a black screen.
  var hit: LaunchFile?
  var frame = Frame.screen
  /// Which variant the hit is; the file that would be better has the same.
  var orientation = NameOrientation.none
  var scheme: String?
  /// What a matching `UILaunchImages` entry asks for, found or not.
  var listed: Listed?
  /// Whether the launch screen is a storyboard that an output makes.
  var isOwnStoryboard = false

  /// A file that an entry of `UILaunchImages` names.
  struct Listed: Hashable, Sendable {
    let name: String
    let entry: LaunchImageEntry
  }

  /// What part of the screen the app is given with this hit.
  enum Frame: Hashable, Sendable {
    case screen
    /// A 4-inch phone, run as 320x480.
    case letterbox
    /// A 768x1024 iPad, drawn larger.
    case enlarged
    /// An older screen, drawn inside this one.
    case viewport
    /// Any window: the image is scaled until it fills it, and cut; decoded it may take `limit` bytes.
    case filled(limit: Int)
  }

  /// The names, and what else was asked, in that order.
  var chain: [ChainStep] { trail.steps }

  /// Tries one name at the top of the bundle; true when the world holds it.
  mutating func tries(_ name: String, in world: LaunchWorld, assumed: Bool) -> Bool {
    hit = world.file(named: Array(name.utf8))
    trail.told.append(ChainStep(name: name, found: hit != nil, assumed: assumed))
    return hit != nil
  }
}
