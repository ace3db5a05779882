/// A path component made comparable: lower case, without accents, separators as gaps.
///
/// One pass over the bytes. NFC and NFD fold to the same; bytes that are not UTF-8 are separators.
struct FoldedName {
  /// One byte of the folded text.
  struct Unit {
    let byte: UInt8
    /// What parts it from the unit before it.
    let gap: Gap
    /// The separator that made the gap; 0 when none.
    let mark: UInt8
    /// Where it was in the component.
    let origin: Int
  }

  /// How far two neighbours are apart.
  enum Gap: UInt8, Comparable {
    /// The same word.
    case none
    /// A change of case or of letters and digits.
    case soft
    /// A separator.
    case hard

    static func < (left: Gap, right: Gap) -> Bool { left.rawValue < right.rawValue }
  }

  private(set) var units: [Unit] = []
  /// The last separator, when the component ends with one; 0 when it does not.
  private(set) var finalMark: UInt8 = 0

  private var lastClass = Class.separator
  private var pending: Gap = .hard
  private var mark: UInt8 = 0

  private enum Class { case separator, lower, upper, digit, point, syllable, otherLetter }

  init(_ bytes: ArraySlice<UInt8>) {
    units.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte < 0x80 {
        ascii(byte, at: index, in: bytes)
        index += 1
      } else if let (scalar, width) = decode(bytes, at: index) {
        fold(scalar, at: index - bytes.startIndex)
        index += width
      } else {
        separate(0xff)
        index += 1
      }
    }
    finalMark = lastClass == .separator ? mark : 0
  }

  private mutating func separate(_ byte: UInt8) {
    // Of several in a row the first counts, unless one starts a modifier or a copy's number.
    if pending < .hard || mark == 0 || "@~(".utf8.contains(byte) { mark = byte }
    pending = .hard
    lastClass = .separator
  }

  private mutating func emit(_ byte: UInt8, _ newClass: Class, at origin: Int, gap: Gap) {
    let gap = max(pending, gap)
    units.append(Unit(byte: byte, gap: gap, mark: gap == .hard ? mark : 0, origin: origin))
    pending = .none
    mark = 0
    lastClass = newClass
  }

  private mutating func ascii(_ byte: UInt8, at index: Int, in bytes: ArraySlice<UInt8>) {
    let origin = index - bytes.startIndex
    let next = index + 1 < bytes.endIndex ? bytes[index + 1] : 0
    switch byte {
    case 97...122:
      // `imageiPhone`: the brand's own i starts a word.
      let isBrand = byte == UInt8(ascii: "i") && (next == 0x50 || next == 0x4f)
      let isSoft = lastClass != .lower && lastClass != .upper || isBrand
      emit(byte, .lower, at: origin, gap: isSoft ? .soft : .none)
    case 65...90:
      let isSoft = lastClass != .upper || (97...122).contains(next)
      let isBrand = units.last?.byte == UInt8(ascii: "i") && lastClass == .lower
      emit(byte | 0x20, .upper, at: origin, gap: isSoft && !isBrand ? .soft : .none)
    case 48...57: digit(byte, at: origin)
    case UInt8(ascii: "."), UInt8(ascii: ","):
      if isDecimal(at: index, in: bytes) {
        emit(UInt8(ascii: "."), .point, at: origin, gap: .none)
      } else {
        separate(byte)
      }
    case UInt8(ascii: "+") where lastClass != .separator:
      // `iPhone6+` is read as it is spoken.
      for letter in "plus".utf8 { emit(letter, .lower, at: origin, gap: .none) }
    case _: separate(byte)
    }
  }

  /// `3.5` and `3,5`, but neither `700.568h` nor `iphone.6.2x`, nor the list `6,7,8`.
  private func isDecimal(at index: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    guard lastClass == .digit, index + 1 < bytes.endIndex, isDigit(bytes[index + 1]) else {
      return false
    }
    if bytes[index] == UInt8(ascii: ",") {
      let after = bytes[(index + 1)...].drop(while: isDigit)
      if after.first == UInt8(ascii: ",") || units.last?.mark == UInt8(ascii: ",") { return false }
    }
    if units.count >= 3, units.suffix(3).allSatisfy({ isDigit($0.byte) }),
      units.suffix(2).allSatisfy({ $0.gap == .none })
    {
      return false
    }
    return index + 2 == bytes.endIndex || bytes[index + 2] | 0x20 != UInt8(ascii: "x")
  }

  private mutating func digit(_ byte: UInt8, at origin: Int) {
    emit(byte, .digit, at: origin, gap: lastClass == .digit || lastClass == .point ? .none : .soft)
  }

  private mutating func fold(_ scalar: UInt32, at origin: Int) {
    switch Folding(scalar) {
    case .dropped: break
    case .separator: separate(0xff)
    case .ascii(let byte):
      if (48...57).contains(byte) {
        digit(byte, at: origin)
      } else {
        emit(byte, .lower, at: origin, gap: lastClass == .digit ? .soft : .none)
      }
    case .letter(let value):
      let isSoft = lastClass != .otherLetter
      append(value, .otherLetter, at: origin, gap: isSoft ? .soft : .none)
    case .syllable(let first, let second, let third):
      append(first, .syllable, at: origin, gap: .soft)
      if second != 0 { append(second, .syllable, at: origin, gap: .none) }
      if third != 0 { append(third, .syllable, at: origin, gap: .none) }
      pending = max(pending, .soft)
    case .syllableTail(let value):
      pending = .none
      append(value, .syllable, at: origin, gap: .none)
      pending = .soft
    }
  }

  /// Emits a scalar beyond ASCII as UTF-8 (Unicode, table 3-6).
  private mutating func append(_ value: UInt32, _ newClass: Class, at origin: Int, gap: Gap) {
    func tail(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: 0x80 | value >> shift & 0x3f) }
    if value < 0x800 {
      emit(UInt8(truncatingIfNeeded: 0xc0 | value >> 6), newClass, at: origin, gap: gap)
    } else {
      if value < 0x10000 {
        emit(UInt8(truncatingIfNeeded: 0xe0 | value >> 12), newClass, at: origin, gap: gap)
      } else {
        emit(UInt8(truncatingIfNeeded: 0xf0 | value >> 18), newClass, at: origin, gap: gap)
        emit(tail(12), newClass, at: origin, gap: .none)
      }
      emit(tail(6), newClass, at: origin, gap: .none)
    }
    emit(tail(0), newClass, at: origin, gap: .none)
  }
}

/// One well-formed UTF-8 sequence beyond ASCII (Unicode, table 3-7), and its length.
private func decode(_ bytes: ArraySlice<UInt8>, at index: Int) -> (UInt32, Int)? {
  let first = bytes[index]
  let width = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2
  guard first >= 0xc2, first <= 0xf4, index + width <= bytes.endIndex else { return nil }
  var value = UInt32(first) & (0x7f >> UInt32(width))
  for place in (index + 1)..<(index + width) {
    guard bytes[place] & 0xc0 == 0x80 else { return nil }
    value = value << 6 | UInt32(bytes[place] & 0x3f)
  }
  let isLegal =
    switch width {
    case 2: true
    case 3: value >= 0x800 && !(0xd800...0xdfff).contains(value)
    case _: (0x10000...0x10ffff).contains(value)
    }
  return isLegal ? (value, width) : nil
}
