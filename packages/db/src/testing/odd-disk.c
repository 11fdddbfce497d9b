/*
 * A disk with faults, below SQLite and Node: preloaded into a process of a test, it is put before the
 * calls of the C library. The environment says what is odd about the files below PAL_ODD_PATH.
 *
 *   PAL_ODD_LOCKS   none: there are none to give (ENOLCK); ignored: everybody gets every lock
 *   PAL_ODD_SHARED  none: no shared memory, as on many network folders
 *   PAL_ODD_SLOW_MS each flush takes so long
 *   PAL_ODD_FULL    FROM:UNTIL: so many writes find room, those up to UNTIL do not
 *   PAL_ODD_FAILS   SEED:FROM:PER_MILLE: after so many, so many writes and flushes of 1,000 fail
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

static const char *place, *locks, *shared_memory;
static long slow_ms, full_from = -1, full_until = -1, fails_seed, fails_from, fails_per_mille;
static atomic_long writes, calls;

__attribute__((constructor)) static void read_environment(void) {
  place = getenv("PAL_ODD_PATH");
  locks = getenv("PAL_ODD_LOCKS");
  shared_memory = getenv("PAL_ODD_SHARED");
  const char *slow = getenv("PAL_ODD_SLOW_MS");
  const char *full = getenv("PAL_ODD_FULL");
  if (slow) slow_ms = atol(slow);
  const char *fails = getenv("PAL_ODD_FAILS");
  if (fails) sscanf(fails, "%ld:%ld:%ld", &fails_seed, &fails_from, &fails_per_mille);
  if (full) sscanf(full, "%ld:%ld", &full_from, &full_until);
}

static int is_there(int file) {
  char link[64], path[4096];
  if (!place || file < 0) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return strncmp(path, place, strlen(place)) == 0;
}

/* Now without room, now without a reason. */
static int fails(int file) {
  if (fails_per_mille <= 0 || !is_there(file)) return 0;
  unsigned long n = atomic_fetch_add(&calls, 1);
  if (n < (unsigned long)fails_from) return 0;
  unsigned long mixed = (n + 1) * 0x9E3779B97F4A7C15UL + (unsigned long)fails_seed * 0xBF58476D1CE4E5B9UL;
  mixed ^= mixed >> 31;
  mixed *= 0x94D049BB133111EBUL;
  mixed ^= mixed >> 29;
  if ((long)(mixed % 1000) >= fails_per_mille) return 0;
  errno = mixed & 4096 ? ENOSPC : EIO;
  return 1;
}

static int is_full(int file) {
  if (fails(file)) return 1;
  if (full_from < 0 || !is_there(file)) return 0;
  long n = atomic_fetch_add(&writes, 1);
  if (n < full_from || n >= full_until) return 0;
  errno = ENOSPC;
  return 1;
}

static void wait_for_disk(int file) {
  if (slow_ms <= 0 || !is_there(file)) return;
  struct timespec time = {slow_ms / 1000, (slow_ms % 1000) * 1000000L};
  nanosleep(&time, 0);
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int file, const void *bytes, size_t size) {
  return is_full(file) ? -1 : NEXT(write)(file, bytes, size);
}
ssize_t pwrite(int file, const void *bytes, size_t size, off_t at) {
  return is_full(file) ? -1 : NEXT(pwrite)(file, bytes, size, at);
}
ssize_t pwrite64(int file, const void *bytes, size_t size, off64_t at) {
  return is_full(file) ? -1 : NEXT(pwrite64)(file, bytes, size, at);
}
ssize_t writev(int file, const struct iovec *parts, int count) {
  return is_full(file) ? -1 : NEXT(writev)(file, parts, count);
}
ssize_t pwritev(int file, const struct iovec *parts, int count, off_t at) {
  return is_full(file) ? -1 : NEXT(pwritev)(file, parts, count, at);
}
ssize_t pwritev64(int file, const struct iovec *parts, int count, off64_t at) {
  return is_full(file) ? -1 : NEXT(pwritev64)(file, parts, count, at);
}
int posix_fallocate(int file, off_t at, off_t size) {
  return is_full(file) ? errno : NEXT(posix_fallocate)(file, at, size);
}
int posix_fallocate64(int file, off64_t at, off64_t size) {
  return is_full(file) ? errno : NEXT(posix_fallocate64)(file, at, size);
}

int fsync(int file) {
  wait_for_disk(file);
  return fails(file) ? -1 : NEXT(fsync)(file);
}
int fdatasync(int file) {
  wait_for_disk(file);
  return fails(file) ? -1 : NEXT(fdatasync)(file);
}

static int is_lock(int command) {
  return command == F_SETLK || command == F_SETLKW || command == F_OFD_SETLK ||
         command == F_OFD_SETLKW || command == F_GETLK;
}

static int lock_of(int command, void *given) {
  if (strcmp(locks, "none") == 0) {
    errno = ENOLCK;
    return -1;
  }
  if (command == F_GETLK) ((struct flock *)given)->l_type = F_UNLCK;
  return 0;
}

int fcntl(int file, int command, ...) {
  va_list rest;
  va_start(rest, command);
  void *given = va_arg(rest, void *);
  va_end(rest);
  if (locks && is_lock(command) && is_there(file)) return lock_of(command, given);
  return NEXT(fcntl)(file, command, given);
}
int fcntl64(int file, int command, ...) {
  va_list rest;
  va_start(rest, command);
  void *given = va_arg(rest, void *);
  va_end(rest);
  if (locks && is_lock(command) && is_there(file)) return lock_of(command, given);
  return NEXT(fcntl64)(file, command, given);
}

void *mmap(void *at, size_t size, int protection, int flags, int file, off_t from) {
  if (shared_memory && (flags & MAP_SHARED) && is_there(file)) {
    errno = ENODEV;
    return MAP_FAILED;
  }
  return NEXT(mmap)(at, size, protection, flags, file, from);
}
void *mmap64(void *at, size_t size, int protection, int flags, int file, off64_t from) {
  if (shared_memory && (flags & MAP_SHARED) && is_there(file)) {
    errno = ENODEV;
    return MAP_FAILED;
  }
  return NEXT(mmap64)(at, size, protection, flags, file, from);
}
