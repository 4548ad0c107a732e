// Line breaks and bidirectional levels from ICU, loaded when first used.
//
// libicuuc and its data are 30 MB of mappings and milliseconds of start-up, and most scenes are
// Latin text that needs neither, so the library is opened by name on the first call.
#ifndef ZR_CICU_H
#define ZR_CICU_H
#include <stddef.h>
#include <stdint.h>

/// Version of ICU that this was built for, for instance "72.1".
const char *zr_icu_version(void);

/// 1 when the library could be opened, 0 when it is not installed. Safe from any thread.
int zr_icu_is_available(void);

/// Embedding levels of one paragraph of UTF-16.
///
/// `direction`: 0 left to right, 1 right to left, 2 by the first strong character and left to right
/// without one, 3 the same and right to left without one.
/// `levels` receives `length` levels. Returns the paragraph's level, or -1 on failure.
int zr_icu_bidi_levels(const uint16_t *text, int32_t length, int direction, uint8_t *levels);

/// Line break opportunities of UTF-16 text: sets `breaks[i]` to 1 when a line may start at unit i,
/// 0 < i < length; other entries are set to 0. Returns 0, or -1 on failure.
int zr_icu_line_breaks(const uint16_t *text, int32_t length, uint8_t *breaks);
#endif
