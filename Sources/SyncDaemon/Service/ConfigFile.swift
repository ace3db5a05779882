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
      guard let place = FilePlace(try absolutePath(path)) else { return nil }
      return try Folder(opening: place.folder).status(place.name)?.stamp
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
      guard let place = FilePlace(absolute) else {
        return .failure(["\(name): is no file name; give the config's path with --config"])
      }
      let bytes = try Folder(opening: place.folder).openFile(place.name).readAll(upTo: 16 << 20)
      var config = try Config.decode(bytes, folder: place.folder)
      for (key, path) in [("metrics", config.metrics), ("report", config.report)] {
        guard let path, (try? absolutePath(path)) == absolute else { continue }
        return .failure([
          "\(name): \"\(key)\" is the config itself, which would be written over; give it another place"
        ])
      }
      config.fingerprint = ContentHash(of: (place.folder + [0] + bytes).span)
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
