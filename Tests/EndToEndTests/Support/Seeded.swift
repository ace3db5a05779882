import Glibc

/// A small seeded generator, the same on every machine.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}

/// A tenth of what is long by nature, for when somebody waits.
func scaled(_ count: Int) -> Int {
  // Sound: nothing in the tests changes the environment.
  unsafe getenv("LAUNCHSYNCD_QUICK") != nil ? count / 10 : count
}
