// What was read of the file, and what becomes of it.
extension Explanation {
  func describe(_ facts: ImageFacts) -> String {
    "\(facts.format.title) \(facts.displayed), \(recipe(facts))"
  }

  /// What becomes of the image; a master that slots are rendered from is no file of its own.
  private func recipe(_ facts: ImageFacts) -> String {
    guard case .master = verdict, derives, !facts.isCrushed else {
      return facts.recipeText(in: color)
    }
    let use = "rendered at the size of each slot"
    return switch facts.treatment(for: color) {
    case .copy: use
    case .convert(let conversion): (conversion.steps + [use]).joined(separator: ", ")
    }
  }

  var factsJSON: JSONValue {
    guard let facts else {
      return .record([
        "format": .null,
        "width": pixels.map { .int($0.width) } ?? .null,
        "height": pixels.map { .int($0.height) } ?? .null,
      ])
    }
    return .record([
      "format": .string(facts.format.rawValue),
      "width": .int(facts.displayed.width),
      "height": .int(facts.displayed.height),
      "exifOrientation": .int(facts.exifOrientation),
      "depth": .int(facts.depth),
      "colour": .string(facts.colour.rawValue),
      "transparency": .string(facts.transparency.rawValue),
      "interlaced": .bool(facts.isInterlaced),
      "animated": .bool(facts.isAnimated),
      "crushed": .bool(facts.isCrushed),
      "trailingBytes": .int(facts.trailingBytes),
      "profile": .string(facts.profile.name ?? facts.profile.word),
      "pages": .int(facts.pages),
      "recipe": .string(recipe(facts)),
    ])
  }
}
