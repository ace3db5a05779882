import SyncCore

/// A whole PNG that is right as it is; `shade` tells two of one size apart.
func plainPNG(_ width: Int, _ height: Int, shade: UInt8 = 0) -> [UInt8] {
  var png = PNGBuilder(width: UInt32(width), height: UInt32(height), depth: 1, colour: 3)
  png.extra = [("PLTE", [0, 0, 0, 255, 255, 255])]
  let row = [0] + [UInt8](repeating: shade, count: (width + 7) / 8)
  png.raw = Array(repeatElement(row, count: height).joined())
  return png.bytes
}
