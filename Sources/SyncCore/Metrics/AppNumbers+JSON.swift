extension Metrics.AppNumbers {
  /// Reads an app's part of `status --json`; nil when it is none.
  package init?(json: JSONValue) {
    guard let name = json["name"]?.text,
      let state = json["state"]?.text.flatMap(AppStatus.State.init(rawValue:))
    else { return nil }
    var counts = AppStatus.Counts()
    func count(_ key: String) -> Int { json["counts"]?[key]?.number ?? 0 }
    counts.sources = count("sources")
    counts.outputs = count("outputs")
    counts.exact = count("exact")
    counts.derived = count("derived")
    counts.fallback = count("fallback")
    counts.missing = count("missing")
    var gaps: [Gap.Severity: Int] = [:]
    for gap in json["gaps"]?.elements ?? [] {
      guard let severity = gap["severity"]?.text.flatMap(Gap.Severity.init) else { continue }
      gaps[severity, default: 0] += 1
    }
    var problems: [ProblemCode: Int] = [:]
    for code in ProblemCode.allCases {
      // Not the list, which is cut where there are too many.
      problems[code] = json["problemCounts"]?[code.rawValue]?.number
    }
    let lastPass = json["lastPass"]?.text
    self.init(
      name: name,
      state: state,
      counts: counts,
      gaps: gaps,
      problems: problems,
      lastPass: lastPass.flatMap(secondsSince1970),
      lastPassText: lastPass
    )
  }
}

/// Seconds since 1970 of `2026-11-30T06:59:21Z`; nil for anything else.
func secondsSince1970(_ iso: String) -> Int? {
  let numbers = iso.split { !$0.isNumber }.compactMap { Int($0) }
  guard numbers.count == 6, iso.utf8.count == 20, iso.hasSuffix("Z") else { return nil }
  let (year, month, day) = (numbers[0], numbers[1], numbers[2])
  guard (1970...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
    return nil
  }
  // Years begin in March here, so that the leap day is the last of its year.
  let shifted = month <= 2 ? year - 1 : year
  let days = shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400
  let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
  return (days + dayOfYear - 719_468) * 86_400 + numbers[3] * 3_600 + numbers[4] * 60 + numbers[5]
}
