import { afterEach, beforeEach, expect, it } from 'vitest'

import { addDecisionLog } from '../conversations/decision-log.ts'
import type { Store } from '../maintenance/store.ts'
import { setOrderStatus } from '../orders/moves.ts'
import { placeOrder } from '../orders/place-order.ts'
import { aCampaign, aPage, noon, someCustomers, someOrder } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { countKept, keepNoLonger, keepToRehearse, rehearsable } from './rehearsable.ts'

const minute = 60_000
let store: Store
beforeEach(async () => {
  store = openTestStore()
  await aPage(store)
  await aCampaign(store)
  await someCustomers(store, 3, minute)
})
afterEach(() => store.close())

/** The agent thought about it, and it came to this. */
const thinks = (conversation_id: number, outcome: string, decision: object | null = null) =>
  store.transaction((tx) =>
    addDecisionLog(tx, {
      conversation_id,
      campaign_id: 1,
      settings_version: 1,
      model: 'm',
      outcome,
      decision: decision && JSON.stringify(decision),
      cost_micros: 40,
      started_at: noon,
    }),
  )
const ofCampaign = (campaignId = 1, limit = 10) => rehearsable(store.db, { campaignId, limit })
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

it('lists those that the agent answered in, the newest first, and none that is being erased [AG-12, EN-02]', async () => {
  await thinks(1, 'answered', { handOver: false })
  await thinks(3, 'answered', { handOver: false })
  expect(ids(await ofCampaign())).toEqual([3, 1])
  expect(ids(await ofCampaign(1, 1))).toEqual([3])
  expect(ids(await ofCampaign(2))).toEqual([])
  await store.db
    .updateTable('conversations')
    .set({ erasing_since: noon })
    .where('id', '=', 3)
    .execute()
  expect(ids(await ofCampaign())).toEqual([1])
  expect(ids(await rehearsable(store.db, { ids: [1, 2, 3] }))).toEqual([2, 1])
})

it('tells how each ended: its newest order that is not cancelled, a hand-over or a refused answer, and the cost [AG-12]', async () => {
  await thinks(1, 'answered', { handOver: false })
  await thinks(1, 'answered', { handOver: false })
  await thinks(2, 'answered', { handOver: true })
  await thinks(2, 'answered', { handOver: false })
  await thinks(3, 'refused')
  const orders = async (unitPriceMinor: number) => {
    const order = someOrder({ conversationId: 1, line: { unitPriceMinor } })
    return (await store.transaction((tx) => placeOrder(tx, order))).order.id
  }
  await orders(500)
  await orders(700)
  const cancelled = await orders(900)
  await store.transaction((tx) =>
    setOrderStatus(tx, cancelled, { to: 'cancelled', actor: 'human', now: noon }),
  )
  const ended = new Map((await ofCampaign()).map((row) => [row.id, row]))
  expect(ended.get(1)).toMatchObject({ order_total: 700, handed_off: 0, cost_micros: 80 })
  expect(ended.get(2)).toMatchObject({ order_total: null, handed_off: 1 })
  expect(ended.get(3)).toMatchObject({ order_total: null, handed_off: 1, cost_micros: 40 })
})

it('keeps some to be rehearsed again, each since it was kept first, until they are kept no longer [AG-12]', async () => {
  for (const id of [1, 2, 3]) await thinks(id, 'answered')
  const keeps = (conversationIds: readonly number[], now: number) =>
    store.transaction((tx) => keepToRehearse(tx, conversationIds, now))
  await keeps([1], noon)
  await keeps([1, 2], noon + minute)
  await keeps([], noon)
  const kept = async () =>
    (await rehearsable(store.db, { campaignId: 1, kept: true, limit: 10 })).map(
      ({ id, kept_at }) => [id, kept_at],
    )
  expect(new Map((await kept()) as [number, number][])).toEqual(
    new Map([
      [1, noon],
      [2, noon + minute],
    ]),
  )
  expect([await countKept(store.db, 1), await countKept(store.db, 2)]).toEqual([2, 0])
  await store.transaction((tx) => keepNoLonger(tx, [1]))
  expect(await kept()).toEqual([[2, noon + minute]])
})
