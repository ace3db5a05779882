/// Searches by bytes, which is right for valid UTF-8, too: no character's bytes begin inside another's.
///
/// The standard library's own come with an engine for regular expressions, a megabyte of memory.
extension Collection<UInt8> {
  /// Whether `part` occurs; an empty one occurs nowhere.
  package func holds(_ part: some Collection<UInt8>) -> Bool { firstPlace(of: part) != nil }

  /// Where `part` occurs first.
  package func firstPlace(of part: some Collection<UInt8>) -> Range<Index>? {
    place(of: part, from: startIndex)
  }

  /// Everywhere that `part` occurs, no two of them overlapping.
  package func places(of part: some Collection<UInt8>) -> [Range<Index>] {
    var places: [Range<Index>] = []
    var start = startIndex
    while let place = place(of: part, from: start) {
      places.append(place)
      start = place.upperBound
    }
    return places
  }

  /// With `new` wherever `part` occurs.
  package func replacingEach(
    _ part: some Collection<UInt8>,
    with new: some Collection<UInt8>
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    var start = startIndex
    for place in places(of: part) {
      bytes += self[start..<place.lowerBound]
      bytes += new
      start = place.upperBound
    }
    return bytes + self[start...]
  }

  /// Looks for the first byte alone: of thousands of paths few have it.
  private func place(of part: some Collection<UInt8>, from start: Index) -> Range<Index>? {
    guard let first = part.first else { return nil }
    var start = start
    while let found = self[start...].firstIndex(of: first) {
      if self[found...].starts(with: part) { return found..<index(found, offsetBy: part.count) }
      start = index(after: found)
    }
    return nil
  }
}

/// The same for text.
extension StringProtocol {
  package func holds(_ part: String) -> Bool { utf8.holds(part.utf8) }

  package func firstPlace(of part: String) -> Range<Index>? { utf8.firstPlace(of: part.utf8) }

  package func places(of part: String) -> [Range<Index>] { utf8.places(of: part.utf8) }

  package func replacingEach(_ part: String, with new: String) -> String {
    String(decoding: utf8.replacingEach(part.utf8, with: new.utf8), as: UTF8.self)
  }

  /// What lies between the places of `separator`, without what is empty.
  package func parts(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var start = startIndex
    for place in places(of: separator) {
      parts.append(String(self[start..<place.lowerBound]))
      start = place.upperBound
    }
    parts.append(String(self[start...]))
    return parts.filter { !$0.isEmpty }
  }
}
