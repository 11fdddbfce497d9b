import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { listLogs } from '../logs/logs.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { moduleAt, startVictim } from '../testing/faults.ts'
import { aCampaign, aPage, inbound, noon } from '../testing/fixtures.ts'
import { storeFolder } from '../testing/testing.ts'
import { openStore, storeFile } from './open-store.ts'

describe('the log', () => {
  it('killed with kill -9 while it is cleared, opens again, and the store has lost nothing', async () => {
    await using folder = await storeFolder()
    await (await openStore(folder.path)).close()
    for (const aliveMs of [0, 15, 60]) {
      const victim = startVictim(`
        const { openStore } = await import(${moduleAt('maintenance/open-store.ts')})
        const { appendLogs } = await import(${moduleAt('logs/logs.ts')})
        const store = await openStore(${JSON.stringify(folder.path)})
        const lines = Array.from({ length: 200 }, (_, n) => ({ at: n, level: 'info',
          category: 'system', said: { code: 'earlier_text', params: { text: 'line ' + n } } }))
        await appendLogs(store.logs.db, lines)
        console.log('clearing')
        for (;;) {
          await store.logs.clear()
          await appendLogs(store.logs.db, lines)
        }`)
      await victim.says('clearing')
      await new Promise((resolve) => setTimeout(resolve, aliveMs))
      await victim.kill()
      await using store = await openStore(folder.path)
      expect(store.damagedLog).toBeNull()
      const { rows } = await listLogs(store.logs.db, { limit: 500 })
      // All of one write or none of it.
      expect(rows.length % 200).toBe(0)
      expect(store.raw.pragma('integrity_check', { simple: true })).toBe('ok')
    }
  })
})

describe('a store of more than 16 MB', () => {
  it('with a damaged table is refused at the start as a small one is [DT-07]', async () => {
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
})
