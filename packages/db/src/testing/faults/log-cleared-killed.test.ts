import { expect, it } from 'vitest'

import { listLogs } from '../../logs/logs.ts'
import { openStore } from '../../maintenance/open-store.ts'
import { moduleAt, startVictim } from '../faults.ts'
import { storeFolder } from '../testing.ts'

it('the log, killed with kill -9 while it is cleared, opens again, and the store has lost nothing', async () => {
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
