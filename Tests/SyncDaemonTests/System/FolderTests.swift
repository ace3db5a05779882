import SyncCore
import SyncDaemon
import Testing

@Suite("A folder")
struct FolderTests {
  private let place: TemporaryFolder

  init() throws { place = try TemporaryFolder() }

  @Test(
    "tells what each name is, links not followed",
    arguments: [
      ("file", FileKind.file), ("folder", .folder), ("link", .link), ("fifo", .fifo),
      ("folder/inner", .file),
    ]
  )
  func kinds(name: String, kind: FileKind) throws {
    place.run("touch file; mkdir folder; ln -s /etc link; mkfifo fifo; touch folder/inner")
    #expect(try place.open().status(relative(name))?.kind == kind)
  }

  @Test("has no status for what is not there")
  func missing() throws {
    place.run("touch file")
    let folder = try place.open()
    #expect(try folder.status(relative("none")) == nil)
    #expect(try folder.status(relative("none/deeper")) == nil)
    #expect(try folder.status(relative("file/below")) == nil)
  }

  @Test("refuses links at every depth", arguments: ["out", "out/file", "in/out/file", "leaf"])
  func links(name: String) throws {
    place.run(
      "mkdir -p outside root/in; touch outside/file; ln -s ../outside root/out; "
        + "ln -s ../../outside root/in/out; ln -s ../outside/file root/leaf"
    )
    let root = try Folder(opening: place.path + "/root")
    let path = try relative(name)
    let error = #expect(throws: SystemCallError.self) { try root.openFile(path).readAll(upTo: 1) }
    #expect(error?.isLink == true)
  }

  @Test("follows links to the root itself, which the owner wrote")
  func linkedRoot() throws {
    place.run("mkdir real; echo x > real/file; ln -s real root")
    let root = try Folder(opening: place.path + "/root")
    #expect(try root.openFile(relative("file")).readAll(upTo: 9) == Array("x\n".utf8))
  }

  @Test("does not wait for a pipe that nobody writes")
  func pipe() throws {
    place.run("mkfifo pipe")
    let file = try place.open().openFile(relative("pipe"))
    #expect(try file.status().kind == .fifo)
  }

  @Test("lists names that are not UTF-8, and more than one buffer of them")
  func listing() throws {
    place.run("mkdir d; cd d; touch \"$(printf 'a\\377b')\"; seq -f '%0200g' 1 500 | xargs touch")
    let folder = try place.open().openFolder(relative("d"))
    let names = try folder.entries()
    #expect(names.count == 501)
    #expect(names.last?.name == RelativePath([UInt8(ascii: "a"), 0xFF, UInt8(ascii: "b")]))
    #expect(names.allSatisfy { $0.kind == .file })
  }

  @Test("reaches paths longer than the kernel takes at once")
  func longPath() throws {
    let part = String(repeating: "p", count: 250)
    let folder = try place.open()
    var path = try relative(part)
    for _ in 0..<20 {
      try folder.makeFolder(path)
      path = path.appending(try relative(part))
    }
    try folder.createTemporary(path).write([7])
    #expect(try folder.openFile(path).readAll(upTo: 2) == [7])
    #expect(try folder.status(path)?.stamp.size == 1)
  }

  @Test("renames over a name, or refuses to")
  func renaming() throws {
    place.run("mkdir d; echo 1 > d/new; echo 2 > old")
    let folder = try place.open()
    let from = try relative("d/new")
    let to = try relative("old")
    let error = #expect(throws: SystemCallError.self) {
      try folder.rename(from, to: to, noReplace: true)
    }
    #expect(error?.isExisting == true)
    try folder.rename(from, to: to, noReplace: false)
    #expect(try folder.openFile(to).readAll(upTo: 9) == Array("1\n".utf8))
  }

  @Test("makes and removes files and folders, and never through a link")
  func changes() throws {
    place.run("mkdir outside root; ln -s ../outside root/out")
    let root = try Folder(opening: place.path + "/root")
    try root.makeFolder(relative("d"))
    let made = try relative("d/file")
    _ = try root.createTemporary(made)
    #expect(throws: SystemCallError.self) { _ = try root.createTemporary(made) }
    try root.unlink(made)
    try root.removeFolder(relative("d"))
    #expect(throws: SystemCallError.self) { try root.makeFolder(relative("out/d")) }
    #expect(throws: SystemCallError.self) { _ = try root.createTemporary(relative("out/f")) }
    place.run("test -z \"$(ls outside)\"")
  }
}
