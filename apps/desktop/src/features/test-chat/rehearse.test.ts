import type { TestChatAnswer, TestChatState } from '@pal/core/contract/test-chat'
import { someDecision } from '@pal/core/testing/agent-context'
import { expect, it } from 'vitest'

import { type PastTurn, pastTurns, rehearseOnce } from './rehearse.ts'

type Row = Parameters<typeof pastTurns>[0][number]
const customer = (text: string): Row => ({ direction: 'in', text, state: null })
const page = (text: string, state: Row['state'] = 'sent'): Row => ({
  direction: 'out',
  text,
  state,
})

it('reads a past conversation in turns: all that was asked until it was answered, and all that was answered [AG-12]', () => {
  expect(
    pastTurns([
      page('Hello, this is the shop.'),
      customer('Hi'),
      customer('How much is the honey?'),
      page('It is ৳650.'),
      page('Delivery is free.', 'read'),
      customer('Thanks'),
    ]),
  ).toEqual([
    { asked: ['Hi', 'How much is the honey?'], was: 'It is ৳650.\n\nDelivery is free.' },
    { asked: ['Thanks'], was: null },
  ])
})

it('leaves out what holds no words, and what never reached the customer [AG-12]', () => {
  expect(
    pastTurns([
      customer('Hi'),
      page('Not gone out', 'failed'),
      page('Not out yet', 'queued'),
      customer('  \n'),
      page(' '),
      customer('Are you there?'),
      page('Yes.', 'delivered'),
      customer(''),
    ]),
  ).toEqual([{ asked: ['Hi', 'Are you there?'], was: 'Yes.' }])
})

it('reads twenty turns of a long conversation, from its beginning [AG-12]', () => {
  const rows = Array.from({ length: 25 }, (_, n) => [customer(`Question ${n + 1}`), page('Yes.')])
  const turns = pastTurns(rows.flat())
  expect(turns).toHaveLength(20)
  expect(turns.at(-1)?.asked).toEqual(['Question 20'])
})

const state = { stage: 'initial' } as TestChatState
const { reply: text, stage, handOver } = someDecision()
const decision = { text, stage, handOver, handOverReason: null }
const answer = (over: Partial<TestChatAnswer> = {}): TestChatAnswer => ({
  answer: 'Sure.',
  held: null,
  decision,
  buttons: [],
  picture: null,
  order: null,
  checks: [],
  model: 'gpt-6-luna',
  inputTokens: 0,
  cachedInputTokens: 0,
  outputTokens: 0,
  cost: 0.25,
  latencyMs: 0,
  state,
  ...over,
})
const ordered = (step: 'offer' | 'placed', total: number): TestChatAnswer['order'] => ({
  step,
  missing: [],
  lines: [],
  subtotal: total,
  discount: 0,
  delivery: 0,
  total,
  currency: 'BDT',
  number: null,
})
const turns: PastTurn[] = [
  { asked: ['Hi', 'Two jars, please'], was: 'Two?' },
  { asked: ['yes'], was: 'Thank you.' },
  { asked: ['bye'], was: null },
]

/** Answers in this order; and what each was asked. */
async function rehearsed(...answers: readonly TestChatAnswer[]) {
  const asked: { lines: string[]; state: TestChatState | null }[] = []
  const run = await rehearseOnce(turns, async (messages, before) => {
    asked.push({ lines: messages.map((line) => `${line.from}: ${line.text}`), state: before })
    return answers[asked.length - 1] ?? answer()
  })
  return { run, asked }
}

it('asks turn by turn with all that was said so far and the state it was in, and adds up the cost [AG-12]', async () => {
  const checks = [{ code: 'price', message: 'Another price' }]
  const { run, asked } = await rehearsed(answer({ answer: 'Two?', checks }))
  expect(asked).toEqual([
    { lines: ['customer: Hi', 'customer: Two jars, please'], state: null },
    { lines: ['customer: Hi', 'customer: Two jars, please', 'page: Two?', 'customer: yes'], state },
    {
      lines: [
        'customer: Hi',
        'customer: Two jars, please',
        'page: Two?',
        'customer: yes',
        'page: Sure.',
        'customer: bye',
      ],
      state,
    },
  ])
  expect(run).toEqual({
    turns: [
      { asked: 'Hi\nTwo jars, please', was: 'Two?', now: 'Two?', checks },
      { asked: 'yes', was: 'Thank you.', now: 'Sure.', checks: [] },
      { asked: 'bye', was: null, now: 'Sure.', checks: [] },
    ],
    cost: 0.75,
    end: { order: null, handedOff: false },
  })
})

it('does not know what it cost where one answer has no price [AG-12]', async () => {
  expect((await rehearsed(answer(), answer({ cost: null }), answer())).run.cost).toBeNull()
})

it('ends with the order that was placed, whatever was offered after it [AG-12]', async () => {
  const offered = answer({ order: ordered('offer', 1_300) })
  expect((await rehearsed(offered)).run.end).toEqual({ order: null, handedOff: false })
  const placed = answer({ order: ordered('placed', 1_400) })
  const { run } = await rehearsed(placed, answer({ order: ordered('offer', 99) }))
  expect(run.end).toEqual({ order: { total: 1_400, currency: 'BDT' }, handedOff: false })
})

it('ends where the agent hands over or may say nothing, and keeps the order so far [AG-12]', async () => {
  const placed = answer({ order: ordered('placed', 1_400) })
  const end = { order: { total: 1_400, currency: 'BDT' }, handedOff: true }
  const handsOver = answer({ decision: { ...decision, handOver: true } })
  for (const last of [handsOver, answer({ answer: null, decision: null })]) {
    const { run, asked } = await rehearsed(placed, last)
    expect(run.end).toEqual(end)
    expect(run.turns.map(({ now }) => now)).toEqual(['Sure.', last.answer])
    expect(asked).toHaveLength(2)
  }
})
