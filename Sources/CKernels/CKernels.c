// Chooses the kernels of this machine, once.
#include "kernels.h"

#include <stdatomic.h>

static _Atomic(const zr_kernel_table *) chosen;

static const zr_kernel_table *best(void) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) return &zr_avx2_kernels;
#endif
  return &zr_scalar_kernels;
}

static inline const zr_kernel_table *kernels(void) {
  const zr_kernel_table *table = atomic_load_explicit(&chosen, memory_order_relaxed);
  if (__builtin_expect(table != 0, 1)) return table;
  table = best();
  atomic_store_explicit(&chosen, table, memory_order_relaxed);
  return table;
}

bool zr_kernels_are_vector(void) { return kernels() != &zr_scalar_kernels; }

void zr_kernels_force_scalar(bool forced) {
  atomic_store_explicit(&chosen, forced ? &zr_scalar_kernels : best(), memory_order_relaxed);
}

void zr_fill(uint32_t *dst, size_t count, uint32_t color) { kernels()->fill(dst, count, color); }
void zr_mix(uint32_t *dst, const uint32_t *a, const uint32_t *b, size_t count, int weight) {
  kernels()->mix(dst, a, b, count, weight);
}
void zr_mix_mask(
  uint32_t *dst, const uint32_t *a, const uint32_t *b, const uint8_t *coverage, size_t count) {
  kernels()->mix_mask(dst, a, b, coverage, count);
}
void zr_mix_color(uint32_t *dst, size_t count, uint32_t color, int weight) {
  kernels()->mix_color(dst, count, color, weight);
}
void zr_mix_color_weights(uint32_t *dst, const int16_t *weights, size_t count, uint32_t color) {
  kernels()->mix_color_weights(dst, weights, count, color);
}
void zr_over(uint32_t *dst, const uint32_t *src, size_t count) { kernels()->over(dst, src, count); }
void zr_over_weight(uint32_t *dst, const uint32_t *src, size_t count, int weight) {
  kernels()->over_weight(dst, src, count, weight);
}
void zr_mix_rows(int16_t *row16, const uint32_t *a, const uint32_t *b, size_t count, int weight) {
  kernels()->mix_rows(row16, a, b, count, weight);
}
void zr_resample_row(
  uint32_t *dst, const int16_t *row16, const int32_t *index, const int16_t *weights,
  size_t count) {
  kernels()->resample(dst, row16, index, weights, count);
}
void zr_resample_mask(
  int16_t *dst, const int16_t *row, const int32_t *index, const int16_t *weights, size_t count) {
  kernels()->resample_mask(dst, row, index, weights, count);
}
void zr_mix_mask_rows(
  int16_t *dst, const int16_t *a, const int16_t *b, size_t count, int weight) {
  kernels()->mix_mask_rows(dst, a, b, count, weight);
}
void zr_scale_mask(int16_t *dst, size_t count, int weight) {
  kernels()->scale_mask(dst, count, weight);
}
void zr_sample_plane(uint32_t *dst, const zr_plane_map *map, size_t count) {
  kernels()->sample_plane(dst, map, count);
}
void zr_halve(uint32_t *dst, const uint32_t *row0, const uint32_t *row1, size_t count) {
  kernels()->halve(dst, row0, row1, count);
}
void zr_convolve(
  int16_t *dst, const int16_t *src, size_t count, const int16_t *taps, size_t tapCount,
  size_t step) {
  kernels()->convolve(dst, src, count, taps, tapCount, step);
}
void zr_widen(int16_t *dst, const uint8_t *src, size_t count) { kernels()->widen(dst, src, count); }
void zr_narrow(uint8_t *dst, const int16_t *src, size_t count) {
  kernels()->narrow(dst, src, count);
}
void zr_color_matrix(uint32_t *pixels, size_t count, const int32_t matrix[20]) {
  kernels()->color_matrix(pixels, count, matrix);
}
void zr_blend(
  uint32_t *dst, const uint32_t *src, size_t count, zr_blend_mode mode, int weight) {
  kernels()->blend(dst, src, count, mode, weight);
}
void zr_opaque_rgba(uint8_t *dst, const uint32_t *src, size_t count) {
  kernels()->opaque_rgba(dst, src, count);
}
void zr_straight_rgba(uint8_t *dst, const uint32_t *src, size_t count) {
  kernels()->straight_rgba(dst, src, count);
}
void zr_premultiply(uint32_t *dst, const uint8_t *src, size_t count) {
  kernels()->premultiply(dst, src, count);
}
bool zr_is_opaque(const uint32_t *pixels, size_t count) {
  return kernels()->is_opaque(pixels, count);
}
bool zr_is_uniform(const uint32_t *pixels, size_t count) {
  return kernels()->is_uniform(pixels, count);
}

void zr_average_rows(
  uint8_t *dst, const uint8_t *src, size_t stride, size_t rows, size_t factor) {
  for (size_t y = 0; y < rows; y++) {
    const uint8_t *from = src + y * factor * stride;
    uint8_t *to = dst + y * stride;
    if (factor == 4) {
      // The usual factor, in a form that compilers make vectors of.
      const uint8_t *b = from + stride, *c = b + stride, *d = c + stride;
      for (size_t x = 0; x < stride; x++) {
        uint16_t sum = (uint16_t)(from[x] + b[x] + c[x] + d[x] + 2);
        to[x] = (uint8_t)(sum >> 2);
      }
      continue;
    }
    for (size_t x = 0; x < stride; x++) {
      size_t sum = factor / 2;
      for (size_t k = 0; k < factor; k++) sum += from[k * stride + x];
      to[x] = (uint8_t)(sum / factor);
    }
  }
}
