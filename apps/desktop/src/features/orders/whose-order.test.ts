import type { Answer } from '@pal/core/contract/endpoints'
import type { OrderDetail } from '@pal/core/contract/orders'
import { changeCustomer } from '@pal/db/conversations/customers'
import { annotate } from '@pal/db/conversations/notes'
import { ingestInbound } from '@pal/db/messages/inbound'
import { writeSettings } from '@pal/db/settings/settings'
import { aCampaign, aPage, inbound, noon } from '@pal/db/testing/fixtures'
import { expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { startFilledServer } from '../../testing/filled-server.ts'

/** Each order comes a minute after the one before. */
async function shop(country: string) {
  let now = noon
  const filled = await startFilledServer(
    async (store) => {
      await aPage(store)
      await aCampaign(store, {
        currency: country === 'BD' ? 'BDT' : 'USD',
        products: [{ name: 'Honey', price_minor: 1_000 }],
      })
      await store.transaction(async (tx) => {
        await writeSettings(tx, { company: { country } }, noon)
        for (const psid of ['psid-1', 'psid-2'])
          await ingestInbound(tx, inbound({ psid, mid: psid }))
        await changeCustomer(tx, 1, { phone: '3125550134' }, { now: noon })
        await annotate(tx, 2, { note: 'Her sister has (212) 555-0134' }, noon)
      })
    },
    clockAt(() => now),
  )
  const { server } = filled
  const read = async <T>(path: string) => (await (await server.ask(path)).json()) as T
  const post = (path: string, body: object = {}) => server.ask(path, { method: 'POST', body })
  return {
    [Symbol.asyncDispose]: () => filled[Symbol.asyncDispose](),
    take: async (name: string, phone: string, quantity = 1) => {
      now += 60_000
      const answer = await post('/api/orders', {
        campaignId: 1,
        lines: [{ productId: 1, quantity }],
        customerName: name,
        customerPhone: phone,
        customerAddress: `Home of ${name}`,
        clientId: `form-${now}`,
      })
      expect(answer.status).toBe(200)
      return (await answer.json()) as OrderDetail
    },
    change: async ({ id }: OrderDetail, body: object) => {
      now += 60_000
      const answer = await server.ask(`/api/orders/${id}`, { method: 'PATCH', body })
      return (await answer.json()) as OrderDetail
    },
    order: ({ id }: OrderDetail) => read<OrderDetail>(`/api/orders/${id}`),
    caller: (phone: string) =>
      read<Answer<'orders.caller'>>(
        `/api/orders/caller?campaign=1&phone=${encodeURIComponent(phone)}`,
      ),
    erase: ({ id }: OrderDetail) => post(`/api/orders/${id}/customer/erase`),
    ordersInFile: async ({ id }: OrderDetail) => {
      const file = await read<{ orders: { orderId: string }[] }>(
        `/api/orders/${id}/customer/export`,
      )
      return file.orders.map(({ orderId }) => orderId)
    },
    statusOf: async ({ id }: OrderDetail) => (await server.ask(`/api/orders/${id}`)).status,
    customers: async (search = '') => {
      const listed = await read<Answer<'orders.customers'>>(
        `/api/orders/customers?search=${search}`,
      )
      return listed.map(({ customerName, customerPhone, orders }) =>
        [customerName, customerPhone, orders].join(' / '),
      )
    },
  }
}

it.each([
  ['US', '(212) 555-0134', '+1 212 555 0134', '(312) 555-0134'],
  ['IN', '98765 43210', '+91 98765 43210', '88765 43210'],
  ['NG', '0803 123 4567', '+234 803 123 4567', '0703 123 4567'],
  ['BD', '01712345678', '+880 1712-345678', '+91 77123 45678'],
])(
  'in %s, whose numbers only end alike are two customers: in the list, as callers, as doubles, and erased [OR-09, OR-11, EN-02]',
  async (country, alice, again, bob) => {
    await using at = await shop(country)
    const hers = await at.take('Alice', alice)
    const his = await at.take('Bob', bob)
    expect(his).toMatchObject({ doubleOf: null, customerOrders: { orders: 1 } })
    expect(await at.caller(again)).toMatchObject({
      known: { customerName: 'Alice', customerAddress: 'Home of Alice', orders: 1 },
    })
    expect((await at.caller(bob)).known).toMatchObject({ customerName: 'Bob', orders: 1 })
    const second = await at.take('Alice', again)
    expect(second).toMatchObject({ doubleOf: { id: hers.id }, customerOrders: { orders: 2 } })
    expect(await at.customers()).toHaveLength(2)
    expect(await at.ordersInFile(hers)).toEqual([hers.orderId, second.orderId])
    expect((await at.erase(hers)).status).toBe(200)
    expect([await at.statusOf(second), await at.statusOf(his)]).toEqual([404, 200])
  },
)

it('a chat is named where its number is the whole one, not where it ends alike or is in a note [OR-11]', async () => {
  await using at = await shop('US')
  expect((await at.caller('(212) 555-0134')).chat).toBeNull()
  expect((await at.caller('+1 312 555 0134')).chat).toMatchObject({ conversationId: 1 })
})

const [bilkisNumber, anwarNumber] = ['01812345002', '01812345003']

it('an order with a mistyped number moves alone to whom the right number is of [OR-06, OR-11, EN-02]', async () => {
  await using at = await shop('BD')
  const first = await at.take('Bilkis', bilkisNumber, 2)
  const second = await at.take('Bilkis', bilkisNumber, 3)
  const his = await at.take('Anwar', bilkisNumber, 3)
  expect(his.doubleOf?.id).toBe(second.id)
  const moved = await at.change(his, { customerPhone: anwarNumber })
  expect(moved).toMatchObject({ customerOrders: { orders: 1 }, doubleOf: null })
  expect(await at.customers()).toEqual([
    `Anwar / ${anwarNumber} / 1`,
    `Bilkis / ${bilkisNumber} / 2`,
  ])
  expect(await at.customers('anwar')).toHaveLength(1)
  expect(await at.customers(bilkisNumber)).toHaveLength(1)
  expect((await at.caller(bilkisNumber)).known).toEqual({
    customerName: 'Bilkis',
    customerAddress: 'Home of Bilkis',
    orders: 2,
  })
  expect(await at.ordersInFile(his)).toEqual([his.orderId])
  expect((await at.erase(his)).status).toBe(200)
  expect([await at.statusOf(first), await at.statusOf(second)]).toEqual([200, 200])
  expect(await at.customers()).toEqual([`Bilkis / ${bilkisNumber} / 2`])
})

it('typed back as it was, the order is where it was, and nobody is left without an order [OR-06, OR-11]', async () => {
  await using at = await shop('BD')
  const first = await at.take('Bilkis', bilkisNumber)
  const again = await at.take('Bilkis', bilkisNumber)
  await at.change(again, { customerPhone: anwarNumber })
  const later = await at.take('Bilkis', bilkisNumber)
  expect(later.doubleOf?.id).toBe(first.id)
  const back = await at.change(again, { customerPhone: bilkisNumber })
  expect(back).toMatchObject({ doubleOf: { id: first.id }, customerOrders: { orders: 3 } })
  expect(await at.customers()).toEqual([`Bilkis / ${bilkisNumber} / 3`])
  expect((await at.caller(anwarNumber)).known).toBeNull()
  // What was a double of the order that moves away is one of another, or of none.
  await at.change(first, { customerPhone: anwarNumber })
  expect([(await at.order(again)).doubleOf, (await at.order(later)).doubleOf?.id]).toEqual([
    null,
    again.id,
  ])
})

it('the only order of somebody keeps their record, and one of a known number goes to whom that is [OR-06, OR-11]', async () => {
  await using at = await shop('BD')
  const anwars = await at.take('Anwar', anwarNumber)
  const hers = await at.take('Bilkis', '01812345009', 2)
  await at.change(hers, { customerPhone: bilkisNumber })
  expect(await at.customers()).toEqual([
    `Bilkis / ${bilkisNumber} / 1`,
    `Anwar / ${anwarNumber} / 1`,
  ])
  expect((await at.caller('01812345009')).known).toBeNull()
  // Another spelling of the same number is nobody else's.
  await at.change(hers, { customerPhone: `+88${bilkisNumber}` })
  expect(await at.customers('bilkis')).toEqual([`Bilkis / 88${bilkisNumber} / 1`])
  await at.change(hers, { customerName: 'Anwar', customerPhone: `+88${anwarNumber}` })
  expect(await at.customers()).toEqual([`Anwar / 88${anwarNumber} / 2`])
  expect((await at.caller(bilkisNumber)).known).toBeNull()
  expect(await at.ordersInFile(anwars)).toEqual([anwars.orderId, hers.orderId])
})
