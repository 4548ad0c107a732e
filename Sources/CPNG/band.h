// Parts of the band encoder that talk to each other.
#ifndef ZR_BAND_H
#define ZR_BAND_H
#include "CPNGEncode.h"

/// Some literal bytes, then a match (length 0: none) `distance` bytes back.
typedef struct {
  uint32_t literals;
  uint16_t length;
  uint16_t distanceLessOne;
} zr_token;

enum { ZR_HASH_BITS = 12 };

struct zr_png_band {
  size_t width, rows, channels;
  /// Bytes of a filtered row: filter type and channels.
  size_t rowLength;
  /// Channels of the current and the previous row.
  uint8_t *current, *previous;
  /// Candidate filters of one row.
  uint8_t *up;
  /// All filtered rows.
  uint8_t *filtered;
  /// Bit i: byte i equals the byte before, the pixel before, the row before.
  uint64_t *same[3];
  /// Bit i: a run that may be worth a match starts at byte i.
  uint64_t *starts;
  /// Where pairs of pixels and single pixels were last seen among literals, plus one; 0 = nowhere.
  uint32_t *pairs, *singles;
  zr_token *tokens;
  size_t tokenCapacity;
};

/// Filters rows into band->filtered.
void zr_filter_rows(zr_png_band *band, const uint32_t *pixels, size_t stride, size_t rows);

/// Fills the bitmaps of equal bytes for `length` filtered bytes.
void zr_find_equals(zr_png_band *band, size_t length);

/// Cuts the filtered bytes into tokens; returns their number.
size_t zr_tokenize(zr_png_band *band, size_t length);

/// Writes tokens as one dynamic block and an empty stored block; returns the bytes written.
size_t zr_write_block(
  const zr_png_band *band, const zr_token *tokens, size_t count, uint8_t *out);
#endif
