/// Everything a report of one app says.
package struct AppReport: Sendable {
  package let status: AppStatus
  package let coverage: Coverage
  package let sources: [SourceOutcome]
  let screens: [ReportScreen]

  /// - Parameters:
  ///   - status: of the last pass.
  ///   - coverage: over what the outputs hold.
  ///   - files: what the outputs hold.
  ///   - sources: what became of each file in the drop folder.
  package init(
    status: AppStatus,
    coverage: Coverage,
    files: [DesiredFile],
    sources: [SourceOutcome]
  ) {
    self.status = status
    self.coverage = coverage
    self.sources = sources
    screens = ReportScreen.all(coverage, ReportImages(files))
  }

  /// The images a page shows and how often, below the build tree.
  package var images: [RelativePath: Int] {
    var uses: [RelativePath: Int] = [:]
    for screen in screens {
      for view in screen.views {
        if case .image(let path) = view.sight.content { uses[path, default: 0] += 1 }
      }
    }
    return uses
  }

  /// Bytes that one thumbnail may have so that a page of `share` such reports stays below its limit,
  /// whatever they show.
  package func thumbnailLimit(sharing share: Int = 1) -> Int {
    let uses = images.values.reduce(0, +) * share
    guard uses > 0 else { return Thumbnail.limit }
    let fair = Self.imageBudget / uses
    // Few steps, so that one more screen does not redo every thumbnail.
    return [Thumbnail.limit, 20_000, 12_000, 8_000, 4_000, 2_000].first { $0 <= fair } ?? 1_000
  }

  /// A page has at most 3 MB; base64 makes four bytes of three, and text needs room.
  private static let imageBudget = 1_900_000
}
