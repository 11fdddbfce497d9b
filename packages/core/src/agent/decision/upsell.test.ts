import { expect, it } from 'vitest'

import {
  blanket,
  honey,
  someContext,
  someDecision,
  someProduct,
  someSettings,
  turns,
} from '../../testing/agent-context.ts'
import { checkDecision } from '../checks/checks.ts'
import type { AgentContext, UpsellCount } from '../context/context.ts'
import { turnOutcome } from '../outcome/turn-outcome.ts'
import { buildPrompt } from '../prompt/prompt.ts'
import type { Decision } from './decision.ts'
import { mayUpsell } from './upsell.ts'

const spoon = { ...someProduct(9, 'Honey spoon', 15_000), productType: 'upsell' as const }
const chosen = someDecision({ reply: 'Good.', cart: [{ productId: honey.id, quantity: 1 }] })
const customer = { name: 'Mina', phone: '01712345678', address: 'House 1, Dhaka', language: 'en' }
const offering = 'Goes well with it: Honey spoon, ৳150.'

type Aggression = 'low' | 'medium' | 'high'
const shop = (upsellAggression: Aggression, parts: Partial<AgentContext> = {}) =>
  someContext({
    settings: someSettings({ tactics: { upsellEnabled: true, upsellAggression } }),
    products: [blanket, honey, spoon],
    ...parts,
  })

/** In which of these answers, one after the other, the add-on is offered. */
function offered(
  aggression: Aggression,
  steps: readonly (readonly [string, Decision])[],
  parts: Partial<AgentContext> = {},
): boolean[] {
  let upsold: UpsellCount = { count: 0, over: false }
  return steps.map(([text, decision]) => {
    const history = turns(['customer', 'hi'], ['agent', 'Hello'], ['customer', text])
    const context = shop(aggression, { history, upsold, ...parts })
    const checked = checkDecision(decision, context)
    ;({ upsold } = turnOutcome(decision, checked))
    return checked.reply.includes(offering)
  })
}

const talk = (text: string) => [text, chosen] as const
const summary = ['order it', { ...chosen, order: 'ask' as const }] as const

it('offers an add-on by its setting: once, once more with the summary, or up to four times [SE-05, AG-03]', () => {
  const way = [talk('one jar'), talk('ok go on'), talk('and?'), summary, talk('hm'), talk('so')]
  const at = { customer }
  expect(offered('low', way, at)).toEqual([true, false, false, false, false, false])
  expect(offered('medium', way, at)).toEqual([true, false, false, true, false, false])
  expect(offered('high', way, at)).toEqual([true, true, true, true, false, false])
})

it('offers nothing before something is chosen, what is in the cart, or what is not there [SE-05]', () => {
  expect(offered('high', [['hi', someDecision({ reply: 'Hello' })]])).toEqual([false])
  const both = { ...chosen, cart: [...chosen.cart, { productId: spoon.id, quantity: 1 }] }
  expect(offered('high', [['both', both]])).toEqual([false])
  const gone = { products: [blanket, honey, { ...spoon, inStock: false }] }
  expect(offered('high', [talk('one jar')], gone)).toEqual([false])
  const off = { settings: someSettings({ tactics: { upsellEnabled: false } }) }
  expect(offered('high', [talk('one jar')], off)).toEqual([false])
  const complaint = { ...chosen, handOver: true }
  expect(offered('high', [['broken!', complaint]])).toEqual([false])
})

it('takes a no at once, for good [SE-05]', () => {
  const way = [talk('one jar'), talk('no thanks'), talk('go on'), talk('well')]
  expect(offered('high', way)).toEqual([true, false, false, false])
})

it('is above the summary, so that a yes is one to the order alone [SE-05, AG-29]', () => {
  const [, ask] = summary
  const { reply } = checkDecision(ask, shop('low', { customer }))
  expect(reply).toMatch(
    /Goes well with it: Honey spoon.*Total: ৳650\.50.*Shall I place this order/s,
  )
})

it('is not offered twice in one answer, also where the model named it against its instructions [SE-05]', () => {
  const named = { ...chosen, reply: 'Good. We add a Honey spoon for {{price:9}}, if you like.' }
  const { reply } = checkDecision(named, shop('high'))
  expect(reply).toContain('We add a Honey spoon for ৳150')
  expect(reply).not.toContain('Goes well with it')
})

it('gives the model no advice and no line for what the program does [SE-05, AG-03]', () => {
  const tactics = { upsellEnabled: true, upsellMessages: ['Add a spoon'] }
  const prompted = (upsold: UpsellCount) =>
    buildPrompt(shop('low', { settings: someSettings({ tactics }), upsold })).instructions
  expect(prompted({ count: 0, over: false })).toContain('offer none yourself')
  expect(prompted({ count: 0, over: false })).toContain('Add a spoon')
  expect(prompted({ count: 9, over: false })).not.toContain('Add a spoon')
  expect(prompted({ count: 0, over: true })).not.toContain('Add a spoon')
})

it.each([
  ['low', 1],
  ['medium', 2],
  ['high', 4],
] as const)('after so many offers it is over: %s, %i [SE-05]', (upsellAggression, most) => {
  const settings = someSettings({ tactics: { upsellEnabled: true, upsellAggression } })
  const may = (count: number) =>
    mayUpsell(someContext({ settings, upsold: { count, over: false } }))
  expect(may(most - 1)).toBe(true)
  expect(may(most)).toBe(false)
})
