import { hourMs, minuteMs } from '@pal/core/durations'
import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { offBy } from '../clocks.ts'
import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'
import { startTestServer } from '../test-server.ts'

const text = 'We open at ten.'
let offMs = 0
let shop: Shop
let id: string
beforeEach(async () => {
  offMs = 0
  shop = await openShop({ offMs: () => offMs, pollMs: 60_000 })
  shop.openai.respond(() => decided({ reply: 'Good morning!' }))
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, post, writes, customer, eventually } = speaking(() => shop)
const isAnswered = async () => {
  writes(customer().psid, 'Hello?')
  await shop.clock.until(async () => shop.graph.sent.length === 1, { withinMs: 10 * minuteMs })
  id = String((await get('/api/conversations'))[0]?.['id'])
}
const schedule = (afterMs: number) =>
  post(`/api/conversations/${id}/scheduled`, {
    message: text,
    sendAt: new Date(shop.clock.now() + afterMs).toISOString(),
  })
const timesSent = () => shop.graph.sent.filter((message) => message.text === text).length
const sleeps = async (ms: number) => {
  shop.clock.advance(ms)
  await shop.clock.elapse(5 * minuteMs)
}
const tasks = () => get('/api/tasks')
const day = 24 * hourMs

it.each([
  ['two days ahead', 2 * day],
  ['two days behind', -2 * day],
  ['in 1970', -Date.UTC(2026, 0)],
])('a clock that is %s sends it at its true time, once [CV-16]', async (_, off) => {
  offMs = off
  await isAnswered()
  expect((await schedule(2 * hourMs)).status).toBe(200)
  await shop.clock.elapse(2 * hourMs - minuteMs)
  expect(timesSent()).toBe(0)
  await shop.clock.elapse(2 * minuteMs)
  expect(timesSent()).toBe(1)
  offMs = 0
  await shop.clock.elapse(hourMs)
  expect([timesSent(), await tasks()]).toEqual([1, []])
})

it.each([
  ['two days ahead', 2 * day],
  ['two days behind', -2 * day],
])(
  'a clock that was set %s while the program was closed changes nothing [CV-16]',
  async (_, off) => {
    await isAnswered()
    expect((await schedule(2 * hourMs)).status).toBe(200)
    const { clock, server, graph, openai } = shop
    await server.end()
    const config = { dataDir: server.dataDir, graphUrl: graph.url, openAiUrl: openai.url }
    await using again = await startTestServer({
      config,
      clock: offBy(clock, () => off),
      passing: clock,
    })
    const shown = async () => await (await again.ask(`/api/conversations/${id}`)).json()
    await clock.elapse(2 * hourMs - 5 * minuteMs)
    expect(await shown()).toMatchObject({
      scheduled: [{ text, problem: null }],
      needsHumanReason: null,
    })
    expect(timesSent()).toBe(0)
    await clock.elapse(10 * minuteMs)
    expect(await shown()).toMatchObject({ scheduled: [], needsHumanReason: null })
    expect(timesSent()).toBe(1)
  },
)

it('a clock that is set while the reply waits changes nothing [CV-16]', async () => {
  await isAnswered()
  await schedule(2 * hourMs)
  for (const off of [2 * day, -3 * day, 30 * day]) {
    offMs = off
    await shop.clock.elapse(30 * minuteMs)
    expect(timesSent()).toBe(0)
  }
  await shop.clock.elapse(31 * minuteMs)
  expect(timesSent()).toBe(1)
})

it('a computer that slept some minutes over its time sends it, once [CV-16]', async () => {
  await isAnswered()
  await schedule(hourMs)
  await sleeps(hourMs + 40 * minuteMs)
  await sleeps(9 * hourMs)
  expect([timesSent(), await tasks()]).toEqual([1, []])
})

it('a computer that slept nine hours over its time sends nothing by itself, says that it is late, and sends it once when told to [CV-16, CV-18]', async () => {
  await isAnswered()
  await schedule(hourMs)
  await sleeps(10 * hourMs)
  expect(timesSent()).toBe(0)
  const { scheduled } = await one(`/api/conversations/${id}`)
  expect(scheduled).toMatchObject([{ text, problem: { code: 'scheduled_late' } }])
  expect(await tasks()).toMatchObject([
    { kind: 'handoff', reason: { code: 'scheduled_not_sent' }, draft: text },
  ])
  const [{ id: replyId } = {}] = scheduled as { id?: number }[]
  expect((await post(`/api/conversations/${id}/scheduled/${replyId}/send`)).status).toBe(200)
  await eventually(async () => timesSent() === 1)
  await sleeps(9 * hourMs)
  expect([timesSent(), await tasks()]).toEqual([1, []])
})

it('what Facebook’s 24 hours do not allow any more is not sent, and the seller has a task [CV-12, CV-16, CV-18]', async () => {
  await isAnswered()
  await schedule(20 * hourMs)
  await sleeps(29 * hourMs)
  expect(timesSent()).toBe(0)
  const { scheduled } = await one(`/api/conversations/${id}`)
  expect(scheduled).toMatchObject([{ text, problem: { code: 'window_closed' } }])
  expect(await tasks()).toMatchObject([
    { kind: 'handoff', reason: { code: 'scheduled_not_sent' }, draft: text },
  ])
  const [{ id: replyId } = {}] = scheduled as { id?: number }[]
  const refused = await post(`/api/conversations/${id}/scheduled/${replyId}/send`)
  expect(refused.status).toBe(409)
  expect(timesSent()).toBe(0)
})

it('while Facebook does not answer nobody knows how late it is; then it goes out, once [CV-16, AG-08]', async () => {
  await isAnswered()
  expect((await schedule(30 * minuteMs)).status).toBe(200)
  const { clock, server, graph, openai } = shop
  await server.end()
  const failing = graph.fail({ how: 'reset', where: () => true })
  const config = { dataDir: server.dataDir, graphUrl: graph.url, openAiUrl: openai.url }
  const ahead = offBy(clock, () => 3 * hourMs)
  await using again = await startTestServer({ config, clock: ahead, passing: clock })
  await clock.elapse(20 * minuteMs)
  const shown = async () => await (await again.ask(`/api/conversations/${id}`)).json()
  expect(await shown()).toMatchObject({ scheduled: [{ text, problem: null }] })
  failing.cancel()
  await clock.elapse(20 * minuteMs)
  expect(await shown()).toMatchObject({ scheduled: [], needsHumanReason: null })
  expect(timesSent()).toBe(1)
})
