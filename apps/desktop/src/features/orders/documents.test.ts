import type { Answer } from '@pal/core/contract/endpoints'
import { changeCustomer } from '@pal/db/conversations/customers'
import type { Store } from '@pal/db/maintenance/store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, inbound, noon, someOrder } from '@pal/db/testing/fixtures'
import { expect, it } from 'vitest'

import { startFilledServer } from '../../testing/filled-server.ts'

interface Buyer {
  readonly says: string
  readonly name?: string
  readonly language?: string
}

/** Each with one order, whose id is their place. */
const filled = (buyers: readonly Buyer[]) =>
  startFilledServer(async (store: Store) => {
    await aPage(store)
    await aCampaign(store)
    for (const [index, { says, name = 'Rahim', language }] of buyers.entries()) {
      await store.transaction(async (tx) => {
        const psid = `psid-${index}`
        const { conversationId } = await ingestInbound(
          tx,
          inbound({ psid, mid: psid, text: says, sentAt: noon + index, now: noon + index }),
        )
        if (language) await changeCustomer(tx, index + 1, { language }, { now: noon })
        const customer = { name, phone: '01712345678', address: 'Dhaka' }
        await placeOrder(tx, someOrder({ conversationId, customer, now: noon + index }))
      })
    }
  })

it('each order is printed in the language in which its customer writes [OR-07]', async () => {
  await using shop = await filled([
    { says: 'Is it still there?' },
    { says: 'দাম কত?' },
    { says: 'كم السعر؟' },
    { says: 'dam koto vai?' },
    { says: 'Combien ?', language: 'fr-FR' },
    { says: 'Ok', name: 'নুসরাত জাহান' },
  ])
  const answer = await shop.server.ask('/api/orders/documents?ids=6,5,4,3,2,1')
  const told = (await answer.json()) as Answer<'orders.documents'>
  expect(told.orders.map(({ id, language }) => [id, language])).toEqual([
    [6, 'bn'],
    [5, 'fr'],
    [4, 'bn-latn'],
    [3, 'ar'],
    [2, 'bn'],
    [1, 'en'],
  ])
  expect(told).toMatchObject({
    pdf: false,
    shop: { name: '', email: '' },
    orders: [{ pageName: 'Dhaka Looms', customerAddress: 'Dhaka' }, {}, {}, {}, {}, {}],
  })
})

it('refuses orders that are not there, and says where a PDF can be had [OR-07]', async () => {
  await using shop = await filled([{ says: 'Hello' }])
  expect((await shop.server.ask('/api/orders/documents?ids=1,9')).status).toBe(404)
  expect((await shop.server.ask('/api/orders/documents?ids=1;2')).status).toBe(400)
  const refused = await shop.server.ask('/api/orders/pdf?ids=1&document=invoice')
  expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'pdf_no_desktop' }])
})
