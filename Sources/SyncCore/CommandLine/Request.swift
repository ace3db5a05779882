/// What somebody typed, understood.
package struct Request: Hashable, Sendable {
  /// nil: help or the version alone.
  package var command: Command?
  package var values: [Flag: [UInt8]] = [:]
  package var switches: Set<Flag> = []
  /// What is neither a command nor a flag.
  package var operands: [[UInt8]] = []

  /// A flag's value as text; nil when it is missing or not UTF-8.
  package func text(_ flag: Flag) -> String? {
    values[flag].flatMap { String(validating: $0, as: UTF8.self) }
  }
}

/// What is wrong with what somebody typed.
package struct UsageError: Error, Hashable, Sendable {
  package let message: String

  package init(message: String) {
    self.message = message
  }
}

extension Request {
  /// Reads the arguments after the program's name.
  package static func parse(_ arguments: [[UInt8]]) throws(UsageError) -> Request {
    var request = Request()
    var rest = arguments[...]
    var takesFlags = true
    while let argument = rest.popFirst() {
      if takesFlags, argument.elementsEqual("--".utf8) {
        takesFlags = false
      } else if takesFlags, argument.elementsEqual("-h".utf8) {
        request.switches.insert(.help)
      } else if takesFlags, argument.starts(with: "-".utf8), argument.count > 1 {
        try request.takeFlag(argument, &rest)
      } else if request.command == nil {
        try request.takeCommand(argument)
      } else {
        request.operands.append(argument)
      }
    }
    try request.validate()
    return request
  }

  private mutating func takeCommand(_ argument: [UInt8]) throws(UsageError) {
    let word = printable(argument)
    guard let command = Command(rawValue: word) else {
      let near = suggestion(for: word, among: Command.allCases.map(\.rawValue))
      throw UsageError(
        message: "no command \"\(word)\"" + (near.map { "; did you mean \"\($0)\"?" } ?? "")
      )
    }
    self.command = command
  }

  private mutating func takeFlag(_ argument: [UInt8], _ rest: inout ArraySlice<[UInt8]>)
    throws(UsageError)
  {
    let cut = argument.firstIndex(of: UInt8(ascii: "="))
    let word = printable(argument[..<(cut ?? argument.endIndex)])
    guard let flag = Flag.allCases.first(where: { "--" + $0.rawValue == word }) else {
      let near = suggestion(for: word, among: Flag.allCases.map { "--" + $0.rawValue })
      throw UsageError(
        message: "no option \(word)" + (near.map { "; did you mean \($0)?" } ?? "")
      )
    }
    guard let placeholder = flag.row.value?.placeholder else {
      guard cut == nil else { throw UsageError(message: "\(word) takes no value") }
      switches.insert(flag)
      return
    }
    guard let value = cut.map({ Array(argument[($0 + 1)...]) }) ?? rest.popFirst() else {
      throw UsageError(message: "\(word) needs a value: \(word) \(placeholder)")
    }
    values[flag] = value
  }

  private func validate() throws(UsageError) {
    guard let command else { return }
    if switches.contains(.help) { return }
    let known = Set(command.row.flags + Flag.everywhere)
    for flag in Flag.allCases
    where (switches.contains(flag) || values[flag] != nil) && !known.contains(flag) {
      throw UsageError(message: "`\(command.rawValue)` takes no --\(flag.rawValue)")
    }
    if command == .explain {
      let hasName = values[.name] != nil
      guard hasName ? operands.isEmpty && values[.size] != nil : operands.count == 1 else {
        throw UsageError(message: "explain takes one FILE, or --name NAME with --size WxH")
      }
    } else if let operand = operands.first {
      throw UsageError(
        message: "`\(command.rawValue)` takes no argument \"\(printable(operand))\""
      )
    }
  }
}

extension PixelSize {
  /// Reads `640x1136`.
  package init?(_ text: String) {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      (1...1_000_000).contains(width), (1...1_000_000).contains(height)
    else { return nil }
    self.init(width, height)
  }
}
