import Glibc
import Synchronization

/// Does `body` with every item, on several threads, this one among them, and waits for all.
///
/// Where no thread can be had, fewer do the same work.
///
/// - Parameters:
///   - items: each is handed over to the one call that works on it.
///   - width: threads at most; without it as many as there are processors.
///   - isCrowd: whether this thread is not among them. What is made of many items comes and goes, and
///     threads have memory of their own: made by this one, it would lie between what this one keeps for
///     good, and little of it could go back to the kernel.
///   - body: may wait; runs on threads of our own.
/// - Returns: the answers in the order of the items.
package func sideBySide<Item: Sendable, Answer: Sendable>(
  _ items: consuming [Item],
  width: Int = processors,
  isCrowd: Bool = false,
  _ body: @escaping @Sendable (consuming Item) -> Answer
) -> [Answer] {
  let helpers = min(items.count, width) - (isCrowd ? 0 : 1)
  return together(items, helpers, isCrowd: isCrowd, meanwhile: {}, body)
}

/// As ``sideBySide(_:width:isCrowd:_:)``, where this thread does something else first, while the others
/// begin.
func sideBySide<Item: Sendable, Answer: Sendable>(
  _ items: consuming [Item],
  width: Int = processors,
  isCrowd: Bool = false,
  meanwhile: () -> Void,
  _ body: @escaping @Sendable (consuming Item) -> Answer
) -> [Answer] {
  let helpers = min(items.count, width)
  return together(items, helpers, isCrowd: isCrowd, meanwhile: meanwhile, body)
}

private func together<Item: Sendable, Answer: Sendable>(
  _ items: consuming [Item],
  _ helpers: Int,
  isCrowd: Bool,
  meanwhile: () -> Void,
  _ body: @escaping @Sendable (consuming Item) -> Answer
) -> [Answer] {
  let work = Work<Item, Answer>(items)
  let drain: @Sendable () -> Void = {
    while let (place, item) = work.take() { work.answer(place, body(item)) }
  }
  var others = 0
  while others < helpers, Crew.shared.help(drain) { others += 1 }
  meanwhile()
  if !isCrowd || others == 0 { drain() }
  return work.answers()
}

/// Processors this process may use.
package let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

/// What is still to do, and what came of the rest.
private final class Work<Item: Sendable, Answer: Sendable>: Sendable {
  private let state: Mutex<State>
  private let isDone = Semaphore()

  private struct State: Sendable {
    var items: [Item?]
    var answers: [Answer?]
    var next = 0
    var left: Int
  }

  init(_ items: consuming [Item]) {
    let count = items.count
    let answers = [Answer?](repeating: nil, count: count)
    state = Mutex(State(items: items.map { $0 }, answers: answers, left: count))
  }

  /// Takes the next item out, so that whoever works on it is its only owner.
  func take() -> (Int, Item)? {
    state.withLock { state in
      guard state.next < state.items.count, let item = state.items[state.next].take() else {
        return nil
      }
      defer { state.next += 1 }
      return (state.next, item)
    }
  }

  func answer(_ place: Int, _ answer: Answer) {
    let isLast = state.withLock { state in
      state.answers[place] = answer
      state.left -= 1
      return state.left == 0
    }
    if isLast { isDone.signal() }
  }

  /// Waits for those that others are still at.
  func answers() -> [Answer] {
    if state.withLock({ !$0.items.isEmpty }) { isDone.wait() }
    return state.withLock { $0.answers.compactMap(\.self) }
  }
}

/// One owner of something that can not be copied, for several threads to look at.
package final class Shared<Value: ~Copyable & Sendable>: Sendable {
  package let value: Value

  package init(_ value: consuming Value) { self.value = value }
}
