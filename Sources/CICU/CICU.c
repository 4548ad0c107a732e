// Opens libicuuc by name and calls the few functions that text layout needs.
#include "CICU.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uvernum.h>

// ICU's headers rename functions by version (ubidi_open is ubidi_open_72): name what they mean.
#define NAME(symbol) NAME_(symbol)
#define NAME_(symbol) #symbol

static struct {
  UBiDi *(*bidi_open)(void);
  void (*bidi_close)(UBiDi *);
  void (*bidi_set)(UBiDi *, const UChar *, int32_t, UBiDiLevel, UBiDiLevel *, UErrorCode *);
  const UBiDiLevel *(*bidi_levels)(UBiDi *, UErrorCode *);
  UBiDiLevel (*bidi_paragraph)(const UBiDi *);
  UBreakIterator *(*break_open)(
      UBreakIteratorType, const char *, const UChar *, int32_t, UErrorCode *);
  void (*break_close)(UBreakIterator *);
  int32_t (*break_next)(UBreakIterator *);
} icu;

static int is_loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *library = dlopen("libicuuc.so." U_ICU_VERSION_SHORT, RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
#define FIND(member, symbol) \
  if (!(*(void **)&icu.member = dlsym(library, NAME(symbol)))) return
  FIND(bidi_open, ubidi_open);
  FIND(bidi_close, ubidi_close);
  FIND(bidi_set, ubidi_setPara);
  FIND(bidi_levels, ubidi_getLevels);
  FIND(bidi_paragraph, ubidi_getParaLevel);
  FIND(break_open, ubrk_open);
  FIND(break_close, ubrk_close);
  FIND(break_next, ubrk_next);
#undef FIND
  is_loaded = 1;
}

const char *zr_icu_version(void) { return U_ICU_VERSION; }

int zr_icu_is_available(void) {
  pthread_once(&once, load);
  return is_loaded;
}

int zr_icu_bidi_levels(const uint16_t *text, int32_t length, int direction, uint8_t *levels) {
  static const UBiDiLevel bases[] = {0, 1, UBIDI_DEFAULT_LTR, UBIDI_DEFAULT_RTL};
  if (direction < 0 || direction > 3 || length <= 0 || !zr_icu_is_available()) return -1;
  UBiDi *bidi = icu.bidi_open();
  if (!bidi) return -1;
  UErrorCode status = U_ZERO_ERROR;
  int result = -1;
  icu.bidi_set(bidi, (const UChar *)text, length, bases[direction], NULL, &status);
  const UBiDiLevel *found = U_SUCCESS(status) ? icu.bidi_levels(bidi, &status) : NULL;
  if (found && U_SUCCESS(status)) {
    memcpy(levels, found, (size_t)length);
    result = icu.bidi_paragraph(bidi);
  }
  icu.bidi_close(bidi);
  return result;
}

int zr_icu_line_breaks(const uint16_t *text, int32_t length, uint8_t *breaks) {
  if (length < 0) return -1;
  memset(breaks, 0, (size_t)length);
  if (length == 0) return 0;
  if (!zr_icu_is_available()) return -1;
  UErrorCode status = U_ZERO_ERROR;
  // A fixed language: the reader's locale must not move a line break.
  UBreakIterator *iterator =
      icu.break_open(UBRK_LINE, "en", (const UChar *)text, length, &status);
  if (U_FAILURE(status) || !iterator) return -1;
  for (int32_t at = icu.break_next(iterator); at != UBRK_DONE; at = icu.break_next(iterator))
    if (at > 0 && at < length) breaks[at] = 1;
  icu.break_close(iterator);
  return 0;
}
