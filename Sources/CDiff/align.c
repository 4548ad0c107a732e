// Least squares of one grey picture against another that was moved, scaled and brightened.
#include "CDiff.h"

#include <math.h>
#include <string.h>

void zr_grey(float *dst, const uint8_t *rgba, size_t count) {
  for (size_t i = 0; i < count; i++) {
    const uint8_t *p = rgba + 4 * i;
    dst[i] = (0.2126f * p[0] + 0.7152f * p[1] + 0.0722f * p[2]) * (1.0f / 255);
  }
}

void zr_grey_reduce(float *dst, const uint8_t *src, size_t width, size_t height, size_t factor) {
  size_t columns = width / factor, rows = height / factor;
  float scale = 1.0f / (255 * (float)(factor * factor));
  for (size_t y = 0; y < rows; y++) {
    for (size_t x = 0; x < columns; x++) {
      uint32_t sum = 0;
      for (size_t j = 0; j < factor; j++) {
        const uint8_t *row = src + (y * factor + j) * width + x * factor;
        for (size_t i = 0; i < factor; i++) sum += row[i];
      }
      dst[y * columns + x] = (float)sum * scale;
    }
  }
}

// One pass of a 1 4 6 4 1 filter along rows or columns; edges repeat.
static void smooth_axis(
    float *restrict dst, const float *restrict src, size_t width, size_t height, int vertical) {
  long length = vertical ? (long)height : (long)width;
  long step = vertical ? (long)width : 1;
  for (size_t y = 0; y < height; y++) {
    for (size_t x = 0; x < width; x++) {
      const float *line = vertical ? src + x : src + y * width;
      long at = vertical ? (long)y : (long)x;
      float sum = 0;
      static const float taps[5] = {1 / 16.f, 4 / 16.f, 6 / 16.f, 4 / 16.f, 1 / 16.f};
      for (long k = -2; k <= 2; k++) {
        long i = at + k;
        i = i < 0 ? 0 : i >= length ? length - 1 : i;
        sum += taps[k + 2] * line[i * step];
      }
      dst[y * width + x] = sum;
    }
  }
}

void zr_smooth(float *image, float *scratch, size_t width, size_t height, int passes) {
  for (int i = 0; i < passes; i++) {
    smooth_axis(scratch, image, width, height, 0);
    smooth_axis(image, scratch, width, height, 1);
  }
}

// The picture's value and slopes at a place in its pixels (centres at .5); false outside.
static inline int sample(
    const zr_grey_image *image, double x, double y, float *value, float *dx, float *dy) {
  double u = x - 0.5, v = y - 0.5;
  if (!(u >= 0 && v >= 0 && u < image->width - 1 && v < image->height - 1)) return 0;
  int i = (int)u, j = (int)v;
  float a = (float)(u - i), b = (float)(v - j);
  const float *p = image->pixels + (size_t)j * image->width + i;
  float p00 = p[0], p10 = p[1], p01 = p[image->width], p11 = p[image->width + 1];
  float top = p00 + a * (p10 - p00), bottom = p01 + a * (p11 - p01);
  *value = top + b * (bottom - top);
  *dx = (p10 - p00) + b * ((p11 - p01) - (p10 - p00));
  *dy = bottom - top;
  return 1;
}

void zr_align_correlation(
    const zr_grey_image *still, const zr_grey_image *moved, const double map[4], int margin,
    double sums[6]) {
  memset(sums, 0, 6 * sizeof sums[0]);
  for (int y = margin; y < still->height - margin; y++) {
    double v = map[1] * (y + 0.5) + map[3];
    for (int x = margin; x < still->width - margin; x++) {
      float value, dx, dy;
      if (!sample(moved, map[0] * (x + 0.5) + map[2], v, &value, &dx, &dy)) continue;
      float f = still->pixels[(size_t)y * still->width + x];
      sums[0] += 1;
      sums[1] += f;
      sums[2] += value;
      sums[3] += f * f;
      sums[4] += value * value;
      sums[5] += f * value;
    }
  }
}

void zr_align_equations(
    const zr_grey_image *still, const float *change, const zr_grey_image *moved,
    const double map[4], const double light[2], double noise, const int region[4],
    zr_align_system *system) {
  for (int y = region[1]; y < region[3]; y++) {
    double v = map[1] * (y + 0.5) + map[3];
    for (int x = region[0]; x < region[2]; x++) {
      float value, dx, dy;
      if (!sample(moved, map[0] * (x + 0.5) + map[2], v, &value, &dx, &dy)) continue;
      size_t at = (size_t)y * still->width + x;
      double residual = light[0] * value + light[1] - still->pixels[at];
      double ratio = residual / noise;
      double weight = 1 / (1 + ratio * ratio);
      // Of x and y, of the scale about the picture's corner, of time, contrast and brightness.
      double slope[ZR_ALIGN_COUNT] = {
          light[0] * dx,
          light[0] * dy,
          light[0] * (dx * map[0] * (x + 0.5) + dy * map[1] * (y + 0.5)),
          change ? -change[at] : 0,
          value,
          1,
      };
      for (int i = 0; i < ZR_ALIGN_COUNT; i++) {
        double w = weight * slope[i];
        system->vector[i] += w * residual;
        for (int j = 0; j <= i; j++) system->matrix[i][j] += w * slope[j];
      }
      system->cost += weight * residual * residual;
      system->weight += weight;
      system->count += 1;
    }
  }
}
