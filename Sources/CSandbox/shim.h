// What a process may no longer do: Landlock and seccomp have no C library and no Swift import.
#pragma once
#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define SHIM_ARCH AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define SHIM_ARCH AUDIT_ARCH_AARCH64
#endif

static inline int shim_no_new_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); }
static inline int shim_not_dumpable(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }

// Every right over files that the running kernel knows, granted below no path. The numbers are the
// kernel's (linux/landlock.h): ABI 1 knows 13 rights, 2 adds one, 3 one, 5 one; 4 adds two over TCP,
// 6 scopes of abstract sockets and signals.
static inline int shim_landlock(void) {
  struct { unsigned long long files, network, scoped; } rules = { 0, 0, 0 };
  long abi = syscall(444, (void *)0, 0, 1);
  if (abi < 1) return -1;
  rules.files = abi >= 5 ? 0xffff : abi >= 3 ? 0x7fff : abi == 2 ? 0x3fff : 0x1fff;
  if (abi >= 4) rules.network = 3;
  if (abi >= 6) rules.scoped = 3;
  size_t size = abi >= 6 ? 24 : abi >= 4 ? 16 : 8;
  int ruleset = (int)syscall(444, &rules, size, 0);
  if (ruleset < 0) return -1;
  int result = (int)syscall(446, ruleset, 0);
  close(ruleset);
  return result;
}

#define SHIM_ALLOW(number) \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (number), 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define SHIM_REFUSE BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)

// What decoding needs: memory, threads, the descriptors at hand. All else answers EPERM, so that a
// library that asks for more goes on without.
static inline int shim_seccomp(void) {
#ifdef SHIM_ARCH
  struct sock_filter filter[] = {
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SHIM_ARCH, 1, 0),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
    SHIM_ALLOW(__NR_read), SHIM_ALLOW(__NR_pread64), SHIM_ALLOW(__NR_write),
    SHIM_ALLOW(__NR_pwrite64), SHIM_ALLOW(__NR_writev), SHIM_ALLOW(__NR_recvmsg),
    SHIM_ALLOW(__NR_sendmsg), SHIM_ALLOW(__NR_ppoll), SHIM_ALLOW(__NR_close),
    SHIM_ALLOW(__NR_fstat), SHIM_ALLOW(__NR_lseek), SHIM_ALLOW(__NR_ftruncate),
    SHIM_ALLOW(__NR_munmap), SHIM_ALLOW(__NR_mremap), SHIM_ALLOW(__NR_madvise),
    SHIM_ALLOW(__NR_brk), SHIM_ALLOW(__NR_futex), SHIM_ALLOW(__NR_set_robust_list),
    SHIM_ALLOW(__NR_exit), SHIM_ALLOW(__NR_exit_group), SHIM_ALLOW(__NR_rt_sigaction),
    SHIM_ALLOW(__NR_rt_sigprocmask), SHIM_ALLOW(__NR_rt_sigreturn), SHIM_ALLOW(__NR_sigaltstack),
    SHIM_ALLOW(__NR_gettid), SHIM_ALLOW(__NR_getpid), SHIM_ALLOW(__NR_tgkill),
    SHIM_ALLOW(__NR_clock_gettime), SHIM_ALLOW(__NR_clock_nanosleep), SHIM_ALLOW(__NR_sched_yield),
    SHIM_ALLOW(__NR_sched_getaffinity), SHIM_ALLOW(__NR_getrandom), SHIM_ALLOW(__NR_getrusage),
    SHIM_ALLOW(334 /* rseq */), SHIM_ALLOW(__NR_restart_syscall),
#ifdef __NR_poll
    SHIM_ALLOW(__NR_poll),
#endif
    // A thread, but no process: clone3 hides its flags, and glibc then takes clone.
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 435 /* clone3 */, 0, 1),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_clone, 0, 4),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0])),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, 0x10000 /* CLONE_THREAD */, 0, 1),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    SHIM_REFUSE,
    // Memory, but none that can be run.
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_mmap, 1, 0),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_mprotect, 0, 4),
    BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[2])),
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, 4 /* PROT_EXEC */, 1, 0),
    BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    SHIM_REFUSE,
    SHIM_REFUSE,
  };
  struct sock_fprog program = { sizeof filter / sizeof *filter, filter };
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
#else
  errno = ENOSYS;
  return -1;
#endif
}

// For the self-test: what a decoder that was taken over would try.
static inline int shim_try_exec(void) {
  char *const arguments[] = { (char *)"/bin/true", (char *)0 };
  return execve(arguments[0], arguments, arguments + 1);
}
static inline int shim_try_ptrace(void) { return (int)syscall(__NR_ptrace, 16, getppid(), 0, 0); }
