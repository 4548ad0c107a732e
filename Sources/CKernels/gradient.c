// Gradients, in doubles with only exactly rounded operations: the same bytes on every machine.
#include "CKernels.h"

#include <math.h>

/// Arc tangent of y/x for 0 ≤ y ≤ x, x > 0; error below 1e-7.
static double octant(double y, double x) {
  double t = y / x, offset = 0;
  if (t > 0.41421356237309503) {
    t = (t - 1) / (t + 1);
    offset = 0.78539816339744828;
  }
  double q = t * t;
  double series =
    1 - q * (1.0 / 3 - q * (1.0 / 5 - q * (1.0 / 7 - q * (1.0 / 9 - q * (1.0 / 11 - q * (1.0 / 13 - q * (1.0 / 15)))))));
  return offset + t * series;
}

/// Clockwise angle from +x on screen (y down), 0 ≤ angle < 2π.
static double angle_of(double x, double y) {
  const double pi = 3.14159265358979312;
  double ax = fabs(x), ay = fabs(y);
  if (ax == 0 && ay == 0) return 0;
  double a = ax >= ay ? octant(ay, ax) : pi / 2 - octant(ax, ay);
  if (x < 0) a = pi - a;
  if (y < 0) a = 2 * pi - a;
  return a >= 2 * pi ? 0 : a;
}

static double location_of(const zr_gradient *g, double x, double y) {
  switch (g->kind) {
  case ZR_GRADIENT_LINEAR: return x;
  case ZR_GRADIENT_RADIAL: {
    double span = g->end - g->start;
    double distance = sqrt(x * x + y * y) - g->start;
    return span != 0 ? distance / span : (distance < 0 ? -1 : 2);
  }
  default: {
    const double turn = 6.28318530717958623;
    double span = g->end - g->start;
    double offset = angle_of(x, y) - g->start;
    offset -= floor(offset / turn) * turn;
    return span != 0 ? offset / span : 0;
  }
  }
}

/// Rounded to nearest. The excess over a half keeps exact halves, which are common, from falling
/// either way by the noise of where on the canvas the gradient is.
static uint32_t byte_of(double value) {
  double scaled = value * 255 + 0.5000001;
  return scaled <= 0 ? 0 : scaled >= 255 ? 255 : (uint32_t)scaled;
}

static uint32_t color_at(const zr_gradient *g, double location) {
  const zr_gradient_stop *s = g->stops;
  size_t last = g->stopCount - 1, k = 0;
  zr_gradient_stop out;
  if (!(location > s[0].location)) {
    out = s[0];
  } else if (location >= s[last].location) {
    out = s[last];
  } else {
    while (k + 1 < last && location >= s[k + 1].location) k++;
    const zr_gradient_stop *a = s + k, *b = s + k + 1;
    double span = b->location - a->location;
    double f = span > 0 ? (location - a->location) / span : 1;
    double alpha = a->alpha + (b->alpha - a->alpha) * f;
    double ra = a->red * a->alpha, ga = a->green * a->alpha, ba = a->blue * a->alpha;
    return byte_of(alpha) << 24 | byte_of(ra + (b->red * b->alpha - ra) * f) << 16
      | byte_of(ga + (b->green * b->alpha - ga) * f) << 8
      | byte_of(ba + (b->blue * b->alpha - ba) * f);
  }
  return byte_of(out.alpha) << 24 | byte_of(out.red * out.alpha) << 16
    | byte_of(out.green * out.alpha) << 8 | byte_of(out.blue * out.alpha);
}

void zr_gradient_row(uint32_t *dst, const zr_gradient *g, double x, double y, size_t count) {
  const double *m = g->matrix;
  double cx = m[2] * (y + 0.5) + m[4], cy = m[3] * (y + 0.5) + m[5];
  for (size_t i = 0; i < count; i++) {
    double px = x + (double)i + 0.5;
    uint32_t color = color_at(g, location_of(g, m[0] * px + cx, m[1] * px + cy));
    uint32_t a = color >> 24;
    // Premultiplied channels never exceed alpha, also after rounding.
    uint32_t r = (color >> 16) & 255, gr = (color >> 8) & 255, b = color & 255;
    dst[i] = a << 24 | (r > a ? a : r) << 16 | (gr > a ? a : gr) << 8 | (b > a ? a : b);
  }
}
