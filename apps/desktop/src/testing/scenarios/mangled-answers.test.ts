import { someDecision as decided } from '@pal/core/testing/agent-context'
import { findConversation } from '@pal/db/conversations/conversations'
import { customerById } from '@pal/db/conversations/customers'
import { decisionLogsOf } from '@pal/db/conversations/decision-log'
import { enqueueIfWaiting } from '@pal/db/jobs/job-kinds'
import { leaseNext } from '@pal/db/jobs/queue'
import { isHoldingReply } from '@pal/db/messages/holding-reply'
import { ingestInbound } from '@pal/db/messages/inbound'
import { messagesOf } from '@pal/db/messages/messages'
import { aCampaign, aPage, inbound, noon } from '@pal/db/testing/fixtures'
import { openTestStore } from '@pal/db/testing/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { readChat, readResponses, type Read } from '../../agent/model/model-answer.ts'
import { ModelError } from '../../agent/model/model-error.ts'
import type { Model } from '../../agent/model/model.ts'
import { answerHandler } from '../../agent/turn/turn.ts'
import { mangledJson, storedHalf } from '../fuzz.ts'
import { parsed } from '../mangle.ts'
import { perform } from '../perform.ts'

/** The long campaign runs 10,000 of each with seeds of its own. */
const runsOf = (few: number) => Number(process.env['PAL_FUZZ_RUNS'] ?? few)
const seed = Number(process.env['PAL_FUZZ_SEED'] ?? 1)
const longest = 30 * 60_000

const usage = { input_tokens: 90, output_tokens: 30, input_tokens_details: { cached_tokens: 10 } }
const responseOf = (text: string) => ({
  model: 'gpt-6-luna',
  status: 'completed',
  error: null,
  incomplete_details: null,
  service_tier: 'default',
  output: [
    { type: 'reasoning', summary: [] },
    { type: 'message', content: [{ type: 'output_text', text, annotations: [] }] },
  ],
  usage,
})
const chatOf = (text: string) => ({
  model: 'gpt-6-luna',
  choices: [
    { finish_reason: 'stop', message: { role: 'assistant', content: text, refusal: null } },
  ],
  usage: { prompt_tokens: 90, completion_tokens: 30, prompt_tokens_details: { cached_tokens: 10 } },
})

it('covers of answers however mangled are read whole or not at all [AG-09]', () => {
  const check = (read: (body: unknown) => Read, whole: unknown) =>
    fc.assert(
      fc.property(mangledJson([whole]), (body) => {
        let got: Read
        try {
          got = read(parsed(body))
        } catch (error) {
          expect(error).toBeInstanceOf(ModelError)
          return
        }
        for (const count of [got.inputTokens, got.cachedInputTokens, got.outputTokens]) {
          expect(Number.isSafeInteger(count)).toBe(true)
          expect(count).toBeGreaterThanOrEqual(0)
        }
        if ('failed' in got) expect(got.failed).toBeInstanceOf(ModelError)
        else expect(got.text).toEqual(expect.stringMatching(/./s))
      }),
      { numRuns: runsOf(3_000), seed },
    )
  check(readResponses, responseOf('{"ok":true}'))
  check(readChat, chatOf('{"ok":true}'))
})

/** What no customer may ever read, whatever the model says. */
const poison = [
  'sk-live-canary0123456789abcdef',
  'https://pay.evil.example/now',
  '01999999999',
  'Only ৳174623 for you',
  'It costs 174623 taka, I promise',
  'I am a real person',
  'Your order is placed!',
  '{{price:999}}',
  '{{secret}}',
  '\u202eesrever\u202c',
  'nul\0nul',
  'half \ud800 pair',
]
const seen =
  /canary|evil|01999999999|174623|real person|order is placed|\{\{|\}\}|(?![\n\t])[\p{Cc}\p{Cs}\u202d\u202e]/u

const decisions = [
  decided({ reply: 'Yes, we have it for {{price:1}}.' }),
  decided({ reply: 'Two? {{summary}}', cart: [{ productId: 1, quantity: 2 }], order: 'ask' }),
  decided({ cart: [{ productId: 1, quantity: 1 }], order: 'place', confirmationQuote: 'yes' }),
  decided({ handOver: true, handOverReason: 'Asks for the owner' }),
  ...poison.flatMap((words) => [
    decided({ reply: words }),
    decided({
      reply: `Yes. ${words}`,
      language: words.slice(0, 35),
      customer: { name: words, phone: '01999999999', address: words },
      handOverReason: words,
    }),
  ]),
]

const words = fc.oneof(
  fc.constantFrom(
    'Yes, we have it.',
    'A fine saree.',
    'It is {{price:1}}.',
    '{{total}}',
    '{{summary}}',
  ),
  fc.constantFrom(...poison),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 10 }),
)
const maybe = fc.option(words)

