import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { AppError, notFound } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { backupFolder, isBackupName } from '@pal/db/maintenance/backup/backup'

import { fileOnDisk } from '../../http/file-on-disk.ts'
import type { Request } from '../../http/handlers.ts'
import type { LongJobs } from '../../threads/long-jobs.ts'
import { alone, type BackupParts, folderOf, shown } from './backup.ts'

/** A backup as it is, secrets sealed: a file to be kept on another disk. */
export async function backupCopy(
  { store }: Pick<BackupParts, 'store'>,
  file: string,
  range: string | null,
): Promise<Response> {
  const path = join(folderOf(store), backupFolder, file)
  const headers = {
    'content-type': 'application/x-tar',
    'content-disposition': `attachment; filename="${file}"`,
  }
  const answer = isBackupName(file) ? await fileOnDisk(path, { headers, range }) : null
  if (!answer) throw notFound('backup_not_found')
  return answer
}

interface CopyParts extends Omit<BackupParts, 'jobs'> {
  readonly jobs: Pick<LongJobs, 'run' | 'watch'>
}

/** A copy that comes back is checked as any backup, and takes the store's place at the next start. */
export async function restoreFromFile(
  parts: CopyParts,
  request: Pick<Request<'data.restoreFile'>, 'query' | 'body' | 'signal'>,
) {
  const { store, jobs, log, clock } = parts
  const { name } = request.query
  // What a kill leaves there goes before the next backup.
  const dir = join(folderOf(store), backupFolder, '.making')
  const path = join(dir, 'given.tar')
  const staged = await alone(store, 'restore', async () => {
    try {
      await mkdir(dir, { recursive: true, mode: 0o700 })
      await takeIn(path, jobs, request)
      const order = { backup: path, as: name, now: clock.now() }
      return await jobs.run('restore', 'stageRestore', order)
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  }).catch((error: unknown) => {
    throw calledAs(name, path, error)
  })
  log.write('warn', 'system', entry('restore_at_next_start', { file: name }))
  return shown(staged)
}

/** Reads to the end also what is not kept: whoever still sends would not hear why. */
async function takeIn(
  path: string,
  jobs: CopyParts['jobs'],
  { query: { size }, body, signal }: Parameters<typeof restoreFromFile>[1],
): Promise<void> {
  const job = jobs.watch('restoreFile')
  try {
    await using file = await open(path, 'w', 0o600)
    let done = 0
    let failure: { readonly error: unknown } | undefined
    for await (const piece of body) {
      if (failure || job.signal.aborted) continue
      await file.writeFile(piece).catch((error: unknown) => {
        failure = { error }
      })
      done += piece.byteLength
      job.progress({ done: Math.min(done, size), of: size })
    }
    job.signal.throwIfAborted()
    if (failure) throw failure.error
  } catch (cause) {
    // Nobody is there any more to hear it, and nothing is wrong here.
    if (signal.aborted) throw new AppError('conflict', because('job_cancelled'), { cause })
    throw cause
  } finally {
    job.end()
  }
}

/** The seller knows the file by its own name, not by where it was read. */
function calledAs(name: string, path: string, error: unknown): unknown {
  if (!(error instanceof AppError) || error.reason.params?.['path'] !== path) return error
  const { kind, reason } = error
  return new AppError(
    kind,
    { ...reason, params: { ...reason.params, path: name } },
    { cause: error },
  )
}
