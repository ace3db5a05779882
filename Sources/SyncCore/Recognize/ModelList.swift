/// A list of iPhones as it is read, from left to right.
struct ModelList {
  private(set) var kinds = KindSet.none
  /// Where the last part that counts ends.
  private(set) var end: Int
  private(set) var items = 0
  /// Whether it says more than one number does: a second model, or a suffix.
  private(set) var isList = false
  private(set) var endsInNumber = false
  /// `6-7-8-SE`: the SE that has the screen of one of the others, when one does.
  var namesSE = false

  /// Numbers that wait for a suffix.
  private var run: [(number: Int, letter: PhoneModels.Letter)] = []
  private var runEnd = 0
  /// Whether the last part was a suffix: one more belongs to the same numbers.
  private var suffixed: [(number: Int, letter: PhoneModels.Letter)] = []
  private(set) var hasSuffix = false
  /// The last part, when it has a letter for a name.
  private var lettered = KindSet.none

  /// Longer ones are no list of devices; reading one stays cheap.
  static let mostItems = 16

  init(end: Int) { self.end = end }

  var isStarted: Bool { items > 0 }

  /// Whether a number goes on with the list: a far one counts files (`iphone-12-5`).
  func takes(_ number: Int) -> Bool {
    guard let last = run.last ?? suffixed.last else { return true }
    return abs(last.number - number) <= 3
  }

  mutating func add(_ number: Int, _ letter: PhoneModels.Letter, end: Int) {
    items += 1
    // `12-12-pro`: the number that comes again starts anew, what stood before it is meant as it is.
    if run.contains(where: { $0 == (number, letter) }) { addPlain() }
    run.append((number, letter))
    runEnd = end
  }

  /// Adds the models of a suffix: of the numbers before it that have such a one.
  mutating func add(_ suffix: PhoneModels.Suffix, end: Int) {
    if !run.isEmpty {
      suffixed = run
      run = []
    }
    items += 1
    // There is no X Plus.
    if suffixed.isEmpty { kinds = kinds.subtracting(lettered) }
    for model in suffixed {
      kinds.formUnion(PhoneModels.kinds(model.number, model.letter, suffix))
    }
    hasSuffix = true
    close(end: end)
  }

  /// Adds a model with a letter for a name, which takes no suffix from afar.
  mutating func add(_ named: KindSet, end: Int) {
    addPlain()
    isList = isList || items > 0
    items += 1
    suffixed = []
    lettered = named
    kinds.formUnion(named)
    endsInNumber = false
    self.end = end
  }

  mutating func close(end: Int) {
    addPlain()
    isList = true
    endsInNumber = false
    self.end = end
  }

  /// Numbers at the end are models of their own; behind a suffix they may as well count files.
  mutating func closeAtEnd() {
    if !hasSuffix, !run.isEmpty {
      isList = isList || items > 1
      end = runEnd
      endsInNumber = true
      addPlain()
    }
    if namesSE, kinds.intersection(PhoneModels.se).isEmpty { kinds.formUnion(PhoneModels.se) }
  }

  private mutating func addPlain() {
    for model in run { kinds.formUnion(PhoneModels.kinds(model.number, model.letter, [])) }
    run = []
  }
}
