/// `LaunchScreen.storyboard` and the catalog it draws from: a portrait and a landscape image set, and
/// the background's colour set (facts 5).
package enum StoryboardOutput {
  /// The files of one `storyboard` output; none as long as there is no image for it.
  package static func files(
    _ assignment: Assignment,
    app: App,
    output: Output
  ) -> [DesiredFile] {
    let scheme = output.scheme.map(app.supports.spelling)
    let images = StoryboardImages(assignment, app: app, scheme: scheme)
    guard !images.all.isEmpty else { return [] }
    let place = StoryboardPlace(output)
    var files: [DesiredFile] = []
    var names: [SlotOrientation: String] = [:]
    for shape in StoryboardImages.shapes {
      let held = images.all.filter { $0.shape == shape }
      guard !held.isEmpty else { continue }
      let name = setName(shape, held, place, output)
      names[shape] = name
      let folder = place.inCatalog(name + ".imageset")
      let made = held.map { image in
        (image.element, image.file(at: folder.appendingKnown(image.element.fileName), app: app))
      }
      files += made.map(\.1)
      files.append(AssetCatalog.imageSet(made.map(\.0), at: folder))
    }
    let background = place.name + "Background"
    files.append(
      AssetCatalog.colorSet(app.background, at: place.inCatalog(background + ".colorset"))
    )
    files.append(AssetCatalog.root(at: place.catalog))
    let document = StoryboardDocument(
      portraitImage: names[.portrait],
      landscapeImage: names[.landscape],
      background: app.background,
      backgroundName: app.supports.minimumOS >= namedColors ? background : nil
    )
    files.append(DesiredFile(path: place.storyboard, content: .generated(document.bytes)))
    return files.sorted { $0.path < $1.path }
  }

  /// Named colours are not drawn before, and Interface Builder refuses them.
  private static let namedColors = OSVersion(11)

  /// `LaunchScreenPortrait`; with cache busting, a checksum of what the set holds follows, since iOS
  /// keeps launch screens by name (facts 4.6, trap 15).
  private static func setName(
    _ shape: SlotOrientation,
    _ images: [StoryboardImage],
    _ place: StoryboardPlace,
    _ output: Output
  ) -> String {
    let word = shape == .landscape ? "Landscape" : "Portrait"
    guard output.cacheBusting else { return place.name + word }
    let text = images.map { "\($0.element.fileName) \($0.hash) \($0.pixels)\n" }.joined()
    return place.name + word + "-" + checksumWord(text)
  }
}

/// Where a `storyboard` output lies.
///
/// `path` names the storyboard itself when it ends so, else the folder that gets
/// `LaunchScreen.storyboard`; the catalog lies beside it and goes by its name.
struct StoryboardPlace {
  /// Without extension; also what the sets' names start with, which are one name space in an app.
  let name: String
  private let folder: RelativePath?

  init(_ output: Output) {
    name = LaunchKeys.storyboardName(of: output)
    let isFile =
      output.path.map { String(decoding: $0.name, as: UTF8.self) } == name + ".storyboard"
    folder = isFile ? output.path?.parent : output.path
  }

  var storyboard: RelativePath { file(name + ".storyboard") }

  var catalog: RelativePath { file(name + ".xcassets") }

  func inCatalog(_ name: String) -> RelativePath { catalog.appendingKnown(name) }

  private func file(_ name: String) -> RelativePath { RelativePath(ours: name, in: folder) }
}
