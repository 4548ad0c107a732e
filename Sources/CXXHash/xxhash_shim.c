// The header-only form of libxxhash, compiled once here with optimization.
#define XXH_INLINE_ALL
#include <xxhash.h>
#include "CXXHash.h"

zr_digest128 zr_xxh3_128(const void *bytes, size_t length) {
  XXH128_hash_t hash = XXH3_128bits(bytes, length);
  return (zr_digest128){hash.low64, hash.high64};
}

uint64_t zr_xxh3_64(const void *bytes, size_t length, uint64_t seed) {
  return XXH3_64bits_withSeed(bytes, length, seed);
}
