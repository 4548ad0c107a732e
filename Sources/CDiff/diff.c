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

void zr_reduce_rgba(uint8_t *dst, const uint8_t *src, size_t width, size_t height, size_t side) {
  for (size_t top = 0; top < height; top += side) {
    size_t bottom = top + side < height ? top + side : height;
    for (size_t left = 0; left < width; left += side, dst += 4) {
      size_t right = left + side < width ? left + side : width;
      uint64_t sums[3] = {0, 0, 0}, alpha = 0, count = (bottom - top) * (right - left);
      for (size_t y = top; y < bottom; y++) {
        for (const uint8_t *p = src + (y * width + left) * 4; p < src + (y * width + right) * 4; p += 4) {
          for (size_t c = 0; c < 3; c++) sums[c] += (uint64_t)p[c] * p[3];
          alpha += p[3];
        }
      }
      for (size_t c = 0; c < 3; c++) dst[c] = alpha ? (uint8_t)((sums[c] + alpha / 2) / alpha) : 0;
      dst[3] = (uint8_t)((alpha + count / 2) / count);
    }
  }
}
