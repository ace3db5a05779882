package import SyncCore

/// The two files that tell designers, in their own folder, what became of what they dropped.
package enum Feedback {
  package static let pageName = "launch-report.html"
  package static let textName = "launch-report.txt"

  /// Whether a path below a drop folder is one of them, so that writing them starts no pass.
  package static func isOwn(_ path: RelativePath) -> Bool {
    path.bytes.elementsEqual(pageName.utf8) || path.bytes.elementsEqual(textName.utf8)
  }

  /// Brings both files up to date; a file of that name without our mark is not touched.
  ///
  /// - Parameters:
  ///   - page: the HTML; it starts with ``PageFrame/marker``.
  ///   - text: the plain text; it starts with ``FeedbackText/marker``.
  ///   - drop: the drop folder.
  /// - Returns: what is in the way, one problem at most.
  package static func write(page: [UInt8], text: [UInt8], to drop: [UInt8]) -> [Problem] {
    do {
      let folder = try Folder(opening: drop)
      let files = [
        (pageName, PageFrame.marker, page), (textName, FeedbackText.marker, text),
      ]
      for (name, marker, bytes) in files {
        guard let path = RelativePath(name) else { continue }
        guard try folder.replaceOwn(path, with: bytes, marker: marker) else {
          return [.foreignFeedback(path)]
        }
      }
      return []
    } catch {
      // Without a drop folder nobody would read it, and that is a problem of its own.
      return error.isMissing ? [] : [.feedbackNotWritten(error)]
    }
  }

  /// Removes what a kill left half written, where no more feedback is wanted: else the next one does.
  static func sweep(_ drop: [UInt8]) {
    guard let folder = openRoot(drop) else { return }
    for name in [pageName, textName] {
      if let path = RelativePath(name) { try? folder.unlink(temporaryName(for: path)) }
    }
  }

  /// Whether both files are there as they were left.
  static func isThere(in drop: [UInt8]) -> Bool {
    guard let folder = openRoot(drop) else { return false }
    for name in [pageName, textName] {
      guard let path = RelativePath(name), (try? folder.status(path))??.kind == .file else {
        return false
      }
    }
    return true
  }
}

extension Problem {
  static func foreignFeedback(_ path: RelativePath) -> Problem {
    Problem(
      .foreignFile,
      at: path,
      "\(path) in the drop folder is not ours, so the report is not written over it",
      remedy: "rename or remove it, or set \"feedback\" to false"
    )
  }

  static func feedbackNotWritten(_ error: SystemCallError) -> Problem {
    Problem(
      .cannotWrite,
      at: RelativePath(Feedback.pageName),
      "the report can not be written into the drop folder: \(errorText(error.errno))",
      remedy: "let launchsyncd's user write to the drop folder, or set \"feedback\" to false"
    )
  }

  /// A file in the way of a page, of the metrics or the like.
  static func foreignPage(_ key: String, _ path: [UInt8]) -> Problem {
    Problem(
      .foreignFile,
      at: nil,
      "\(printable(path)) is not ours, so nothing is written over it",
      remedy: "rename or remove it, or give another place as \"\(key)\""
    )
  }
}
