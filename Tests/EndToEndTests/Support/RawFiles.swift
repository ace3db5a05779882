import Glibc

/// What people and programs do to files, by absolute path; failures are part of the game.
enum RawFiles {
  @discardableResult
  static func remove(_ path: String) -> Bool {
    // Sound, here and below: a Swift string is passed as a terminated one for the call.
    unsafe unlink(path) == 0
  }

  static func removeFolder(_ path: String) { _ = unsafe rmdir(path) }

  static func move(_ from: String, _ to: String) { _ = unsafe rename(from, to) }

  @discardableResult
  static func makeFolder(_ path: String) -> Bool { unsafe mkdir(path, 0o755) == 0 }

  static func makeLink(_ path: String, to target: String) { _ = unsafe symlink(target, path) }

  /// Sets the modification time to now.
  static func touch(_ path: String) {
    // Sound: nil means now.
    _ = unsafe utimensat(AT_FDCWD, path, nil, AT_SYMLINK_NOFOLLOW)
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    // Sound: `status` is ours and outlives the call.
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Makes a file where nothing is; false when something is there.
  static func plant(_ path: String, _ text: String) -> Bool {
    let raw = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    guard raw >= 0 else { return false }
    defer { _ = close(raw) }
    return unsafe Glibc.write(raw, text, text.utf8.count) == text.utf8.count
  }

  /// Writes over the start of a file, in its place; never makes one.
  static func edit(_ path: String, _ text: String) {
    let raw = unsafe open(path, O_WRONLY | O_NOFOLLOW)
    guard raw >= 0 else { return }
    _ = unsafe Glibc.write(raw, text, text.utf8.count)
    _ = close(raw)
  }

  /// Writes a file into its place, in as many pieces.
  static func overwrite(_ path: String, _ bytes: [UInt8], pieces: Int = 1) {
    let raw = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard raw >= 0 else { return }
    let step = bytes.count / pieces + 1
    for start in stride(from: 0, to: bytes.count, by: step) {
      let piece = Array(bytes[start..<min(bytes.count, start + step)])
      _ = unsafe Glibc.write(raw, piece, piece.count)
    }
    _ = close(raw)
  }

  /// The first 100 bytes of a file; nil when there are none.
  static func text(_ path: String) -> String? {
    let raw = unsafe open(path, O_RDONLY)
    guard raw >= 0 else { return nil }
    defer { _ = close(raw) }
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = unsafe read(raw, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
  }
}

/// What this machine lets a test do.
enum Ability {
  static var trace: Bool { Workshop.shell("strace -o /dev/null true 2>/dev/null") == 0 }
  static var mount: Bool { Workshop.shell("unshare -m true 2>/dev/null") == 0 }
  static var otherUser: Bool { geteuid() == 0 }
}
