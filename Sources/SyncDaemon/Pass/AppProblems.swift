import Glibc
package import SyncCore

extension App {
  /// What only the disk tells: folders that are missing or can not be written, a line each.
  package var diskProblems: [String] {
    var problems: [String] = []
    if let trouble = FolderTrouble(opening: drop) {
      problems.append(
        "\(name): the drop folder \(printable(drop)) \(trouble.words); \(trouble.remedy)"
      )
    }
    let tree = terminated(build)
    switch FolderTrouble(opening: build) {
    case .missing: break  // It is made.
    case let trouble?:
      problems.append(
        "\(name): the build tree \(printable(build)) \(trouble.words); \(trouble.remedy)"
      )
    case nil:
      // Sound: `tree` is a terminated string that outlives the call.
      if unsafe access(tree, W_OK) != 0 {
        problems.append(
          "\(name): the build tree \(printable(build)) can not be written; give its user the right"
        )
      }
    }
    return problems
  }

  /// What is wrong with its Info.plist, a line each.
  package var infoPlistProblems: [String] {
    readingInfoPlist.problems.map { "\(name): \($0.line)" }
  }
}

extension Problem {
  static func rootMissing(_ path: [UInt8], _ trouble: FolderTrouble) -> Problem {
    Problem(
      .rootMissing,
      at: nil,
      "the drop folder \(printable(path)) \(trouble.words)",
      remedy: "\(trouble.remedy); outputs stay as they are until then"
    )
  }

  static func held(_ app: App, _ held: Set<RelativePath>, isRootThere: Bool) -> Problem {
    Problem(
      .held,
      at: nil,
      "\(held.count) images went at one stroke, \(held.sorted().prefix(3).map(\.description).joined(separator: ", "))"
        + (held.count > 3 ? " …" : "") + "; their outputs stay",
      remedy: isRootThere
        ? "put them back, or run `launchsyncd accept --app \(app.name)` to let the outputs go"
        : "bring the drop folder back"
    )
  }
}

extension Manifest {
  /// The images the outputs hold, for lookup: what is desired with its slots, and what stays.
  func files(as desired: [DesiredFile]) -> [DesiredFile] {
    let wanted = Dictionary(desired.map { ($0.path, $0) }) { first, _ in first }
    return entries.filter { !$0.value.isGone }.sorted { $0.key < $1.key }.map { path, entry in
      if let file = wanted[path] { return file }
      return DesiredFile(
        path: path,
        content: .copy(entry.source ?? path, hash: entry.hash),
        image: entry.pixels.map {
          ImageUse(slots: entry.slots, pixels: $0, isDerived: entry.isDerived)
        }
      )
    }
  }
}
