import SyncCore

/// That an app was up to date when it was last quiet, and by what that is known again.
///
/// A restart that finds the same config, the same sources and the same outputs has nothing to do for
/// the app: two thousand apps come up in the time it takes to list their folders.
struct SteadyRecord: Hashable, Sendable {
  /// Of the config file and of this program: another one decides anew.
  var epoch: ContentHash
  var census: Census
  var root: RootIdentity
  /// Of the app's own Info.plist; nil without one.
  var infoPlist: Stamp?
  var tally: Tally
  var outputs: [Output]

  /// The folders that hold outputs; nil is the build tree itself.
  var folders: Set<RelativePath?> { Set(outputs.map(\.path.parent)) }

  struct Output: Hashable, Sendable {
    var path: RelativePath
    var stamp: Stamp
  }
}

/// What one line about an app says.
package struct Tally: Hashable, Sendable {
  package var gaps = 0
  package var problems = 0
}

extension SteadyRecord {
  private static let magic: [UInt8] = Array("launchsyncd steady 1\n".utf8)

  /// As it is kept: words of eight bytes, paths after their length, and a hash of it all.
  var bytes: [UInt8] {
    var bytes = Self.magic
    for word in [epoch.high, epoch.low, census.high, census.low, census.count] {
      bytes.write(word)
    }
    for word in [root.device, root.inode, UInt64(tally.gaps), UInt64(tally.problems)] {
      bytes.write(word)
    }
    bytes.write(infoPlist == nil ? 0 : 1)
    infoPlist?.write(to: &bytes)
    bytes.write(UInt64(outputs.count))
    for output in outputs {
      bytes.write(UInt64(output.path.bytes.count))
      bytes += output.path.bytes
      output.stamp.write(to: &bytes)
    }
    let hash = ContentHash(of: bytes.span)
    bytes.write(hash.high)
    bytes.write(hash.low)
    return bytes
  }

  /// Reads what ``bytes`` wrote; nil when it is anything else.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > Self.magic.count + 16, bytes.starts(with: Self.magic) else { return nil }
    let end = bytes.count - 16
    var tail = Words(bytes[end...])
    let hash = ContentHash(of: bytes.span.extracting(0..<end))
    guard tail.next() == hash.high, tail.next() == hash.low else { return nil }
    var words = Words(bytes[Self.magic.count..<end])
    guard let epochHigh = words.next(), let epochLow = words.next(),
      let high = words.next(), let low = words.next(), let count = words.next(),
      let device = words.next(), let inode = words.next(),
      let gaps = words.next(), let problems = words.next(), let hasPlist = words.next()
    else { return nil }
    epoch = ContentHash(high: epochHigh, low: epochLow)
    census = Census(high: high, low: low, count: count)
    root = RootIdentity(device: device, inode: inode)
    tally = Tally(gaps: Int(clamping: gaps), problems: Int(clamping: problems))
    infoPlist = hasPlist == 1 ? words.stamp() : nil
    guard let total = words.next(), total <= bytes.count else { return nil }
    outputs = []
    for _ in 0..<total {
      guard let length = words.next(), let path = words.path(Int(clamping: length)),
        let stamp = words.stamp()
      else { return nil }
      outputs.append(Output(path: path, stamp: stamp))
    }
  }
}

extension AppState {
  private static let steady = "steady"

  /// The record of the last quiet; nil when there is none that can be read.
  func steadyRecord() throws(SystemCallError) -> SteadyRecord? {
    try folder.read(Self.steady).flatMap(SteadyRecord.init)
  }

  func save(_ record: SteadyRecord) throws(SystemCallError) {
    try folder.replace(Self.steady, with: record.bytes)
  }

  func forgetSteady() throws(SystemCallError) { try folder.remove(Self.steady) }
}

/// Reads words from the front.
private struct Words {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func next() -> UInt64? {
    guard rest.count >= 8 else { return nil }
    var word: UInt64 = 0
    for byte in rest.prefix(8).reversed() { word = word << 8 | UInt64(byte) }
    rest = rest.dropFirst(8)
    return word
  }

  mutating func stamp() -> Stamp? {
    guard let device = next(), let inode = next(), let size = next(), let modified = next(),
      let changed = next()
    else { return nil }
    return Stamp(
      device: device,
      inode: inode,
      size: Int64(bitPattern: size),
      modified: Int64(bitPattern: modified),
      changed: Int64(bitPattern: changed)
    )
  }

  mutating func path(_ length: Int) -> RelativePath? {
    guard length <= rest.count else { return nil }
    defer { rest = rest.dropFirst(length) }
    return RelativePath(rest.prefix(length))
  }
}
