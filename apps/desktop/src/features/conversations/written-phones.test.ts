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
  const answer = await one(`/api/conversations/${id}/phones`)
  expect(answer).toEqual({ phones: ['01911111111', '8801711123456'] })
})
