extension InfoPlist {
  /// The keys that say what a launch shows.
  mutating func takeLaunchKeys(_ root: PlistValue) {
    keys.storyboardName = storyboardName(root, "UILaunchStoryboardName")
    for idiom in Idiom.allCases {
      keys.storyboardNameByIdiom[idiom] =
        storyboardName(root, "UILaunchStoryboardName" + idiom.suffix)
      keys.launchImageFileByIdiom[idiom] = imageName(root, "UILaunchImageFile" + idiom.suffix)
    }
    keys.launchImageFile = imageName(root, "UILaunchImageFile")
    keys.hasLaunchScreen = root["UILaunchScreen"] != nil
    switch root["UILaunchScreen"] {
    case nil: break
    case .dictionary(let entries): noteScreen(.dictionary(entries), below: "UILaunchScreen.")
    case .string, .integer, .bool, .array, .other:
      note("UILaunchScreen", "is no dictionary", remedy: "Write <dict/> or the keys of a screen.")
    }
    keys.launchScreens = screens(root, "UILaunchScreens", .screens)
    keys.storyboards = screens(root, "UILaunchStoryboards", .storyboards)
    keys.launchImages = images(root, "UILaunchImages")
    for idiom in Idiom.allCases {
      keys.launchImagesByIdiom[idiom] = images(root, "UILaunchImages" + idiom.suffix)
    }
  }

  private mutating func images(_ root: PlistValue, _ key: String) -> [LaunchImageValue]? {
    guard let value = root[key] else { return nil }
    guard case .array(let elements) = value else {
      note(key, "is no array", remedy: "Write an array of dictionaries.")
      return nil
    }
    var values: [LaunchImageValue] = []
    for (index, element) in elements.enumerated() {
      let image = LaunchImageValue(element)
      let name = "UILaunchImageName"
      // A file by the name of a placeholder would be found by nobody.
      if element[name]?.isPlaceholder ?? false { continue }
      if let text = element[name]?.text, !text.isEmpty,
        !isFileName(text, "\(key).\(index).\(name)", "Default")
      {
        continue
      }
      if LaunchImageEntry(image) == nil, !element.holdsPlaceholder {
        note(
          "\(key).\(index)",
          "is skipped by iOS",
          remedy: "Give it UILaunchImageName, UILaunchImageMinimumOSVersion, a known"
            + " UILaunchImageOrientation and a UILaunchImageSize such as {320, 568}."
        )
      }
      values.append(image)
    }
    return values
  }

  /// The name of a storyboard; nil when it is all the build's to fill in.
  ///
  /// The build may put nothing there, so that whether there is a launch screen is not known. With
  /// text beside the placeholder there is one.
  private mutating func storyboardName(_ root: PlistValue, _ key: String) -> String? {
    guard let name = fileName(root, key, "LaunchScreen"), !Self.isAllPlaceholder(name) else {
      return nil
    }
    return name
  }

  /// nil for a value that only the build knows: no image can be given that name.
  private mutating func imageName(_ root: PlistValue, _ key: String) -> String? {
    guard let name = fileName(root, key, "Default"), !Self.isPlaceholder(name) else { return nil }
    return name
  }

  /// What a screen that the plist draws itself has of names.
  private mutating func noteScreen(_ screen: PlistValue, below path: String) {
    for key in ["UIImageName", "UIColorName"] { noteUnlessText(screen, key, below: path) }
  }

  /// A name of a file of the bundle; nil when it is none, which is told.
  private mutating func fileName(_ root: PlistValue, _ key: String, _ example: String) -> String? {
    guard let name = text(root, key), isFileName(name, key, example) else { return nil }
    return name
  }

  /// Whether a value names a file at the top of the bundle, where iOS looks for it; else it is told.
  private mutating func isFileName(_ name: String, _ key: String, _ example: String) -> Bool {
    if RelativePath(name).map({ $0.components.count == 1 }) ?? false { return true }
    note(
      key,
      "is \"\(printable(name.utf8))\", which is no file name, and is left out",
      remedy:
        "Write the name of a file at the top of the bundle, without folders, such as \(example)."
    )
    return false
  }

  private enum ListKind { case screens, storyboards }

  private mutating func screens(
    _ root: PlistValue,
    _ key: String,
    _ kind: ListKind
  ) -> LaunchScreenList? {
    guard let value = root[key] else { return nil }
    let words: (definitions: String, id: String, standard: String, schemes: String) =
      switch kind {
      case .screens:
        (
          "UILaunchScreenDefinitions", "UILaunchScreenIdentifier", "UIDefaultLaunchScreen",
          "UIURLToLaunchScreenAssociations"
        )
      case .storyboards:
        (
          "UILaunchStoryboardDefinitions", "UILaunchStoryboardIdentifier",
          "UIDefaultLaunchStoryboard", "UIURLToLaunchStoryboardAssociations"
        )
      }
    var list = LaunchScreenList()
    if case .array(let definitions)? = value[words.definitions] {
      for (index, definition) in definitions.enumerated() {
        guard let id = definition[words.id]?.text else {
          note("\(key).\(words.definitions).\(index)", "has no \(words.id)", remedy: "Name it.")
          continue
        }
        let path = "\(key).\(words.definitions).\(index)."
        switch kind {
        case .screens: noteScreen(definition, below: path)
        case .storyboards: noteUnlessText(definition, "UILaunchStoryboardFile", below: path)
        }
        list.definitions.updateValue(definition["UILaunchStoryboardFile"]?.text, forKey: id)
      }
    } else {
      note("\(key).\(words.definitions)", "is no array", remedy: "List the screens there.")
    }
    noteUnlessText(value, words.standard, below: "\(key).")
    list.defaultID = value[words.standard]?.text
    switch value[words.schemes] {
    case nil: break
    case .dictionary(let pairs):
      for pair in pairs {
        if pair.value.text == nil {
          let path = "\(key).\(words.schemes).\(pair.key)"
          note(path, "is no string", remedy: "Write it as a string.")
        }
        list.schemes[pair.key] = pair.value.text
      }
    case .string, .integer, .bool, .array, .other:
      let path = "\(key).\(words.schemes)"
      note(path, "is no dictionary", remedy: "Write a scheme and the identifier of its screen.")
    }
    return list
  }
}

extension PlistValue {
  /// The text of a string; nil for anything else.
  var text: String? {
    switch self {
    case .string(let text): text
    case .integer, .bool, .array, .dictionary, .other: nil
    }
  }

  /// Whether only the build knows the value.
  var isPlaceholder: Bool { text.map(InfoPlist.isPlaceholder) ?? false }

  /// Whether only the build knows a value of this dictionary.
  fileprivate var holdsPlaceholder: Bool {
    guard case .dictionary(let entries) = self else { return false }
    return entries.contains { $0.value.isPlaceholder }
  }

  /// As a field of an entry of `UILaunchImages`.
  fileprivate func field(_ key: String) -> PlistField {
    guard let value = self[key] else { return .absent }
    return value.text.map(PlistField.text) ?? .wrongType
  }
}

extension LaunchImageValue {
  fileprivate init(_ value: PlistValue) {
    guard case .dictionary = value else {
      self = .notADictionary
      return
    }
    self = .dictionary(
      Fields(
        name: value.field("UILaunchImageName"),
        minimumOS: value.field("UILaunchImageMinimumOSVersion"),
        orientation: value.field("UILaunchImageOrientation"),
        size: value.field("UILaunchImageSize")
      )
    )
  }
}
