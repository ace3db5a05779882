/// A partial Info.plist to merge into the app's own: the launch keys that the other outputs need.
package struct InfoPlistOutput {
  package static func files(
    _ assignment: Assignment,
    app: App,
    output: Output
  ) -> [DesiredFile] {
    var files: [RelativePath: DesiredFile] = [:]
    for other in app.outputs {
      switch other.kind {
      case .bundle, .launchimage, .storyboard:
        for file in Outputs.files(assignment, app: app, output: other)
        where files[file.path] == nil {
          files[file.path] = file
        }
      case .infoplist, .web, .splash: break
      }
    }
    var keys = LaunchKeys.implied(by: app, files: files.values.sorted { $0.path < $1.path })
    // A storyboard that is named and not there is a blank screen, without a way back to images.
    let isMade = app.outputs.contains { output in
      output.kind == .storyboard && files[StoryboardPlace(output).storyboard] != nil
    }
    if !isMade { (keys.storyboardName, keys.storyboardNameByIdiom) = (nil, [:]) }
    return [
      DesiredFile(
        path: output.infoPlistFile,
        content: .generated(keys.written(for: app.supports).document())
      )
    ]
  }
}

extension LaunchKeys {
  /// The keys as a property list; those that no system of the app's range reads are left out.
  func written(for support: Support) -> PlistValue {
    var entries: [PlistValue.Entry] = []
    let idioms = Idiom.allCases.filter(support.devices.contains)
    // From the first launch-screen key on, launch images are not read (facts 4.4, 1).
    let readsImages = idioms.contains { idiom in
      launchScreenStart(for: idiom).map { support.minimumOS < $0 } ?? true
    }
    let list = (launchImages ?? []).compactMap(\.plist)
    if readsImages, !list.isEmpty { entries.append(.init("UILaunchImages", .array(list))) }
    if support.minimumOS < OSVersion(7), let launchImageFile {
      entries.append(.init("UILaunchImageFile", .string(launchImageFile)))
    }
    if let storyboardName {
      entries.append(.init("UILaunchStoryboardName", .string(storyboardName)))
    }
    for (idiom, name) in storyboardNameByIdiom where idioms.contains(idiom) {
      entries.append(.init("UILaunchStoryboardName" + idiom.suffix, .string(name)))
    }
    return .dictionary(entries)
  }
}

extension LaunchImageValue {
  fileprivate var plist: PlistValue? {
    guard case .dictionary(let fields) = self else { return nil }
    let pairs: [(String, PlistField)] = [
      ("UILaunchImageMinimumOSVersion", fields.minimumOS), ("UILaunchImageName", fields.name),
      ("UILaunchImageOrientation", fields.orientation), ("UILaunchImageSize", fields.size),
    ]
    return .dictionary(
      pairs.compactMap { key, field in
        guard case .text(let text) = field else { return nil }
        return PlistValue.Entry(key, .string(text))
      }
    )
  }
}
