/// What no single app shows.
extension ConfigDecoder {
  /// What no single app shows: equal names, folders within each other, outputs on one path.
  mutating func check(_ apps: [(app: App, position: TextPosition)], state: [UInt8]?) {
    let buildsInDrops = Self.buildsInDrops(apps.map(\.app))
    var names: Set<String> = []
    var targets: Set<[UInt8]> = []
    for (app, position) in apps {
      func add(_ message: String, _ remedy: String) {
        problems.append(ConfigProblem(position: position, message: message, remedy: remedy))
      }
      if !names.insert(app.name).inserted {
        add("two apps are named \"\(app.name)\"", "give each its own name")
      }
      for (message, remedy) in Self.brandProblems(app, state: state) { add(message, remedy) }
      if app.build.isSameOrBelow(app.drop) {
        add(
          "the build tree of \"\(app.name)\" is its drop folder or lies in it",
          "give the build tree a folder of its own: what is written there must not be a source"
        )
      } else if app.drop.isSameOrBelow(app.build) {
        add(
          "the drop folder of \"\(app.name)\" lies in its build tree",
          "move it out: a build tree holds outputs only"
        )
      }
      if let state, state.isSameOrBelow(app.drop) || state.isSameOrBelow(app.build) {
        add(
          "the state folder lies in the drop folder or the build tree of \"\(app.name)\"",
          "give the state a folder of its own"
        )
      }
      for other in buildsInDrops[app.drop] ?? [] where other != app.name {
        add(
          "the build tree of \"\(other)\" lies in the drop folder of \"\(app.name)\"",
          "give it a folder outside of every drop folder"
        )
      }
      for clash in app.outputClashes {
        let (first, second) = (app.outputs[clash.first], app.outputs[clash.second])
        add(
          "the \(first.kind.rawValue) and the \(second.kind.rawValue) output of \"\(app.name)\" "
            + "(outputs[\(clash.first)] and [\(clash.second)]) both claim \(clash.at)",
          "give one of them another path: no output may lie in a file or a folder of another's"
        )
      }
      for output in app.outputs {
        let path = app.build + (output.target.map { [47] + $0.bytes } ?? [])
        if !targets.insert(path + [0] + Array(output.kind.rawValue.utf8)).inserted {
          add(
            "two \(output.kind.rawValue) outputs are written to \(printable(path))",
            "give each its own path"
          )
        }
      }
    }
  }

  /// Reports and metrics must not land where sources or outputs are, nor metrics among the state.
  mutating func check(
    _ apps: [(app: App, position: TextPosition)],
    report: [UInt8]?,
    metrics: [UInt8]?,
    state: [UInt8]?
  ) {
    let top = apps.first?.position ?? TextPosition(line: 1, column: 1)
    if let metrics, let state, metrics.isSameOrBelow(state) {
      problems.append(
        ConfigProblem(
          position: top,
          message: "\"metrics\" lies in the state folder",
          remedy: "give it a place outside: every file there is the daemon's own"
        )
      )
    }
    for (key, path) in [("report", report), ("metrics", metrics)] {
      for (app, position) in apps where path != nil && app.supports.infoPlist == path {
        problems.append(
          ConfigProblem(
            position: position,
            message: "\"\(key)\" is the Info.plist of \"\(app.name)\"",
            remedy: "give it a place of its own: it would be written over"
          )
        )
      }
    }
    for (key, path) in [("report", report), ("metrics", metrics)] {
      guard let path else { continue }
      for (app, position) in apps
      where Self.isSameOrBelow(path, template: app.drop)
        || Self.isSameOrBelow(path, template: app.build)
      {
        problems.append(
          ConfigProblem(
            position: position,
            message: "\"\(key)\" lies in the drop folder or the build tree of \"\(app.name)\"",
            remedy: "give it a place outside of both"
          )
        )
      }
    }
  }

  /// What is wrong with where `{brand}` stands.
  private static func brandProblems(
    _ app: App,
    state: [UInt8]?
  ) -> [(message: String, remedy: String)] {
    let word = BrandTemplate.placeholder
    let counts = [
      ("name", BrandTemplate.count(in: Array(app.name.utf8))),
      ("drop", BrandTemplate.count(in: app.drop)),
      ("build", BrandTemplate.count(in: app.build)),
    ]
    if counts.allSatisfy({ $0.1 == 0 }) { return [] }
    let missing = counts.filter { $0.1 == 0 }.map(\.0)
    if !missing.isEmpty {
      let has = counts.filter { $0.1 > 0 }.map { "\"\($0.0)\"" }.joined(separator: " and ")
      return missing.map { key in
        (
          "\"\(key)\" has no \(word), and \(has) of the same app has",
          "let it stand in name, drop and build alike: each brand is an app of its own"
        )
      }
    }
    guard let template = BrandTemplate(app) else {
      return [
        (
          "\(word) stands in \"drop\" once, in its last part",
          "write it as \"/srv/drop/\(word)\": the folders there are the brands"
        )
      ]
    }
    var problems: [(message: String, remedy: String)] = []
    for (path, what) in [(app.build, "the build tree"), (state ?? [], "the state folder")]
    where path.isSameOrBelow(template.parent) {
      problems.append(
        (
          "\(what) of \"\(app.name)\" lies among the drop folders, in \(printable(template.parent))",
          "move it out: every folder there is a brand"
        )
      )
    }
    return problems
  }

  /// The apps whose build trees are, or lie in, each drop folder: thousands of apps are asked about by
  /// the folders above each build tree, not by every other app.
  private static func buildsInDrops(_ apps: [App]) -> [[UInt8]: [String]] {
    let drops = Set(apps.map(\.drop))
    var found: [[UInt8]: [String]] = [:]
    for app in apps {
      for folder in foldersAbove(app.build) where drops.contains(folder) {
        found[folder, default: []].append(app.name)
      }
    }
    return found
  }

  /// `/a/b`, `/a`, `/` of `/a/b`: what it is below of, itself included.
  private static func foldersAbove(_ path: [UInt8]) -> [[UInt8]] {
    let ends = path.indices.dropFirst().filter { path[$0] == 47 } + [path.count]
    return [[47]] + ends.map { Array(path[..<$0]) }.filter { $0 != [47] }
  }

  /// The same for a folder that may be one for each brand.
  private static func isSameOrBelow(_ path: [UInt8], template: [UInt8]) -> Bool {
    guard BrandTemplate.count(in: template) > 0 else { return path.isSameOrBelow(template) }
    let slash = UInt8(ascii: "/")
    let parts = path.split(separator: slash)
    let folders = template.split(separator: slash)
    return parts.count >= folders.count
      && zip(parts, folders).allSatisfy { part, folder in
        let text = String(decoding: folder, as: UTF8.self)
        guard let place = text.firstPlace(of: BrandTemplate.placeholder) else {
          return part.elementsEqual(folder)
        }
        return part.starts(with: text[..<place.lowerBound].utf8)
          && part.reversed().starts(with: text[place.upperBound...].utf8.reversed())
      }
  }
}
