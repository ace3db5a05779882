@testable import SyncCore

/// A drop folder without a disk: names and pixels in, what the outputs hold out.
enum OutputFixture {
  /// A file's name, its pixels, and which version of it this is.
  struct Drop: Hashable {
    let name: String
    let pixels: PixelSize
    var version: UInt64 = 0

    init(_ name: String, _ width: Int, _ height: Int, version: UInt64 = 0) {
      self.name = name
      pixels = PixelSize(width, height)
      self.version = version
    }
  }

  static func output(_ kind: OutputKind, _ path: String? = nil, cacheBusting: Bool = false)
    -> Output
  {
    Output(kind: kind, path: path.map(LaunchFixture.path), cacheBusting: cacheBusting)
  }

  static func source(_ drop: Drop) -> Source {
    let bytes = Array(drop.name.utf8)
    let hash = ContentHash(high: UInt64(CRC32.checksum(bytes.span)), low: drop.version)
    return Source(
      path: LaunchFixture.path(drop.name),
      stamp: Stamp(device: 1, inode: 1, size: 1, modified: 1, changed: 1),
      content: .image(ImageFacts(format: .png, stored: drop.pixels), hash: hash, warnings: [])
    )
  }

  static func decide(_ app: App, _ drops: [Drop], canRender: Bool = true) -> Decision {
    let recognizer = Recognizer(app)
    return Decision(app: app, sources: drops.map(source), canRender: canRender) {
      recognizer.classify($0, pixels: $1)
    }
  }

  /// The paths of the files, in order.
  static func paths(_ decision: Decision) -> [String] {
    decision.desired.map(\.path.description)
  }

  /// The bytes of a generated file as text; nil when it is not there or an image.
  static func text(_ path: String, in decision: Decision) -> String? {
    let file = decision.desired.first { $0.path.description == path }
    guard case .generated(let bytes) = file?.content else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
