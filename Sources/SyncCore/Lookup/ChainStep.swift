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
  var chain: [ChainStep] = []
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

  /// Tries one name; true when the world holds it.
  ///
  /// The top of the bundle goes before the language's folder (Bundle Programming Guide); that launch
  /// images are looked up so is assumed.
  mutating func tries(
    _ name: String,
    in world: LaunchWorld,
    language: String? = nil,
    assumed: Bool
  ) -> Bool {
    let file = world.file(named: name)
    chain.append(ChainStep(name: name, found: file != nil, assumed: assumed))
    if file == nil, let language {
      let local = world.file(named: name, language: language)
      let path = "\(language).lproj/\(name)"
      chain.append(ChainStep(name: path, found: local != nil, assumed: true))
      hit = local
      return local != nil
    }
    hit = file
    return file != nil
  }
}
