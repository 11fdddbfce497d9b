import { join } from 'node:path'

/** The files of a store inside its folder; `attachments` is a folder of files that messages came with. */
export const fileNames = {
  store: 'pal.db',
  logs: 'pal-logs.db',
  attachments: 'attachments',
} as const

/** Locked by whoever has the store open. */
export const lockName = 'pal.lock'

/**
 * Where a kept file lies; null for a name that would lead out of its folder. Names are ours, but a
 * backup comes from wherever it was kept.
 */
export function attachmentPath(attachments: string, file: string): string | null {
  return /^[^/\\\0]+$/.test(file) && !/^\.+$/.test(file) ? join(attachments, file) : null
}
