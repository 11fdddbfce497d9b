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

const { writes, customer, eventually, aWhile } = speaking(() => shop)
const honey = [{ productId: 1, quantity: 1 }]
const save = (body: object) => shop.server.ask('/api/settings', { method: 'PUT', body })

it('the model is asked with the temperature of Settings [SE-03, AG-03]', async () => {
  await save({ ai: { temperature: 0.2, model: 'gpt-4o' } })
  writes(customer().psid, 'Hello?')
  await eventually(async () => shop.graph.sent.length === 1)
  expect(shop.openai.requests[0]?.raw).toMatchObject({ model: 'gpt-4o', temperature: 0.2 })
})

it('quiet hours go by the clock on the wall of the shop [SE-02, AG-10]', async () => {
  // An hour ago by UTC the quiet hours ended; in Dhaka it is six hours later, and they come at once.
  const at = (hours: number) =>
    new Date(shop.clock.now() + hours * hour).toISOString().slice(11, 16)
  const flow = {
    followUpsEnabled: true,
    followUpDelayHours: 2,
    quietFrom: at(7),
    quietUntil: at(11),
  }
  const isFollowedUp = async (timezone: string) => {
    await save({ flow, company: { timezone } })
    const { psid } = customer(timezone)
    const said = () => shop.graph.sent.filter((sent) => sent.psid === psid).length
    writes(psid, 'How much is the honey?')
    await shop.clock.until(async () => said() === 1, { withinMs: 10 * 60_000 })
    shop.clock.advance(2.2 * hour)
    await aWhile()
    return said() === 2
  }
  expect(await isFollowedUp('Asia/Dhaka')).toBe(false)
  shop.clock.advance(21 * hour + 45 * 60_000)
  await aWhile()
  expect(await isFollowedUp('UTC')).toBe(true)
}, 20_000)
