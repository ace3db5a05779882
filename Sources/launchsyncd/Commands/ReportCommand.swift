import SyncCore
import SyncDaemon

/// `report`: what every device shows, as HTML; writes nothing but that.
enum ReportCommand {
  static func run(_ invocation: Invocation) throws -> Int32 {
    try invocation.withConfig { config in
      let output = invocation.request.values[.output]
      let path = StateFolder.path(of: config)
      let state =
        output == nil ? try StateFolder(making: path) : try? StateFolder(existing: path)
      let imager = Imager(ImagerBinary.find(), folder: nil)
      var materials: [ReportMaterial] = []
      for app in invocation.apps(config) {
        let run = try Pass.preview(of: app, imager: imager, config: config).run
        if let material = ReportMaterial(run) { materials.append(material) }
      }
      let isWhole = invocation.request.text(.app) == nil
      guard let output else {
        return try write(materials, state, isWhole: isWhole, to: ReportFolder.path(of: config))
      }
      if output.last == UInt8(ascii: "/") || (try? Folder(opening: output)) != nil {
        return try write(materials, state, isWhole: isWhole, to: output)
      }
      let page = document(materials, state)
      if output == Array("-".utf8) {
        Terminal.print(page)
      } else {
        try replaceFile(at: output, with: page)
      }
      return 0
    }
  }

  /// One page, of one app or of several.
  private static func document(
    _ materials: [ReportMaterial],
    _ state: borrowing StateFolder?
  ) -> [UInt8] {
    if materials.count == 1 { return AppPage(materials[0], keptIn: state).document() }
    var pages: [AppPage] = []
    for (index, material) in materials.enumerated() {
      pages.append(
        AppPage(material, keptIn: state, prefix: "a\(index + 1)-", sharing: materials.count)
      )
    }
    return AppPage.document(pages)
  }

  /// A page for each app, and the front page when all of them are there.
  private static func write(
    _ materials: [ReportMaterial],
    _ state: borrowing StateFolder?,
    isWhole: Bool,
    to path: [UInt8]
  ) throws -> Int32 {
    let folder = try ReportFolder(making: path)
    var problems: [Problem] = []
    for material in materials {
      let page = AppPage(material, keptIn: state).document()
      if let problem = try folder.write(page, of: material.app.name) { problems.append(problem) }
    }
    if isWhole,
      let problem = try folder.write(index: materials.map { Metrics.AppNumbers($0.status) })
    {
      problems.append(problem)
    }
    for problem in problems { Terminal.complain(problem.line) }
    guard problems.isEmpty else { return 4 }
    let name = isWhole ? "index.html" : IndexPage.fileName(of: materials.first?.app.name ?? "")
    let slash = path.last == UInt8(ascii: "/") ? "" : "/"
    Terminal.print(Array("\(printable(path))\(slash)\(name)\n".utf8))
    return 0
  }
}
