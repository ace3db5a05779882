import Testing

@testable import SyncCore

/// Builders for what the tests of launch image sets and plists look at.
enum CatalogFixture {
  /// A source that is right for a slot, and wins it.
  static func entry(
    _ slot: Slot,
    source: String,
    recipe: RenderRecipe? = nil
  ) -> Assignment.Entry {
    let path = LaunchFixture.path(source)
    let claim = Claim(source: path, basis: .canonical, slots: [slot], reasons: [])
    let number = source.utf8.reduce(UInt64(7)) { $0 &* 31 &+ UInt64($1) }
    let winner = Candidate(
      claim: claim,
      facts: ImageFacts(format: .png, stored: slot.pixels),
      hash: ContentHash(high: 1, low: number),
      modified: 0
    )
    return Assignment.Entry(slot: slot, winner: winner, losers: [], recipe: recipe)
  }

  /// Slots by id, each with the name of its source.
  static func assignment(_ sources: KeyValuePairs<String, String>) throws -> Assignment {
    assignment(
      try sources.map { id, source in
        entry(Slot(try #require(SlotRow.named(id), "\(id)")), source: source)
      }
    )
  }

  static func assignment(_ entries: [Assignment.Entry]) -> Assignment {
    Assignment(entries: entries, masters: [])
  }

  /// Every slot of a launch image set, each with a source of its own.
  static let full = assignment(
    CatalogRow.all.map { entry(Slot($0.slot), source: "\($0.slot.id).png") }
  )

  static func set(_ path: String = "A.xcassets/LaunchImage.launchimage", naming: Output.Naming)
    -> Output
  {
    Output(kind: .launchimage, path: LaunchFixture.path(path), naming: naming)
  }

  static let set = Self.set(naming: .apple)

  /// An app on every device since iOS 3.
  static func app(_ outputs: [Output]) -> App {
    LaunchFixture.app(minimum: OSVersion(3), devices: Set(Idiom.allCases), outputs: outputs)
  }

  static func text(_ files: [DesiredFile], _ path: String) throws -> String {
    let file = try #require(files.first { $0.path.description == path }, "\(path)")
    guard case .generated(let bytes) = file.content else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The elements of a generated list, each as its keys and words.
  static func images(_ files: [DesiredFile], _ path: String) throws -> [[String: String]] {
    let root = try JSONParser.parse(Array(try text(files, path).utf8))
    guard case .object(let members) = root.content,
      case .array(let elements)? = members.first(where: { $0.key == "images" })?.value.content
    else { return [] }
    return elements.map { element in
      guard case .object(let members) = element.content else { return [:] }
      return Dictionary(
        members.map { ($0.key, $0.value.content.text ?? "") },
        uniquingKeysWith: { _, _ in "twice" }
      )
    }
  }
}
