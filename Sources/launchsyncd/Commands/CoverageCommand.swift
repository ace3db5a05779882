import SyncCore
import SyncDaemon

/// `coverage`: runs the lookup over what the outputs would hold now; writes nothing.
enum CoverageCommand {
  static func run(_ invocation: Invocation) throws -> Int32 {
    try invocation.withConfig { config in
      let imager = Imager(ImagerBinary.find(), folder: nil)
      let apps = invocation.apps(config)
      // An app's own screen of a device comes before the table's.
      let table = apps.flatMap(\.deviceTable) + DeviceTable.all
      let device = try knownDevice(invocation.request.text(.device), of: table)
      var results: [Coverage] = []
      for app in apps {
        let coverage = try Pass.preview(of: app, imager: imager, config: config).coverage
        results.append(device.map { coverage.narrowed(to: $0) } ?? coverage)
      }
      let format = invocation.request.text(.format) ?? (invocation.isJSON ? "json" : "text")
      switch format {
      case "json": invocation.print(Coverage.json(results))
      case "junit": Terminal.print(Array(CoverageJUnit.document(results).utf8))
      case "github": Terminal.print(Array(CoverageGitHub.lines(results).utf8))
      case "text": for coverage in results { invocation.print(text(coverage, table, invocation)) }
      case _: throw UsageError(message: "--format is text, json, junit or github")
      }
      // The text says it itself; a document only lacks the device.
      if let device, format != "text" {
        for coverage in results where coverage.devices.isEmpty {
          Terminal.complain(CoverageChains(coverage).absence(of: device, table: table))
        }
      }
      return results.allSatisfy(\.gaps.isEmpty) ? 0 : 1
    }
  }

  /// The device that was asked for; one that nothing knows of is a mistake.
  private static func knownDevice(_ name: String?, of table: [Device]) throws -> String? {
    guard let name else { return nil }
    if table.contains(where: { $0.name.lowercased() == name.lowercased() }) { return name }
    let near = suggestion(for: name, among: table.map(\.name))
    throw UsageError(
      message: "no device is called \(printable(name.utf8)); "
        + (near.map { "did you mean \"\($0)\"?" } ?? "`launchsyncd devices` lists them")
    )
  }

  private static func text(
    _ coverage: Coverage,
    _ table: [Device],
    _ invocation: Invocation
  ) -> String {
    if let device = invocation.request.text(.device) {
      return CoverageChains(coverage, isColoured: invocation.isColoured)
        .text(device: device, table: table)
    }
    return CoverageMatrix(
      coverage,
      isColoured: invocation.isColoured,
      listsDevices: invocation.request.switches.contains(.all)
    ).text
  }
}
