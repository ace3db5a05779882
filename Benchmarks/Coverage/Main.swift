import SyncCore

/// What coverage of one app costs: every device of the table, four orientations, two schemes, all eras.
///
/// `make bench-coverage`; the numbers are of the machine, the limit is 5 ms.
@main
struct Main {
  static func main() {
    var app = App(
      name: "bench",
      drop: [],
      build: [],
      supports: Support(
        devices: Set(Idiom.allCases),
        minimumOS: OSVersion(2),
        orientations: [
          .iphone: InterfaceOrientation.allCases, .ipad: InterfaceOrientation.allCases,
          .tv: [.landscapeLeft],
        ],
        urlSchemes: ["demo"]
      )
    )
    for kinds in [[OutputKind.bundle], [.bundle, .launchimage, .infoplist]] {
      app.outputs = kinds.map { Output(kind: $0, path: nil) }
      for (title, sources) in [("no image", []), ("every slot filled", sources)] {
        let recognizer = Recognizer(app)
        let decision = Decision(app: app, sources: sources, canRender: true) {
          recognizer.classify($0, pixels: $1)
        }
        measure("\(kinds.map(\.rawValue).joined(separator: "+")), \(title)") {
          let coverage = Coverage.of(app: app, files: decision.desired)
          return coverage.devices.reduce(0) { $0 + $1.cells.count }
        }
        let coverage = Coverage.of(app: app, files: decision.desired)
        measure("  its JSON") { Coverage.json([coverage]).document().count }
      }
    }
  }

  /// A file for every slot that has a name of its own.
  private static let sources = SlotRow.all(of: .launchImage).compactMap { row -> Source? in
    guard let name = row.looseNames.first, let path = RelativePath("\(row.id)/\(name)") else {
      return nil
    }
    return Source(
      path: path,
      stamp: Stamp(device: 1, inode: UInt64(row.rank), size: 1, modified: 1, changed: 1),
      content: .image(
        ImageFacts(format: .png, stored: row.pixels),
        hash: ContentHash(high: 1, low: UInt64(row.rank)),
        warnings: []
      )
    )
  }

  private static func measure(_ title: String, _ work: () -> Int) {
    let clock = ContinuousClock()
    var size = 0
    let times = (0..<200).map { _ in clock.measure { size = work() } }.sorted()
    let best = times[0]
    let middle = times[times.count / 2]
    print("\(title): best \(best), median \(middle), size \(size)")
  }
}
