import { statSync } from 'node:fs'

import { expect, it } from 'vitest'

import { aCampaign, aPage, inbound, noon } from '../testing/fixtures.ts'
import { openTestStoreOnDisk, settleLists } from '../testing/testing.ts'
import { takeInbound } from './take-inbound.ts'

const frame = 4096 + 24

it('a customer’s next message writes nine pages: itself, its conversation and its job', async () => {
  await using store = await openTestStoreOnDisk()
  await aPage(store)
  await aCampaign(store)
  const arrives = (mid: string, at: number) =>
    store.transaction((tx) =>
      takeInbound(tx, { ...inbound({ mid, sentAt: at, now: at }), quietMs: 2_500 }),
    )
  await arrives('first', noon)
  settleLists(store)
  await store.db.deleteFrom('jobs').execute()
  store.raw.pragma('wal_checkpoint(TRUNCATE)')
  await arrives('next', noon + 60_000)
  // In a small store each table and each index has one page.
  const written = Math.round((statSync(`${store.raw.name}-wal`).size - 32) / frame)
  expect(written).toBe(9)
})
