/// Colours for a terminal; plain text everywhere else.
package struct Style: Sendable {
  private let isColoured: Bool

  package init(isColoured: Bool) {
    self.isColoured = isColoured
  }

  func good(_ text: String) -> String { paint(text, "32") }
  func bad(_ text: String) -> String { paint(text, "31") }
  func warning(_ text: String) -> String { paint(text, "33") }
  func strong(_ text: String) -> String { paint(text, "1") }
  func faint(_ text: String) -> String { paint(text, "2") }

  private func paint(_ text: String, _ code: String) -> String {
    isColoured ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
  }
}
