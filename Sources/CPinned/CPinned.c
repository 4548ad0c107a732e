// The standard library asks for random bytes through `syscall`: a definition here comes before the
// C library's. Everything but `getrandom`, and everything before pinning, is handed on.
#define _GNU_SOURCE
#include "CPinned.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/syscall.h>

static int is_pinned = 0;
static uint64_t state = 0x9E3779B97F4A7C15u;

void zr_pin_random(void) { is_pinned = 1; }

__attribute__((visibility("default"))) long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (is_pinned && number == SYS_getrandom) {
    unsigned char *bytes = (unsigned char *)a;
    for (long i = 0; i < b; i++) {
      state = state * 6364136223846793005u + 1442695040888963407u;
      bytes[i] = (unsigned char)(state >> 33);
    }
    return b;
  }
  static long (*real)(long, ...) = NULL;
  if (!real) real = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
  return real ? real(number, a, b, c, d, e, f) : -1;
}
