/// What one output takes of the build tree, whatever is dropped: for finding outputs of one app that
/// would fight over a file, or over whether a name is a file or a folder.
struct OutputClaims {
  /// Files whose names are fixed.
  private var files: Set<RelativePath> = []
  /// Folders that are the output's own, with all that is in them.
  private var own: Set<RelativePath> = []
  private var loose: Loose?

  /// Images that lie in a folder beside others.
  private struct Loose {
    /// nil is the build tree itself.
    let folder: RelativePath?
    /// What their names start with.
    let starts: [String]
    /// Whether some lie in folders of languages there.
    let hasLanguages: Bool

    func isName(_ name: ArraySlice<UInt8>) -> Bool {
      name.hasSuffix(LaunchName.fileExtension) && starts.contains { name.starts(with: $0.utf8) }
    }

    /// Whether the other's images lie where these do, and may have the same names.
    func meets(_ other: Loose) -> Bool {
      let isSame =
        folder == other.folder
        || hasLanguages
          && other.folder.map { $0.name.hasSuffix(".lproj") && $0.parent == folder }
            ?? false
      return isSame
        && starts.contains { start in
          other.starts.contains { start.hasPrefix($0) || $0.hasPrefix(start) }
        }
    }
  }

  init(_ output: Output, app: App) {
    switch output.kind {
    case .bundle:
      let names = Idiom.allCases.map(app.supports.basename) + [app.supports.basename]
      loose = Loose(folder: output.path, starts: names, hasLanguages: true)
    case .launchimage: own = [output.launchImageSet]
    case .storyboard:
      let place = StoryboardPlace(output)
      files = [place.storyboard]
      own = [place.catalog]
    case .infoplist: files = [output.infoPlistFile]
    case .web:
      for name in [WebOutput.fragmentName, WebOutput.listName] {
        files.insert(RelativePath(ours: name, in: output.path))
      }
      loose = Loose(folder: output.path, starts: [WebOutput.imageStart], hasLanguages: false)
    case .splash:
      files = [RelativePath(ours: SplashOutput.codeName, in: output.path)]
      own = [RelativePath(ours: SplashOutput.catalogName, in: output.path)]
    }
  }

  /// Where two outputs would fight; nil when they leave each other alone.
  static func clash(_ one: OutputClaims, _ other: OutputClaims) -> RelativePath? {
    one.clash(with: other) ?? other.clash(with: one)
  }

  private func clash(with other: OutputClaims) -> RelativePath? {
    let folders = other.folders
    if let file = files.sorted().first(where: {
      other.files.contains($0) || folders.contains($0) || other.owns($0)
    }) {
      return file
    }
    if let folder = own.sorted().first(where: other.owns) { return folder }
    guard let loose else { return nil }
    if let folder = loose.folder, other.owns(folder) { return folder }
    if let theirs = other.loose, loose.meets(theirs) {
      return theirs.folder ?? loose.folder ?? RelativePath(loose.starts[0])
    }
    return (folders.union(other.files)).sorted().first {
      $0.parent == loose.folder && loose.isName($0.name)
    }
  }

  /// Whether a path is one of the own folders or lies in one.
  private func owns(_ path: RelativePath) -> Bool {
    own.contains { path == $0 || path.isBelow($0) }
  }

  /// Every folder that must be one for the output to lie where it does.
  private var folders: Set<RelativePath> {
    var folders = own
    var next =
      files.compactMap(\.parent) + own.compactMap(\.parent) + [loose?.folder].compactMap(\.self)
    while let folder = next.popLast() {
      if folders.insert(folder).inserted, let parent = folder.parent { next.append(parent) }
    }
    return folders
  }
}

extension App {
  /// Two of its outputs, by their places in the config, that would fight, and where.
  var outputClashes: [(first: Int, second: Int, at: RelativePath)] {
    guard outputs.count > 1 else { return [] }
    let claims = outputs.map { OutputClaims($0, app: self) }
    var clashes: [(first: Int, second: Int, at: RelativePath)] = []
    for second in claims.indices {
      for first in claims.indices.prefix(second) {
        // Two of a kind in one place are told in words of their own.
        if outputs[first].kind == outputs[second].kind,
          outputs[first].target == outputs[second].target
        {
          continue
        }
        if let path = OutputClaims.clash(claims[first], claims[second]) {
          clashes.append((first, second, path))
        }
      }
    }
    return clashes
  }
}
