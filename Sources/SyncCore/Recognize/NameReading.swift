/// What one path component says, in the order it says it.
struct NameReading {
  let component: Int
  let folded: FoldedName
  var evidence: [Evidence] = []
  /// The kinds of all the devices it names, together.
  var idioms = KindSet.none
  var facing: InterfaceOrientation?
  var appearance: Appearance?
  var locale: String?
  var platform: String?
  /// What the picture is for instead of a launch.
  var purpose: String?
  var marks: Marks = []
  /// Sizes and numbers, weighed when scale and orientation are known.
  var numbers: [PrintedNumber] = []
  /// The folded bytes without copy marks, to be compared with whole names; only of a file's name.
  var compact: [UInt8] = []

  init(_ bytes: ArraySlice<UInt8>, component: Int) {
    self.component = component
    folded = FoldedName(bytes)
  }

  /// Only Apple's modifiers, in whatever order: then what is absent speaks too.
  var isGrammar: Bool { marks.contains(.base) && marks.isDisjoint(with: [.unknown, .noise]) }

  /// Keeps what a word says; a second one that says the same adds nothing.
  mutating func note(_ attributes: Attributes, _ kinds: KindSet, _ range: Range<Int>) {
    guard !evidence.contains(where: { $0.attributes == attributes && $0.kinds == kinds }) else {
      return
    }
    evidence.append(
      Evidence(attributes: attributes, kinds: kinds, source: .part(component: component, range))
    )
  }
}

/// What was met while reading a component.
struct Marks: OptionSet {
  let rawValue: UInt16

  /// A word that starts Apple's grammar stands first.
  static let base = Marks(rawValue: 1)
  /// Letters that no table knows.
  static let unknown = Marks(rawValue: 2)
  /// Known words beside Apple's modifiers and copy marks.
  static let noise = Marks(rawValue: 4)
  static let orientation = Marks(rawValue: 8)
  static let scale = Marks(rawValue: 16)
  static let screenWord = Marks(rawValue: 32)
  static let sizeClass = Marks(rawValue: 64)
  /// A compiled name's digits of iOS 7 or later, where images cover the status bar (facts 2).
  static let fullScreen = Marks(rawValue: 128)
  static let master = Marks(rawValue: 256)
  /// A word of Apple's own: the file is no other platform's.
  static let apple = Marks(rawValue: 512)
  /// A word for a part of a picture, which is no picture to cut screens from.
  static let logo = Marks(rawValue: 1024)
  /// `EN_screen1`: one of several, in a language.
  static let numberedScreen = Marks(rawValue: 2048)
}
