package import SyncCore

/// Files that a run cut short may have placed (invariant 6).
package typealias Intents = [RelativePath: [Manifest.Entry]]

/// What one app keeps between passes and across restarts.
///
/// All of it can be rebuilt.
package struct AppState: ~Copyable, Sendable {
  let folder: StateFolder

  private static let manifest = "manifest.json"
  private static let intents = "intents.jsonl"
  private static let status = "status.json"
  private static let logged = "logged.json"
  private static let infoPlist = "info.plist"

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
  ///
  /// A damaged manifest is put aside, unless `isDry`. `isUnsaved`: something was noted, be it half a
  /// line, that no manifest holds.
  package func load(isDry: Bool) throws(SystemCallError) -> (
    manifest: Manifest, intents: Intents, isDamaged: Bool, isUnsaved: Bool
  ) {
    if !isDry {
      try folder.sweep(except: Edition.key)
      // A picture that the publisher is at just now is drawn again by its next page.
      try folder.existing(ThumbnailStore.name)?.sweep()
      // A copy that was cut short; what it was of is where it was.
      try folder.existing(Self.aside)?.sweep()
    }
    var manifest = Manifest()
    var isDamaged = false
    if let bytes = try folder.read(Self.manifest) {
      if let json = try? JSONValue(parsing: bytes), let read = Manifest(json: json) {
        manifest = read
      } else {
        if !isDry { try folder.putAside(Self.manifest) }
        isDamaged = true
      }
    }
    var intents: Intents = [:]
    let noted = try folder.read(Self.intents) ?? []
    for line in noted.split(separator: UInt8(ascii: "\n")) {
      // A line cut short by a kill was never acted upon: its rename comes after its write.
      guard let json = try? JSONValue(parsing: Array(line)),
        let path = json["path"].flatMap(RelativePath.init(json:))
      else { continue }
      if json["folder"] == .bool(true) { manifest.folders.insert(path) }
      if let entry = Manifest.Entry(json: json) { intents[path, default: []].append(entry) }
    }
    return (manifest, intents, isDamaged, !noted.isEmpty)
  }

  /// Whether a run that was cut short left something here: half written, or noted and not saved.
  func hasLeftovers() throws(SystemCallError) -> Bool {
    if let bytes = try folder.read(Self.intents), !bytes.isEmpty { return true }
    return try folder.hasTemporaries(except: Edition.key)
  }

  /// Notes what is about to be renamed into the build tree (invariant 6).
  ///
  /// - Returns: the open journal, for a sync.
  package func note(_ files: [(path: RelativePath, entry: Manifest.Entry)]) throws(SystemCallError)
    -> Descriptor
  {
    var lines: [UInt8] = []
    for file in files {
      lines += JSONValue.record(file.entry.fields(at: file.path)).line()
      lines.append(UInt8(ascii: "\n"))
    }
    return try folder.append(lines, to: Self.intents)
  }

  /// Notes a folder before it is made.
  package func note(folder path: RelativePath) throws(SystemCallError) {
    let line = JSONValue.record(["path": path.json, "folder": true]).line()
    try folder.append(line + [UInt8(ascii: "\n")], to: Self.intents)
  }

  /// Replaces the manifest; what was noted before is done with.
  package func save(_ manifest: Manifest, sync: Bool) throws(SystemCallError) {
    try folder.replace(Self.manifest, with: manifest.json.line(), sync: sync)
    // Kept for the next pass: to make a file anew costs it more than all it notes.
    try folder.empty(Self.intents)
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

  /// What is in the log as open.
  package func logged() throws(SystemCallError) -> AppRun.Logged {
    var logged = AppRun.Logged()
    guard let bytes = try folder.read(Self.logged), let json = try? JSONValue(parsing: bytes) else {
      return logged
    }
    logged.gaps = Set(json["gaps"]?.elements.compactMap(\.text) ?? [])
    logged.problems = json["problems"]?.elements.compactMap(Problem.init(kept:)) ?? []
    return logged
  }

  /// Remembers what is in the log, so that a restart does not repeat it.
  package func save(logged: AppRun.Logged) throws(SystemCallError) {
    let document = JSONValue.record([
      "gaps": .array(logged.gaps.sorted().map { .string($0) }),
      "problems": .array(logged.problems.map(\.kept)),
    ])
    try folder.replace(Self.logged, with: document.line())
  }

  /// Keeps the bytes of the app's Info.plist, which could be read, with where it lies.
  package func keep(infoPlist bytes: [UInt8], of path: [UInt8]) throws(SystemCallError) {
    let whole = path + [0] + bytes
    if try folder.read(Self.infoPlist) != whole { try folder.replace(Self.infoPlist, with: whole) }
  }

  /// The bytes of the Info.plist at that path when it could be read last; nil when none are kept.
  package func infoPlist(of path: [UInt8]) throws(SystemCallError) -> [UInt8]? {
    guard let whole = try folder.read(Self.infoPlist), whole.starts(with: path + [0]) else {
      return nil
    }
    return Array(whole.dropFirst(path.count + 1))
  }

  /// Forgets the last pass: nothing of the app is in a build tree any more.
  package func forgetStatus() throws(SystemCallError) {
    try folder.remove(Self.status)
    try folder.remove(Self.logged)
  }
}

extension StateFolder {
  /// The apps there is something of, sorted.
  package func appNames() throws(SystemCallError) -> [String] {
    guard let apps = try existing("apps") else { return [] }
    return try apps.folderNames()
  }
}
