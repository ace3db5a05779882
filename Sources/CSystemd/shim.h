#pragma once
#include <sys/uio.h>

// Only what we call, with fixed arguments: sd-daemon.h and sd-journal.h of libsystemd.
int sd_notify(int unset_environment, const char *state);
int sd_journal_sendv(const struct iovec *iov, int n);
int sd_watchdog_enabled(int unset_environment, unsigned long *usec);
