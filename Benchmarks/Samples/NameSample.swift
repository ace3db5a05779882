import Glibc
package import SyncCore

/// A name with the pixels its image has.
package struct NameSample: Sendable {
  package let path: RelativePath
  package let pixels: PixelSize

  /// The rows of a table: path, format, width, height, …; rows that are not whole are left out.
  package static func read(_ file: String) -> [NameSample] {
    guard let stream = unsafe fopen(file, "r") else { return [] }
    defer { _ = unsafe fclose(stream) }
    var bytes: [UInt8] = []
    // One byte a call: a buffer of C's would need a pointer of ours.
    while let byte = UInt8(exactly: unsafe fgetc(stream)) { bytes.append(byte) }
    return bytes.split(separator: UInt8(ascii: "\n")).dropFirst().compactMap { line in
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard fields.count >= 4, let path = RelativePath(fields[0]),
        let width = Int(String(decoding: fields[2], as: UTF8.self)),
        let height = Int(String(decoding: fields[3], as: UTF8.self))
      else { return nil }
      return NameSample(path: path, pixels: PixelSize(width, height))
    }
  }

  /// Names as long as Linux allows, made to be slow: each word below, over and over, alone and below
  /// folders of the same kind.
  package static let hostile: [NameSample] = {
    let words = [
      "iphone", "ipad-pro-12.9-inch-3rd-gen-", "a", "-", "1", "1242x2208-", "1242-2209-", "999h",
      "@2x", "é", "e\u{301}", "启动图", "\u{202e}", "😀", "Default-Portrait", "landscap",
      "iPhone 6 Plus ", ".x", "12.9.", "세로", "~ipad", "x1x", "retina", "3.5", "aB1",
    ]
    var list: [NameSample] = []
    for word in words {
      var name: [UInt8] = []
      while name.count + word.utf8.count <= 251 { name += word.utf8 }
      for depth in [0, 3] {
        var bytes: [UInt8] = []
        for _ in 0..<depth { bytes += name.prefix(60) + [UInt8(ascii: "/")] }
        bytes += name + Array(".png".utf8)
        guard let path = RelativePath(bytes) else { continue }
        for pixels in [PixelSize(750, 1334), PixelSize(1242, 2209), PixelSize(2732, 2732)] {
          list.append(NameSample(path: path, pixels: pixels))
        }
      }
    }
    return list
  }()
}
