import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { syncFolder } from './backup.ts'

/** Written whole and on the disk, or not at all. */
export async function writeJson(folder: string, name: string, content: object): Promise<void> {
  const part = join(folder, `${name}.part`)
  await rm(part, { force: true })
  {
    await using file = await open(part, 'wx', 0o600)
    await file.writeFile(JSON.stringify(content))
    await file.sync()
  }
  await rename(part, join(folder, name))
  await syncFolder(folder)
}
