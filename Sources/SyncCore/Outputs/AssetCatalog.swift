/// The `Contents.json` files of an asset catalog (facts 5.1).
enum AssetCatalog {
  /// One image of an image set: what the system chooses by.
  struct Element: Hashable {
    let fileName: String
    let idiom: Idiom
    let scale: Scale
    /// A phone's screen: `667h`; nil is any.
    let subtype: String?
    let isDark: Bool
  }

  /// An image set's list; written after the images it names.
  static func imageSet(_ elements: [Element], at folder: RelativePath) -> DesiredFile {
    file(in: folder, "images", elements.map(json))
  }

  /// A colour set of one colour for every appearance.
  static func colorSet(_ color: Color, at folder: RelativePath) -> DesiredFile {
    let value = JSONValue.record([
      "color": .record([
        "color-space": "srgb",
        "components": .record([
          "alpha": "1.000", "blue": .string(hex(color.blue)), "green": .string(hex(color.green)),
          "red": .string(hex(color.red)),
        ]),
      ]),
      "idiom": "universal",
    ])
    return file(in: folder, "colors", [value])
  }

  /// A launch image set's list.
  static func launchImageSet(_ elements: [JSONValue], at folder: RelativePath) -> DesiredFile {
    file(in: folder, "images", elements)
  }

  /// The catalog's own file; a catalog may be the team's own, with a file of theirs, which is as good.
  static func root(at folder: RelativePath) -> DesiredFile {
    let file = file(in: folder, nil, [])
    return DesiredFile(path: file.path, content: file.content, yields: true)
  }

  /// The file of the catalog that holds `path`; nil outside of one.
  static func root(above path: RelativePath) -> DesiredFile? {
    var folder = path.parent
    while let catalog = folder {
      if catalog.name.hasSuffix(".xcassets") { return root(at: catalog) }
      folder = catalog.parent
    }
    return nil
  }

  private static func json(_ element: Element) -> JSONValue {
    var members: [JSONValue.Member] = []
    if element.isDark {
      let dark = JSONValue.record(["appearance": "luminosity", "value": "dark"])
      members.append(.init("appearances", [dark]))
    }
    members.append(.init("filename", .string(element.fileName)))
    members.append(.init("idiom", .string(element.idiom.rawValue)))
    members.append(.init("scale", .string(element.scale.word)))
    if let subtype = element.subtype { members.append(.init("subtype", .string(subtype))) }
    return .object(members)
  }

  /// `0xF7`, as Xcode writes components.
  private static func hex(_ value: UInt8) -> String {
    let digits = String(value, radix: 16).uppercased()
    return "0x" + (digits.count < 2 ? "0" : "") + digits
  }

  private static func file(
    in folder: RelativePath,
    _ key: String?,
    _ elements: [JSONValue]
  ) -> DesiredFile {
    let info = JSONValue.record(["author": "launchsyncd", "version": 1])
    let root: JSONValue =
      key.map { .object([.init($0, .array(elements)), .init("info", info)]) }
      ?? .record(["info": info])
    return DesiredFile(
      path: folder.appendingKnown("Contents.json"),
      content: .generated(root.document())
    )
  }
}
