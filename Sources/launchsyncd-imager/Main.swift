import SyncCore

/// The image worker: decodes what strangers made, with no rights but the descriptors it is handed.
///
/// Started by launchsyncd with a socket as descriptor 3; of no use by itself.
@main
struct Main {
  static func main() {
    guard let channel = Channel() else {
      complain("launchsyncd-imager is started by launchsyncd, and does nothing by itself")
      leave(2)
    }
    do {
      try Limit.all()
      try Complaints.start()
      try Vips.start()
      try Sandbox.enter()
    } catch {
      channel.answer(.failed(error))
      leave(1)
    }
    while let order = channel.next() {
      channel.answer(order.carryOut())
      // A worker that has used up much of its processor time makes room for a fresh one.
      if Limit.isNearlySpent { break }
    }
    leave(0)
  }
}
