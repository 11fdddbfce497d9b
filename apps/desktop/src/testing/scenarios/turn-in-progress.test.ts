import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, post, writes, customer, eventually, aWhile } = speaking(() => shop)

it('gives no second answer while the first is still being sent, whoever asks for one [AG-08]', async () => {
  const { graph, openai } = shop
  const lost = graph.failNext('reset', { sends: 'message' })
  writes(customer().psid, 'Hello?')
  await eventually(async () => lost.hits === 1)
  const { id } = (await get('/api/conversations'))[0] ?? {}
  for (const act of ['takeover', 'handback']) await post(`/api/conversations/${String(id)}/${act}`)
  await eventually(async () => graph.sent.length === 1)
  await aWhile()
  expect(graph.sent).toHaveLength(1)
  expect(openai.requests).toHaveLength(1)
})
