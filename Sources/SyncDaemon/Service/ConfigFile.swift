import Glibc
package import SyncCore

/// The config on disk.
package struct ConfigFile: Sendable {
  /// As it was given; for messages.
  package let path: [UInt8]

  /// `--config`, else `$LAUNCHSYNCD_CONFIG`, else the system's.
  package init(given: [UInt8]?) {
    path =
      given ?? Terminal.environment("LAUNCHSYNCD_CONFIG")
      ?? Array("/etc/launchsyncd/config.json".utf8)
  }

  /// What stands there now; nil when it is missing or out of reach.
  package var stamp: Stamp? {
    do {
      let absolute = try absolutePath(path)
      let cut = absolute.lastIndex(of: UInt8(ascii: "/")) ?? 0
      guard let file = RelativePath(absolute[(cut + 1)...]) else { return nil }
      return try Folder(opening: Array(absolute[...cut])).status(file)?.stamp
    } catch {
      return nil
    }
  }

  /// The config, or everything that is wrong with it, a line each.
  package enum Answer {
    case success(Config)
    case failure([String])
  }

  /// Reads the file and decodes it.
  package func load() -> Answer {
    let name = printable(path)
    do {
      let absolute = try absolutePath(path)
      let cut = absolute.lastIndex(of: UInt8(ascii: "/")) ?? 0
      let folder = Array(absolute[..<cut])
      guard let file = RelativePath(absolute[(cut + 1)...]) else {
        return .failure(["\(name): is no file name; give the config's path with --config"])
      }
      let bytes = try Folder(opening: folder.isEmpty ? [47] : folder).openFile(file)
        .readAll(upTo: 16 << 20)
      var config = try Config.decode(bytes, folder: folder)
      for (key, path) in [("metrics", config.metrics), ("report", config.report)] {
        guard let path, (try? absolutePath(path)) == absolute else { continue }
        return .failure([
          "\(name): \"\(key)\" is the config itself, which would be written over; give it another place"
        ])
      }
      config.fingerprint = ContentHash(of: (folder + [0] + bytes).span)
      return .success(config)
    } catch let error as ConfigError {
      return .failure(error.problems.map { $0.text(file: name) })
    } catch let error as SystemCallError {
      return .failure([
        "\(name): can not be read: \(errorText(error.errno)); "
          + "give another with --config PATH, or write a first one with `launchsyncd init`"
      ])
    } catch {
      return .failure(["\(name): \(error)"])
    }
  }
}

/// A path from the root, links resolved in all but the last part's name.
package func absolutePath(_ path: [UInt8]) throws(SystemCallError) -> [UInt8] {
  let name = terminated(path)
  // Sound: `realpath` returns a terminated string that is ours to free; it is copied before.
  guard let resolved = unsafe realpath(name, nil) else {
    throw SystemCallError("open", path, errno: errno)
  }
  defer { unsafe free(resolved) }
  return unsafe Array(UnsafeBufferPointer(start: resolved, count: strlen(resolved))).map {
    UInt8(bitPattern: $0)
  }
}
