// GNU and Linux calls and macros that Swift's Glibc module does not show. Prototypes only, and
// constants under a shim_ name: defining _GNU_SOURCE here would clash with other modules.
#pragma once
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/vfs.h>
#include <unistd.h>

extern int renameat2(int, const char *, int, const char *, unsigned int);
extern ssize_t copy_file_range(int, off_t *, int, off_t *, size_t, unsigned int);
extern long syscall(long, ...);
extern int malloc_trim(size_t);
extern int mallopt(int, int);
extern int pipe2(int *, int);
extern int pthread_setname_np(pthread_t, const char *);

static const unsigned int shim_RENAME_NOREPLACE = 1;
static const unsigned int shim_RENAME_EXCHANGE = 2;
static const int shim_O_PATH = 010000000;
static const int shim_O_TMPFILE = 020000000 | 0200000;
static const int shim_AT_EMPTY_PATH = 0x1000;
static const unsigned long long shim_RESOLVE_NO_SYMLINKS = 0x04;
static const unsigned long long shim_RESOLVE_BENEATH = 0x08;

static inline int shim_errno(void) { return errno; }
static inline int shim_fcntl(int fd, int command, int argument) { return fcntl(fd, command, argument); }
static inline int shim_openat(int at, const char *path, int flags, unsigned int mode) {
  return openat(at, path, flags, mode);
}

// glibc 2.36 has no openat2; the layout is the kernel's struct open_how.
static inline int shim_openat2(
    int at, const char *path, int flags, unsigned int mode, unsigned long long resolve) {
  struct { unsigned long long flags, mode, resolve; } how = { (unsigned int)flags, mode, resolve };
  return (int)syscall(437, at, path, &how, sizeof how);
}

// readdir would copy each name into a fixed tuple; this fills a buffer of ours.
static inline long shim_getdents64(int fd, void *buffer, size_t size) {
  return syscall(SYS_getdents64, fd, buffer, size);
}

// A lock of the open file, F_OFD_*: unlike flock(2) it can be asked about without being taken.
static inline int shim_lock(int fd, short type) {
  struct flock whole = { .l_type = type, .l_whence = SEEK_SET };
  return fcntl(fd, 37, &whole);
}
// 1 when another open file holds a lock, 0 when none does, -1 on failure.
static inline int shim_is_locked(int fd) {
  struct flock whole = { .l_type = F_WRLCK, .l_whence = SEEK_SET };
  return fcntl(fd, 36, &whole) < 0 ? -1 : whole.l_type != F_UNLCK;
}

// Access by the rights of the thread's file system identity, not of the real user (which access(2)
// asks about). Not in glibc 2.36 for AT_EACCESS without emulation.
static inline int shim_faccessat2(const char *path, int mode) {
  return (int)syscall(439, AT_FDCWD, path, mode, 0x200);
}
// Who this thread is to file systems. The calls of the kernel, which are a thread's own: those of
// glibc change every thread. Root only.
static inline void shim_set_identity(const gid_t *groups, size_t count, gid_t gid, uid_t uid) {
  (void)syscall(SYS_setgroups, count, groups);
  (void)syscall(SYS_setfsgid, gid);
  (void)syscall(SYS_setfsuid, uid);
}

// A message with descriptors: the control buffer is all macros.
enum { shim_most_descriptors = 250 };

static inline long shim_send(
    int socket, const void *bytes, size_t count, const int *descriptors, int number) {
  union { struct cmsghdr align; char room[CMSG_SPACE(sizeof(int) * shim_most_descriptors)]; } control;
  struct iovec part = { (void *)bytes, count };
  struct msghdr message = { 0 };
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  if (number < 0 || number > shim_most_descriptors) { errno = EINVAL; return -1; }
  if (number > 0) {
    message.msg_control = control.room;
    message.msg_controllen = CMSG_SPACE(sizeof(int) * (size_t)number);
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int) * (size_t)number);
    __builtin_memcpy(CMSG_DATA(header), descriptors, sizeof(int) * (size_t)number);
  }
  return sendmsg(socket, &message, MSG_NOSIGNAL);
}

// Returns the byte count; `*number` says how many descriptors came, all close-on-exec.
static inline long shim_receive(
    int socket, void *bytes, size_t count, int *descriptors, int *number) {
  union { struct cmsghdr align; char room[CMSG_SPACE(sizeof(int) * shim_most_descriptors)]; } control;
  struct iovec part = { bytes, count };
  struct msghdr message = { 0 };
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  message.msg_control = control.room;
  message.msg_controllen = sizeof control.room;
  *number = 0;
  long received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  if (received < 0) return received;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header;
       header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    int found = (int)((header->cmsg_len - CMSG_LEN(0)) / sizeof(int));
    __builtin_memcpy(descriptors, CMSG_DATA(header), sizeof(int) * (size_t)found);
    *number = found;
  }
  if (message.msg_flags & (MSG_TRUNC | MSG_CTRUNC)) { errno = EMSGSIZE; return -1; }
  return received;
}

