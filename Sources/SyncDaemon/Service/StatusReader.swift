package import SyncCore

/// Reads what `status` says again and again, and only what changed since the last time.
package struct StatusReader: ~Copyable {
  private let path: [UInt8]
  private let apps: [App]
  private var known: [String: (stamp: Stamp, status: JSONValue)] = [:]

  /// - Parameters:
  ///   - path: of the state folder, which need not be there.
  ///   - apps: those to tell of.
  package init(state path: [UInt8], apps: [App]) {
    self.path = path
    self.apps = apps
  }

  /// The document as of now.
  package mutating func read() throws(SystemCallError) -> StatusDocument {
    do {
      let state = try StateFolder(existing: path)
      var document = try state.statusDocument(apps: [])
      for app in apps { document.apps.append(try status(of: app.name, state)) }
      return document
    } catch  where error.isMissing {
      let apps = apps.map { AppStatus(pending: $0.name).json }
      return StatusDocument(isRunning: false, apps: apps)
    }
  }

  private mutating func status(of app: String, _ state: borrowing StateFolder)
    throws(SystemCallError) -> JSONValue
  {
    guard let stamp = try state.statusStamp(of: app) else {
      return AppStatus(pending: app).json
    }
    if let known = known[app], known.stamp == stamp { return known.status }
    guard let status = try AppState.existing(state: state, app: app)?.savedStatus() else {
      return AppStatus(pending: app).json
    }
    known[app] = (stamp, status)
    return status
  }
}
