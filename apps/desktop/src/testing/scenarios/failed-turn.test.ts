import * as checks from '@pal/core/agent/checks/checks'
import { defaultSettings } from '@pal/core/contract/settings'
import type { Spent } from '@pal/core/domain/models/spent'
import { someDecision as decided } from '@pal/core/testing/agent-context'
import { logMessage } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { changeConversation, findConversation } from '@pal/db/conversations/conversations'
import {
  costOfCampaign,
  costOfConversation,
  decisionLogsOf,
} from '@pal/db/conversations/decision-log'
import { openDraft } from '@pal/db/conversations/drafts'
import { enqueueIfWaiting } from '@pal/db/jobs/job-kinds'
import { leaseNext } from '@pal/db/jobs/queue'
import type { Store } from '@pal/db/maintenance/store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { messagesOf } from '@pal/db/messages/messages'
import { markSending, markSent } from '@pal/db/messages/outgoing'
import { storeReason } from '@pal/db/schema/stored-reason'
import { writeSettings } from '@pal/db/settings/settings'
import { aCampaign, aPage, inbound, noon } from '@pal/db/testing/fixtures'
import { openTestStore } from '@pal/db/testing/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { ModelError, type ModelFailure } from '../../agent/model/model-error.ts'
import type { Model } from '../../agent/model/model.ts'
import type { ModelReply } from '../../agent/model/types.ts'
import { nothingSpent } from '../../agent/turn/generate-reply.ts'
import { answerHandler } from '../../agent/turn/turn.ts'
import { perform } from '../perform.ts'

const second = 1_000
let store: Store
let now: number
let askedAt: number[]
let logged: string[]
/** What the model does each time; the last one counts on. */
let does: (() => ModelReply)[]

beforeEach(async () => {
  store = openTestStore()
  now = noon
  askedAt = []
  logged = []
  await aPage(store)
  await aCampaign(store)
})
afterEach(() => store.close())

const spent: Spent = {
  model: 'gpt-6-luna',
  inputTokens: 1_000,
  cachedInputTokens: 0,
  outputTokens: 500,
  costMicros: 350,
  latencyMs: 2_000,
}
/** It costs nothing here: what the decisions cost is looked at. */
const cleanReview = { ...nothingSpent, model: spent.model, text: '{"commitments":[]}' }
const says = (text: string) => () => ({ ...spent, text })
type Details = ConstructorParameters<typeof ModelError>[2]
const fails = (failure: ModelFailure, code: ModelReason, details?: Details) => {
  return (): never => {
    throw new ModelError(failure, because(code), details)
  }
}
type ModelReason = 'ai_answer_cut_off' | 'ai_declined' | 'ai_unreachable' | 'ai_slow_down'

const model: Model = {
  lastFailure: () => null,
  noteFailure: () => {},
  forgetFailure: () => {},
  takeRecovery: () => false,
  async ask({ format }) {
    if (format.name === 'review') return cleanReview
    askedAt.push(now)
    const next = does[Math.min(askedAt.length, does.length) - 1]
    if (!next) throw new Error('Nothing is prepared')
    return next()
  },
}

const handlerOf = () =>
  answerHandler({
    store,
    model,
    now: () => now,
    log: { write: (_, __, said) => logged.push(logMessage(said)) },
    changed: () => {},
  })

/** A customer writes, and everything that the queue has to do within so long is done. */
async function turn(text = 'Do you have honey?', before = async () => {}): Promise<number> {
  now += second
  const id = await store.transaction(async (tx) => {
    const { conversationId } = await ingestInbound(
      tx,
      inbound({ text, sentAt: now, now, mid: `m_${now}` }),
    )
    await enqueueIfWaiting(tx, conversationId, now)
    return conversationId
  })
  const handle = handlerOf()
  const until = now + 60 * second
  for (;;) {
    const ask = { kinds: ['answer'] as const, owner: 'test', now, leaseMs: 3_600_000 }
    const job = await store.transaction((tx) => leaseNext(tx, ask))
    if (job) {
      await before()
      await perform(store, handle, job)
      continue
    }
    const next = await store.db
      .selectFrom('jobs')
      .select('run_at')
      .where('kind', '=', 'answer')
      .executeTakeFirst()
    if (!next || next.run_at > until) return id
    now = next.run_at
  }
}