// Since glibc 2.34; GNU, so not visible from Swift.
#include <spawn.h>
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int);
static inline int shim_spawn_close_from(posix_spawn_file_actions_t *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

// <sys/socket.h> hides the credentials behind _GNU_SOURCE, and Swift sees its constants as enums.
static const int shim_SOCK_STREAM = SOCK_STREAM;
static const int shim_SOCK_CLOEXEC = SOCK_CLOEXEC;
static const int shim_SOCK_NONBLOCK = SOCK_NONBLOCK;
static const int shim_MSG_DONTWAIT = MSG_DONTWAIT;
static const int shim_MSG_NOSIGNAL = MSG_NOSIGNAL;
extern int accept4(int, struct sockaddr *, socklen_t *, int);
struct shim_peer { int pid; unsigned int uid; unsigned int gid; };
static inline int shim_accept(int fd) { return accept4(fd, 0, 0, SOCK_CLOEXEC | SOCK_NONBLOCK); }
static inline int shim_peer_of(int fd, struct shim_peer *peer) {
  socklen_t size = sizeof *peer;
  return getsockopt(fd, SOL_SOCKET, SO_PEERCRED, peer, &size);
}
// SO_PEERGROUPS (Linux 4.13): how many groups were written, or -1.
static inline int shim_peer_groups(int fd, unsigned int *groups, unsigned int count) {
  socklen_t size = count * sizeof *groups;
  if (getsockopt(fd, SOL_SOCKET, 59, groups, &size) != 0) return -1;
  return (int)(size / sizeof *groups);
}

// Starts a program in a process group of its own, with no signal blocked or ignored and without the
// variables by which systemd knows us. `words` holds `count` strings one after the other; the first is
// the program. Returns 0 or an errno.
extern char **environ;
static inline int shim_spawn(
    pid_t *pid, const char *words, size_t count, const char *folder, int input, int output) {
  size_t variables = 0;
  while (environ[variables]) variables++;
  char **arguments = calloc(count + 1, sizeof *arguments);
  char **environment = calloc(variables + 1, sizeof *environment);
  if (!arguments || !environment) {
    free(arguments);
    free(environment);
    return ENOMEM;
  }
  for (size_t index = 0; index < count; index++) {
    arguments[index] = (char *)words;
    words += strlen(words) + 1;
  }
  size_t kept = 0;
  for (size_t index = 0; index < variables; index++) {
    const char *variable = environ[index];
    if (strncmp(variable, "NOTIFY_SOCKET=", 14) && strncmp(variable, "WATCHDOG_", 9)) {
      environment[kept++] = environ[index];
    }
  }
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input, 0);
  posix_spawn_file_actions_adddup2(&actions, output, 1);
  posix_spawn_file_actions_adddup2(&actions, output, 2);
  posix_spawn_file_actions_addchdir_np(&actions, folder);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(
      &attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
  int code = posix_spawnp(pid, arguments[0], &actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  free(arguments);
  free(environment);
  return code;
}

// glibc 2.36 declares it in a header of its own that has no module.
static inline int shim_pidfd_open(pid_t pid) { return (int)syscall(SYS_pidfd_open, pid, 0); }
static inline int shim_pipe2(int *ends, int flags) { return pipe2(ends, flags); }

// ioctl is variadic.
static inline int shim_window_size(int fd, struct winsize *size) { return ioctl(fd, TIOCGWINSZ, size); }

// M_ARENA_MAX, M_MMAP_THRESHOLD and M_TRIM_THRESHOLD of malloc.h.
static inline int shim_malloc_arenas(int most) { return mallopt(-8, most); }
static inline int shim_malloc_mapped(int least) { return mallopt(-3, least); }
static inline int shim_malloc_kept(int most) { return mallopt(-1, most); }
static inline int shim_malloc_trim(void) { return malloc_trim(0); }
// The pool of a thread grows by a few pages at a time, a call each; here it does so in few. Pieces of more
// than 512 KiB would be none of the pool's.
// `volatile`, so that the pair is not left out.
static inline void shim_malloc_reserve_own(void) {
  void *volatile pieces[4];
  for (int at = 0; at < 4; at++) pieces[at] = malloc(384 << 10);
  for (int at = 3; at >= 0; at--) free(pieces[at]);
}
// The end of the calling thread's own pool, which malloc_trim leaves alone: it goes when a piece of 64 KiB
// or more is freed while nothing is to be kept. `volatile`, so that the pair is not left out.
static inline void shim_malloc_trim_own(int kept) {
  mallopt(-1, 0);
  void *volatile piece = malloc(80 << 10);
  free(piece);
  mallopt(-1, kept);
}
