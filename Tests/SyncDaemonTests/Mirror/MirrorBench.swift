import SyncCore
import Testing

@testable import SyncDaemon

/// A drop folder, a build tree and a state folder.
struct MirrorBench: ~Copyable {
  let place: TemporaryFolder
  let state: AppState
  var manifest = Manifest()
  var sources: [RelativePath: ContentHash] = [:]

  init() throws {
    let place = try TemporaryFolder()
    place.run("mkdir drop build")
    let folder = try StateFolder(making: Array("\(place.path)/state".utf8))
    self.init(place, try AppState(state: folder, app: "a"))
  }

  private init(_ place: TemporaryFolder, _ state: consuming AppState) {
    self.place = place
    self.state = state
  }

  func drop() throws -> Folder { try Folder(opening: place.path + "/drop") }
  func build() throws -> Folder { try Folder(opening: place.path + "/build") }

  mutating func write(_ name: String, _ bytes: [UInt8]) throws {
    let path = try relative(name)
    let folder = try drop()
    if try folder.status(path) != nil { try folder.unlink(path) }
    try folder.createTemporary(path).write(bytes)
    sources[path] = ContentHash(of: bytes.span)
  }

  /// A copy of each source under its own name below `folder`.
  func copies(_ folder: String) throws -> [DesiredFile] {
    try sources.map { source, hash in
      DesiredFile(
        path: try relative(folder + source.description),
        content: .copy(source, hash: hash)
      )
    }
  }

  func plan(_ desired: [DesiredFile]) throws -> (plan: Plan, sight: TreeReader.Sight) {
    var sizes: [RelativePath: Int64?] = [:]
    for file in desired {
      sizes[file.path] = .some(try file.source.flatMap { try drop().status($0)?.stamp.size })
    }
    let sight = TreeReader(build: try build(), manifest: manifest).look(at: sizes)
    let planner = Planner(
      manifest: manifest,
      view: sight.view,
      hash: { ContentHash(of: $0.span) }
    )
    return (planner.plan(desired: desired), sight)
  }

  /// Between the look at the tree and the writing, `meanwhile` happens.
  mutating func mirror(
    _ desired: [DesiredFile],
    durability: Durability = .fast,
    meanwhile: () throws -> Void = {},
    render: @escaping Mirror.Render = { _ in Renderings() },
    sign: PassSign? = nil,
    open: OpenSources = OpenSources(),
    headStart: HeadStart? = nil
  ) throws -> Mirror.Outcome {
    let (plan, sight) = try plan(desired)
    var stamps: [RelativePath: Stamp] = [:]
    for path in sources.keys { stamps[path] = try drop().status(path)?.stamp }
    try meanwhile()
    let mirror = Mirror(
      drop: try drop(),
      build: try build(),
      durability: durability,
      render: render,
      sign: sign,
      open: open,
      headStart: headStart
    )
    let outcome = mirror.carryOut(
      plan,
      before: manifest,
      seen: sight.stamps,
      stamps: stamps,
      state: state
    )
    manifest = outcome.manifest
    try state.save(manifest, sync: false)
    return outcome
  }

  func read(_ name: String) throws -> [UInt8]? {
    guard let status = try build().status(relative(name)), status.kind == .file else {
      return nil
    }
    return try build().openFile(relative(name)).readAll(upTo: 1 << 20)
  }

  /// The temporary files there are.
  func leftovers() throws -> [String] {
    try build().entries().map(\.name.description).filter { $0.hasPrefix(".launchsyncd-") }
  }

  /// What was kept aside, as text.
  func aside() throws -> [String] {
    guard let path = try state.asidePath() else { return [] }
    let folder = try Folder(opening: path)
    return try folder.entries().map { entry in
      String(decoding: try folder.openFile(entry.name).readAll(upTo: 1 << 20), as: UTF8.self)
    }
  }
}
