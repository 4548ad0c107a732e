// Glass: distances to joined shapes, the bending of light at their edges, and the light on them.
#include <math.h>
#include <string.h>

#include "CKernels.h"

// One rounding per operation, whatever the processor: the same bytes everywhere.
#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#endif

typedef struct {
  // Negative inside; the gradient points outward and is at most 1 long.
  float distance, nx, ny;
} reach;

static inline float clamp01(float x) { return x < 0 ? 0 : x > 1 ? 1 : x; }

static inline float field_at(const zr_glass_shape *s, int32_t x, int32_t y) {
  if (x < 0) x = 0;
  if (y < 0) y = 0;
  if (x >= s->field_width) x = s->field_width - 1;
  if (y >= s->field_height) y = s->field_height - 1;
  return s->field[(size_t)y * (size_t)s->field_width + (size_t)x];
}

static inline reach shape_reach(const zr_glass_shape *s, int32_t x, int32_t y) {
  if (s->field) {
    int32_t column = x - s->field_left, row = y - s->field_top;
    float gx = field_at(s, column + 3, row) - field_at(s, column - 3, row);
    float gy = field_at(s, column, row + 3) - field_at(s, column, row - 3);
    float length = sqrtf(gx * gx + gy * gy);
    float inverse = length > 1e-3f ? 1 / length : 0;
    return (reach){field_at(s, column, row) + s->shift, gx * inverse, gy * inverse};
  }
  float px = (float)x + 0.5f - s->center_x, py = (float)y + 0.5f - s->center_y;
  float r = px < 0 ? (py < 0 ? s->radii[0] : s->radii[3]) : (py < 0 ? s->radii[1] : s->radii[2]);
  float sx = px < 0 ? -1.0f : 1.0f, sy = py < 0 ? -1.0f : 1.0f;
  float qx = px * sx - s->half_width + r, qy = py * sy - s->half_height + r;
  if (qx > 0 && qy > 0) {
    float length = sqrtf(qx * qx + qy * qy);
    return (reach){length - r + s->shift, qx / length * sx, qy / length * sy};
  }
  if (qx > qy) return (reach){qx - r + s->shift, sx, 0};
  return (reach){qy - r + s->shift, 0, sy};
}

// The joined shapes at a pixel. Two shapes melt where their edges face each other: the width of the
// seam shrinks to nothing where both look the same way, so that shapes on top of each other keep
// their outline. `shares`, if asked for, says how much each shape counts.
static reach joined_reach(const zr_glass *g, int32_t x, int32_t y, float *shares) {
  reach a = shape_reach(&g->shapes[0], x, y);
  if (shares) shares[0] = 1;
  for (size_t i = 1; i < g->shape_count; i++) {
    reach b = shape_reach(&g->shapes[i], x, y);
    float seam = g->join * 0.5f * (1 - (a.nx * b.nx + a.ny * b.ny));
    float h = a.distance > b.distance ? 1 : 0;
    if (seam > 1e-3f) h = clamp01(0.5f + 0.5f * (a.distance - b.distance) / seam);
    float dip = seam > 1e-3f ? seam * h * (1 - h) : 0;
    a.distance = a.distance + (b.distance - a.distance) * h - dip;
    a.nx = a.nx + (b.nx - a.nx) * h;
    a.ny = a.ny + (b.ny - a.ny) * h;
    if (shares) {
      for (size_t k = 0; k < i; k++) shares[k] *= 1 - h;
      shares[i] = h;
    }
  }
  return a;
}

static inline uint32_t mix_bytes(uint32_t a, uint32_t b, uint32_t weight) {
  // Two channels at a time; weight 0...256.
  uint32_t even_a = a & 0x00FF00FF, odd_a = a >> 8 & 0x00FF00FF;
  uint32_t even_b = b & 0x00FF00FF, odd_b = b >> 8 & 0x00FF00FF;
  uint32_t even = (even_a * (256 - weight) + even_b * weight + 0x00800080) >> 8 & 0x00FF00FF;
  uint32_t odd = (odd_a * (256 - weight) + odd_b * weight + 0x00800080) >> 8 & 0x00FF00FF;
  return even | odd << 8;
}

static inline uint32_t source_pixel(const zr_glass *g, int32_t x, int32_t y) {
  if (x < 0) x = 0;
  if (y < 0) y = 0;
  if (x >= g->width) x = g->width - 1;
  if (y >= g->height) y = g->height - 1;
  return g->source[(size_t)y * (size_t)g->width + (size_t)x];
}

