import Glibc
package import SyncCore

/// The folder with the front page and a page for each app.
package struct ReportFolder: ~Copyable {
  private let folder: Folder

  /// Where it is in the state folder, unless the config names another place.
  static let name = "report"

  /// Makes the folder where it is missing.
  package init(making path: [UInt8]) throws(SystemCallError) {
    try makeFolders(path)
    folder = try Folder(opening: path)
  }

  /// Where reports of a config go: its `report`, else a folder of the state.
  package static func path(of config: Config) -> [UInt8] {
    config.report ?? StateFolder.path(of: config) + Array("/\(name)".utf8)
  }

  /// Puts one app's page in its place.
  ///
  /// - Returns: what is in the way.
  package func write(_ page: [UInt8], of app: String) throws(SystemCallError) -> Problem? {
    try replace(IndexPage.fileName(of: app), with: page)
  }

  /// Puts the front page in its place.
  ///
  /// - Returns: what is in the way.
  package func write(index apps: [Metrics.AppNumbers]) throws(SystemCallError) -> Problem? {
    try replace("index.html", with: IndexPage.document(apps))
  }

  /// The folder may be one where somebody else has pages of these names.
  private func replace(_ name: String, with page: [UInt8]) throws(SystemCallError) -> Problem? {
    guard let path = RelativePath(name) else {
      throw SystemCallError("create", Array(name.utf8), errno: EINVAL)
    }
    let isWritten =
      try folder.replaceOwn(path, with: page, marker: PageFrame.marker, isForOwner: true)
    if isWritten { return nil }
    return .foreignPage("report", folder.path + [UInt8(ascii: "/")] + path.bytes)
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
