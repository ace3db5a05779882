import SyncCore
import Testing

@testable import SyncDaemon

@Suite("A descriptor")
struct DescriptorTests {
  private let place: TemporaryFolder

  init() throws { place = try TemporaryFolder() }

  @Test("reads up to the limit", arguments: [0, 1, 4_095, 4_096, 4_097, 100_000])
  func reading(size: Int) throws {
    place.run("head -c \(size) /dev/zero > file")
    let file = try place.open().openFile(relative("file"))
    #expect(try file.readAll(upTo: 1_000_000).count == size)
    #expect(try file.readAll(upTo: 5_000).count == min(size, 5_000))
    var buffer = [UInt8](repeating: 1, count: 10)
    #expect(try file.readAll(into: &buffer, upTo: 50_000) == min(size, 50_000))
    #expect(buffer.prefix(min(size, 50_000)).allSatisfy { $0 == 0 })
  }

  @Test("reads what it is told is there, and no more", arguments: [0, 1, 4_096, 100_000])
  func expecting(size: Int) throws {
    place.run("head -c \(size) /dev/urandom > file")
    let file = try place.open().openFile(relative("file"))
    let all = try file.readAll(upTo: 1_000_000)
    for count in [0, size / 2, size, size + 10] {
      let read = try file.readAll(expecting: count)
      #expect(read == Array(all.prefix(count)))
    }
  }

  @Test("reads files that have no size, as those of /proc")
  func procFile() throws {
    let file = try Folder(opening: "/proc/self").openFile(relative("status"))
    #expect(try file.readAll(upTo: 100_000).starts(with: "Name:".utf8))
  }

  @Test("writes, copies, and sets mode and time")
  func writing() throws {
    let folder = try place.open()
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    do {
      let file = try folder.createTemporary(relative("one"))
      try file.write(bytes)
      try file.dataSync()
      try file.setMode(0o640)
      try file.setTimes(modified: -1)
      let status = try file.status()
      #expect(status.mode == 0o640)
      #expect(status.stamp.modified == -1)
      #expect(status.links == 1)
    }
    let source = try folder.openFile(relative("one"))
    let target = try folder.createTemporary(relative("two"))
    #expect(try source.copy(bytes.count + 10, to: target) == bytes.count)
    #expect(try target.readAll(upTo: 1_000_000) == bytes)
  }

  @Test("copies from file systems that only answer reads")
  func copyFallback() throws {
    let source = try Folder(opening: "/proc/self").openFile(relative("cmdline"))
    let target = try place.open().createTemporary(relative("copy"))
    let copied = try source.copy(1 << 20, to: target)
    #expect(copied > 0)
    #expect(try target.readAll(upTo: 1 << 20).count == copied)
  }

  @Test("has a new stamp after every change, and the same one without")
  func stamps() throws {
    place.run("echo x > file")
    let folder = try place.open()
    let path = try relative("file")
    let before = try folder.status(path)
    #expect(try folder.openFile(path).status() == before)
    place.run("chmod 600 file; ln file other; mv file away; cp away file")
    #expect(try folder.status(path)?.stamp != before?.stamp)
  }

  @Test("is closed with its owner and not seen by children")
  func ownership() throws {
    place.run("touch file")
    let folder = try place.open()
    let file = try folder.openFile(relative("file"))
    _ = try file.status()
    // The shell lists its own descriptors: none leads to the test's folder.
    place.run("! ls -l /proc/$$/fd | grep -F '\(place.path)/file'")
    _ = try file.status()
  }
}
