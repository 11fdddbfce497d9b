import { AppError, errorText } from '@pal/core/errors'
import { because, type Reason, type Say } from '@pal/core/texts/reason'
import { StoreError } from '@pal/db/sqlite/store-error'

const known: Readonly<Record<string, Reason>> = {
  EACCES: because('start_no_access'),
  EPERM: because('start_no_access'),
  ERR_DLOPEN_FAILED: because('start_part_not_loaded'),
  ERR_MODULE_NOT_FOUND: because('start_part_not_loaded'),
  MODULE_NOT_FOUND: because('start_part_not_loaded'),
  EROFS: because('start_disk_read_only'),
  ENOSPC: because('start_disk_full'),
  SQLITE_FULL: because('start_disk_full'),
  SQLITE_BUSY: because('store_held'),
  SQLITE_CANTOPEN: because('start_file_not_opened'),
  SQLITE_READONLY: because('start_file_read_only'),
}

/** Why the program could not start, for the seller: plain words first, then what the system said. */
export function startFailure(failure: unknown, say: Say): string {
  // Also an Electron that is too old for everything else can tell why.
  const error: unknown =
    failure instanceof Error && 'suppressed' in failure ? failure.suppressed : failure
  if (error instanceof AppError || error instanceof StoreError) return say(error.reason)
  const said = errorText(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return `${say(known[code] ?? because('start_unexpected'))}\n\n${said}`
}
