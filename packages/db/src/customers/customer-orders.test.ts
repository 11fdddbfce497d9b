import { wholePhone } from '@pal/core/domain/phone'
import { AppError } from '@pal/core/errors'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { eraseCustomer } from '../maintenance/erase.ts'
import type { Store } from '../maintenance/store.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { amendOrder } from '../orders/amend-order.ts'
import { correctCustomer } from '../orders/correct-customer.ts'
import { setOrderBack, setOrderStatus, undoMove } from '../orders/moves.ts'
import { orderById } from '../orders/orders.ts'
import { placeOrder } from '../orders/place-order.ts'
import { returnOrder, undoReturn } from '../orders/returns.ts'
import { aCampaign, aPage, inbound, noon, someOrder } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'

const next = { confirmed: 'processing', processing: 'shipped', shipped: 'delivered' } as const

/** One thing that may happen to orders, chosen by small numbers; whatever is not possible then is skipped. */
async function happen(store: Store, what: number, which: number, now: number): Promise<void> {
  const id = 1 + (which % 6)
  const impossible = (error: unknown) => {
    if (!(error instanceof AppError)) throw error
  }
  if (what === 1) {
    const erasing =
      which % 13 === 0 ? eraseCustomer(store, 1 + (which % 5), { now: () => now }) : null
    await erasing?.catch(impossible)
    return
  }
  await store
    .transaction(async (tx) => {
      switch (what) {
        case 0:
          return placeOrder(
            tx,
            someOrder({
              conversationId: which % 4 === 0 ? null : 1 + (which % 3),
              customer: { name: 'A', phone: `0171234567${which % 2}`, address: 'B' },
              line: { quantity: 2 },
              now,
            }),
          )
        case 2:
          return returnOrder(tx, id, {
            lines: [{ line: 1, quantity: 1 }],
            reason: 'damaged',
            note: null,
            amountMinor: null,
            restock: which % 2 === 0,
            actor: 'human',
            now,
          })
        case 3:
          return undoReturn(tx, id, now)
        case 4:
          return undoMove(tx, id, now)
        case 5: {
          const order = await orderById(tx, id)
          return order && setOrderBack(tx, id, { from: order.status, now })
        }
        case 6:
          return amendOrder(tx, id, someOrder({ line: { quantity: 3 }, now }))
        case 7: {
          const order = await orderById(tx, id)
          if (!order) return
          const phone = `0171234567${which % 4}`
          const whole = wholePhone(phone, 'BD')
          return correctCustomer(
            tx,
            order,
            { name: 'A', address: 'B', instructions: '', phone, whole },
            now,
          )
        }
        default: {
          const { status } = (await orderById(tx, id)) ?? { status: 'cancelled' }
          const on = status === 'delivered' || status === 'cancelled' ? 'cancelled' : next[status]
          const to = which % 9 === 0 ? 'cancelled' : on
          return setOrderStatus(tx, id, { to, actor: 'human', now })
        }
      }
    })
    .catch(impossible)
}

/** The same counted from the orders. */
const wrong = `
  SELECT * FROM (
    SELECT customers.id, order_count, delivered_count, returned_count, cancelled_count, last_order_at
    FROM customers
    EXCEPT
    SELECT customers.id, count(orders.id), count(iif(status = 'delivered', 1, NULL)),
      count(iif(status = 'delivered', returned_at, NULL)), count(iif(status = 'cancelled', 1, NULL)),
      max(orders.created_at)
    FROM customers LEFT JOIN orders ON orders.customer_id = customers.id GROUP BY customers.id
  )`
const kept = `SELECT * FROM customer_revenue WHERE orders > 0 ORDER BY 1, 2`
const counted = `
  SELECT customer_id, currency, count(*) AS orders,
    sum(iif(status = 'cancelled', 0, total_minor - returned_minor)) AS minor
  FROM orders GROUP BY 1, 2 ORDER BY 1, 2`

it('what is kept of a customer’s orders equals what counting them gives, whatever happens to them [OR-10]', async () => {
  const seen = { orders: 0, delivered: 0, returned: 0, cancelled: 0, again: 0 }
  const event = fc.tuple(fc.nat(12), fc.nat(60), fc.integer({ min: 0, max: 9_000 }))
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 80, maxLength: 160 }), async (events) => {
      await using store = openTestStore()
      await aPage(store)
      await aCampaign(store)
      for (const psid of ['a', 'b', 'c'])
        await store.transaction((tx) => ingestInbound(tx, inbound({ psid, mid: psid })))
      let now = noon
      // Some within the time of an undo, and now and then a clock that is put back.
      for (const [what, which, ms] of events) {
        now += ms - 4_000
        await happen(store, what, which, now)
      }
      expect(store.raw.prepare(wrong).all()).toEqual([])
      expect(store.raw.prepare(kept).all()).toEqual(store.raw.prepare(counted).all())
      const sums = store.raw
        .prepare<[], typeof seen>(
          `SELECT sum(order_count) AS orders, sum(delivered_count) AS delivered,
           sum(returned_count) AS returned, sum(cancelled_count) AS cancelled,
           sum(order_count > 1) AS again FROM customers`,
        )
        .get()
      for (const name of Object.keys(seen) as (keyof typeof seen)[]) seen[name] += sums?.[name] ?? 0
    }),
    { numRuns: 40, seed: 5 },
  )
  expect(Math.min(...Object.values(seen)), 'of each kind some must happen').toBeGreaterThan(9)
})
