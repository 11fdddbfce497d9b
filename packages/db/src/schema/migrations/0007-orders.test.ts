import { join } from 'node:path'

import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'

import { openStore, storeFile } from '../../maintenance/open-store.ts'
import { thaw } from './frozen/thaw.ts'

it('which orders of an older store the agent took is counted by quarter, day and hour [DT-06, AN-02]', async () => {
  await using folder = await thaw(6)
  const raw = new Sqlite(join(folder.path, storeFile))
  raw.exec("UPDATE orders SET decided_by = 'human' WHERE id = 1")
  raw.close()
  await using store = await openStore(folder.path)
  const count = (of: string) => store.raw.prepare<[], number>(`SELECT ${of}`).pluck().get()
  const took = count("count(*) FROM orders WHERE decided_by = 'agent'")
  expect(took).toBeGreaterThan(0)
  for (const table of ['rollup_quarter_campaign', 'rollup_day_campaign', 'rollup_hour_all']) {
    expect(count(`sum(agent_orders) FROM ${table}`), table).toBe(took)
    expect(count(`count(*) FROM ${table} WHERE agent_orders > orders`), table).toBe(0)
  }
})
