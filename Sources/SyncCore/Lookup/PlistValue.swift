/// A property list as a value; dictionaries keep their order.
package indirect enum PlistValue: Hashable, Sendable {
  case string(String)
  case integer(Int)
  case bool(Bool)
  case array([PlistValue])
  case dictionary([Entry])
  /// A date, data, a real number or an identifier: nothing that a launch key holds.
  case other

  package struct Entry: Hashable, Sendable {
    package let key: String
    package let value: PlistValue

    package init(_ key: String, _ value: PlistValue) {
      self.key = key
      self.value = value
    }
  }

  /// The first value of a key; nil when this is no dictionary or has none of that name.
  package subscript(key: String) -> PlistValue? {
    guard case .dictionary(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// Reads XML or binary, told apart by the first bytes.
  ///
  /// Bounded in size, depth and number of values, and nothing is ever looked up outside: bytes come
  /// from strangers.
  package static func read(_ bytes: [UInt8]) throws(PlistError) -> PlistValue {
    if bytes.isEmpty { throw PlistError("it is empty") }
    if bytes.count > Limit.bytes {
      throw PlistError("it has \(bytes.count) bytes, more than \(Limit.bytes)")
    }
    if bytes.starts(with: "bplist00".utf8) {
      var reader = BinaryPlistReader(bytes)
      return try reader.read()
    }
    var reader = XMLPlistReader(bytes)
    return try reader.read()
  }

  enum Limit {
    static let bytes = 4_000_000
    /// Containers inside one another.
    static let depth = 32
    /// Values in all; a binary list can name one value many times over.
    static let values = 100_000
  }
}

/// Why a property list can not be read.
package struct PlistError: Error, Hashable, Sendable {
  /// The rest of a sentence that begins with the file.
  package let reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}
