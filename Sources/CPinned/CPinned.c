// The standard library asks for random bytes through `syscall`: a definition here comes before the
// C library's. Everything but `getrandom`, and everything before pinning, is handed on.
#define _GNU_SOURCE
#include "CPinned.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

static int is_pinned = 0;
static uint64_t state = 0x9E3779B97F4A7C15u;

void zr_pin_random(void) { is_pinned = 1; }

static void fill(unsigned char *bytes, long count) {
  for (long i = 0; i < count; i++) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    bytes[i] = (unsigned char)(state >> 33);
  }
}

// Foundation makes UUIDs from the random device: a file in memory with the next part of the
// sequence stands for it.
__attribute__((visibility("default"))) int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = va_arg(list, mode_t);
  va_end(list);
  if (is_pinned && strcmp(path, "/dev/urandom") == 0) {
    int file = memfd_create("random", MFD_CLOEXEC);
    unsigned char bytes[65536];
    fill(bytes, sizeof bytes);
    if (file >= 0 && write(file, bytes, sizeof bytes) == sizeof bytes && lseek(file, 0, SEEK_SET) == 0)
      return file;
  }
  static int (*real)(const char *, int, ...) = NULL;
  if (!real) real = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open");
  return real ? real(path, flags, mode) : -1;
}

__attribute__((visibility("default"))) long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (is_pinned && number == SYS_getrandom) {
    fill((unsigned char *)a, b);
    return b;
  }
  static long (*real)(long, ...) = NULL;
  if (!real) real = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
  return real ? real(number, a, b, c, d, e, f) : -1;
}
