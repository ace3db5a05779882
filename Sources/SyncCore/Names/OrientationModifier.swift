/// The five usage modifiers for orientation (facts 1.2, Apple's table 5-4).
package enum OrientationModifier: String, CaseIterable, Hashable, Sendable {
  case portraitUpsideDown = "PortraitUpsideDown"
  case portrait = "Portrait"
  case landscapeLeft = "LandscapeLeft"
  case landscapeRight = "LandscapeRight"
  case landscape = "Landscape"

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
