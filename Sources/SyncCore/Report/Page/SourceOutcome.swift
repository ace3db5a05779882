/// What became of one file in the drop folder, for the person who put it there.
package struct SourceOutcome: Hashable, Sendable {
  package let path: RelativePath
  /// nil when it could not be read as an image.
  package let pixels: PixelSize?
  package let state: State

  package enum State: Hashable, Sendable {
    /// The outputs made of it, below the build tree.
    case placed([RelativePath])
    /// Another source won; the reason.
    case shadowed(String)
    /// What is wrong; the first problem.
    case problem(message: String, remedy: String)
    /// Not artwork of this app.
    case ignored
  }

  package init(path: RelativePath, pixels: PixelSize?, state: State) {
    self.path = path
    self.pixels = pixels
    self.state = state
  }

  /// What became of each source, by path.
  ///
  /// A source that is placed and has a problem as well counts as placed: its problem is listed with
  /// the others.
  package static func all(
    _ sources: [Source],
    files: [DesiredFile],
    status: AppStatus
  ) -> [SourceOutcome] {
    var outputs: [RelativePath: [RelativePath]] = [:]
    for file in files {
      if let source = file.source { outputs[source, default: []].append(file.path) }
    }
    let shadowed = Dictionary(status.shadowed.map { ($0.source, $0.reason) }) { first, _ in first }
    let problems = Dictionary(
      status.problems.compactMap { problem in problem.path.map { ($0, problem) } }
    ) { first, _ in first }
    return sources.sorted { $0.path < $1.path }.map { source in
      let pixels: PixelSize?
      switch source.content {
      case .image(let facts, hash: _, warnings: _): pixels = facts.displayed
      case .incomplete, .broken: pixels = nil
      }
      let state: State
      if let made = outputs[source.path] {
        state = .placed(made.sorted())
      } else if let problem = problems[source.path] {
        state = .problem(message: problem.message, remedy: problem.remedy)
      } else if let reason = shadowed[source.path] {
        state = .shadowed(reason)
      } else {
        state = .ignored
      }
      return SourceOutcome(path: source.path, pixels: pixels, state: state)
    }
  }
}
