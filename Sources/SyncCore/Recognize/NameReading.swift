/// What one path component says, in the order it says it.
struct NameReading {
  let component: Int
  let folded: FoldedName
  var evidence: [Evidence] = []
  var idioms: Set<Idiom> = []
  var facing: InterfaceOrientation?
  var appearance: Appearance?
  var locale: String?
  var platform: String?
  var isMaster = false
  var isApple = false
  /// A word that starts Apple's grammar stands first.
  var hasBase = false
  /// Letters that no table knows.
  var hasUnknown = false
  /// Known words beside Apple's modifiers and copy marks.
  var hasNoise = false
  var hasOrientation = false
  var hasScale = false
  var hasScreenWord = false
  var hasSizeClass = false
  /// A compiled name's digits of iOS 7 or later, where images cover the status bar (facts 2).
  var isFullScreen = false
  /// Sizes and numbers, weighed when scale and orientation are known.
  var numbers: [PrintedNumber] = []
  /// The folded bytes without copy marks, to be compared with whole names.
  var compact: [UInt8] = []

  init(_ bytes: ArraySlice<UInt8>, component: Int) {
    self.component = component
    folded = FoldedName(bytes)
  }

  /// Only Apple's modifiers, in whatever order: then what is absent speaks too.
  var isGrammar: Bool { hasBase && !hasUnknown && !hasNoise }

  mutating func note(_ attributes: Attributes, _ kinds: KindSet, _ range: Range<Int>) {
    evidence.append(
      Evidence(attributes: attributes, kinds: kinds, source: .part(component: component, range))
    )
  }
}

/// A number or a size printed in a name.
struct PrintedNumber {
  enum Form {
    /// `1242x2208`, or two numbers side by side.
    case size(Int, Int, isPoints: Bool, isPixels: Bool)
    /// `568h` or `375w`.
    case side(Int)
    /// `1136`.
    case bare(Int)
  }

  let form: Form
  let range: Range<Int>
}
