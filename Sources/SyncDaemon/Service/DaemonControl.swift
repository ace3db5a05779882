import SyncCore

/// What clients of the control socket ask for.
extension Daemon where Watch: ~Copyable {
  /// Takes the requests that came.
  mutating func takeRequests() {
    for line in control.takeLines() {
      guard let bytes = line.bytes else {
        refuse(line.client, "a line has at most \(ControlRequest.lineLimit) bytes", isLast: true)
        continue
      }
      do {
        try take(ControlRequest(line: bytes), line)
      } catch {
        refuse(line.client, error.message)
      }
    }
  }

  private mutating func take(
    _ request: ControlRequest,
    _ line: ControlServer.Line
  ) throws(ControlError) {
    if let unknown = unknownApp(request), !isOfComingConfig(request) { throw unknown }
    guard line.isTrusted || !request.word.needsTrust else {
      throw ControlError(
        message: "only root, the daemon's user and members of its group may ask for "
          + request.word.rawValue
      )
    }
    control.expectAnswer(line.client)
    switch request {
    case .status(let app): answerStatus(line.client, app)
    case .wait: bake(request, line.client)
    case .rescan(let app):
      rescan(app)
      cookieCame(waits.bake(line.client, request))
    case .accept(let app):
      do {
        let held = try state.held(of: app)
        if let reason = roster.app(app)?.refusal(ofAccepting: held) {
          refuse(line.client, reason.message)
          return
        }
        try state.accept(held, of: app)
      } catch {
        refuse(line.client, "the state folder failed: \(error)")
        return
      }
      roster.note(app, nil)
      run(Waits.Wait(client: line.client, request: request))
    }
  }

  private func unknownApp(_ request: ControlRequest) -> ControlError? {
    guard let app = request.app, !roster.contains(app) else { return nil }
    return ControlError(message: "there is no app \"\(printable(app.utf8))\"")
  }

  /// Whether a config is read before it is gone on with, which may have an app that there is not yet.
  private mutating func isOfComingConfig(_ request: ControlRequest) -> Bool {
    switch request {
    // That the file was written may be in the queue yet.
    case .wait: true
    case .rescan: awaitsConfig()
    case .status, .accept: false
    }
  }

  private mutating func bake(_ request: ControlRequest, _ client: ClientID) {
    let cookie = waits.bake(client, request)
    do {
      try place.bakeCookie(cookie)
    } catch {
      // Without a cookie nothing tells how far the queue is read: look at everything.
      rescan(request.app)
      cookieCame(cookie)
    }
  }

  /// Takes what the cookies' folder tells.
  mutating func noteCookie(_ change: DirtyChange) {
    switch change {
    case .path(_, let path):
      if let cookie = ControlPlace.cookieNumber(path) { waits.come(cookie) }
    case .folder: return
    case .everything, .rootGone, .rootChanged:
      // Cookies may be among the events that were lost: only a look at everything covers what they
      // stand for.
      if waits.isBaking { rescan(nil) }
      waits.comeAll()
    }
  }

  /// Goes on with those whose cookie came: all that was told before it has been noted.
  ///
  /// Where that is a config to be read, they wait for it, and for the passes it asks for.
  mutating func takeCookies() {
    guard waits.isBaked, !awaitsConfig() else { return }
    goOn()
  }

  /// Whether a config was written that is not read yet; it will be, though no event tells of it.
  private mutating func awaitsConfig() -> Bool {
    guard hasNewConfig else { return false }
    if !deadlines.awaitsReload { deadlines.reload(monotonicNow()) }
    return true
  }

  /// Goes on with those whose cookie came, whatever the config.
  mutating func goOn() {
    let baked = waits.takeBaked()
    if baked.isEmpty { return }
    // What no event tells of is looked at now.
    take(watcher.blindSpots())
    // The last close of a file may be somebody's who has inherited it, and be told of later than who waits
    // knows: what was not whole is looked at again, by a pass that reads no old file. What a pass at work
    // has found so far is not known: that one is followed by a look at everything.
    let doubtful: [(app: String, path: RelativePath?)] =
      roster.doubtful.map { ($0.app, $0.path) } + roster.lent.keys.map { ($0, nil) }
    for wait in baked {
      if let unknown = unknownApp(wait.request) {
        refuse(wait.client, unknown.message)
        continue
      }
      for (app, path) in doubtful where wait.request.app ?? app == app {
        roster.note(app, path)
      }
      run(wait)
    }
  }

  private mutating func cookieCame(_ cookie: Int) {
    waits.come(cookie)
    takeCookies()
  }

  /// From here on only the passes that are due or at work now are waited for, and what was removed
  /// before.
  private mutating func run(_ wait: Waits.Wait) {
    let open = Set(roster.unfinished + roster.leaving)
    waits.run(wait, open.filter { wait.request.app == nil || wait.request.app == $0 })
  }

  /// Answers those whose passes are done.
  mutating func answerWaits() {
    for wait in waits.takeDone() {
      let answer = ControlAnswer.done(wait.request.word, outcome(of: wait.request.app))
      control.answer(wait.client, answer.json.line())
    }
  }

  private func outcome(of app: String?) -> ControlAnswer.Outcome {
    var outcome = ControlAnswer.Outcome()
    for name in app.map({ [$0] }) ?? roster.names {
      guard let run = roster[name] else { continue }
      outcome.add(incomplete: run.incomplete, of: name)
      if run.needsRetry { outcome.failed.append(name) }
      if run.status.state == .held { outcome.held.append(name) }
    }
    return outcome
  }

  private mutating func answerStatus(_ client: ClientID, _ app: String?) {
    do {
      let document = try state.statusDocument(brands.expand(config), app: app)
      control.answer(client, document.json.line())
    } catch {
      refuse(client, "the state folder failed: \(error)")
    }
  }

  private mutating func refuse(_ client: ClientID, _ message: String, isLast: Bool = false) {
    control.answer(client, ControlAnswer.refused(message).json.line(), isLast: isLast)
  }
}
