/// One kind of image: the rows that the very same pixels fill.
///
/// Rows that differ only in the OS versions or the family they are for are one kind.
struct Kind: Sendable {
  let rows: [SlotRow]
  let pixels: PixelSize
  let idiom: Idiom
  let points: PointSize
  let orientation: SlotOrientation
  let scale: Scale
  let extent: Extent
  let subtype: String?

  /// The image's own size in points, turned as it is.
  var pointSize: PixelSize {
    PixelSize(pixels.width / scale.rawValue, pixels.height / scale.rawValue)
  }

  /// Its sides, in pixels and in points.
  var sides: [Int] {
    [pixels.width, pixels.height, pointSize.width, pointSize.height]
  }

  /// `iPhone 375x667 portrait @2x (750x1334 pixels)`; made once, since every claim tells its reasons.
  let description: String

  private init(_ rows: [SlotRow], _ first: SlotRow) {
    self.rows = rows
    pixels = first.pixels
    idiom = first.idiom
    points = first.points
    orientation = first.orientation
    scale = first.scale
    extent = first.extent
    subtype = first.subtype
    description = first.words
  }

  /// Every kind, in the order of its first row.
  static let all: [Kind] = {
    var order: [PixelSize] = []
    var rows: [PixelSize: [SlotRow]] = [:]
    for row in SlotRow.all {
      if rows[row.pixels] == nil { order.append(row.pixels) }
      rows[row.pixels, default: []].append(row)
    }
    return order.compactMap { pixels in
      guard let rows = rows[pixels], let first = rows.first else { return nil }
      return Kind(rows, first)
    }
  }()
}

extension SlotRow {
  /// `iPhone 375x667 portrait @2x (750x1334 pixels)`.
  var words: String {
    let device =
      switch idiom {
      case .iphone: "iPhone"
      case .ipad: "iPad"
      case .tv: "Apple TV"
      }
    let extent = extent == .toStatusBar ? " without the status bar" : ""
    return "\(device) \(points) \(orientation.rawValue) @\(scale.word)\(extent) (\(pixels) pixels)"
  }
}
