// GNU and Linux calls and macros that Swift's Glibc module does not show. Prototypes only, and
// constants under a shim_ name: defining _GNU_SOURCE here would clash with other modules.
#pragma once
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/vfs.h>
#include <unistd.h>

extern int renameat2(int, const char *, int, const char *, unsigned int);
extern ssize_t copy_file_range(int, off_t *, int, off_t *, size_t, unsigned int);

static const unsigned int shim_RENAME_NOREPLACE = 1;
static const unsigned int shim_RENAME_EXCHANGE = 2;
static const int shim_O_PATH = 010000000;
static const int shim_O_TMPFILE = 020000000 | 0200000;
static const int shim_AT_EMPTY_PATH = 0x1000;

static inline int shim_errno(void) { return errno; }
static inline int shim_fcntl(int fd, int command, int argument) { return fcntl(fd, command, argument); }
static inline int shim_openat(int at, const char *path, int flags, unsigned int mode) {
  return openat(at, path, flags, mode);
}
