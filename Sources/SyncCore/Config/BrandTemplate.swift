/// An app of the config that stands for many: one for each folder where its drop folder says `{brand}`.
package struct BrandTemplate: Hashable, Sendable {
  package static let placeholder = "{brand}"

  /// As the config says it, with the placeholders in it.
  package let app: App
  /// The folder whose folders are the brands, absolute.
  package let parent: [UInt8]
  private let prefix: [UInt8]
  private let suffix: [UInt8]

  /// nil for an app that stands for itself.
  package init?(_ app: App) {
    guard Self.count(in: app.drop) == 1, let cut = app.drop.lastIndex(of: UInt8(ascii: "/")),
      let place = app.drop.firstPlace(of: Self.placeholder.utf8), place.lowerBound > cut
    else { return nil }
    self.app = app
    parent = cut == 0 ? [UInt8(ascii: "/")] : Array(app.drop[..<cut])
    prefix = Array(app.drop[(cut + 1)..<place.lowerBound])
    suffix = Array(app.drop[place.upperBound...])
  }

  /// What a folder among the brands is.
  package enum Reading: Hashable, Sendable {
    /// A brand's drop folder, by the brand's name.
    case brand(String)
    /// None of this template's, as its name has another beginning or end.
    case other
    /// It would be a brand, but its name can not be one.
    case refused(Problem)
  }

  /// Reads the name of a folder in ``parent``.
  package func read(_ name: RelativePath) -> Reading {
    let bytes = name.bytes
    guard bytes.count > prefix.count + suffix.count, bytes.starts(with: prefix),
      bytes.suffix(suffix.count).elementsEqual(suffix)
    else { return .other }
    let middle = bytes.dropFirst(prefix.count).dropLast(suffix.count)
    guard let brand = String(validating: middle, as: UTF8.self),
      ConfigDecoder.isFileName(brand),
      ConfigDecoder.isFileName(app.name.replacingEach(Self.placeholder, with: brand))
    else { return .refused(.brandName(name)) }
    return .brand(brand)
  }

  /// The app of one brand.
  package func app(for brand: String) -> App {
    func fill(_ path: [UInt8]) -> [UInt8] {
      path.replacingEach(Self.placeholder.utf8, with: brand.utf8)
    }
    var app = self.app
    app.name = app.name.replacingEach(Self.placeholder, with: brand)
    app.drop = fill(app.drop)
    app.build = fill(app.build)
    app.supports.infoPlist = app.supports.infoPlist.map(fill)
    return app
  }

  /// The apps of the brands that there are, and what is wrong with the others.
  ///
  /// - Parameters:
  ///   - folders: the names in ``parent`` that are folders.
  ///   - taken: names of apps that the config gives by themselves.
  /// - Returns: the apps by name's bytes, and a problem for each folder that can be none.
  package func apps(
    of folders: [RelativePath],
    taken: Set<String>
  ) -> (apps: [App], problems: [Problem]) {
    var apps: [App] = []
    var problems: [Problem] = []
    // Text is equal here when Unicode says so: two spellings of one name are one app.
    var names = taken
    for folder in folders.sorted() {
      switch read(folder) {
      case .other: continue
      case .refused(let problem): problems.append(problem)
      case .brand(let brand):
        let app = app(for: brand)
        if names.insert(app.name).inserted {
          apps.append(app)
        } else {
          problems.append(.brandTaken(folder, app.name))
        }
      }
    }
    return (apps, problems)
  }

  static func count(in path: [UInt8]) -> Int { path.places(of: placeholder.utf8).count }
}

extension Problem {
  static func brandName(_ folder: RelativePath) -> Problem {
    Problem(
      .brandName,
      at: folder,
      "the folder \(folder) can not be a brand: its name would name an app and a folder",
      remedy:
        "rename it: letters, digits, dashes, underscores and dots that do not come first, up to 100 bytes"
    )
  }

  static func brandTaken(_ folder: RelativePath, _ app: String) -> Problem {
    Problem(
      .brandName,
      at: folder,
      "the folder \(folder) would make a second app named \"\(app)\"",
      remedy: "rename it; names that differ only in how Unicode spells them are one name"
    )
  }
}
