import SyncCore

/// An app whose pass is at work, and what happened to it meanwhile.
struct Loan: Sendable {
  /// As the config has it now; nil when it is no more.
  var app: App?
  let tally: Tally
  fileprivate var news: Set<News> = []
  fileprivate var places: Set<TreePlace> = []
  fileprivate var findings: [AftermathOrigin: [Problem]] = [:]

  /// What happens to an app.
  enum Word {
    /// In its drop folder; nil is all of it.
    case drop(RelativePath?)
    case infoPlist
    case tree(Set<TreePlace>)
    case wholeTree
    /// Found wrong after a pass.
    case findings(AftermathOrigin, [Problem])
  }

  fileprivate enum News: Hashable {
    case drop(RelativePath?)
    case infoPlist
    case wholeTree
  }

  init(_ run: AppRun) {
    app = run.app
    tally = run.tally
  }

  fileprivate mutating func take(_ word: Word) {
    switch word {
    case .drop(let path): news.insert(.drop(path))
    case .infoPlist: news.insert(.infoPlist)
    case .tree(let places): self.places.formUnion(places)
    case .wholeTree: news.insert(.wholeTree)
    case .findings(let origin, let problems): findings[origin] = problems
    }
  }
}

extension Roster {
  /// Hands an app over to a pass; it comes back by one of the ways to give back, which all that happens
  /// to it meanwhile waits for.
  mutating func lend(_ name: String) -> AppRun? {
    guard let run = takeOut(name) else { return nil }
    lent[name] = Loan(run)
    return run
  }

  func isLent(_ name: String) -> Bool { lent[name] != nil }

  var hasLent: Bool { !lent.isEmpty }

  /// Keeps word for an app that is lent; whether it is.
  mutating func noteLent(_ name: String, _ word: Loan.Word) -> Bool {
    guard lent[name] != nil else { return false }
    lent[name]?.take(word)
    return true
  }

  /// Takes an app back from its pass, and lets it know what happened meanwhile.
  ///
  /// - Returns: what was found wrong meanwhile; nil when the config has another app of that name by now,
  ///   or none.
  mutating func giveBack(_ run: AppRun) -> [AftermathOrigin: [Problem]]? {
    guard let loan = end(run.app) else { return nil }
    var run = run
    for news in loan.news {
      switch news {
      case .drop(let path): run.note(path)
      case .infoPlist: run.noteInfoPlist()
      case .wholeTree: run.dirty.isTree = true
      }
    }
    _ = run.noteTree(loan.places)
    putBack(run)
    return loan.findings
  }

  /// An app that was found as it was when it was last quiet; false when something happened meanwhile.
  mutating func giveBack(asleep app: App, _ tally: Tally) -> Bool {
    guard let loan = lent[app.name], loan.app == app, loan.news.isEmpty, loan.places.isEmpty,
      loan.findings.isEmpty
    else { return false }
    lent[app.name] = nil
    putToSleep(app, tally)
    return true
  }

  private mutating func end(_ app: App) -> Loan? {
    guard let loan = lent.removeValue(forKey: app.name) else { return nil }
    if loan.app == app { return loan }
    if let new = loan.app {
      var run = Self.watched(new)
      // What is wrong with its own pages and hooks is found anew; this was told once.
      run.aftermath[.shared] = loan.findings[.shared]
      runs[new.name] = run
      enqueue(new.name)
    }
    return nil
  }
}
