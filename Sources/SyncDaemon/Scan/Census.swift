import SyncCore

/// Which files a folder holds and their stamps, in 24 bytes: equal censuses, equal folders.
///
/// A sum, so that the order of a listing does not matter.
struct Census: Hashable, Sendable {
  private(set) var high: UInt64 = 0
  private(set) var low: UInt64 = 0
  private(set) var count: UInt64 = 0

  init() {}

  init(high: UInt64, low: UInt64, count: UInt64) {
    self.high = high
    self.low = low
    self.count = count
  }

  /// Counts everything below `folder` but other folders, links not followed.
  ///
  /// - Parameters:
  ///   - folder: where to begin.
  ///   - accepts: whether a file may be there; the census ends at the first that may not.
  /// - Returns: the census; nil when something was not accepted.
  /// - Throws: what keeps a folder from being listed.
  static func take(
    _ folder: borrowing Folder,
    accepting accepts: (RelativePath, Stamp) -> Bool = { _, _ in true }
  ) throws(SystemCallError) -> Census? {
    var census = Census()
    return try census.count(folder, nil, accepts) ? census : nil
  }

  private mutating func count(
    _ folder: borrowing Folder,
    _ prefix: RelativePath?,
    _ accepts: (RelativePath, Stamp) -> Bool
  ) throws(SystemCallError) -> Bool {
    var folders: [RelativePath] = []
    var isAccepted = true
    try folder.forEachEntry { (entry) throws(SystemCallError) in
      guard isAccepted else { return }
      if entry.kind == .folder {
        folders.append(entry.name)
        return
      }
      guard let status = try folder.status(entry.name) else { return }
      let path = prefix?.appending(entry.name) ?? entry.name
      isAccepted = accepts(path, status.stamp)
      add(path, status.stamp)
    }
    guard isAccepted else { return false }
    for name in folders {
      let path = prefix?.appending(name) ?? name
      guard try count(folder.openFolder(name), path, accepts) else { return false }
    }
    return true
  }

  private mutating func add(_ path: RelativePath, _ stamp: Stamp) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(path.bytes.count + 40)
    bytes += path.bytes
    stamp.write(to: &bytes)
    let hash = ContentHash(of: bytes.span)
    high &+= hash.high
    low &+= hash.low
    count += 1
  }
}

extension Stamp {
  /// 40 bytes: what is compared, in one order.
  func write(to bytes: inout [UInt8]) {
    bytes.write(device)
    bytes.write(inode)
    bytes.write(UInt64(bitPattern: size))
    bytes.write(UInt64(bitPattern: modified))
    bytes.write(UInt64(bitPattern: changed))
  }
}

extension [UInt8] {
  /// Eight bytes, the lowest first.
  mutating func write(_ word: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      append(UInt8(truncatingIfNeeded: word >> UInt64(shift)))
    }
  }
}
