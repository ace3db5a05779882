package import SyncCore

/// What one app keeps between passes and across restarts.
///
/// All of it can be rebuilt.
package struct AppState: ~Copyable, Sendable {
  let folder: StateFolder

  private static let manifest = "manifest.json"
  private static let intents = "intents.jsonl"
  private static let status = "status.json"
  private static let logged = "logged-gaps.json"
  /// Edited copies kept at most; the oldest go first.
  private static let asideLimit = 100

  package init(state: borrowing StateFolder, app name: String) throws(SystemCallError) {
    folder = try state.subfolder("apps").subfolder(name)
  }

  private init(_ folder: consuming StateFolder) {
    self.folder = folder
  }

  /// An app's state where there is some; makes nothing.
  package static func existing(state: borrowing StateFolder, app name: String)
    throws(SystemCallError) -> AppState?
  {
    guard let apps = try state.existing("apps"), let folder = try apps.existing(name) else {
      return nil
    }
    return AppState(folder)
  }

  /// The manifest of the last pass, and what was about to be renamed when it was cut short.
  package func load() throws(SystemCallError) -> (
    manifest: Manifest, intents: [RelativePath: [ContentHash]], isDamaged: Bool
  ) {
    var manifest = Manifest()
    var isDamaged = false
    if let bytes = try folder.read(Self.manifest) {
      if let json = try? JSONValue(parsing: bytes), let read = Manifest(json: json) {
        manifest = read
      } else {
        try folder.putAside(Self.manifest)
        isDamaged = true
      }
    }
    var intents: [RelativePath: [ContentHash]] = [:]
    for line in try folder.read(Self.intents)?.split(separator: UInt8(ascii: "\n")) ?? [] {
      // A line cut short by a kill was never acted upon: its rename comes after its write.
      guard let json = try? JSONValue(parsing: Array(line)),
        let path = json["path"].flatMap(RelativePath.init(json:))
      else { continue }
      if json["folder"] == .bool(true) { manifest.folders.insert(path) }
      guard let hash = json["hash"]?.text.flatMap(ContentHash.init)
      else { continue }
      intents[path, default: []].append(hash)
    }
    return (manifest, intents, isDamaged)
  }

  /// Notes names and hashes before they are renamed into the build tree (invariant 6).
  package func note(_ files: [(path: RelativePath, hash: ContentHash)]) throws(SystemCallError) {
    var lines: [UInt8] = []
    for file in files {
      lines += JSONValue.record([
        "path": file.path.json, "hash": .string(file.hash.description),
      ]).line()
      lines.append(UInt8(ascii: "\n"))
    }
    try folder.append(lines, to: Self.intents)
  }

  /// Notes a folder before it is made.
  package func note(folder path: RelativePath) throws(SystemCallError) {
    let line = JSONValue.record(["path": path.json, "folder": true]).line()
    try folder.append(line + [UInt8(ascii: "\n")], to: Self.intents)
  }

  /// Replaces the manifest; what was noted before is done with.
  package func save(_ manifest: Manifest, sync: Bool) throws(SystemCallError) {
    try folder.replace(Self.manifest, with: manifest.json.line(), sync: sync)
    try folder.remove(Self.intents)
  }

  /// Replaces the app's part of `status --json`.
  package func save(status: JSONValue) throws(SystemCallError) {
    try folder.replace(Self.status, with: status.line())
  }

  /// The app's part of `status --json`; nil before the first pass.
  package func savedStatus() throws(SystemCallError) -> JSONValue? {
    guard let bytes = try folder.read(Self.status) else { return nil }
    return try? JSONValue(parsing: bytes)
  }

  /// The ids of the gaps that are in the log as open.
  package func loggedGaps() throws(SystemCallError) -> Set<String> {
    guard let bytes = try folder.read(Self.logged), let json = try? JSONValue(parsing: bytes)
    else { return [] }
    return Set(json.elements.compactMap(\.text))
  }

  /// Remembers which gaps are in the log, so that a restart does not repeat them.
  package func save(loggedGaps ids: Set<String>) throws(SystemCallError) {
    try folder.replace(Self.logged, with: JSONValue.array(ids.sorted().map { .string($0) }).line())
  }

  /// Keeps an edited output before it is restored or removed (invariant 3).
  package func putAside(_ bytes: [UInt8], of path: RelativePath) throws(SystemCallError) {
    let tail = path.bytes.suffix(200).map { $0 == UInt8(ascii: "/") ? UInt8(ascii: "_") : $0 }
    let head = Array("\(ContentHash(of: bytes.span))".utf8.prefix(16)) + [UInt8(ascii: "-")]
    guard let name = RelativePath(head + tail) else { return }
    try folder.subfolder("aside").keep(bytes, as: name, limit: Self.asideLimit)
  }
}

extension StateFolder {
  /// The manifest of an app's last pass; an empty one when there was none.
  ///
  /// Makes nothing.
  package func manifest(of app: String) throws(SystemCallError) -> Manifest {
    guard let state = try AppState.existing(state: self, app: app) else { return Manifest() }
    return try state.load().manifest
  }
}
