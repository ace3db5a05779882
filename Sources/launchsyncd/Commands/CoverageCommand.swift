import SyncCore
import SyncDaemon

/// `coverage`: runs the lookup over what the outputs would hold now; writes nothing.
enum CoverageCommand {
  static func run(_ invocation: Invocation) throws -> Int32 {
    try invocation.withConfig { config in
      let imager = Imager(ImagerBinary.find(), folder: nil)
      var results: [Coverage] = []
      for app in invocation.apps(config) {
        results.append(try Pass.preview(of: app, imager: imager, config: config).coverage)
      }
      let format = invocation.request.text(.format) ?? (invocation.isJSON ? "json" : "text")
      switch format {
      case "json": invocation.print(Coverage.json(results))
      case "junit": Terminal.print(Array(CoverageJUnit.document(results).utf8))
      case "github": Terminal.print(Array(CoverageGitHub.lines(results).utf8))
      case "text": for coverage in results { invocation.print(text(coverage, invocation)) }
      case _: throw UsageError(message: "--format is text, json, junit or github")
      }
      return results.allSatisfy(\.gaps.isEmpty) ? 0 : 1
    }
  }

  private static func text(_ coverage: Coverage, _ invocation: Invocation) -> String {
    if let device = invocation.request.text(.device) {
      return CoverageChains(coverage, isColoured: invocation.isColoured).text(device: device)
    }
    return CoverageMatrix(
      coverage,
      isColoured: invocation.isColoured,
      listsDevices: invocation.request.switches.contains(.all)
    ).text
  }
}
