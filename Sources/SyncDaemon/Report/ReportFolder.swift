package import SyncCore

/// The folder with the front page and a page for each app.
package struct ReportFolder: ~Copyable {
  private let folder: StateFolder

  /// Makes the folder where it is missing.
  package init(making path: [UInt8]) throws(SystemCallError) {
    folder = try StateFolder(making: path)
  }

  /// Where reports of a config go: its `report`, else a folder of the state.
  package static func path(of config: Config) -> [UInt8] {
    config.report ?? StateFolder.path(of: config) + Array("/report".utf8)
  }

  /// Puts one app's page in its place.
  package func write(_ page: [UInt8], of app: String) throws(SystemCallError) {
    try folder.replace(IndexPage.fileName(of: app), with: page)
  }

  /// Puts the front page in its place.
  package func write(index apps: [AppStatus]) throws(SystemCallError) {
    try folder.replace("index.html", with: IndexPage.document(apps))
  }
}

extension StateFolder {
  /// Thumbnails of an app's outputs, kept in the state; without a state none are kept.
  static func thumbnails(of app: String, in state: borrowing StateFolder) -> ThumbnailStore {
    ThumbnailStore(try? state.subfolder("apps").subfolder(app).subfolder("thumbnails"))
  }
}

extension ReportMaterial {
  /// The app's page, with thumbnails from the state folder where they are kept.
  package func page(
    _ state: borrowing StateFolder,
    prefix: String = ""
  ) -> AppPage {
    let report = report
    let store = StateFolder.thumbnails(of: app.name, in: state)
    return AppPage(
      report,
      thumbnails: store.thumbnails(for: report, of: self),
      prefix: prefix
    )
  }
}
