import { because } from '@pal/core/texts/reason'
import { afterEach, beforeEach, expect, it } from 'vitest'

import type { Store } from '../maintenance/store.ts'
import { advanceSend, insertOutgoing } from '../messages/outgoing.ts'
import { setOrderStatus, undoMove } from '../orders/moves.ts'
import { placeOrder } from '../orders/place-order.ts'
import { aCampaign, aPage, noon, someCustomers, someOrder } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import {
  countMessagesUsed,
  tacticStatsOf,
  tacticMessagesUsedIn,
  tacticStatSums,
} from './tactic-stats.ts'

const minute = 60_000
let store: Store
beforeEach(async () => {
  store = openTestStore()
  await aPage(store)
  await aCampaign(store)
  await someCustomers(store, 2)
})
afterEach(() => store.close())

/** So many minutes after noon. */
const say = (conversationId: number, lines: readonly string[], at: number, campaignId = 1) =>
  store.transaction(async (tx) => {
    const { message } = await insertOutgoing(tx, {
      conversationId,
      author: 'agent',
      text: 'Yes.',
      now: noon + at * minute,
    })
    await countMessagesUsed(tx, { conversationId, campaignId, texts: lines, message })
    return message
  })
const buy = (conversationId: number, at: number, decidedBy: 'agent' | 'human' = 'agent') =>
  store.transaction(async (tx) => {
    const wanted = someOrder({ conversationId, decidedBy, now: noon + at * minute })
    return (await placeOrder(tx, wanted)).order.id
  })
const cancel = (id: number) =>
  store.transaction((tx) =>
    setOrderStatus(tx, id, { to: 'cancelled', actor: 'human', now: noon + 60 * minute }),
  )
const counts = async () =>
  Object.fromEntries(
    [...(await tacticStatsOf(store.db, 1))].map(([text, { sent, sold }]) => [text, [sent, sold]]),
  )

it('counts a line once for each conversation, and once more where it bought after it [SE-03, SE-09]', async () => {
  await say(1, ['Few are left', 'Order tonight'], 1)
  await say(1, ['Few are left'], 2)
  await say(2, ['Few are left'], 2)
  expect(await counts()).toEqual({ 'Few are left': [2, 0], 'Order tonight': [1, 0] })
  expect(await tacticMessagesUsedIn(store.db, 2)).toEqual(new Set(['Few are left']))
  await buy(1, 3)
  expect(await counts()).toEqual({ 'Few are left': [2, 1], 'Order tonight': [1, 1] })
  await buy(1, 4)
  expect(await counts()).toEqual({ 'Few are left': [2, 1], 'Order tonight': [1, 1] })
})

it('counts an order that a person took, and no line that came only after it [SE-03]', async () => {
  await say(1, ['Few are left'], 1)
  await buy(1, 2, 'human')
  await say(1, ['A jar goes with it'], 3)
  expect(await counts()).toEqual({ 'Few are left': [1, 1], 'A jar goes with it': [1, 0] })
  await buy(1, 4)
  expect(await counts()).toEqual({ 'Few are left': [1, 1], 'A jar goes with it': [1, 1] })
})

it('takes back what a cancelled order had counted, unless another one that is not cancelled came after [SE-03, OR-06]', async () => {
  await say(1, ['Few are left'], 1)
  const first = await buy(1, 2)
  await say(1, ['A jar goes with it'], 3)
  const second = await buy(1, 4)
  await cancel(second)
  expect(await counts()).toEqual({ 'Few are left': [1, 1], 'A jar goes with it': [1, 0] })
  await cancel(first)
  expect(await counts()).toEqual({ 'Few are left': [1, 0], 'A jar goes with it': [1, 0] })
  await buy(1, 5)
  expect(await counts()).toEqual({ 'Few are left': [1, 1], 'A jar goes with it': [1, 1] })
})

it('counts it once more when the cancelling is undone [SE-03, OR-06]', async () => {
  await say(1, ['Few are left'], 1)
  const order = await buy(1, 2)
  await cancel(order)
  await store.transaction((tx) => undoMove(tx, order, noon + 60 * minute))
  expect(await counts()).toEqual({ 'Few are left': [1, 1] })
})

it('does not count what never reached the customer [SE-03]', async () => {
  await say(1, ['Few are left'], 1)
  const { id } = await say(1, ['Few are left', 'Order tonight'], 2)
  await store.transaction((tx) =>
    advanceSend(tx, id, 'refused', { reason: because('send_not_taken'), now: noon }),
  )
  expect(await counts()).toEqual({ 'Few are left': [1, 0], 'Order tonight': [0, 0] })
  expect(await tacticStatSums(store.db)).toEqual([{ text: 'Few are left', sent: 1, sold: 0 }])
  await say(1, ['Order tonight'], 3)
  expect(await counts()).toMatchObject({ 'Order tonight': [1, 0] })
})

it('keeps the counts of each campaign, and sums them by line', async () => {
  await aPage(store, 'page-2')
  const { campaign } = await aCampaign(store, { page_id: 'page-2' })
  await say(1, ['Few are left'], 1)
  await say(2, ['Few are left', 'Order tonight'], 1, campaign.id)
  await buy(2, 2)
  expect(await counts()).toEqual({ 'Few are left': [1, 0] })
  expect(await tacticStatSums(store.db)).toEqual([
    { text: 'Few are left', sent: 2, sold: 1 },
    { text: 'Order tonight', sent: 1, sold: 1 },
  ])
})
