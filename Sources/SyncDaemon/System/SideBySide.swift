import Glibc
import Synchronization

/// Does `body` with every item, on as many threads as there are processors, this one among them, and
/// waits for all.
///
/// Where no thread can be had, fewer do the same work.
///
/// - Parameters:
///   - items: each is handed over to the one call that works on it.
///   - body: may wait; runs on threads of our own.
/// - Returns: the answers in the order of the items.
package func sideBySide<Item: Sendable, Answer: Sendable>(
  _ items: consuming [Item],
  _ body: @escaping @Sendable (consuming Item) -> Answer
) -> [Answer] {
  let count = items.count
  let work = Work<Item, Answer>(items)
  let drain: @Sendable () -> Void = {
    while let (place, item) = work.take() { work.answer(place, body(item)) }
  }
  // The thread of the last one is this one.
  let others = (1..<max(1, min(count, processors))).compactMap { _ in
    try? Worker(drain)
  }
  drain()
  for worker in others { worker.join() }
  return work.answers()
}

/// Processors this process may use.
private let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

/// A thread in a list: an ``OwnedThread`` can not be copied into one.
private final class Worker: Sendable {
  private let thread: Mutex<OwnedThread?>

  init(_ body: @escaping @Sendable () -> Void) throws(SystemCallError) {
    thread = Mutex(try OwnedThread(name: "pass", body))
  }

  func join() {
    let taken = thread.withLock { $0.take() }
    taken?.join()
  }
}

/// What is still to do, and what came of the rest.
private final class Work<Item: Sendable, Answer: Sendable>: Sendable {
  private let state: Mutex<State>

  private struct State: Sendable {
    var items: [Item?]
    var answers: [Answer?]
    var next = 0
  }

  init(_ items: consuming [Item]) {
    state = Mutex(
      State(items: items.map { $0 }, answers: Array(repeating: nil, count: items.count))
    )
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
    state.withLock { $0.answers[place] = answer }
  }

  func answers() -> [Answer] {
    state.withLock { $0.answers.compactMap(\.self) }
  }
}

/// One owner of something that can not be copied, for several threads to look at.
package final class Shared<Value: ~Copyable & Sendable>: Sendable {
  package let value: Value

  package init(_ value: consuming Value) { self.value = value }
}
