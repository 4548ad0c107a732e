// Pixel kernels: rows of premultiplied B,G,R,A bytes, integer arithmetic only.
//
// Every kernel exists as a scalar reference and for AVX2; both give the same bytes. Weights are
// 15-bit fractions 0...32767 (32767 stands for 1 exactly, see zr_mix). A "row16" holds channels as
// 8.7 fixed point, 0...32640.
#ifndef ZR_CKernels_H
#define ZR_CKernels_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// True when this machine runs the AVX2 kernels.
bool zr_kernels_are_vector(void);
/// Makes the scalar reference run instead; for tests and `--no-simd`.
void zr_kernels_force_scalar(bool forced);

/// dst = color.
void zr_fill(uint32_t *dst, size_t count, uint32_t color);
/// dst = a + (b - a) * weight, in 8.7 fixed point with rounding; any two of the rows may be equal.
void zr_mix(uint32_t *dst, const uint32_t *a, const uint32_t *b, size_t count, int weight);
/// The same with a weight per pixel: coverage 0...255.
void zr_mix_mask(
  uint32_t *dst, const uint32_t *a, const uint32_t *b, const uint8_t *coverage, size_t count);
/// dst = dst + (color - dst) * weight.
void zr_mix_color(uint32_t *dst, size_t count, uint32_t color, int weight);
/// The same with a weight per pixel.
void zr_mix_color_weights(uint32_t *dst, const int16_t *weights, size_t count, uint32_t color);
/// dst = src + dst * (255 - src.alpha) / 255, rounded as pixman does.
void zr_over(uint32_t *dst, const uint32_t *src, size_t count);
/// The same with src multiplied by weight first, kept in 8.7 fixed point.
void zr_over_weight(uint32_t *dst, const uint32_t *src, size_t count, int weight);

/// row16 = a + (b - a) * weight: the vertical half of bilinear sampling.
void zr_mix_rows(int16_t *row16, const uint32_t *a, const uint32_t *b, size_t count, int weight);
/// dst[i] = mix of row16 pixels index[i] and index[i] + 1: the horizontal half.
void zr_resample_row(
  uint32_t *dst, const int16_t *row16, const int32_t *index, const int16_t *weights, size_t count);
/// One channel: dst[i] = mix of row[index[i]] and row[index[i] + 1].
void zr_resample_mask(
  int16_t *dst, const int16_t *row, const int32_t *index, const int16_t *weights, size_t count);
/// One channel: dst = a + (b - a) * weight.
void zr_mix_mask_rows(
  int16_t *dst, const int16_t *a, const int16_t *b, size_t count, int weight);
/// dst = dst * weight for mask rows.
void zr_scale_mask(int16_t *dst, size_t count, int weight);

/// Bilinear sampling along any plane map.
///
/// Pixel i reads the source at (u, v) / w in 16.16 fixed point, where u, v, w start at `start` and
/// grow by `step` a pixel; w is 1 << 30 for affine maps. Outside the source is transparent.
typedef struct {
  const uint32_t *pixels;
  size_t stride;
  int32_t width, height;
  int64_t start[3], step[3];
} zr_plane_map;
void zr_sample_plane(uint32_t *dst, const zr_plane_map *map, size_t count);

/// dst[i] = mean of the 2×2 block at column 2i, rounded.
void zr_halve(uint32_t *dst, const uint32_t *row0, const uint32_t *row1, size_t count);

/// dst[i] = sum of src[i + k * step] * taps[k], rounded to 15 bits: one axis of a convolution.
void zr_convolve(
  int16_t *dst, const int16_t *src, size_t count, const int16_t *taps, size_t tapCount,
  size_t step);
/// 8-bit channels to 8.7 and back (rounded).
void zr_widen(int16_t *dst, const uint8_t *src, size_t count);
void zr_narrow(uint8_t *dst, const int16_t *src, size_t count);

/// Colours of premultiplied pixels through a 4×5 matrix in 4.12 fixed point, rows R, G, B, A, columns
/// R, G, B, A, constant (constant in 8-bit units); straight colours, clamped.
void zr_color_matrix(uint32_t *pixels, size_t count, const int32_t matrix[20]);

/// Separable and non-separable blending of premultiplied src over dst; `mode` as in zr_blend_mode.
typedef enum {
  ZR_BLEND_NORMAL, ZR_BLEND_MULTIPLY, ZR_BLEND_SCREEN, ZR_BLEND_OVERLAY, ZR_BLEND_DARKEN,
  ZR_BLEND_LIGHTEN, ZR_BLEND_COLOR_DODGE, ZR_BLEND_COLOR_BURN, ZR_BLEND_SOFT_LIGHT,
  ZR_BLEND_HARD_LIGHT, ZR_BLEND_DIFFERENCE, ZR_BLEND_EXCLUSION, ZR_BLEND_HUE,
  ZR_BLEND_SATURATION, ZR_BLEND_COLOR, ZR_BLEND_LUMINOSITY, ZR_BLEND_SOURCE_ATOP,
  ZR_BLEND_DESTINATION_OVER, ZR_BLEND_DESTINATION_OUT, ZR_BLEND_PLUS_DARKER,
  ZR_BLEND_PLUS_LIGHTER
} zr_blend_mode;
void zr_blend(
  uint32_t *dst, const uint32_t *src, size_t count, zr_blend_mode mode, int weight);