// The source between pixels; coordinates of the canvas, pixel centres at whole numbers.
static uint32_t source_between(const zr_glass *g, float x, float y) {
  int32_t fx = (int32_t)floorf(x * 256), fy = (int32_t)floorf(y * 256);
  int32_t column = (fx >> 8) - g->left, row = (fy >> 8) - g->top;
  uint32_t wx = (uint32_t)(fx & 255), wy = (uint32_t)(fy & 255);
  uint32_t upper = mix_bytes(
    source_pixel(g, column, row), source_pixel(g, column + 1, row), wx);
  uint32_t lower = mix_bytes(
    source_pixel(g, column, row + 1), source_pixel(g, column + 1, row + 1), wx);
  return mix_bytes(upper, lower, wy);
}

// Columns in which a single box is deeper than everything that happens at its edge.
static void deep_span(const zr_glass *g, int32_t y, float margin, int32_t *from, int32_t *to) {
  const zr_glass_shape *s = &g->shapes[0];
  *from = *to = 0;
  if (g->shape_count != 1 || s->field) return;
  float dy = (float)y + 0.5f - s->center_y;
  if (s->half_height - fabsf(dy) < margin) return;
  float widest = 0;
  for (int i = 0; i < 4; i++) if (s->radii[i] > widest) widest = s->radii[i];
  float inset = s->half_height - fabsf(dy) < widest + margin ? widest + margin : margin;
  *from = (int32_t)ceilf(s->center_x - s->half_width + inset);
  *to = (int32_t)floorf(s->center_x + s->half_width - inset) - 1;
  if (*to < *from) *to = *from;
}

void zr_glass_row(
  const zr_glass *g, int32_t x, int32_t y, size_t count, uint32_t *dst, int16_t *rim,
  uint8_t *coverage, int16_t *shares) {
  int32_t deep_from, deep_to;
  float edge = g->depth > g->rim_width + 1 ? g->depth : g->rim_width + 1;
  float parts[ZR_GLASS_SHAPES];
  deep_span(g, y, edge - (g->shape_count == 1 ? g->shapes[0].shift : 0), &deep_from, &deep_to);
  const uint32_t *row = g->source + (size_t)(y - g->top) * (size_t)g->width - g->left;
  for (size_t i = 0; i < count; i++) {
    int32_t column = x + (int32_t)i;
    if (column >= deep_from && column < deep_to && !shares) {
      size_t run = (size_t)(deep_to - column);
      if (run > count - i) run = count - i;
      memcpy(dst + i, row + column, run * sizeof *dst);
      memset(rim + i, 0, run * sizeof *rim);
      memset(coverage + i, 255, run);
      i += run - 1;
      continue;
    }
    reach at = joined_reach(g, column, y, shares ? parts : 0);
    float inside = -at.distance;
    coverage[i] = (uint8_t)(clamp01(inside + 0.5f) * 255 + 0.5f);
    if (shares) {
      for (size_t k = 0; k < g->shape_count; k++) {
        shares[k * count + i] = (int16_t)(parts[k] * 32767 + 0.5f);
      }
    }
    rim[i] = 0;
    dst[i] = row[column];
    if (inside <= -1 || inside >= edge) continue;
    if (inside < g->depth && g->depth > 0) {
      float left = 1 - (inside < 0 ? 0 : inside) / g->depth;
      float shift = g->strength * left * left;
      dst[i] = source_between(g, (float)column - at.nx * shift, (float)y - at.ny * shift);
    }
    float band = clamp01(inside + 0.5f) * clamp01(g->rim_width - inside + 0.5f);
    float light = fabsf(
      ((float)column + 0.5f) * g->light_x + ((float)y + 0.5f) * g->light_y + g->light_offset);
    rim[i] = (int16_t)(band * (light > 1 ? 1 : light) * g->rim_strength * 32767 + 0.5f);
  }
}

uint32_t zr_glass_luminance(
  const zr_glass *g, int32_t left, int32_t top, int32_t right, int32_t bottom) {
  uint64_t sum = 0, samples = 0;
  for (int32_t y = top; y < bottom; y += 4) {
    const uint32_t *row = g->source + (size_t)(y - g->top) * (size_t)g->width - g->left;
    for (int32_t x = left; x < right; x += 4) {
      if (joined_reach(g, x, y, 0).distance > 0) continue;
      uint32_t p = row[x];
      sum += 2126 * (p >> 16 & 255) + 7152 * (p >> 8 & 255) + 722 * (p & 255);
      samples++;
    }
  }
  return samples ? (uint32_t)((sum / samples + 5000) / 10000) : 0;
}

