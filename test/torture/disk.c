/*
 * Stands between a program and the system (LD_PRELOAD, Linux) and keeps a journal of what is written to and synced in
 * one folder, in the order it happened: a power cut can then be played at any moment. With ETUI_DISK_FAILS=n every
 * n-th write or sync fails, as on a failing or a full disk.
 *
 * A record of the journal is a line `kind path offset length` and so many bytes.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int journal = -2;
static long operations = 0;
/* Whether something was acknowledged: before, nothing fails. */
static int begun = 0;

/* Whether a descriptor is a file of the folder; its path then. */
static int watched(int fd, char *path) {
  static const char *folder = NULL;
  char link[64];
  if (folder == NULL && (folder = getenv("ETUI_DISK_FOLDER")) == NULL) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, 4095);
  if (length <= 0) return 0;
  path[length] = 0;
  return strncmp(path, folder, strlen(folder)) == 0;
}

static ssize_t (*plain_write)(int, const void *, size_t) = NULL;

static void note(const char *kind, const char *path, long offset, const void *bytes, size_t length) {
  char head[5000];
  if (plain_write == NULL) plain_write = dlsym(RTLD_NEXT, "write");
  if (journal == -2) {
    const char *name = getenv("ETUI_DISK_JOURNAL");
    FILE *file = name == NULL ? NULL : fopen(name, "ab");
    journal = file == NULL ? -1 : fileno(file);
  }
  if (journal < 0) return;
  int size = snprintf(head, sizeof head, "%s %s %ld %zu\n", kind, path, offset, length);
  plain_write(journal, head, size);
  if (length > 0) plain_write(journal, bytes, length);
}

/* Whether this operation is one that fails. */
static int fails(void) {
  const char *every = getenv("ETUI_DISK_FAILS");
  return begun && every != NULL && ++operations % atol(every) == 0;
}

#define REAL(name) \
  static __typeof__(&name) real = NULL; \
  if (real == NULL) real = dlsym(RTLD_NEXT, #name)

ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t offset) {
  REAL(pwrite64);
  char path[4096];
  if (!watched(fd, path)) return real(fd, bytes, length, offset);
  if (fails()) { errno = operations % 2 ? ENOSPC : EIO; return -1; }
  ssize_t done = real(fd, bytes, length, offset);
  if (done > 0) note("write", path, offset, bytes, done);
  return done;
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset) { return pwrite64(fd, bytes, length, offset); }

int ftruncate64(int fd, off64_t length) {
  REAL(ftruncate64);
  char path[4096];
  int done = real(fd, length);
  if (done == 0 && watched(fd, path)) note("size", path, length, "", 0);
  return done;
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

static int synced(int fd, int (*real)(int)) {
  char path[4096];
  if (!watched(fd, path)) return real(fd);
  if (fails()) { errno = EIO; return -1; }
  int done = real(fd);
  if (done == 0) note("sync", path, 0, "", 0);
  return done;
}

int fsync(int fd) { REAL(fsync); return synced(fd, real); }
int fdatasync(int fd) { REAL(fdatasync); return synced(fd, real); }

/* What the program writes to the descriptor of an acknowledgement is a record by itself. */
ssize_t write(int fd, const void *bytes, size_t length) {
  REAL(write);
  char path[4096];
  if (watched(fd, path) && strstr(path, "acknowledged") != NULL) {
    begun = 1;
    note("acknowledged", path, 0, bytes, length);
  }
  return real(fd, bytes, length);
}
