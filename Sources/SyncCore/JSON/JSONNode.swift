/// Where something stands in a text; both count from 1, columns in bytes.
package struct TextPosition: Hashable, Sendable, CustomStringConvertible {
  package let line: Int
  package let column: Int

  /// `3:14`.
  package var description: String { "\(line):\(column)" }
}

/// A parsed value that knows where it stands, so that an error can point at it.
package struct JSONNode: Hashable, Sendable {
  package let position: TextPosition
  package let content: Content

  package indirect enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    case int(Int)
    /// A number that is no 64-bit integer, as it is written.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  package struct Member: Hashable, Sendable {
    package let key: String
    package let position: TextPosition
    package let value: JSONNode
  }

  /// The value without positions; a number that is no integer becomes its text.
  package var value: JSONValue {
    switch content {
    case .null: .null
    case .bool(let flag): .bool(flag)
    case .int(let number): .int(number)
    case .number(let text), .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.value))
    case .object(let members): .object(members.map { .init($0.key, $0.value.value) })
    }
  }
}

/// Why a text is not JSON, and where.
package struct JSONError: Error, Hashable, Sendable {
  package let position: TextPosition
  package let message: String
}

extension JSONValue {
  /// Parses a document of ours; throws ``JSONError`` for anything that is not strict JSON.
  package init(parsing bytes: [UInt8]) throws(JSONError) {
    self = try JSONParser.parse(bytes).value
  }
}
