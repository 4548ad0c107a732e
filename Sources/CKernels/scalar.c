// The reference: every kernel one pixel at a time.
#include "arithmetic.h"
#include "kernels.h"

#include "portable.inc"
#include "blend.inc"

static void mix(uint32_t *dst, const uint32_t *a, const uint32_t *b, size_t count, int weight) {
  for (size_t i = 0; i < count; i++) dst[i] = zr_mix_pixel(a[i], b[i], weight);
}

static void mix_mask(
  uint32_t *dst, const uint32_t *a, const uint32_t *b, const uint8_t *coverage, size_t count) {
  for (size_t i = 0; i < count; i++) dst[i] = zr_mix_pixel(a[i], b[i], zr_weight(coverage[i]));
}

static void mix_color(uint32_t *dst, size_t count, uint32_t color, int weight) {
  for (size_t i = 0; i < count; i++) dst[i] = zr_mix_pixel(dst[i], color, weight);
}

static void mix_color_weights(
  uint32_t *dst, const int16_t *weights, size_t count, uint32_t color) {
  for (size_t i = 0; i < count; i++) dst[i] = zr_mix_pixel(dst[i], color, weights[i]);
}

static void over(uint32_t *dst, const uint32_t *src, size_t count) {
  for (size_t i = 0; i < count; i++) dst[i] = zr_over_pixel(dst[i], src[i]);
}

static void over_weight(uint32_t *dst, const uint32_t *src, size_t count, int weight) {
  for (size_t i = 0; i < count; i++) dst[i] = zr_over_weight_pixel(dst[i], src[i], weight);
}

static void mix_rows(
  int16_t *row16, const uint32_t *a, const uint32_t *b, size_t count, int weight) {
  for (size_t i = 0; i < count; i++)
    for (int c = 0; c < 4; c++) {
      int a7 = zr_channel(a[i], c) << 7, b7 = zr_channel(b[i], c) << 7;
      row16[4 * i + (size_t)c] = (int16_t)(a7 + zr_mul15(b7 - a7, weight));
    }
}

static void resample(
  uint32_t *dst, const int16_t *row16, const int32_t *index, const int16_t *weights,
  size_t count) {
  for (size_t i = 0; i < count; i++) {
    const int16_t *a = row16 + 4 * (ptrdiff_t)index[i];
    uint32_t out = 0;
    for (int c = 0; c < 4; c++) {
      int value = a[c] + zr_mul15(a[c + 4] - a[c], weights[i]);
      out |= (uint32_t)((value + 64) >> 7) << (8 * c);
    }
    dst[i] = out;
  }
}

const zr_kernel_table zr_scalar_kernels = {
  fill, mix, mix_mask, mix_color, mix_color_weights, over, over_weight, mix_rows, resample,
  resample_mask, mix_mask_rows, scale_mask, sample_plane, halve, convolve, widen, narrow,
  color_matrix, blend, opaque_rgba, straight_rgba, premultiply, is_opaque, is_uniform,
};
