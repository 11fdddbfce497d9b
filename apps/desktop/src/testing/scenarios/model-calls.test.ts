import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { one, post, writes, customer, eventually, aWhile } = speaking(() => shop)
const made = () =>
  shop.openai.calls.filter(({ path }) => /\/(responses|chat\/completions)$/.test(path)).length
/** What is on the card of the Logs page. */
const shown = async () => {
  const { ai, lastDay } = await one('/api/system/logs/summary')
  return { lines: ai, calls: (lastDay as { ai: number }).ai }
}

it('the card counts each call to the model, the second try and the second look too [LG-04]', async () => {
  const before = made()
  const { calls } = await shown()
  let tries = 0
  shop.openai.respond(() =>
    decided(++tries === 1 ? { reply: '' } : { reply: 'A fine choice for the winter.' }),
  )
  writes(customer().psid, 'Hello?')
  await eventually(async () => shop.graph.sent.length === 1)
  const turn = made() - before
  expect(turn).toBeGreaterThan(1)
  expect(await shown()).toMatchObject({ calls: calls + turn })
  shop.openai.respond(() => ({ ok: true }))
  await post('/api/openai/test', {})
  expect(made() - before).toBe(turn + 1)
  expect(await shown()).toMatchObject({ calls: calls + turn + 1 })
})

it('it counts a call that failed, and no line that tells of none [LG-04]', async () => {
  const before = made()
  const { calls, lines } = await shown()
  shop.openai.failNext('quota', { path: '/responses' })
  writes(customer().psid, 'Hello?')
  await eventually(async () => shop.graph.sent.length === 1)
  await aWhile()
  const failed = made() - before
  expect(failed).toBeGreaterThan(0)
  expect((await shown()).calls).toBe(calls + failed)
  await post(`/api/campaigns/${shop.campaignId}/stop`)
  writes(customer('Karim Uddin').psid, 'Hello?')
  await eventually(async () => Number((await shown()).lines) > Number(lines) + 2)
  await aWhile()
  expect((await shown()).calls).toBe(calls + failed)
})
