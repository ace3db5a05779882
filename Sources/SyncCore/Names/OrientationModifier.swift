/// The five usage modifiers for orientation (facts 1.2, Apple's table 5-4).
package enum OrientationModifier: String, CaseIterable, Hashable, Sendable {
  case portraitUpsideDown = "PortraitUpsideDown"
  case portrait = "Portrait"
  case landscapeLeft = "LandscapeLeft"
  case landscapeRight = "LandscapeRight"
  case landscape = "Landscape"

  /// The one orientation it is for; nil when it serves every orientation of its shape.
  package var facing: InterfaceOrientation? {
    switch self {
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    case .portrait, .landscape: nil
    }
  }

  /// The shape of the image.
  package var shape: SlotOrientation {
    switch self {
    case .portraitUpsideDown, .portrait: .portrait
    case .landscapeLeft, .landscapeRight, .landscape: .landscape
    }
  }

  /// The modifier of one interface orientation.
  package init(facing: InterfaceOrientation) {
    self =
      switch facing {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      case .landscapeLeft: .landscapeLeft
      case .landscapeRight: .landscapeRight
      }
  }
}
