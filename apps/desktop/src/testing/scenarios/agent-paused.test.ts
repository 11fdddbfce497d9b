import { hourMs, minuteMs } from '@pal/core/durations'
import { someDecision as decided } from '@pal/core/testing/agent-context'
import { expect, it } from 'vitest'

import { speaking } from '../rows.ts'
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

/** A shop whose agent is paused for so long, and a customer who has written since. */
async function pausedShop(pauseFor?: 'hour' | 'tomorrow') {
  const shop = await openShop()
  const { clock, graph, openai, page, server } = shop
  openai.respond(() => decided({ reply: 'Certainly.' }))
  const save = (body: object) => server.ask('/api/settings', { method: 'PUT', body })
  const saved = await save({ agent: { paused: true, pauseFor } })
  const { pausedUntil } = ((await saved.json()) as { agent: { pausedUntil: string } }).agent
  graph.customerWrites(page, graph.addPerson(page, { name: 'Rahima' }).psid, 'Is there honey?')
  const agent = async () =>
    (
      (await (await server.ask('/api/system/status')).json()) as {
        agent: { needHuman: number; reason: { message: string } | null }
      }
    ).agent
  await clock.until(async () => (await agent()).needHuman === 1)
  const stored = async () =>
    ((await (await server.ask('/api/settings')).json()) as { agent: object }).agent
  return { shop, save, agent, stored, end: Date.parse(pausedUntil) }
}

it('a pause for an hour says until when, and ends by itself: who waits is answered then [DT-03]', async () => {
  const { shop, agent, stored, end } = await pausedShop('hour')
  await using opened = shop
  const { clock, graph } = opened
  expect(end - clock.now()).toBeGreaterThan(59 * minuteMs)
  expect((await agent()).reason?.message).toMatch(
    /^You paused the agent until \d+:\d\d\s[AP]M\. Customers wait until then\.$/,
  )
  clock.advance(end - clock.now() - 20_000)
  await clock.elapse(19_000)
  expect(graph.sent).toHaveLength(0)
  await clock.until(async () => graph.sent.length === 1, { withinMs: 10_000 })
  expect((await agent()).reason).toBeNull()
  // Windows and tray hear of it then, not with the housekeeping of the next minute.
  await clock.until(async () => !JSON.stringify(await stored()).includes('true'), {
    withinMs: 5_000,
  })
  expect(await stored()).toEqual({ paused: false, pausedUntil: null })
})

it('a pause until tomorrow ends when the shop’s day begins, and sooner where it is resumed [DT-03]', async () => {
  const { shop, save, agent, stored, end } = await pausedShop('tomorrow')
  await using opened = shop
  const { clock, graph } = opened
  // Quiet hours end at eight, if nobody has changed them; a test's shop keeps the time of Greenwich.
  expect(new Date(end).toISOString()).toMatch(/T08:00:00\.000Z$/)
  expect(end - clock.now()).toBeGreaterThan(8 * hourMs)
  expect((await agent()).reason?.message).toMatch(/ until [A-Z][a-z]+day\W+8:00\sAM\./)
  await save({ agent: { paused: false } })
  await clock.until(async () => graph.sent.length === 1)
  expect(await stored()).toEqual({ paused: false, pausedUntil: null })
})

it('who wrote before a pause was given its end is answered at that end, too [DT-03]', async () => {
  const { shop, save, agent } = await pausedShop()
  await using opened = shop
  const { clock, graph } = opened
  const given = await save({ agent: { paused: true, pauseFor: 'hour' } })
  const { pausedUntil } = ((await given.json()) as { agent: { pausedUntil: string } }).agent
  expect(await agent()).toMatchObject({ needHuman: 1 })
  clock.advance(Date.parse(pausedUntil) - clock.now())
  await clock.until(async () => graph.sent.length === 1, { withinMs: 3 * minuteMs })
})

it('windows hear of the end of own hours when it comes [DT-03]', async () => {
  await using shop = await openShop()
  const { clock, server } = shop
  const noon = clock.now()
  const flow = { ownHours: true, ownHoursFrom: '11:00', ownHoursUntil: '12:30' }
  await server.ask('/api/settings', { method: 'PUT', body: { flow } })
  const agent = async () =>
    (
      (await (await server.ask('/api/system/status')).json()) as {
        agent: { reason: object | null }
      }
    ).agent
  expect(await agent()).toMatchObject({ reason: { code: 'own_hours' } })
  const { windowsHear } = speaking(() => shop)
  clock.advance(noon + hourMs / 2 - 7_000 - clock.now())
  const heard = await windowsHear(() => clock.elapse(3_000))
  expect(heard).toContain('"settings"')
  expect((await agent()).reason).toBeNull()
})
