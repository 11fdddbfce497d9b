import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { saying } from '../../testing/saying.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

const honey = 'Wildflower honey 500 g'
let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, post, writes, customer, eventually, aWhile } = speaking(() => shop)
const change = (body: object, id: unknown = shop.productId) =>
  shop.server.ask(`/api/products/${String(id)}`, { method: 'PATCH', body })
const answered = async (response: Promise<Response>) =>
  (await (await response).json()) as Record<string, unknown>
const drafts = () => get('/api/tasks')
const draftsSay = async (...parts: string[]) => {
  await eventually(async () => JSON.stringify(await drafts()).includes(parts[0] ?? ''))
  const all = await drafts()
  expect(all).toHaveLength(1)
  for (const part of parts) expect(JSON.stringify(all)).toContain(part)
}

/** A customer is told that these are sold out. */
async function isTold(text = `The ${honey} is sold out at the moment.`): Promise<string> {
  const { psid } = customer()
  const before = shop.graph.sent.length
  shop.openai.respond(() => decided({ reply: text }))
  writes(psid, 'Is there honey?')
  await eventually(async () => shop.graph.sent.length > before)
  return psid
}

/** Somebody who called takes the last piece. */
async function sellsOut(): Promise<number> {
  await change({ stockCount: 1 })
  const order = await answered(
    post('/api/orders', {
      campaignId: shop.campaignId,
      lines: [{ productId: shop.productId, quantity: 1 }],
      customerName: 'Karim',
      customerPhone: '01712345678',
      customerAddress: '12 Lake Road, Dhaka',
      clientId: 'by-phone',
    }),
  )
  return Number(order['id'])
}
const move = (order: number, status: string) => post(`/api/orders/${order}/status`, { status })

const ways: readonly [string, (order: number) => Promise<unknown>][] = [
  ['an order that is cancelled', (order) => move(order, 'cancelled')],
  [
    'an order that is returned',
    async (order) => {
      for (const status of ['processing', 'shipped', 'delivered']) await move(order, status)
      const lines = [{ line: 1, quantity: 1 }]
      await post(`/api/orders/${order}/returns`, { lines, reason: 'changed_mind', restock: true })
    },
  ],
  [
    'stock that another campaign shares',
    async () => {
      const body = { name: 'Second', facebookPageId: shop.page.id, status: 'paused' }
      const other = await answered(post('/api/campaigns', { ...body, currency: 'BDT' }))
      const path = `/api/campaigns/${String(other['id'])}/products`
      const products = [shop.productId]
      await post(`${path}/take`, { from: shop.campaignId, products })
      const [copy] = await get(path)
      expect(await answered(change({ stockCount: 5 }, copy?.['id']))).toMatchObject({ toTell: 1 })
    },
  ],
  [
    'an import',
    async () => {
      const csv = `name,price,stock\n${honey},650,5`
      const path = `/api/campaigns/${shop.campaignId}/products/import`
      expect(await answered(post(path, { csv }))).toMatchObject({ changed: 1, toTell: 1 })
    },
  ],
]

it.each(ways)(
  'who was told that it is sold out has a draft by %s, too [AG-10, PR-02]',
  async (_, bring) => {
    const order = await sellsOut()
    await isTold()
    await aWhile()
    expect(await drafts()).toEqual([])
    await bring(order)
    await draftsSay(`you can order ${honey} again`)
    expect(await drafts()).toMatchObject([
      { kind: 'draft', reason: saying('this customer was told that it is sold out.') },
    ])
  },
)

it('a sold-out product that gets another name or price is not forgotten to be one [AG-10, AN-05]', async () => {
  await change({ inStock: false })
  await isTold()
  await shop.clock.elapse(1_000)
  await change({ price: '700', name: 'Wildflower honey' })
  const asked = () => get(`/api/conversations?product=${shop.productId}`)
  expect(await asked()).toHaveLength(1)
  expect(await answered(change({ inStock: true }))).toMatchObject({ toTell: 1 })
  await draftsSay('you can order Wildflower honey again')
  // It can be had now, and nobody waits for it.
  expect(await asked()).toEqual([])
})

it('a draft goes where it sells out once more, and comes back with the product [AG-10, PR-02]', async () => {
  await change({ inStock: false })
  await isTold()
  await change({ inStock: true })
  await draftsSay(`you can order ${honey} again`)
  await change({ inStock: false })
  await eventually(async () => (await drafts()).length === 0)
  await aWhile()
  expect(await drafts()).toEqual([])
  expect(await answered(change({ inStock: true }))).toMatchObject({ toTell: 1 })
  await draftsSay(`you can order ${honey} again`)
})

it('what comes back later is told of in the draft that is there, and left out once it is gone [AG-10, PR-02]', async () => {
  const [, candle] = await get(`/api/campaigns/${shop.campaignId}/products`)
  await change({ inStock: false })
  await change({ inStock: false }, candle?.['id'])
  await isTold(`The ${honey} and the Beeswax candle are sold out at the moment.`)
  await change({ inStock: true })
  await draftsSay(`you can order ${honey} again`)
  await change({ inStock: true }, candle?.['id'])
  await draftsSay('Beeswax candle again', honey)
  await change({ inStock: false })
  await eventually(async () => !JSON.stringify(await drafts()).includes(honey))
  await draftsSay('you can order Beeswax candle again')
  expect(JSON.stringify(await drafts())).not.toContain(honey)
})

it('a draft that was discarded is not made again for the same shortage [AG-10, AG-25]', async () => {
  await change({ inStock: false })
  await isTold()
  await change({ inStock: true })
  await draftsSay(`you can order ${honey} again`)
  const [task] = await drafts()
  await post(`/api/drafts/${String(task?.['ref'])}/discard`)
  // The clock stands still otherwise: it would be sold out at the moment of which it was told.
  await aWhile()
  await change({ inStock: false })
  await aWhile()
  expect(await answered(change({ inStock: true }))).not.toHaveProperty('toTell')
  await aWhile()
  expect(await drafts()).toEqual([])
})
