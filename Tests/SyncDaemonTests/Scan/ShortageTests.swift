import Glibc
import SyncCore
import Testing

@testable import SyncDaemon

/// Descriptors are few, and that there are none tells nothing of a source.
@Suite struct ShortageTests {
  /// Leaves this process so many descriptors.
  private static func leave(_ count: Int) {
    let next = dup(0)
    if next < 0 { exit(5) }
    close(next)
    var limit = rlimit()
    // Sound: `limit` is ours and outlives both calls.
    unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = rlim_t(Int(next) + count)
    unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  @Test("that there are none is one problem, whatever file met it")
  func told() throws {
    let error = SystemCallError("open", Array("x".utf8), errno: EMFILE)
    let problems = try ["a.png", "b.png"].map { Problem(writing: try relative($0), error) }
    #expect(problems[0] == problems[1] && problems[0].line.contains("LimitNOFILE"))
  }

  @Test("what is kept open is let go of first; then nothing is said of what was not read")
  func scanning() async {
    await #expect(processExitsWith: .exitCode(7)) {
      let place = try TemporaryFolder()
      var png = PNGBuilder(width: 640, height: 960, depth: 1, colour: 3)
      png.extra = [("PLTE", [0, 0, 0, 255, 255, 255])]
      png.raw = [UInt8](repeating: 0, count: 960 * 81)
      for number in 0..<20 {
        try place.open().createTemporary(relative("\(number).png")).write(png.bytes)
      }
      let app = App(name: "a", drop: Array(place.path.utf8), build: [])
      let drop = Shared(try place.open())
      var everything = Scanner.Dirty()
      everything.isEverything = true
      func scan(_ sources: inout [RelativePath: Source]) throws(SystemCallError) {
        let open = OpenSources()
        defer { open.letGo() }
        try Scanner(
          app: app,
          recognizer: Recognizer(app),
          imager: Imager(nil, folder: nil),
          open: open
        ).refresh(&sources, drop: drop, dirty: everything)
      }
      var sources: [RelativePath: Source] = [:]
      ShortageTests.leave(6)
      do throws(SystemCallError) { try scan(&sources) } catch { exit(4) }
      guard sources.count == 20, sources.values.allSatisfy({ $0.stamp.size > 0 }) else { exit(1) }
      let before = sources
      ShortageTests.leave(0)
      do throws(SystemCallError) {
        try scan(&sources)
        exit(2)
      } catch {
        exit(error.isShortage && sources == before ? 7 : 3)
      }
    }
  }
}
