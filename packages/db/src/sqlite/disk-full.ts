const codes = new Set([
  'ENOSPC',
  'EDQUOT',
  'SQLITE_FULL',
  // The index of the write-ahead log cannot grow.
  'SQLITE_IOERR_SHMSIZE',
])

/** Nothing is wrong with what was to be written: there is no room for it. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code))
}
