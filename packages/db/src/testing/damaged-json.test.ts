import { AppError } from '@pal/core/errors'
import { expect, it } from 'vitest'

import { restingMessages } from '../campaigns/tactic-proposals.ts'
import { automaticSubjects } from '../conversations/draft-trust.ts'
import { factSources } from '../conversations/fact-sources.ts'
import { messageIdOf } from '../jobs/job-kinds.ts'
import type { JobRow } from '../jobs/queue.ts'
import { pendingErasure } from '../maintenance/erasure-requests.ts'
import { reindexMessages, reindexWaits } from '../messages/search/message-reindex.ts'
import { readTags } from '../schema/stored-tags.ts'
import { rebuildDays } from '../stats/rollup-rebuild.ts'
import { rollupState } from '../stats/rollups.ts'
import { followUpAbout } from '../turns/follow-up.ts'
import { keptAnswer } from '../turns/send-draft.ts'
import { aPage, someCustomers } from './fixtures.ts'
import { openTestStore } from './testing.ts'

/** As an older program, another one, a bad disk or somebody's hand may leave a column. */
const damaged = [
  '',
  '{"half',
  'null',
  '3',
  '"x"',
  '{}',
  '[1, null]',
  '{"kind": "answer", "pages": 1}',
]

it.each(damaged)(
  'a list or source that reads %j is empty, and nothing else is made of it [SE-09]',
  (text) => {
    expect(readTags({ tags: text })).toEqual([])
    expect(factSources({ fact_sources: text })).toEqual({})
    expect(automaticSubjects({ automatic_subjects: text })).toEqual([])
    expect(restingMessages({ resting_messages: text })).toEqual([])
  },
)

it('of what is partly readable the rest is kept [SE-09]', () => {
  const source = { by: 'human', at: 7 }
  const fact_sources = JSON.stringify({ name: source, phone: { by: 'message' }, address: 'x' })
  expect(factSources({ fact_sources })).toEqual({ name: source })
  expect(readTags({ tags: '["vip", 3, null]' })).toEqual(['vip'])
  expect(automaticSubjects({ automatic_subjects: '["price", "weather"]' })).toEqual(['price'])
})

it.each(damaged)(
  'what a job or a draft does not say is an error that says so: %j [SE-09]',
  (text) => {
    const job = { kind: 'send', payload: text } as JobRow
    expect(() => followUpAbout(job)).toThrow('A follow-up does not say what it is about')
    expect(() => messageIdOf(job)).toThrow("A job 'send' does not say its messageId")
    const send = () => keptAnswer({ outcome: text })
    expect(send).toThrow(AppError)
    expect(send).toThrow('This draft can no longer be read. Please write the answer yourself.')
  },
)

it.each(damaged)('an erasure that reads %j is never taken for none [SE-09]', async (text) => {
  await using store = openTestStore()
  expect(await pendingErasure(store.db)).toBeNull()
  store.raw.prepare("INSERT INTO store_meta VALUES ('erasing', ?)").run(text)
  await expect(pendingErasure(store.db)).rejects.toThrow('what is to be erased')
})

it.each(damaged)('work whose progress reads %j begins anew [SE-09]', async (text) => {
  await using store = openTestStore()
  await aPage(store)
  await someCustomers(store, 3)
  const put = store.raw.prepare('INSERT OR REPLACE INTO store_meta VALUES (?, ?)')
  put.run('rollup_rebuild', text)
  put.run('message_reindex', text)
  const { zone } = await rollupState(store.db)
  for await (const { done, of } of rebuildDays(store.db, zone)) expect(done).toBeLessThanOrEqual(of)
  expect(await rollupState(store.db)).toEqual({ zone, rebuild: null })
  expect(await reindexWaits(store.db)).toBe(true)
  for await (const { done } of reindexMessages(store.db)) expect(done).toBeGreaterThan(0)
  expect(await reindexWaits(store.db)).toBe(false)
})
