// JPEG and WebP decoding, colour conversion and resampling of images.
//
// Every function writes into buffers that the caller sized; none keeps state between calls.
#ifndef ZR_CIMAGES_H
#define ZR_CIMAGES_H
#include <stddef.h>
#include <stdint.h>

/// How samples lie in a row.
typedef enum {
  ZR_GRAY = 0,
  ZR_GRAY_ALPHA = 1,
  ZR_RGB = 2,
  ZR_RGBA = 3,
  /// Four bytes a pixel, the fourth unused.
  ZR_BGRX = 4,
  ZR_BGRA = 5,
  ZR_CMYK = 6,
  /// CMYK with inverted samples, as Adobe's JPEG files carry them.
  ZR_CMYK_INVERTED = 7,
} zr_layout;

/// Colours of samples that are not sRGB.
typedef struct {
  /// ICC profile, or NULL.
  const uint8_t *profile;
  size_t profile_length;
  /// File gamma without a profile (a PNG's gAMA), 0 = sRGB.
  double gamma;
  /// x and y of white, red, green and blue with `gamma`, or NULL for sRGB's.
  const double *chromaticities;
} zr_color_space;

/// Converts samples with straight alpha to premultiplied sRGB, B G R A bytes.
///
/// `bits` is 8 or 16 (native order); `source` has no gaps between rows. A profile that cannot be
/// read or is for other channels is ignored. CMYK without a profile is (1-C)(1-K) and so on.
/// Returns 1 when all pixels are opaque, 0 when not, -1 when memory is short.
int zr_convert_to_srgb(
    const void *source, zr_layout layout, int bits, uint32_t width, uint32_t height,
    const zr_color_space *space, uint8_t *destination);

/// What a JPEG file says of itself.
typedef struct {
  int width, height;
  /// 1 grey, 3 colour, 4 CMYK or YCCK.
  int components;
} zr_jpeg_header;

/// Returns 0, or -1 with a message in `error`.
int zr_jpeg_read_header(
    const uint8_t *bytes, size_t length, zr_jpeg_header *header, char *error, size_t error_length);

/// Size of a side at `eighths` eighths, rounded up as the decoder does.
int zr_jpeg_scaled(int side, int eighths);

/// Decodes at `eighths`/8 of the size, 1...8, into `destination` without gaps: one byte a pixel for
/// ZR_GRAY, four for ZR_BGRX and ZR_CMYK. Files that break off keep what could be read.
/// Returns 0, or -1 with a message in `error`.
int zr_jpeg_decode(
    const uint8_t *bytes, size_t length, int eighths, zr_layout layout, uint8_t *destination,
    char *error, size_t error_length);

typedef struct {
  int width, height, has_alpha, is_animated;
} zr_webp_header;

/// Returns 0, or -1 when the file is no WebP file.
int zr_webp_read_header(const uint8_t *bytes, size_t length, zr_webp_header *header);

/// Decodes to straight B G R A bytes without gaps. Returns 0 or -1.
int zr_webp_decode(
    const uint8_t *bytes, size_t length, int width, int height, uint8_t *destination);

/// Resamples a part of a premultiplied image.
///
/// A tent filter: bilinear when enlarging; when reducing, as wide as two output pixels, so that
/// every source pixel counts. Separable, 14-bit weights that sum to exactly one, integer sums:
/// equal on every processor. The region may be fractional; pixels outside it are taken from its
/// edge. Returns 0, or -1 when memory is short or the region has no pixels.
int zr_resample(
    const uint8_t *source, int source_width, int source_height, double x, double y, double width,
    double height, uint8_t *destination, int destination_width, int destination_height);

/// Turns and mirrors an image by its EXIF orientation 1...8, four bytes a pixel; the destination
/// has the sides swapped for 5...8.
void zr_orient(
    const uint8_t *source, int width, int height, int orientation, uint8_t *destination);

/// Versions of the decoders that are linked, as one line.
const char *zr_image_versions(void);
/// An animated WebP file being decoded; keeps a pointer to the file's bytes.
typedef struct zr_webp_animation zr_webp_animation;

/// A shown frame: straight pixels without gaps, valid until the next one; 0, 0, 0 where alpha is 0.
typedef struct {
  const uint8_t *pixels;
  uint32_t width, height;
  /// When the next frame is shown, from the start.
  int end_milliseconds;
} zr_webp_frame;

/// Pixels are B G R A or R G B A. NULL when the file is no WebP file.
zr_webp_animation *zr_webp_animation_open(const uint8_t *bytes, size_t length, int is_bgra);
/// Returns 1 with the next frame, 0 at the end, -1 when it cannot be decoded.
int zr_webp_animation_next(zr_webp_animation *animation, zr_webp_frame *frame);
void zr_webp_animation_close(zr_webp_animation *animation);
#endif
