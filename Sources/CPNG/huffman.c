// Dynamic Huffman blocks.
#include <string.h>

#include "band.h"

enum { LITERALS = 286, DISTANCES = 30, LIMIT = 12 };

static const uint16_t lengthBase[29] = {
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
  163, 195, 227, 258};
static const uint8_t lengthExtra[29] = {
  0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
static const uint16_t distanceBase[DISTANCES] = {
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
  3073, 4097, 6145, 8193, 12289, 16385, 24577};
static const uint8_t distanceExtra[DISTANCES] = {
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13};

static int length_code(unsigned length) {
  int code = 28;
  while (lengthBase[code] > length) code--;
  return code;
}

static int distance_code(unsigned distance) {
  if (distance <= 4) return (int)distance - 1;
  // Two codes for each power of two.
  int power = 31 - __builtin_clz(distance - 1);
  return 2 * power + (int)((distance - 1) >> (power - 1) & 1);
}

/// Bits, least significant first.
typedef struct {
  uint64_t bits;
  unsigned count;
  uint8_t *out;
} writer;

static inline void put(writer *w, uint64_t bits, unsigned count) {
  w->bits |= bits << w->count;
  w->count += count;
}

static inline void flush(writer *w) {
  memcpy(w->out, &w->bits, 8);
  w->out += w->count / 8;
  w->bits >>= w->count & ~7u;
  w->count &= 7;
}

/// Code lengths of a Huffman code limited to `limit` bits. Symbols that do not occur get 0.
static void code_lengths(const uint32_t *counts, int n, int limit, uint8_t *lengths) {
  struct { uint32_t weight; int symbol; } leaf[LITERALS];
  int used = 0;
  memset(lengths, 0, (size_t)n);
  for (int s = 0; s < n; s++)
    if (counts[s]) {
      int at = used++;
      // Insertion by weight, then symbol: stable, so the code depends on the counts alone.
      while (at > 0 && leaf[at - 1].weight > counts[s]) {
        leaf[at] = leaf[at - 1];
        at--;
      }
      leaf[at].weight = counts[s];
      leaf[at].symbol = s;
    }
  if (used == 0) return;
  if (used == 1) {
    lengths[leaf[0].symbol] = 1;
    return;
  }
  // Two queues: leaves in order of weight and the nodes made from them, which come out in order.
  uint64_t weight[2 * LITERALS];
  int parent[2 * LITERALS];
  for (int i = 0; i < used; i++) weight[i] = leaf[i].weight;
  int nextLeaf = 0, nextNode = used, made = used;
  while (made < 2 * used - 1) {
    int pick[2];
    for (int k = 0; k < 2; k++) {
      int useLeaf = nextLeaf < used && (nextNode >= made || weight[nextLeaf] <= weight[nextNode]);
      pick[k] = useLeaf ? nextLeaf++ : nextNode++;
    }
    weight[made] = weight[pick[0]] + weight[pick[1]];
    parent[pick[0]] = parent[pick[1]] = made;
    made++;
  }
  int depth[2 * LITERALS];
  depth[made - 1] = 0;
  int perLength[64] = {0};
  for (int i = made - 2; i >= 0; i--) {
    depth[i] = depth[parent[i]] + 1;
    if (i < used) perLength[depth[i] > limit ? limit : depth[i]]++;
  }
  // Codes cut to the limit take too much room: lengthen others until Kraft's sum fits.
  uint32_t room = 0;
  for (int l = 1; l <= limit; l++) room += (uint32_t)perLength[l] << (limit - l);
  while (room > 1u << limit) {
    int l = limit - 1;
    while (perLength[l] == 0) l--;
    perLength[l]--;
    perLength[l + 1] += 2;
    perLength[limit]--;
    room--;
  }
  // The rarest symbols get the longest codes.
  int at = 0;
  for (int l = limit; l >= 1; l--)
    for (int k = 0; k < perLength[l]; k++) lengths[leaf[at++].symbol] = (uint8_t)l;
}

/// Canonical codes, bits reversed as deflate writes them.
static void codes(const uint8_t *lengths, int n, uint16_t *out) {
  uint32_t next[16] = {0}, perLength[16] = {0}, code = 0;
  for (int s = 0; s < n; s++) perLength[lengths[s]]++;
  perLength[0] = 0;
  for (int l = 1; l < 16; l++) next[l] = code = (code + perLength[l - 1]) << 1;
  for (int s = 0; s < n; s++) {
    uint32_t value = lengths[s] ? next[lengths[s]]++ : 0, reversed = 0;
    for (int b = 0; b < lengths[s]; b++) reversed |= (value >> b & 1) << (lengths[s] - 1 - b);
    out[s] = (uint16_t)reversed;
  }
}

/// The two codes as the block's header.
static void put_header(writer *w, const uint8_t *literal, const uint8_t *distance) {
  uint8_t all[LITERALS + DISTANCES], symbols[LITERALS + DISTANCES], extra[LITERALS + DISTANCES];
  memcpy(all, literal, LITERALS);
  memcpy(all + LITERALS, distance, DISTANCES);
  int n = LITERALS + DISTANCES, count = 0;
  uint32_t counts[19] = {0};
  for (int i = 0; i < n;) {
    int same = 1;
    while (i + same < n && all[i + same] == all[i]) same++;
    int take = 1, symbol = all[i], more = 0;
    if (all[i] == 0 && same >= 3) {
      take = same < 138 ? same : 138;
      symbol = take < 11 ? 17 : 18;
      more = take < 11 ? take - 3 : take - 11;
    } else if (i > 0 && all[i] == all[i - 1] && same >= 3) {
      take = same < 6 ? same : 6;
      symbol = 16;
      more = take - 3;
    }
    symbols[count] = (uint8_t)symbol;
    extra[count++] = (uint8_t)more;
    counts[symbol]++;
    i += take;
  }
  static const uint8_t order[19] = {
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  uint8_t lengths[19];
  uint16_t code[19];
  code_lengths(counts, 19, 7, lengths);
  codes(lengths, 19, code);
  int written = 19;
  while (written > 4 && lengths[order[written - 1]] == 0) written--;
  put(w, 4, 3);  // not the last block, dynamic codes
  put(w, LITERALS - 257, 5);
  put(w, DISTANCES - 1, 5);
  put(w, (uint64_t)(written - 4), 4);
  flush(w);
  for (int i = 0; i < written; i++) {
    put(w, lengths[order[i]], 3);
    flush(w);
  }
  for (int i = 0; i < count; i++) {
    put(w, code[symbols[i]], lengths[symbols[i]]);
    if (symbols[i] == 16) put(w, extra[i], 2);
    if (symbols[i] == 17) put(w, extra[i], 3);
    if (symbols[i] == 18) put(w, extra[i], 7);
    flush(w);
  }
}

size_t zr_write_block(
  const zr_png_band *band, const zr_token *tokens, size_t count, uint8_t *out) {
  uint8_t lengthCodes[259];
  for (unsigned l = 3; l <= 258; l++) lengthCodes[l] = (uint8_t)length_code(l);

  uint32_t literalCounts[4][LITERALS] = {{0}}, distanceCounts[DISTANCES] = {0};
  const uint8_t *byte = band->filtered;
  for (size_t t = 0; t < count; t++) {
    size_t n = tokens[t].literals, i = 0;
    for (; i + 4 <= n; i += 4)
      for (int k = 0; k < 4; k++) literalCounts[k][byte[i + (size_t)k]]++;
    for (; i < n; i++) literalCounts[0][byte[i]]++;
    byte += n + tokens[t].length;
    if (tokens[t].length) {
      literalCounts[0][257 + lengthCodes[tokens[t].length]]++;
      distanceCounts[distance_code(tokens[t].distanceLessOne + 1u)]++;
    }
  }
  for (int s = 0; s < LITERALS; s++)
    for (int k = 1; k < 4; k++) literalCounts[0][s] += literalCounts[k][s];
  literalCounts[0][256] = 1;
  // A decoder may refuse a block without any distance code.
  if (!distanceCounts[0]) distanceCounts[0] = 1;

  uint8_t literalLengths[LITERALS], distanceLengths[DISTANCES];
  uint16_t literalCodes[LITERALS], distanceBits[DISTANCES];
  code_lengths(literalCounts[0], LITERALS, LIMIT, literalLengths);
  codes(literalLengths, LITERALS, literalCodes);
  code_lengths(distanceCounts, DISTANCES, LIMIT, distanceLengths);
  codes(distanceLengths, DISTANCES, distanceBits);

  writer w = {0, 0, out};
  put_header(&w, literalLengths, distanceLengths);
  byte = band->filtered;
  for (size_t t = 0; t < count; t++) {
    size_t n = tokens[t].literals, i = 0;
    for (; i + 4 <= n; i += 4) {
      for (int k = 0; k < 4; k++)
        put(&w, literalCodes[byte[i + (size_t)k]], literalLengths[byte[i + (size_t)k]]);
      flush(&w);
    }
    for (; i < n; i++) put(&w, literalCodes[byte[i]], literalLengths[byte[i]]);
    flush(&w);
    byte += n + tokens[t].length;
    if (tokens[t].length) {
      unsigned distance = tokens[t].distanceLessOne + 1u;
      int code = lengthCodes[tokens[t].length], d = distance_code(distance);
      put(&w, literalCodes[257 + code], literalLengths[257 + code]);
      put(&w, tokens[t].length - lengthBase[code], lengthExtra[code]);
      put(&w, distanceBits[d], distanceLengths[d]);
      put(&w, distance - distanceBase[d], distanceExtra[d]);
      flush(&w);
    }
  }
  put(&w, literalCodes[256], literalLengths[256]);
  flush(&w);
  // An empty stored block brings the stream to a byte.
  put(&w, 0, 3);
  flush(&w);
  if (w.count) *w.out++ = (uint8_t)w.bits;
  static const uint8_t empty[4] = {0, 0, 0xFF, 0xFF};
  memcpy(w.out, empty, 4);
  return (size_t)(w.out + 4 - out);
}
