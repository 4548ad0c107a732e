// The kernels that carry a frame, for AVX2. Same bytes as scalar.c.
#if defined(__x86_64__)
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2"))), apply_to = function)
#include <immintrin.h>

#include "arithmetic.h"
#include "kernels.h"

#include "portable.inc"
#include "blend.inc"

static inline __m256i load(const uint32_t *p) { return _mm256_loadu_si256((const __m256i *)p); }
static inline void store(uint32_t *p, __m256i v) { _mm256_storeu_si256((__m256i *)p, v); }
static inline __m256i low7(__m256i v) {
  return _mm256_slli_epi16(_mm256_unpacklo_epi8(v, _mm256_setzero_si256()), 7);
}
static inline __m256i high7(__m256i v) {
  return _mm256_slli_epi16(_mm256_unpackhi_epi8(v, _mm256_setzero_si256()), 7);
}
/// 8.7 to 8 bits with rounding.
static inline __m256i narrow7(__m256i low, __m256i high) {
  __m256i half = _mm256_set1_epi16(64);
  return _mm256_packus_epi16(
    _mm256_srai_epi16(_mm256_add_epi16(low, half), 7),
    _mm256_srai_epi16(_mm256_add_epi16(high, half), 7));
}
static inline __m256i mix7(__m256i a, __m256i b, __m256i w) {
  return _mm256_add_epi16(a, _mm256_mulhrs_epi16(_mm256_sub_epi16(b, a), w));
}
static inline __m256i mix_vector(__m256i a, __m256i b, __m256i lowWeights, __m256i highWeights) {
  return narrow7(
    mix7(low7(a), low7(b), lowWeights), mix7(high7(a), high7(b), highWeights));
}
/// Four copies of each of eight 16-bit weights, in the order of unpacked pixels.
static inline void spread(__m128i weights, __m256i *low, __m256i *high) {
  __m256i both = _mm256_permute4x64_epi64(_mm256_castsi128_si256(weights), 0x10);
  // Lane 0 holds weights 0...3, lane 1 weights 4...7.
  const __m256i lowOrder = _mm256_setr_epi8(
    0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 2, 3,
    0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 2, 3);
  const __m256i highOrder = _mm256_setr_epi8(
    4, 5, 4, 5, 4, 5, 4, 5, 6, 7, 6, 7, 6, 7, 6, 7,
    4, 5, 4, 5, 4, 5, 4, 5, 6, 7, 6, 7, 6, 7, 6, 7);
  *low = _mm256_shuffle_epi8(both, lowOrder);
  *high = _mm256_shuffle_epi8(both, highOrder);
}

static void mix(uint32_t *dst, const uint32_t *a, const uint32_t *b, size_t count, int weight) {
  __m256i w = _mm256_set1_epi16((int16_t)weight);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) store(dst + i, mix_vector(load(a + i), load(b + i), w, w));
  for (; i < count; i++) dst[i] = zr_mix_pixel(a[i], b[i], weight);
}

static void mix_mask(
  uint32_t *dst, const uint32_t *a, const uint32_t *b, const uint8_t *coverage, size_t count) {
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m128i c = _mm_cvtepu8_epi16(_mm_loadl_epi64((const __m128i *)(coverage + i)));
    __m256i low, high;
    spread(_mm_add_epi16(_mm_slli_epi16(c, 7), _mm_srli_epi16(c, 1)), &low, &high);
    store(dst + i, mix_vector(load(a + i), load(b + i), low, high));
  }
  for (; i < count; i++) dst[i] = zr_mix_pixel(a[i], b[i], zr_weight(coverage[i]));
}

static void mix_color(uint32_t *dst, size_t count, uint32_t color, int weight) {
  __m256i w = _mm256_set1_epi16((int16_t)weight), c = _mm256_set1_epi32((int)color);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) store(dst + i, mix_vector(load(dst + i), c, w, w));
  for (; i < count; i++) dst[i] = zr_mix_pixel(dst[i], color, weight);
}

static void mix_color_weights(
  uint32_t *dst, const int16_t *weights, size_t count, uint32_t color) {
  __m256i c = _mm256_set1_epi32((int)color);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256i low, high;
    spread(_mm_loadu_si128((const __m128i *)(weights + i)), &low, &high);
    store(dst + i, mix_vector(load(dst + i), c, low, high));
  }
  for (; i < count; i++) dst[i] = zr_mix_pixel(dst[i], color, weights[i]);
}

static inline __m256i over_half(__m256i d, __m256i s) {
  // Channels as 16 bits; alpha copied to all four.
  const __m256i alphas = _mm256_setr_epi8(
    6, 7, 6, 7, 6, 7, 6, 7, 14, 15, 14, 15, 14, 15, 14, 15,
    6, 7, 6, 7, 6, 7, 6, 7, 14, 15, 14, 15, 14, 15, 14, 15);
  __m256i rest = _mm256_sub_epi16(_mm256_set1_epi16(255), _mm256_shuffle_epi8(s, alphas));
  __m256i x = _mm256_add_epi16(_mm256_mullo_epi16(d, rest), _mm256_set1_epi16(128));
  x = _mm256_srli_epi16(_mm256_add_epi16(x, _mm256_srli_epi16(x, 8)), 8);
  return _mm256_add_epi16(s, x);
}

static void over(uint32_t *dst, const uint32_t *src, size_t count) {
  const __m256i zero = _mm256_setzero_si256(), full = _mm256_set1_epi32((int)0xFF000000u);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256i s = load(src + i);
    if (_mm256_testz_si256(s, s)) continue;
    if (_mm256_testc_si256(s, full)) {
      store(dst + i, s);
      continue;
    }
    __m256i d = load(dst + i);
    store(dst + i, _mm256_packus_epi16(
      over_half(_mm256_unpacklo_epi8(d, zero), _mm256_unpacklo_epi8(s, zero)),
      over_half(_mm256_unpackhi_epi8(d, zero), _mm256_unpackhi_epi8(s, zero))));
  }
  for (; i < count; i++) dst[i] = zr_over_pixel(dst[i], src[i]);
}

