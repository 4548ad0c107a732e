// Comparison of two images of straight RGBA bytes, row by row, and alignment of grey ones.
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

/// A picture of where two pictures differ: the first one in faded grey; pixels that differ from yellow
/// (one level) to red (64 and more). Straight RGBA.
void zr_diff_heat(uint8_t *dst, const uint8_t *a, const uint8_t *b, size_t count);

/// Means of side × side pixels, colours weighted by alpha; squares that the edge cuts are means of what
/// they hold. `dst` has ⌈width / side⌉ × ⌈height / side⌉ pixels of straight RGBA, as `src`.
void zr_reduce_rgba(uint8_t *dst, const uint8_t *src, size_t width, size_t height, size_t side);

/// Adds the signed differences b - a of `count` pixels to the four channel sums.
void zr_diff_sum(const uint8_t *a, const uint8_t *b, size_t count, int64_t sums[4]);
/// Grey 0...1, rows without gaps.
typedef struct {
  const float *pixels;
  int width, height;
} zr_grey_image;

/// Luma (BT.709 weights on encoded values) of straight RGBA bytes, 0...1.
void zr_grey(float *dst, const uint8_t *rgba, size_t count);
/// Means of factor × factor grey bytes as 0...1; what is left at the right and below is dropped.
void zr_grey_reduce(float *dst, const uint8_t *src, size_t width, size_t height, size_t factor);
/// Blurs in place, `passes` times with 1 4 6 4 1 along both axes (standard deviation 1 a pass).
void zr_smooth(float *image, float *scratch, size_t width, size_t height, int passes);

/// Sums over the pixels of `still`, without `margin` pixels along its edges, that lie in `moved`:
/// count, f, m, f², m², f·m.
///
/// A pixel (x, y) of `still`, centres at .5, is found at (map[0] x + map[2], map[1] y + map[3]).
void zr_align_correlation(
    const zr_grey_image *still, const zr_grey_image *moved, const double map[4], int margin,
    double sums[6]);

/// The unknowns: shift in x and y (pixels of `moved`), relative scale, seconds, contrast, brightness.
enum { ZR_ALIGN_COUNT = 6 };

/// Normal equations of a step of Gauss and Newton; the lower half of the matrix. Start from zeros.
typedef struct {
  double matrix[ZR_ALIGN_COUNT][ZR_ALIGN_COUNT];
  double vector[ZR_ALIGN_COUNT];
  /// Weighted squares of the residuals, the weights' sum, pixels.
  double cost, weight, count;
} zr_align_system;

/// Adds the pixels of a region (left, top, right, bottom) of `still`.
///
/// Residual: light[0] · moved + light[1] − still; residuals above `noise` count less and less.
/// `change` is the change of `still` in a second, or NULL.
void zr_align_equations(
    const zr_grey_image *still, const float *change, const zr_grey_image *moved,
    const double map[4], const double light[2], double noise, const int region[4],
    zr_align_system *system);
#endif
