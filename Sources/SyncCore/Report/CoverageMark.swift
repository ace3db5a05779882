/// One character a state, and its colour on a terminal.
struct CoverageMark: Sendable {
  let state: CoverageState

  var text: String {
    switch state {
    case .exact: "●"
    case .derived: "◐"
    case .fallback: "▲"
    case .missing: "✗"
    case .notApplicable: "·"
    }
  }

  func text(isColoured: Bool) -> String {
    isColoured ? "\u{1b}[\(colour)m\(text)\u{1b}[0m" : text
  }

  private var colour: Int {
    switch state {
    case .exact: 32
    case .derived: 36
    case .fallback: 33
    case .missing: 31
    case .notApplicable: 90
    }
  }

  /// What each mark says.
  static func legend(isColoured: Bool) -> String {
    CoverageState.allCases.map { state in
      let word =
        switch state {
        case .exact: "exact"
        case .derived: "derived"
        case .fallback: "fallback"
        case .missing: "missing"
        case .notApplicable: "not applicable"
        }
      return CoverageMark(state: state).text(isColoured: isColoured) + " " + word
    }.joined(separator: "   ")
  }
}
