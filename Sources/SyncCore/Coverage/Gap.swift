/// Something to deliver: one line for one file, whatever the number of devices.
package struct Gap: Hashable, Sendable {
  /// Stable: made of the screen, shape and scheme alone.
  package let id: String
  package var severity: Severity
  /// The first of `devices`.
  package let device: String
  /// All devices affected, in table order.
  package let devices: [String]
  /// Devices in the table, of which `devices` are a share.
  package let tableCount: Int
  /// The first orientation affected.
  package let orientation: InterfaceOrientation
  package let state: CoverageState
  package let seen: Seen?
  package let wanted: Wanted
  package var message: String
  /// Rows of the traps table (facts 4.6) that apply.
  package var traps: [Int]

  package enum Severity: String, CaseIterable, Hashable, Sendable {
    /// A black screen, a letterbox, or a rejection by the store.
    case error
    /// Works, but not as drawn.
    case warning
  }

  package struct Wanted: Hashable, Sendable {
    package let file: String
    package let pixels: PixelSize

    package init(file: String, pixels: PixelSize) {
      self.file = file
      self.pixels = pixels
    }
  }
}

extension Gap: Comparable {
  /// Errors first, then by id.
  package static func < (left: Gap, right: Gap) -> Bool {
    if left.severity != right.severity { return left.severity == .error }
    return left.id.utf8.lexicographicallyPrecedes(right.id.utf8)
  }
}

/// A finding without a gap.
package struct CoverageNote: Hashable, Sendable {
  package let id: String
  /// The row of the traps table (facts 4.6), if it is one.
  package let trap: Int?
  package let message: String
}
