import Glibc
import SyncCore

/// What the image worker made for one plan: each source decoded once, whatever number of targets.
package struct Renderings: Sendable {
  /// Why there is no picture.
  enum Failure: Error, Hashable, Sendable {
    /// The source is not what it was: it is to be read again.
    case sourceChanged
    case source(SystemCallError)
    /// The file system of the state folder.
    case scratch(SystemCallError)
    case imager(Finding)
  }

  /// A picture that waits for its place.
  struct Picture: Sendable {
    let file: UnnamedFile
    let hash: ContentHash
    /// Bytes of the file.
    let size: Int
  }

  /// A descriptor that a list can hold.
  final class UnnamedFile: Sendable {
    let descriptor: Descriptor

    init(_ descriptor: consuming Descriptor) { self.descriptor = descriptor }
  }

  /// For a plan that renders nothing.
  package init() {}

  /// What makes two pictures the same.
  private struct Key: Hashable, Sendable {
    let source: RelativePath
    let recipe: RenderRecipe
  }

  private var pictures: [Key: Result<Picture, Failure>] = [:]

  /// Renders everything that `plan` writes.
  ///
  /// - Parameters:
  ///   - plan: its files of other content are not looked at.
  ///   - drop: where the sources are.
  ///   - sources: each as it was when it was read.
  ///   - imager: the worker's client.
  ///   - limits: the app's.
  ///   - state: where pictures wait, without names.
  init(
    _ plan: Plan,
    drop: borrowing Folder,
    sources: [RelativePath: Source],
    imager: Imager,
    limits: Limits,
    state: borrowing StateFolder
  ) {
    var wanted: [RelativePath: [RenderRecipe]] = [:]
    for action in plan.actions {
      guard case .write(let file, replaces: _) = action,
        case .render(let source, hash: _, let recipe) = file.content
      else { continue }
      if wanted[source]?.contains(recipe) != true { wanted[source, default: []].append(recipe) }
    }
    for (source, recipes) in wanted.sorted(by: { $0.key < $1.key }) {
      var rest = recipes[...]
      while !rest.isEmpty {
        let part = Array(rest.prefix(ImagerRequest.mostRecipes))
        rest = rest.dropFirst(part.count)
        do throws(Failure) {
          let made = try Self.render(sources[source], part, drop, imager, limits, state)
          for (recipe, picture) in zip(part, made) {
            pictures[Key(source: source, recipe: recipe)] = .success(picture)
          }
        } catch {
          for recipe in part { pictures[Key(source: source, recipe: recipe)] = .failure(error) }
        }
      }
    }
  }

  /// The picture for a file of the plan, or why there is none.
  func result(of source: RelativePath, _ recipe: RenderRecipe) -> Result<Picture, Failure> {
    pictures[Key(source: source, recipe: recipe)] ?? .failure(.sourceChanged)
  }

  private static func render(
    _ source: Source?,
    _ recipes: [RenderRecipe],
    _ drop: borrowing Folder,
    _ imager: Imager,
    _ limits: Limits,
    _ state: borrowing StateFolder
  ) throws(Failure) -> [Picture] {
    guard let source, case .image(let facts, let hash, warnings: _) = source.content else {
      throw .sourceChanged
    }
    let file = try open(source, drop)
    let targets = try Targets(recipes.count, state)
    let outcome = imager.render(
      file,
      facts.format,
      hash: hash,
      limits: limits,
      recipes,
      to: targets.numbers
    )
    switch outcome {
    case .done: break
    case .missing, .notAsked:
      // Removed since it was decided to ask it: tried again later, like all that can not be written.
      throw .scratch(
        SystemCallError("execve", Array("launchsyncd-imager".utf8), errno: ENOENT)
      )
    case .broken(let what): throw .imager(.imagerBroke(facts.format, what))
    case .failed(let failure) where failure.fault == .cannotWrite:
      throw .scratch(
        SystemCallError("write", Array("the state folder".utf8), errno: Int32(failure.errno))
      )
    case .failed(let failure): throw .imager(failure.finding(facts.format))
    }
    guard (try? file.status().stamp) == source.stamp else { throw .sourceChanged }
    return try targets.pictures(recipes, facts.format)
  }

  /// Opens a source that is still what was read.
  private static func open(_ source: Source, _ drop: borrowing Folder)
    throws(Failure) -> Descriptor
  {
    do throws(SystemCallError) {
      let file = try drop.openFile(source.path)
      if try file.status().stamp == source.stamp { return file }
    } catch {
      throw error.isMissing || error.isLink ? .sourceChanged : .source(error)
    }
    throw .sourceChanged
  }
}

/// Files without names that the worker writes into.
private struct Targets {
  private var files: [Renderings.UnnamedFile] = []

  init(_ count: Int, _ state: borrowing StateFolder) throws(Renderings.Failure) {
    do throws(SystemCallError) {
      for _ in 0..<count { files.append(Renderings.UnnamedFile(try state.unnamedFile())) }
    } catch {
      throw .scratch(error)
    }
  }

  /// For the message to the worker, while this value lives.
  var numbers: [Int32] { files.map { $0.descriptor.raw } }

  /// Looks at what the worker wrote, which is not trusted: a whole PNG of the size that was asked for.
  func pictures(_ recipes: [RenderRecipe], _ format: ImageFormat)
    throws(Renderings.Failure) -> [Renderings.Picture]
  {
    var buffer: [UInt8] = []
    var pictures: [Renderings.Picture] = []
    for (file, recipe) in zip(files, recipes) {
      let count: Int
      do throws(SystemCallError) {
        count = try file.descriptor.readAll(into: &buffer, upTo: 1 << 30)
      } catch {
        throw .scratch(error)
      }
      let bytes = buffer.span.extracting(first: count)
      guard Self.isRight(bytes, recipe) else {
        throw .imager(.imagerBroke(format, "it wrote something that is not what it was asked for"))
      }
      pictures.append(Renderings.Picture(file: file, hash: ContentHash(of: bytes), size: count))
    }
    return pictures
  }

  private static func isRight(_ bytes: Span<UInt8>, _ recipe: RenderRecipe) -> Bool {
    let limits = Limits(pixels: .max, side: .max, fileSize: .max)
    guard case .png(let layout) = FirstLook.look(bytes, limits: limits, checksum: Deflate.checksum)
    else { return false }
    return layout.header.size == recipe.pixels && layout.header.depth == 8
      && layout.header.colour == .rgb && !layout.header.isInterlaced
      && layout.facts.trailingBytes == 0
  }
}
