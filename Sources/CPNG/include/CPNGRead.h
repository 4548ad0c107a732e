// Reading PNG files: libpng's long jumps stay inside this target.
#ifndef ZR_CPNG_READ_H
#define ZR_CPNG_READ_H
#include <stddef.h>
#include <stdint.h>

/// A decoded PNG with its colour information, straight alpha, rows top to bottom without gaps.
typedef struct {
  uint32_t width, height;
  /// 1 grey, 2 grey and alpha, 3 RGB, 4 RGB and alpha. Palettes are expanded to 3 or 4.
  int channels;
  /// Bits of a sample: 8, or 16 in native byte order.
  int bits;
  /// `width * height * channels * bits / 8` bytes, or NULL.
  uint8_t *pixels;
  /// The embedded ICC profile, or NULL.
  uint8_t *profile;
  size_t profile_length;
  /// 1 when an sRGB chunk says so.
  int is_srgb;
  /// File gamma (for instance .45455), 0 when not stated.
  double gamma;
  /// x and y of white, red, green and blue; valid when `has_chromaticities`.
  int has_chromaticities;
  double chromaticities[8];
  /// What went wrong, when reading failed.
  char error[160];
} zr_png_image;

/// Decodes a whole file. Images of more than `maximum_pixels` are refused before anything is
/// allocated; 16-bit images of more than a quarter of it are reduced to 8 bits.
/// Returns 0, or -1 with `error` set; free the image in both cases.
int zr_png_read(
    const uint8_t *bytes, size_t length, uint64_t maximum_pixels, zr_png_image *image);

/// Frees what an image owns; safe on a zeroed image.
void zr_png_image_free(zr_png_image *image);

/// Version of libpng that is linked, for instance "1.6.39".
const char *zr_png_version(void);
#endif
