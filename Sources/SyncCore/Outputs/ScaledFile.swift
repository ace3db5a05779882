extension Assignment.Entry {
  /// The file an output holds where it needs fewer pixels than the source has: the same picture, scaled
  /// down to cover `pixels`.
  func file(
    at path: RelativePath,
    slots: [Slot],
    scaledTo pixels: PixelSize,
    app: App
  ) -> DesiredFile {
    let recipe = RenderRecipe(
      pixels: pixels,
      color: app.color,
      background: app.background,
      derive: Derive(mode: .cover)
    )
    return DesiredFile(
      path: path,
      content: .render(winner.claim.source, hash: winner.hash, recipe),
      image: ImageUse(slots: slots, pixels: pixels, isDerived: true)
    )
  }
}
