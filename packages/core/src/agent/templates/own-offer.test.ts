import { expect, it } from 'vitest'

import {
  someContext,
  someDecision,
  someProduct,
  someSettings,
  turns,
} from '../../testing/agent-context.ts'
import { checkDecision } from '../checks/checks.ts'
import type { AgentContext } from '../context/context.ts'
import type { Decision } from '../decision/decision.ts'
import { decideOrder } from '../decision/order-step.ts'

const sent = (said: string, parts: Partial<Decision> = {}, context: Partial<AgentContext> = {}) =>
  checkDecision(
    someDecision({ reply: 'Deal!', cart: [{ productId: 1, quantity: 2 }], ...parts }),
    someContext({
      history: turns(['customer', 'hi'], ['agent', 'Hello'], ['customer', said]),
      settings: someSettings({
        ai: { shopFacts: 'Delivery in 2-3 days. A repair costs 300 taka.' },
      }),
      ...context,
    }),
  ).reply
const truth = 'Nakshi Kantha: ৳1,200'

it.each([
  ['an amount', '500 taka, deal?'],
  ['an amount in words', 'I give you five hundred taka'],
  ['a bare number', '700 te diben?'],
  ['a bare number in another script', '৭০০ তে দিবেন?'],
  ['a number in words', 'seven hundred and it is mine'],
  ['a share', 'Half and we are done'],
  ['a percentage', 'With 30% I take it'],
  ['a discount', 'You give me a discount, yes?'],
  ['something for nothing', 'And one more for free, agreed?'],
  ['in another currency', '10 dollars, deal?'],
])('where the customer offers %s, the true price is beside any assent [AG-30]', (_, said) => {
  expect(sent(said)).toContain(`Deal!\n\n${truth}`)
})

it.each([
  ['nothing', 'Is it soft?'],
  ['the price itself', 'So 1200 taka?'],
  ['what two cost', '2400 taka for both?'],
  ['an amount that the shop has published', 'And the repair for 300 taka?'],
  ['a quantity', 'I take 3 of them'],
  ['a size or an age', 'It is for my 5 year old'],
  ['a time of the shop', 'So it comes in 3 days?'],
  ['more than the price', 'I have 5000 with me'],
])('of %s it says nothing more [AG-30]', (_, said) => {
  expect(sent(said)).toBe('Deal!')
})

it('under a summary that was shown, too: only its question is asked again [AG-30]', () => {
  const customer = { name: 'Nusrat', phone: '01711123456', address: '12 Lake Road', language: null }
  const cart = [{ productId: 1, quantity: 1 }]
  const reply = 'Yes, that works for me!'
  const ask = someDecision({ reply, cart, order: 'ask' })
  const history = turns(['customer', 'I take it'], ['agent', 'Shall I?'], ['customer', 'My 500?'])
  const context = someContext({ history, customer, cart })
  const shown = decideOrder(ask, context)
  const hash = shown.kind === 'offer' ? shown.hash : ''
  const said = someDecision({ reply, cart })
  const text = checkDecision(said, { ...context, offer: { hash, shownAt: 120_000 } }).reply
  expect(text).toMatch(/^Yes, that works for me!\n\nNakshi Kantha: ৳1,200\n\nShall I place/)
})

it('a price that the reply names already is not said twice [AG-30]', () => {
  const reply = 'No, the Nakshi Kantha is {{price:1}}.'
  expect(sent('500 taka?', { reply })).toBe('No, the Nakshi Kantha is ৳1,200.')
  expect(sent('500 taka?', { reply: 'The Nakshi Kantha is ৳1,200.' })).toBe(
    'The Nakshi Kantha is ৳1,200.',
  )
})

it('the price is that of what is talked of: named now, in the cart, or named last [AG-30]', () => {
  const cart: Decision['cart'] = []
  expect(sent('Honey 500 g for 100 taka?')).toBe('Deal!\n\nHoney 500 g: ৳650.50')
  expect(sent('100 taka?', { cart, reply: 'For the Clay Pot, deal!' })).toContain('Clay Pot: ৳300')
  const history = turns(['customer', 'A Clay Pot?'], ['agent', 'Yes'], ['customer', '100 taka?'])
  expect(sent('', { cart }, { history })).toBe('Deal!\n\nClay Pot: ৳300')
})

it('where nothing tells it, a short catalogue is said whole and a long one is not [AG-30]', () => {
  const products = Array.from({ length: 6 }, (_, at) => someProduct(at + 1, `Bowl ${at}a`, 10_000))
  expect(sent('5 taka?', { cart: [] }).split('\n')).toHaveLength(5)
  expect(sent('5 taka?', { cart: [] }, { products })).toBe('Deal!')
})
