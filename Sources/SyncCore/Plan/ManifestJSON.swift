extension Manifest {
  /// The only schema there is so far.
  package static let schema = 1

  /// As it is kept in the state folder: sorted, so that equal manifests are equal bytes.
  package var json: JSONValue {
    .record([
      "schema": .int(Self.schema),
      "build": Self.json(of: build), "madeAbove": .array(madeAbove.map(Self.json)),
      "root": root.map { [.unsigned($0.device), .unsigned($0.inode)] } ?? .null,
      "folders": .array(folders.sorted().map(\.json)),
      "sources": .array(sources.sorted().map(\.json)),
      "held": .array(held.sorted().map(\.json)),
      "entries": .array(
        entries.sorted { $0.key < $1.key }.map { .record($1.fields(at: $0)) }
      ),
    ])
  }

  /// Reads what ``json`` wrote; nil when it is anything else: a damaged or newer manifest is put
  /// aside and rebuilt from what is on disk.
  package init?(json: JSONValue) {
    guard json["schema"] == .int(Self.schema), case .array(let rows)? = json["entries"],
      case .array(let folders)? = json["folders"], case .array(let sources)? = json["sources"]
    else { return nil }
    self.init()
    if case .array(let pair)? = json["root"], pair.count == 2,
      let device = pair[0].unsigned, let inode = pair[1].unsigned
    {
      root = RootIdentity(device: device, inode: inode)
    }
    build = Self.bytes(of: json["build"])
    madeAbove = (json["madeAbove"]?.elements ?? []).map { Self.bytes(of: $0) }
    for row in folders {
      guard let path = RelativePath(json: row) else { return nil }
      self.folders.insert(path)
    }
    for row in sources {
      guard let path = RelativePath(json: row) else { return nil }
      self.sources.insert(path)
    }
    for row in json["held"]?.elements ?? [] {
      guard let path = RelativePath(json: row) else { return nil }
      held.insert(path)
    }
    for row in rows {
      guard let path = row["path"].flatMap(RelativePath.init(json:)), let entry = Entry(json: row)
      else { return nil }
      entries[path] = entry
    }
  }
}

extension Manifest.Entry {
  /// The entry and where it lies, as one row of a manifest or a journal.
  package func fields(at path: RelativePath) -> KeyValuePairs<String, JSONValue> {
    [
      "path": path.json, "hash": .string(hash.description),
      "source": source?.json ?? .null,
      "sourceHash": .optional(sourceHash?.description),
      "recipe": .string(recipe),
      "pixels": pixels.map { [.int($0.width), .int($0.height)] } ?? .null,
      "derived": .bool(isDerived), "adopted": .bool(isAdopted),
      "slots": .array(slots.map { .string($0.id) }),
      "stamp": stamp?.json ?? .null, "gone": .bool(isGone),
    ]
  }

  /// Reads what ``fields(at:)`` wrote, without the path.
  package init?(json row: JSONValue) {
    guard let hash = row["hash"]?.text.flatMap(ContentHash.init), let recipe = row["recipe"]?.text
    else { return nil }
    self.init(
      hash: hash,
      source: row["source"].flatMap(RelativePath.init(json:)),
      sourceHash: row["sourceHash"]?.text.flatMap(ContentHash.init),
      recipe: recipe,
      pixels: PixelSize(json: row["pixels"]),
      isDerived: row["derived"] == .bool(true),
      slots: (row["slots"]?.elements ?? []).compactMap { $0.text.flatMap(Slot.init(id:)) },
      isAdopted: row["adopted"] == .bool(true),
      stamp: row["stamp"].flatMap(Stamp.init(json:))
    )
    isGone = row["gone"] == .bool(true)
  }
}

extension Manifest {
  /// An absolute path, kept as one below the root.
  private static func json(of path: [UInt8]) -> JSONValue {
    RelativePath(path.drop { $0 == UInt8(ascii: "/") }).map(\.json) ?? .null
  }

  private static func bytes(of json: JSONValue?) -> [UInt8] {
    guard let path = json.flatMap(RelativePath.init(json:)) else { return [] }
    return [UInt8(ascii: "/")] + path.bytes
  }
}

extension RelativePath {
  /// Text where the bytes are UTF-8, else `{"hex": "…"}`: JSON can not hold other bytes.
  package var json: JSONValue {
    if let text = String(validating: bytes, as: UTF8.self) { return .string(text) }
    return .record(["hex": .string(bytes.map(Self.hex).joined())])
  }

  /// Reads what ``json`` wrote.
  package init?(json: JSONValue) {
    if let text = json.text {
      self.init(text)
    } else if let digits = json["hex"]?.text, digits.utf8.count.isMultiple(of: 2) {
      var bytes: [UInt8] = []
      var rest = digits.utf8[...]
      while !rest.isEmpty {
        guard let byte = UInt8(String(Substring(rest.prefix(2))), radix: 16) else { return nil }
        bytes.append(byte)
        rest = rest.dropFirst(2)
      }
      self.init(bytes)
    } else {
      return nil
    }
  }

  private static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}

extension PixelSize {
  /// Reads `[width, height]`.
  init?(json: JSONValue?) {
    guard let parts = json?.elements, parts.count == 2, let width = parts[0].number,
      let height = parts[1].number
    else { return nil }
    self.init(width, height)
  }
}

extension Stamp {
  /// `[device, inode, size, modified, changed]`.
  package var json: JSONValue {
    [.unsigned(device), .unsigned(inode), .int(Int(size)), .int(Int(modified)), .int(Int(changed))]
  }

  /// Reads what ``json`` wrote.
  package init?(json: JSONValue) {
    guard case .array(let parts) = json, parts.count == 5, let device = parts[0].unsigned,
      let inode = parts[1].unsigned, case .int(let size) = parts[2],
      case .int(let modified) = parts[3], case .int(let changed) = parts[4]
    else { return nil }
    self.init(
      device: device,
      inode: inode,
      size: Int64(size),
      modified: Int64(modified),
      changed: Int64(changed)
    )
  }
}

extension JSONValue {
  /// The elements of an array; none for anything else.
  package var elements: [JSONValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  /// An integer; nil for anything else.
  package var number: Int? {
    guard case .int(let number) = self else { return nil }
    return number
  }

  /// The text of a string; nil for anything else.
  package var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// A number of 64 bits without sign, kept as one with sign: JSON readers agree on no more.
  static func unsigned(_ value: UInt64) -> JSONValue { .int(Int(bitPattern: UInt(value))) }

  var unsigned: UInt64? {
    guard case .int(let value) = self else { return nil }
    return UInt64(UInt(bitPattern: value))
  }
}
