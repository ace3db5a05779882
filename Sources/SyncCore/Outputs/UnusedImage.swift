/// An image that was recognised and that no output of the app has a place for: what it is for, and what
/// would hold it.
struct UnusedImage {
  let source: RelativePath
  /// The slots it fits.
  let slots: [Slot]

  var problem: Problem {
    let ids = slots.map(\.id).joined(separator: ", ")
    guard let purpose else {
      return Problem(
        .needsOutput,
        at: source,
        "\(source) fits \(ids), but no output of this app holds such an image",
        remedy: "add an output that does to the config, or remove the file"
      )
    }
    return Problem(
      .needsOutput,
      at: source,
      "\(source) fits \(ids), but no output of this app holds an image for \(purpose)",
      remedy: remedy(purpose)
    )
  }

  private var variant: SlotVariant { slots.first?.variant ?? .plain }

  /// What the image is for that few outputs tell apart; nil where that is not what is in the way.
  private var purpose: String? {
    if let locale = variant.locale { return "one language (\(printable(locale.utf8)))" }
    if let scheme = variant.scheme { return "one URL scheme (\(printable(scheme.utf8)))" }
    if let facing = variant.facing { return "one direction (\(facing.rawValue))" }
    return nil
  }

  /// Loose files alone know all of it (facts 1); a storyboard can be for one scheme, and that is all an
  /// image set or a web page's tags can be asked for (facts 5.1, 3).
  private func remedy(_ purpose: String) -> String {
    var holders: [String] = []
    if slots.contains(where: { $0.row.hasLooseImage }) { holders.append("\"bundle\"") }
    if variant.locale == nil, let scheme = variant.scheme {
      holders.append("\"storyboard\" with \"scheme\": \"\(printable(scheme.utf8))\"")
    }
    let other = "remove the file, or use it for every launch under another name"
    if holders.isEmpty { return "no output holds an image of this screen for \(purpose): " + other }
    return "add the output \(holders.joined(separator: " or ")), or " + other
  }
}

extension SlotRow {
  /// Whether a loose file of this size is looked for by its name.
  fileprivate var hasLooseImage: Bool {
    SlotRow.all(of: .launchImage).contains { row in
      row.idiom == idiom && row.pixels == pixels && !row.looseNames.isEmpty
    }
  }
}
