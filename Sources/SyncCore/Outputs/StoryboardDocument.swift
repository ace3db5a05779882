/// The launch storyboard's XML: legal for a launch screen (facts 5.3), every id fixed, so that an
/// unchanged drop changes nothing.
struct StoryboardDocument {
  /// Names of the image sets; nil leaves that image view empty.
  let portraitImage: String?
  let landscapeImage: String?
  let background: Color
  /// The colour set; nil writes the colour itself, for systems without named colours.
  let backgroundName: String?

  private typealias Part = StoryboardLayout.Part

  var bytes: [UInt8] {
    XMLNode(
      "document",
      [
        "type": "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "version": "3.0",
        "toolsVersion": "13771", "targetRuntime": "iOS.CocoaTouch",
        "propertyAccessControl": "none", "useAutolayout": "YES", "launchScreen": "YES",
        "useTraitCollections": "YES", "colorMatched": "YES",
        "initialViewController": Self.controllerID,
      ],
      [dependencies, XMLNode("scenes", [:], [scene]), resources]
    )
    .document()
  }

  private static let controllerID = "Lsc-Vc-001"

  private var dependencies: XMLNode {
    var nodes = [
      XMLNode("deployment", ["identifier": "iOS"]),
      XMLNode(
        "plugIn",
        ["identifier": "com.apple.InterfaceBuilder.IBCocoaTouchPlugin", "version": "13772"]
      ),
    ]
    if backgroundName != nil {
      nodes.append(XMLNode("capability", ["name": "Named colors", "minToolsVersion": "9.0"]))
    }
    nodes.append(
      XMLNode(
        "capability",
        ["name": "documents saved in the Xcode 8 format", "minToolsVersion": "8.0"]
      )
    )
    return XMLNode("dependencies", [:], nodes)
  }

  private var scene: XMLNode {
    let controller = XMLNode(
      "viewController",
      ["id": Self.controllerID, "sceneMemberID": "viewController"],
      [rootView]
    )
    let responder = XMLNode(
      "placeholder",
      [
        "placeholderIdentifier": "IBFirstResponder", "id": "Lsf-Rs-001",
        "sceneMemberID": "firstResponder",
      ]
    )
    return XMLNode(
      "scene",
      ["sceneID": "Lss-Sc-001"],
      [
        XMLNode("objects", [:], [controller, responder]),
        XMLNode("point", ["key": "canvasLocation", "x": "0.0", "y": "0.0"]),
      ]
    )
  }

  private var rootView: XMLNode {
    let color: XMLNode =
      backgroundName.map { XMLNode("color", ["key": "backgroundColor", "name": $0]) }
      ?? self.color(key: "backgroundColor")
    return XMLNode(
      "view",
      ["key": "view", "contentMode": "scaleToFill", "id": Part.window.id],
      [
        rect(0, 0, 768, 1024),
        XMLNode(
          "autoresizingMask",
          ["key": "autoresizingMask", "widthSizable": "YES", "heightSizable": "YES"]
        ),
        XMLNode("subviews", [:], subviews), color, constraints(of: .window),
      ]
    )
  }

  /// Frames are what the editor shows for a 768x1024 window; the constraints decide.
  private var subviews: [XMLNode] {
    let reach = StoryboardLayout.reach
    return [
      view(.portraitSpacer, rect(-768 * reach, 0, 768 * reach, 20)),
      view(.landscapeSpacer, rect(-768 * reach, 20, 1024 * reach, 20)),
      view(.positionSpacer, rect(-768 * reach, 40, 768 * reach, 20)),
      view(
        .container,
        rect(-768 * reach, 0, 1024 * reach + 768, 1024),
        [
          XMLNode(
            "subviews",
            [:],
            [
              imageView(.landscapeImage, landscapeImage, x: 1024 * reach),
              imageView(.portraitImage, portraitImage, x: 768 * reach),
            ]
          )
        ]
      ),
    ]
  }

  private func view(_ part: Part, _ frame: XMLNode, _ inside: [XMLNode] = []) -> XMLNode {
    XMLNode(
      "view",
      [
        "contentMode": "scaleToFill", "translatesAutoresizingMaskIntoConstraints": "NO",
        "id": part.id,
      ],
      [frame] + inside + [constraints(of: part)]
    )
  }

  private func imageView(_ part: Part, _ image: String?, x: Int) -> XMLNode {
    typealias Attribute = XMLNode.Attribute
    let fixed: KeyValuePairs = [
      "clipsSubviews": "YES", "userInteractionEnabled": "NO", "contentMode": "scaleAspectFill",
      "horizontalHuggingPriority": "251", "verticalHuggingPriority": "251",
      "translatesAutoresizingMaskIntoConstraints": "NO", "id": part.id,
    ]
    var attributes = fixed.map { Attribute(name: $0.key, value: $0.value) }
    if let image { attributes.insert(Attribute(name: "image", value: image), at: 5) }
    return XMLNode("imageView", attributes: attributes, [rect(x, 0, 768, 1024)])
  }

  private func constraints(of owner: Part) -> XMLNode {
    XMLNode("constraints", [:], StoryboardLayout.constraints(of: owner).map(\.xml))
  }

  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> XMLNode {
    XMLNode(
      "rect",
      [
        "key": "frame", "x": "\(x)", "y": "\(y)", "width": "\(width)", "height": "\(height)",
      ]
    )
  }

  // MARK: - Resources

  private var resources: XMLNode {
    var nodes: [XMLNode] = []
    for (name, width, height) in [(portraitImage, 768, 1024), (landscapeImage, 1024, 768)] {
      guard let name else { continue }
      nodes.append(XMLNode("image", ["name": name, "width": "\(width)", "height": "\(height)"]))
    }
    nodes.sort { $0.attributes[0].value < $1.attributes[0].value }
    if let backgroundName {
      nodes.append(XMLNode("namedColor", ["name": backgroundName], [color(key: nil)]))
    }
    return XMLNode("resources", [:], nodes)
  }

  private func color(key: String?) -> XMLNode {
    typealias Attribute = XMLNode.Attribute
    let channels = [
      ("red", background.red), ("green", background.green), ("blue", background.blue),
    ]
    let attributes =
      (key.map { [Attribute(name: "key", value: $0)] } ?? [])
      + channels.map { Attribute(name: $0.0, value: Self.fraction($0.1)) } + [
        Attribute(name: "alpha", value: "1"), Attribute(name: "colorSpace", value: "custom"),
        Attribute(name: "customColorSpace", value: "sRGB"),
      ]
    return XMLNode("color", attributes: attributes)
  }

  /// A channel as Interface Builder writes it: 0 to 1.
  private static func fraction(_ value: UInt8) -> String {
    value == 0 ? "0.0" : value == 255 ? "1" : "\(Double(value) / 255)"
  }
}
