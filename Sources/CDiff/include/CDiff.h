// Comparison of two images of straight RGBA bytes, row by row.
#ifndef ZR_CDIFF_H
#define ZR_CDIFF_H
#include <stddef.h>
#include <stdint.h>

/// What a comparison of some rows found; start from zeros, add rows one call after the other.
typedef struct {
  /// Pixels with a channel difference above the threshold.
  uint64_t over;
  /// Pixels that differ at all.
  uint64_t different;
  /// Largest absolute difference of each channel (R, G, B, A).
  uint32_t maximum[4];
} zr_diff_counts;

/// Compares `count` pixels; `threshold` 0...255 is the largest difference that is not counted as over.
void zr_diff_row(const uint8_t *a, const uint8_t *b, size_t count, uint32_t threshold,
                 zr_diff_counts *counts);

/// Writes 1 for each pixel with a channel difference above the threshold, else 0.
void zr_diff_mask(const uint8_t *a, const uint8_t *b, size_t count, uint32_t threshold,
                  uint8_t *mask);

/// Adds the signed differences b - a of `count` pixels to the four channel sums.
void zr_diff_sum(const uint8_t *a, const uint8_t *b, size_t count, int64_t sums[4]);
#endif
