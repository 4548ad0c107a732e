// Matches: runs of bytes, pixels and rows first; among the rest, pixels that were seen before.
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

static uint32_t hash(uint64_t value) {
  return (uint32_t)(value * 0x9E3779B97F4A7C15u >> (64 - ZR_HASH_BITS));
}

/// Length of the common start; may read up to seven bytes beyond `most`.
static size_t common(const uint8_t *a, const uint8_t *b, size_t most) {
  for (size_t length = 0; length < most; length += 8) {
    uint64_t x, y;
    memcpy(&x, a + length, 8);
    memcpy(&y, b + length, 8);
    if (x != y) {
      length += (size_t)__builtin_ctzll(x ^ y) / 8;
      return length < most ? length : most;
    }
  }
  return most;
}

typedef struct {
  zr_png_band *band;
  size_t length, count, literals;
  /// The distance of the last long match: a diagonal gradient is its row above, moved.
  size_t far;
} tokenizer;

/// Length of the match at the remembered distance.
static size_t far_match(const tokenizer *t, size_t position, size_t most) {
  if (t->far == 0 || t->far > position) return 0;
  const uint8_t *bytes = t->band->filtered + position;
  return common(bytes, bytes - t->far, most);
}

static void put_match(tokenizer *t, size_t length, size_t distance) {
  t->band->tokens[t->count++] =
    (zr_token){(uint32_t)t->literals, (uint16_t)length, (uint16_t)(distance - 1)};
  t->literals = 0;
}

/// Looks in a stretch of literals for pixels that were seen before; returns where it ended, at
/// `end` or, after a match that reaches farther, beyond.
static size_t search(tokenizer *t, size_t position, size_t end) {
  const uint8_t *bytes = t->band->filtered;
  size_t bpp = t->band->channels, rowLength = t->band->rowLength;
  // Only whole pixels are looked up.
  size_t column = position % rowLength;
  size_t skip = column == 0 ? 1 : (bpp - (column - 1) % bpp) % bpp;
  if (skip > end - position) skip = end - position;
  t->literals += skip;
  position += skip;
  while (position + 2 * bpp <= end) {
    uint64_t word;
    memcpy(&word, bytes + position, 8);
    uint64_t one = word & (((uint64_t)1 << (8 * bpp)) - 1);
    uint64_t two = bpp == 4 ? word : word & 0xFFFFFFFFFFFFu;
    uint32_t *pair = &t->band->pairs[hash(two)], *single = &t->band->singles[hash(one)];
    size_t places[2] = {*pair, *single};
    *pair = *single = (uint32_t)position + 1;
    size_t most = t->length - position < 258 ? t->length - position : 258;
    size_t best = far_match(t, position, most), from = t->far;
    if (best < 12) best = 0;
    for (int k = 0; k < 2 && best == 0; k++) {
      size_t distance = places[k] ? position + 1 - places[k] : 0;
      if (distance == 0 || distance > 32768) continue;
      size_t n = common(bytes + position, bytes + position - distance, most);
      // A far single pixel costs more than its literals.
      if (n >= 2 * bpp || (n >= bpp && distance <= 2048)) {
        best = n;
        from = distance;
      }
    }
    if (best == 0) {
      t->literals += bpp;
      position += bpp;
      continue;
    }
    if (best >= 24) t->far = from;
    put_match(t, best, from);
    position += best;
    if (position >= end) return position;
    // Back to whole pixels.
    column = position % rowLength;
    skip = column == 0 ? 1 : (bpp - (column - 1) % bpp) % bpp;
    if (skip > end - position) skip = end - position;
    t->literals += skip;
    position += skip;
  }
  t->literals += end - position;
  return end;
}

size_t zr_tokenize(zr_png_band *band, size_t length) {
  tokenizer t = {band, length, 0, 0, 0};
  size_t position = 0;
  memset(band->pairs, 0, sizeof(uint32_t) << ZR_HASH_BITS);
  memset(band->singles, 0, sizeof(uint32_t) << ZR_HASH_BITS);
  while (position < length) {
    size_t next = next_start(band->starts, position, length);
    if (position < next) position = search(&t, position, next);
    if (position != next || position == length) continue;
    size_t most = length - position < 258 ? length - position : 258;
    size_t best = run(band->same[0], position, most), distance = 1;
    size_t pixel = run(band->same[1], position, most);
    size_t row = run(band->same[2], position, most);
    if (pixel >= 8 && pixel > best + 1) {
      best = pixel;
      distance = band->channels;
    }
    // A row's distance costs about ten bits more than a byte's or a pixel's.
    if (row >= 8 && row > best + 6) {
      best = row;
      distance = band->rowLength;
    }
    size_t far = best < 128 ? far_match(&t, position, most) : 0;
    if (far > best + 12) {
      best = far;
      distance = t.far;
    }
    if (best < 4) {
      // Too short to pay.
      t.literals++;
      position++;
      continue;
    }
    put_match(&t, best, distance);
    position += best;
  }
  if (t.literals) band->tokens[t.count++] = (zr_token){(uint32_t)t.literals, 0, 0};
  return t.count;
}
