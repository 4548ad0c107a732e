// Animated WebP through libwebpdemux, for checking files that were written.
#include "CImages.h"

#include <stdlib.h>
#include <webp/demux.h>

struct zr_webp_animation {
  WebPAnimDecoder *decoder;
  uint32_t width, height;
};

zr_webp_animation *zr_webp_animation_open(const uint8_t *bytes, size_t length, int is_bgra) {
  WebPAnimDecoderOptions options;
  if (!WebPAnimDecoderOptionsInit(&options)) return NULL;
  options.color_mode = is_bgra ? MODE_BGRA : MODE_RGBA;
  WebPData data = {bytes, length};
  WebPAnimDecoder *decoder = WebPAnimDecoderNew(&data, &options);
  WebPAnimInfo info;
  zr_webp_animation *animation = malloc(sizeof *animation);
  if (!animation || !decoder || !WebPAnimDecoderGetInfo(decoder, &info)) {
    WebPAnimDecoderDelete(decoder);
    free(animation);
    return NULL;
  }
  *animation = (zr_webp_animation){decoder, info.canvas_width, info.canvas_height};
  return animation;
}

int zr_webp_animation_next(zr_webp_animation *animation, zr_webp_frame *frame) {
  uint8_t *pixels;
  int end;
  if (!WebPAnimDecoderHasMoreFrames(animation->decoder)) return 0;
  if (!WebPAnimDecoderGetNext(animation->decoder, &pixels, &end)) return -1;
  // Colours that nobody sees are the encoder's choice; the rasterizer's are 0. The decoder keeps its
  // own copy for the next frame.
  size_t count = (size_t)animation->width * animation->height;
  for (size_t i = 0; i < count; i++) {
    if (pixels[4 * i + 3] == 0) pixels[4 * i] = pixels[4 * i + 1] = pixels[4 * i + 2] = 0;
  }
  *frame = (zr_webp_frame){pixels, animation->width, animation->height, end};
  return 1;
}

void zr_webp_animation_close(zr_webp_animation *animation) {
  if (!animation) return;
  WebPAnimDecoderDelete(animation->decoder);
  free(animation);
}
