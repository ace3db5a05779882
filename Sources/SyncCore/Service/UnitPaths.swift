/// What unit files say of paths, read as systemd reads them: later files add, an empty value resets.
package struct UnitPaths: Hashable, Sendable {
  package private(set) var writable: [[UInt8]] = []
  package private(set) var readOnly: [[UInt8]] = []
  package private(set) var bound: [[UInt8]] = []
  package private(set) var hidesHome = false

  /// - Parameter texts: the unit and its drop-ins, in systemd's order.
  package init(_ texts: [[UInt8]]) {
    for text in texts {
      for line in text.split(separator: UInt8(ascii: "\n")) {
        guard let cut = line.firstIndex(of: UInt8(ascii: "=")) else { continue }
        let key = String(decoding: line[..<cut], as: UTF8.self)
        let value = line[(cut + 1)...]
        switch key {
        case "ReadWritePaths": Self.add(value, to: &writable)
        case "ReadOnlyPaths": Self.add(value, to: &readOnly)
        case "BindPaths":
          Self.add(value, to: &bound)
          Self.add(value, to: &writable)
        case "BindReadOnlyPaths": Self.add(value, to: &bound)
        case "ProtectHome": hidesHome = !value.elementsEqual("no".utf8)
        case _: continue  // not about paths
        }
      }
    }
  }

  /// Whether the sandbox lets a path be written: the longest rule that holds it decides,
  /// of two for one path the stricter.
  package func canWrite(_ path: [UInt8]) -> Bool {
    let longest = Self.longest(writable, holding: path)
    return longest > 0 && longest > Self.longest(readOnly, holding: path)
  }

  /// Whether the sandbox shows a path at all.
  package func canSee(_ path: [UInt8]) -> Bool {
    let isHome = ["/home", "/root", "/run/user"].contains { path.isSameOrBelow(Array($0.utf8)) }
    let isTemporary = ["/tmp", "/var/tmp"].contains { path.isSameOrBelow(Array($0.utf8)) }
    guard isHome && hidesHome || isTemporary else { return true }
    return Self.longest(bound, holding: path) > 0
  }

  private static func longest(_ rules: [[UInt8]], holding path: [UInt8]) -> Int {
    rules.filter { path.isSameOrBelow($0) }.map(\.count).max() ?? 0
  }

  /// Takes a list of paths apart: spaces between, quotes around, `-` before what may be missing.
  private static func add(_ value: ArraySlice<UInt8>, to list: inout [[UInt8]]) {
    var words: [[UInt8]] = []
    var word: [UInt8]?
    var isQuoted = false
    var isEscaped = false
    for byte in value {
      if isEscaped {
        word = (word ?? []) + [byte]
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
        word = word ?? []
      } else if byte == UInt8(ascii: " "), !isQuoted {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? []) + [byte]
      }
    }
    if let word { words.append(word) }
    if words.isEmpty { list = [] }
    for word in words {
      let path = word.drop { [UInt8(ascii: "-"), UInt8(ascii: "+")].contains($0) }
      var clean: [UInt8] = []
      for byte in path where !(byte == UInt8(ascii: "%") && clean.last == byte) {
        clean.append(byte)
      }
      // As systemd does it: two rules for one path are told by their length.
      while clean.count > 1, clean.last == UInt8(ascii: "/") { clean.removeLast() }
      if !clean.isEmpty { list.append(clean) }
    }
  }
}
