package import SyncCore

extension AppRun {
  package var claims: Claims { Claims(wanted: wanted, held: Set(manifest.entries.keys)) }
}

extension StateFolder {
  /// What an app holds that no pass has run for yet; nothing where the state does not tell.
  package func claims(of app: String) -> Claims? {
    do {
      guard let saved = try AppState.existing(state: self, app: app) else { return nil }
      return Claims(held: Set(try saved.load(isDry: true).manifest.entries.keys))
    } catch {
      return nil  // its own pass tells what is wrong with it
    }
  }
}

extension Config {
  /// Which apps share a build tree, links in the paths resolved.
  package var overlaps: Overlaps {
    Overlaps(
      apps.map { app in
        let place = BuildPlace(app.build)
        return (app.name, place.path, place.identity)
      }
    )
  }

  /// Outputs that two apps would write to one place, which only the disk tells: through links.
  package var aliasProblems: [String] {
    var targets: [[UInt8]: (app: String, build: [UInt8])] = [:]
    var problems: [String] = []
    for app in apps {
      for output in app.outputs {
        let place = resolved(app.build) + (output.path.map { [UInt8(ascii: "/")] + $0.bytes } ?? [])
        let key = place + [0] + Array(output.kind.rawValue.utf8)
        guard let other = targets[key] else {
          targets[key] = (app.name, app.build)
          continue
        }
        guard other.app != app.name else { continue }
        problems.append(
          "\(app.name): its \(output.kind.rawValue) output and that of \(other.app) are both written to "
            + "\(printable(place)), through links; give each its own path"
        )
      }
    }
    return problems
  }
}

/// Where a build tree lies, as the disk tells it.
struct BuildPlace: Hashable, Sendable {
  /// As the config names it.
  let name: [UInt8]
  /// Links resolved.
  let path: [UInt8]
  /// nil: it is not there.
  let identity: RootIdentity?

  init(_ name: [UInt8]) {
    self.name = name
    path = resolved(name)
    identity = rootIdentity(of: name)
  }

  /// Whether the name still stands for the same folder.
  var isCurrent: Bool { rootIdentity(of: name) == identity }
}

/// A path with the links in it resolved as far as it is there.
private func resolved(_ path: [UInt8]) -> [UInt8] {
  do {
    return try absolutePath(path)
  } catch {
    let slash = UInt8(ascii: "/")
    guard let cut = path.lastIndex(of: slash), cut > 0 else { return path }
    return resolved(Array(path[..<cut])) + path[cut...]
  }
}
