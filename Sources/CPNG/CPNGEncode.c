// The band encoder: filter, find matches, write one Huffman block.
#include <libdeflate.h>
#include <stdlib.h>

#include "band.h"

zr_png_band *zr_png_band_create(size_t width, size_t rows, bool hasAlpha) {
  zr_png_band *band = calloc(1, sizeof *band);
  if (!band) return NULL;
  band->width = width;
  band->rows = rows;
  band->channels = hasAlpha ? 4 : 3;
  band->rowLength = 1 + width * band->channels;
  size_t length = band->rowLength * rows, words = length / 64 + 3;
  // Vector stores may write up to a vector past the end of a row.
  band->current = malloc(band->rowLength + 64);
  band->previous = malloc(band->rowLength + 64);
  band->up = malloc(band->rowLength + 64);
  band->filtered = malloc(length + 64);
  bool isComplete = band->current && band->previous && band->up && band->filtered;
  for (int k = 0; k < 3; k++) {
    band->same[k] = calloc(words, 8);
    isComplete = isComplete && band->same[k];
  }
  band->starts = calloc(words, 8);
  band->pairs = malloc(sizeof(uint32_t) << ZR_HASH_BITS);
  band->singles = malloc(sizeof(uint32_t) << ZR_HASH_BITS);
  isComplete = isComplete && band->starts && band->pairs && band->singles;
  // Matches have three bytes or more.
  band->tokenCapacity = length / 3 + 16;
  band->tokens = malloc(band->tokenCapacity * sizeof *band->tokens);
  if (isComplete && band->tokens) return band;
  zr_png_band_destroy(band);
  return NULL;
}

void zr_png_band_destroy(zr_png_band *band) {
  if (!band) return;
  free(band->current);
  free(band->previous);
  free(band->up);
  free(band->filtered);
  for (int k = 0; k < 3; k++) free(band->same[k]);
  free(band->starts);
  free(band->pairs);
  free(band->singles);
  free(band->tokens);
  free(band);
}

size_t zr_png_band_length(const zr_png_band *band, size_t rows) { return band->rowLength * rows; }

size_t zr_png_band_capacity(const zr_png_band *band) {
  // Codes have at most 12 bits; a header has at most 400 bytes.
  return band->rowLength * band->rows * 3 / 2 + 1024;
}

size_t zr_png_band_encode(
  zr_png_band *band, const uint32_t *pixels, size_t stride, size_t rows, uint8_t *out,
  uint32_t *adler) {
  size_t length = band->rowLength * rows;
  zr_filter_rows(band, pixels, stride, rows);
  *adler = libdeflate_adler32(1, band->filtered, length);
  zr_find_equals(band, length);
  size_t count = zr_tokenize(band, length);
  return zr_write_block(band, band->tokens, count, out);
}

uint32_t zr_adler32(uint32_t adler, const uint8_t *bytes, size_t length) {
  return libdeflate_adler32(adler, bytes, length);
}

uint32_t zr_crc32(uint32_t crc, const uint8_t *bytes, size_t length) {
  return libdeflate_crc32(crc, bytes, length);
}

uint32_t zr_adler32_combine(uint32_t first, uint32_t second, size_t secondLength) {
  // Adler-32 is two sums modulo 65521; the second sum counts the first once a byte.
  const uint64_t base = 65521;
  uint64_t a1 = first & 0xFFFF, b1 = first >> 16, a2 = second & 0xFFFF, b2 = second >> 16;
  uint64_t a = (a1 + a2 + base - 1) % base;
  uint64_t n = secondLength % base;
  uint64_t b = (b1 + b2 + n * ((a1 + base - 1) % base)) % base;
  return (uint32_t)(b << 16 | a);
}
