import SyncCore
import SyncDaemon

/// `explain FILE`: reads the file as the daemon would; it need not lie in a drop folder.
enum ExplainFile {
  static func run(
    _ name: [UInt8],
    apps: [App],
    isJSON: Bool,
    explain: (RelativePath, PixelSize, ImageFacts?, App) throws -> Int32
  ) throws -> Int32 {
    let absolute: [UInt8]
    do {
      absolute = try absolutePath(name)
    } catch {
      throw UsageError(message: "\(printable(name)): \(errorText(error.errno))")
    }
    var app = App.assumed
    var path = RelativePath(name.drop { $0 == 47 || $0 == 46 }) ?? RelativePath("file")
    for candidate in apps {
      guard let drop = try? absolutePath(candidate.drop), absolute.starts(with: drop + [47]) else {
        continue
      }
      app = candidate
      path = RelativePath(absolute.dropFirst(drop.count + 1))
    }
    guard let path, let place = FilePlace(absolute) else {
      throw UsageError(message: "explain takes the path of an image file")
    }
    let folder = try Folder(opening: place.folder)
    let source = try SourceReader(
      limits: app.limits,
      imager: Imager(ImagerBinary.find(), folder: nil)
    )
    .read(place.name, in: folder)
    switch source.content {
    case .image(let facts, hash: _, warnings: let warnings):
      let status = try explain(path, facts.displayed, facts, app)
      if !isJSON {
        for warning in warnings { Terminal.print(Array("  note: \(warning.message)\n".utf8)) }
      }
      return status
    case .incomplete(let problem), .broken(let problem):
      if isJSON {
        let document = JSONValue.record([
          "schema": 1, "path": .string(path.description), "facts": .null, "placed": false,
          "slots": [], "basis": .null, "reasons": [], "problem": problem.json,
        ])
        Terminal.print(document.document())
      } else {
        let text = "\(path)\n  not placed: \(problem.message)\n  -> \(problem.remedy)\n"
        Terminal.print(Array(text.utf8))
      }
      return 1
    }
  }
}
