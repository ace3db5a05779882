/// What the daemon asks of the image worker: one message each way over a socket.
///
/// Descriptors travel with the message: the source's first, then one for each recipe.
package enum ImagerRequest: Hashable, Sendable {
  /// The facts of a source, by decoding all of it.
  case look(ImageFormat, Limits)
  /// The same, and a PNG for each recipe.
  case render(ImageFormat, Limits, [RenderRecipe])
  /// What the sandbox answers to what no decoder has any business with; for the tests.
  case probe(paths: [String])

  /// Recipes of one request; a message carries no more descriptors.
  package static let mostRecipes = 200
  /// Bytes of a message.
  package static let mostBytes = 128 << 10

  package var json: JSONValue {
    switch self {
    case .look(let format, let limits):
      .record(["look": .string(format.rawValue), "limits": limits.json])
    case .render(let format, let limits, let recipes):
      .record([
        "render": .string(format.rawValue), "limits": limits.json,
        "recipes": .array(recipes.map(\.json)),
      ])
    case .probe(let paths): .record(["probe": .array(paths.map(JSONValue.string))])
    }
  }

  /// Reads what ``json`` wrote.
  package init?(json: JSONValue) {
    if let paths = json["probe"]?.elements {
      self = .probe(paths: paths.compactMap(\.text))
      return
    }
    guard let limits = json["limits"].flatMap(Limits.init(json:)) else { return nil }
    if let format = json["look"]?.text.flatMap(ImageFormat.init) {
      self = .look(format, limits)
    } else if let format = json["render"]?.text.flatMap(ImageFormat.init) {
      let rows = json["recipes"]?.elements ?? []
      let recipes = rows.compactMap(RenderRecipe.init(json:))
      guard recipes.count == rows.count else { return nil }
      self = .render(format, limits, recipes)
    } else {
      return nil
    }
  }
}

extension RenderRecipe {
  var json: JSONValue {
    .record([
      "width": .int(pixels.width), "height": .int(pixels.height),
      "color": .string(color.rawValue), "background": .string(background.description),
      "mode": .optional(derive?.mode.rawValue), "gravity": .optional(derive?.gravity.rawValue),
    ])
  }

  init?(json: JSONValue) {
    guard let width = json["width"]?.number, let height = json["height"]?.number,
      let color = json["color"]?.text.flatMap(ColorSpace.init(rawValue:)),
      let background = json["background"]?.text.flatMap(Color.init)
    else { return nil }
    var derive: Derive?
    if let mode = json["mode"]?.text.flatMap(Derive.Mode.init(rawValue:)),
      let gravity = json["gravity"]?.text.flatMap(Derive.Gravity.init(rawValue:))
    {
      derive = Derive(mode: mode, background: background, gravity: gravity)
    }
    self.init(
      pixels: PixelSize(width, height),
      color: color,
      background: background,
      derive: derive
    )
  }
}

extension Limits {
  /// As much of it as the worker has to know.
  fileprivate var json: JSONValue {
    .record(["pixels": .int(pixels), "side": .int(side), "fileSize": .int(Int(fileSize))])
  }

  fileprivate init?(json: JSONValue) {
    guard let pixels = json["pixels"]?.number, let side = json["side"]?.number,
      let fileSize = json["fileSize"]?.number
    else { return nil }
    self.init(pixels: pixels, side: side, fileSize: Int64(fileSize))
  }
}
