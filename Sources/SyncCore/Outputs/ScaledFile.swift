extension Assignment.Entry {
  /// The file an output holds where it needs fewer pixels than the image has: the same picture, scaled
  /// down.
  func file(
    at path: RelativePath,
    scaledTo pixels: PixelSize,
    app: App
  ) -> DesiredFile {
    let scaled = RenderRecipe(
      pixels: pixels,
      color: app.color,
      background: recipe?.background ?? app.background,
      derive: recipe?.derive ?? Derive(mode: .cover)
    )
    return DesiredFile(
      path: path,
      content: .render(winner.claim.source, hash: winner.hash, scaled),
      image: ImageUse(slots: [slot], pixels: pixels, isDerived: true)
    )
  }
}
