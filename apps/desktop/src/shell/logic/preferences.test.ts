import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openPreferences } from './preferences.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pal-preferences-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const first = { keepRunning: true, closingExplained: false, spelling: null, zoom: 0 }

it('are kept on the disk, the last change last', async () => {
  const path = join(folder, 'desktop.json')
  const failed = vi.fn<(error: unknown) => void>()
  const file = await openPreferences(path, failed)
  expect(file.now()).toMatchObject(first)
  file.change({ zoom: 1 })
  file.change({ zoom: 2, keepRunning: false })
  await file.settled()
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ zoom: 2, keepRunning: false })
  expect((await openPreferences(path, failed)).now()).toMatchObject({
    ...first,
    zoom: 2,
    keepRunning: false,
  })
  expect(failed).not.toHaveBeenCalled()
})

it.each(['', 'null', '[]', '{"zoom":"big","keepRunning":7}', '{"zoom":99}', '\u0000\u0000'])(
  'hold what they can of %j',
  async (text) => {
    const path = join(folder, 'desktop.json')
    await writeFile(path, text)
    const failed = vi.fn<(error: unknown) => void>()
    expect((await openPreferences(path, failed)).now()).toMatchObject(first)
  },
)

it('tell of a disk that takes nothing, and go on', async () => {
  const failed = vi.fn<(error: unknown) => void>()
  const file = await openPreferences(join(folder, 'none/desktop.json'), failed)
  file.change({ zoom: 1 })
  await file.settled()
  expect(failed).toHaveBeenCalledOnce()
  expect(file.now().zoom).toBe(1)
})
