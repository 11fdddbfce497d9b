import { someDecision as decided } from '@pal/core/testing/agent-context'
import { expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop } from '../shop.ts'

const minute = 60_000
const day = 24 * 60 * minute
const wrong: readonly (readonly [string, number])[] = [
  ['two days ahead', 2 * day],
  ['a year ahead', 365 * day],
  ['two days behind', -2 * day],
  ['in 1970', -Date.UTC(2026, 0)],
]

it.each(wrong)(
  'on a computer whose clock is %s customers are answered, what is typed leaves, and status says by how much [AG-01, CV-06, DB-01]',
  async (_, offMs) => {
    await using shop = await openShop({ offMs: () => offMs })
    const { graph, openai, clock } = shop
    const { get, one, post, writes, customer, eventually } = speaking(() => shop)
    openai.respond(() => decided({ reply: 'Good morning!' }))
    const { psid } = customer()
    writes(psid, 'Hello?')
    await eventually(async () => graph.sent.length === 1)
    const [conversation] = await get('/api/conversations')
    const message = 'I am looking it up myself.'
    const said = { conversationId: conversation?.['id'], message, clientId: 'r1' }
    const typed = await post('/api/facebook/reply', said)
    expect([typed.status, await typed.text()]).toEqual([200, expect.stringContaining(message)])
    await eventually(async () => graph.sent.length === 2)
    const status = await one('/api/system/status')
    const { state, reason } = status['messenger'] as { state: string; reason: object }
    expect(state).not.toBe('ok')
    expect(JSON.stringify(reason)).toContain(offMs > 0 ? '"clock_fast"' : '"clock_slow"')
    const closes = Date.parse(String((await get('/api/conversations'))[0]?.['windowClosesAt']))
    expect(Math.abs(closes - clock.now() - day)).toBeLessThan(minute)
  },
)

it('a clock that jumps two days ahead and back while customers write silences nobody [AG-01, AG-08]', async () => {
  let offMs = 0
  await using shop = await openShop({ offMs: () => offMs })
  const { graph, openai } = shop
  const { writes, customer, eventually } = speaking(() => shop)
  openai.respond(() => decided({ reply: 'Good morning!' }))
  let answers = 0
  for (const off of [2 * day, 0, -2 * day, 400 * day, 0]) {
    offMs = off
    const { psid } = customer(`Customer ${answers}`)
    writes(psid, 'Hello?')
    answers += 1
    await eventually(async () => graph.sent.some((sent) => sent.psid === psid))
  }
  expect(graph.sent).toHaveLength(answers)
})

it('a clock that is set while nothing is asked of Facebook changes no time of the shop, and status tells it [CV-06, DB-01]', async () => {
  let offMs = 0
  await using shop = await openShop({ offMs: () => offMs })
  const { graph, openai, clock } = shop
  const { get, one, post, writes, customer, eventually } = speaking(() => shop)
  openai.respond(() => decided({ reply: 'Good morning!' }))
  const { psid } = customer()
  writes(psid, 'Hello?')
  await eventually(async () => graph.sent.length === 1)
  graph.fail({ how: 'hang', where: () => true })
  for (const off of [2 * day, -400 * day, 30 * day]) {
    offMs = off
    const [conversation] = await get('/api/conversations')
    const text = `Written ${off / day} days off`
    const said = { conversationId: conversation?.['id'], message: text, clientId: text }
    const answer = await post('/api/facebook/reply', said)
    expect(answer.status).toBe(200)
    const rows = await get(`/api/conversations/${String(conversation?.['id'])}/messages`)
    const at = rows.find((row) => row['text'] === text)?.['timestamp']
    expect(Math.abs(Date.parse(String(at)) - clock.now())).toBeLessThan(minute)
    const status = await one('/api/system/status')
    const { reason } = status['messenger'] as { reason: object }
    expect(JSON.stringify(reason)).toContain(off > 0 ? '"clock_fast"' : '"clock_slow"')
  }
})
