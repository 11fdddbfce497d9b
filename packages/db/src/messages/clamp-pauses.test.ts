import { because } from '@pal/core/texts/reason'
import { expect, it } from 'vitest'

import { findConversation } from '../conversations/conversations.ts'
import { takeOver } from '../conversations/take-over.ts'
import { pageById, stopSending } from '../pages/pages.ts'
import { aPage, inbound, noon } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { clampPauses } from './clamp-pauses.ts'
import { ingestInbound } from './inbound.ts'
import { scheduleReply } from './scheduled-replies.ts'

const hour = 3_600_000
const longest = { takeoverMs: 12 * hour, stopMs: hour }

it('a clock that is set back by a day keeps neither the agent silent nor a page stopped for that day [CV-11]', async () => {
  await using store = openTestStore()
  await aPage(store)
  await store.transaction(async (tx) => {
    for (const n of [1, 2, 3]) await ingestInbound(tx, inbound({ psid: `p${n}`, mid: `m${n}` }))
    for (const id of [1, 2]) await takeOver(tx, id, { until: noon + 10 * hour, now: noon })
    const asked = { conversationId: 2, text: 'Tomorrow', sendAt: noon + 9 * hour, clientId: null }
    await scheduleReply(tx, { ...asked, now: noon })
    await stopSending(tx, 'page-1', { until: noon + hour, reason: because('graph_spam') })
  })
  const bound = (now: number) => store.transaction((tx) => clampPauses(tx, longest, now))
  const until = async (id: number) => (await findConversation(store.db, id))?.takeover_until
  const stopped = async () => (await pageById(store.db, 'page-1'))?.sending_stopped_until
  expect(await bound(noon)).toEqual([])
  expect([await until(1), await stopped()]).toEqual([noon + 10 * hour, noon + hour])
  const back = noon - 24 * hour
  expect(await bound(back)).toEqual([1])
  expect([await until(1), await stopped()]).toEqual([back + 12 * hour, back + hour])
  // A reply that waits for its time keeps the agent silent until then.
  expect(await until(2)).toBe(noon + 10 * hour)
  expect(await until(3)).toBeNull()
})
