import { AppError } from '@pal/core/errors'
import { StoreError } from '@pal/db/sqlite/store-error'

const words: Readonly<Record<string, string>> = {
  EACCES: 'PAL Admin may not read or write the folder that holds its data.',
  EPERM: 'PAL Admin may not read or write the folder that holds its data.',
  EROFS: 'The disk that holds PAL Admin’s data cannot be written.',
  ENOSPC: 'The disk that holds PAL Admin’s data is full.',
  SQLITE_FULL: 'The disk that holds PAL Admin’s data is full.',
  SQLITE_CANTOPEN: 'The file that holds PAL Admin’s data could not be opened.',
  SQLITE_READONLY: 'The file that holds PAL Admin’s data cannot be written.',
}

/** Why the program could not start, for the seller: plain words first, then what the system said. */
export function startFailure(error: unknown): string {
  if (error instanceof AppError || error instanceof StoreError) return error.message
  const said = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const plain =
    words[code] ?? 'Something unexpected went wrong. Nothing that was stored before is lost.'
  return `${plain}\n\n${said}`
}
