import { expect, it } from 'vitest'

import {
  blanket,
  honey,
  soldOut,
  someContext,
  someDecision,
  someOrder,
  turns,
} from '../../testing/agent-context.ts'
import { checkDecision } from '../checks/checks.ts'
import type { AgentContext } from '../context/context.ts'
import type { Decision } from '../decision/decision.ts'
import { reviewQuestion } from './review.ts'

/** What the second look is told that the shop says, by its id. */
function known(said: Partial<Decision>, context: AgentContext): Map<string, string> {
  const decision = someDecision(said)
  const asked = reviewQuestion(decision, checkDecision(decision, context).step, context)
  const { known } = JSON.parse(asked?.input[0]?.content ?? '') as {
    known: { id: string; says: string }[]
  }
  expect(asked?.ids).toEqual(new Set(known.map(({ id }) => id)))
  return new Map(known.map(({ id, says }) => [id, says]))
}

it('the second look knows what the shop says of the products that are talked of [AG-23]', () => {
  const raw = { ...honey, description: 'Raw, from the Sundarbans.', features: ['Nothing added'] }
  const context = someContext({ products: [blanket, raw] })
  const { name } = raw
  expect(known({ reply: `Our ${name} is pure.` }, context).get(`product:${raw.id}`)).toBe(
    `${name}. Raw, from the Sundarbans.. Nothing added. In stock.`,
  )
  expect([...known({ reply: 'It is pure.' }, context).keys()]).not.toContain(`product:${raw.id}`)
  const cart = [{ productId: raw.id, quantity: 1 }]
  expect([...known({ reply: 'It is pure.', cart }, context).keys()]).toContain(`product:${raw.id}`)
})

it('the second look takes stock for a commitment, and knows what there is of what is talked of [AG-05, AG-23]', () => {
  const context = someContext({ products: [blanket, soldOut] })
  const pot = `product:${soldOut.id}`
  expect(known({ reply: `The ${soldOut.name} is available.` }, context).get(pot)).toBe(
    `${soldOut.name}. Sold out.`,
  )
  const history = turns(['customer', `Have you the ${soldOut.name}?`])
  const asked = someContext({ products: [blanket, soldOut], history })
  expect(known({ reply: 'Yes, it is there.' }, asked).get(pot)).toBe(`${soldOut.name}. Sold out.`)
  const decision = someDecision({ reply: 'Yes, it is there.' })
  const question = reviewQuestion(decision, checkDecision(decision, asked).step, asked)
  const [commitments, others] = question?.instructions.split('No commitments are') ?? []
  expect(commitments).toContain('in stock')
  expect(others).not.toContain('in stock')
})

it('the second look knows which orders there are, and whether they are paid [AG-23]', () => {
  const orders = [
    someOrder({ number: 'PAL-1', status: 'shipped', isPaid: true }),
    someOrder({ number: 'PAL-2', status: 'confirmed', isPaid: false }),
  ]
  const said = known({ reply: 'Your parcel is on its way.' }, someContext({ orders }))
  expect(said.get('order:PAL-1')).toBe('PAL-1: shipped, paid')
  expect(said.get('order:PAL-2')).toBe('PAL-2: confirmed')
  expect([...said.keys()]).not.toContain('done')
})

it('the second look knows what the program does in the same turn [AG-23, AG-05]', () => {
  const orders = [someOrder({ number: 'PAL-1', status: 'confirmed' })]
  const history = turns(['customer', 'Hi'], ['agent', 'Hello'], ['customer', 'Where is my order?'])
  const said = known(
    { reply: 'Let me see.', afterSale: 'status' },
    someContext({ orders, history }),
  )
  expect(said.get('done')).toContain('PAL-1')
})
