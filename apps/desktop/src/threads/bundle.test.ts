import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { openStore } from '@pal/db/maintenance/open-store'
import { testFolder } from '@pal/db/testing/testing'
import { build } from 'rolldown'
import { expect, it } from 'vitest'

import config from '../../rolldown.config.ts'
import { systemClock } from '../platform/clock.ts'
import type * as threads from './store-thread.ts'

// Below the package, so that what is left outside the bundle is found.
const dir = join(import.meta.dirname, `../../node_modules/.cache/pal-thread-${process.pid}`)

it('runs from the bundle as it does from the source', async () => {
  const [node] = [config].flat()
  const entries = new Map(Object.entries(node?.input ?? {}))
  const main = join(import.meta.dirname, 'store-thread.ts')
  await using folder = await testFolder()
  await using store = await openStore(folder.path)
  try {
    await build({
      ...node,
      input: { 'store.worker': entries.get('store.worker') ?? '', main },
      plugins: [],
      output: { dir, format: 'esm' },
    })
    const bundled = (await import(pathToFileURL(join(dir, 'main.js')).href)) as typeof threads
    await using thread = new bundled.StoreThread({ folder: folder.path, clock: systemClock })
    expect(await thread.run('searchConversations', { limit: 1, search: 'hello' })).toEqual([])
    expect(store.raw.open).toBe(true)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
})
