import { join } from 'node:path'

import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'

import { openStore, storeFile } from '../../maintenance/open-store.ts'
import { thaw } from './frozen/thaw.ts'

it.each([
  // As the agent has understood it: by the strategy, on the terms of Settings.
  [
    { has: 0, strategies: '{"trialPackEnabled":true}' },
    { has: 1, price: null, days: 3 },
  ],
  [
    { has: 1, strategies: '{"trialPackEnabled":false}' },
    { has: 0, price: 19_900, days: 9 },
  ],
  [
    { has: 1, strategies: '{"trialPackEnabled":true}' },
    { has: 1, price: 19_900, days: 9 },
  ],
  [
    { has: 1, strategies: '{"fomoEnabled":false}' },
    { has: 1, price: 19_900, days: 9 },
  ],
  [
    { has: 0, strategies: '{}' },
    { has: 0, price: 19_900, days: 9 },
  ],
  [
    { has: 1, strategies: 'no json' },
    { has: 1, price: 19_900, days: 9 },
  ],
])('in an older store a trial pack of %j becomes one switch [DT-06, ST-03]', async (old, now) => {
  await using folder = await thaw(3)
  {
    const raw = new Sqlite(join(folder.path, storeFile))
    raw
      .prepare(
        `UPDATE campaigns SET has_trial_pack = ?, strategies = ?, trial_pack_price_minor = 19900,
           trial_pack_duration = 9 WHERE id = 1`,
      )
      .run(old.has, old.strategies)
    raw
      .prepare('INSERT OR REPLACE INTO settings (tab, value, updated_at) VALUES (?, ?, 1)')
      .run('tactics', '{"trialPackDuration":3}')
    raw.close()
  }
  await using store = await openStore(folder.path)
  const campaign = store.raw.prepare(
    `SELECT has_trial_pack AS has, trial_pack_price_minor AS price, trial_pack_duration AS days
     FROM campaigns WHERE id = 1`,
  )
  expect(campaign.get()).toEqual(now)
})
