import { hourMs } from '@pal/core/durations'
import { because } from '@pal/core/texts/reason'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { changeConversation } from '../conversations/conversations.ts'
import { requestHuman } from '../conversations/request-human.ts'
import type { Store } from '../maintenance/store.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { placeOrder } from '../orders/place-order.ts'
import { aCampaign, aPage, inbound, noon, someOrder } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { enqueueLeftBehind, enqueueUnanswered } from './job-kinds.ts'

let store: Store
beforeEach(async () => {
  store = openTestStore()
  await aPage(store)
  await aCampaign(store)
})
afterEach(() => store.close())

const writes = (psid: string, sentAt = noon) =>
  store.transaction((tx) =>
    ingestInbound(tx, inbound({ psid, mid: `${psid} ${sentAt}`, sentAt, now: sentAt })),
  )
const nothingPlanned = () => store.db.deleteFrom('jobs').execute()
const planned = async () => {
  const jobs = store.db.selectFrom('jobs').select('conversation_id').where('kind', '=', 'answer')
  return (await jobs.orderBy('conversation_id').execute()).map((job) => job.conversation_id)
}

it('whoever has ordered before is answered as well once the agent may answer again [AG-01, AG-09, CP-06]', async () => {
  const { conversationId } = await writes('Loyal')
  await store.transaction((tx) => placeOrder(tx, someOrder({ conversationId })))
  await writes('Loyal', noon + hourMs)
  await writes('New', noon + hourMs)
  await nothingPlanned()
  await store.transaction((tx) => enqueueUnanswered(tx, noon + 2 * hourMs))
  expect(await planned()).toEqual([1, 2])
})

it('of several hundred who waited nobody is left out, but whoever can no longer be answered [AG-01, AG-09]', async () => {
  await writes('Too late', noon - 25 * hourMs)
  // Several of one moment are at the end of a part.
  for (let n = 0; n < 450; n++) await writes(`Customer ${n}`, noon + Math.floor(n / 7))
  await nothingPlanned()
  await store.transaction((tx) => enqueueUnanswered(tx, noon + hourMs))
  expect(await planned()).toEqual(Array.from({ length: 450 }, (_, n) => n + 2))
})

it('all whom the model left behind are answered once it works again, also who ordered before [AG-09]', async () => {
  const left = because('agent_needs_you', { why: because('ai_unreachable') })
  for (let n = 1; n <= 250; n++) {
    await writes(`Customer ${n}`)
    await store.transaction(async (tx) => {
      // The last one waits for what they themselves said.
      await requestHuman(tx, n, n < 250 ? left : because('agent_found_no_answer'), noon)
      await changeConversation(tx, n, { status: 'converted' }, noon)
    })
  }
  await nothingPlanned()
  expect(await store.transaction((tx) => enqueueLeftBehind(tx, noon + hourMs))).toBe(249)
  expect(await planned()).toEqual(Array.from({ length: 249 }, (_, n) => n + 1))
})

it('whoever was promised a person waits for them, until they write again [AG-01, AG-09]', async () => {
  await writes('Promised')
  await writes('Left behind')
  const left = because('agent_needs_you', { why: because('ai_unreachable') })
  await store.transaction(async (tx) => {
    await requestHuman(tx, 1, because('agent_found_no_answer'), noon + 1)
    await requestHuman(tx, 2, left, noon + 1)
  })
  await nothingPlanned()
  await store.transaction((tx) => enqueueUnanswered(tx, noon + hourMs))
  expect(await planned()).toEqual([2])
  await writes('Promised', noon + hourMs)
  await nothingPlanned()
  await store.transaction((tx) => enqueueUnanswered(tx, noon + 2 * hourMs))
  expect(await planned()).toEqual([1, 2])
})
