// JPEG through TurboJPEG, WebP through libwebp.
#include "CImages.h"

#include <stdio.h>
#include <string.h>
#include <turbojpeg.h>
#include <webp/decode.h>

static int failed(tjhandle handle, char *error, size_t error_length) {
  snprintf(error, error_length, "%s", tjGetErrorStr2(handle));
  if (handle) tjDestroy(handle);
  return -1;
}

int zr_jpeg_read_header(
    const uint8_t *bytes, size_t length, zr_jpeg_header *header, char *error,
    size_t error_length) {
  tjhandle handle = tjInitDecompress();
  int subsampling, space;
  if (!handle || tjDecompressHeader3(
                     handle, bytes, length, &header->width, &header->height, &subsampling, &space))
    return failed(handle, error, error_length);
  header->components = space == TJCS_GRAY ? 1 : space == TJCS_CMYK || space == TJCS_YCCK ? 4 : 3;
  tjDestroy(handle);
  return 0;
}

int zr_jpeg_scaled(int side, int eighths) {
  tjscalingfactor factor = {eighths, 8};
  return TJSCALED(side, factor);
}

int zr_jpeg_decode(
    const uint8_t *bytes, size_t length, int eighths, zr_layout layout, uint8_t *destination,
    char *error, size_t error_length) {
  tjhandle handle = tjInitDecompress();
  int width, height, subsampling, space;
  if (!handle ||
      tjDecompressHeader3(handle, bytes, length, &width, &height, &subsampling, &space))
    return failed(handle, error, error_length);
  int format = layout == ZR_GRAY ? TJPF_GRAY : layout == ZR_CMYK ? TJPF_CMYK : TJPF_BGRX;
  width = zr_jpeg_scaled(width, eighths);
  height = zr_jpeg_scaled(height, eighths);
  // The accurate transform gives the same bytes with and without SIMD; the scan limit refuses
  // progressive files made to cost hours.
  if (tjDecompress2(
          handle, bytes, length, destination, width, 0, height, format,
          TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS) &&
      tjGetErrorCode(handle) != TJERR_WARNING)
    return failed(handle, error, error_length);
  tjDestroy(handle);
  return 0;
}

int zr_webp_read_header(const uint8_t *bytes, size_t length, zr_webp_header *header) {
  WebPBitstreamFeatures features;
  if (WebPGetFeatures(bytes, length, &features) != VP8_STATUS_OK) return -1;
  *header = (zr_webp_header){
      features.width, features.height, features.has_alpha, features.has_animation};
  return 0;
}

int zr_webp_decode(
    const uint8_t *bytes, size_t length, int width, int height, uint8_t *destination) {
  size_t size = (size_t)width * height * 4;
  return WebPDecodeBGRAInto(bytes, length, destination, size, width * 4) ? 0 : -1;
}

const char *zr_image_versions(void) {
  static const char *const text = "libjpeg-turbo, libwebp, lcms2";
  return text;
}
