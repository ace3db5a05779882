import SyncCore

/// One request with its descriptors.
struct Order {
  private let request: ImagerRequest
  private let files: [File]

  init(request: ImagerRequest, files: [File]) {
    self.request = request
    self.files = files
  }

  func carryOut() -> ImagerReply {
    do throws(ImagerFailure) {
      switch request {
      case .probe(let paths): return .probed(Sandbox.probe(paths))
      case .look(let format, let limits):
        let bytes = try source(limits)
        let decoder = try Decoder(bytes, format: format, limits: limits)
        return .done(try decoder.look())
      case .render(let format, let limits, let recipes):
        guard files.count == recipes.count + 1 else {
          throw ImagerFailure(.unsupported, "the request has \(files.count) descriptors")
        }
        return .done(try render(format, limits, recipes))
      }
    } catch {
      return .failed(error)
    }
  }

  private func source(_ limits: Limits) throws(ImagerFailure) -> Plane {
    guard let file = files.first else { throw ImagerFailure(.unsupported, "no descriptor") }
    return try file.readAll(limit: limits.fileSize)
  }

  /// Decodes once for every colour space and background, which is once for nearly every request.
  private func render(_ format: ImageFormat, _ limits: Limits, _ recipes: [RenderRecipe])
    throws(ImagerFailure) -> ImageFacts
  {
    let bytes = try source(limits)
    var facts: ImageFacts?
    var left = Array(recipes.indices)
    while let first = left.first {
      let ground = Ground(recipes[first])
      let same = left.filter { Ground(recipes[$0]) == ground }
      left.removeAll { same.contains($0) }
      let decoder = try Decoder(bytes, format: format, limits: limits)
      let (found, picture) = try decoder.decode(on: ground)
      facts = found
      let profile = ground.color == .displayP3 ? ColourConversion.displayP3Profile() : nil
      try Parallel.run(same.count) { (index) throws(ImagerFailure) in
        let recipe = recipes[same[index]]
        let target = files[same[index] + 1]
        if recipe.derive == nil, recipe.pixels == picture.size {
          try PNGWriter.write(picture, profile: profile, to: target)
        } else {
          let made = try Rendering(recipe).render(picture)
          try PNGWriter.write(made, profile: profile, to: target)
        }
      }
    }
    guard let facts else { throw ImagerFailure(.unsupported, "no recipe") }
    return facts
  }
}

/// What a picture is decoded for: everything that is not its size.
struct Ground: Hashable {
  let color: ColorSpace
  let background: Color

  init(_ recipe: RenderRecipe) {
    color = recipe.color
    background = recipe.background
  }

  /// The background in the colours of the output; it is given in sRGB.
  var paint: Color {
    let layout = ColourConversion.Layout(space: .rgb, channels: 3, extra: 0, sampleBytes: 1)
    guard color == .displayP3, let conversion = ColourConversion(.sRGB, layout, to: color) else {
      return background
    }
    let own = [background.red, background.green, background.blue]
    var made: [UInt8] = [0, 0, 0]
    // Sound: one pixel on either side.
    unsafe own.withUnsafeBytes { input in
      unsafe made.withUnsafeMutableBufferPointer { output in
        if let input = input.baseAddress, let output = output.baseAddress {
          unsafe conversion.convert(input, to: output, count: 1)
        }
      }
    }
    return Color(red: made[0], green: made[1], blue: made[2])
  }
}
