import SyncCore
import Testing

@testable import SyncDaemon

@Suite("Feedback in the drop folder")
struct FeedbackTests {
  private let page = Array((PageFrame.marker + "page").utf8)
  private let text = Array((FeedbackText.marker + " text").utf8)

  private func write(to folder: TemporaryFolder) -> [Problem] {
    Feedback.write(page: page, text: text, to: Array(folder.path.utf8))
  }

  private func put(_ content: String, as name: String, in folder: TemporaryFolder) throws {
    try replaceFile(at: Array("\(folder.path)/\(name)".utf8), with: Array(content.utf8))
  }

  private func read(_ name: String, in folder: TemporaryFolder) throws -> [UInt8] {
    try folder.open().openFile(relative(name)).readAll(upTo: 1_000)
  }

  @Test("is written, and written over what was ours")
  func writes() throws {
    let folder = try TemporaryFolder()
    #expect(write(to: folder).isEmpty)
    #expect(try read(Feedback.pageName, in: folder) == page)
    try put(PageFrame.marker + "old", as: Feedback.pageName, in: folder)
    #expect(write(to: folder).isEmpty)
    #expect(try read(Feedback.pageName, in: folder) == page)
    #expect(try read(Feedback.textName, in: folder) == text)
    let names = try folder.open().entries().map(\.name.description).sorted()
    #expect(names == [Feedback.pageName, Feedback.textName])
  }

  @Test(
    "never touches a file that is not ours, and says so once",
    arguments: [Feedback.pageName, Feedback.textName],
    ["", "a designer's own", "<!doctype html>\n<html>"]
  )
  func foreign(name: String, content: String) throws {
    let folder = try TemporaryFolder()
    try put(content, as: name, in: folder)
    let problems = write(to: folder)
    #expect(problems.map(\.code) == [.foreignFile])
    #expect(problems.first?.message.contains(name) == true)
    #expect(try read(name, in: folder) == Array(content.utf8))
  }

  @Test("what a kill left of it goes when none is wanted, and nothing else")
  func leftovers() throws {
    let folder = try TemporaryFolder()
    for name in [Feedback.pageName, Feedback.textName, "other.txt"] {
      let temporary = temporaryName(for: try relative(name))
      folder.run("echo half > \(temporary)")
    }
    folder.run("mkdir .launchsyncd-mine; touch .launchsyncd-notes launch-report.txt")
    Feedback.sweep(Array(folder.path.utf8))
    let names = try folder.open().entries().map(\.name.description)
    let other = temporaryName(for: try relative("other.txt")).description
    let kept = [other, ".launchsyncd-mine", ".launchsyncd-notes", "launch-report.txt"]
    #expect(names.sorted() == kept.sorted())
  }

  @Test("a folder that takes no file is one problem; one that is not there is none of ours")
  func unwritable() {
    let problems = Feedback.write(page: page, text: text, to: Array("/sys".utf8))
    #expect(problems.map(\.code) == [.cannotWrite])
    #expect(Feedback.write(page: page, text: text, to: Array("/nowhere".utf8)).isEmpty)
  }
}
