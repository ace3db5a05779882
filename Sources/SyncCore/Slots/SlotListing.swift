/// The slots, as `launchsyncd devices` prints them below the devices.
package enum SlotListing {
  /// An aligned table for people, one slot a line.
  package static func text(_ slots: [SlotRow] = SlotRow.all) -> String {
    var lines: [[String]] = [
      ["SLOT", "FAMILY", "IDIOM", "POINTS", "ORIENTATION", "SCALE", "PIXELS", "OS", "FILE"]
    ]
    for slot in slots {
      lines.append([
        slot.id, slot.family.rawValue, slot.idiom.rawValue, slot.points.description,
        slot.orientation.rawValue, slot.scale.word, slot.pixels.description,
        slot.minimumOS.map { "from \($0)" } ?? "any", slot.looseNames.first ?? "-",
      ])
    }
    return TextTable.render(lines)
  }

  /// A list with one record a slot; pixels are as the image is stored.
  package static func json(_ slots: [SlotRow] = SlotRow.all) -> JSONValue {
    .array(slots.map(json))
  }

  private static func json(_ slot: SlotRow) -> JSONValue {
    .record([
      "id": .string(slot.id),
      "family": .string(slot.family.rawValue),
      "idiom": .string(slot.idiom.rawValue),
      "points": [.int(slot.points.width), .int(slot.points.height)],
      "orientation": .string(slot.orientation.rawValue),
      "scale": .int(slot.scale.rawValue),
      "extent": .string(slot.extent.rawValue),
      "subtype": .optional(slot.subtype),
      "minimumOS": .optional(slot.minimumOS?.description),
      "width": .int(slot.pixels.width),
      "height": .int(slot.pixels.height),
      "looseNames": .array(slot.looseNames.map(JSONValue.string)),
      "compiledName": .optional(slot.compiledName),
      "sources": .array(slot.sources.map(JSONValue.string)),
    ])
  }
}
