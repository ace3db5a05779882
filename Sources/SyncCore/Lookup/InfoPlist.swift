/// What an app's Info.plist says about devices, systems, orientations and launch.
///
/// Whatever is wrong in it becomes a problem with its key path, and the rest is still taken.
package struct InfoPlist: Hashable, Sendable {
  /// `UIDeviceFamily`; nil when absent.
  package var devices: Set<Idiom>?
  /// `MinimumOSVersion`; nil when absent or a build setting's placeholder.
  package var minimumOS: OSVersion?
  /// `UISupportedInterfaceOrientations`, `~ipad` and `~iphone`, by idiom.
  package var orientations: [Idiom: [InterfaceOrientation]] = [:]
  /// The schemes of `CFBundleURLTypes`, each once, in order.
  package var urlSchemes: [String] = []
  package var keys = LaunchKeys()
  package var problems: [Problem] = []
  /// Whether nothing of it could be taken: its one problem says why.
  package private(set) var isUnreadable = false

  /// Bytes of the largest one that is read.
  package static let sizeLimit = PlistValue.Limit.bytes

  /// Reads XML or binary bytes.
  package static func read(_ bytes: [UInt8]) -> InfoPlist {
    var plist = InfoPlist()
    do throws(PlistError) {
      let root = try PlistValue.read(bytes)
      guard case .dictionary = root else { throw PlistError("its top level is no dictionary") }
      plist.take(root)
    } catch {
      plist = unreadable(error.reason, remedy: "Check it with plutil -lint, or write it anew.")
    }
    return plist
  }

  /// One that says nothing, and why: `reason` ends a sentence.
  package static func unreadable(_ reason: String, remedy: String) -> InfoPlist {
    var plist = InfoPlist()
    plist.isUnreadable = true
    plist.note("", reason, remedy: remedy)
    return plist
  }

  /// What the config says, with what the plist says in its place.
  package func applied(to support: Support) -> Support {
    var result = support
    if let devices { result.devices = devices }
    if let minimumOS { result.minimumOS = minimumOS }
    for (idiom, list) in orientations { result.orientations[idiom] = list }
    for scheme in urlSchemes { result.declare(scheme: scheme) }
    for idiom in Idiom.allCases {
      if let list = keys.launchImages(for: idiom) { result.listedImages[idiom] = list }
    }
    if let name = Self.basename(keys.launchImageFile) { result.basename = name }
    for (idiom, value) in keys.launchImageFileByIdiom {
      if let name = Self.basename(value) { result.basenameByIdiom[idiom] = name }
    }
    return result
  }

  /// What keeps the app from running anywhere once the plist's word is in `support`.
  package func contradictions(in support: Support) -> [Problem] {
    guard let minimumOS, let maximum = support.maximumOS, minimumOS > maximum else { return [] }
    var plist = InfoPlist()
    plist.note(
      "MinimumOSVersion",
      "is \(minimumOS), above the config's maximumOS \(maximum), so that no system is left",
      remedy: "Raise supports.maximumOS in the config, or leave it out."
    )
    return plist.problems
  }

  /// What names start with when a key has that value; nil where only the build knows.
  private static func basename(_ value: String?) -> String? {
    guard let name = value.map(LaunchKeys.withoutExtension), !isPlaceholder(name),
      !name.utf8.contains(UInt8(ascii: "/")), RelativePath(name) != nil
    else { return nil }
    return name
  }

  // MARK: - Keys

  private mutating func take(_ root: PlistValue) {
    noteDuplicates(root)
    takeDevices(root["UIDeviceFamily"])
    if let text = text(root, "MinimumOSVersion"), !Self.isPlaceholder(text) {
      minimumOS = OSVersion(text)
      if minimumOS == nil {
        note("MinimumOSVersion", "is no version", remedy: "Write it as 12.0.")
      }
    }
    takeOrientations(root)
    takeSchemes(root["CFBundleURLTypes"])
    takeLaunchKeys(root)
    if let value = root["UIRequiresFullScreen"] {
      switch value {
      case .bool(let flag): keys.requiresFullScreen = flag
      case .string(let text) where Self.isPlaceholder(text): break
      case .string, .integer, .array, .dictionary, .other:
        note("UIRequiresFullScreen", "is no boolean", remedy: "Write <true/> or <false/>.")
      }
    }
  }

  mutating func text(_ root: PlistValue, _ key: String) -> String? {
    guard let value = root[key] else { return nil }
    guard let text = value.text else {
      note(key, "is no string", remedy: "Write it as a string.")
      return nil
    }
    return text.isEmpty ? nil : text
  }

  /// Tells of keys that stand in one dictionary twice, however deep it lies.
  private mutating func noteDuplicates(_ value: PlistValue, below path: [String] = []) {
    switch value {
    case .dictionary(let entries):
      var seen: Set<String> = []
      for entry in entries {
        if !seen.insert(entry.key).inserted {
          let keyPath = (path + [entry.key]).joined(separator: ".")
          note(keyPath, "stands there twice; the first is taken", remedy: "Remove one.")
        }
        noteDuplicates(entry.value, below: path + [entry.key])
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        noteDuplicates(element, below: path + [String(index)])
      }
    case .string, .integer, .bool, .other: break
    }
  }

  /// Tells of a value that is there and no string; `path` ends in a dot.
  mutating func noteUnlessText(_ value: PlistValue, _ key: String, below path: String) {
    guard let value = value[key], value.text == nil else { return }
    note(path + key, "is no string", remedy: "Write it as a string.")
  }

  mutating func note(_ keyPath: String, _ message: String, remedy: String) {
    let subject =
      keyPath.isEmpty ? "Info.plist can not be read:" : "Info.plist: \(printable(keyPath.utf8))"
    problems.append(Problem(.infoPlist, at: nil, "\(subject) \(message).", remedy: remedy))
  }

  /// `$(PRODUCT_NAME)` or `${PRODUCT_NAME}`: known to the build only.
  static func isPlaceholder(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "$"))
  }

  /// Whether the build may as well put nothing there: no text stands beside placeholders.
  static func isAllPlaceholder(_ text: String) -> Bool {
    guard isPlaceholder(text) else { return false }
    var depth = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "$"): break
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
      case _: if depth == 0 { return false }
      }
    }
    return true
  }
}
