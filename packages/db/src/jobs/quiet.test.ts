import { afterEach, beforeEach, expect, it } from 'vitest'

import type { Store } from '../maintenance/store.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { aPage, inbound, noon } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { enqueueReply } from './job-kinds.ts'

const quietMs = 3_000

let store: Store
let conversationId: number
beforeEach(async () => {
  store = openTestStore()
  await aPage(store)
  const begun = await store.transaction((tx) => ingestInbound(tx, inbound({ now: noon })))
  ;({ conversationId } = begun)
  await store.db.deleteFrom('jobs').execute()
})
afterEach(() => store.close())

/** When the customer is answered who writes once more after this long. */
const answeredAfter = async (ms: number) => {
  const now = noon + ms
  await store.transaction((tx) =>
    enqueueReply(tx, { conversationId, pageId: 'page-1', now, quietMs }),
  )
  const jobs = await store.db.selectFrom('jobs').select(['kind', 'run_at']).execute()
  expect(jobs).toMatchObject([{ kind: 'answer' }])
  return Number(jobs[0]?.run_at) - noon
}

it('who writes on is answered once, when they have been quiet for a while [AG-02]', async () => {
  expect(await answeredAfter(0)).toBe(3_000)
  expect(await answeredAfter(2_000)).toBe(5_000)
  expect(await answeredAfter(4_500)).toBe(7_500)
})

it('who never pauses is answered after four times as long [AG-02]', async () => {
  for (let ms = 0; ms < 9_000; ms += 1_000) expect(await answeredAfter(ms)).toBe(ms + 3_000)
  expect(await answeredAfter(9_500)).toBe(12_000)
  expect(await answeredAfter(11_900)).toBe(12_000)
  // Nobody came to it in time: at once, never before.
  expect(await answeredAfter(13_000)).toBe(13_000)
})
