/// How far long work has come.
package struct ProgressCount: Hashable, Sendable {
  /// Files of drop folders that were looked at.
  package var files = 0
  /// Outputs that were written, of all that are to be.
  package var outputs = 0
  package var outputsPlanned = 0
  package var elapsed = Duration.zero

  package init() {}

  /// `looked at 41,200 files, 8,300 a second; wrote 12 of 40 outputs`.
  package var text: String {
    var parts: [String] = []
    if outputs == 0 || files > 0 {
      let rate = rate(files).map { ", \($0) a second" } ?? ""
      parts.append("looked at \(Self.grouped(files)) files" + (outputsPlanned == 0 ? rate : ""))
    }
    if outputsPlanned > 0 {
      let rate = rate(outputs).map { ", \($0) a second" } ?? ""
      parts.append(
        "wrote \(Self.grouped(outputs)) of \(Self.grouped(outputsPlanned)) outputs\(rate)"
      )
    }
    return parts.joined(separator: "; ")
  }

  package var json: JSONValue {
    .record([
      "files": .int(files), "outputs": .int(outputs), "outputsPlanned": .int(outputsPlanned),
      "milliseconds": .int(milliseconds),
    ])
  }

  /// Reads what ``json`` wrote.
  package init?(json: JSONValue) {
    guard let files = json["files"]?.number, let outputs = json["outputs"]?.number,
      let planned = json["outputsPlanned"]?.number, let time = json["milliseconds"]?.number
    else { return nil }
    self.files = files
    self.outputs = outputs
    outputsPlanned = planned
    elapsed = .milliseconds(time)
  }

  private var milliseconds: Int {
    let (seconds, attoseconds) = elapsed.components
    return Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
  }

  /// nil while it is too early to tell.
  private func rate(_ count: Int) -> String? {
    guard milliseconds >= 100, count > 0 else { return nil }
    return Self.grouped(max(1, count * 1_000 / milliseconds))
  }

  /// `41200` as `41,200`.
  static func grouped(_ number: Int) -> String {
    let digits = String(number)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0, text != "-" { text += "," }
      text.append(digit)
    }
    return text
  }
}
