import SyncCore
import Synchronization

/// The contents that broke the image worker, so that they are not tried at every pass.
final class ImagerMemory: Sendable {
  private let notes: Mutex<Notes>

  /// - Parameters:
  ///   - folder: the state folder; nil keeps nothing beyond this process.
  ///   - version: of the worker; what another one failed at is forgotten.
  init(folder: [UInt8]?, version: String) {
    notes = Mutex(Notes(folder: folder, version: version))
  }

  /// What happened at the last attempt; nil when there was none.
  func failure(of hash: ContentHash) -> String? {
    notes.withLock { $0.failure(of: hash) }
  }

  /// Remembers it, across restarts where that is possible.
  func note(_ hash: ContentHash, _ what: String) {
    notes.withLock { $0.note(hash, what) }
  }
}

private struct Notes: Sendable {
  private let folder: [UInt8]?
  private let version: String
  private var failures: [ContentHash: String] = [:]
  private var order: [ContentHash] = []
  private var hasLoaded = false

  private static let file = "imager-failures.json"
  private static let most = 1_000

  init(folder: [UInt8]?, version: String) {
    self.folder = folder
    self.version = version
  }

  mutating func failure(of hash: ContentHash) -> String? {
    load()
    return failures[hash]
  }

  mutating func note(_ hash: ContentHash, _ what: String) {
    load()
    if failures.updateValue(what, forKey: hash) == nil { order.append(hash) }
    while order.count > Self.most { failures[order.removeFirst()] = nil }
    save()
  }

  private mutating func load() {
    guard !hasLoaded else { return }
    hasLoaded = true
    guard let folder, let state = try? StateFolder(existing: folder),
      let bytes = try? state.read(Self.file), let json = try? JSONValue(parsing: bytes),
      json["schema"] == 1, json["imager"]?.text == version
    else { return }
    for row in json["failures"]?.elements ?? [] {
      guard let hash = row["hash"]?.text.flatMap(ContentHash.init), let what = row["what"]?.text
      else { continue }
      failures[hash] = what
      order.append(hash)
    }
  }

  private func save() {
    guard let folder else { return }
    let rows = order.map { hash in
      JSONValue.record([
        "hash": .string(hash.description), "what": .string(failures[hash] ?? ""),
      ])
    }
    let json = JSONValue.record([
      "schema": 1, "imager": .string(version), "failures": .array(rows),
    ])
    // Without it the worker breaks once more after a restart, and nothing else is lost.
    try? StateFolder(existing: folder).replace(Self.file, with: json.line())
  }
}