const decisions = async (id: number) =>
  (await decisionLogsOf(store.db, id, 10)).map(
    ({ outcome, output_tokens, cost_micros, unpriced, error, decision }) => ({
      outcome,
      output_tokens,
      cost_micros,
      unpriced,
      error,
      decision,
    }),
  )

it('an answer that was cut off is paid for each time, and its decision log says so [AG-13, AG-15]', async () => {
  does = [fails('truncated', 'ai_answer_cut_off', { spent })]
  const id = await turn()
  expect(await decisions(id)).toEqual(
    Array.from({ length: 3 }, () => ({
      outcome: 'failed',
      output_tokens: 500,
      cost_micros: 350,
      unpriced: 0,
      error: storeReason(because('ai_answer_cut_off')),
      decision: null,
    })),
  )
  expect(await costOfConversation(store.db, id)).toEqual({ micros: 1_050, unpriced: 0 })
  const campaign = await store.db.selectFrom('campaigns').select('id').executeTakeFirstOrThrow()
  expect(await costOfCampaign(store.db, campaign.id)).toBe(1_050)
  expect((await findConversation(store.db, id))?.needs_human_reason).toContain('agent_needs_you')
})

it('a first try that could not be read is counted where the second one never comes [AG-13]', async () => {
  does = [says('That is no decision'), fails('refused', 'ai_declined')]
  const id = await turn()
  expect(await decisions(id)).toMatchObject([{ outcome: 'failed', output_tokens: 500 }])
})

it('a try whose price is not known is counted as such, and one that cost nothing leaves no decision [AG-13]', async () => {
  does = [
    fails('truncated', 'ai_answer_cut_off', { spent: { ...spent, costMicros: null } }),
    fails('unreachable', 'ai_unreachable'),
    says(JSON.stringify(decided({ reply: 'Yes, we have it.' }))),
  ]
  const id = await turn()
  expect(await decisions(id)).toMatchObject([
    { outcome: 'answered', cost_micros: 350, unpriced: 0 },
    { outcome: 'failed', cost_micros: 0, unpriced: 1 },
  ])
})

it('who asks to wait for an hour is not waited for: a person answers [AG-09, AG-14]', async () => {
  does = [fails('too_many', 'ai_slow_down', { retryAfterMs: 3_600_000 })]
  const id = await turn()
  expect(askedAt).toHaveLength(1)
  expect((await findConversation(store.db, id))?.needs_human_reason).toContain('agent_needs_you')
})

it('waits grow, whatever the provider says of them [AG-09]', async () => {
  does = [fails('too_many', 'ai_slow_down', { retryAfterMs: 0 })]
  await turn()
  const waits = askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0))
  expect(waits).toEqual([3 * second, 6 * second])
})

it('what the model says of a customer is shown on the conversation, and in no line of the log [LG-06]', async () => {
  const handOverReason = 'Rahima of House 3, Road 5 wants her money back'
  does = [says(JSON.stringify(decided({ handOver: true, handOverKind: 'return', handOverReason })))]
  const id = await turn()
  expect((await findConversation(store.db, id))?.needs_human_reason).toBe(
    storeReason(
      because('agent_hands_over_for', { why: because('hands_over_return'), words: handOverReason }),
    ),
  )
  expect(logged.join('\n')).toMatch(/A person is needed.*Wants money back/)
  expect(logged.join('\n')).not.toMatch(/Rahima|House 3/)
})

/** What tells the customer that a human answers. */
const handOffs = async (id: number) =>
  (await messagesOf(store.db, id, { limit: 50 })).filter(
    ({ author, text }) => author === 'automation' && text.includes('A person from our team'),
  )

