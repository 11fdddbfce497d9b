import { someDecision as decided } from '@pal/core/testing/agent-context'
import { expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop } from '../../testing/shop.ts'

it('the numbers that the customer wrote are told, the last one first, each once, and no other figures [OR-11]', async () => {
  await using shop = await openShop()
  const { get, one, writes, customer, eventually } = speaking(() => shop)
  shop.openai.respond(() => decided({ reply: 'Thank you!' }))
  const { psid } = customer()
  for (const [n, text] of [
    'My number is 01711-123456, house 12',
    '2 pieces please, 1500 taka?',
    'Or ০১৯১১১১১১১১, my brother. +8801711123456 is mine',
  ].entries()) {
    writes(psid, text)
    await eventually(async () => shop.graph.sent.length === n + 1)
  }
  const id = String((await get('/api/conversations'))[0]?.['id'])
  const answer = await one(`/api/conversations/${id}/written`)
  expect(answer).toEqual({ phones: ['01911111111', '8801711123456'], addresses: [] })
})

it('the addresses that the agent read are told, the last one first, and none that it made up [OR-11]', async () => {
  await using shop = await openShop()
  const { get, one, writes, customer, eventually } = speaking(() => shop)
  const { psid } = customer()
  const home = 'House 12, Road 5, Mirpur'
  const office = 'Level 3, 10 Gulshan Avenue'
  for (const [n, { text, address }] of [
    { text: 'I live in Mirpur, road 5, house 12', address: home },
    { text: 'At the office it is 10 Gulshan Avenue, level 3', address: office },
    { text: 'Either will do', address: 'Villa 9, Moon Street' },
  ].entries()) {
    const told = { name: null, phone: null, address }
    shop.openai.respond(() => decided({ reply: 'Thank you!', customer: told }))
    writes(psid, text)
    await eventually(async () => shop.graph.sent.length === n + 1)
  }
  const id = String((await get('/api/conversations'))[0]?.['id'])
  expect(await one(`/api/conversations/${id}/written`)).toEqual({
    phones: [],
    addresses: [office, home],
  })
})
