// What a component says in words and numbers.
extension NameReading {
  /// What a file's name says.
  func spoken() -> [Evidence] {
    var list = words()
    for number in numbers { add(number, to: &list) }
    return list
  }

  /// What a folder says: no bare numbers, which are versions and counts there.
  func spokenByFolder() -> [Evidence] {
    var list = words()
    for number in numbers where number.isSize { add(number, to: &list) }
    return list
  }

  private func add(_ number: PrintedNumber, to list: inout [Evidence]) {
    let kinds = number.kinds(
      hasScale: marks.contains(.scale),
      hasOrientation: marks.contains(.orientation)
    )
    guard let kinds else { return }
    list.append(
      Evidence(
        attributes: .screen,
        kinds: kinds,
        source: .part(component: component, number.range)
      )
    )
  }

  /// `iPhone & iPad` is for both: several idioms add up, everything else must hold at once.
  private func words() -> [Evidence] {
    guard !idioms.isEmpty, soleIdiom == nil else { return evidence }
    return evidence.map {
      $0.attributes == .idiom
        ? Evidence(attributes: .idiom, kinds: idioms, source: $0.source) : $0
    }
  }

  /// The one kind of device it names; nil when it names none or several.
  var soleIdiom: Idiom? {
    idioms.isEmpty ? nil : Idiom.allCases.first { KindIndex.of($0) == idioms }
  }

  /// Whether it is a screenshot for the store by its parts: a language, `screen1`, a device.
  var isStorePicture: Bool { marks.isSuperset(of: [.numberedScreen, .screenWord]) }
}
