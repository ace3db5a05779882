/// What a daemon holds before it does anything: its state folder, the right to be alone on it, and its
/// socket.
package struct Foothold: ~Copyable {
  let state: StateFolder
  let lock: InstanceLock
  let place: ControlPlace
  let control: ControlServer

  /// Makes what is missing, and takes all of it.
  ///
  /// - Parameters:
  ///   - path: of the state folder.
  ///   - place: where the socket is to be.
  /// - Returns: nil when another daemon holds the lock.
  /// - Throws: when one of them can not be had.
  package static func take(
    in path: [UInt8],
    at place: ControlPlace
  ) throws(SystemCallError) -> Foothold? {
    let state = try StateFolder(making: path)
    guard let lock = try state.lock() else { return nil }
    let control = try place.listen()
    return Foothold(state: state, lock: lock, place: place, control: control)
  }
}
