/// What is wrong with an image, before anybody knows which file it came from.
package struct Finding: Hashable, Sendable {
  package let code: ProblemCode
  /// One sentence: what, and which rule.
  package let message: String
  /// One sentence: what to do.
  package let remedy: String

  package init(_ code: ProblemCode, _ message: String, remedy: String) {
    self.code = code
    self.message = message
    self.remedy = remedy
  }

  /// The same, as a problem that names its file.
  package func named(_ path: RelativePath) -> Problem {
    Problem(code, at: path, "\(path): \(message)", remedy: remedy)
  }
}
