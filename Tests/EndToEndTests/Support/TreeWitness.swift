import SyncCore
import Synchronization

@testable import SyncDaemon

/// Reads a build tree over and over as a build would, and notes everything that no reader may see
/// (invariant 4): an image that is not one of those that were dropped, an index that names what is
/// not there.
final class TreeWitness: Sendable {
  private let path: String
  private let images: Set<ContentHash>
  private let isDone = Atomic<Bool>(false)
  private let seen = Mutex<(looks: Int, wrong: [String])>((0, []))

  init(_ path: String, images: Set<ContentHash>) {
    self.path = path
    self.images = images
  }

  /// Looks until ``finish()``; run by a thread of its own.
  func run() {
    while !isDone.load(ordering: .relaxed) {
      if let root = try? Folder(opening: path) { look(root, "") }
    }
  }

  /// How many files it looked at so far.
  var looks: Int { seen.withLock { $0.looks } }

  /// Ends it: how many files it looked at, and what was wrong.
  func finish() -> (looks: Int, wrong: [String]) {
    isDone.store(true, ordering: .relaxed)
    return seen.withLock { $0 }
  }

  private func look(_ folder: borrowing Folder, _ place: String) {
    for entry in (try? folder.entries()) ?? [] {
      let name = entry.name.description
      if entry.name.bytes.starts(with: temporaryPrefix) { continue }
      if entry.kind == .folder {
        if let below = try? folder.openFolder(entry.name) { look(below, place + name + "/") }
      } else if name == "Contents.json" {
        lookAtIndex(entry.name, folder, place)
      } else if name.hasSuffix(".png") {
        guard let bytes = try? folder.openFile(entry.name).readAll(upTo: 1 << 24) else { continue }
        note(isRight(bytes, place) ? nil : "\(place)\(name): \(bytes.count)")
      }
    }
  }

  /// Whether it is an image that was dropped, or in an image set, where some are rendered, a whole one.
  private func isRight(_ bytes: [UInt8], _ place: String) -> Bool {
    if images.contains(ContentHash(of: bytes.span)) { return true }
    guard place.hasSuffix(".imageset/") else { return false }
    guard case .image = ImageReader.reading(bytes.span, limits: Limits()) else { return false }
    return true
  }

  /// An index that was replaced while its names were looked up proves nothing.
  private func lookAtIndex(_ name: RelativePath, _ folder: borrowing Folder, _ place: String) {
    guard let file = try? folder.openFile(name), let before = try? file.status(),
      let bytes = try? file.readAll(upTo: 1 << 24)
    else { return }
    guard let json = try? JSONValue(parsing: bytes) else {
      return note("\(place)Contents.json is no JSON")
    }
    for image in json["images"]?.elements ?? [] {
      guard let named = image["filename"]?.text.flatMap({ RelativePath($0) }) else { continue }
      guard let found = try? folder.status(named), found.kind == .file else {
        let now = try? folder.status(name)?.identity
        if now == before.identity { note("\(place)Contents.json names \(named)") }
        continue
      }
    }
    note(nil)
  }

  private func note(_ wrong: String?) {
    seen.withLock { seen in
      seen.looks += 1
      if let wrong, seen.wrong.count < 20 { seen.wrong.append(wrong) }
    }
  }
}
