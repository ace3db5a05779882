import SyncCore

/// A part of a picture, in pixels.
struct PixelArea {
  var left: Int
  var top: Int
  var width: Int
  var height: Int
}

/// Makes a smaller picture of another shape: never enlarged, never distorted.
struct Rendering {
  private let recipe: RenderRecipe
  private let derive: Derive

  /// - Throws: when the recipe wants the source's own pixels, and these are not of the size decided.
  init(_ recipe: RenderRecipe) throws(ImagerFailure) {
    guard let derive = recipe.derive else {
      throw ImagerFailure(.damaged, "it is not \(recipe.pixels) pixels large")
    }
    self.recipe = recipe
    self.derive = derive
  }

  func render(_ picture: RGBPicture) throws(ImagerFailure) -> RGBPicture {
    guard derive.takes(picture.size, for: recipe.pixels) else {
      throw ImagerFailure(.damaged, "it would have to be enlarged to \(recipe.pixels)")
    }
    return switch derive.mode {
    case .cover: try cover(picture)
    case .contain: try contain(picture)
    }
  }

  /// Fills the target; what is left over on two sides is cut off.
  private func cover(_ picture: RGBPicture) throws(ImagerFailure) -> RGBPicture {
    let (source, target) = (picture.size, recipe.pixels)
    let scale = max(
      Double(target.width) / Double(source.width),
      Double(target.height) / Double(source.height)
    )
    let (left, wide, cutLeft) = span(source.width, target.width, scale, leaning: across)
    let (top, high, cutTop) = span(source.height, target.height, scale, leaning: down)
    let area = PixelArea(left: left, top: top, width: wide, height: high)
    let made = try scaled(picture, area, scale)
    return try placed(
      made,
      at: (
        -min(cutLeft, made.size.width - target.width),
        -min(cutTop, made.size.height - target.height)
      )
    )
  }

  /// Shows all of it; what is left over is background.
  private func contain(_ picture: RGBPicture) throws(ImagerFailure) -> RGBPicture {
    let (source, target) = (picture.size, recipe.pixels)
    let scale = min(
      1,
      Double(target.width) / Double(source.width),
      Double(target.height) / Double(source.height)
    )
    let area = PixelArea(left: 0, top: 0, width: source.width, height: source.height)
    let made = try scaled(picture, area, scale)
    return try placed(
      made,
      at: (
        lean(target.width - made.size.width, across), lean(target.height - made.size.height, down)
      )
    )
  }

  /// The stretch of a source's side that becomes the target's: where it starts, how long it is, and
  /// how much of the resized stretch is cut off before the target begins.
  private func span(_ source: Int, _ target: Int, _ scale: Double, leaning part: Double)
    -> (Int, Int, Int)
  {
    let wanted = Double(target) / scale
    let start = max(0, (Double(source) - wanted) * part)
    let first = Int(start.rounded(.down))
    var last = min(source, Int((start + wanted).rounded(.up)))
    var begin = first
    // Rounding may leave the stretch a pixel short.
    while Int((Double(last - begin) * scale).rounded()) < target {
      if last < source { last += 1 } else if begin > 0 { begin -= 1 } else { break }
    }
    let cut = Int(((start - Double(begin)) * scale).rounded())
    return (begin, last - begin, max(0, cut))
  }

  private func scaled(_ picture: RGBPicture, _ area: PixelArea, _ scale: Double)
    throws(ImagerFailure) -> RGBPicture
  {
    if scale < 1 { return try VipsResize.smaller(picture, area, scale: scale) }
    let made = try RGBPicture(PixelSize(area.width, area.height))
    for row in 0..<area.height {
      // Sound: the area lies within the picture, and the row holds its width.
      let source = unsafe picture.row(area.top + row) + area.left * 3
      unsafe made.row(row).update(from: source, count: area.width * 3)
    }
    return made
  }

  /// The picture on the background, moved by `offset`; what lies outside is cut off.
  private func placed(_ picture: RGBPicture, at offset: (across: Int, down: Int))
    throws(ImagerFailure) -> RGBPicture
  {
    let target = recipe.pixels
    if picture.size == target { return picture }
    let made = try RGBPicture(target)
    fill(made, with: Ground(recipe).paint)
    let left = max(0, offset.across)
    let skip = max(0, -offset.across)
    let count = min(picture.size.width - skip, target.width - left)
    for row in 0..<picture.size.height {
      let place = row + offset.down
      guard (0..<target.height).contains(place), count > 0 else { continue }
      // Sound: both stretches lie within their rows.
      unsafe (made.row(place) + left * 3).update(
        from: picture.row(row) + skip * 3,
        count: count * 3
      )
    }
    return made
  }

  private func fill(_ picture: RGBPicture, with color: Color) {
    let first = unsafe picture.row(0)
    for column in 0..<picture.size.width {
      // Sound: within the first row.
      unsafe first[column * 3] = color.red
      unsafe first[column * 3 + 1] = color.green
      unsafe first[column * 3 + 2] = color.blue
    }
    for row in 1..<max(1, picture.size.height) {
      // Sound: rows are of one length and do not overlap.
      unsafe picture.row(row).update(from: first, count: picture.stride)
    }
  }

  private func lean(_ room: Int, _ part: Double) -> Int { Int((Double(room) * part).rounded()) }

  /// 0 keeps the left, 1 the right, one half the middle.
  private var across: Double {
    switch derive.gravity {
    case .center, .top, .bottom: 0.5
    case .left: 0
    case .right: 1
    }
  }

  private var down: Double {
    switch derive.gravity {
    case .center, .left, .right: 0.5
    case .top: 0
    case .bottom: 1
    }
  }
}
