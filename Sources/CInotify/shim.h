// The part of libinotifytools that measurement found sound; see docs/libinotifytools.md.
// The library's own header is not included: its `nstring` slows every compile, and what is not
// declared here cannot be called by mistake.
#pragma once
#include <stdio.h>
#include <sys/inotify.h>

int inotifytools_initialize(void);
int inotifytools_watch_file(char const *filename, int events);
int inotifytools_wd_from_filename(char const *filename);
char *inotifytools_filename_from_wd(int wd);
struct inotify_event *inotifytools_next_events(long int timeout, int num_events);
int inotifytools_remove_watch_by_wd(int wd);
int inotifytools_error(void);
void inotifytools_cleanup(void);

// The library tells its own trouble on `stderr`, without a name or a priority, though each failure is
// also an error of ours; a watch that the kernel took back before we did is none at all. What this
// program says goes to descriptor 2 and not through the stream.
static inline void shim_silence_stderr(void) {
  FILE *nowhere = fopen("/dev/null", "we");
  if (nowhere != NULL) stderr = nowhere;
}
