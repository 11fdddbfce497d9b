import { ingestInbound } from '@pal/db/messages/inbound'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, inbound, noon, someOrder } from '@pal/db/testing/fixtures'
import { expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { startFilledServer } from '../../testing/filled-server.ts'

it('a deleted campaign leaves its orders and conversations to be read, under its name [CP-03]', async () => {
  await using filled = await startFilledServer(
    async (store) => {
      await aPage(store)
      await aCampaign(store, { name: 'Winter' })
      await store.transaction(async (tx) => {
        await ingestInbound(tx, inbound({ text: 'One saree, please' }))
        await placeOrder(tx, someOrder())
      })
    },
    clockAt(() => noon + 60_000),
  )
  const ask = (path: string, method = 'GET') => filled.server.ask(path, { method })
  const read = async () => ({
    orders: await (await ask('/api/orders')).json(),
    order: await (await ask('/api/orders/1')).json(),
    conversations: await (await ask('/api/conversations')).json(),
    conversation: await (await ask('/api/conversations/1')).json(),
    messages: await (await ask('/api/conversations/1/messages')).json(),
  })
  const before = await read()
  expect(before).toMatchObject({
    orders: [{ customerName: 'Rahim Uddin', products: [{ name: 'Saree', quantity: 1 }] }],
    conversations: [{ campaignName: 'Winter', status: 'converted' }],
    conversation: { campaignName: 'Winter' },
    messages: [{ text: 'One saree, please' }],
  })

  expect((await ask('/api/campaigns/1', 'DELETE')).status).toBe(200)
  expect(await (await ask('/api/campaigns')).json()).toEqual([])
  // A filter of its orders still has its name.
  expect(await (await ask('/api/campaigns?only=1')).json()).toMatchObject([{ name: 'Winter' }])
  expect(await (await ask('/api/campaigns?only=2')).json()).toEqual([])
  expect((await ask('/api/campaigns/1', 'DELETE')).status).toBe(404)
  expect(await read()).toEqual(before)
  const found = await ask('/api/conversations?search=saree')
  expect(await found.json()).toMatchObject([{ campaignName: 'Winter' }])
})
