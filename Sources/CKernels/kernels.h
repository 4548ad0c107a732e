// The table through which a kernel is chosen at run time.
#ifndef ZR_KERNELS_TABLE_H
#define ZR_KERNELS_TABLE_H
#include "CKernels.h"

typedef struct {
  void (*fill)(uint32_t *, size_t, uint32_t);
  void (*mix)(uint32_t *, const uint32_t *, const uint32_t *, size_t, int);
  void (*mix_mask)(uint32_t *, const uint32_t *, const uint32_t *, const uint8_t *, size_t);
  void (*mix_color)(uint32_t *, size_t, uint32_t, int);
  void (*mix_color_weights)(uint32_t *, const int16_t *, size_t, uint32_t);
  void (*over)(uint32_t *, const uint32_t *, size_t);
  void (*over_weight)(uint32_t *, const uint32_t *, size_t, int);
  void (*mix_rows)(int16_t *, const uint32_t *, const uint32_t *, size_t, int);
  void (*resample)(uint32_t *, const int16_t *, const int32_t *, const int16_t *, size_t);
  void (*resample_mask)(int16_t *, const int16_t *, const int32_t *, const int16_t *, size_t);
  void (*mix_mask_rows)(int16_t *, const int16_t *, const int16_t *, size_t, int);
  void (*scale_mask)(int16_t *, size_t, int);
  void (*sample_plane)(uint32_t *, const zr_plane_map *, size_t);
  void (*halve)(uint32_t *, const uint32_t *, const uint32_t *, size_t);
  void (*convolve)(int16_t *, const int16_t *, size_t, const int16_t *, size_t, size_t);
  void (*widen)(int16_t *, const uint8_t *, size_t);
  void (*narrow)(uint8_t *, const int16_t *, size_t);
  void (*color_matrix)(uint32_t *, size_t, const int32_t *);
  void (*blend)(uint32_t *, const uint32_t *, size_t, zr_blend_mode, int);
  void (*opaque_rgba)(uint8_t *, const uint32_t *, size_t);
  void (*straight_rgba)(uint8_t *, const uint32_t *, size_t);
  void (*premultiply)(uint32_t *, const uint8_t *, size_t);
  bool (*is_opaque)(const uint32_t *, size_t);
  bool (*is_uniform)(const uint32_t *, size_t);
} zr_kernel_table;

extern const zr_kernel_table zr_scalar_kernels;
#if defined(__x86_64__)
extern const zr_kernel_table zr_avx2_kernels;
#endif
#endif
