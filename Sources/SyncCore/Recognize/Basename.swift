/// What names in Apple's grammar start with in an app: `UILaunchImageFile`, or an idiom's own.
struct Basename: Sendable {
  let text: String
  /// Its folded bytes, never empty.
  let folded: [UInt8]
  /// The only kind of device it is for; nil when it is for every one.
  let idiom: Idiom?

  /// Those of an app, each once.
  static func all(of support: Support) -> [Basename] {
    var list = [Basename(support.basename, nil)]
    for idiom in Idiom.allCases {
      let own = support.basename(for: idiom)
      if own != support.basename { list.append(Basename(own, idiom)) }
    }
    return list.filter { !$0.folded.isEmpty }
  }

  private init(_ text: String, _ idiom: Idiom?) {
    self.text = text
    self.idiom = idiom
    folded = FoldedName(Array(text.utf8)[...]).units.map(\.byte)
  }
}
