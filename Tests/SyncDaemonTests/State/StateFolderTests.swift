import SyncCore
import Testing

@testable import SyncDaemon

@Suite("A folder of the state")
struct StateFolderTests {
  @Test("is there for each of many that need it first")
  func raced() throws {
    let place = try TemporaryFolder()
    let state = Shared(try StateFolder(making: Array("\(place.path)/state".utf8)))
    for round in 0..<200 {
      let answers = sideBySide(Array(0..<4), width: 4) { _ in
        Result { () throws(SystemCallError) in _ = try state.value.subfolder("\(round)") }
      }
      for answer in answers { #expect(throws: Never.self) { try answer.get() } }
    }
    // What is no folder is never taken for one.
    place.run("touch state/file; ln -s . state/link")
    for name in ["file", "link"] {
      #expect(throws: SystemCallError.self) { _ = try state.value.subfolder(name) }
    }
  }
}
