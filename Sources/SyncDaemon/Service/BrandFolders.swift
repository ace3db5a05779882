import CLinux
package import SyncCore

/// The brands that there are on disk.
package struct BrandFolders: Sendable {
  /// The brands' folders by the template's name, as they were when the folder that holds them was there.
  package private(set) var known: [String: [RelativePath]]

  private static let file = "brands.json"

  /// Starts from what the last daemon saw: a folder of brands that is away for now is not taken for
  /// empty.
  package init(remembered state: borrowing StateFolder) {
    known = [:]
    guard let bytes = (try? state.read(Self.file)) ?? nil,
      let json = try? JSONValue(parsing: bytes),
      case .object(let members) = json
    else { return }
    for member in members {
      known[member.key] = member.value.elements.compactMap(RelativePath.init(json:))
    }
  }

  package init() { known = [:] }

  /// The config with each template replaced by the apps of its brands.
  package mutating func expand(_ config: Config) -> Config {
    var expanded = config
    expanded.apps = config.apps.filter { BrandTemplate($0) == nil }
    expanded.refused = [:]
    var taken = Set(expanded.apps.map(\.name))
    for template in config.apps.compactMap(BrandTemplate.init) {
      look(template)
      let (apps, problems) = template.apps(of: known[template.app.name] ?? [], taken: taken)
      expanded.apps += apps
      taken.formUnion(apps.map(\.name))
      if !problems.isEmpty { expanded.refused[template.app.name] = problems }
    }
    return expanded
  }

  /// Remembers the brands for the next start.
  package func save(_ state: borrowing StateFolder) throws(SystemCallError) {
    let members = known.sorted { $0.key < $1.key }
      .map { JSONValue.Member($0.key, .array($0.value.map(\.json))) }
    try state.replace(Self.file, with: JSONValue.object(members).line())
  }

  private mutating func look(_ template: BrandTemplate) {
    var found: [RelativePath] = []
    do {
      try Folder(opening: template.parent).forEachEntry { entry in
        // Links are not followed, and what this program writes for a moment is no brand.
        if entry.kind == .folder, !isOurTemporary(entry.name.name) { found.append(entry.name) }
      }
      known[template.app.name] = found.sorted()
    } catch {
      // Away or out of reach: nothing may be concluded about the brands.
      return
    }
  }
}

extension Config {
  /// The config with each template replaced by the apps of its brands, for commands that look once.
  package var expandingBrands: Config {
    guard apps.contains(where: { BrandTemplate($0) != nil }) else { return self }
    var brands = BrandFolders()
    if let state = try? StateFolder(existing: StateFolder.path(of: self)) {
      brands = BrandFolders(remembered: state)
    }
    return brands.expand(self)
  }
}
