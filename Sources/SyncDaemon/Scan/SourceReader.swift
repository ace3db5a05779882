import Glibc
package import SyncCore

/// Reads one source, never half-used: its stamp is the same before and after.
///
/// A name that stands for another file by then has an event of its own.
package struct SourceReader {
  private let limits: Limits
  private let look: CloserLook
  /// Where images stay open that were read; nil: nobody needs them.
  private let open: OpenSources?
  private let glimpses: Glimpses?
  /// nil: not just one image is read, or nobody copies.
  private let headStart: HeadStart?

  package init(
    limits: Limits,
    imager: Imager,
    open: OpenSources? = nil,
    glimpses: Glimpses? = nil,
    headStart: HeadStart? = nil
  ) {
    self.limits = limits
    self.headStart = headStart
    self.open = open
    self.glimpses = glimpses
    look = CloserLook(imager: imager, limits: limits)
  }

  /// Rereads of a file that changes while it is read; then it waits for its next event.
  private static let tries = 3

  /// Reads it, or says why not.
  ///
  /// - Parameters:
  ///   - path: the source.
  ///   - drop: the drop folder.
  ///   - status: what its name stood for a moment ago; nil: it was not asked.
  ///   - known: what it was when it was last read: the same bytes are not decoded again.
  /// - Returns: what it is now.
  /// - Throws: when descriptors ran out.
  package func read(
    _ path: RelativePath,
    in drop: borrowing Folder,
    status: FileStatus? = nil,
    knownAs known: Source? = nil
  ) throws(SystemCallError) -> Source {
    SignOfLife.give(look.imager.sign)
    do throws(SystemCallError) {
      var status = status
      for _ in 0..<Self.tries {
        if status == nil { status = try drop.status(path) }
        guard let found = status else {
          throw SystemCallError("open", drop.whole(path), errno: ENOENT)
        }
        if let source = try readOnce(path, found, in: drop, knownAs: known) { return source }
        status = nil
      }
    } catch {
      if error.isShortage {
        guard open?.letGo() == true else { throw error }
        return try read(path, in: drop, knownAs: known)
      }
      return Source(path: path, stamp: .unknown, content: .broken(.unreadable(path, error)))
    }
    return Source(path: path, stamp: .unknown, content: .incomplete(.changing(path)))
  }

  /// nil when it changed since its name was looked at: the stamp of what was read is the one it had then.
  private func readOnce(
    _ path: RelativePath,
    _ status: FileStatus,
    in drop: borrowing Folder,
    knownAs known: Source?
  ) throws(SystemCallError) -> Source? {
    let stamp = status.stamp
    guard status.kind == .file else {
      return Source(path: path, stamp: stamp, content: .broken(.special(path, status.kind)))
    }
    guard stamp.size <= limits.fileSize else {
      let problem = Problem.tooLarge(path, stamp.size, limit: limits.fileSize)
      return Source(path: path, stamp: stamp, content: .broken(problem))
    }
    let file = Shared(try drop.openFile(path))
    let sight: Sight
    if let glimpse = glimpses?[path, stamp] {
      sight = .new(glimpse.reading, glimpse.hash)
    } else {
      let bytes = try file.value.readAll(expecting: Int(stamp.size))
      sight = self.sight(bytes, knownAs: known) { headStart?.begin(path, file, stamp, $0) }
    }
    // The bytes are let go of by now: the image worker may take its time.
    let (found, decoder, isAsked) = content(of: path, sight, file.value)
    guard try file.value.status().stamp == stamp else { return nil }
    if !isAsked, case .new(let reading, let hash) = sight {
      glimpses?.keep(path, Glimpses.Glimpse(stamp: stamp, reading: reading, hash: hash))
    }
    if case .image = found { open?.keep(path, file) }
    return Source(path: path, stamp: stamp, content: found, decoder: decoder)
  }

  /// What the bytes alone tell.
  private enum Sight {
    /// The same as before.
    case known(Source.Content, decoder: String?)
    case new(Reading, ContentHash)
  }

  private func sight(
    _ bytes: [UInt8],
    knownAs known: Source?,
    beforePixels: (ImageFacts) -> Void
  ) -> Sight {
    // What was wrong with it is told under its name, so only what was right is taken over.
    if let known, case .image(let facts, let hash, let warnings) = known.content, warnings.isEmpty,
      ContentHash(of: bytes.span) == hash
    {
      return .known(.image(facts, hash: hash, warnings: []), decoder: known.decoder)
    }
    let (first, hash) = ImageReader.read(bytes.span, limits: limits, beforePixels: beforePixels)
    return .new(first, hash)
  }

  /// The content, the version of the image worker where that was needed, and whether it was asked then.
  private func content(of path: RelativePath, _ sight: Sight, _ file: borrowing Descriptor)
    -> (Source.Content, decoder: String?, isAsked: Bool)
  {
    switch sight {
    case .known(let content, let decoder): return (content, decoder, true)
    case .new(let first, let hash):
      guard CloserLook.isNeeded(first) else { return (content(of: path, first, hash), nil, true) }
      let reading = look.resolve(first, file, hash)
      return (content(of: path, reading ?? first, hash), look.imager.version, reading != nil)
    }
  }

  private func content(of path: RelativePath, _ reading: Reading, _ hash: ContentHash)
    -> Source.Content
  {
    switch reading {
    case .image(let facts, let warnings):
      return .image(
        facts,
        hash: hash,
        warnings: warnings.map { $0.named(path) }
      )
    case .incomplete(_, let finding):
      return .incomplete(
        Problem(
          .incomplete,
          at: path,
          "\(path) is not whole yet: \(finding.message)",
          remedy: "Wait until it is copied. " + finding.remedy
        )
      )
    case .foreign(_, let finding), .unusable(_, let finding):
      return .broken(finding.named(path))
    }
  }
}

extension Stamp {
  /// Of a file whose state is not known: never equal to a real one.
  static let unknown = Stamp(device: 0, inode: 0, size: -1, modified: 0, changed: 0)
}
