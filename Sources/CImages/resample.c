// The one resampler of images, and EXIF orientations.
#include "CImages.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { ONE = 1 << 14 };

/// Source pixels of every output pixel along one axis.
typedef struct {
  /// First source pixel of each output pixel, and its weights.
  int *first;
  int taps;
  uint16_t *weights;
} filter;

static void filter_free(filter *f) {
  free(f->first);
  free(f->weights);
}

/// Weights of a tent for `size` outputs over `length` source pixels from `start`.
static int filter_make(filter *f, double start, double length, int limit, int size) {
  double step = length / size;
  double radius = step > 1 ? step : 1;
  int low = (int)floor(start), high = (int)ceil(start + length) - 1;
  if (low < 0) low = 0;
  if (high > limit - 1) high = limit - 1;
  if (low > high) return -1;
  f->taps = (int)ceil(2 * radius) + 2;
  f->first = malloc(sizeof(int) * (size_t)size);
  f->weights = calloc((size_t)size * (size_t)f->taps, sizeof(uint16_t));
  double *exact = malloc(sizeof(double) * (size_t)f->taps);
  if (!f->first || !f->weights || !exact) {
    free(exact);
    return -1;
  }
  for (int i = 0; i < size; i++) {
    double center = start + (i + 0.5) * step - 0.5;
    int from = (int)floor(center - radius) + 1;
    // Taps outside the region fall onto its edge.
    int base = from < low ? low : from > high ? high : from;
    double sum = 0;
    for (int t = 0; t < f->taps; t++) exact[t] = 0;
    for (int t = 0; t < f->taps; t++) {
      double weight = radius - fabs(from + t - center);
      if (weight <= 0) continue;
      int at = from + t < low ? low : from + t > high ? high : from + t;
      if (at - base >= f->taps) continue;
      exact[at - base] += weight;
      sum += weight;
    }
    uint16_t *weights = f->weights + (size_t)i * f->taps;
    int total = 0, heaviest = 0;
    for (int t = 0; t < f->taps; t++) {
      int weight = (int)floor(exact[t] / sum * ONE + 0.5);
      weights[t] = (uint16_t)weight;
      total += weight;
      if (weights[t] > weights[heaviest]) heaviest = t;
    }
    weights[heaviest] = (uint16_t)(weights[heaviest] + ONE - total);
    f->first[i] = base;
  }
  free(exact);
  return 0;
}

/// One source row to 16-bit sums of `size` pixels.
static void row(const uint8_t *in, int limit, const filter *f, int size, uint16_t *out) {
  for (int i = 0; i < size; i++, out += 4) {
    const uint16_t *weights = f->weights + (size_t)i * f->taps;
    uint32_t sum[4] = {0, 0, 0, 0};
    for (int t = 0; t < f->taps; t++) {
      if (!weights[t] || f->first[i] + t >= limit) continue;
      const uint8_t *pixel = in + (size_t)(f->first[i] + t) * 4;
      for (int c = 0; c < 4; c++) sum[c] += (uint32_t)weights[t] * pixel[c];
    }
    for (int c = 0; c < 4; c++) out[c] = (uint16_t)((sum[c] + 32) >> 6);
  }
}

int zr_resample(
    const uint8_t *source, int source_width, int source_height, double x, double y, double width,
    double height, uint8_t *destination, int destination_width, int destination_height) {
  filter across = {0}, down = {0};
  uint16_t *lines = NULL;
  int result = -1;
  if (filter_make(&across, x, width, source_width, destination_width) ||
      filter_make(&down, y, height, source_height, destination_height))
    goto done;
  // A ring of as many filtered rows as an output row needs.
  size_t stride = (size_t)destination_width * 4;
  int *holds = malloc(sizeof(int) * (size_t)down.taps);
  lines = malloc(sizeof(uint16_t) * stride * (size_t)down.taps);
  if (!lines || !holds) {
    free(holds);
    goto done;
  }
  for (int t = 0; t < down.taps; t++) holds[t] = -1;
  for (int j = 0; j < destination_height; j++) {
    const uint16_t *weights = down.weights + (size_t)j * down.taps;
    uint8_t *out = destination + (size_t)j * stride;
    for (int t = 0; t < down.taps; t++) {
      int at = down.first[j] + t;
      if (!weights[t] || at >= source_height || holds[at % down.taps] == at) continue;
      row(source + (size_t)at * source_width * 4, source_width, &across, destination_width,
          lines + stride * (size_t)(at % down.taps));
      holds[at % down.taps] = at;
    }
    for (size_t i = 0; i < stride; i++) {
      uint32_t sum = 1 << 21;
      for (int t = 0; t < down.taps; t++) {
        int at = down.first[j] + t;
        if (weights[t] && at < source_height)
          sum += (uint32_t)weights[t] * lines[stride * (size_t)(at % down.taps) + i];
      }
      uint32_t value = sum >> 22;
      out[i] = (uint8_t)(value > 255 ? 255 : value);
    }
  }
  free(holds);
  result = 0;
done:
  free(lines);
  filter_free(&across);
  filter_free(&down);
  return result;
}

void zr_orient(
    const uint8_t *source, int width, int height, int orientation, uint8_t *destination) {
  int swaps = orientation >= 5;
  int out_width = swaps ? height : width, out_height = swaps ? width : height;
  for (int y = 0; y < out_height; y++) {
    for (int x = 0; x < out_width; x++) {
      int sx = swaps ? y : x, sy = swaps ? x : y;
      switch (orientation) {
        case 2: sx = width - 1 - x; break;
        case 3: sx = width - 1 - x, sy = height - 1 - y; break;
        case 4: sy = height - 1 - y; break;
        case 6: sy = height - 1 - x; break;
        case 7: sx = width - 1 - y, sy = height - 1 - x; break;
        case 8: sx = width - 1 - y; break;
        default: break;
      }
      memcpy(
          destination + ((size_t)y * out_width + x) * 4,
          source + ((size_t)sy * width + sx) * 4, 4);
    }
  }
}
