import SyncCore
import Testing

@Suite("Laws of recognition")
struct NameLawTests {
  /// An app that takes the image of every row.
  private static let everyOutput = App(
    name: "law",
    drop: [],
    build: [],
    supports: Support(devices: Set(Idiom.allCases)),
    outputs: OutputKind.allCases.map { Output(kind: $0, path: nil) }
  )

  /// The letter cases and separators a name may be written with.
  private static func disguises(_ name: String) -> Set<String> {
    var list: Set<String> = []
    for text in [name, name.lowercased(), name.uppercased()] {
      for separator in ["-", "_", " ", "."] {
        let stem = text.dropLast(4).map { "-_ ".contains($0) ? separator : String($0) }.joined()
        list.insert(stem + String(text.suffix(4)))
      }
    }
    return list
  }

  @Test("every spelling of every dialect, in every case and with every separator, finds its slot")
  func spellingsComeBack() throws {
    let recognizer = Recognizer(Self.everyOutput)
    var lost: [String] = []
    for row in SlotRow.all where row.idiom != .tv {
      for (dialect, formatter) in DialectSpellings.all {
        for name in formatter(row).flatMap(Self.disguises) {
          let path = try #require(RelativePath(name))
          let verdict = recognizer.classify(path, pixels: row.pixels)
          guard case .claim(let claim) = verdict, claim.slots.contains(where: { $0.row == row })
          else {
            lost.append("\(dialect): \(name) \(row.pixels) \(words(verdict))")
            continue
          }
        }
      }
    }
    #expect(lost.sorted().prefix(12) == [])
  }

  @Test("a spelling with the size of another slot, of any screen, is a problem")
  func otherSizesAreProblems() throws {
    let recognizer = Recognizer(Self.everyOutput)
    let sizes = Set(SlotRow.all.map(\.pixels))
    var wrong: [String] = []
    let names = DialectSpellings.sizesByName.sorted { $0.key < $1.key }
    for (place, (name, right)) in names.enumerated() where !isQuick || place % 10 == 0 {
      for disguise in Self.disguises(name) {
        let path = try #require(RelativePath(disguise))
        for size in sizes.subtracting(right) {
          let verdict = recognizer.classify(path, pixels: size)
          guard case .refused = verdict else {
            wrong.append("\(disguise) \(size) \(words(verdict))")
            continue
          }
        }
      }
    }
    #expect(wrong.sorted().prefix(40) == [])
  }

  @Test("every device of the table is known by its name, and only with its own screen")
  func devicesAreKnown() throws {
    let recognizer = Recognizer(Self.everyOutput)
    let screens = Set(DeviceTable.all.map(\.screen)).filter { $0.idiom != .tv }
    var wrong: [String] = []
    for (place, device) in DeviceTable.all.enumerated() where device.screen.idiom != .tv {
      // Names without a generation are more devices' than one.
      let isSole = !["iPhone", "iPad", "iPad mini"].contains(device.name)
      for name in Self.disguises("\(device.name).png") where !isQuick || place % 10 == 0 {
        let path = try #require(RelativePath(name))
        for screen in screens where isSole || screen == device.screen {
          let verdict = recognizer.classify(path, pixels: screen.points.pixels(at: screen.scale))
          let isPlaced = if case .claim = verdict { true } else { false }
          if isPlaced != (screen == device.screen) {
            wrong.append("\(name) \(screen): \(words(verdict))")
          }
        }
      }
    }
    #expect(wrong.sorted().prefix(20) == [])
  }
}
