// PNG image data, written by an encoder for user-interface frames.
#ifndef ZR_CPNG_ENCODE_H
#define ZR_CPNG_ENCODE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A band encoder's memory. One thread uses it at a time; what it writes depends on the pixels alone.
typedef struct zr_png_band zr_png_band;

/// Memory for bands of at most `rows` rows of `width` pixels; NULL when there is none.
///
/// RGB when `hasAlpha` is false, else RGBA made straight from premultiplied pixels.
zr_png_band *zr_png_band_create(size_t width, size_t rows, bool hasAlpha);
void zr_png_band_destroy(zr_png_band *band);

/// The most bytes that zr_png_band_encode writes.
size_t zr_png_band_capacity(const zr_png_band *band);

/// Writes one band as deflate blocks that end on a byte and refer to nothing before the band.
///
/// Bands follow each other in a zlib stream after its two-byte header; after the last comes
/// 01 00 00 FF FF and the Adler-32 of all filtered bytes.
/// - `pixels`: premultiplied B,G,R,A words, `stride` words a row; 1...rows rows.
/// - `adler`: receives the Adler-32 of the band's filtered bytes.
/// - Returns the number of bytes written to `out`.
size_t zr_png_band_encode(
  zr_png_band *band, const uint32_t *pixels, size_t stride, size_t rows, uint8_t *out,
  uint32_t *adler);

/// Filtered bytes of a band of `rows` rows.
size_t zr_png_band_length(const zr_png_band *band, size_t rows);

/// Adler-32 of two runs of bytes put together.
uint32_t zr_adler32_combine(uint32_t first, uint32_t second, size_t secondLength);
uint32_t zr_adler32(uint32_t adler, const uint8_t *bytes, size_t length);
uint32_t zr_crc32(uint32_t crc, const uint8_t *bytes, size_t length);
#endif
