/// One entry of the config: a drop folder, a build tree, what the app supports, its outputs.
package struct App: Hashable, Sendable {
  package var name: String
  /// Absolute path of the drop folder, as bytes.
  package var drop: [UInt8]
  /// Absolute path of the build tree, as bytes.
  package var build: [UInt8]
  package var supports: Support
  package var outputs: [Output]
  package var rules: [Rule]
  package var derive: Derive?
  package var color: ColorSpace
  package var background: Color
  package var watch: WatchMode
  package var durability: Durability
  /// Whether a report is written beside the designers' files.
  package var feedback: Bool
  package var hooks: Hooks
  /// Adds `~iphone` to iPhone names, so that an iPad never falls back to a phone image.
  package var deviceSuffix: Bool
  /// Devices beside those of the built-in table, or in place of one of the same name.
  package var devices: [Device] = []
  /// Further junk patterns, beside the built-in table.
  package var ignore: [String]
  package var limits: Limits
  package var modes: Modes

  package init(
    name: String,
    drop: [UInt8],
    build: [UInt8],
    supports: Support = Support(),
    outputs: [Output] = [Output(kind: .bundle, path: nil)],
    rules: [Rule] = [],
    derive: Derive? = nil,
    color: ColorSpace = .sRGB,
    background: Color = .white,
    watch: WatchMode = .auto,
    durability: Durability = .full,
    feedback: Bool = false,
    hooks: Hooks = Hooks(),
    deviceSuffix: Bool = false,
    ignore: [String] = [],
    limits: Limits = Limits(),
    modes: Modes = .standard
  ) {
    self.name = name
    self.drop = drop
    self.build = build
    self.supports = supports
    self.outputs = outputs
    self.rules = rules
    self.derive = derive
    self.color = color
    self.background = background
    self.watch = watch
    self.durability = durability
    self.feedback = feedback
    self.hooks = hooks
    self.deviceSuffix = deviceSuffix
    self.ignore = ignore
    self.limits = limits
    self.modes = modes
  }
}

/// What the app runs on.
package struct Support: Hashable, Sendable {
  package var devices: Set<Idiom>
  package var minimumOS: OSVersion
  /// nil: no upper bound.
  package var maximumOS: OSVersion?
  /// Launch orientations per idiom, in the config's order.
  package var orientations: [Idiom: [InterfaceOrientation]]
  /// `UILaunchImageFile` without extension.
  package var basename: String
  /// `UILaunchImageFile~ipad` and the like, which go before it; only an Info.plist says so.
  package var basenameByIdiom: [Idiom: String] = [:]
  package var urlSchemes: [String]
  /// Absolute path of the app's own Info.plist; nil when the config says it all.
  package var infoPlist: [UInt8]?
  /// The entries of `UILaunchImages` that the app's own Info.plist brings; only it says so.
  package var listedImages: [Idiom: [LaunchImageValue]] = [:]

  package init(
    devices: Set<Idiom> = [.iphone, .ipad],
    minimumOS: OSVersion = OSVersion(7),
    maximumOS: OSVersion? = nil,
    orientations: [Idiom: [InterfaceOrientation]] = Self.everyWay,
    basename: String = "Default",
    urlSchemes: [String] = [],
    infoPlist: [UInt8]? = nil
  ) {
    self.devices = devices
    self.minimumOS = minimumOS
    self.maximumOS = maximumOS
    self.orientations = orientations
    self.basename = basename
    self.urlSchemes = urlSchemes
    self.infoPlist = infoPlist
  }

  /// What the loose names of that kind of device start with.
  package func basename(for idiom: Idiom) -> String { basenameByIdiom[idiom] ?? basename }

  /// Xcode's template: iPhone upright, iPad every way.
  package static let everyWay: [Idiom: [InterfaceOrientation]] = [
    .iphone: [.portrait], .ipad: InterfaceOrientation.allCases,
    .tv: [.landscapeLeft],
  ]
}

/// One kind of product in the build tree.
package struct Output: Hashable, Sendable {
  package var kind: OutputKind
  /// Below the build tree; nil is the tree itself (`"."`).
  package var path: RelativePath?
  /// How a launch image set names its files.
  package var naming: Naming
  /// Whether image names carry a short content hash.
  package var cacheBusting: Bool
  /// The URL scheme whose launches a storyboard is for; nil: all others.
  package var scheme: String?
  /// The launch screens that a partial Info.plist describes.
  package var screens: [PlistScreen] = []
  /// What the addresses in a web app's tags start with.
  package var urlBase: String

  package init(
    kind: OutputKind,
    path: RelativePath?,
    naming: Naming = .apple,
    cacheBusting: Bool = false,
    urlBase: String = ""
  ) {
    self.kind = kind
    self.path = path
    self.naming = naming
    self.cacheBusting = cacheBusting
    self.urlBase = urlBase
  }

  package enum Naming: String, CaseIterable, Hashable, Sendable { case apple, actool, cordova }
}

/// A launch screen that the Info.plist draws itself, iOS 14 and later; names are those of assets.
package struct PlistScreen: Hashable, Sendable {
  /// The URL scheme whose launches it is for; nil: all others.
  package var scheme: String?
  package var image: String?
  package var color: String?
  /// Keeps the image within the safe area.
  package var isSafe: Bool

  package init(
    scheme: String? = nil,
    image: String? = nil,
    color: String? = nil,
    isSafe: Bool = false
  ) {
    self.scheme = scheme
    self.image = image
    self.color = color
    self.isSafe = isSafe
  }

  /// Its `UILaunchScreenIdentifier`.
  var id: String { scheme ?? "default" }
}

