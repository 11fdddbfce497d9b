import { expect, it } from 'vitest'

import { futureOf } from './futures.ts'
import type { Visit } from './scenes.ts'

const hour = 3_600_000

async function futureFor(order: Visit['order']): Promise<unknown[]> {
  const visit: Visit = { customer: 'Nusrat Jahan', says: [], ...(order && { order }) }
  const asked: unknown[] = []
  const call = (name: string, { body }: { readonly body: object }) => {
    asked.push([name, body])
    return Promise.resolve()
  }
  const moves = futureOf(visit, { id: 4, placedAt: 10 * hour })
  for (const { happens } of moves.toSorted((a, b) => a.at - b.at))
    await happens({ call: call as never })
  return asked
}
const status = (to: string) => ['orders.setStatus', { status: to }]

it('sends an order with a courier, who collects the money', async () => {
  expect(await futureFor(undefined)).toEqual([
    status('processing'),
    ['orders.change', { courier: 'Pathao', trackingNumber: 'PA24681548' }],
    status('shipped'),
    status('delivered'),
    ['orders.pay', { ids: [4] }],
  ])
})

it.each([
  ['bkash', { paymentStatus: 'paid' }],
  ['part', { paymentStatus: 'part', paidAmount: '1000' }],
] as const)('has one paid beforehand by bKash, with its number: %s', async (order, payment) => {
  const [first, ...rest] = await futureFor(order)
  expect(first).toEqual([
    'orders.change',
    {
      paymentMethod: 'bkash',
      paymentReference: expect.stringMatching(/^BK7[0-9A-Z]{7}$/),
      ...payment,
    },
  ])
  expect(rest.at(-1)).toEqual(status('delivered'))
})

it('has one come back, and one cancelled before it is packed', async () => {
  expect(await futureFor('returned')).toContainEqual([
    'orders.return',
    { lines: [{ line: 1, quantity: 1 }], reason: 'damaged', restock: false },
  ])
  expect(await futureFor('cancelled')).toEqual([status('cancelled')])
})
