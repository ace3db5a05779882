/// The square image that covers the app's first screen, and the code that takes it away.
///
/// The image is as wide as the longer side of the screens it is for: it fills both orientations, and
/// stays where it is while the device turns.
package enum SplashOutput {
  /// The files of one `splash` output; none as long as there is no master for it.
  package static func files(
    _ assignment: Assignment,
    app: App,
    output: Output
  ) -> [DesiredFile] {
    let images = SplashImage.all(assignment, app: app)
    guard !images.isEmpty else { return [] }
    let catalog = place(catalogName, output)
    let set = catalog.appendingKnown(imageName + ".imageset")
    let code = SplashTransitionText.text(imageName: imageName, background: app.background)
    return
      (images.map { $0.file(in: set, app: app) } + [
        AssetCatalog.imageSet(images.map(\.element), at: set), AssetCatalog.root(at: catalog),
        DesiredFile(
          path: place(codeName, output),
          content: .generated(Array(code.utf8))
        ),
      ])
      .sorted { $0.path < $1.path }
  }

  /// Whether a file is one of an app's splash images, which no launch screen loads.
  static func holds(_ path: RelativePath, app: App) -> Bool {
    app.outputs.contains { $0.kind == .splash && path.isBelow(place(catalogName, $0)) }
  }

  /// What keeps an app's splash outputs from being whole; empty when nothing does.
  static func problems(_ assignment: Assignment, app: App) -> [Problem] {
    guard app.outputs.contains(where: { $0.kind == .splash }) else { return [] }
    let served = Set(SplashImage.all(assignment, app: app).map(\.element.idiom))
    return SplashImage.idioms(app).filter { !served.contains($0) }.map { idiom in
      let side = SplashImage.scales(idiom, app).map(\.side).max() ?? 0
      return Problem(
        .needsMaster,
        at: nil,
        "the splash output has no image for \(idiom.rawValue): it needs a square master",
        remedy: "drop a PNG of \(side)x\(side) pixels with \"master\" in its name"
          + (assignment.canRender ? "; a smaller one from 1024x1024 on is enlarged" : "")
      )
    }
  }

  /// Masters that others are better than, for every device.
  static func passedOver(_ assignment: Assignment, app: App) -> [Assignment.Loser] {
    let used = Set(SplashImage.all(assignment, app: app).map(\.source))
    guard !used.isEmpty else { return [] }
    return assignment.masters.map(\.master).filter { master in
      !used.contains(master.source)
        && [false, true].contains { master.variant.isPlain(isDark: $0) }
    }
    .map { Assignment.Loser(source: $0.source, reason: "the splash shows a better master") }
  }

  private static let imageName = "SplashImage"
  static let catalogName = "Splash.xcassets"
  static let codeName = "SplashTransition.swift"

  private static func place(_ name: String, _ output: Output) -> RelativePath {
    RelativePath(ours: name, in: output.path)
  }
}

/// One image of the splash's set.
struct SplashImage {
  let element: AssetCatalog.Element
  private let entry: Assignment.Entry
  private let side: Int

  var source: RelativePath { entry.winner.claim.source }

  func file(in folder: RelativePath, app: App) -> DesiredFile {
    let path = folder.appendingKnown(element.fileName)
    let whole = entry.file(at: path)
    let pixels = PixelSize(side, side)
    return whole.image?.pixels == pixels
      ? whole : entry.file(at: path, scaledTo: pixels, app: app)
  }

  static func all(_ assignment: Assignment, app: App) -> [SplashImage] {
    idioms(app).flatMap { idiom in
      [false, true].flatMap { isDark in of(idiom, isDark: isDark, assignment, app) }
    }
  }

  static func idioms(_ app: App) -> [Idiom] {
    [.iphone, .ipad].filter { app.supports.devices.contains($0) }
  }

  /// Largest scale first; a smaller one only where it saves pixels, which takes the image worker.
  private static func of(
    _ idiom: Idiom,
    isDark: Bool,
    _ assignment: Assignment,
    _ app: App
  ) -> [SplashImage] {
    guard let master = assignment.master(for: idiom, .any, isDark: isDark, app: app) else {
      return left(idiom, isDark: isDark, assignment, app)
    }
    let available = min(master.pixels.width, master.pixels.height)
    let isSquare = master.pixels.width == master.pixels.height
    guard isSquare || assignment.canRender else { return [] }
    var images: [SplashImage] = []
    for (scale, wanted) in scales(idiom, app) {
      let side = assignment.canRender ? min(wanted, available) : available
      if let last = images.last, side >= last.side { continue }
      if let image = SplashImage(idiom, scale, isDark, side, master.filling) {
        images.append(image)
      }
    }
    return images
  }

  /// What stays of a master that can not be used now.
  private static func left(
    _ idiom: Idiom,
    isDark: Bool,
    _ assignment: Assignment,
    _ app: App
  ) -> [SplashImage] {
    scales(idiom, app).compactMap { scale, _ in
      slot(idiom, scale, isDark).flatMap { assignment.entry(for: $0) }.flatMap { entry in
        let side = (entry.recipe?.pixels ?? entry.winner.facts.displayed).width
        return SplashImage(idiom, scale, isDark, side) { _ in entry }
      }
    }
  }

  private static func slot(_ idiom: Idiom, _ scale: Scale, _ isDark: Bool) -> Slot? {
    SlotRow.square(for: idiom, scale).map { row in
      Slot(row, SlotVariant(appearance: isDark ? .dark : nil))
    }
  }

  private init?(
    _ idiom: Idiom,
    _ scale: Scale,
    _ isDark: Bool,
    _ side: Int,
    _ fill: (Slot) -> Assignment.Entry
  ) {
    guard let slot = Self.slot(idiom, scale, isDark) else { return nil }
    self.side = side
    entry = fill(slot)
    element = AssetCatalog.Element(
      fileName: "splash-\(idiom.rawValue)\(scale.suffix)\(isDark ? "~dark" : "").png",
      idiom: idiom,
      scale: scale,
      subtype: nil,
      isDark: isDark
    )
  }

  /// The scales of the devices that the app runs on, and the longest side of their screens in pixels;
  /// the largest scale first.
  static func scales(_ idiom: Idiom, _ app: App) -> [(scale: Scale, side: Int)] {
    let screens = DeviceTable.all.filter { device in
      device.screen.idiom == idiom && device.lastOS.map { $0 >= app.supports.minimumOS } ?? true
        && app.supports.maximumOS.map { device.firstOS <= $0 } ?? true
    }
    .map(\.screen)
    return Scale.allCases.reversed().compactMap { scale in
      screens.filter { $0.scale == scale }.map { $0.points.height * scale.rawValue }.max()
        .map { (scale, $0) }
    }
  }
}
