import { someDecision as decided } from '@pal/core/testing/agent-context'
import { expect, it } from 'vitest'

import { openShop } from '../shop.ts'

it('a paused agent leaves customers unanswered, says so, and answers them when it is resumed [DT-03]', async () => {
  await using shop = await openShop()
  const { clock, graph, openai, page, server } = shop
  openai.respond(() => decided({ reply: 'Certainly.' }))
  const pause = async (paused: boolean) => {
    const answer = await server.ask('/api/settings', { method: 'PUT', body: { agent: { paused } } })
    expect(answer.status).toBe(200)
  }
  const agent = async () =>
    ((await (await server.ask('/api/system/status')).json()) as { agent: object }).agent
  await pause(true)
  const customer = graph.addPerson(page, { name: 'Rahima Khatun' })
  graph.customerWrites(page, customer.psid, 'Is there honey?')
  await clock.until(async () => {
    const listed = (await (await server.ask('/api/conversations')).json()) as unknown[]
    return listed.length === 1
  })
  await clock.elapse(5_000)
  expect(graph.sent).toHaveLength(0)
  expect(await agent()).toMatchObject({
    state: 'not_configured',
    reason: { code: 'agent_paused' },
    pages: { working: 0, all: 1 },
    // Whoever waits is seen meanwhile.
    needHuman: 1,
  })
  await pause(false)
  await clock.until(async () => graph.sent.length === 1)
  expect(await agent()).toMatchObject({ state: 'ok', needHuman: 0 })
})
