/// Which families of slots an app's outputs take.
struct OutputFamilies: Sendable {
  private let kinds: OutputKinds
  /// Rows that a bundle takes because the app's own `UILaunchImages` lists their screen.
  private let listed: Set<SlotRow>

  init(_ app: App) {
    kinds = OutputKinds(app.outputs.map(\.kind))
    listed =
      kinds.contains(.bundle) ? Set(SlotRow.all(of: .listedImage).filter(app.lists)) : []
  }

  /// Whether some output of the app takes an image of this row and appearance.
  func take(_ row: SlotRow, _ appearance: Appearance?) -> Bool {
    if appearance != .dark, listed.contains(row) { return true }
    return !kinds.isDisjoint(with: Self.takers(row, appearance))
  }

  /// The outputs that would.
  static func takers(_ row: SlotRow, _ appearance: Appearance?) -> OutputKinds {
    let isDark = appearance == .dark
    return switch row.family {
    // No loose name: only a catalog or its compiled form holds it.
    case .launchImage:
      isDark ? [] : row.looseNames.isEmpty ? .launchimage : [.bundle, .launchimage, .infoplist]
    case .listedImage: isDark ? [] : .infoplist
    case .screen: [.web, .storyboard]
    case .square: .splash
    }
  }

  /// The kinds that some output takes, in an appearance.
  func kinds(in appearance: Appearance?) -> KindSet {
    KindSet { kind in kind.rows.contains { take($0, appearance) } }
  }
}

/// A set of kinds of output.
struct OutputKinds: OptionSet, Sendable {
  let rawValue: UInt8

  static let bundle = OutputKinds([.bundle] as [OutputKind])
  static let launchimage = OutputKinds([.launchimage] as [OutputKind])
  static let storyboard = OutputKinds([.storyboard] as [OutputKind])
  static let infoplist = OutputKinds([.infoplist] as [OutputKind])
  static let web = OutputKinds([.web] as [OutputKind])
  static let splash = OutputKinds([.splash] as [OutputKind])

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ kinds: [OutputKind]) {
    var bits: UInt8 = 0
    for kind in kinds {
      switch kind {
      case .bundle: bits |= 1
      case .launchimage: bits |= 2
      case .storyboard: bits |= 4
      case .infoplist: bits |= 8
      case .web: bits |= 16
      case .splash: bits |= 32
      }
    }
    rawValue = bits
  }

  /// The kinds, in the order of the config's documentation.
  var list: [OutputKind] { OutputKind.allCases.filter { !isDisjoint(with: OutputKinds([$0])) } }
}

extension App {
  /// What `explain --name` takes an app to be when there is no config: every device, and the outputs
  /// that hold launch images.
  package static let assumed = App(
    name: "assumed",
    drop: [],
    build: [],
    supports: Support(devices: Set(Idiom.allCases)),
    outputs: [OutputKind.bundle, .launchimage, .infoplist].map { Output(kind: $0, path: nil) }
  )
}
