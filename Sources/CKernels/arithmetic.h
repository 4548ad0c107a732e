// The fixed-point arithmetic that every kernel shares.
#ifndef ZR_ARITHMETIC_H
#define ZR_ARITHMETIC_H
#include <stdint.h>

/// Product of two 15-bit fractions, rounded: what the vector instruction pmulhrsw computes.
static inline int zr_mul15(int a, int b) { return (a * b + 0x4000) >> 15; }

/// x / 255 rounded to nearest for 0 ≤ x ≤ 65025.
static inline uint32_t zr_div255(uint32_t x) {
  x += 128;
  return (x + (x >> 8)) >> 8;
}

/// Coverage 0...255 as a 15-bit weight 0...32767.
static inline int zr_weight(uint8_t coverage) { return coverage * 128 + (coverage >> 1); }

/// a + (b - a) * weight for 8-bit channels, through 8.7 fixed point.
static inline uint32_t zr_mix8(int a, int b, int weight) {
  int a7 = a << 7, b7 = b << 7;
  return (uint32_t)((a7 + zr_mul15(b7 - a7, weight) + 64) >> 7);
}

static inline int zr_channel(uint32_t pixel, int index) { return (pixel >> (8 * index)) & 255; }

/// Mix of two pixels, channel by channel.
static inline uint32_t zr_mix_pixel(uint32_t a, uint32_t b, int weight) {
  uint32_t out = 0;
  for (int c = 0; c < 4; c++)
    out |= zr_mix8(zr_channel(a, c), zr_channel(b, c), weight) << (8 * c);
  return out;
}

static inline uint32_t zr_over_pixel(uint32_t dst, uint32_t src) {
  uint32_t rest = 255 - (src >> 24), out = 0;
  for (int c = 0; c < 4; c++) {
    uint32_t value = (uint32_t)zr_channel(src, c) + zr_div255((uint32_t)zr_channel(dst, c) * rest);
    out |= (value > 255 ? 255 : value) << (8 * c);
  }
  return out;
}

static inline uint32_t zr_over_weight_pixel(uint32_t dst, uint32_t src, int weight) {
  int cover = zr_mul15(zr_weight((uint8_t)(src >> 24)), weight);
  uint32_t out = 0;
  for (int c = 0; c < 4; c++) {
    int s7 = zr_channel(src, c) << 7, d7 = zr_channel(dst, c) << 7;
    int value = (zr_mul15(s7, weight) + d7 - zr_mul15(d7, cover) + 64) >> 7;
    out |= (uint32_t)(value < 0 ? 0 : value > 255 ? 255 : value) << (8 * c);
  }
  return out;
}
#endif
