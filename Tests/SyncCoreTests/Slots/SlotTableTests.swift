import SyncCore
import Testing

@Suite("Slot table")
struct SlotTableTests {
  @Test("holds Xcode's slots, three listed iPads and every screen, whole and once")
  func counts() {
    #expect(SlotRow.all(of: .launchImage).count == 28)
    #expect(SlotRow.all(of: .listedImage).count == 6)
    #expect(SlotRow.all(of: .screen).count == 50)
    #expect(Set(SlotRow.all.map(\.id)).count == 84)
    #expect(SlotRow.all.map(\.rank) == Array(0..<84))
  }

  @Test("gives every screen the pixels of its points and scale")
  func pixels() {
    for row in SlotRow.all where row.extent == .fullScreen && row.idiom != .tv {
      let portrait = row.points.pixels(at: row.scale)
      #expect(row.pixels == (row.orientation == .portrait ? portrait : portrait.turned))
    }
  }
}
