import CLinux
import Glibc

/// Runs a system call until no signal interrupts it.
///
/// - Throws: what `errno` says when the call answers with a negative number.
@discardableResult
func retrying<Answer: FixedWidthInteger & SignedInteger>(
  _ call: String,
  _ path: @autoclosure () -> [UInt8],
  _ body: () -> Answer
) throws(SystemCallError) -> Answer {
  while true {
    let answer = body()
    if answer >= 0 { return answer }
    let code = shim_errno()
    if code != EINTR { throw SystemCallError(call, path(), errno: code) }
  }
}

/// Bytes of a path as the C string that system calls take.
func terminated(_ bytes: some Sequence<UInt8>) -> [CChar] {
  bytes.map { CChar(bitPattern: $0) } + [0]
}
