import CLinux
import Glibc
import SyncCore

/// The mounts this process sees: what is mounted over a watched folder makes no event there.
final class MountTable {
  private let file: Descriptor
  /// A second open: each tells of a change once, and the loop's wait must not take it from us.
  private let wake: Descriptor
  private var mounts: Set<[UInt8]> = []

  /// nil where the system does not show them.
  init?() {
    guard let path = RelativePath("mountinfo"),
      let folder = try? Folder(opening: "/proc/self"),
      let file = try? folder.openFile(path), let wake = try? folder.openFile(path)
    else { return nil }
    self.file = file
    self.wake = wake
    _ = changes()
  }

  /// Ready when something was mounted or unmounted.
  var handle: PollHandle { PollHandle(raw: wake.raw, events: Int16(POLLPRI)) }

  /// The places where something was mounted or unmounted since the last call.
  func changes() -> Set<[UInt8]> {
    let handle = PollHandle(raw: file.raw, events: Int16(POLLPRI))
    let isFirst = mounts.isEmpty
    guard isFirst || (try? poll([handle], timeout: .zero)) == [true],
      let bytes = try? file.readAll(upTo: 1 << 24)
    else { return [] }
    // The number of the mount and its place: `36 35 98:0 / /place rw …` (proc(5)).
    let now = Set(
      bytes.split(separator: UInt8(ascii: "\n")).compactMap { line -> [UInt8]? in
        let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
        guard fields.count > 4 else { return nil }
        return Array(fields[0]) + [UInt8(ascii: " ")] + Self.unescaped(fields[4])
      }
    )
    defer { mounts = now }
    return Set(now.symmetricDifference(mounts).map { Array($0.drop { $0 != 32 }.dropFirst()) })
  }

  /// Spaces, tabs, newlines and backslashes are written as `\040` and the like.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      let digits = rest.prefix(3)
      guard byte == UInt8(ascii: "\\"), digits.count == 3,
        let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(code)
      rest = rest.dropFirst(3)
    }
    return bytes
  }
}