/// B,G,R,X to R,G,B,255.
void zr_opaque_rgba(uint8_t *dst, const uint32_t *src, size_t count);
/// Premultiplied B,G,R,A to straight R,G,B,A; alpha 0 gives 0,0,0,0. Rounded to nearest.
void zr_straight_rgba(uint8_t *dst, const uint32_t *src, size_t count);
/// Straight R,G,B,A to premultiplied B,G,R,A, rounded to nearest.
void zr_premultiply(uint32_t *dst, const uint8_t *src, size_t count);
/// dst row i = rounded mean of src rows i * factor ... i * factor + factor - 1; dst may be src.
void zr_average_rows(
  uint8_t *dst, const uint8_t *src, size_t stride, size_t rows, size_t factor);
/// Two rows of B,G,R,X pixels to 4:2:0 in BT.709 limited range: two rows of luma and one of each
/// chroma, from the mean of 2×2 pixels. `width` pixels are read; luma rows are `width` rounded up to
/// even, the last pixel being repeated.
void zr_yuv420_rows(
  uint8_t *luma0, uint8_t *luma1, uint8_t *cb, uint8_t *cr, const uint32_t *row0,
  const uint32_t *row1, size_t width);
/// True when every pixel's alpha is 255.
bool zr_is_opaque(const uint32_t *pixels, size_t count);
/// True when all pixels are equal.
bool zr_is_uniform(const uint32_t *pixels, size_t count);

/// A colour stop: straight components and alpha 0...1, location along the gradient.
typedef struct {
  double red, green, blue, alpha, location;
} zr_gradient_stop;

typedef enum { ZR_GRADIENT_LINEAR, ZR_GRADIENT_RADIAL, ZR_GRADIENT_ANGULAR } zr_gradient_kind;

/// A gradient in its own space; `matrix` (a, b, c, d, tx, ty) maps pixel centres to it.
///
/// Linear: location = x. Radial: location = (length of (x, y) - start) / (end - start). Angular:
/// location = (clockwise angle from +x - start) / (end - start), turns counted from `start`.
typedef struct {
  zr_gradient_kind kind;
  double matrix[6];
  double start, end;
  const zr_gradient_stop *stops;
  size_t stopCount;
} zr_gradient;

/// Premultiplied pixels x...x + count of row y, interpolated in premultiplied sRGB, rounded.
/// Stops are in order of location; before the first and after the last the colour stays.
void zr_gradient_row(uint32_t *dst, const zr_gradient *gradient, double x, double y, size_t count);

/// The most shapes that melt into one piece of glass.
#define ZR_GLASS_SHAPES 32

/// A shape of glass in pixels of the canvas: a box with round corners (clockwise from the top left),
/// or any outline as distances at pixel centres, negative inside.
typedef struct {
  float center_x, center_y, half_width, half_height, radii[4];
  /// Added to the distance: a shape that comes or goes is smaller by it.
  float shift;
  const float *field;
  int32_t field_left, field_top, field_width, field_height;
} zr_glass_shape;

/// A piece of glass over pixels; lengths in pixels.
typedef struct {
  const zr_glass_shape *shapes;
  size_t shape_count;
  /// Width of the seam along which shapes melt: they touch across half of it.
  float join;
  /// Light is bent in this outer part, most at the edge: by `strength` towards the inside.
  float depth, strength;
  /// The band of light along the edge; its opacity is rim_strength * |light_x x + light_y y +
  /// light_offset|, at most rim_strength.
  float rim_width, rim_strength, light_x, light_y, light_offset;
  /// The pixels below, of the canvas from (left, top) on.
  const uint32_t *source;
  int32_t left, top, width, height;
} zr_glass;

/// Pixels x...x + count of row y, which lie in the source: bent source, opacity of the rim (15 bit),
/// coverage, and, unless null, the part of each shape (15 bit, one run of `count` a shape).
void zr_glass_row(
  const zr_glass *g, int32_t x, int32_t y, size_t count, uint32_t *dst, int16_t *rim,
  uint8_t *coverage, int16_t *shares);
/// Mean Rec. 709 luma under the glass, 0...255, from every fourth pixel of every fourth row.
uint32_t zr_glass_luminance(
  const zr_glass *g, int32_t left, int32_t top, int32_t right, int32_t bottom);
/// Signed distances to the edge of a mask, negative inside. `scratch` holds width * height +
/// 3 * max(width, height) + 2 numbers, `vertices` max(width, height).
void zr_distance_field(
  float *field, float *scratch, int32_t *vertices, const uint8_t *coverage, size_t stride,
  int32_t width, int32_t height);
#endif
