/// Gathers cells into gaps: all that one delivery closes is one gap.
struct GapList: Sendable {
  let total: Int
  let sources: [SourceSize]
  private var drafts: [String: Draft] = [:]

  private struct Draft: Sendable {
    var wanted: WantedImage
    /// The device that `wanted` is about.
    var first: Device
    var devices: Set<Int> = []
    var names: [Int: String] = [:]
    var orientations: Set<InterfaceOrientation> = []
    var state = CoverageState.fallback
    var seen: Set<Seen> = []
    var isListed = false
    var traps: Set<Int> = []
  }

  init(total: Int, sources: [SourceSize]) {
    self.total = total
    self.sources = sources
  }

  mutating func add(_ coverage: ScreenCoverage, _ devices: [Device]) {
    guard let first = devices.first else { return }
    for (cell, wanted) in zip(coverage.cells, coverage.wanted) {
      guard let wanted else { continue }
      var draft = drafts[wanted.id] ?? Draft(wanted: wanted, first: first)
      if first.rank < draft.first.rank { (draft.wanted, draft.first) = (wanted, first) }
      for device in devices where draft.devices.insert(device.rank).inserted {
        draft.names[device.rank] = device.name
      }
      draft.orientations.insert(cell.orientation)
      if cell.state.rank > draft.state.rank { draft.state = cell.state }
      if let seen = cell.seen { draft.seen.insert(seen) }
      if cell.era == .c { draft.isListed = true }
      draft.traps.formUnion(GapTraps.of(first.screen, cell, wanted))
      drafts[wanted.id] = draft
    }
  }

  /// Where devices of one gap see different things, the worst is told.
  private static let worstFirst: [Seen] = [
    .letterboxed, .compatibilityViewport, .genericOrientation, .scaled,
  ]

  func finished() -> [Gap] {
    drafts.values.map(gap).sorted()
  }

  private func gap(_ draft: Draft) -> Gap {
    let names = draft.devices.sorted().compactMap { draft.names[$0] }
    let held = InterfaceOrientation.allCases.filter(draft.orientations.contains)
    let isLetterboxed = draft.seen.contains(.letterboxed)
    let isError = (draft.state == .missing && draft.wanted.place != .web) || isLetterboxed
    let seen = draft.state == .missing ? nil : Self.worstFirst.first(where: draft.seen.contains)
    let message = GapMessage(
      wanted: draft.wanted,
      devices: names,
      total: total,
      orientations: held,
      seen: seen,
      isListed: draft.isListed,
      nearest: draft.wanted.remedy == .launchScreen
        ? nil : SourceSize.nearest(to: draft.wanted.pixels, among: sources)
    )
    return Gap(
      id: draft.wanted.id,
      severity: isError ? .error : .warning,
      device: names.first ?? "",
      devices: names,
      tableCount: total,
      orientation: held.first ?? .portrait,
      state: draft.state,
      seen: seen,
      wanted: Gap.Wanted(file: draft.wanted.file, pixels: draft.wanted.pixels),
      message: message.text,
      traps: draft.traps.sorted()
    )
  }
}
