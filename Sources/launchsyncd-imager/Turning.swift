import SyncCore

/// Applies an EXIF orientation to pixels (EXIF 2.3, tag 274).
enum Turning {
  static func turned(_ picture: RGBPicture, by orientation: Int) throws(ImagerFailure) -> RGBPicture
  {
    guard orientation != 1 else { return picture }
    let (width, height) = (picture.size.width, picture.size.height)
    let size = orientation >= 5 ? picture.size.turned : picture.size
    let made = try RGBPicture(size)
    // The first source pixel, and the way to the next one across and down.
    let (first, across, down): (Int, Int, Int) =
      switch orientation {
      case 2: (width - 1, -1, width)
      case 3: (width * height - 1, -1, -width)
      case 4: (width * (height - 1), 1, -width)
      case 5: (0, width, 1)
      case 6: (width * (height - 1), -width, 1)
      case 7: (width * height - 1, -width, -1)
      case 8: (width - 1, width, -1)
      case _: (0, 1, width)
      }
    let source = unsafe picture.plane.base.assumingMemoryBound(to: UInt8.self)
    for row in 0..<size.height {
      // Sound: the steps visit each pixel of the source once, and each of the target.
      var target = unsafe made.row(row)
      var place = (first + row * down) * 3
      for _ in 0..<size.width {
        unsafe target[0] = source[place]
        unsafe target[1] = source[place + 1]
        unsafe target[2] = source[place + 2]
        unsafe target += 3
        place += across * 3
      }
    }
    return made
  }
}
