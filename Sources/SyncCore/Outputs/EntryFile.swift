extension Assignment.Entry {
  /// The file an output holds for this slot: the one place that says how an image gets its bytes.
  ///
  /// - Parameters:
  ///   - path: below the build tree.
  ///   - slots: every slot the file serves; this entry's alone unless an output shares files.
  /// - Returns: the desired file.
  package func file(at path: RelativePath, slots: [Slot]? = nil) -> DesiredFile {
    DesiredFile(
      path: path,
      content: .copy(winner.claim.source, hash: winner.hash),
      image: ImageUse(slots: slots ?? [slot], pixels: winner.facts.displayed)
    )
  }
}
