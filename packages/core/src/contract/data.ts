import * as z from 'zod/mini'

import { get, post, time } from './shape.ts'

const backup = z.object({
  file: z.string(),
  madeAt: time,
  reason: z.enum(['manual', 'daily', 'migration']),
  /** Bytes. */
  size: z.int(),
  /** Rows by kind. */
  holds: z.record(z.string(), z.int()),
})
export type Backup = z.output<typeof backup>

const backupName = z.string().check(z.regex(/^pal-[\w-]+\.tar$/, 'is not the name of a backup'))

const restore = z.object({
  /** The file of the backup that is to come back. */
  file: z.string(),
  /** The folder into which the present store goes; it is not deleted. */
  setAside: z.string(),
})

/** The seller's data as files: what is kept, and how it comes back. */
export const dataEndpoints = {
  'data.backups': get('/api/data/backups', 'Backups, newest first', {
    answer: z.object({
      folder: z.string(),
      /** So many are kept; the oldest goes when one more is made. */
      keeps: z.int(),
      backups: z.array(backup),
      /** The restore that takes effect at the next start. */
      restoring: z.nullable(restore),
    }),
  }),
  'data.backup': post('/api/data/backup', 'Make a backup now', { answer: backup }),
  'data.restore': post(
    '/api/data/restore',
    'Check a backup and let it take the place of the store at the next start',
    { body: z.object({ file: backupName }), answer: restore },
  ),
}
