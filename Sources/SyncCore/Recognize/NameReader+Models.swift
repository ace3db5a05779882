// Lists of iPhones: `iphone-14-15-16-pro-max`.
extension NameReader {
  /// Reads a list of iPhones that leads further than `end`, where a known word ends.
  ///
  /// A suffix is that of every number before it that has such a model; what is named is the union of
  /// the screens of all that are meant.
  mutating func models(beyond end: Int) -> Bool {
    let start = index
    guard let first = word("iphone", at: start) else { return false }
    if let (kinds, end) = splitDiagonal(at: first) { return name(kinds, start..<end) }
    guard let list = modelList(at: first), list.end > end else { return false }
    return name(list.kinds, start..<list.end)
  }

  /// Reads `X` of `iphone_portrait_X_@3x`: a model, or several, behind the word for the orientation.
  mutating func modelBehindOrientation() -> Bool {
    guard index < units.count, units[index].mark != UInt8(ascii: "("),
      let orientation = reading.evidence.last, orientation.attributes == .orientation,
      case .part(_, let range) = orientation.source, range.upperBound == index,
      reading.evidence.dropLast().contains(where: { $0.isPhoneWord(before: range.lowerBound) })
    else { return false }
    if let (kinds, end) = splitDiagonal(at: index) { return name(kinds, index..<end) }
    guard let list = modelList(at: index, takesOne: true) else { return false }
    return name(list.kinds, index..<list.end)
  }

  private mutating func name(_ kinds: KindSet, _ range: Range<Int>) -> Bool {
    screen(kinds, range)
    expectation = .size
    take(until: range.upperBound)
    return true
  }

  private func modelList(at start: Int, takesOne: Bool = false) -> ModelList? {
    var list = ModelList(end: start)
    var place = start
    while place < units.count, list.items < ModelList.mostItems {
      if list.isStarted, let end = word("and", at: place) { place = end }
      if let (suffix, end) = suffix(at: place) {
        guard list.isStarted else { break }
        list.add(suffix, end: end)
        place = end
      } else if let (number, letter, end) = modelNumber(at: place), list.takes(number) {
        list.add(number, letter, end: end)
        place = end
      } else if let (kinds, end) = letteredModel(at: place) {
        list.add(kinds, end: end)
        place = end
      } else if list.isStarted, let end = word("se", at: place) {
        list.namesSE = true
        list.close(end: end)
        place = end
      } else {
        break
      }
    }
    list.closeAtEnd()
    // A suffix that none of them has leaves no screen: `iphone-14-mini`.
    guard !list.kinds.isEmpty || list.hasSuffix, takesOne || list.isList else { return nil }
    // A set's own copies are numbered.
    if isLoose, list.endsInNumber, list.end == units.count, list.items < 3 { return nil }
    return list
  }

  /// `6`, `6s`, `14`: no scale, no height, no half of a size, no copy's number.
  private func modelNumber(at place: Int) -> (Int, PhoneModels.Letter, end: Int)? {
    guard place < units.count, isDigit(units[place].byte), mayGoOn(place),
      units[place].mark != UInt8(ascii: "(")
    else { return nil }
    let found = digits(at: place)
    guard found.count <= 2, !found.startsWithZero, !found.isDecimal,
      PhoneModels.numbers.contains(found.value), inchWord(at: found.end) == nil
    else { return nil }
    let next = letter(found.end)
    if next == 0 || isDigit(next) || suffix(at: found.end) != nil {
      return (found.value, .none, found.end)
    }
    let glued: PhoneModels.Letter
    switch next {
    case UInt8(ascii: "s"): glued = .s
    case UInt8(ascii: "c"): glued = .c
    case UInt8(ascii: "e"): glued = .e
    case _:
      // `iphone8XPortrait` is read on from the X; `8x` and `568h` are no models.
      return isWordEnd(found.end + 1) ? nil : (found.value, .none, found.end)
    }
    let end = found.end + 1
    guard isWordEnd(end) || word("plus", at: end) != nil else { return nil }
    return (found.value, glued, end)
  }

