// Decodes PNG files in memory with libpng.
#include "CPNGRead.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  const uint8_t *bytes;
  size_t length, position;
} source;

static void read_bytes(png_structp png, png_bytep to, png_size_t count) {
  source *from = png_get_io_ptr(png);
  if (count > from->length - from->position) png_error(png, "the file ends too early");
  memcpy(to, from->bytes + from->position, count);
  from->position += count;
}

static void fail(png_structp png, png_const_charp message) {
  zr_png_image *image = png_get_error_ptr(png);
  strncpy(image->error, message, sizeof image->error - 1);
  png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

/// Coding-independent code points, which win over every other colour chunk: the sRGB, gamma and
/// linear curves over the primaries of sRGB, Display P3 and BT.2020. Returns 0 for others.
///
/// Source: PNG specification, 3rd edition, 11.3.2.6; ITU-T H.273, tables 2 and 3.
static int read_code_points(png_structp png, png_infop info, zr_png_image *image) {
  static const double primaries[3][8] = {
      {0.3127, 0.3290, 0.64, 0.33, 0.30, 0.60, 0.15, 0.06},
      {0.3127, 0.3290, 0.680, 0.320, 0.265, 0.690, 0.150, 0.060},
      {0.3127, 0.3290, 0.708, 0.292, 0.170, 0.797, 0.131, 0.046}};
  png_unknown_chunkp chunks = NULL;
  int count = png_get_unknown_chunks(png, info, &chunks);
  for (int i = 0; i < count; i++) {
    const uint8_t *code = chunks[i].data;
    if (memcmp(chunks[i].name, "cICP", 4) || chunks[i].size != 4) continue;
    int place = code[0] == 1 ? 0 : code[0] == 12 ? 1 : code[0] == 9 ? 2 : -1;
    double gamma = code[1] == 13  ? 0.45455
                   : code[1] == 8 ? 1
                   : code[1] == 4 ? 1 / 2.2
                   : code[1] == 5 ? 1 / 2.8
                                  : 0;
    // RGB of the full range; film and HDR curves have no place in eight bits of sRGB.
    if (place < 0 || gamma == 0 || code[2] != 0 || code[3] != 1) return 0;
    image->is_srgb = place == 0 && code[1] == 13;
    image->gamma = gamma;
    image->has_chromaticities = 1;
    memcpy(image->chromaticities, primaries[place], sizeof primaries[place]);
    return 1;
  }
  return 0;
}

static void read_color(png_structp png, png_infop info, zr_png_image *image) {
  if (read_code_points(png, info, image)) return;
  png_charp name;
  png_bytep profile;
  png_uint_32 length;
  int method;
  if (png_get_iCCP(png, info, &name, &method, &profile, &length) == PNG_INFO_iCCP && length > 0 &&
      (image->profile = malloc(length))) {
    memcpy(image->profile, profile, length);
    image->profile_length = length;
  }
  int intent;
  image->is_srgb = png_get_sRGB(png, info, &intent) == PNG_INFO_sRGB;
  double gamma;
  if (png_get_gAMA(png, info, &gamma) == PNG_INFO_gAMA) image->gamma = gamma;
  double *c = image->chromaticities;
  image->has_chromaticities =
      png_get_cHRM(png, info, c, c + 1, c + 2, c + 3, c + 4, c + 5, c + 6, c + 7) == PNG_INFO_cHRM;
}

int zr_png_read(
    const uint8_t *bytes, size_t length, uint64_t maximum_pixels, zr_png_image *image) {
  memset(image, 0, sizeof *image);
  source from = {bytes, length, 0};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, image, fail, ignore);
  if (!png) return -1;
  png_infop info = png_create_info_struct(png);
  // Set before the jump buffer and never again, or volatile: the jump must not lose it.
  png_bytepp volatile rows = NULL;
  if (!info || setjmp(png_jmpbuf(png))) {
    if (!image->error[0]) strcpy(image->error, "out of memory");
    free((void *)rows);
    png_destroy_read_struct(&png, &info, NULL);
    return -1;
  }
  // A profile of a few megabytes is enough.
  png_set_chunk_malloc_max(png, 8 << 20);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_ALWAYS, (png_const_bytep) "cICP", 1);
  png_set_read_fn(png, &from, read_bytes);
  png_read_info(png, info);
  image->width = png_get_image_width(png, info);
  image->height = png_get_image_height(png, info);
  uint64_t pixels = (uint64_t)image->width * image->height;
  if (pixels > maximum_pixels) png_error(png, "too many pixels");
  read_color(png, info, image);

  int type = png_get_color_type(png, info), depth = png_get_bit_depth(png, info);
  if (type == PNG_COLOR_TYPE_PALETTE) png_set_palette_to_rgb(png);
  if (type == PNG_COLOR_TYPE_GRAY && depth < 8) png_set_expand_gray_1_2_4_to_8(png);
  if (png_get_valid(png, info, PNG_INFO_tRNS)) png_set_tRNS_to_alpha(png);
  if (depth == 16) {
    if (pixels > maximum_pixels / 4) {
      png_set_scale_16(png);
    } else {
      png_set_swap(png);  // x86 and ARM: little endian
    }
  }
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  image->channels = png_get_channels(png, info);
  image->bits = png_get_bit_depth(png, info);
  size_t stride = png_get_rowbytes(png, info);
  if (stride != (size_t)image->width * image->channels * image->bits / 8)
    png_error(png, "unexpected row size");
  image->pixels = malloc(stride * image->height);
  rows = malloc(sizeof(png_bytep) * image->height);
  if (!image->pixels || !rows) png_error(png, "out of memory");
  for (uint32_t y = 0; y < image->height; y++) ((png_bytepp)rows)[y] = image->pixels + y * stride;
  png_read_image(png, (png_bytepp)rows);
  free((void *)rows);
  png_destroy_read_struct(&png, &info, NULL);
  return 0;
}

void zr_png_image_free(zr_png_image *image) {
  free(image->pixels);
  free(image->profile);
  image->pixels = NULL;
  image->profile = NULL;
}

const char *zr_png_version(void) { return png_get_libpng_ver(NULL); }
