import SyncCore
import SyncDaemon

/// A file that `explain` was asked about: the app it is judged for, and by which path.
struct ExplainFile {
  /// From the root.
  private let place: FilePlace
  let path: RelativePath
  /// What stands over the answer.
  let title: [UInt8]
  let app: App
  /// Whether it lies in the app's drop folder.
  let isDropped: Bool

  /// - Parameters:
  ///   - name: The file, as it was typed.
  ///   - apps: Those it may belong to. What lies in no drop folder is judged for the only one of
  ///     them, else for an app that supports every device.
  /// - Throws: when there is no such file.
  init(_ name: [UInt8], apps: [App]) throws {
    let slash = UInt8(ascii: "/")
    let drops = apps.map { (try? absolutePath($0.drop)) ?? $0.drop }
    let file: [UInt8]
    do {
      file = try Self.whole(name, below: drops)
    } catch {
      throw UsageError(message: "\(printable(name)): \(errorText(error.errno))")
    }
    let owner = drops.lastIndex { file.starts(with: $0 + [slash]) }
    let found: RelativePath?
    if let owner {
      found = RelativePath(file.dropFirst(drops[owner].count + 1))
    } else {
      // Folders as they were typed are evidence, too; what leads up to them is not.
      let typed = name.split(separator: slash)
        .drop { $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
      found = RelativePath(Array(typed.joined(separator: [slash])))
    }
    guard let below = found, let place = FilePlace(file) else {
      throw UsageError(message: "explain takes the path of an image file")
    }
    self.place = place
    path = below
    title = owner == nil ? name : below.bytes
    app = owner.map { apps[$0] } ?? (apps.count == 1 ? apps[0] : App.assumed)
    isDropped = owner != nil
  }

  /// Reads the file as the daemon would.
  func read() throws -> Source {
    let folder = try Folder(opening: place.folder)
    let source = try SourceReader(
      limits: app.limits,
      imager: Imager(ImagerBinary.find(), folder: nil)
    )
    .read(place.name, in: folder)
    return Source(path: path, stamp: source.stamp, content: source.content)
  }

  /// Where it is: a link's target, but below a drop folder the link itself, since the daemon
  /// follows none there.
  private static func whole(
    _ name: [UInt8],
    below drops: [[UInt8]]
  ) throws(SystemCallError) -> [UInt8] {
    guard let typed = FilePlace(name) else { return try absolutePath(name) }
    let slash = UInt8(ascii: "/")
    let folder = try absolutePath(typed.folder)
    let own = folder + [slash] + typed.name.bytes
    var isDropped = false
    for drop in drops where own.starts(with: drop + [slash]) { isDropped = true }
    guard isDropped, try Folder(opening: folder).status(typed.name) != nil else {
      return try absolutePath(name)
    }
    return own
  }
}
