// Rows of pixels to filtered PNG rows.
#include <CKernels.h>
#include <string.h>

#include "band.h"

#if defined(__x86_64__)
#include <immintrin.h>
#define FOR_AVX2 __attribute__((target("avx2")))

/// B,G,R,X to R,G,B, eight pixels a step; returns how many pixels were done. Writes up to eight
/// bytes past them.
FOR_AVX2 static size_t pack_rgb_avx2(uint8_t *dst, const uint32_t *src, size_t count) {
  const __m256i order = _mm256_setr_epi8(
    2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1,
    2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, -1, -1, -1, -1);
  const __m256i close = _mm256_setr_epi32(0, 1, 2, 4, 5, 6, 3, 7);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256i p = _mm256_loadu_si256((const __m256i *)(src + i));
    p = _mm256_permutevar8x32_epi32(_mm256_shuffle_epi8(p, order), close);
    _mm256_storeu_si256((__m256i *)(dst + 3 * i), p);
  }
  return i;
}
#endif

static void pack_rgb(uint8_t *dst, const uint32_t *src, size_t count) {
  size_t i = 0;
#if defined(__x86_64__)
  if (zr_kernels_are_vector()) i = pack_rgb_avx2(dst, src, count);
#endif
  for (; i < count; i++) {
    dst[3 * i] = (uint8_t)(src[i] >> 16);
    dst[3 * i + 1] = (uint8_t)(src[i] >> 8);
    dst[3 * i + 2] = (uint8_t)src[i];
  }
}

static void subtract(uint8_t *dst, const uint8_t *a, const uint8_t *b, size_t count) {
  for (size_t i = 0; i < count; i++) dst[i] = (uint8_t)(a[i] - b[i]);
}

/// An estimate of what a filtered row costs: bytes that are not zero, large ones counting double.
static uint32_t cost(const uint8_t *row, size_t count) {
  uint32_t sum = 0;
  for (size_t base = 0; base < count; base += 64) {
    size_t n = count - base < 64 ? count - base : 64;
    uint8_t part = 0;
    for (size_t i = 0; i < n; i++) {
      uint8_t value = row[base + i];
      part = (uint8_t)(part + (value != 0) + ((uint8_t)(value + 8) > 16));
    }
    sum += part;
  }
  return sum;
}

void zr_filter_rows(zr_png_band *band, const uint32_t *pixels, size_t stride, size_t rows) {
  size_t bpp = band->channels, count = band->width * bpp;
  for (size_t y = 0; y < rows; y++) {
    const uint32_t *row = pixels + y * stride;
    uint8_t *out = band->filtered + y * band->rowLength;
    if (y > 0 && memcmp(row, row - stride, 4 * band->width) == 0) {
      // The same row again: "up" is all zero.
      out[0] = 2;
      memset(out + 1, 0, count);
      continue;
    }
    uint8_t *spare = band->previous;
    band->previous = band->current;
    band->current = spare;
    if (bpp == 3) {
      pack_rgb(band->current, row, band->width);
    } else {
      zr_straight_rgba(band->current, row, band->width);
    }
    memcpy(out + 1, band->current, bpp);
    subtract(out + 1 + bpp, band->current + bpp, band->current, count - bpp);
    out[0] = 1;
    if (y == 0) continue;
    subtract(band->up, band->current, band->previous, count);
    if (cost(band->up, count) < cost(out + 1, count)) {
      out[0] = 2;
      memcpy(out + 1, band->up, count);
    }
  }
}