/** In order, but for what it says. */
const wellFormed = fc
  .record({
    reply: fc.array(words, { maxLength: 3 }).map((some) => some.join(' ')),
    language: fc.oneof(
      fc.constantFrom('en', 'bn', 'bn-Latn', 'ar'),
      words.map((one) => one.slice(0, 35)),
    ),
    customer: fc.record({ name: maybe, phone: maybe, address: maybe }),
    cart: fc.array(fc.record({ productId: fc.integer({ min: 1, max: 2 }), quantity: fc.nat(12) }), {
      maxLength: 3,
    }),
    order: fc.constantFrom('none' as const, 'ask' as const, 'place' as const),
    confirmationQuote: maybe,
    handOver: fc.boolean(),
    handOverReason: maybe,
  })
  .chain((parts) =>
    fc.constantFrom(
      JSON.stringify(decided(parts)),
      `\`\`\`json\n${JSON.stringify(decided(parts), null, 2)}\n\`\`\``,
      `Here you are: ${JSON.stringify(decided(parts))}`,
    ),
  )

it(
  'answers however mangled store nothing half, and no customer reads what was not checked [AG-06, AG-07, AG-09]',
  async () => {
    await using store = openTestStore()
    await aPage(store)
    await aCampaign(store)
    let now = noon
    let answer = ''
    const model: Model = {
      lastFailure: () => null,
      noteFailure: () => {},
      forgetFailure: () => {},
      takeRecovery: () => false,
      async ask({ model: name, format }) {
        // The look at an answer is mangled elsewhere: here it is clean, and the answers are not.
        const clean = responseOf('{"commitments":[]}')
        const said = format.name === 'review' ? clean : responseOf(answer)
        const { text, ...read } = { text: '', ...readResponses(said) }
        if ('failed' in read) throw read.failed
        return { ...read, text, model: read.model ?? name, costMicros: 5, latencyMs: 1 }
      },
    }
    const crashes: unknown[] = []
    const handle = answerHandler({
      store,
      model,
      now: () => now,
      log: { write: () => {} },
      changed: () => {},
    })
    let [turns, answered] = [0, 0]
    await fc.assert(
      fc.asyncProperty(fc.oneof(mangledJson(decisions), wellFormed), async (text) => {
        turns += 1
        now += 1_000
        answer = text
        const id = await store.transaction(async (tx) => {
          const { conversationId } = await ingestInbound(
            tx,
            inbound({
              psid: `p${turns}`,
              mid: `m_${turns}`,
              text: 'Good morning',
              sentAt: now,
              now,
            }),
          )
          await enqueueIfWaiting(tx, conversationId, now)
          return conversationId
        })
        const job = await store.transaction((tx) =>
          leaseNext(tx, { kinds: ['answer'], owner: 'test', now, leaseMs: 60_000 }),
        )
        if (job) await perform(store, handle, job).catch((e: unknown) => crashes.push(e))
        expect(crashes).toEqual([])

        const row = await findConversation(store.db, id)
        const said = (await messagesOf(store.db, id, { limit: 9 })).filter(
          ({ direction }) => direction === 'out',
        )
        for (const message of said) expect(message.text).not.toMatch(seen)
        answered += said.some((message) => !isHoldingReply(message)) ? 1 : 0
        // Answered, waiting for another try, or left to a person: never nothing.
        const waits = await store.db
          .selectFrom('jobs')
          .select('state')
          .where('conversation_id', '=', id)
          .where('kind', '=', 'answer')
          .execute()
        expect(said.length > 0 || row?.needs_human_reason !== null || waits.length > 0).toBe(true)
        expect(waits.filter(({ state }) => state === 'running')).toEqual([])
        const decisions = await decisionLogsOf(store.db, id, 9)
        expect(decisions.filter(({ outcome }) => outcome === 'answered')).toHaveLength(
          said.some((message) => !isHoldingReply(message)) ? 1 : 0,
        )
        // Nothing of it was the customer's own word.
        const customer = await customerById(store.db, row?.customer_id ?? 0)
        expect(customer).toMatchObject({ phone: null, address: null })
        expect(customer?.language ?? 'en').toMatch(/^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i)
        await store.db
          .deleteFrom('jobs')
          .where('conversation_id', '=', id)
          .where('kind', '=', 'answer')
          .execute()
      }),
      { numRuns: runsOf(400), seed, endOnFailure: true },
    )
    expect(storedHalf(store)).toEqual({})
    const { orders } = store.raw.prepare('SELECT count(*) AS orders FROM orders').get() as {
      orders: number
    }
    expect(orders).toBe(0)
    // What says nothing in a language that is switched on is stopped, too.
    expect(answered).toBeGreaterThan(turns / 40)
    if (process.env['PAL_FUZZ_RUNS']) console.log(`answers: ${turns} mangled, ${answered} sent`)
  },
  longest,
)
