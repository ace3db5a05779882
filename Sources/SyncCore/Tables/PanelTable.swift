// swift-format-ignore-file
// Tables hold rows, not lines of code: one fact a row, with its source.

/// Phones that draw larger than their panel is and scale down: an image of the panel's size is not what
/// iOS loads.
///
/// `pixels` is what is drawn, `panel` what the glass has, both upright.
enum PanelTable {
  static let rows = #"""
    pixels	panel	source
    1242x2208	1080x1920	facts 3, Plus phones: juejin 7132663584395362311, SIM
    1125x2436	1080x2340	facts 3, iPhone 12 and 13 mini: GRS, swift-snapshot-testing
    """#

  /// The panel, turned as `pixels` are; nil for a screen that shows every pixel.
  static func panel(of pixels: PixelSize) -> PixelSize? {
    byPixels[pixels]
  }

  private static let byPixels: [PixelSize: PixelSize] = {
    var panels: [PixelSize: PixelSize] = [:]
    for row in TableText(rows) where row.count == 3 {
      guard let pixels = PixelSize(String(row[0])), let panel = PixelSize(String(row[1])) else { continue }
      panels[pixels] = panel
      panels[pixels.turned] = panel.turned
    }
    return panels
  }()
}
