import CLinux
import Glibc
import SyncCore

/// The socket to the daemon: one message a request, one a reply.
struct Channel: ~Copyable {
  private static let socket: Int32 = 3
  /// Without a request for this long the worker ends; its memory is worth more.
  private static let idleMilliseconds: Int32 = 30_000

  /// nil when descriptor 3 is no socket.
  init?() {
    var status = stat()
    // Sound: `status` is ours and outlives the call.
    guard unsafe fstat(Self.socket, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else {
      return nil
    }
  }

  /// The next request; nil when the daemon is gone, or has nothing more to ask.
  func next() -> Order? {
    guard waits() else { return nil }
    var bytes = [UInt8](repeating: 0, count: ImagerRequest.mostBytes)
    var descriptors = [Int32](repeating: -1, count: Int(shim_most_descriptors))
    var number: Int32 = 0
    var count = 0
    repeat {
      // Sound: all three are ours, and their sizes are what the call expects.
      count = unsafe shim_receive(Self.socket, &bytes, bytes.count, &descriptors, &number)
    } while count < 0 && shim_errno() == EINTR
    guard count > 0 else { return nil }
    let owned = descriptors.prefix(Int(number)).map { File($0) }
    guard let json = try? JSONValue(parsing: Array(bytes.prefix(count))),
      let request = ImagerRequest(json: json)
    else { return nil }
    return Order(request: request, files: owned)
  }

  func answer(_ reply: ImagerReply) {
    let bytes = reply.json.line()
    // Sound: the bytes outlive the call. A daemon that is gone is seen at the next request.
    _ = unsafe shim_send(Self.socket, bytes, bytes.count, nil, 0)
  }

  private func waits() -> Bool {
    var slot = pollfd(fd: Self.socket, events: Int16(POLLIN), revents: 0)
    while true {
      // Sound: one slot of ours.
      let ready = unsafe Glibc.poll(&slot, 1, Self.idleMilliseconds)
      if ready >= 0 { return ready > 0 }
      guard shim_errno() == EINTR else { return false }
    }
  }
}

/// Ends the worker at once: nothing it holds outlives it.
func leave(_ status: Int32) -> Never { _exit(status) }

func complain(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  // Sound: the bytes outlive the call.
  _ = unsafe write(2, bytes, bytes.count)
}
