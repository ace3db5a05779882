import CLinux
import Glibc

/// Lets the calling thread stand back behind the others: on Linux a thread has a priority of its own.
func lowerPriority() throws(SystemCallError) {
  try retrying("setpriority", []) { setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 5) }
}

/// Gives memory that was freed back to the kernel: a page takes megabytes for a moment.
func giveBackMemory() { _ = shim_malloc_trim() }
