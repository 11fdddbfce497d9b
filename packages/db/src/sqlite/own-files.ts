import { access, chmod, constants, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { because } from '@pal/core/texts/reason'

import { StoreError } from './store-error.ts'
import { fileNames, lockName } from './store-files.ts'

const files = [fileNames.store, fileNames.logs, lockName].flatMap((name) =>
  ['', '-wal', '-shm', '-journal'].map((end) => name + end),
)

/** No others may read or lock the store's own files, also where its folder was somebody's before. */
export async function keepFilesPrivate(folder: string): Promise<void> {
  for (const name of files) await restrict(join(folder, name), 0o600)
  await restrict(join(folder, fileNames.attachments), 0o700)
}

/** Before anything is opened: of a file that is none, or that this user may not write, SQLite says little. */
export async function refuseUnusable(folder: string): Promise<void> {
  for (const name of files) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (!found) continue
    if (!found.isFile())
      throw new StoreError('store_unwritable', because('file_is_a_folder', { path }))
    await access(path, constants.R_OK | constants.W_OK).catch((cause: unknown) => {
      if (cause instanceof Error && 'code' in cause && cause.code === 'EROFS') throw cause
      throw new StoreError('store_unwritable', because('file_not_writable', { path }), { cause })
    })
  }
}

/** Whether others of this computer may look into the folder, or change what is in it. */
export async function isOpenToOthers(folder: string): Promise<boolean> {
  if (process.platform === 'win32') return false
  return ((await stat(folder)).mode & 0o077) !== 0
}

async function restrict(path: string, mode: number): Promise<void> {
  try {
    if (((await stat(path)).mode & 0o777 & ~mode) !== 0) await chmod(path, mode)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    // Not there, another user's, or on a disk that knows no users: what is open then, status tells.
    if (!['ENOENT', 'EPERM', 'ENOTSUP', 'EROFS'].includes(String(code))) throw error
  }
}
