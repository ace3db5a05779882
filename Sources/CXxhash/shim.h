#pragma once
#include <xxhash.h>

typedef struct { unsigned long long low, high; } shim_hash128;

static inline shim_hash128 shim_xxh3_128(const void *bytes, unsigned long count) {
  XXH128_hash_t h = XXH3_128bits(bytes, count);
  shim_hash128 r = { h.low64, h.high64 };
  return r;
}
