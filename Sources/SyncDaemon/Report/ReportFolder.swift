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
  package func write(index apps: [Metrics.AppNumbers]) throws(SystemCallError) {
    try folder.replace("index.html", with: IndexPage.document(apps))
  }
}

extension AppPage {
  /// The page of an app, with thumbnails that are kept in the state folder where there is one.
  ///
  /// - Parameters:
  ///   - material: of the app.
  ///   - state: the instance's state folder.
  ///   - prefix: before every id of the page.
  ///   - share: how many apps are on the page.
  package init(
    _ material: ReportMaterial,
    keptIn state: borrowing StateFolder?,
    prefix: String = "",
    sharing share: Int = 1
  ) {
    let report = material.report
    let store = ThumbnailStore(of: material.app.name, in: state)
    self.init(
      report,
      thumbnails: store.thumbnails(for: report, of: material, sharing: share),
      prefix: prefix
    )
  }
}
