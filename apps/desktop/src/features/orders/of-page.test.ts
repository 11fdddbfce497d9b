import type { Answer } from '@pal/core/contract/endpoints'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, noon, someOrder } from '@pal/db/testing/fixtures'
import { expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { startFilledServer } from '../../testing/filled-server.ts'

it('the list, its count, its sums and its file can be of one page [OR-03, OR-04]', async () => {
  await using filled = await startFilledServer(
    async (store) => {
      for (const [nth, page_id] of ['111', '222'].entries()) {
        await aPage(store, page_id, `Shop ${page_id}`)
        await aCampaign(store, { page_id, products: [{ name: `Honey ${nth}`, price_minor: 100 }] })
      }
      await store.transaction(async (tx) => {
        for (const [nth, campaignId] of [1, 2, 1, 2, 2].entries()) {
          const line = { productId: campaignId, unitPriceMinor: 10_000, quantity: 1 }
          const now = noon + nth
          await placeOrder(tx, someOrder({ campaignId, conversationId: null, line, now }))
        }
      })
    },
    clockAt(() => noon + 1_000),
  )
  const read = async <T>(path: string) => (await (await filled.server.ask(path)).json()) as T
  const ids = async (query: string) =>
    (await read<Answer<'orders.list'>>(`/api/orders?${query}`)).map(({ id }) => id)
  expect(await ids('page=111')).toEqual([3, 1])
  expect(await ids('page=222')).toEqual([5, 4, 2])
  // Each says on which it came, and so does the file.
  expect(await read('/api/orders?page=222')).toMatchObject([
    { pageId: '222', pageName: 'Shop 222' },
    {},
    {},
  ])
  expect(await read('/api/orders/1')).toMatchObject({ pageId: '111', pageName: 'Shop 111' })
  expect(await (await filled.server.ask('/api/orders/export?page=222')).text()).toContain(
    ',Shop 222,',
  )
  expect(await ids('page=222&campaign=1')).toEqual([])
  expect(await ids('page=333')).toEqual([])
  expect(await read('/api/orders/count?page=222')).toEqual({ count: 3 })
  expect(await read('/api/orders/sums?page=222')).toMatchObject({ sums: [{ total: 300 }] })
  const file = await read<unknown[]>('/api/orders/export?format=json&page=111')
  expect(file).toHaveLength(2)
  expect((await filled.server.ask('/api/orders?page=my-shop')).status).toBe(400)
})