const order = {
  cart: [{ productId: 1, quantity: 1 }],
  customer: { name: 'Rahima Khatun', phone: '01711123456', address: '12 Lake Road, Dhaka' },
}
const stock = async (count: number) => {
  await store.db.updateTable('products').set({ stock_count: count }).execute()
}

/** Somebody has the summary of their order, and may say yes to it. */
async function offered(): Promise<number> {
  does = [
    says(JSON.stringify(decided({ ...order, reply: '{{summary}} Is it right?', order: 'ask' }))),
  ]
  const id = await turn('One saree. Rahima Khatun, 01711123456, 12 Lake Road, Dhaka')
  for (const message of await messagesOf(store.db, id, { limit: 9 })) {
    if (message.direction === 'in') continue
    await store.transaction(async (tx) => {
      await markSending(tx, message.id, now)
      await markSent(tx, message.id, { mid: `out_${message.id}`, now })
      await tx.deleteFrom('jobs').where('kind', '=', 'send').execute()
    })
  }
  askedAt = []
  return id
}

it('an order that is sold out each time it is to be taken goes to a person, each thought with its receipt [AG-05, AG-09, AG-13]', async () => {
  const id = await offered()
  const sells = JSON.stringify(
    decided({ ...order, reply: 'Thank you!', order: 'place', confirmationQuote: 'yes please' }),
  )
  does = [says(sells)]
  const { raw } = store
  const ask = model.ask.bind(model)
  // Somebody else buys the last one while the agent thinks, and it comes back before it thinks again.
  model.ask = async (question) => {
    const reply = await ask(question)
    raw.exec('UPDATE products SET stock_count = 0')
    return reply
  }
  try {
    await turn('yes please', () => stock(1))
  } finally {
    model.ask = ask
  }
  expect(askedAt).toHaveLength(3)
  expect((await decisions(id)).slice(0, 3)).toMatchObject(
    Array.from({ length: 3 }, () => ({
      outcome: 'superseded',
      cost_micros: 350,
      error: expect.stringContaining('product_out_of_stock'),
    })),
  )
  expect((await findConversation(store.db, id))?.needs_human_reason).toContain(
    'product_out_of_stock',
  )
  expect(raw.prepare('SELECT count(*) FROM orders').pluck().get()).toBe(0)
  // What was thought is at hand for whoever answers instead, with the reason why it did not go out.
  expect(await openDraft(store.db, id)).toMatchObject({
    kind: 'held',
    text: expect.stringContaining('Thank you!') as string,
    reason: expect.stringMatching(/agent_overtaken.*product_out_of_stock/) as string,
  })
  expect(await handOffs(id)).toHaveLength(1)
})

it('a yes to what is sold out meanwhile costs what its failed model cost [AG-05, AG-13]', async () => {
  const id = await offered()
  const before = (await decisions(id)).length
  does = [
    () => {
      store.raw.exec('UPDATE products SET stock_count = 0')
      return fails('truncated', 'ai_answer_cut_off', { spent })()
    },
  ]
  await turn('yes please', () => stock(1))
  const since = (await decisions(id)).slice(0, -before)
  expect(since).toHaveLength(askedAt.length)
  for (const one of since) expect(one).toMatchObject({ outcome: 'failed', cost_micros: 350 })
  expect(store.raw.prepare('SELECT count(*) FROM orders').pluck().get()).toBe(0)
})

it('no more than so many answers go out without a word from the customer, and the log says why [AG-17]', async () => {
  does = [says(JSON.stringify(decided({ reply: 'Yes, we have it.' })))]
  const answered = (times: number) => async () => {
    await store.transaction((tx) => changeConversation(tx, 1, { answers_in_row: times }, now))
  }
  const silent = () => logged.filter((message) => message.includes('did not answer'))
  const why = (times: number) =>
    `The agent did not answer: it has answered ${times === 1 ? '1 time' : `${times} times`} without a word from the customer`
  await turn('Do you have honey?', answered(3))
  expect(askedAt).toHaveLength(0)
  expect(silent()).toEqual([why(3)])
  // A word from the customer, and it answers again.
  const id = await turn('Hello?')
  expect(askedAt).toHaveLength(1)
  expect(await findConversation(store.db, id)).toMatchObject({ answers_in_row: 1 })
  await turn('And a candle?', answered(2))
  expect(askedAt).toHaveLength(2)

  await store.transaction((tx) =>
    writeSettings(tx, { flow: { ...defaultSettings.flow, answersInRow: 1 } }, now),
  )
  await turn('And a jar?', answered(1))
  expect(askedAt).toHaveLength(2)
  expect(silent()).toEqual([why(3), why(1)])
})

