import Glibc

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
  let count = items.count
  let work = Work(width: min(count, width) - (isCrowd ? 0 : 1), body)
  work.add(items)
  if !isCrowd { work.help() }
  return work.answers(count)
}

/// As ``sideBySide(_:width:isCrowd:_:)``, where this thread does something else first, while the others
/// begin.
func sideBySide<Item: Sendable, Answer: Sendable>(
  _ items: consuming [Item],
  width: Int,
  meanwhile: () -> Void,
  _ body: @escaping @Sendable (consuming Item) -> Answer
) -> [Answer] {
  let count = items.count
  let work = Work(width: width, body)
  work.add(items)
  meanwhile()
  work.help()
  return work.answers(count)
}

/// Processors this process may use.
package let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

/// One owner of something that can not be copied, for several threads to look at.
package final class Shared<Value: ~Copyable & Sendable>: Sendable {
  package let value: Value

  package init(_ value: consuming Value) { self.value = value }
}
