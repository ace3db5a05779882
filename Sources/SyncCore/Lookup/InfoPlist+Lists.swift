/// The keys that hold lists: devices, orientations, URL schemes.
extension InfoPlist {
  mutating func takeDevices(_ value: PlistValue?) {
    guard let value else { return }
    let elements = if case .array(let list) = value { list } else { [value] }
    // A list of which only the build knows a part says nothing yet.
    if elements.contains(where: \.isPlaceholder) { return }
    var found: Set<Idiom> = []
    var isTold = false
    for element in elements {
      let number: Int? =
        switch element {
        case .integer(let number): number
        case .string(let text): Int(text)
        case .bool, .array, .dictionary, .other: nil
        }
      switch number {
      case 1: found.insert(.iphone)
      case 2: found.insert(.ipad)
      case 3: found.insert(.tv)
      case nil:
        note("UIDeviceFamily", "holds what is no number", remedy: "Write 1, 2 or 3.")
        isTold = true
      case _: break  // Watch, Vision, Mac: devices without launch images.
      }
    }
    if !found.isEmpty {
      devices = found
    } else if !isTold {
      note("UIDeviceFamily", "names no device that has launch images", remedy: "Write 1, 2 or 3.")
    }
  }

  mutating func takeOrientations(_ root: PlistValue) {
    let key = "UISupportedInterfaceOrientations"
    if let list = orientationList(root, key) {
      for idiom in [Idiom.iphone, .ipad] { orientations[idiom] = list }
    }
    for idiom in [Idiom.iphone, .ipad] {
      if let list = orientationList(root, key + idiom.suffix) { orientations[idiom] = list }
    }
  }

  private mutating func orientationList(
    _ root: PlistValue,
    _ key: String
  ) -> [InterfaceOrientation]? {
    guard let value = root[key], !value.isPlaceholder else { return nil }
    guard case .array(let elements) = value else {
      note(key, "is no array", remedy: "Write an array of orientation names.")
      return nil
    }
    if elements.contains(where: \.isPlaceholder) { return nil }
    var list: [InterfaceOrientation] = []
    for (index, element) in elements.enumerated() {
      guard case .string(let word) = element, let one = Self.orientation(word) else {
        note("\(key).\(index)", "is no orientation", remedy: Self.orientationRemedy)
        continue
      }
      if !list.contains(one) { list.append(one) }
    }
    if list.isEmpty {
      note(key, "names no orientation", remedy: Self.orientationRemedy)
      return nil
    }
    return list
  }

  private static let orientationRemedy =
    "Use UIInterfaceOrientationPortrait, …PortraitUpsideDown, …LandscapeLeft or …LandscapeRight."

  private static func orientation(_ word: String) -> InterfaceOrientation? {
    switch word {
    case "UIInterfaceOrientationPortrait": .portrait
    case "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown
    case "UIInterfaceOrientationLandscapeLeft": .landscapeLeft
    case "UIInterfaceOrientationLandscapeRight": .landscapeRight
    case _: nil
    }
  }

  mutating func takeSchemes(_ value: PlistValue?) {
    guard let value else { return }
    guard case .array(let types) = value else {
      note("CFBundleURLTypes", "is no array", remedy: "Write an array of dictionaries.")
      return
    }
    for (index, type) in types.enumerated() {
      guard case .dictionary = type else {
        note("CFBundleURLTypes.\(index)", "is no dictionary", remedy: "Write a dictionary there.")
        continue
      }
      guard let list = type["CFBundleURLSchemes"] else { continue }
      let path = "CFBundleURLTypes.\(index).CFBundleURLSchemes"
      guard case .array(let schemes) = list else {
        note(path, "is no array", remedy: "Write an array of strings.")
        continue
      }
      for (place, scheme) in schemes.enumerated() {
        guard case .string(let name) = scheme, !name.isEmpty, !name.utf8.contains(0x2f) else {
          note("\(path).\(place)", "is no scheme", remedy: "Write a name such as myapp.")
          continue
        }
        if !Self.isPlaceholder(name), !urlSchemes.contains(name) { urlSchemes.append(name) }
      }
    }
  }
}
