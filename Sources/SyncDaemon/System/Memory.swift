import CLinux

/// Gives memory that was freed back to the kernel: a page takes megabytes for a moment.
func giveBackMemory() { _ = shim_malloc_trim() }

/// Keeps memory in few pools: each thread that passes run on would else take one of its own, and hold
/// what it freed there.
///
/// For a start, before there are threads.
package func shareMemory() { _ = shim_malloc_arenas(2) }
