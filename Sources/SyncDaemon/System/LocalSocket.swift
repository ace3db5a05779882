import CLinux
import Glibc
package import SyncCore

/// A listening Unix socket in a folder; its name goes with it.
package struct LocalListener: ~Copyable, Sendable {
  private let descriptor: Descriptor
  private let folder: Folder
  private let name: RelativePath

  /// Makes the socket, in the place of one that a killed daemon left.
  ///
  /// - Parameters:
  ///   - name: of the socket.
  ///   - folder: where it is made.
  ///   - mode: who may connect.
  /// - Throws: when it can not be made there.
  package init(
    _ name: RelativePath,
    in folder: consuming Folder,
    mode: UInt32
  ) throws(SystemCallError) {
    descriptor = try Self.open(name, in: folder, mode: mode)
    self.folder = folder
    self.name = name
  }

  private static func open(
    _ name: RelativePath,
    in folder: borrowing Folder,
    mode: UInt32
  ) throws(SystemCallError) -> Descriptor {
    let path = folder.whole(name)
    let raw = try retrying("socket", path) {
      socket(AF_UNIX, Int32(shim_SOCK_STREAM | shim_SOCK_CLOEXEC | shim_SOCK_NONBLOCK), 0)
    }
    let descriptor = Descriptor(adopting: raw, path: path)
    do {
      try folder.unlink(name)
    } catch {
      if !error.isMissing { throw error }
    }
    try unsafe withAddress(of: name, in: folder) { (address, length) throws(SystemCallError) in
      // Sound: the address is ours for the length of the closure, and its length is given.
      try retrying("bind", path) { unsafe bind(raw, address, length) }
    }
    let last = terminated(name.bytes)
    // Sound: the name is a terminated string that outlives the call.
    try retrying("chmod", path) { unsafe fchmodat(folder.descriptor.raw, last, mode, 0) }
    try retrying("listen", path) { listen(raw, 64) }
    return descriptor
  }

  deinit {
    // What can not be removed is replaced at the next start.
    try? folder.unlink(name)
  }

  package var readable: PollHandle { descriptor.readable }

  /// The next one that connected; nil when there is none.
  package func accept() throws(SystemCallError) -> LocalConnection? {
    do {
      let raw = try retrying("accept", descriptor.path) { shim_accept(descriptor.raw) }
      return LocalConnection(Descriptor(adopting: raw, path: descriptor.path))
    } catch {
      if [EAGAIN, ECONNABORTED].contains(error.errno) { return nil }
      throw error
    }
  }
}

/// One end of a connection; never waits.
package struct LocalConnection: ~Copyable, Sendable {
  private let descriptor: Descriptor

  init(_ descriptor: consuming Descriptor) { self.descriptor = descriptor }

  /// Connects to a socket in a folder; ENOENT or ECONNREFUSED when nobody listens.
  package init(to name: RelativePath, in folder: borrowing Folder) throws(SystemCallError) {
    self.init(try Self.open(name, in: folder))
  }

  private static func open(
    _ name: RelativePath,
    in folder: borrowing Folder
  ) throws(SystemCallError) -> Descriptor {
    let path = folder.whole(name)
    let raw = try retrying("socket", path) {
      socket(AF_UNIX, Int32(shim_SOCK_STREAM | shim_SOCK_CLOEXEC), 0)
    }
    let descriptor = Descriptor(adopting: raw, path: path)
    try unsafe withAddress(of: name, in: folder) { (address, length) throws(SystemCallError) in
      // Sound: the address is ours for the length of the closure, and its length is given.
      try retrying("connect", path) { unsafe connect(raw, address, length) }
    }
    return descriptor
  }

  package var readable: PollHandle { descriptor.readable }

  /// To wait for, as far as it is wanted; without either only the end of the connection is told.
  func handle(reads: Bool, writes: Bool) -> PollHandle {
    PollHandle(
      raw: descriptor.raw,
      events: Int16((reads ? POLLIN : 0) | (writes ? POLLOUT : 0))
    )
  }

  /// What has come, up to `limit` bytes; empty at the end, nil when nothing is there yet.
  package func receive(upTo limit: Int) throws(SystemCallError) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: limit)
    do {
      let count = try retrying("recv", descriptor.path) {
        // Sound: the buffer is ours and its size is given.
        unsafe recv(descriptor.raw, &buffer, limit, Int32(shim_MSG_DONTWAIT))
      }
      return Array(buffer.prefix(count))
    } catch {
      if error.errno == EAGAIN { return nil }
      throw error
    }
  }

  /// Sends what goes without waiting; answers how many bytes went.
  package func send(_ bytes: ArraySlice<UInt8>) throws(SystemCallError) -> Int {
    do {
      return try retrying("send", descriptor.path) {
        // Sound: the bytes are borrowed for the closure and their count is passed.
        unsafe bytes.withUnsafeBytes { buffer in
          unsafe Glibc.send(
            descriptor.raw,
            buffer.baseAddress,
            buffer.count,
            Int32(shim_MSG_DONTWAIT | shim_MSG_NOSIGNAL)
          )
        }
      }
    } catch {
      if error.errno == EAGAIN { return 0 }
      throw error
    }
  }

  /// Whether the one at the other end is root, this user, or of this process's group.
  ///
  /// The kernel noted who that is when it connected.
  package func isOwnerOrGroup() -> Bool {
    var peer = shim_peer()
    // Sound: `peer` is ours; the shim fills it or says that it can not.
    guard unsafe shim_peer_of(descriptor.raw, &peer) == 0 else { return false }
    if peer.uid == 0 || peer.uid == geteuid() || peer.gid == getegid() { return true }
    var groups = [UInt32](repeating: 0, count: 65_536)
    // Sound: at most the count given is written to a buffer of ours.
    let count = unsafe shim_peer_groups(descriptor.raw, &groups, UInt32(groups.count))
    return groups.prefix(max(0, Int(count))).contains(getegid())
  }
}

/// Runs `body` with the address of a socket in a folder, however long the folder's path is: an address
/// holds 107 bytes, so it goes by the folder's descriptor.
private func withAddress(
  of name: RelativePath,
  in folder: borrowing Folder,
  _ body: (UnsafePointer<sockaddr>, socklen_t) throws(SystemCallError) -> Void
) throws(SystemCallError) {
  let path = Array("/proc/self/fd/\(folder.descriptor.raw)/".utf8) + name.bytes
  var address = sockaddr_un()
  guard path.count < MemoryLayout.size(ofValue: address.sun_path) else {
    throw SystemCallError("bind", folder.whole(name), errno: ENAMETOOLONG)
  }
  address.sun_family = sa_family_t(AF_UNIX)
  // Sound: the path is shorter than the field, which is ours and zero elsewhere.
  unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path) }
  let length = socklen_t(MemoryLayout<sockaddr_un>.size)
  var failure: SystemCallError?
  // Sound: a sockaddr_un is read as the sockaddr that it begins as, for the length of the closure.
  unsafe withUnsafePointer(to: &address) { pointer in
    unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { rebound in
      do throws(SystemCallError) {
        try unsafe body(rebound, length)
      } catch {
        failure = error
      }
    }
  }
  if let failure { throw failure }
}