static inline __m256i over_weight_half(__m256i d7, __m256i s8, __m256i w) {
  const __m256i alphas = _mm256_setr_epi8(
    6, 7, 6, 7, 6, 7, 6, 7, 14, 15, 14, 15, 14, 15, 14, 15,
    6, 7, 6, 7, 6, 7, 6, 7, 14, 15, 14, 15, 14, 15, 14, 15);
  __m256i a = _mm256_shuffle_epi8(s8, alphas);
  __m256i cover = _mm256_mulhrs_epi16(
    _mm256_add_epi16(_mm256_slli_epi16(a, 7), _mm256_srli_epi16(a, 1)), w);
  __m256i s7 = _mm256_mulhrs_epi16(_mm256_slli_epi16(s8, 7), w);
  return _mm256_sub_epi16(_mm256_add_epi16(s7, d7), _mm256_mulhrs_epi16(d7, cover));
}

static void over_weight(uint32_t *dst, const uint32_t *src, size_t count, int weight) {
  const __m256i zero = _mm256_setzero_si256(), w = _mm256_set1_epi16((int16_t)weight);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256i s = load(src + i), d = load(dst + i);
    store(dst + i, narrow7(
      over_weight_half(low7(d), _mm256_unpacklo_epi8(s, zero), w),
      over_weight_half(high7(d), _mm256_unpackhi_epi8(s, zero), w)));
  }
  for (; i < count; i++) dst[i] = zr_over_weight_pixel(dst[i], src[i], weight);
}

static void mix_rows(
  int16_t *row16, const uint32_t *a, const uint32_t *b, size_t count, int weight) {
  __m256i w = _mm256_set1_epi16((int16_t)weight), zero = _mm256_setzero_si256();
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    // Lanes in memory order first, so that the halves come out in order.
    __m256i x = _mm256_permute4x64_epi64(load(a + i), 0xD8);
    __m256i y = _mm256_permute4x64_epi64(load(b + i), 0xD8);
    __m256i low = mix7(
      _mm256_slli_epi16(_mm256_unpacklo_epi8(x, zero), 7),
      _mm256_slli_epi16(_mm256_unpacklo_epi8(y, zero), 7), w);
    __m256i high = mix7(
      _mm256_slli_epi16(_mm256_unpackhi_epi8(x, zero), 7),
      _mm256_slli_epi16(_mm256_unpackhi_epi8(y, zero), 7), w);
    _mm256_storeu_si256((__m256i *)(row16 + 4 * i), low);
    _mm256_storeu_si256((__m256i *)(row16 + 4 * i + 16), high);
  }
  for (; i < count; i++)
    for (int c = 0; c < 4; c++) {
      int a7 = zr_channel(a[i], c) << 7, b7 = zr_channel(b[i], c) << 7;
      row16[4 * i + (size_t)c] = (int16_t)(a7 + zr_mul15(b7 - a7, weight));
    }
}

static inline __m256i two_texels(const int16_t *row16, const int32_t *index) {
  __m128i first = _mm_loadu_si128((const __m128i *)(row16 + 4 * (ptrdiff_t)index[0]));
  return _mm256_inserti128_si256(
    _mm256_castsi128_si256(first),
    _mm_loadu_si128((const __m128i *)(row16 + 4 * (ptrdiff_t)index[1])), 1);
}

/// Pixels i, i + 1 (lane 0) and i + 2, i + 3 (lane 1) from four loads of two texels each.
static inline __m256i four_pixels(const int16_t *row16, const int32_t *index, __m256i weights) {
  const int32_t even[2] = {index[0], index[2]}, odd[2] = {index[1], index[3]};
  __m256i p = two_texels(row16, even), q = two_texels(row16, odd);
  return mix7(_mm256_unpacklo_epi64(p, q), _mm256_unpackhi_epi64(p, q), weights);
}

static void resample(
  uint32_t *dst, const int16_t *row16, const int32_t *index, const int16_t *weights,
  size_t count) {
  const __m256i order = _mm256_setr_epi8(
    0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 2, 3,
    4, 5, 4, 5, 4, 5, 4, 5, 6, 7, 6, 7, 6, 7, 6, 7);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256i w = _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(weights + i)));
    __m256i near = four_pixels(row16, index + i, _mm256_shuffle_epi8(w, order));
    __m256i far = four_pixels(
      row16, index + i + 4,
      _mm256_shuffle_epi8(_mm256_srli_si256(w, 8), order));
    store(dst + i, _mm256_permute4x64_epi64(narrow7(near, far), 0xD8));
  }
  for (; i < count; i++) {
    const int16_t *a = row16 + 4 * (ptrdiff_t)index[i];
    uint32_t out = 0;
    for (int c = 0; c < 4; c++) {
      int value = a[c] + zr_mul15(a[c + 4] - a[c], weights[i]);
      out |= (uint32_t)((value + 64) >> 7) << (8 * c);
    }
    dst[i] = out;
  }
}

const zr_kernel_table zr_avx2_kernels = {
  fill, mix, mix_mask, mix_color, mix_color_weights, over, over_weight, mix_rows, resample,
  resample_mask, mix_mask_rows, scale_mask, sample_plane, halve, convolve, widen, narrow,
  color_matrix, blend, opaque_rgba, straight_rgba, premultiply, is_opaque, is_uniform,
};
#pragma clang attribute pop
#endif
