/// How missing slots are rendered from larger sources.
package struct Derive: Hashable, Sendable {
  package var mode: Mode
  package var background: Color?
  package var gravity: Gravity

  package init(mode: Mode = .cover, background: Color? = nil, gravity: Gravity = .center) {
    self.mode = mode
    self.background = background
    self.gravity = gravity
  }

  package enum Mode: String, CaseIterable, Hashable, Sendable { case cover, contain }

  package enum Gravity: String, CaseIterable, Hashable, Sendable {
    case center, top, bottom, left, right
  }
}
