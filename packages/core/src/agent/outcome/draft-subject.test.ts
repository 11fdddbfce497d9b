import { expect, it } from 'vitest'

import type { Card } from '../../contract/settings.ts'
import {
  blanket,
  someContext,
  someDecision,
  someSettings,
  turns,
} from '../../testing/agent-context.ts'
import { checkDecision } from '../checks/checks.ts'
import type { AgentContext } from '../context/context.ts'
import type { Decision } from '../decision/decision.ts'
import { draftSubjects } from './draft-subject.ts'

function subjectsOf(parts: Partial<Decision>, context: AgentContext = someContext()) {
  const decision: Decision = { ...someDecision(), ...parts }
  return draftSubjects(decision, checkDecision(decision, context))
}

const withAreas = someContext({
  settings: someSettings({
    tactics: { deliveryAreas: [{ id: 'area-1', name: 'Outside Dhaka', fee: 120 }] },
  }),
})

it('tells what an answer is about by what the program makes of it [AG-25]', () => {
  expect(subjectsOf({ reply: 'It is {{price:1}}.' })).toEqual(['price'])
  expect(subjectsOf({ reply: 'Delivery is {{ delivery_fee }}.' })).toEqual(['delivery'])
  expect(subjectsOf({ reply: 'It is {{delivery_fee:area-1}} there.' }, withAreas)).toEqual([
    'delivery',
  ])
  expect(subjectsOf({ reply: 'Hello!' })).toEqual(['other'])
  const cart = [{ productId: blanket.id, quantity: 1 }]
  expect(subjectsOf({ reply: 'Together {{total}}.', cart })).toEqual(['price'])
  expect(subjectsOf({ reply: 'Your name?', cart, order: 'ask' })).toEqual(['order'])
  expect(subjectsOf({ reply: 'Sorry.', handOver: true })).toEqual(['complaint'])
  const history = turns(['agent', 'Hello'], ['customer', 'I want to talk to a human'])
  expect(subjectsOf({ reply: 'It is {{price:1}}.' }, someContext({ history }))).toEqual([
    'complaint',
  ])
})

const card = (id: string, subject: Card['subject'], text: string): Card => ({
  id,
  subject,
  texts: [{ language: 'en', text }],
  areas: [],
  until: null,
})
const tactics = {
  deliveryFee: 60,
  bundleDiscountEnabled: true,
  bundleDiscountPercent: 10,
  cards: [
    card('delivery', 'delivery', 'We deliver within two days.'),
    card('eid', 'offer', 'A gift with every order until Eid.'),
    card('returns', 'returns', 'You can return it within 7 days.'),
    card('returns-fee', 'returns', 'We fetch it for {fee}.'),
  ],
}
const ofCards = (...cards: string[]) =>
  subjectsOf({ reply: '', cards }, someContext({ settings: someSettings({ tactics }) }))

it('what a card binds the shop to is what the answer is about [AG-20, AG-25]', () => {
  expect(ofCards('delivery')).toEqual(['delivery'])
  expect(ofCards('auto-fee')).toEqual(['delivery'])
  expect(ofCards('returns-fee')).toEqual(['delivery'])
  expect(ofCards('eid')).toEqual(['price'])
  expect(ofCards('auto-bundle')).toEqual(['price'])
  expect(ofCards('returns')).toEqual(['other'])
  // One that is not true here goes out to nobody.
  expect(ofCards('auto-free-delivery')).toEqual(['other'])
  expect(ofCards('delivery', 'eid')).toEqual(['delivery', 'price'])
})

it('prices that are chosen in strict mode, bargained for or set beside an answer count [AG-23, AG-25]', () => {
  const strict = someContext({
    settings: someSettings({ ai: { strictMode: true } }),
    cart: [{ productId: 1, quantity: 1 }],
  })
  const cart = [{ productId: 1, quantity: 1 }]
  const say = (...chosen: string[]) => subjectsOf({ reply: '', say: chosen, cart }, strict)
  expect(say('product:1')).toEqual(['price'])
  expect(say('total')).toEqual(['price'])
  expect(say('about:1')).toEqual(['other'])
  expect(say('hello')).toEqual(['other'])
  const history = turns(['agent', 'Hello'], ['customer', 'Can I get a discount?'])
  const products = [{ ...blanket, lowestPriceMinor: 100_000 }]
  const bargaining = someContext({
    products,
    history,
    settings: someSettings({ flow: { priceNegotiation: true } }),
  })
  expect(subjectsOf({ reply: 'Let me see.', cheaper: 1 }, bargaining)).toEqual(['price'])
})
