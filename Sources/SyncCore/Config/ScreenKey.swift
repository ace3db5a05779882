/// The keys of a launch screen that the Info.plist draws itself.
package enum ScreenKey: String, ConfigKey {
  case scheme, image, color, safeArea

  package var row: KeyRow {
    switch self {
    case .scheme:
      KeyRow(.text, "the URL scheme whose launches it is for; null: all others")
    case .image: KeyRow(.text, "`UIImageName`: an image of the app's asset catalog, centred")
    case .color:
      KeyRow(.text, "`UIColorName`: a colour of the catalog; null: the system's background")
    case .safeArea: KeyRow(.flag, false, "keeps the image within the safe area")
    }
  }
}

extension ConfigDecoder {
  mutating func screens(_ reader: inout ObjectReader<OutputKey>) -> [PlistScreen] {
    var screens: [PlistScreen] = []
    for (path, node) in reader.elements(.screens) ?? [] {
      guard var inner = ObjectReader(node, path: path, ScreenKey.self, &problems) else { continue }
      let screen = PlistScreen(
        scheme: inner.text(.scheme),
        image: inner.text(.image),
        color: inner.text(.color),
        isSafe: inner.flag(.safeArea, or: false)
      )
      if screens.contains(where: { $0.id == screen.id }) {
        inner.add(
          ConfigProblem(
            position: node.position,
            message: "\"\(path)\" is the second screen for "
              + (screen.scheme.map { "the scheme \(printable($0.utf8))" } ?? "all other launches"),
            remedy: "keep one of them"
          )
        )
      }
      problems += inner.problems
      screens.append(screen)
    }
    return screens
  }
}
