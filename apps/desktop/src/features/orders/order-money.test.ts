import type { Order, OrderDetail } from '@pal/core/contract/orders'
import { ingestInbound } from '@pal/db/messages/inbound'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, inbound, noon, someOrder } from '@pal/db/testing/fixtures'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { startFilledServer } from '../../testing/filled-server.ts'

/** What is known of an order's money without asking the program. */
interface Known {
  paid: number
  /** Given back, and nobody collects it again. */
  waived: number
  /** The same when it last moved. */
  waivedThen: number
}

const next = { confirmed: 'processing', processing: 'shipped', shipped: 'delivered' } as const

const keptOf = ({ totalAmount, returnedAmount }: OrderDetail) => totalAmount - returnedAmount

const dueOf = (order: OrderDetail, { waived, paid }: Known) =>
  order.status === 'cancelled' ? 0 : Math.max(0, keptOf(order) - paid - waived)

/** Who has their parcel paid at the door, and who has paid it all pays no more. */
function waivedBy(order: OrderDetail, known: Known, amount: number): number {
  if (order.status === 'cancelled') return known.waived
  const isParcel = order.status !== 'delivered'
  if (isParcel && amount === known.paid) return 0
  if (isParcel && dueOf(order, known) > 0) return known.waived
  const tooMuch = Math.max(0, known.paid - keptOf(order))
  return known.waived + Math.max(0, amount - tooMuch)
}

function waivedOnceBack(order: OrderDetail, known: Known): number {
  if (known.paid === 0) return 0
  const collects = order.status === 'delivered' && dueOf(order, known) > 0
  return collects ? known.waivedThen : known.waived
}

const event = fc.tuple(fc.nat(15), fc.nat(2), fc.integer({ min: 1, max: 9 }))

it('whatever happens to orders, what is due is what they come to less what came in, in lists, sums and files [OR-02, OR-04, OR-09]', async () => {
  const seen = { waived: 0, collected: 0, 'of delivered': 0, 'set back': 0, edited: 0, returned: 0 }
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 30, maxLength: 60 }), async (events) => {
      let now = noon
      await using filled = await startFilledServer(
        async (store) => {
          await aPage(store)
          await aCampaign(store, { products: [{ name: 'Saree', price_minor: 10_000 }] })
          await store.transaction(async (tx) => {
            await ingestInbound(tx, inbound())
            for (const quantity of [1, 2, 3]) {
              await placeOrder(tx, someOrder({ line: { unitPriceMinor: 10_000, quantity } }))
            }
          })
        },
        clockAt(() => now),
      )
      const { server } = filled
      const read = async <T>(path: string) => (await (await server.ask(path)).json()) as T
      const ask = async (path: string, body: object, method = 'POST') => {
        const answer = await server.ask(`/api/orders/${path}`, { method, body })
        return answer.ok ? ((await answer.json()) as OrderDetail) : null
      }
      const orders = await Promise.all(
        [1, 2, 3].map((id) => read<OrderDetail>(`/api/orders/${id}`)),
      )
      const all = [1, 2, 3].map((): Known => ({ paid: 0, waived: 0, waivedThen: 0 }))
      for (const [what, which, many] of events) {
        now += 60_000
        const id = which + 1
        const known = all[which]!
        const order = orders[which]!
        const amount = many * 20
        if (what < 3) {
          const paidAmount = Math.min(amount, order.totalAmount)
          if (await ask(`${id}`, { paidAmount }, 'PATCH')) {
            const missing = Math.max(0, keptOf(order) - paidAmount)
            const isAnew = paidAmount === 0 || order.paymentStatus === 'refunded'
            known.waived = isAnew ? 0 : Math.min(known.waived, missing)
            known.paid = paidAmount
          }
        } else if (what < 6) {
          const refundAmount = Math.min(amount, known.paid)
          if (await ask(`${id}`, { refundAmount }, 'PATCH')) {
            const isOwed = order.status === 'delivered' && dueOf(order, known) > 0
            const waived = waivedBy(order, known, refundAmount)
            seen[isOwed ? 'of delivered' : waived > known.waived ? 'waived' : 'collected'] += 1
            Object.assign(known, { paid: known.paid - refundAmount, waived })
          }
        } else if (what < 8) {
          const lines = [{ productId: 1, quantity: 1 + (many % 4) }]
          if (await ask(`${id}/items`, { lines })) seen.edited += 1
        } else if (what < 13) {
          const { status } = order
          const on = status === 'delivered' || status === 'cancelled' ? 'cancelled' : next[status]
          const to = many > 8 && what < 9 ? 'cancelled' : on
          if (await ask(`${id}/status`, { status: to })) known.waivedThen = known.waived
        } else if (what < 15) {
          const lines = [{ line: 1, quantity: 1 }]
          const body = { lines, reason: 'damaged', restock: false }
          if (await ask(`${id}/returns`, body)) seen.returned += 1
        } else if (await ask(`${id}/set-back`, { from: order.status })) {
          known.waived = known.waivedThen = waivedOnceBack(order, known)
          seen['set back'] += 1
        }
        const after = await read<OrderDetail>(`/api/orders/${id}`)
        orders[which] = after
        const { paidAmount, waivedAmount, amountDue } = after
        expect({ paidAmount, waivedAmount, amountDue }).toEqual({
          paidAmount: known.paid,
          waivedAmount: known.waived,
          amountDue: dueOf(after, known),
        })
      }
      const due = orders.map((order, at) => dueOf(order, all[at]!))
      const { sums } = await read<{ sums: { due: number }[] }>('/api/orders/sums')
      expect(sums[0]?.due).toBe(due.reduce((sum, each) => sum + each))
      const owed = orders.filter(({ status }, at) => status === 'delivered' && due[at]! > 0)
      const found = await read<Order[]>('/api/orders?payment=due')
      expect(found.map(({ id }) => id).toSorted()).toEqual(owed.map(({ id }) => id))
      const made = await server.ask('/api/orders/courier-files', {
        method: 'POST',
        body: { courier: 'pathao' },
      })
      const { file } = (await made.json()) as { file: string | null }
      const query = new URLSearchParams({ courier: 'pathao', at: file ?? '' })
      const csv = await server.ask(`/api/orders/courier-files?${query}`)
      const rows =
        file === null
          ? []
          : parse<Record<string, string>>(await csv.text(), { bom: true, columns: true })
      for (const row of rows) {
        const at = orders.findIndex(({ orderId }) => orderId === row['MerchantOrderId'])
        expect(Number(row['AmountToCollect(*)'])).toBe(due[at])
      }
    }),
    { numRuns: 12, seed: 9, endOnFailure: true },
  )
  expect(Math.min(...Object.values(seen)), 'of each kind some must happen').toBeGreaterThan(2)
})
