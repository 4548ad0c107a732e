// What a plain program does: redraws every frame of a zoom with Cairo and writes it with Cairo's PNG
// writer. The same work as the album scene: a grid of gradient tiles with captions recedes under a
// dim while one tile grows, with a soft shadow and round corners, into a page.
//
// usage: naive-cairo FOLDER [FRAMES]; prints the seconds it took.
#include <cairo.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WIDTH = 1206, HEIGHT = 2622 };
static const double scale = 3;

static double mix(double from, double to, double progress) { return from + (to - from) * progress; }

static void rounded(cairo_t *cr, double x, double y, double w, double h, double r) {
  cairo_new_sub_path(cr);
  cairo_arc(cr, x + w - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(cr, x + w - r, y + h - r, r, 0, M_PI / 2);
  cairo_arc(cr, x + r, y + h - r, r, M_PI / 2, M_PI);
  cairo_arc(cr, x + r, y + r, r, M_PI, 3 * M_PI / 2);
  cairo_close_path(cr);
}

static void gradient_tile(cairo_t *cr, int index, double x, double y, double w, double h, double r) {
  cairo_pattern_t *fill = cairo_pattern_create_linear(x, y, x, y + h);
  double hue = index * 0.7;
  double red = 0.5 + 0.4 * sin(hue), green = 0.5 + 0.4 * sin(hue + 2), blue = 0.5 + 0.4 * sin(hue + 4);
  cairo_pattern_add_color_stop_rgb(fill, 0, red + 0.1, green + 0.1, blue + 0.1);
  cairo_pattern_add_color_stop_rgb(fill, 1, red, green, blue);
  if (r > 0) rounded(cr, x, y, w, h, r); else cairo_rectangle(cr, x, y, w, h);
  cairo_set_source(cr, fill);
  cairo_fill(cr);
  cairo_pattern_destroy(fill);
}

static void text(cairo_t *cr, const char *string, double x, double y, double size, double gray) {
  cairo_set_source_rgb(cr, gray, gray, gray);
  cairo_set_font_size(cr, size);
  cairo_move_to(cr, x, y);
  cairo_show_text(cr, string);
}

static void grid(cairo_t *cr) {
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_paint(cr);
  text(cr, "Albums", 16, 150, 34, 0);
  for (int i = 0; i < 8; i++) {
    double x = 16 + (i % 2) * 193, y = 176 + (i / 2) * 200;
    gradient_tile(cr, i, x, y, 177, 140, 20);
    text(cr, "Midnight Drive", x, y + 162, 17, 0);
    text(cr, "12 songs", x, y + 182, 13, 0.5);
  }
}

static void page(cairo_t *cr) {
  cairo_set_source_rgb(cr, 1, 1, 1);
  cairo_paint(cr);
  gradient_tile(cr, 3, 0, 0, 402, 340, 0);
  text(cr, "Midnight Drive", 20, 390, 28, 0);
  for (int line = 0; line < 16; line++)
    text(cr, "A song for the road, with every window down", 20, 430 + line * 26, 17, 0.25);
}

/// Three box blurs of an 8-bit mask: the usual Gaussian.
static void box_blur(uint8_t *mask, uint8_t *spare, int w, int h, int radius) {
  for (int pass = 0; pass < 3; pass++) {
    for (int y = 0; y < h; y++) {
      int sum = 0;
      uint8_t *row = mask + y * w, *out = spare + y * w;
      for (int x = -radius; x < w; x++) {
        if (x + radius < w) sum += row[x + radius];
        if (x - radius - 1 >= 0) sum -= row[x - radius - 1];
        if (x >= 0) out[x] = (uint8_t)(sum / (2 * radius + 1));
      }
    }
    for (int x = 0; x < w; x++) {
      int sum = 0;
      for (int y = -radius; y < h; y++) {
        if (y + radius < h) sum += spare[(y + radius) * w + x];
        if (y - radius - 1 >= 0) sum -= spare[(y - radius - 1) * w + x];
        if (y >= 0) mask[y * w + x] = (uint8_t)(sum / (2 * radius + 1));
      }
    }
  }
}

static void shadow(cairo_t *cr, double x, double y, double w, double h, double r, double sigma) {
  int stride = cairo_format_stride_for_width(CAIRO_FORMAT_A8, WIDTH);
  cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, WIDTH, HEIGHT);
  cairo_t *m = cairo_create(mask);
  cairo_scale(m, scale, scale);
  rounded(m, x, y + 4, w, h, r);
  cairo_fill(m);
  cairo_surface_flush(mask);
  uint8_t *spare = malloc((size_t)stride * HEIGHT);
  box_blur(cairo_image_surface_get_data(mask), spare, stride, HEIGHT, (int)(sigma * scale * 0.94));
  cairo_surface_mark_dirty(mask);
  cairo_save(cr);
  cairo_identity_matrix(cr);
  cairo_set_source_rgba(cr, 0, 0, 0, 0.3);
  cairo_mask_surface(cr, mask, 0, 0);
  cairo_restore(cr);
  free(spare);
  cairo_destroy(m);
  cairo_surface_destroy(mask);
}

static void frame(cairo_t *cr, double p) {
  cairo_save(cr);
  cairo_scale(cr, scale, scale);
  cairo_set_source_rgb(cr, 0, 0, 0);
  cairo_paint(cr);
  cairo_save(cr);
  double recede = 1 - 0.06 * p;
  cairo_translate(cr, 201, 437);
  cairo_scale(cr, recede, recede);
  cairo_translate(cr, -201, -437);
  cairo_rectangle(cr, 0, 0, 402, 874);
  cairo_clip(cr);
  grid(cr);
  cairo_restore(cr);
  cairo_set_source_rgba(cr, 0, 0, 0, 0.2 * p);
  cairo_paint(cr);
  double x = mix(209, 0, p), y = mix(376, 0, p), w = mix(177, 402, p), h = mix(140, 874, p);
  double r = mix(20, 55, p);
  shadow(cr, x, y, w, h, r, 24);
  rounded(cr, x, y, w, h, r);
  cairo_clip(cr);
  cairo_translate(cr, x, y);
  cairo_save(cr);
  cairo_scale(cr, w / 402, w / 402);
  page(cr);
  cairo_restore(cr);
  if (p < 0.5) {
    cairo_push_group(cr);
    cairo_scale(cr, w / 177, w / 177);
    gradient_tile(cr, 3, 0, 0, 177, 140, 0);
    cairo_pop_group_to_source(cr);
    cairo_paint_with_alpha(cr, 1 - 2 * p);
  }
  cairo_restore(cr);
}

int main(int count, char **arguments) {
  if (count < 2) return 64;
  int frames = count > 2 ? atoi(arguments[2]) : 60;
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (int i = 0; i < frames; i++) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
    cairo_t *cr = cairo_create(surface);
    frame(cr, frames > 1 ? (double)i / (frames - 1) : 0);
    char path[4096];
    snprintf(path, sizeof path, "%s/frame-%04d.png", arguments[1], i);
    if (cairo_surface_write_to_png(surface, path) != CAIRO_STATUS_SUCCESS) return 73;
    cairo_destroy(cr);
    cairo_surface_destroy(surface);
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  printf("%.3f\n", (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) / 1e9);
  return 0;
}
