// Frames for video encoders.
#include "CKernels.h"

// BT.709: luma weights .2126, .7152, .0722; 219 steps of luma and 224 of chroma; 16-bit fractions.
enum {
  YR = 11966, YG = 40254, YB = 4064, HALF = 32768,
  UR = -6596, UG = -22189, UB = 28784,
  VR = 28784, VG = -26145, VB = -2639
};

static inline uint8_t luma_of(uint32_t p) {
  int32_t r = (int32_t)(p >> 16 & 255), g = (int32_t)(p >> 8 & 255), b = (int32_t)(p & 255);
  return (uint8_t)(16 + ((YR * r + YG * g + YB * b + HALF) >> 16));
}

static void luma_row(uint8_t *restrict dst, const uint32_t *restrict src, size_t count) {
  for (size_t i = 0; i < count; i++) dst[i] = luma_of(src[i]);
}

static inline void chroma_of(uint8_t *cb, uint8_t *cr, const uint32_t p[4]) {
  int32_t r = 0, g = 0, b = 0;
  for (int k = 0; k < 4; k++) {
    r += (int32_t)(p[k] >> 16 & 255);
    g += (int32_t)(p[k] >> 8 & 255);
    b += (int32_t)(p[k] & 255);
  }
  *cb = (uint8_t)(128 + ((UR * r + UG * g + UB * b + 4 * HALF) >> 18));
  *cr = (uint8_t)(128 + ((VR * r + VG * g + VB * b + 4 * HALF) >> 18));
}

void zr_yuv420_rows(
  uint8_t *luma0, uint8_t *luma1, uint8_t *cb, uint8_t *cr, const uint32_t *row0,
  const uint32_t *row1, size_t width) {
  luma_row(luma0, row0, width);
  luma_row(luma1, row1, width);
  size_t pairs = width / 2;
  for (size_t i = 0; i < pairs; i++) {
    const uint32_t block[4] = {row0[2 * i], row0[2 * i + 1], row1[2 * i], row1[2 * i + 1]};
    chroma_of(cb + i, cr + i, block);
  }
  if (width % 2) {
    uint32_t a = row0[width - 1], b = row1[width - 1];
    const uint32_t block[4] = {a, a, b, b};
    luma0[width] = luma0[width - 1];
    luma1[width] = luma1[width - 1];
    chroma_of(cb + pairs, cr + pairs, block);
  }
}
