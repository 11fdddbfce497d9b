import type { TestChatAnswer } from '@pal/core/contract/test-chat'
import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, post } = speaking(() => shop)

/** What an order of two jars at 20 comes to in a campaign of that currency. */
async function order(currency: string) {
  const made = await post('/api/campaigns', {
    name: currency,
    facebookPageId: shop.page.id,
    status: 'paused',
    currency,
    products: [{ name: 'Heather honey', price: '20' }],
  })
  expect(made.status, currency).toBe(200)
  const { id } = (await made.json()) as { id: number }
  const [product] = await get(`/api/campaigns/${id}/products`)
  const cart = [{ productId: Number(product?.['id']), quantity: 2 }]
  const customer = { name: 'Ann', phone: '+447911123456', address: '1 High Street, Leeds' }
  shop.openai.respond(() => decided({ reply: 'Here it is.', customer, cart, order: 'ask' }))
  const messages = [
    { from: 'customer', text: 'Two jars. Ann, +447911123456, 1 High Street, Leeds' },
  ]
  const answer = await post('/api/agent/preview', { campaignId: id, messages })
  return ((await answer.json()) as TestChatAnswer).order
}

it.each(['EUR', 'GBP'])(
  'sells in %s where it is the default currency, and its fee counts only there [SE-02, SE-05, CU-01]',
  async (defaultCurrency) => {
    await shop.server.ask('/api/settings', {
      method: 'PUT',
      body: { company: { defaultCurrency }, tactics: { deliveryFee: 4 } },
    })
    expect(await order(defaultCurrency)).toMatchObject({
      subtotal: 40,
      delivery: 4,
      total: 44,
      currency: defaultCurrency,
    })
    expect(await order('USD')).toMatchObject({ delivery: 0, total: 40, currency: 'USD' })
  },
)