/// The kinds of output.
package enum OutputKind: String, CaseIterable, Hashable, Sendable {
  case bundle, launchimage, storyboard, infoplist, web, splash
}

/// A config rule: what a glob's files are, above all other evidence.
package struct Rule: Hashable, Sendable {
  /// `*`, `?`, `[…]` within a name, `**` across folders; matched over the bytes below the drop folder.
  package var match: String
  package var slot: RuleSlot

  package init(match: String, slot: RuleSlot) {
    self.match = match
    self.slot = slot
  }
}

/// The attributes a rule states; nil says nothing.
package struct RuleSlot: Hashable, Sendable {
  package var idiom: Idiom?
  /// The screen: a subtype such as `667h`, or points such as `834x1112`.
  package var screen: String?
  package var orientation: SlotOrientation?
  package var facing: InterfaceOrientation?
  package var scale: Scale?
  package var scheme: String?
  package var appearance: Appearance?
  package var locale: String?
  package var isMaster: Bool

  package init(
    idiom: Idiom? = nil,
    screen: String? = nil,
    orientation: SlotOrientation? = nil,
    facing: InterfaceOrientation? = nil,
    scale: Scale? = nil,
    scheme: String? = nil,
    appearance: Appearance? = nil,
    locale: String? = nil,
    isMaster: Bool = false
  ) {
    self.idiom = idiom
    self.screen = screen
    self.orientation = orientation
    self.facing = facing
    self.scale = scale
    self.scheme = scheme
    self.appearance = appearance
    self.locale = locale
    self.isMaster = isMaster
  }
}

/// How missing slots are rendered from larger sources.
package struct Derive: Hashable, Sendable {
  package var mode: Mode
  package var background: Color?
  package var gravity: Gravity

  package init(mode: Mode = .cover, background: Color? = nil, gravity: Gravity = .center) {
    self.mode = mode
    self.background = background
    self.gravity = gravity
  }

  package enum Mode: String, CaseIterable, Hashable, Sendable { case cover, contain }

  package enum Gravity: String, CaseIterable, Hashable, Sendable {
    case center, top, bottom, left, right
  }
}

/// The colour space outputs are in.
package enum ColorSpace: String, CaseIterable, Hashable, Sendable {
  case sRGB = "srgb"
  case displayP3
}

/// An opaque sRGB colour, 8 bits a channel.
package struct Color: Hashable, Sendable, CustomStringConvertible {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads `#RRGGBB`.
  package init?(_ text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      digits.first != UInt8(ascii: "+"),
      let value = UInt32(String(Substring(digits)), radix: 16)
    else { return nil }
    self.init(
      red: UInt8(value >> 16),
      green: UInt8(value >> 8 & 0xff),
      blue: UInt8(value & 0xff)
    )
  }

  package static let white = Color(red: 255, green: 255, blue: 255)

  /// `#RRGGBB`.
  package var description: String {
    let digits = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits.uppercased()
  }
}

/// How changes in the drop folder are noticed.
package enum WatchMode: String, CaseIterable, Hashable, Sendable { case auto, inotify, poll }

/// Whether a power cut can cost a file.
package enum Durability: String, CaseIterable, Hashable, Sendable { case full, fast }

/// Commands run on events: argument vectors, never a shell.
package struct Hooks: Hashable, Sendable {
  package var afterPass: [String]
  package var gapOpened: [String]
  package var gapClosed: [String]
  /// How long one of them may run before it is ended.
  package var timeout: Duration

  package init(
    afterPass: [String] = [],
    gapOpened: [String] = [],
    gapClosed: [String] = [],
    timeout: Duration = .seconds(60)
  ) {
    self.afterPass = afterPass
    self.gapOpened = gapOpened
    self.gapClosed = gapClosed
    self.timeout = timeout
  }
}

/// What is refused from the header alone.
package struct Limits: Hashable, Sendable {
  /// Pixels of one image.
  package var pixels: Int
  /// Pixels of one side.
  package var side: Int
  /// Bytes of one file.
  package var fileSize: Int64
  /// How long the image worker may take over one source before it is ended.
  package var decodeTime: Duration

  package init(
    pixels: Int = 100_000_000,
    side: Int = 16_384,
    fileSize: Int64 = 200_000_000,
    decodeTime: Duration = .seconds(20)
  ) {
    self.pixels = pixels
    self.side = side
    self.fileSize = fileSize
    self.decodeTime = decodeTime
  }
}

/// The whole configuration.
package struct Config: Hashable, Sendable {
  /// Of the text it was read from; nil for one made in code.
  package var fingerprint: ContentHash?
  /// Absolute path of the state folder; nil takes the default.
  package var state: [UInt8]?
  package var apps: [App]
  /// Folders that would be brands and can not be, by the name of the template; filled when the folders
  /// are looked at.
  package var refused: [String: [Problem]] = [:]
  /// How long the drop folder must be quiet before gaps are logged.
  package var quiet: Duration
  /// Period of the safety rescan; zero switches it off.
  package var rescan: Duration
  /// Period of polling where inotify can not see changes.
  package var poll: Duration
  /// Absolute path of the folder of reports; nil: one in the state folder.
  package var report: [UInt8]?
  /// Absolute path of the file of metrics; nil: none is written.
  package var metrics: [UInt8]?

  package init(
    state: [UInt8]? = nil,
    apps: [App],
    quiet: Duration = .seconds(2),
    rescan: Duration = .seconds(900),
    poll: Duration = .seconds(10),
    report: [UInt8]? = nil,
    metrics: [UInt8]? = nil
  ) {
    self.state = state
    self.apps = apps
    self.quiet = quiet
    self.rescan = rescan
    self.poll = poll
    self.report = report
    self.metrics = metrics
  }
}
