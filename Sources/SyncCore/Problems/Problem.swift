/// Something wrong with one source or target: the pass goes on, the problem stays listed until gone.
package struct Problem: Hashable, Sendable {
  package let code: ProblemCode
  /// The file it is about, below the drop folder or the build tree; nil for the app as a whole.
  package let path: RelativePath?
  /// One sentence: what, and which rule.
  package let message: String
  /// One sentence: what to do.
  package let remedy: String

  package init(_ code: ProblemCode, at path: RelativePath?, _ message: String, remedy: String) {
    self.code = code
    self.path = path
    self.message = message
    self.remedy = remedy
  }
}

extension Problem {
  /// The message with the file that it is about, where it does not name it itself.
  package var sentence: String { Self.sentence(message, about: path?.description ?? "") }

  /// What is wrong and what to do, in one line of a log or a terminal.
  package var line: String {
    (sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence) + "; " + remedy
  }

  /// - Parameters:
  ///   - message: of a problem.
  ///   - path: printable; empty for the app as a whole.
  /// - Returns: a sentence that names the file.
  static func sentence(_ message: String, about path: String) -> String {
    path.isEmpty || message.holds(path) ? message : "\(path): \(message)"
  }
}

extension Problem: Comparable {
  /// By path, then code, then message.
  package static func < (left: Problem, right: Problem) -> Bool {
    let leftPath = left.path?.bytes ?? []
    let rightPath = right.path?.bytes ?? []
    if leftPath != rightPath { return leftPath.lexicographicallyPrecedes(rightPath) }
    return (left.code.rawValue, left.message) < (right.code.rawValue, right.message)
  }
}

/// Every kind of problem; the words are stable, others build on them.
package enum ProblemCode: String, CaseIterable, Hashable, Sendable {
  // A source that can not be read as an image.
  case unreadable, incomplete, empty, truncated, damaged, unsupportedFormat
  case tooLarge, notAFile, linkOutside, changedWhileRead
  // An image that needs the image worker, or that should not ship as it is.
  case needsConversion, animated, hasAlpha, notOpaque, interlaced, colorProfile
  // An image that is placed though its name is not quite the one it is taken for.
  case inexactName
  // A source that can not be placed.
  case noSlot, nameAndSizeDisagree, ambiguous, nearMiss, noSuchScreen, needsOutput
  case notArtwork, masterNotAllowed, needsMaster, notSupportedByApp, undeclaredScheme
  // A target or the app.
  case foreignFile, cannotWrite, diskFull, outputClash, held, rootMissing
  case brandName, infoPlist, hookFailed, imagerFailed
}
