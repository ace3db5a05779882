/// Reads the binary form, `bplist00`: objects, a table of their offsets, a trailer of 32 bytes.
struct BinaryPlistReader {
  private let bytes: [UInt8]
  private var offsetSize = 0
  private var referenceSize = 0
  private var objectCount = 0
  private var tableStart = 0
  private var count = 0
  /// Bytes of text taken; many references can name one long string.
  private var textBytes = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func read() throws(PlistError) -> PlistValue {
    let trailer = bytes.count - 32
    guard trailer >= 8 else { throw Self.damaged }
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else { throw Self.damaged }
    objectCount = try number(trailer + 8, 8)
    let top = try number(trailer + 16, 8)
    tableStart = try number(trailer + 24, 8)
    guard tableStart >= 8, tableStart <= trailer,
      objectCount <= (trailer - tableStart) / offsetSize
    else { throw Self.damaged }
    return try object(top, depth: 0)
  }

  private static let damaged = PlistError("it is a damaged binary property list")

  private mutating func object(_ index: Int, depth: Int) throws(PlistError) -> PlistValue {
    count += 1
    if count > PlistValue.Limit.values { throw PlistError("it holds too many values") }
    if depth > PlistValue.Limit.depth { throw PlistError("it is nested too deeply") }
    guard index < objectCount else { throw Self.damaged }
    let at = try number(tableStart + index * offsetSize, offsetSize)
    guard at >= 8, at < tableStart else { throw Self.damaged }
    let marker = bytes[at]
    switch marker >> 4 {
    case 0x0: return marker == 0x08 ? .bool(false) : marker == 0x09 ? .bool(true) : .other
    case 0x1: return try integer(at + 1, marker)
    case 0x5:
      let (start, length) = try extent(at)
      try spend(length)
      return .string(String(decoding: try slice(start, length), as: UTF8.self))
    case 0x6:
      let (start, length) = try extent(at)
      guard length <= bytes.count / 2 else { throw Self.damaged }
      try spend(length * 2)
      let raw = Array(try slice(start, length * 2))
      let units = (0..<length).map { UInt16(raw[2 * $0]) << 8 | UInt16(raw[2 * $0 + 1]) }
      return .string(String(decoding: units, as: UTF16.self))
    case 0xa:
      let (start, length) = try extent(at)
      return .array(try objects(references(start, length), depth))
    case 0xd:
      let (start, length) = try extent(at)
      let keys = try objects(references(start, length), depth)
      let values = try objects(references(start + length * referenceSize, length), depth)
      return .dictionary(
        zip(keys, values).compactMap { key, value in
          guard case .string(let name) = key else { return nil }
          return PlistValue.Entry(name, value)
        }
      )
    case _: return .other
    }
  }

  private mutating func spend(_ length: Int) throws(PlistError) {
    textBytes += length
    if textBytes > PlistValue.Limit.bytes { throw PlistError("it holds too much text") }
  }

  private mutating func objects(_ indexes: [Int], _ depth: Int) throws(PlistError) -> [PlistValue] {
    var values: [PlistValue] = []
    for index in indexes { values.append(try object(index, depth: depth + 1)) }
    return values
  }

  private func references(_ start: Int, _ length: Int) throws(PlistError) -> [Int] {
    guard length <= PlistValue.Limit.values else { throw PlistError("it holds too many values") }
    var indexes: [Int] = []
    for place in 0..<length {
      indexes.append(try number(start + place * referenceSize, referenceSize))
    }
    return indexes
  }

  /// Where the content of an object starts, and its count: in the marker, or in a number after it.
  private func extent(_ at: Int) throws(PlistError) -> (start: Int, length: Int) {
    let short = Int(bytes[at] & 0x0f)
    if short < 15 { return (at + 1, short) }
    guard at + 1 < tableStart, bytes[at + 1] >> 4 == 0x1 else { throw Self.damaged }
    let size = 1 << Int(bytes[at + 1] & 0x0f)
    guard size <= 8 else { throw Self.damaged }
    let length = try number(at + 2, size)
    guard length <= bytes.count else { throw Self.damaged }
    return (at + 2 + size, length)
  }

  private func integer(_ start: Int, _ marker: UInt8) throws(PlistError) -> PlistValue {
    let size = 1 << Int(marker & 0x0f)
    guard size <= 8 else { return .other }
    let raw = try slice(start, size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return .integer(Int(truncatingIfNeeded: raw))
  }

  /// A number of `size` bytes, largest first; refused when it can not be an offset.
  private func number(_ start: Int, _ size: Int) throws(PlistError) -> Int {
    let raw = try slice(start, size).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard raw <= UInt64(UInt32.max) else { throw Self.damaged }
    return Int(raw)
  }

  private func slice(_ start: Int, _ length: Int) throws(PlistError) -> ArraySlice<UInt8> {
    guard start >= 0, length >= 0, length <= bytes.count, start <= bytes.count - length else {
      throw Self.damaged
    }
    return bytes[start..<(start + length)]
  }
}
