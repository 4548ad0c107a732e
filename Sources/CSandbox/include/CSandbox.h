// Runs a program with limits and without network.
#ifndef ZR_SANDBOX_H
#define ZR_SANDBOX_H

#include <stdint.h>

typedef struct {
  /// Wall-clock limit in milliseconds; 0 = none.
  int64_t wall_milliseconds;
  /// Processor time in seconds; 0 = none.
  int64_t cpu_seconds;
  /// Address space in bytes; 0 = none.
  int64_t memory_bytes;
  /// Non-zero blocks every socket that is not local.
  int32_t blocks_network;
} zr_sandbox_limits;

typedef struct {
  /// Exit status, or -1 when a signal ended the program.
  int32_t status;
  /// The signal that ended the program, or 0.
  int32_t signal;
  /// Non-zero when the wall-clock limit ended it.
  int32_t timed_out;
  /// errno of a start that failed, or 0.
  int32_t error;
  /// The most memory that the program held at once, in bytes.
  int64_t peak_bytes;
} zr_sandbox_result;

/// Starts `path` with `argv` and `envp` (both end with NULL), waits for its end. When `error_file`
/// is not NULL the program's standard error goes into that file.
zr_sandbox_result zr_sandbox_run(
    const char *path, char *const argv[], char *const envp[], const char *error_file,
    zr_sandbox_limits limits);

#endif
