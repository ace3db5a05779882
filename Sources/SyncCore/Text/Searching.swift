/// Searches by bytes, which is right for valid UTF-8: no character's bytes begin inside another's.
///
/// The standard library's own come with an engine for regular expressions, a megabyte of memory.
extension StringProtocol {
  /// Whether `part` occurs; an empty one occurs nowhere.
  package func holds(_ part: String) -> Bool { firstPlace(of: part) != nil }

  /// Where `part` occurs first.
  package func firstPlace(of part: String) -> Range<Index>? { place(of: part, from: startIndex) }

  /// Everywhere that `part` occurs, no two of them overlapping.
  package func places(of part: String) -> [Range<Index>] {
    var places: [Range<Index>] = []
    var start = startIndex
    while let place = place(of: part, from: start) {
      places.append(place)
      start = place.upperBound
    }
    return places
  }

  /// With `new` wherever `part` occurs.
  package func replacingEach(_ part: String, with new: String) -> String {
    var text = ""
    var start = startIndex
    for place in places(of: part) {
      text += self[start..<place.lowerBound]
      text += new
      start = place.upperBound
    }
    return text + self[start...]
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

  private func place(of part: String, from start: Index) -> Range<Index>? {
    guard let first = part.utf8.first else { return nil }
    var start = start
    while let found = utf8[start...].firstIndex(of: first) {
      if utf8[found...].starts(with: part.utf8) {
        return found..<utf8.index(found, offsetBy: part.utf8.count)
      }
      start = utf8.index(after: found)
    }
    return nil
  }
}
