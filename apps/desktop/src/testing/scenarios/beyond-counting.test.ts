import { someDecision as decided } from '@pal/core/testing/agent-context'
import { expect, it } from 'vitest'

import { openShop } from '../shop.ts'

it('an order beyond all counting is refused as one that cannot be had: the model is asked twice, then a human [AG-05, AG-09, CU-03]', async () => {
  await using shop = await openShop()
  const { clock, graph, openai, page, productId, server } = shop
  const response = await server.ask(`/api/products/${productId}`, {
    method: 'PATCH',
    body: { price: '1000000000' },
  })
  expect(response.status).toBe(200)
  const customer = graph.addPerson(page, { name: 'Rahima Khatun' })
  const cart = [{ productId, quantity: 100_000 }]
  openai.respond(() => decided({ reply: 'Here you are: {{summary}}', cart, order: 'ask' }))
  graph.customerWrites(page, customer.psid, 'half a million please')
  await clock.until(async () => graph.sent.length === 1)
  expect(openai.requests).toHaveLength(2)
  expect(await (await server.ask('/api/conversations')).json()).toMatchObject([
    { needsHumanReason: expect.anything() },
  ])
  expect(graph.sent[0]?.text).not.toMatch(/৳/)
})
