// Matches at three distances: one byte, one pixel, one row.
#include <CKernels.h>
#include <string.h>

#include "band.h"

#if defined(__x86_64__)
#include <immintrin.h>
__attribute__((target("avx2"))) static size_t equal_words_avx2(
  uint64_t *bits, const uint8_t *bytes, size_t distance, size_t words) {
  for (size_t w = 0; w < words; w++) {
    const uint8_t *p = bytes + 64 * w;
    __m256i a = _mm256_cmpeq_epi8(
      _mm256_loadu_si256((const __m256i *)p),
      _mm256_loadu_si256((const __m256i *)(p - distance)));
    __m256i b = _mm256_cmpeq_epi8(
      _mm256_loadu_si256((const __m256i *)(p + 32)),
      _mm256_loadu_si256((const __m256i *)(p + 32 - distance)));
    bits[w] = (uint64_t)(uint32_t)_mm256_movemask_epi8(a)
      | (uint64_t)(uint32_t)_mm256_movemask_epi8(b) << 32;
  }
  return words;
}
#endif

static uint64_t equal_word(const uint8_t *bytes, size_t distance, size_t from, size_t length) {
  uint64_t word = 0;
  for (size_t i = 0; i < 64 && from + i < length; i++)
    if (from + i >= distance && bytes[from + i] == bytes[from + i - distance])
      word |= (uint64_t)1 << i;
  return word;
}

/// Bits that start at least four (log2 = 2) or eight (log2 = 3) set bits.
static uint64_t starts(const uint64_t *bits, size_t w, int log2) {
  uint64_t a = bits[w], b = bits[w + 1];
  for (int s = 0; s < log2; s++) {
    int shift = 1 << s;
    a &= a >> shift | b << (64 - shift);
    b &= b >> shift;
  }
  return a;
}

void zr_find_equals(zr_png_band *band, size_t length) {
  size_t distances[3] = {1, band->channels, band->rowLength};
  size_t words = (length + 63) / 64, whole = length / 64;
  for (int k = 0; k < 3; k++) {
    uint64_t *bits = band->same[k];
    size_t distance = distances[k], w = 0;
    if (distance > 32768) {
      // Farther than deflate can reach.
      memset(bits, 0, 8 * (words + 1));
      continue;
    }
    size_t first = (distance + 63) / 64;
    for (; w < first && w < words; w++)
      bits[w] = equal_word(band->filtered, distance, 64 * w, length);
#if defined(__x86_64__)
    if (zr_kernels_are_vector() && whole > w)
      w += equal_words_avx2(bits + w, band->filtered + 64 * w, distance, whole - w);
#endif
    for (; w < words; w++) bits[w] = equal_word(band->filtered, distance, 64 * w, length);
    bits[words] = 0;
  }
  for (size_t w = 0; w < words; w++)
    band->starts[w] = starts(band->same[0], w, 2) | starts(band->same[1], w, 3)
      | starts(band->same[2], w, 3);
}

/// Number of set bits in a row from `position`, at most `most`.
static size_t run(const uint64_t *bits, size_t position, size_t most) {
  size_t length = 0;
  while (length < most) {
    size_t p = position + length;
    uint64_t rest = ~(bits[p / 64] >> (p % 64));
    size_t room = 64 - p % 64;
    size_t ones = rest ? (size_t)__builtin_ctzll(rest) : 64;
    if (ones < room) return length + ones < most ? length + ones : most;
    length += room;
  }
  return most;
}

/// The first candidate at or after `position`; `length` when there is none.
static size_t next_start(const uint64_t *starts, size_t position, size_t length) {
  size_t w = position / 64, words = (length + 63) / 64;
  uint64_t bits = starts[w] & ~(uint64_t)0 << (position % 64);
  while (!bits) {
    if (++w >= words) return length;
    bits = starts[w];
  }
  return 64 * w + (size_t)__builtin_ctzll(bits);
}

size_t zr_tokenize(zr_png_band *band, size_t length) {
  size_t count = 0, position = 0, literals = 0;
  while (position < length) {
    size_t next = next_start(band->starts, position, length);
    literals += next - position;
    position = next;
    if (position == length) break;
    size_t most = length - position < 258 ? length - position : 258;
    size_t best = run(band->same[0], position, most);
    size_t pixel = run(band->same[1], position, most);
    size_t row = run(band->same[2], position, most);
    int from = ZR_FROM_BYTE;
    if (pixel >= 8 && pixel > best + 1) {
      best = pixel;
      from = ZR_FROM_PIXEL;
    }
    // A row's distance costs about ten bits more than a byte's or a pixel's.
    if (row >= 8 && row > best + 6) {
      best = row;
      from = ZR_FROM_ROW;
    }
    if (best < 4) {
      // Too short to pay.
      literals++;
      position++;
      continue;
    }
    band->tokens[count++] = (zr_token){(uint32_t)literals, (uint16_t)best, (uint16_t)from};
    literals = 0;
    position += best;
  }
  if (literals) band->tokens[count++] = (zr_token){(uint32_t)literals, 0, 0};
  return count;
}