// One line of squared distances to the nearest zero of `from`, whose other values are squared
// distances along the other axis (Felzenszwalb and Huttenlocher's lower envelope of parabolas).
static void envelope(float *line, float *values, int32_t *vertex, float *border, int32_t count) {
  int32_t k = 0;
  for (int32_t q = 0; q < count; q++) values[q] = line[q];
  vertex[0] = 0;
  border[0] = -1e20f;
  border[1] = 1e20f;
  for (int32_t q = 1; q < count; q++) {
    float cross;
    for (;;) {
      int32_t v = vertex[k];
      cross = ((values[q] + (float)q * (float)q) - (values[v] + (float)v * (float)v))
        / (float)(2 * (q - v));
      if (cross > border[k] || k == 0) break;
      k--;
    }
    if (cross <= border[k]) {
      vertex[k] = q;
    } else {
      vertex[++k] = q;
      border[k] = cross;
    }
    border[k + 1] = 1e20f;
  }
  k = 0;
  for (int32_t q = 0; q < count; q++) {
    while (border[k + 1] < (float)q) k++;
    float d = (float)(q - vertex[k]);
    line[q] = d * d + values[vertex[k]];
  }
}

static void transform(
  float *grid, int32_t width, int32_t height, float *line, float *values, int32_t *vertex,
  float *border) {
  for (int32_t x = 0; x < width; x++) {
    for (int32_t y = 0; y < height; y++) line[y] = grid[(size_t)y * (size_t)width + (size_t)x];
    envelope(line, values, vertex, border, height);
    for (int32_t y = 0; y < height; y++) grid[(size_t)y * (size_t)width + (size_t)x] = line[y];
  }
  for (int32_t y = 0; y < height; y++) {
    envelope(grid + (size_t)y * (size_t)width, values, vertex, border, width);
  }
}

static int32_t within(int32_t i, int32_t count) {
  return i < 0 ? 0 : i >= count ? count - 1 : i;
}

// Mean of five neighbours along an axis, twice each: distances to pixels become those to an edge.
static void smooth(float *grid, int32_t width, int32_t height, float *line) {
  for (int pass = 0; pass < 2; pass++) {
    for (int32_t y = 0; y < height; y++) {
      float *row = grid + (size_t)y * (size_t)width;
      for (int32_t x = 0; x < width; x++) line[x] = row[x];
      for (int32_t x = 0; x < width; x++) {
        float sum = 0;
        for (int32_t k = -2; k <= 2; k++) sum += line[within(x + k, width)];
        row[x] = sum * 0.2f;
      }
    }
    for (int32_t x = 0; x < width; x++) {
      for (int32_t y = 0; y < height; y++) line[y] = grid[(size_t)y * (size_t)width + (size_t)x];
      for (int32_t y = 0; y < height; y++) {
        float sum = 0;
        for (int32_t k = -2; k <= 2; k++) sum += line[within(y + k, height)];
        grid[(size_t)y * (size_t)width + (size_t)x] = sum * 0.2f;
      }
    }
  }
}

void zr_distance_field(
  float *field, float *scratch, int32_t *vertices, const uint8_t *coverage, size_t stride,
  int32_t width, int32_t height) {
  const float far = 1e10f;
  size_t count = (size_t)width * (size_t)height;
  int32_t longest = width > height ? width : height;
  float *inner = scratch, *line = scratch + count, *values = line + longest;
  float *border = values + longest;
  for (int32_t y = 0; y < height; y++) {
    for (int32_t x = 0; x < width; x++) {
      size_t i = (size_t)y * (size_t)width + (size_t)x;
      int inside = coverage[(size_t)y * stride + (size_t)x] >= 128;
      field[i] = inside ? 0 : far;
      inner[i] = inside ? far : 0;
    }
  }
  transform(field, width, height, line, values, vertices, border);
  transform(inner, width, height, line, values, vertices, border);
  for (int32_t y = 0; y < height; y++) {
    for (int32_t x = 0; x < width; x++) {
      size_t i = (size_t)y * (size_t)width + (size_t)x;
      int c = coverage[(size_t)y * stride + (size_t)x];
      if (c > 0 && c < 255) {
        field[i] = 0.5f - (float)c / 255;
      } else if (field[i] > 0) {
        field[i] = sqrtf(field[i]) - 0.5f;
      } else {
        field[i] = 0.5f - sqrtf(inner[i]);
      }
    }
  }
  smooth(field, width, height, line);
}
