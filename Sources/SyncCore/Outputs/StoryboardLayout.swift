/// The constraints that show one of two images by the window's shape (facts 5.2).
///
/// With a reach k and a window of w by h, the portrait image's left edge is k·min(w, h) − k·w and the
/// landscape image's is k·max(w, h) − k·w: one is 0, the other at least a window away unless the sides
/// differ by less than one part in k. In that band, under 2 % around the square for 128, both are
/// partly seen, the portrait one in front.
///
/// Attributes are left and right, so that right-to-left languages do not mirror it. The window's own
/// top stands in for the safe area, which iOS 8 does not know: only clear spacers hang on it.
enum StoryboardLayout {
  /// Window sides that the spacers reach.
  static let reach = 128

  enum Part: String, CaseIterable {
    case window = "Lsw-Vw-001"
    case portraitSpacer = "Lsp-Sp-001"
    case landscapeSpacer = "Lsp-Sp-002"
    case positionSpacer = "Lsp-Sp-003"
    case container = "Lsk-Vw-001"
    case portraitImage = "Lsi-Iv-001"
    case landscapeImage = "Lsi-Iv-002"

    var id: String { rawValue }
  }

  enum Attribute: String {
    case left, right, top, bottom, width, height
  }

  enum Relation: String {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  struct Constraint {
    let id: String
    let owner: Part
    let first: Part
    let firstAttribute: Attribute
    let relation: Relation
    /// nil for a constant.
    let second: Part?
    let secondAttribute: Attribute
    let multiplier: Int
    let constant: Int
    let isOptional: Bool
  }

  static func constraints(of owner: Part) -> [Constraint] {
    all.filter { $0.owner == owner }
  }

  /// All of them; the number in each id is its place here.
  static let all: [Constraint] = {
    var list: [Constraint] = []
    func add(
      _ owner: Part,
      _ first: Part,
      _ attribute: Attribute,
      _ relation: Relation = .equal,
      _ second: Part? = nil,
      _ other: Attribute = .height,
      times multiplier: Int = 1,
      plus constant: Int = 0,
      isOptional: Bool = false
    ) {
      let number = list.count + 1
      list.append(
        Constraint(
          id: "Lsc-\(number < 10 ? "0" : "")\(number)-001",
          owner: owner,
          first: first,
          firstAttribute: attribute,
          relation: relation,
          second: second,
          secondAttribute: other,
          multiplier: multiplier,
          constant: constant,
          isOptional: isOptional
        )
      )
    }
    for spacer in [Part.portraitSpacer, .landscapeSpacer, .positionSpacer] {
      add(spacer, spacer, .height, plus: 20)
    }
    // One spacer is as long as the window's shorter side reaches, one as its longer side.
    for (spacer, relation) in [
      (Part.portraitSpacer, Relation.lessThanOrEqual), (.landscapeSpacer, .greaterThanOrEqual),
    ] {
      for side in [Attribute.width, .height] {
        add(.window, spacer, .width, relation, .window, side, times: reach)
        add(.window, spacer, .width, .equal, .window, side, times: reach, isOptional: true)
      }
    }
    // The container starts as far left of the window as its width reaches.
    add(.window, .positionSpacer, .width, .equal, .window, .width, times: reach)
    add(.window, .portraitSpacer, .top, .equal, .window, .top)
    add(.window, .landscapeSpacer, .top, .equal, .portraitSpacer, .bottom)
    add(.window, .positionSpacer, .top, .equal, .landscapeSpacer, .bottom)
    add(.window, .positionSpacer, .right, .equal, .window, .left)
    for spacer in [Part.positionSpacer, .portraitSpacer, .landscapeSpacer] {
      add(.window, spacer, .left, .equal, .container, .left)
    }
    add(.window, .container, .top, .equal, .window, .top)
    add(.window, .container, .bottom, .equal, .window, .bottom)
    for (image, spacer) in [
      (Part.portraitImage, Part.portraitSpacer), (.landscapeImage, .landscapeSpacer),
    ] {
      add(.window, image, .left, .equal, spacer, .right)
      add(.window, image, .width, .equal, .window, .width)
      add(.window, image, .height, .equal, .window, .height)
      add(.container, image, .top, .equal, .container, .top)
      add(.container, image, .bottom, .equal, .container, .bottom)
      add(.container, image, .right, .lessThanOrEqual, .container, .right)
      add(.container, image, .right, .equal, .container, .right, isOptional: true)
    }
    return list
  }()
}

extension StoryboardLayout.Constraint {
  var xml: XMLNode {
    var pairs: [(String, String)] = [
      ("firstItem", first.id), ("firstAttribute", firstAttribute.rawValue),
    ]
    switch relation {
    case .equal: break
    case .lessThanOrEqual, .greaterThanOrEqual: pairs.append(("relation", relation.rawValue))
    }
    if let second {
      pairs += [("secondItem", second.id), ("secondAttribute", secondAttribute.rawValue)]
      if multiplier != 1 { pairs.append(("multiplier", "\(multiplier)")) }
    }
    if constant != 0 { pairs.append(("constant", "\(constant)")) }
    if isOptional { pairs.append(("priority", "250")) }
    pairs.append(("id", id))
    // A view's own attribute goes without its id.
    if first == owner { pairs.removeFirst() }
    return XMLNode("constraint", attributes: pairs.map(XMLNode.Attribute.init))
  }
}
