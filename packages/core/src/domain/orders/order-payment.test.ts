import fc from 'fast-check'
import { expect, it } from 'vitest'

import { orderStatuses } from '../entities.ts'
import {
  amountDue,
  amountToGiveBack,
  fullPayment,
  type OrderMoney,
  paidInFull,
  paymentAfterRefund,
  paymentOf,
  paymentOnceSetBack,
} from './order-payment.ts'
import { isParcel } from './order-status.ts'

const placed: OrderMoney = {
  status: 'confirmed',
  paymentStatus: 'unpaid',
  totalMinor: 100_000,
  returnedMinor: 0,
  paidMinor: 0,
  waivedMinor: 0,
}

const paid = (order: OrderMoney, minor: number) => ({ ...order, ...paymentOf(order, minor) })
const refunded = (order: OrderMoney, minor: number) => ({
  ...order,
  ...paymentAfterRefund(order, minor),
})
const delivered = (order: OrderMoney): OrderMoney => ({ ...order, status: 'delivered' })

it('a courier owes what they collected at the door, whatever is given back after that [OR-09]', () => {
  const order = refunded(delivered(paid(placed, 50_000)), 20_000)
  expect(order).toMatchObject({ paymentStatus: 'part', paidMinor: 30_000, waivedMinor: 20_000 })
  expect(amountDue(order)).toBe(50_000)
  const settled = { ...order, ...paidInFull(order) }
  expect(settled).toMatchObject({ paymentStatus: 'paid', paidMinor: 80_000, waivedMinor: 20_000 })
  expect([amountDue(settled), amountToGiveBack(settled)]).toEqual([0, 0])
})

it('a courier owes as much where all of the advance is given back after delivery [OR-09]', () => {
  const order = refunded(delivered(paid(placed, 20_000)), 20_000)
  expect(order).toMatchObject({ paymentStatus: 'part', paidMinor: 0 })
  expect(amountDue(order)).toBe(80_000)
})

it('what was given back of an advance is collected at the door, before and once more after a set back [OR-09, OR-06]', () => {
  expect(amountDue(refunded(paid(placed, 50_000), 20_000))).toBe(70_000)
  const wrong = refunded(delivered(paid(placed, 50_000)), 20_000)
  const back: OrderMoney = { ...wrong, status: 'shipped' }
  const payment = paymentOnceSetBack(back, { was: 'delivered', waivedThen: 0 })
  expect(amountDue({ ...back, ...payment })).toBe(70_000)
})

const amount = fc.integer({ min: 0, max: 12 }).map((hundreds) => hundreds * 100)
const step = fc.oneof(
  fc.record({ what: fc.constant('pay' as const), minor: amount }),
  fc.record({ what: fc.constant('receive' as const), minor: amount }),
  fc.record({ what: fc.constant('refund' as const), minor: amount }),
  fc.record({ what: fc.constant('return' as const), minor: amount }),
  fc.record({ what: fc.constant('move' as const), status: fc.constantFrom(...orderStatuses) }),
)

type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

/** What came in and what went back, as somebody would write it down. */
interface Book {
  readonly order: OrderMoney
  readonly cameIn: number
  readonly wentBack: number
}

function after({ order, cameIn, wentBack }: Book, event: Step): Book {
  const due = amountDue(order)
  switch (event.what) {
    case 'pay': {
      const minor = Math.min(event.minor, order.totalMinor)
      return { order: paid(order, minor), cameIn: minor + wentBack, wentBack }
    }
    case 'receive': {
      const minor = Math.min(event.minor, due)
      if (minor === 0) return { order, cameIn, wentBack }
      const more = paid(order, order.paidMinor + minor)
      expect(amountDue(more), 'what a courier hands over is due no longer').toBe(due - minor)
      return { order: more, cameIn: cameIn + minor, wentBack }
    }
    case 'refund': {
      const minor = Math.min(event.minor, order.paidMinor)
      if (minor === 0) return { order, cameIn, wentBack }
      const less = refunded(order, minor)
      const dueThen = amountDue(less)
      if (!isParcel(order.status)) expect(dueThen, 'nobody collects after delivery').toBe(due)
      else if (less.paidMinor === 0) expect(dueThen).toBe(order.totalMinor - order.returnedMinor)
      else expect(dueThen, 'a part of an advance').toBe(due === 0 ? 0 : due + minor)
      const toGiveBack = Math.max(0, amountToGiveBack(order) - minor)
      expect(amountToGiveBack(less)).toBe(toGiveBack)
      return { order: less, cameIn, wentBack: wentBack + minor }
    }
    case 'return': {
      if (order.status !== 'delivered') return { order, cameIn, wentBack }
      const most = order.totalMinor - order.returnedMinor
      const returnedMinor = order.returnedMinor + Math.min(event.minor, most)
      return { order: { ...order, returnedMinor }, cameIn, wentBack }
    }
    case 'move':
      return order.returnedMinor > 0
        ? { order, cameIn, wentBack }
        : { order: { ...order, status: event.status }, cameIn, wentBack }
  }
}

it('whatever comes in, goes back and returns in which order, the money adds up [OR-09, OR-10]', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
      const start = { order: { ...placed, totalMinor: 1_000 }, cameIn: 0, wentBack: 0 }
      const { order, cameIn, wentBack } = steps.reduce<Book>(after, start)
      expect(order.paidMinor).toBe(cameIn - wentBack)
      expect(order.waivedMinor).toBeLessThanOrEqual(wentBack)
      expect(order.waivedMinor).toBeGreaterThanOrEqual(0)
      const due = amountDue(order)
      const isEnded = order.status === 'cancelled' || order.paymentStatus === 'refunded'
      const kept = order.totalMinor - order.returnedMinor
      if (!isEnded) expect(due).toBe(Math.max(0, kept - order.paidMinor - order.waivedMinor))
      if (due > 0) expect(fullPayment(order)).toBe(order.paidMinor + due)
      expect(due === 0 || amountToGiveBack(order) === 0, 'never both').toBe(true)
    }),
    { seed: 3, numRuns: 3_000 },
  )
})
