// A child process under resource limits and a system call filter.
#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ZR_ARCH AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ZR_ARCH AUDIT_ARCH_AARCH64
#endif

#ifndef __NR_io_uring_setup
#define __NR_io_uring_setup 425
#endif
#ifndef __NR_pidfd_open
#define __NR_pidfd_open 434
#endif

// Sockets of other families than AF_UNIX fail with EACCES, and so does io_uring, which can make
// sockets too. System calls of another architecture end the program.
static int block_network(void) {
#ifdef ZR_ARCH
  struct sock_filter code[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ZR_ARCH, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
      // The x32 variants of x86-64 calls.
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 5, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_io_uring_setup, 4, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_socket, 0, 2),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0])),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_UNIX, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EACCES),
  };
  struct sock_fprog program = {sizeof(code) / sizeof(code[0]), code};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
#else
  errno = ENOSYS;
  return -1;
#endif
}

static void limit(int resource, int64_t value) {
  if (value <= 0) return;
  struct rlimit bound = {(rlim_t)value, (rlim_t)value};
  setrlimit(resource, &bound);
}

static int64_t now_milliseconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

zr_sandbox_result zr_sandbox_run(
    const char *path, char *const argv[], char *const envp[], const char *error_file,
    zr_sandbox_limits limits) {
  zr_sandbox_result result = {-1, 0, 0, 0, 0};
  int report[2];
  if (pipe2(report, O_CLOEXEC) != 0) {
    result.error = errno;
    return result;
  }
  pid_t parent = getpid();
  pid_t child = fork();
  if (child < 0) {
    result.error = errno;
    close(report[0]);
    close(report[1]);
    return result;
  }
  if (child == 0) {
    // SIGTERM, so that the program can take its half-written files away; its processor time is
    // bounded should it not listen. The parent may wait for signals that it blocks.
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    if (getppid() != parent) _exit(127);
    if (error_file) {
      int file = open(error_file, O_WRONLY | O_CREAT | O_TRUNC, 0600);
      if (file >= 0) dup2(file, 2);
    }
    limit(RLIMIT_CPU, limits.cpu_seconds);
    limit(RLIMIT_AS, limits.memory_bytes);
    limit(RLIMIT_CORE, 0);
    int failed = limits.blocks_network ? block_network() : 0;
    if (failed == 0) execve(path, argv, envp);
    int reason = errno;
    if (write(report[1], &reason, sizeof reason) < 0) _exit(126);
    _exit(127);
  }
  close(report[1]);
  int reason = 0;
  if (read(report[0], &reason, sizeof reason) == sizeof reason) result.error = reason;
  close(report[0]);

  int64_t end = limits.wall_milliseconds > 0 ? now_milliseconds() + limits.wall_milliseconds : 0;
  int handle = (int)syscall(__NR_pidfd_open, child, 0);
  int status = 0;
  struct rusage usage = {0};
  for (;;) {
    if (end == 0) {
      while (wait4(child, &status, 0, &usage) < 0 && errno == EINTR) {
      }
      break;
    }
    pid_t done = wait4(child, &status, WNOHANG, &usage);
    if (done == child || (done < 0 && errno != EINTR)) break;
    int64_t left = end - now_milliseconds();
    if (left <= 0) {
      result.timed_out = 1;
      kill(child, SIGKILL);
      end = 0;
      continue;
    }
    struct pollfd wait = {handle, POLLIN, 0};
    int64_t step = handle >= 0 ? left : (left < 10 ? left : 10);
    poll(handle >= 0 ? &wait : NULL, handle >= 0 ? 1 : 0, (int)(step > 60000 ? 60000 : step));
  }
  if (handle >= 0) close(handle);
  result.peak_bytes = (int64_t)usage.ru_maxrss * 1024;
  if (WIFEXITED(status)) {
    result.status = WEXITSTATUS(status);
  } else if (WIFSIGNALED(status)) {
    result.signal = WTERMSIG(status);
  }
  return result;
}