it('one customer gets no more answers a day than the settings allow, then a human is asked for and the customer hears so [AG-17, AG-32, SE-06]', async () => {
  does = [says(JSON.stringify(decided({ reply: 'Yes, we have it.' })))]
  await store.transaction((tx) =>
    writeSettings(tx, { flow: { ...defaultSettings.flow, answersPerDay: 2 } }, now),
  )
  for (let n = 0; n < 4; n++) await turn('Do you have honey?')
  expect(askedAt).toHaveLength(2)
  const row = await findConversation(store.db, 1)
  expect(row?.needs_human_reason).toBe(
    storeReason(because('agent_needs_you', { why: because('answers_per_day', { count: 2 }) })),
  )
  // They hear of it, once for all that they wait for.
  expect(await handOffs(1)).toHaveLength(1)
  now += 24 * 3_600_000
  await turn('And a candle?')
  expect(askedAt).toHaveLength(3)
})

it('what was thought while its job went to another is paid for too [AG-13]', async () => {
  does = [
    () => {
      // Its lease ran out, and somebody else has done it.
      store.raw.exec('DELETE FROM jobs')
      return says(JSON.stringify(decided({ reply: 'Yes, we have it.' })))()
    },
  ]
  const id = await turn()
  expect(await decisions(id)).toMatchObject([{ outcome: 'superseded', cost_micros: 350 }])
})

it('a turn that breaks each time ends with a word to the customer and a task for the seller [AG-32, AG-09]', async () => {
  const broken = new Error('A fault of the program')
  does = [
    () => {
      throw broken
    },
  ]
  await expect(turn()).rejects.toBe(broken)
  const handle = handlerOf()
  const job = await store.db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow()
  await store.transaction(async (tx) => (await handle.gaveUp?.(tx, job))?.())
  expect((await findConversation(store.db, 1))?.needs_human_reason).toBe(
    storeReason(because('agent_needs_you', { why: because('agent_broke') })),
  )
  expect(await handOffs(1)).toHaveLength(1)
})

it('a check that breaks is not paid for again: a human is asked for, and the customer hears so [AG-32, AG-13]', async () => {
  const breaking = vi.spyOn(checks, 'checkDecision').mockImplementation(() => {
    throw new SyntaxError('Invalid regular expression')
  })
  does = [says(JSON.stringify(decided({ reply: 'Yes, we have it.' })))]
  const id = await turn()
  breaking.mockRestore()
  expect(askedAt).toHaveLength(1)
  expect((await findConversation(store.db, id))?.needs_human_reason).toBe(
    storeReason(because('agent_needs_you', { why: because('agent_broke') })),
  )
  expect(await handOffs(id)).toHaveLength(1)
  expect(await decisions(id)).toMatchObject([{ outcome: 'refused', cost_micros: 350 }])
  expect(logged).toContain('The agent’s work on an answer failed')
  expect(
    await store.db.selectFrom('jobs').select('kind').where('kind', '=', 'answer').execute(),
  ).toEqual([])
})

it('what was thought as the budget ran out is paid for, and goes out [AG-32, CP-09]', async () => {
  does = [
    () => {
      // Another conversation has used up the rest meanwhile.
      store.raw.exec(`UPDATE campaigns SET status = 'paused', budget_paused_at = ${noon}`)
      return says(JSON.stringify(decided({ reply: 'Yes, we have it.' })))()
    },
  ]
  const id = await turn()
  expect(await decisions(id)).toMatchObject([{ outcome: 'answered' }])
})
