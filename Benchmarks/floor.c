// The floor: the least a watcher can do. Raw inotify, openat, copy_file_range to a temporary name,
// fdatasync, rename, in one thread, with no look at what it copies.
//
//   floor sync|fast PAIRS        PAIRS: a file with one "DROP<tab>BUILD" a line
//   build: gcc -O2 floor.c -o floor
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

enum { MOST = 65536 };
static int drops[MOST], builds[MOST];

int main(int count, char **words) {
  if (count != 3) return 2;
  int syncs = strcmp(words[1], "sync") == 0;
  int queue = inotify_init1(IN_CLOEXEC);
  FILE *pairs = fopen(words[2], "r");
  static char line[16384];
  while (pairs && fgets(line, sizeof line, pairs)) {
    char *build = strchr(line, '\t');
    if (!build) return 2;
    *build++ = 0;
    build[strcspn(build, "\n")] = 0;
    int watch = inotify_add_watch(queue, line, IN_CLOSE_WRITE | IN_MOVED_TO);
    if (watch < 0 || watch >= MOST) return 3;
    drops[watch] = open(line, O_DIRECTORY | O_RDONLY | O_CLOEXEC);
    builds[watch] = open(build, O_DIRECTORY | O_RDONLY | O_CLOEXEC);
    if (drops[watch] < 0 || builds[watch] < 0) return 3;
  }
  puts("ready");
  fflush(stdout);
  static char events[1 << 16] __attribute__((aligned(8)));
  for (unsigned long serial = 0;;) {
    ssize_t got = read(queue, events, sizeof events);
    for (char *at = events; at < events + got;) {
      struct inotify_event *event = (void *)at;
      at += sizeof *event + event->len;
      if (!event->len || event->wd < 0) continue;
      int source = openat(drops[event->wd], event->name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
      if (source < 0) continue;
      struct stat status;
      if (fstat(source, &status) || !S_ISREG(status.st_mode)) {
        close(source);
        continue;
      }
      char name[64];
      snprintf(name, sizeof name, ".floor-%lu", serial++);
      int target = openat(builds[event->wd], name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
      for (off_t left = status.st_size; left > 0;) {
        ssize_t moved = copy_file_range(source, 0, target, 0, left, 0);
        if (moved <= 0) break;
        left -= moved;
      }
      if (syncs) fdatasync(target);
      close(target);
      close(source);
      renameat(builds[event->wd], name, builds[event->wd], event->name);
    }
  }
}
