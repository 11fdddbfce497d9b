import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

const minute = 60_000
let shop: Shop
beforeEach(async () => {
  shop = await openShop({ offMs: () => 7 * minute })
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, writes, customer, eventually } = speaking(() => shop)

it('answers in order on a computer whose clock is ahead of Facebook’s [AG-01, CV-05]', async () => {
  const { graph, openai, page } = shop
  openai.respond(() => decided({ reply: 'Good morning!' }))
  const { psid } = customer()
  writes(psid, 'Hello?')
  await eventually(async () => graph.sent.length === 1)
  writes(psid, 'How much is the honey?')
  await eventually(async () => graph.sent.length === 2)
  const [conversation] = await eventually(async () => {
    const list = await get('/api/conversations')
    return list[0]?.['messageCount'] === 4 && list
  })
  const shown = await get(`/api/conversations/${String(conversation?.['id'])}/messages`)
  const real = graph.thread(page, psid).map(({ text }) => text)
  expect(shown.map(({ text }) => text).toReversed()).toEqual(real)
  expect(conversation?.['lastMessage']).toBe('Good morning!')
})
