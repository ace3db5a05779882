import CLinux

/// Gives memory that was freed back to the kernel: a page takes megabytes for a moment.
func giveBackMemory() { _ = shim_malloc_trim() }
