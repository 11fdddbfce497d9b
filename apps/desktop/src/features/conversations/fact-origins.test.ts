import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, writes, customer, eventually } = speaking(() => shop)
const cart = [{ productId: 1, quantity: 1 }]
const found = async (words: string) =>
  (await get(`/api/conversations?search=${encodeURIComponent(words)}`)).map(
    ({ customerName, profileName }) => ({ customerName, profileName }),
  )

it('tells of name, phone and address which message they are in, and keeps Facebook’s name [CV-15, CV-03, AG-04]', async () => {
  const { psid } = customer('Moni Sundari')
  shop.openai.respond(() => decided({ reply: 'Hello.' }))
  writes(psid, 'Hello')
  await eventually(async () => shop.graph.sent.length === 1)
  const [{ id }] = (await get('/api/conversations')) as [{ id: number }]
  const detail = () => one(`/api/conversations/${id}`)
  expect(await detail()).toMatchObject({
    customerName: 'Moni Sundari',
    profileName: null,
    collected: { name: 'Moni Sundari', phone: null },
    collectedFrom: { name: { by: 'profile', words: null }, phone: null, address: null },
  })

  const known = { name: 'Amina Begum', phone: '01712345678', address: 'House 7, Dhaka' }
  shop.openai.respond(() => decided({ reply: 'Shall I?', customer: known, cart, order: 'ask' }))
  writes(psid, 'Amina Begum here, my number is 01712345678')
  writes(psid, 'House 7, Dhaka, please')
  await eventually(async () => ((await detail())['collected'] as typeof known).address !== null)
  const shown = await detail()
  expect(shown).toMatchObject({
    customerName: 'Amina Begum',
    profileName: 'Moni Sundari',
    collectedFrom: {
      name: { by: 'message', words: 'Amina Begum here, my number is 01712345678' },
      phone: { by: 'message', words: '… here, my number is 01712345678' },
      address: { by: 'message', words: 'House 7, Dhaka, please' },
    },
  })
  const { phone } = shown['collectedFrom'] as { phone: { messageId: string; at: string } }
  const said = await get(`/api/conversations/${id}/messages`)
  expect(said.find((message) => message['id'] === phone.messageId)).toMatchObject({
    text: 'Amina Begum here, my number is 01712345678',
    timestamp: phone.at,
  })
  const both = { customerName: 'Amina Begum', profileName: 'Moni Sundari' }
  expect(await found('moni')).toEqual([both])
  expect(await found('Amina')).toEqual([both])
  expect(await found('su')).toEqual([both])

  shop.openai.respond(() => decided({ reply: 'Thanks!', cart, order: 'place' }))
  writes(psid, 'yes')
  const [order] = await eventually(async () => {
    const orders = await get('/api/orders')
    return orders.length > 0 && orders
  })
  const path = `/api/orders/${String(order?.['id'])}`
  const corrected = await shop.server.ask(path, {
    method: 'PATCH',
    body: { customerAddress: 'House 9, Dhaka' },
  })
  expect(corrected.ok, await corrected.text()).toBe(true)
  expect(await detail()).toMatchObject({
    collected: { ...known, address: 'House 9, Dhaka' },
    collectedFrom: { name: { by: 'message' }, address: { by: 'human', words: null } },
  })
})
