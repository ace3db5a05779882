import SyncCore
import Testing

@testable import SyncDaemon

@Suite("The record of a steady app")
struct SteadyRecordTests {
  private static let stamp = Stamp(device: 1, inode: .max, size: -1, modified: 3, changed: .min)

  private static func record() throws -> SteadyRecord {
    let paths = try ["a.png", "b/\u{fc}.png"].map { try #require(RelativePath($0)) }
    return SteadyRecord(
      epoch: ContentHash(high: 1, low: 2),
      census: Census(high: .max, low: 0, count: 3),
      root: RootIdentity(device: 4, inode: 5),
      infoPlist: stamp,
      tally: Tally(gaps: 6, problems: 7),
      outputs: paths.map { SteadyRecord.Output(path: $0, stamp: stamp) }
    )
  }

  @Test("it comes back as it was")
  func roundTrip() throws {
    var record = try Self.record()
    #expect(SteadyRecord(record.bytes) == record)
    record.infoPlist = nil
    record.outputs = []
    #expect(SteadyRecord(record.bytes) == record)
  }

  @Test("any byte that is changed or missing makes it none")
  func damage() throws {
    let bytes = try Self.record().bytes
    for place in bytes.indices {
      var other = bytes
      other[place] ^= 0x40
      #expect(SteadyRecord(other) == nil)
      #expect(SteadyRecord(Array(bytes[..<place])) == nil)
    }
  }
}
