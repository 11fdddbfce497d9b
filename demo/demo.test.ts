import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { dataFolder } from './demo.ts'

it('makes a folder that nobody else looks into, and takes none that holds something', async () => {
  const home = await mkdtemp(join(tmpdir(), 'pal-demo-test-'))
  try {
    const folder = await dataFolder(join(home, 'shops', 'honey'))
    // Windows has no such bits; there the folder of the user keeps others out.
    if (process.platform !== 'win32') expect((await stat(folder)).mode & 0o077).toBe(0)
    await writeFile(join(folder, 'pal.db'), '')
    await expect(dataFolder(folder)).rejects.toThrow('is not empty')
  } finally {
    await rm(home, { recursive: true, force: true })
  }
})