  /// `X`, `XS`, `XR`, `XS Max`.
  private func letteredModel(at place: Int) -> (KindSet, end: Int)? {
    guard place < units.count, units[place].byte == UInt8(ascii: "x") else { return nil }
    for text in ["xsmax", "xmax"] {
      if let end = word(text, at: place, isGlued: false) { return (PhoneModels.xsMax, end) }
    }
    for text in ["xs", "x"] {
      if let end = word(text, at: place) { return (PhoneModels.x, end) }
    }
    return word("xr", at: place).map { (PhoneModels.xr, $0) }
  }

  private func suffix(at place: Int) -> (PhoneModels.Suffix, end: Int)? {
    // Most of what is asked starts with another letter.
    guard place < units.count, "pma".utf8.contains(units[place].byte) else { return nil }
    if let end = word("promax", at: place, isGlued: false) ?? word("pm", at: place)
      ?? word("max", at: place)
    {
      return (.proMax, end)
    }
    if let end = word("pro", at: place) { return (.pro, end) }
    if let end = word("plus", at: place) { return (.plus, end) }
    if let end = word("mini", at: place) { return (.mini, end) }
    if let end = word("air", at: place) { return (.air, end) }
    // `6p`; apart from the number it may be an upright image's mark.
    if place < units.count, units[place].gap < .hard, let end = word("p", at: place) {
      return (.plus, end)
    }
    return nil
  }

  /// `iphone-5-5`, `iphone_6_1_inch`: a dash for the point.
  ///
  /// Two numbers alone may also be two models; of one screen, or a model and its copy's number, they
  /// leave both readings to the pixels.
  private func splitDiagonal(at start: Int) -> (KindSet, end: Int)? {
    guard start < units.count, isDigit(units[start].byte), mayGoOn(start) else { return nil }
    let first = digits(at: start)
    guard first.count == 1, !first.isDecimal, first.end < units.count, mayGoOn(first.end),
      units[first.end].gap == .hard, units[first.end].mark != UInt8(ascii: "("),
      isDigit(units[first.end].byte)
    else { return nil }
    let second = digits(at: first.end)
    guard second.count == 1, !second.isDecimal, isWordEnd(second.end),
      second.end == units.count || !isDigit(units[second.end].byte),
      let inches = DiagonalTable.kinds(tenths: first.value * 10 + second.value),
      !inches.intersection(KindIndex.iphone).isEmpty
    else { return nil }
    if let end = inchWord(at: second.end) {
      // `iPhone 5 - 4 inch` names both the model and its diagonal.
      return second.value == 4 ? nil : (inches, end)
    }
    // `6-7-plus` is a list; in a set `iphone 5-4` may be the copy of a model.
    guard suffix(at: second.end) == nil, letteredModel(at: second.end) == nil,
      word("se", at: second.end) == nil, !(isLoose && second.end == units.count)
    else { return nil }
    let one = PhoneModels.kinds(first.value, .none, [])
    let other = PhoneModels.kinds(second.value, .none, [])
    let isOneScreen = other.isEmpty || one == other && first.value != second.value
    return (isOneScreen ? inches.union(one) : inches, second.end)
  }

  /// Where `text` ends, when it stands at `place` as a word of its own.
  private func word(_ text: String, at place: Int, isGlued: Bool = true) -> Int? {
    let end = place + text.utf8.count
    guard end <= units.count, mayGoOn(place), isWordEnd(end) else { return nil }
    for (offset, byte) in text.utf8.enumerated() {
      let unit = units[place + offset]
      guard unit.byte == byte, offset == 0 || mayGoOn(place + offset),
        offset == 0 || !isGlued || unit.gap < .hard
      else { return nil }
    }
    return end
  }

  /// No modifier starts there.
  private func mayGoOn(_ place: Int) -> Bool {
    units.indices.contains(place) && units[place].mark != 0x40 && units[place].mark != 0x7e
  }
}

extension Evidence {
  /// Whether it is the word `iPhone`, right before `place`.
  fileprivate func isPhoneWord(before place: Int) -> Bool {
    guard attributes == .idiom, kinds == KindIndex.iphone, case .part(_, let range) = source else {
      return false
    }
    return range.upperBound == place
  }
}
