import { expect, it } from 'vitest'

import {
  blanket,
  honey,
  someContext,
  someDecision,
  someSettings,
  turns,
} from '../../testing/agent-context.ts'
import { messageOf } from '../../texts/reason.ts'
import { checkDecision } from '../checks/checks.ts'
import { turnOutcome } from '../outcome/turn-outcome.ts'
import { parseDecision } from './decision.ts'

const history = turns(
  ['customer', 'hi'],
  ['agent', 'Hello, I am the assistant.'],
  ['customer', 'more please'],
)

it('who wants more than an order may hold gets a person who reads what and how many [AG-09, AG-05]', () => {
  const many = someDecision({
    reply: 'Sure! {{summary}}',
    order: 'ask',
    cart: [
      { productId: honey.id, quantity: 2 },
      { productId: blanket.id, quantity: 200_000 },
    ],
  })
  const parsed = parseDecision(JSON.stringify(many))
  expect(parsed.ok).toBe(true)
  for (const settings of [someSettings(), someSettings({ ai: { strictMode: true } })]) {
    // Also where the shop counts what it has.
    const products = [{ ...blanket, stockCount: 5 }, honey]
    const context = someContext({ history, settings, products })
    const checked = checkDecision(many, context)
    expect(checked.problems).toEqual([])
    expect(checked.reply).toBe('A person from our team will answer you here.')
    const { handOver, order, cart } = turnOutcome(many, checked)
    expect(handOver && messageOf(handOver.reason)).toBe(
      'Wants 200,000 × Nakshi Kantha: more than an order may hold',
    )
    expect([order, cart]).toEqual([null, [{ productId: honey.id, quantity: 2 }]])
  }
})

it('an order takes as many pieces from the agent as one by hand [AG-05, OR-03]', () => {
  const most = someDecision({ order: 'ask', cart: [{ productId: blanket.id, quantity: 100_000 }] })
  const { step } = checkDecision(most, someContext({ history }))
  expect(step.draft.lines).toMatchObject([{ quantity: 100_000 }])
  expect(step.kind).toBe('missing')
})
