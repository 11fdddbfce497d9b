import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

const hour = 3_600_000
let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.', cart: honey }))
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, writes, customer, eventually, aWhile } = speaking(() => shop)
const honey = [{ productId: 1, quantity: 1 }]
/** Of which the days are counted, once they are counted again. */
const zones = async () => JSON.stringify([await get('/api/system/logs'), 'UTC'])
const save = (body: object) => shop.server.ask('/api/settings', { method: 'PUT', body })

it('the model is asked with the temperature of Settings [SE-03, AG-03]', async () => {
  await save({ ai: { temperature: 0.2, model: 'gpt-4o' } })
  writes(customer().psid, 'Hello?')
  await eventually(async () => shop.graph.sent.length === 1)
  expect(shop.openai.requests[0]?.raw).toMatchObject({ model: 'gpt-4o', temperature: 0.2 })
})

it.each([
  // Two hours later it is quiet there, for in Dhaka it is six hours later than by UTC.
  ['Asia/Dhaka', 1],
  ['UTC', 2],
])(
  'quiet hours go by the clock on the wall of the shop: %s [SE-02, AG-10]',
  async (timezone, messages) => {
    const at = (hours: number) =>
      new Date(shop.clock.now() + hours * hour).toISOString().slice(11, 16)
    const flow = {
      followUpsEnabled: true,
      followUpDelayHours: 2,
      quietFrom: at(7),
      quietUntil: at(11),
    }
    await save({ flow, company: { timezone } })
    await eventually(async () => (await zones()).includes(timezone))
    writes(customer().psid, 'How much is the honey?')
    await eventually(async () => shop.graph.sent.length === 1)
    shop.clock.advance(2.2 * hour)
    await aWhile()
    expect(shop.graph.sent).toHaveLength(messages)
    // It was planned so, not tried and put off.
    const logs = JSON.stringify(await get('/api/system/logs?limit=200'))
    expect(logs).not.toContain('A follow-up waits')
  },
)

it.each([
  ['the page', true, 'Sundarban Honey', 'Delta Foods Ltd'],
  ['the company', false, 'Delta Foods Ltd', 'Sundarban Honey'],
])(
  'the agent introduces itself as that of %s, and knows the shop by that name [SE-02, AG-24]',
  async (_, usePageName, name, other) => {
    await save({ company: { companyName: 'Delta Foods Ltd', usePageName } })
    writes(customer().psid, 'How much is the honey?')
    const sent = await eventually(async () => shop.graph.sent[0])
    expect(sent.text).toContain(name)
    expect(sent.text).not.toContain(other)
    const asked = JSON.stringify(shop.openai.requests[0]?.raw)
    expect(asked).toContain(name)
    expect(asked).not.toContain(other)
  },
)
