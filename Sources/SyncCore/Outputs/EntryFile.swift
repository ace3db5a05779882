extension Assignment.Entry {
  /// The file an output holds for this slot: the one place that says how an image gets its bytes.
  ///
  /// - Parameters:
  ///   - path: below the build tree.
  ///   - slots: every slot the file serves; this entry's alone unless an output shares files.
  /// - Returns: the desired file.
  package func file(at path: RelativePath, slots: [Slot]? = nil) -> DesiredFile {
    let source = winner.claim.source
    return DesiredFile(
      path: path,
      content: recipe.map { .render(source, hash: winner.hash, $0) }
        ?? .copy(source, hash: winner.hash),
      image: ImageUse(
        slots: slots ?? [slot],
        pixels: recipe?.pixels ?? winner.facts.displayed,
        isDerived: isDerived
      )
    )
  }

  /// Whether both slots hold the same bytes.
  func holds(_ other: Assignment.Entry) -> Bool {
    winner.claim.source == other.winner.claim.source && recipe == other.recipe
  }
}
