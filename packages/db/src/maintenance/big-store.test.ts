import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { ingestInbound } from '../messages/inbound.ts'
import { aCampaign, aPage, inbound, noon } from '../testing/fixtures.ts'
import { storeFolder } from '../testing/testing.ts'
import { openStore, storeFile } from './open-store.ts'

it('a store of more than 16 MB with a damaged table is refused at the start as a small one is [DT-07]', async () => {
  await using folder = await storeFolder()
  const path = join(folder.path, storeFile)
  const pages: number[] = []
  {
    await using store = await openStore(folder.path)
    // Only the filling: 20 MB with an fsync at each step took most of the time that a test has.
    store.raw.pragma('synchronous = OFF')
    await aPage(store)
    await aCampaign(store)
    await store.transaction((tx) => ingestInbound(tx, inbound()))
    store.raw.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
      INSERT INTO webhook_events (kind, event_key, body, received_at)
      SELECT 'message', 'e' || i, hex(zeroblob(5000)), ${noon} FROM n`)
    const root = store.raw.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'campaigns'")
    pages.push(Number(root.pluck().get()))
  }
  expect((await stat(path)).size).toBeGreaterThan(16 * 1024 * 1024)
  {
    await using file = await open(path, 'r+')
    await file.write(Buffer.alloc(4096, 0x5a), 0, 4096, ((pages[0] ?? 1) - 1) * 4096)
  }
  await expect(openStore(folder.path)).rejects.toMatchObject({ code: 'store_damaged' })
})
