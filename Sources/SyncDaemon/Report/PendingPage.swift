import SyncCore

/// An app whose page is to be made, and from what.
enum PendingPage: Sendable {
  /// As a pass left it.
  case passed(ReportMaterial)
  /// It was put to sleep since: from what the state keeps of it. A first start of thousands of apps is
  /// quiet long before their pictures are drawn, and all that is known of them would be held until then.
  case asleep(App, Imager)

  var app: App {
    switch self {
    case .passed(let material): material.app
    case .asleep(let app, _): app
    }
  }
}

extension StateFolder {
  /// What was known of an app when it was put to sleep; nil when something was open then, or nothing is
  /// kept.
  func material(of app: App, _ imager: Imager) throws(SystemCallError) -> ReportMaterial? {
    try Pass.recall(app, state: self, imager: imager).flatMap(ReportMaterial.init)
  }
}
