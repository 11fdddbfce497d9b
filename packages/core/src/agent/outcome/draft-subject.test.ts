import { expect, it } from 'vitest'

import { blanket, someContext, someDecision, turns } from '../../testing/agent-context.ts'
import { decideOrder } from '../decision/order-step.ts'
import { draftSubject } from './draft-subject.ts'

const subjectOf = (decision: Parameters<typeof someDecision>[0], context = someContext()) => {
  const decided = someDecision(decision)
  return draftSubject(decided, decideOrder(decided, context), context)
}

it('tells what an answer is about by what the program makes of it [AG-25]', () => {
  expect(subjectOf({ reply: 'It is {{price:1}}.' })).toBe('price')
  expect(subjectOf({ reply: 'Delivery is {{ delivery_fee }}.' })).toBe('delivery')
  expect(subjectOf({ reply: 'Hello!' })).toBe('other')
  const cart = [{ productId: blanket.id, quantity: 1 }]
  expect(subjectOf({ reply: 'Your name?', cart, order: 'ask' })).toBe('order')
  expect(subjectOf({ reply: 'Sorry.', handOver: true })).toBe('complaint')
  const history = turns(['agent', 'Hello'], ['customer', 'I want to talk to a human'])
  expect(subjectOf({ reply: 'It is {{price:1}}.' }, someContext({ history }))).toBe('complaint')
})
