import Testing

@Suite struct PixelTests {
  @Test("pixels are what Pillow and lcms make of the same images")
  func pixels() throws {
    let shop = try Workshop()
    let script = "\(Fixtures.python) '\(Fixtures.images)/pixels.py' '\(Fixtures.imager)'"
    #expect(shop.shell("\(script) >out 2>&1") == 0)
    #expect(shop.output.hasSuffix("comparisons hold\n"), "\(shop.output)")
  }
}
