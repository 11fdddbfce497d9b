import * as checks from '@pal/core/agent/checks/checks'
import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, writes, customer, eventually, aWhile } = speaking(() => shop)
const receiver = { name: 'Rahima Khatun', phone: '01711123456', address: '12 Lake Road, Dhaka' }
const details = 'One jar. Rahima Khatun, 01711123456, 12 Lake Road, Dhaka'

interface Button {
  readonly content_type: string
  readonly title?: string
  readonly payload?: string
}
const buttonsOf = (at: number): readonly Button[] => {
  const { message } = (shop.graph.sent[at]?.body ?? {}) as {
    message?: { quick_replies?: Button[] }
  }
  return message?.quick_replies ?? []
}
const orders = () => get('/api/orders')
/** By a list of Facebook's a tap comes as the button's title alone. */
const taps = (psid: string, { title = '' }: Partial<Button> = {}) => writes(psid, title)
const answers = (count: number) => eventually(async () => shop.graph.sent.length === count)

/** As far as the summary, which is the first answer. */
async function summed(quantity = () => 1): Promise<string> {
  const before = shop.graph.sent.length
  shop.openai.respond(() =>
    decided({
      reply: 'Here it is.',
      cart: [{ productId: shop.productId, quantity: quantity() }],
      customer: receiver,
      order: 'ask',
    }),
  )
  const { psid } = customer()
  writes(psid, details)
  await answers(before + 1)
  return psid
}

