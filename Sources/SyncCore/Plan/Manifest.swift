/// What we wrote into one app's build tree.
///
/// What is not in it is foreign and never touched
/// (invariant 2).
package struct Manifest: Hashable, Sendable {
  package var entries: [RelativePath: Entry]
  /// Folders we made, which go when they are empty.
  package var folders: Set<RelativePath>
  /// The drop folder the outputs came from; another one in its place holds the app (invariant 10).
  package var root: RootIdentity?
  /// The images the drop folder held, for telling a mass removal across a restart.
  package var sources: Set<RelativePath>
  /// Images that went at one stroke: their outputs stay until somebody accepts it (invariant 10).
  package var held: Set<RelativePath>
  /// The build tree all this lies in, an absolute path; empty before the first pass.
  package var build: [UInt8] = []
  /// The folders on the way to the build tree that were made for it, and the tree itself.
  package var madeAbove: [[UInt8]] = []

  package init(
    entries: [RelativePath: Entry] = [:],
    folders: Set<RelativePath> = [],
    root: RootIdentity? = nil,
    sources: Set<RelativePath> = [],
    held: Set<RelativePath> = []
  ) {
    self.entries = entries
    self.folders = folders
    self.root = root
    self.sources = sources
    self.held = held
  }

  /// One file of ours.
  package struct Entry: Hashable, Sendable {
    /// Of the bytes we wrote.
    package var hash: ContentHash
    package var source: RelativePath?
    package var sourceHash: ContentHash?
    /// `copy`, `generated`, or a ``RenderRecipe/key``.
    package var recipe: String
    /// Of an image; nil for what we generate.
    package var pixels: PixelSize?
    package var isDerived: Bool
    /// The slots that an image fills: lists name it while its source can not be used.
    package var slots: [Slot]
    /// It was there before us with just these bytes: kept aside before it changes, left by uninstall.
    package var isAdopted: Bool
    /// As the file was when we left it; an equal stamp needs no reading, nil is not known.
    package var stamp: Stamp?
    /// Somebody took it away while its source could not be used: ours still, should it come back.
    package var isGone = false

    package init(
      hash: ContentHash,
      source: RelativePath?,
      sourceHash: ContentHash?,
      recipe: String,
      pixels: PixelSize? = nil,
      isDerived: Bool = false,
      slots: [Slot] = [],
      isAdopted: Bool = false,
      stamp: Stamp?
    ) {
      self.hash = hash
      self.source = source
      self.sourceHash = sourceHash
      self.recipe = recipe
      self.pixels = pixels
      self.isDerived = isDerived
      self.slots = slots
      self.isAdopted = isAdopted
      self.stamp = stamp
    }
  }
}

/// The identity of a folder that does not change while it is the same folder.
package struct RootIdentity: Hashable, Sendable {
  package let device: UInt64
  package let inode: UInt64

  package init(device: UInt64, inode: UInt64) {
    self.device = device
    self.inode = inode
  }
}

extension DesiredFile {
  static let copyRecipe = "copy"

  /// The recipe as the manifest spells it.
  package var recipe: String {
    switch content {
    case .copy: Self.copyRecipe
    case .generated: "generated"
    case .render(_, hash: _, let recipe): recipe.key
    }
  }

  /// The hash of that source; nil for what we generate.
  var sourceHash: ContentHash? {
    switch content {
    case .copy(_, let hash), .render(_, let hash, _): hash
    case .generated: nil
    }
  }

  /// The source it is made of; nil for what we generate.
  package var source: RelativePath? {
    switch content {
    case .copy(let source, hash: _), .render(let source, hash: _, _): source
    case .generated: nil
    }
  }
}
