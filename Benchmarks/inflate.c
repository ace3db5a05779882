// How long inflating and checking one PNG takes at least: zlib streams through libdeflate, CRCs too.
//
//   inflate FILE ROUNDS          prints the median in microseconds
//   build: gcc -O2 inflate.c -o inflate -ldeflate
#include <fcntl.h>
#include <libdeflate.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static uint32_t big(const unsigned char *at) {
  return (uint32_t)at[0] << 24 | at[1] << 16 | at[2] << 8 | at[3];
}
static int order(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

int main(int count, char **words) {
  if (count != 3) return 2;
  static unsigned char file[64 << 20], stream[64 << 20];
  int rounds = atoi(words[2]);
  double *times = malloc(rounds * sizeof *times);
  struct libdeflate_decompressor *inflater = libdeflate_alloc_decompressor();
  size_t room = 256 << 20;
  unsigned char *pixels = malloc(room);
  for (int round = 0; round < rounds; round++) {
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    int descriptor = open(words[1], O_RDONLY);
    ssize_t size = read(descriptor, file, sizeof file);
    close(descriptor);
    size_t used = 0, made = 0;
    uint32_t sums = 0;
    for (ssize_t at = 8; at + 12 <= size;) {
      uint32_t length = big(file + at);
      sums ^= libdeflate_crc32(0, file + at + 4, length + 4);
      if (!memcmp(file + at + 4, "IDAT", 4)) {
        memcpy(stream + used, file + at + 8, length);
        used += length;
      }
      at += length + 12;
    }
    if (libdeflate_zlib_decompress(inflater, stream, used, pixels, room, &made)) return 1;
    clock_gettime(CLOCK_MONOTONIC, &end);
    times[round] = (end.tv_sec - start.tv_sec) * 1e6 + (end.tv_nsec - start.tv_nsec) / 1e3;
    if (sums == 1 && made == 1) puts("");
  }
  qsort(times, rounds, sizeof *times, order);
  printf("%.1f\n", times[rounds / 2]);
  return 0;
}
