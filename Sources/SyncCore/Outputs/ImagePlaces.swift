/// Where an image lies in the build tree when no other one is after its slots.
struct ImagePlaces: Sendable {
  private var bySlot: [Slot: [RelativePath]] = [:]

  /// - Parameters:
  ///   - claim: The image.
  ///   - facts: What was read of it.
  ///   - hash: Of its bytes; nil when nobody has them: names that are made of them are left out.
  ///   - app: Whose outputs hold it.
  ///   - canRender: Whether there is an image worker.
  init(of claim: Claim, _ facts: ImageFacts, hash: ContentHash?, app: App, canRender: Bool) {
    var app = app
    if hash == nil { app.outputs.removeAll(where: \.cacheBusting) }
    let source = Source(
      path: claim.source,
      stamp: Stamp(device: 0, inode: 0, size: 0, modified: 0, changed: 0),
      content: .image(facts, hash: hash ?? ContentHash(high: 0, low: 0), warnings: [])
    )
    let decision = Decision(app: app, sources: [source], canRender: canRender) { _, _ in
      .claim(claim)
    }
    for file in decision.desired where file.source == claim.source {
      for slot in file.image?.slots ?? [] { bySlot[slot, default: []].append(file.path) }
    }
  }

  /// The files of a slot, by path; none where no output holds it.
  func files(of slot: Slot) -> [RelativePath] { bySlot[slot] ?? [] }
}
