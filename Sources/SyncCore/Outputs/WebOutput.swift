/// The startup images of a web app on iOS: a PNG a screen and shape, the tags that choose between them,
/// and a list (facts 3).
package enum WebOutput {
  /// The files of one `web` output; none as long as there is no image for it.
  package static func files(
    _ assignment: Assignment,
    app: App,
    output: Output
  ) -> [DesiredFile] {
    let tags = WebTag.all(assignment, app: app, output: output)
    guard !tags.isEmpty else { return [] }
    let document = WebDocument(tags: tags, app: app, output: output)
    return
      (images(tags) + [
        DesiredFile(
          path: RelativePath(ours: fragmentName, in: output.path),
          content: .generated(document.html)
        ),
        DesiredFile(
          path: RelativePath(ours: listName, in: output.path),
          content: .generated(document.json)
        ),
      ])
      .sorted { $0.path < $1.path }
  }

  /// Each file once: a screen that the app adds may have the pixels of another kind of device's.
  private static func images(_ tags: [WebTag]) -> [DesiredFile] {
    var files: [RelativePath: DesiredFile] = [:]
    for file in tags.map(\.image) {
      guard let known = files[file.path]?.image, let image = file.image else {
        files[file.path] = file
        continue
      }
      guard files[file.path]?.content == file.content else { continue }
      let use = ImageUse(
        slots: known.slots + image.slots,
        pixels: known.pixels,
        isDerived: known.isDerived
      )
      files[file.path] = DesiredFile(path: file.path, content: file.content, image: use)
    }
    return Array(files.values)
  }

  static let fragmentName = "startup-images.html"
  static let listName = "startup-images.json"
  /// What the names of its images start with.
  static let imageStart = "apple-splash-"
}

/// One `<link rel="apple-touch-startup-image">` and its image.
struct WebTag {
  let row: SlotRow
  let appearance: Chosen
  let image: DesiredFile

  /// When it is chosen: a light image is for every appearance unless there is a dark one beside it.
  enum Chosen: String {
    case any, light, dark
  }

  var fileName: String { String(decoding: image.path.name, as: UTF8.self) }

  /// Width and height are the portrait ones in both orientations; only the image is turned.
  var media: String {
    let points = row.points
    let shape = row.orientation == .landscape ? "landscape" : "portrait"
    let screen =
      "(device-width: \(points.width)px) and (device-height: \(points.height)px)"
      + " and (-webkit-device-pixel-ratio: \(row.scale.rawValue)) and (orientation: \(shape))"
    switch appearance {
    case .any: return screen
    case .light, .dark: return "(prefers-color-scheme: \(appearance.rawValue)) and " + screen
    }
  }

  /// The tags in table order, the light one of a pair first.
  static func all(_ assignment: Assignment, app: App, output: Output) -> [WebTag] {
    var tags: [WebTag] = []
    for row in screens(app) {
      let light = assignment.entry(for: Slot(row))
      let dark = assignment.entry(for: Slot(row, SlotVariant(appearance: .dark)))
      for (entry, isDark) in [(light, false), (dark, true)] {
        guard let entry else { continue }
        let path = RelativePath(ours: name(row, isDark: isDark, entry, output), in: output.path)
        let image = entry.file(at: path)
        // Safari takes a startup image of exactly the screen's size, or none.
        guard image.image?.pixels == row.pixels else { continue }
        let chosen: Chosen = isDark ? .dark : dark == nil ? .any : .light
        tags.append(WebTag(row: row, appearance: chosen, image: image))
      }
    }
    return tags
  }

  /// The screens of the devices a web app is opened on: the app's, both ways.
  static func screens(_ app: App) -> [SlotRow] {
    (SlotRow.all(of: .screen) + app.addedScreens).filter { row in
      row.idiom != .tv && app.supports.devices.contains(row.idiom)
    }
  }

  /// `apple-splash-1290-2796.png`, `apple-splash-dark-1290-2796.png`; with cache busting a checksum of
  /// what it is made of follows.
  private static func name(
    _ row: SlotRow,
    isDark: Bool,
    _ entry: Assignment.Entry,
    _ output: Output
  ) -> String {
    let stem =
      WebOutput.imageStart + "\(isDark ? "dark-" : "")\(row.pixels.width)-\(row.pixels.height)"
    guard output.cacheBusting else { return stem + ".png" }
    let text = "\(entry.winner.hash) \(entry.recipe?.key ?? "copy")"
    return "\(stem)-\(checksumWord(text)).png"
  }
}

extension Assignment {
  /// What fills a slot; nil when nothing does.
  func entry(for slot: Slot) -> Entry? { entries.first { $0.slot == slot } }
}
