// Samples of any colour space to premultiplied sRGB, through Little CMS.
#include "CImages.h"

#include <lcms2.h>
#include <stdlib.h>
#include <string.h>

static uint32_t color_channels(zr_layout layout) {
  switch (layout) {
    case ZR_GRAY:
    case ZR_GRAY_ALPHA: return 1;
    case ZR_CMYK:
    case ZR_CMYK_INVERTED: return 4;
    default: return 3;
  }
}

static uint32_t samples(zr_layout layout) {
  switch (layout) {
    case ZR_GRAY: return 1;
    case ZR_GRAY_ALPHA: return 2;
    case ZR_RGB: return 3;
    default: return 4;
  }
}

/// Little CMS's name of a layout.
static cmsUInt32Number lcms_format(zr_layout layout, int bits) {
  cmsUInt32Number bytes = bits == 16 ? BYTES_SH(2) : BYTES_SH(1);
  switch (layout) {
    case ZR_GRAY: return COLORSPACE_SH(PT_GRAY) | CHANNELS_SH(1) | bytes;
    case ZR_GRAY_ALPHA: return COLORSPACE_SH(PT_GRAY) | EXTRA_SH(1) | CHANNELS_SH(1) | bytes;
    case ZR_RGB: return COLORSPACE_SH(PT_RGB) | CHANNELS_SH(3) | bytes;
    case ZR_RGBA: return COLORSPACE_SH(PT_RGB) | EXTRA_SH(1) | CHANNELS_SH(3) | bytes;
    case ZR_BGRX:
    case ZR_BGRA:
      return COLORSPACE_SH(PT_RGB) | EXTRA_SH(1) | CHANNELS_SH(3) | bytes | DOSWAP_SH(1) |
             SWAPFIRST_SH(1);
    case ZR_CMYK: return COLORSPACE_SH(PT_CMYK) | CHANNELS_SH(4) | bytes;
    case ZR_CMYK_INVERTED:
      return COLORSPACE_SH(PT_CMYK) | CHANNELS_SH(4) | bytes | FLAVOR_SH(1);
  }
  return 0;
}

static cmsHPROFILE gamma_profile(const zr_color_space *space, uint32_t channels) {
  // A file gamma outside .1...10 means nothing.
  if (!(space->gamma > 0.1 && space->gamma < 10)) return NULL;
  // sRGB's own curve is written as .45455.
  int is_srgb_curve = space->gamma > 0.4535 && space->gamma < 0.4556;
  if (is_srgb_curve && !space->chromaticities) return NULL;
  cmsToneCurve *curve = NULL;
  if (is_srgb_curve) {
    cmsFloat64Number parameters[] = {2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045};
    curve = cmsBuildParametricToneCurve(NULL, 4, parameters);
  } else {
    curve = cmsBuildGamma(NULL, 1 / space->gamma);
  }
  if (!curve) return NULL;
  static const double srgb[8] = {0.3127, 0.3290, 0.64, 0.33, 0.30, 0.60, 0.15, 0.06};
  const double *c = space->chromaticities ? space->chromaticities : srgb;
  cmsCIExyY white = {c[0], c[1], 1};
  cmsCIExyYTRIPLE primaries = {{c[2], c[3], 1}, {c[4], c[5], 1}, {c[6], c[7], 1}};
  cmsToneCurve *curves[3] = {curve, curve, curve};
  cmsHPROFILE profile = channels == 1 ? cmsCreateGrayProfile(&white, curve)
                                      : cmsCreateRGBProfile(&white, &primaries, curves);
  cmsFreeToneCurve(curve);
  return profile;
}

/// True when a transform leaves colours where they are, within one level: sRGB files under other
/// names then keep their exact bytes.
static int is_identity(cmsHPROFILE profile, cmsHPROFILE srgb) {
  cmsHTRANSFORM probe = cmsCreateTransform(
      profile, TYPE_RGB_8, srgb, TYPE_RGB_8, INTENT_PERCEPTUAL, cmsFLAGS_NOCACHE);
  if (!probe) return 0;
  int same = 1;
  for (int i = 0; i < 125 && same; i++) {
    uint8_t in[3] = {i % 5 * 63, i / 5 % 5 * 63, i / 25 * 63}, out[3];
    cmsDoTransform(probe, in, out, 1);
    for (int c = 0; c < 3; c++) same &= abs(in[c] - out[c]) <= 1;
  }
  cmsDeleteTransform(probe);
  return same;
}

