/// How often a duration was how long, in the way Prometheus counts.
package struct Histogram: Hashable, Sendable {
  /// Upper bounds in seconds, ascending.
  package let bounds: [Double]
  /// One for each bound, and one for what is longer than all of them.
  package private(set) var counts: [Int]
  package private(set) var sum = 0.0

  package init(bounds: [Double]) {
    self.bounds = bounds
    counts = [Int](repeating: 0, count: bounds.count + 1)
  }

  package var count: Int { counts.reduce(0, +) }

  package mutating func add(_ duration: Duration) {
    let (seconds, attoseconds) = max(.zero, duration).components
    let value = Double(seconds) + Double(attoseconds) / 1e18
    counts[bounds.firstIndex { value <= $0 } ?? bounds.count] += 1
    sum += value
  }
}
