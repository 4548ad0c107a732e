// XXH3-128 (libxxhash), one-shot and streaming-free: digests are taken per band and combined.
#ifndef ZR_CXXHASH_H
#define ZR_CXXHASH_H
#include <stddef.h>
#include <stdint.h>

typedef struct { uint64_t low, high; } zr_digest128;

/// XXH3-128 of `length` bytes. `bytes` may be NULL when `length` is 0.
zr_digest128 zr_xxh3_128(const void *bytes, size_t length);
/// XXH3-64 of `length` bytes with a seed.
uint64_t zr_xxh3_64(const void *bytes, size_t length, uint64_t seed);
#endif
