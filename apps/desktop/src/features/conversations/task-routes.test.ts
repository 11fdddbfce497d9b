import { join } from 'node:path'

import { someDecision as decided } from '@pal/core/testing/agent-context'
import Sqlite from 'better-sqlite3'
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
    decided({
      reply: 'A colleague answers you.',
      handOver: true,
      handOverKind: 'complaint',
      handOverReason: 'a broken jar',
    }),
  )
  writes(customer().psid, 'I want to talk to a human')
  await eventually(async () => (await waiting()) === 1)
  return String((await get('/api/tasks'))[0]?.['conversationId'])
}

it('a hand-off waits with its reason, and is gone when the seller is done with it [CV-18, AG-09]', async () => {
  const id = await aHandOff()
  const [task] = await get('/api/tasks')
  expect(task).toMatchObject({
    id: `handoff-${id}`,
    kind: 'handoff',
    conversationId: Number(id),
    reason: {
      code: 'agent_hands_over_for',
      params: { why: { code: 'hands_over_complaint' }, words: 'a broken jar' },
      message: expect.any(String),
    },
    draft: null,
    text: 'I want to talk to a human',
    dueAt: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  expect((await post(`/api/tasks/handoff-${id}/done`, {})).status).toBe(200)
  expect(await get('/api/tasks')).toEqual([])
  expect(await one(`/api/conversations/${id}`)).toMatchObject({ needsHumanReason: null })
  // A second press, or another window, finds nothing to do and says nothing.
  expect((await post(`/api/tasks/handoff-${id}/done`, {})).status).toBe(200)
})

it('a hand-off that was done by a slip waits again with its reason and in its turn [CV-18]', async () => {
  const id = await aHandOff()
  const [task] = await get('/api/tasks')
  await post(`/api/tasks/handoff-${id}/done`, {})
  await shop.clock.elapse(aWhileLater)
  expect((await post(`/api/tasks/handoff-${id}/reopen`, {})).status).toBe(200)
  expect(await get('/api/tasks')).toEqual([task])
  expect(await one(`/api/conversations/${id}`)).toMatchObject({
    needsHumanReason: task?.['reason'],
  })
  // What is done for good can be done again.
  expect((await post(`/api/tasks/handoff-${id}/done`, {})).status).toBe(200)
  expect(await waiting()).toBe(0)
})

it('done and let on is one step, and so is taking it back [CV-11, CV-18]', async () => {
  const id = await aHandOff()
  const [task] = await get('/api/tasks')
  await post(`/api/conversations/${id}/takeover`, {})
  const chat = () => one(`/api/conversations/${id}`)
  const before = await chat()
  expect(before).toMatchObject({ handler: 'human' })
  expect((await post(`/api/tasks/handoff-${id}/done?agent=true`, {})).status).toBe(200)
  expect(await waiting()).toBe(0)
  expect(await chat()).toMatchObject({ handler: 'agent', needsHumanReason: null })
  expect((await post(`/api/tasks/handoff-${id}/reopen?agent=true`, {})).status).toBe(200)
  expect(await get('/api/tasks')).toEqual([task])
  const { handler, takeoverUntil, needsHumanReason } = before
  expect(await chat()).toMatchObject({ handler, takeoverUntil, needsHumanReason })
})

it('nothing is done where the agent cannot be let on, and only a hand-off has one [CV-18]', async () => {
  const id = await aHandOff()
  const store = new Sqlite(join(shop.server.dataDir, 'pal.db'))
  store.exec(
    "CREATE TRIGGER full BEFORE UPDATE OF handler ON conversations BEGIN SELECT raise(ABORT, 'disk full'); END",
  )
  expect((await post(`/api/tasks/handoff-${id}/done?agent=true`, {})).status).toBe(500)
  expect(await waiting()).toBe(1)
  store.close()
  expect((await post('/api/tasks/draft-1/done?agent=true', {})).status).toBe(404)
})

it('what is put off is counted again at its time [CV-18]', async () => {
  const id = await aHandOff()
  const past = await post(`/api/tasks/handoff-${id}/snooze`, { until: later(-1) })
  expect(past.status).toBe(400)
  const asked = await post(`/api/tasks/handoff-${id}/snooze`, { until: later(aWhileLater) })
  expect(asked.status).toBe(200)
  expect(await waiting()).toBe(0)
  await shop.clock.elapse(aWhileLater)
  expect(await waiting()).toBe(1)
  await post(`/api/tasks/handoff-${id}/snooze`, { until: later(aWhileLater) })
  await post(`/api/tasks/handoff-${id}/reopen`, {})
  expect(await waiting()).toBe(1)
  const nothing = await post('/api/tasks/unsent-99/snooze', { until: later(aWhileLater) })
  expect(nothing.status).toBe(404)
})

it('a hand-off over a held answer brings it along as its draft [CV-18, AG-24]', async () => {
  shop.openai.respond(() => decided({ reply: 'For you it is 99 taka.' }))
  writes(customer().psid, 'Cheaper?')
  await eventually(async () => (await waiting()) === 1)
  const [task] = await get('/api/tasks')
  expect(task).toMatchObject({ kind: 'handoff', text: 'Cheaper?' })
  expect(task?.['draft']).toContain('For you it is 99 taka.')
})

it('what was never a task is not found, whatever is to become of it [CV-18, API-06]', async () => {
  const id = await aHandOff()
  const until = later(aWhileLater)
  for (const name of ['handoff-99', 'draft-1', `unsent-${id}`, 'handoff', 'order-1', '1']) {
    for (const [what, body] of [
      ['done', {}],
      ['reopen', {}],
      ['snooze', { until }],
    ] as const) {
      const { status } = await post(`/api/tasks/${name}/${what}`, body)
      expect(status, `${name} ${what}`).toBe(404)
    }
  }
  expect(await waiting()).toBe(1)
})