/// A transform to B G R bytes with a fourth byte to spare; NULL when samples are sRGB already.
static cmsHTRANSFORM make_transform(const zr_color_space *space, zr_layout layout, int bits) {
  uint32_t channels = color_channels(layout);
  cmsHPROFILE profile = NULL;
  if (space && space->profile && space->profile_length < 64u << 20) {
    profile = cmsOpenProfileFromMem(space->profile, (cmsUInt32Number)space->profile_length);
    if (profile && cmsChannelsOf(cmsGetColorSpace(profile)) != channels) {
      cmsCloseProfile(profile);
      profile = NULL;
    }
  }
  if (!profile && space && channels != 4) profile = gamma_profile(space, channels);
  if (!profile) return NULL;
  cmsHTRANSFORM transform = NULL;
  cmsHPROFILE srgb = cmsCreate_sRGBProfile();
  // Tables that Little CMS makes for speed are ten levels off in the dark of linear light.
  cmsUInt32Number flags = cmsFLAGS_NOCACHE | (bits == 16 ? cmsFLAGS_NOOPTIMIZE : 0);
  if (srgb && !(channels == 3 && is_identity(profile, srgb)))
    transform = cmsCreateTransform(
        profile, lcms_format(layout, bits), srgb, lcms_format(ZR_BGRX, 8), INTENT_PERCEPTUAL,
        flags);
  if (srgb) cmsCloseProfile(srgb);
  cmsCloseProfile(profile);
  return transform;
}

static uint8_t product(unsigned a, unsigned b) { return (uint8_t)((a * b + 127) / 255); }

/// 16 bits to 8, rounded.
static uint8_t reduce(uint16_t value) { return (uint8_t)((value * 255u + 32767) / 65535); }

/// One row without colour conversion, alpha still straight.
static void unpack(const uint8_t *in, zr_layout layout, uint32_t width, uint8_t *out) {
  for (uint32_t x = 0; x < width; x++, out += 4) {
    switch (layout) {
      case ZR_GRAY:
      case ZR_GRAY_ALPHA: out[0] = out[1] = out[2] = in[0]; break;
      case ZR_RGB:
      case ZR_RGBA:
        out[0] = in[2];
        out[1] = in[1];
        out[2] = in[0];
        break;
      case ZR_BGRX:
      case ZR_BGRA: memcpy(out, in, 3); break;
      case ZR_CMYK:
        for (int c = 0; c < 3; c++) out[2 - c] = product(255 - in[c], 255 - in[3]);
        break;
      case ZR_CMYK_INVERTED:
        for (int c = 0; c < 3; c++) out[2 - c] = product(in[c], in[3]);
        break;
    }
    in += samples(layout);
  }
}

/// Writes alpha and multiplies by it; returns 1 when the row is opaque.
static int premultiply(const uint8_t *in, zr_layout layout, uint32_t width, uint8_t *out) {
  int has_alpha = layout == ZR_GRAY_ALPHA || layout == ZR_RGBA || layout == ZR_BGRA;
  uint32_t step = samples(layout);
  int is_opaque = 1;
  for (uint32_t x = 0; x < width; x++, out += 4) {
    uint8_t alpha = has_alpha ? in[x * step + step - 1] : 255;
    out[3] = alpha;
    if (alpha == 255) continue;
    is_opaque = 0;
    for (int c = 0; c < 3; c++) out[c] = product(out[c], alpha);
  }
  return is_opaque;
}

int zr_convert_to_srgb(
    const void *source, zr_layout layout, int bits, uint32_t width, uint32_t height,
    const zr_color_space *space, uint8_t *destination) {
  cmsHTRANSFORM transform = make_transform(space, layout, bits);
  size_t count = (size_t)width * samples(layout);
  uint8_t *reduced = bits == 16 ? malloc(count ? count : 1) : NULL;
  if (bits == 16 && !reduced) {
    if (transform) cmsDeleteTransform(transform);
    return -1;
  }
  int is_opaque = 1;
  for (uint32_t y = 0; y < height; y++) {
    const uint8_t *row = (const uint8_t *)source + y * count * (bits / 8);
    uint8_t *out = destination + (size_t)y * width * 4;
    const uint8_t *bytes = row;
    if (reduced) {
      for (size_t i = 0; i < count; i++) reduced[i] = reduce(((const uint16_t *)row)[i]);
      bytes = reduced;
    }
    if (transform) {
      cmsDoTransform(transform, row, out, width);
    } else {
      unpack(bytes, layout, width, out);
    }
    is_opaque &= premultiply(bytes, layout, width, out);
  }
  free(reduced);
  if (transform) cmsDeleteTransform(transform);
  return is_opaque;
}
