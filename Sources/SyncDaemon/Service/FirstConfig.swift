import CLinux
import Glibc
package import SyncCore

/// What `launchsyncd init` writes; nothing that is there is touched.
package enum FirstConfig {
  package static func exists(_ path: [UInt8]) -> Bool {
    let name = terminated(path)
    // Sound: `name` is a terminated string that outlives the call.
    return unsafe access(name, F_OK) == 0
  }

  /// Writes a new file, with the folders above it.
  package static func write(_ text: String, to path: [UInt8]) throws(SystemCallError) {
    let place = try made(path)
    let file = try Folder(opening: place.folder).createTemporary(place.name, mode: 0o644)
    try file.write(Array(text.utf8))
    try file.dataSync()
  }

  /// Makes the folders of every app that are missing; as root, a build tree goes to the service's
  /// user, which has to write it.
  ///
  /// - Returns: those that were made.
  package static func makeFolders(of config: Config) throws(SystemCallError) -> [[UInt8]] {
    var made: [[UInt8]] = []
    for app in config.apps {
      for path in [app.drop, app.build] where !exists(path) {
        try SyncDaemon.makeFolders(path)
        made.append(path)
        guard path == app.build, geteuid() == 0,
          let user = ServiceUser(named: "launchsyncd")
        else { continue }
        let folder = try Folder(opening: path)
        try retrying("fchown", path) { fchown(folder.descriptor.raw, user.uid, user.gid) }
      }
    }
    return made
  }

  /// Writes the service's drop-in; one that somebody else wrote is not replaced.
  ///
  /// Its name sorts before `override.conf`, so that what `systemctl edit` writes adds to it. One of
  /// ours under the name of earlier versions goes.
  ///
  /// - Parameters:
  ///   - text: of the drop-in.
  ///   - folder: of the service's drop-ins.
  /// - Returns: its path.
  /// - Throws: ``UsageError`` where the name is somebody else's file.
  package static func writeDropIn(
    _ text: String,
    in folder: String = "/etc/systemd/system/launchsyncd.service.d"
  ) throws -> [UInt8] {
    let path = Array("\(folder)/10-launchsyncd.conf".utf8)
    let place = try made(path)
    let dropIns = try Folder(opening: place.folder)
    if try isOurs(place.name, in: dropIns) == false {
      throw UsageError(
        message: "\(printable(path)) is not ours, and stays as it is; move it away first"
      )
    }
    try replaceFile(at: path, with: Array(text.utf8))
    if let old = RelativePath("paths.conf"), try isOurs(old, in: dropIns) == true {
      try dropIns.unlink(old)
    }
    return path
  }

  /// Whether we wrote a drop-in; nil when there is none of that name.
  private static func isOurs(
    _ name: RelativePath,
    in folder: borrowing Folder
  ) throws(SystemCallError) -> Bool? {
    guard try folder.status(name) != nil else { return nil }
    return try folder.openFile(name).readAll(upTo: 1 << 20).starts(with: ServiceDropIn.mark.utf8)
  }

  /// Where a file is to be, whose folder is made with its parents where it is missing.
  private static func made(_ path: [UInt8]) throws(SystemCallError) -> FilePlace {
    guard let place = FilePlace(path) else { throw SystemCallError("open", path, errno: EISDIR) }
    try SyncDaemon.makeFolders(place.folder)
    return place
  }
}
