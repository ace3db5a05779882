import Synchronization

/// Work that is handed bit by bit to several threads, and its answers, in the order of the items.
///
/// One thread adds and takes; it can add more while the others work on what came before.
final class Work<Item: Sendable, Answer: Sendable>: Sendable {
  private let width: Int
  private let body: @Sendable (consuming Item) -> Answer
  private let state = Mutex(State())
  private let isDone = Semaphore()

  private struct State: Sendable {
    /// What was added and whose answers were not taken yet.
    var items: [Item?] = []
    var answers: [Answer?] = []
    /// How many answers were taken, and so how many items were added before these.
    var taken = 0
    /// How many of these somebody works on or has worked on.
    var begun = 0
    /// Threads that are at it.
    var helpers = 0
    /// Where those end that are waited for, counted from the first item ever, and how many have no answer.
    var end = 0
    var missing = 0
  }

  /// - Parameters:
  ///   - width: threads at most, beside the one that owns this.
  ///   - body: may wait.
  init(width: Int, _ body: @escaping @Sendable (consuming Item) -> Answer) {
    self.width = width
    self.body = body
  }

  /// Has the threads work on these, too; where none can be had, ``answers(_:)`` does the work.
  func add(_ items: consuming [Item]) {
    let count = items.count
    let fresh = items.map(Optional.some)
    let wanted = state.withLock { state in
      state.items += fresh
      state.answers += [Answer?](repeating: nil, count: count)
      let wanted = max(0, min(width, state.items.count - state.begun) - state.helpers)
      state.helpers += wanted
      return wanted
    }
    var had = 0
    while had < wanted, Crew.shared.help({ self.work() }) { had += 1 }
    if had < wanted { state.withLock { $0.helpers -= wanted - had } }
  }

  /// Has this thread work, too, until somebody is at each item.
  func help() {
    state.withLock { $0.helpers += 1 }
    work()
  }

  /// Waits for the next `count` answers, of as many that were added at least.
  func answers(_ count: Int) -> [Answer] {
    let (isAlone, mustWait) = state.withLock { state in
      state.end = state.taken + count
      state.missing = state.answers.prefix(count).count { $0 == nil }
      return (state.helpers == 0, state.missing > 0)
    }
    if isAlone { help() }
    if mustWait { isDone.wait() }
    return state.withLock { state in
      let answers = state.answers.prefix(count).compactMap(\.self)
      state.answers.removeFirst(count)
      state.items.removeFirst(count)
      state.taken += count
      state.begun -= count
      return answers
    }
  }

  private func work() {
    while let (place, item) = take() { answer(place, body(item)) }
  }

  /// Takes the next item out, so that whoever works on it is its only owner; nil ends a helper's work.
  private func take() -> (Int, Item)? {
    state.withLock { state in
      guard state.begun < state.items.count, let item = state.items[state.begun].take() else {
        state.helpers -= 1
        return nil
      }
      defer { state.begun += 1 }
      return (state.taken + state.begun, item)
    }
  }

  private func answer(_ place: Int, _ answer: Answer) {
    let isLast = state.withLock { state in
      state.answers[place - state.taken] = answer
      guard place < state.end else { return false }
      state.missing -= 1
      return state.missing == 0
    }
    if isLast { isDone.signal() }
  }
}
