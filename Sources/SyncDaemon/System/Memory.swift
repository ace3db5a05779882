import CLinux

/// Gives memory that was freed back to the kernel: of all pools, and all that the crew keeps in its own.
func giveBackMemory() {
  Crew.shared.rest()
  giveBackOwnMemory()
  _ = shim_malloc_trim()
}

/// Gives back what this thread keeps for its next piece of work: a page takes megabytes for a moment.
func giveBackOwnMemory() { shim_malloc_trim_own(mostKept) }

/// Has the pool of a new thread grow to what most come to use; not a page of it is touched.
func reserveOwnMemory() { shim_malloc_reserve_own() }

/// The memory of one image is there for the next.
private let mostKept: Int32 = 4 << 20

/// Keeps memory in few pools, and large pieces out of them.
///
/// Each thread may else take a pool of its own, and hold what it freed there; there are enough for the
/// threads that stay and for those of many passes, see ``sideBySide(_:width:isCrowd:_:)``. What is large,
/// as pages and lists of thousands of problems are, goes back to the kernel at once.
///
/// For a start, before there are threads.
package func shareMemory() {
  _ = shim_malloc_arenas(8)
  // More than an ordinary launch image: mapping and clearing memory for each would be slower.
  _ = shim_malloc_mapped(512 << 10)
  // What is kept goes when it is quiet.
  _ = shim_malloc_kept(mostKept)
}
