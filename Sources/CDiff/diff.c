// Plain loops in a form that the compiler vectorizes; one clone for AVX2, chosen at run time.
#include "CDiff.h"
#include <string.h>

#define CLONES __attribute__((target_clones("avx2", "default")))

CLONES void zr_diff_row(const uint8_t *a, const uint8_t *b, size_t count, uint32_t threshold,
                        zr_diff_counts *counts) {
  // Blocks keep the 8-bit counters from overflowing and let equal stretches go by with memcmp.
  enum { block = 128 };
  uint8_t limit = threshold > 255 ? 255 : (uint8_t)threshold;
  for (size_t start = 0; start < count; start += block) {
    size_t pixels = count - start < block ? count - start : block;
    const uint8_t *p = a + start * 4, *q = b + start * 4;
    if (memcmp(p, q, pixels * 4) == 0) continue;
    uint8_t delta[block * 4];
    memset(delta, 0, sizeof delta);
    for (size_t i = 0; i < pixels * 4; i++) delta[i] = p[i] > q[i] ? p[i] - q[i] : q[i] - p[i];
    uint8_t maximum[4] = {0, 0, 0, 0};
    uint32_t over = 0, different = 0;
    for (size_t i = 0; i < block; i++) {
      uint8_t worst = 0;
      for (size_t c = 0; c < 4; c++) {
        uint8_t d = delta[i * 4 + c];
        worst = d > worst ? d : worst;
        maximum[c] = d > maximum[c] ? d : maximum[c];
      }
      over += worst > limit;
      different += worst > 0;
    }
    counts->over += over;
    counts->different += different;
    for (size_t c = 0; c < 4; c++)
      if (maximum[c] > counts->maximum[c]) counts->maximum[c] = maximum[c];
  }
}

CLONES void zr_diff_mask(const uint8_t *a, const uint8_t *b, size_t count, uint32_t threshold,
                         uint8_t *mask) {
  uint8_t limit = threshold > 255 ? 255 : (uint8_t)threshold;
  for (size_t i = 0; i < count; i++) {
    uint8_t worst = 0;
    for (size_t c = 0; c < 4; c++) {
      uint8_t p = a[i * 4 + c], q = b[i * 4 + c];
      uint8_t d = p > q ? p - q : q - p;
      worst = d > worst ? d : worst;
    }
    mask[i] = worst > limit;
  }
}

CLONES void zr_diff_sum(const uint8_t *a, const uint8_t *b, size_t count, int64_t sums[4]) {
  int32_t local[4] = {0, 0, 0, 0};
  for (size_t i = 0; i < count; i++)
    for (size_t c = 0; c < 4; c++) local[c] += (int32_t)b[i * 4 + c] - (int32_t)a[i * 4 + c];
  for (size_t c = 0; c < 4; c++) sums[c] += local[c];
}

CLONES void zr_diff_heat(uint8_t *dst, const uint8_t *a, const uint8_t *b, size_t count) {
  for (size_t i = 0; i < count * 4; i += 4) {
    uint32_t worst = 0;
    for (size_t c = 0; c < 4; c++) {
      uint8_t p = a[i + c], q = b[i + c];
      uint32_t d = p > q ? p - q : q - p;
      worst = d > worst ? d : worst;
    }
    uint32_t luma = (54u * a[i] + 183u * a[i + 1] + 19u * a[i + 2]) >> 8;
    uint8_t faded = (uint8_t)(208 + luma * 47 / 255);
    // Yellow for the smallest difference, red for the largest: never faint.
    uint8_t warm = worst >= 64 ? 0 : (uint8_t)(190 - worst * 190 / 64);
    dst[i] = worst ? 255 : faded;
    dst[i + 1] = worst ? warm : faded;
    dst[i + 2] = worst ? 0 : faded;
    dst[i + 3] = 255;
  }
}
