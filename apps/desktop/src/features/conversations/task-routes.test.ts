import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

const aWhileLater = 90_000
let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, post, writes, customer, eventually } = speaking(() => shop)
const waiting = async () => (await one('/api/tasks/count'))['count']
const later = (ms: number) => new Date(shop.clock.now() + ms).toISOString()

async function aHandOff(): Promise<string> {
  shop.openai.respond(() =>
    decided({ reply: 'A colleague answers you.', handOver: true, handOverReason: 'asked' }),
  )
  writes(customer().psid, 'I want to talk to a human')
  await eventually(async () => (await waiting()) === 1)
  return String((await get('/api/tasks'))[0]?.['id'])
}

it('a hand-off waits with its reason, and is gone when the seller is done with it [CV-18, AG-09]', async () => {
  const id = await aHandOff()
  const [task] = await get('/api/tasks')
  expect(task).toMatchObject({
    kind: 'handoff',
    conversationId: Number(id),
    reason: { message: expect.any(String) as string },
  })
  expect((await post(`/api/tasks/handoff/${id}/done`, {})).status).toBe(200)
  expect(await get('/api/tasks')).toEqual([])
  expect(await one(`/api/conversations/${id}`)).toMatchObject({ needsHumanReason: null })
  // A second press, or another window, finds nothing to do and says nothing.
  expect((await post(`/api/tasks/handoff/${id}/done`, {})).status).toBe(200)
})

it('what is put off is counted again at its time [CV-18]', async () => {
  const id = await aHandOff()
  const past = await post(`/api/tasks/handoff/${id}/snooze`, { until: later(-1) })
  expect(past.status).toBe(400)
  const asked = await post(`/api/tasks/handoff/${id}/snooze`, { until: later(aWhileLater) })
  expect(asked.status).toBe(200)
  expect(await waiting()).toBe(0)
  await shop.clock.elapse(aWhileLater)
  expect(await waiting()).toBe(1)
  await post(`/api/tasks/handoff/${id}/snooze`, { until: later(aWhileLater) })
  await post(`/api/tasks/handoff/${id}/reopen`, {})
  expect(await waiting()).toBe(1)
  const nothing = await post('/api/tasks/unsent/99/snooze', { until: later(aWhileLater) })
  expect(nothing.status).toBe(404)
})
