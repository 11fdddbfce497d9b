import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Writes a file whole and flushed, or leaves what is at `path` as it was. It is filled beside its
 * place, as `part`, and renamed once all of it is on the disk.
 *
 * @param fill answers false where what it wrote is not to be kept
 */
export async function replaceFile(
  path: string,
  fill: (file: FileHandle) => Promise<boolean>,
  part = `${path}.part`,
): Promise<boolean> {
  await rm(part, { force: true })
  try {
    {
      await using file = await open(part, 'wx', 0o600)
      if (!(await fill(file))) return false
      await file.sync()
    }
    await rename(part, path)
    await syncFolder(dirname(path))
    return true
  } finally {
    await rm(part, { force: true })
  }
}

export async function writeJson(folder: string, name: string, content: object): Promise<void> {
  await replaceFile(join(folder, name), async (file) => {
    await file.writeFile(JSON.stringify(content))
    return true
  })
}

/** Makes what was created, renamed or removed in a folder survive a power cut. */
export async function syncFolder(path: string): Promise<void> {
  // Windows keeps no handle on a folder; its renames are journalled.
  if (process.platform === 'win32') return
  await using folder = await open(path, 'r')
  await folder.sync()
}
