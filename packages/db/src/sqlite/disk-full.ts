const codes = new Set([
  'ENOSPC',
  'EDQUOT',
  'SQLITE_FULL',
  // The index of the write-ahead log cannot grow.
  'SQLITE_IOERR_SHMSIZE',
])

/** A read, write or flush of the disk failed, this time. */
export function isDiskFault(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error)) return false
  return error.code === 'EIO' || String(error.code).startsWith('SQLITE_IOERR')
}

/** Nothing is wrong with what was to be written: there is no room for it. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(String(error.code))
}
