import { chmod, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { fileNames, lockName } from './store-files.ts'

const files = [fileNames.store, fileNames.logs, lockName].flatMap((name) =>
  ['', '-wal', '-shm', '-journal'].map((end) => name + end),
)

/** No others may read or lock the store's own files, also where its folder was somebody's before. */
export async function keepFilesPrivate(folder: string): Promise<void> {
  for (const name of files) await restrict(join(folder, name), 0o600)
  await restrict(join(folder, fileNames.attachments), 0o700)
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
