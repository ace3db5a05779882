/// What `explain` says of one file: its facts, the evidence, the verdict and the remedy.
package struct Explanation: Sendable {
  private let title: String
  let pixels: PixelSize?
  let facts: ImageFacts?
  let verdict: Verdict
  private let support: Support
  private let deviceSuffix: Bool
  let color: ColorSpace
  let derives: Bool
  private let shadowedBy: String?
  /// nil where nothing is placed, or nobody knows what the outputs are.
  private let places: ImagePlaces?

  /// - Parameters:
  ///   - verdict: What it is about.
  ///   - path: The file's, below the drop folder.
  ///   - title: What stands over it; nil: the path.
  ///   - pixels: nil when nobody read that far.
  ///   - facts: nil when only a name and a size were given.
  ///   - hash: Of its bytes; nil when only a name and a size were given.
  ///   - app: What it was judged for.
  ///   - canRender: Whether there is an image worker.
  ///   - shadowedBy: Why another file has its place, as of the last pass.
  package init(
    of verdict: Verdict,
    path: RelativePath,
    title: [UInt8]? = nil,
    pixels: PixelSize?,
    facts: ImageFacts?,
    hash: ContentHash? = nil,
    app: App,
    canRender: Bool = true,
    shadowedBy: String? = nil
  ) {
    self.title = printable(title ?? path.bytes)
    self.pixels = pixels
    self.facts = facts
    self.verdict = verdict
    support = app.supports
    deviceSuffix = app.deviceSuffix
    color = app.color
    derives = app.derive != nil
    self.shadowedBy = shadowedBy
    if case .claim(let claim) = verdict, app != .assumed,
      let facts = facts ?? pixels.map({ ImageFacts(format: .png, stored: $0) })
    {
      places = ImagePlaces(of: claim, facts, hash: hash, app: app, canRender: canRender)
    } else {
      places = nil
    }
  }

  /// Whether the file fills a slot, or is a master that may.
  package var isPlaced: Bool {
    switch verdict {
    case .claim, .master: true
    case .refused, .ignored: false
    }
  }

  /// The document of `explain --json`, schema 1.
  package var json: JSONValue {
    .record([
      "schema": 1,
      "path": .string(title),
      "facts": factsJSON,
      "placed": .bool(isPlaced),
      "slots": .array(slots.map(json)),
      "basis": .optional(basis?.rawValue),
      "reasons": .array(reasonList.map(JSONValue.string)),
      "candidates": .array(candidates.map(JSONValue.string)),
      "problem": problemJSON,
      "shadowedBy": .optional(shadowedBy),
    ])
  }

  /// The same for people, one fact a line.
  package var text: String {
    var lines = [title]
    if let image = facts.map(describe) ?? pixels.map({ "\($0) pixels" }) {
      lines.append("  image     " + image)
    }
    func add(_ heading: String, _ texts: [String]) {
      for (place, text) in texts.enumerated() {
        let start = place == 0 ? heading : ""
        lines.append("  " + start + String(repeating: " ", count: 10 - start.count) + text)
      }
    }
    switch verdict {
    case .claim(let claim):
      add("evidence", reasonList)
      add("leaves", candidates)
      add("placed", claim.slots.map { "\($0.id) -> \(target(of: $0))" })
      add("basis", [claim.basis.rawValue])
    case .master:
      add("evidence", reasonList)
      add("placed", [derives ? "as a master, to render slots from" : "as a master, used whole"])
    case .refused(let problem, _):
      add("evidence", reasonList)
      // Without pixels there was no evidence to weigh.
      if pixels != nil {
        add("leaves", candidates.isEmpty ? ["nothing that all of it allows"] : candidates)
      }
      add("refused", [problem.message])
      add("remedy", [problem.remedy])
    case .ignored(let reason): add("ignored", [reason])
    }
    if let shadowedBy { add("shadowed", [shadowedBy]) }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Explanation {
  private var slots: [Slot] {
    switch verdict {
    case .claim(let claim): claim.slots
    case .master, .refused, .ignored: []
    }
  }

  private var basis: Basis? {
    switch verdict {
    case .claim(let claim): claim.basis
    case .master, .refused, .ignored: nil
    }
  }

  private var reasonList: [String] {
    switch verdict {
    case .claim(let claim):
      reasons.sentences
        + (claim.exactName.map { ["the name is not exactly Apple's \(printable($0.utf8))"] } ?? [])
    case .master, .refused: reasons.sentences
    case .ignored(let reason): [reason]
    }
  }

  /// The kinds of image that all the evidence leaves together, at most four of them.
  private var candidates: [String] {
    let all = reasons.candidates
    return all.count <= 4 ? all : all.prefix(3) + ["\(all.count - 3) more"]
  }

  private var reasons: Reasons {
    switch verdict {
    case .claim(let claim): claim.reasons
    case .master(let master): master.reasons
    case .refused(_, let reasons): reasons
    case .ignored: []
    }
  }

  private var problemJSON: JSONValue {
    switch verdict {
    case .claim, .master, .ignored: .null
    case .refused(let problem, _):
      .record([
        "code": .string(problem.code.rawValue),
        "message": .string(problem.message),
        "remedy": .string(problem.remedy),
      ])
    }
  }

  private func json(_ slot: Slot) -> JSONValue {
    .record([
      "id": .string(slot.id),
      "idiom": .string(slot.row.idiom.rawValue),
      "orientation": .string(slot.row.orientation.rawValue),
      "scale": .int(slot.row.scale.rawValue),
      "subtype": .optional(slot.row.subtype),
      "scheme": .optional(slot.variant.scheme),
      "width": .int(slot.pixels.width),
      "height": .int(slot.pixels.height),
      "outputName": .string(name(of: slot)),
      "outputs": .array(files(of: slot).map { .string($0.description) }),
    ])
  }

  private func files(of slot: Slot) -> [RelativePath] { places?.files(of: slot) ?? [] }

  /// What the first of its files is called; as Apple would call it where none is known.
  private func name(of slot: Slot) -> String {
    files(of: slot).first.map { printable($0.name) }
      ?? slot.outputName(
        basename: support.basename(for: slot.row.idiom),
        deviceSuffix: deviceSuffix
      )
  }

  /// Its files in the build tree, for people.
  private func target(of slot: Slot) -> String {
    let files = files(of: slot)
    return files.isEmpty
      ? name(of: slot) : files.map(\.description).joined(separator: ", ")
  }
}