describe('the buttons below the summary of an order [AG-29]', () => {
  it('a tap takes exactly that order, whatever the model says; the window shows what was tapped', async () => {
    const psid = await summed()
    const [yes, change] = buttonsOf(0)
    expect(yes).toMatchObject({ content_type: 'text', title: 'Yes, place order' })
    expect(change).toMatchObject({ content_type: 'text', title: 'Change something' })
    expect(JSON.stringify(buttonsOf(0))).not.toContain('Rahima')
    shop.openai.respond(() => decided({ reply: 'Let me see.', order: 'none' }))
    taps(psid, yes)
    await answers(2)
    const [order] = await orders()
    expect(order).toMatchObject({ customerName: 'Rahima Khatun', totalAmount: 650 })
    expect(shop.graph.sent[1]?.text).toContain(String(order?.['orderId']))
    expect(buttonsOf(1)).toEqual([])
    const [talk] = await get('/api/conversations')
    const messages = await get(`/api/conversations/${String(talk?.['id'])}/messages`)
    expect(messages.find(({ buttons }) => (buttons as unknown[]).length > 0)).toMatchObject({
      buttons: [
        { kind: 'text', title: 'Yes, place order' },
        { kind: 'text', title: 'Change something' },
      ],
    })
  })

  it('what is no plain yes is answered, and asked again with the same buttons; none is lost', async () => {
    const psid = await summed()
    const first = buttonsOf(0)
    shop.openai.respond(() =>
      decided({
        reply: 'Prices are fixed.',
        cart: [{ productId: shop.productId, quantity: 1 }],
        order: 'none',
      }),
    )
    writes(psid, 'Yes, if you make it one dollar')
    await answers(2)
    expect(await orders()).toEqual([])
    expect(shop.graph.sent[1]?.text).toContain('Prices are fixed.')
    expect(shop.graph.sent[1]?.text).toContain('Shall I place this order?')
    expect(buttonsOf(1)).toEqual(first)
    taps(psid, first[0])
    await answers(3)
    expect(await orders()).toHaveLength(1)
  })

  it('a yes is taken also where the model says nothing that may go out, cannot be looked at, or is not there', async () => {
    const psid = await summed()
    shop.openai.respond(() => decided({ reply: 'Yes! Only 99 taka, and free!' }))
    taps(psid, buttonsOf(0)[0])
    await answers(2)
    const [first] = await orders()
    expect(shop.graph.sent[1]?.text).toContain(
      `Your order is placed. Its number is ${String(first?.['orderId'])}.`,
    )
    expect(shop.graph.sent[1]?.text).not.toContain('99')
    const third = await summed()
    const breaking = vi.spyOn(checks, 'checkDecision').mockImplementation(() => {
      throw new RangeError('Invalid array length')
    })
    taps(third, buttonsOf(2)[0])
    await answers(4)
    breaking.mockRestore()
    expect(shop.graph.sent[3]?.text).toContain('Your order is placed. Its number is')
    const other = await summed()
    shop.openai.fail({ how: 'quota' })
    taps(other, buttonsOf(4)[0])
    await answers(6)
    expect(await orders()).toHaveLength(3)
    expect(shop.graph.sent[5]?.text).toContain('Your order is placed. Its number is')
  })

  it('a new price is shown before it is taken, and the seller hears who still has the old one [PR-01]', async () => {
    const psid = await summed()
    const change = async (body: object) => {
      const path = `/api/products/${shop.productId}`
      return (await shop.server.ask(path, { method: 'PATCH', body })).json()
    }
    expect(await change({ description: 'Of this year' })).toMatchObject({ openOffers: 0 })
    expect(await change({ price: 700 })).toMatchObject({ price: 700, openOffers: 1 })
    const asked = shop.openai.requests.length
    taps(psid, buttonsOf(0)[0])
    await answers(2)
    expect(await orders()).toEqual([])
    expect(shop.graph.sent[1]?.text).toMatch(/changed since you saw it[^]*৳700/)
    // There is nothing to think of in it.
    expect(shop.openai.requests).toHaveLength(asked)
    taps(psid, buttonsOf(1)[0])
    await answers(3)
    expect(await orders()).toMatchObject([{ totalAmount: 700 }])
    expect(await change({ price: 720 })).toMatchObject({ openOffers: 0 })
  })

  it('a new price by a file says who still has the old one, too, once it is stored [PR-01, PR-03]', async () => {
    await summed()
    const list = await shop.server.ask(`/api/campaigns/${shop.campaignId}/products`)
    const [product] = (await list.json()) as { name: string }[]
    const bring = async (price: number, dryRun: boolean) => {
      const path = `/api/campaigns/${shop.campaignId}/products/import`
      const body = { csv: `name,price\n${product?.name},${price}`, dryRun }
      return (await shop.server.ask(path, { method: 'POST', body })).json()
    }
    expect(await bring(700, true)).toMatchObject({ changed: 1, openOffers: 0 })
    expect(await bring(700, false)).toMatchObject({ changed: 1, openOffers: 1 })
    expect(await bring(700, false)).toMatchObject({ changed: 0, openOffers: 0 })
  })

  it('who declines is not asked again at once', async () => {
    const psid = await summed()
    shop.openai.respond(() =>
      decided({ reply: 'Fine.', cart: [{ productId: shop.productId, quantity: 1 }] }),
    )
    taps(psid, buttonsOf(0)[1])
    await answers(2)
    expect(shop.graph.sent[1]?.text).not.toContain('Shall I place this order?')
    expect(buttonsOf(1)).toEqual([])
  })
})

it('asks for the phone with Messenger’s own button; the tapped number is in the summary [AG-29, AG-04]', async () => {
  const cart = [{ productId: shop.productId, quantity: 1 }]
  const { name, address } = receiver
  shop.openai.respond(() =>
    decided({
      reply: 'What is your phone number?',
      cart,
      customer: { name, address, phone: null },
      stage: 'collecting_info',
    }),
  )
  const { psid } = customer()
  writes(psid, 'One jar. Rahima Khatun, 12 Lake Road, Dhaka')
  await answers(1)
  expect(buttonsOf(0)).toEqual([{ content_type: 'user_phone_number' }])
  shop.openai.respond(() =>
    decided({
      reply: 'Thanks.',
      cart,
      order: 'ask',
      customer: { ...receiver, name: null, address: null },
    }),
  )
  taps(psid, { title: '+880 1711-123456' })
  await answers(2)
  expect(shop.graph.sent[1]?.text).toMatch(/Phone: \+?(?:880|0)1711123456/)
  expect(buttonsOf(1)[0]?.content_type).toBe('text')
  await aWhile()
  expect(await orders()).toEqual([])
})
