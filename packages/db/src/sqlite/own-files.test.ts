import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { openStore } from '../maintenance/open-store.ts'
import { testFolder } from '../testing/testing.ts'
import { isOpenToOthers } from './own-files.ts'

/** The files that others may read or write, lock or look through. */
async function open(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  const modes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mode))
  return names.filter((_, at) => ((modes[at] ?? 0) & 0o077) !== 0)
}

it.skipIf(process.platform === 'win32')(
  'in a folder that was there before and is open to all, no file of the store is, not even an older one [DT-08, DT-09]',
  async () => {
    await using parent = await testFolder()
    const folder = join(parent.path, 'data')
    await mkdir(folder)
    await chmod(folder, 0o755)
    const first = await openStore(folder)
    expect(await readdir(folder)).toContain('pal.db-wal')
    expect(await open(folder)).toEqual([])
    await first.close()
    // As an earlier version left them.
    await mkdir(join(folder, 'attachments'))
    for (const name of await readdir(folder)) await chmod(join(folder, name), 0o755)
    const second = await openStore(folder)
    expect(await open(folder)).toEqual([])
    await second.close()
    expect(await isOpenToOthers(folder)).toBe(true)
    await chmod(folder, 0o700)
    expect(await isOpenToOthers(folder)).toBe(false)
  },
)
