import { labelsFor } from '@pal/core/agent/context/labels'
import { defaultSettings } from '@pal/core/contract/settings'
import { someDecision as decided } from '@pal/core/testing/agent-context'
import { because } from '@pal/core/texts/reason'
import { findConversation } from '@pal/db/conversations/conversations'
import { enqueueIfWaiting } from '@pal/db/jobs/job-kinds'
import { leaseNext } from '@pal/db/jobs/queue'
import type { Store } from '@pal/db/maintenance/store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { messagesOf } from '@pal/db/messages/messages'
import { markSending, markSent } from '@pal/db/messages/outgoing'
import { writeSettings } from '@pal/db/settings/settings'
import { aCampaign, aPage, inbound, noon } from '@pal/db/testing/fixtures'
import { openTestStore } from '@pal/db/testing/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { ModelError } from '../../agent/model/model-error.ts'
import type { Model } from '../../agent/model/model.ts'
import type { ModelQuestion } from '../../agent/model/types.ts'
import { nothingSpent } from '../../agent/turn/generate-reply.ts'
import { answerHandler } from '../../agent/turn/turn.ts'
import { perform } from '../perform.ts'

const second = 1_000
let store: Store
let now: number
/** How long the model takes each time; the last one counts on. */
let takes: number[]
let asked: ModelQuestion[]

beforeEach(async () => {
  store = openTestStore()
  now = noon
  takes = [second]
  asked = []
  await aPage(store)
  await aCampaign(store)
})
afterEach(() => store.close())

const model: Model = {
  lastFailure: () => null,
  noteFailure: () => {},
  forgetFailure: () => {},
  takeRecovery: () => false,
  async ask(question) {
    if (question.format.name === 'review')
      return { ...nothingSpent, model: question.model, text: '{"commitments":[]}' }
    asked.push(question)
    const takesMs = takes[Math.min(asked.length, takes.length) - 1] ?? 0
    now += Math.min(takesMs, question.deadlineMs)
    if (takesMs > question.deadlineMs) {
      throw new ModelError('timeout', because('ai_timeout'))
    }
    return {
      text: JSON.stringify(decided({ reply: 'Yes, we have it.' })),
      model: question.model,
      inputTokens: 1,
      cachedInputTokens: 0,
      outputTokens: 1,
      costMicros: 1,
      latencyMs: takesMs,
    }
  },
}

/** The customer writes, and after so long the agent knows of it. */
async function writes(text: string, heardAfterMs: number): Promise<number> {
  const sentAt = now
  now += heardAfterMs
  return store.transaction(async (tx) => {
    const { conversationId } = await ingestInbound(
      tx,
      inbound({ text, sentAt, now, mid: `m_${now}` }),
    )
    await enqueueIfWaiting(tx, conversationId, now)
    return conversationId
  })
}

/** Works the queue off, and lets Facebook take at once what is said. */
async function work(): Promise<void> {
  const handle = answerHandler({
    store,
    model,
    now: () => now,
    log: { write: () => {} },
    changed: () => {},
  })
  for (;;) {
    const ask = {
      kinds: ['answer', 'typed', 'send'] as const,
      owner: 'test',
      now,
      leaseMs: 3_600_000,
    }
    const job = await store.transaction((tx) => leaseNext(tx, ask))
    if (job?.kind === 'answer') await perform(store, handle, job)
    else if (job) {
      const { messageId } = JSON.parse(job.payload) as { messageId: number }
      await store.transaction(async (tx) => {
        await markSending(tx, messageId, now)
        await markSent(tx, messageId, { mid: `out_${messageId}`, now })
        await tx.deleteFrom('jobs').where('id', '=', job.id).execute()
      })
    } else {
      const next = await store.db
        .selectFrom('jobs')
        .select('run_at')
        .orderBy('run_at')
        .executeTakeFirst()
      if (!next) return
      now = next.run_at
    }
  }
}

const patience = labelsFor('en').patience
const said = async (id: number) =>
  (await messagesOf(store.db, id, { limit: 50 }))
    .filter(({ direction }) => direction === 'out')
    .map(({ text, sent_at }) => ({ text, after: Math.round((sent_at - noon) / second) }))
const setting = (responseTimeout: number) =>
  store.transaction((tx) =>
    writeSettings(tx, { ai: { ...defaultSettings.ai, responseTimeout } }, now),
  )

it('gives the model what is left of 30 s, or the setting where that is less [AG-14]', async () => {
  await writes('Do you have honey?', 15 * second)
  await work()
  expect(asked.at(-1)?.deadlineMs).toBe(13 * second)
  await setting(5)
  await writes('And a candle?', 15 * second)
  await work()
  expect(asked.at(-1)?.deadlineMs).toBe(5 * second)
})

it('asks a customer for patience in time, once, and answers when the model is there [AG-14]', async () => {
  takes = [60 * second, 60 * second, 20 * second]
  const id = await writes('Do you have honey?', 10 * second)
  await work()
  const out = await said(id)
  expect(out.map(({ text }) => text)).toEqual([
    patience,
    expect.stringContaining('Yes, we have it.'),
  ])
  expect(out[0]?.after).toBeLessThanOrEqual(30)
  expect(asked.map(({ deadlineMs }) => deadlineMs / second)).toEqual([18, 30, 30])
  const row = await findConversation(store.db, id)
  expect(row).toMatchObject({ waiting_since: null, answers_in_row: 1, needs_human_reason: null })
  // The model does not see it: for it the question is open.
  expect(JSON.stringify(asked.at(-1)?.input)).not.toContain(patience)
})

it('says it before the model is asked where hardly any time is left, and not where the model is quick [AG-14]', async () => {
  const late = await writes('Do you have honey?', 26 * second)
  await work()
  expect((await said(late)).map(({ text }) => text)).toEqual([
    patience,
    expect.stringContaining('Yes'),
  ])
  const quick = await writes('And a candle?', 2 * second)
  await work()
  expect((await said(quick)).filter(({ text }) => text === patience)).toHaveLength(1)
})

it('a model that never comes leaves the customer waiting for a person, who is asked for [AG-14, AG-17, AG-32]', async () => {
  takes = [600 * second]
  const id = await writes('Do you have honey?', 10 * second)
  await work()
  expect((await said(id)).map(({ text }) => text)).toEqual([
    patience,
    'A person from our team will answer you here.',
  ])
  const row = await findConversation(store.db, id)
  expect(row?.waiting_since).toBe(noon)
  expect(row?.needs_human_reason).toContain('agent_needs_you')
})
