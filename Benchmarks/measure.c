// Runs a command and prints what it took: wall seconds, processor seconds, peak megabytes.
//
// usage: measure COMMAND [ARGUMENTS]; the command's output goes to standard error.
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval t) { return (double)t.tv_sec + (double)t.tv_usec / 1e6; }

int main(int count, char **arguments) {
  if (count < 2) return 64;
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  pid_t child = fork();
  if (child == 0) {
    dup2(2, 1);
    execvp(arguments[1], arguments + 1);
    perror(arguments[1]);
    _exit(69);
  }
  int status = 0;
  struct rusage usage;
  if (child < 0 || wait4(child, &status, 0, &usage) < 0) return 70;
  clock_gettime(CLOCK_MONOTONIC, &end);
  double wall = (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) / 1e9;
  printf(
    "%.3f %.3f %.0f\n", wall, seconds(usage.ru_utime) + seconds(usage.ru_stime),
    (double)usage.ru_maxrss / 1024);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 70;
}
