import Testing

@testable import SyncCore

@Suite("Gaps")
struct GapTests {
  @Test("asks for one line a file, errors first, whatever the number of devices")
  func grouped() {
    let coverage = Coverage.of(app: LaunchFixture.app(everyWay: false), files: [])
    #expect(
      coverage.gaps.map(\.id) == [
        "ipad-1024h-1x-landscape", "ipad-1024h-1x-portrait", "ipad-1024h-2x-landscape",
        "ipad-1024h-2x-portrait", "ipad-launch-screen", "iphone-480h-2x-portrait",
        "iphone-568h-2x-portrait", "iphone-launch-screen",
      ]
    )
    #expect(
      coverage.gaps.map { "\($0.wanted.file) \($0.wanted.pixels)" } == [
        "Default-Landscape~ipad.png 1024x768", "Default-Portrait~ipad.png 768x1024",
        "Default-Landscape@2x~ipad.png 2048x1536", "Default-Portrait@2x~ipad.png 1536x2048",
        "LaunchScreen.storyboard 1488x2266", "Default@2x.png 640x960",
        "Default-568h@2x.png 640x1136", "LaunchScreen.storyboard 750x1334",
      ]
    )
  }

  @Test("keeps ids when unrelated files come and go")
  func stable() {
    let all = Coverage.of(app: LaunchFixture.app(), files: []).gaps.map(\.id)
    for file in CoverageTests.three {
      let left = Coverage.of(app: LaunchFixture.app(), files: [file]).gaps.map(\.id)
      #expect(Set(left).isSubset(of: all))
      #expect(left.count >= all.count - 1)
    }
  }

  @Test("closes each gap with the file it asks for, and no other opens")
  func closes() {
    let outputs = [
      [Output(kind: .bundle, path: nil)],
      [Output(kind: .bundle, path: LaunchFixture.path("res/ios"))],
    ]
    for outputs in outputs {
      for suffix in [false, true] {
        let app = LaunchFixture.app(
          minimum: OSVersion(2),
          outputs: outputs,
          deviceSuffix: suffix
        )
        let first = Coverage.of(app: app, files: [])
        var files: [DesiredFile] = []
        for gap in first.gaps where !gap.id.hasSuffix("launch-screen") {
          let folder = outputs[0].path.map { "\($0)/" } ?? ""
          files.append(LaunchFixture.file(folder + gap.wanted.file, gap.wanted.pixels))
          let now = Coverage.of(app: app, files: files).gaps.map(\.id)
          #expect(!now.contains(gap.id))
          #expect(Set(now).isSubset(of: first.gaps.map(\.id)))
        }
      }
    }
  }

  @Test("adds ~iphone when the app wants device suffixes")
  func suffix() {
    let coverage = Coverage.of(app: LaunchFixture.app(deviceSuffix: true), files: [])
    #expect(coverage.gaps.contains { $0.wanted.file == "Default-568h@2x~iphone.png" })
  }

  @Test("names the nearest source")
  func nearest() throws {
    let sources = [
      SourceSize(path: LaunchFixture.path("wide.png"), pixels: PixelSize(1136, 640)),
      SourceSize(path: LaunchFixture.path("almost.png"), pixels: PixelSize(640, 1130)),
      SourceSize(path: LaunchFixture.path("far.png"), pixels: PixelSize(100, 200)),
    ]
    let coverage = Coverage.of(app: LaunchFixture.app(), files: [], sources: sources)
    let gap = try #require(coverage.gaps.first { $0.id == "iphone-568h-2x-portrait" })
    #expect(gap.message.contains("640x1136 pixels; nearest is almost.png with 640x1130"))
  }

  @Test("tells of the store's rules: multitasking, plist screens below iOS 14, decoded size")
  func store() throws {
    let all = Coverage.of(app: LaunchFixture.app(), files: CoverageTests.three)
    let pad = try #require(all.gaps.first { $0.id == "ipad-launch-screen" })
    #expect(pad.severity == .error)
    #expect(pad.traps.contains(21))
    let full = Coverage.of(
      app: LaunchFixture.app(),
      files: CoverageTests.three,
      keys: LaunchKeys(requiresFullScreen: true)
    )
    #expect(full.gaps.first { $0.id == "ipad-launch-screen" }?.severity == .warning)
    let plist = Coverage.of(
      app: LaunchFixture.app(),
      files: [],
      keys: LaunchKeys(hasLaunchScreen: true)
    )
    #expect(plist.gaps.contains { $0.id == "launch-screen-minimum-os" && $0.traps == [23] })
    let board = Output(kind: .storyboard, path: nil)
    let large = LaunchFixture.file(
      "Assets.xcassets/LaunchImagePortrait.imageset/big.png",
      PixelSize(2732, 2732)
    )
    let screen = Coverage.of(app: LaunchFixture.app(outputs: [board]), files: [large])
    #expect(screen.gaps.contains { $0.id == "launch-screen-decoded-big.png" && $0.traps == [16] })
  }
}
