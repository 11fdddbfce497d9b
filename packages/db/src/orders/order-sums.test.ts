import { amountDue, amountToGiveBack } from '@pal/core/domain/orders/order-payment'
import { expect, it } from 'vitest'

import type { Store } from '../maintenance/store.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { aCampaign, aPage, inbound, noon, someOrder } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { keepCourierFile } from './courier-files.ts'
import type { OrderPick } from './order-filter.ts'
import { countOrders, listOrders } from './order-list.ts'
import { moneyOf } from './order-money.ts'
import { courierNames, keepSlipsPrinted, owedByCourier, sumOrders } from './order-sums.ts'
import type { OrderRow } from './orders.ts'
import { placeOrder } from './place-order.ts'

const statuses = ['confirmed', 'processing', 'shipped', 'delivered', 'cancelled'] as const
const payments = ['unpaid', 'part', 'paid', 'refunded'] as const
const couriers = ['Pathao', 'Steadfast', null] as const
const methods = ['cash_on_delivery', 'bkash'] as const

/** Every state with every payment, courier and method: figures that no two orders share. */
async function fill(store: Store): Promise<OrderRow[]> {
  await aPage(store)
  await aCampaign(store)
  await store.transaction((tx) => ingestInbound(tx, inbound()))
  let n = 0
  for (const status of statuses) {
    for (const payment_status of payments) {
      for (const courier of couriers) {
        for (const payment_method of methods) {
          n += 1
          const now = noon + n * 1_000
          const line = { unitPriceMinor: 10_000 + n * 7, quantity: 1 }
          const order = someOrder({ line, now })
          await store.transaction((tx) => placeOrder(tx, order))
          const total = 10_000 + n * 7
          const paid = { unpaid: 0, part: 1_001, paid: total, refunded: 0 }[payment_status]
          await store.db
            .updateTable('orders')
            .set({ status, payment_status, courier, payment_method, paid_minor: paid })
            .set({ currency: n % 5 === 0 ? 'USD' : 'BDT' })
            .set(n % 7 === 0 ? { returned_minor: 501, returned_at: noon } : { returned_minor: 0 })
            .where('id', '=', n)
            .execute()
        }
      }
    }
  }
  return store.db.selectFrom('orders').selectAll().orderBy('id', 'desc').execute()
}

const dueOf = (row: OrderRow) => amountDue(moneyOf(row))
const giveBackOf = (row: OrderRow) => amountToGiveBack(moneyOf(row))

/** After an advance by bKash the rest is paid in cash, too. */
const isCash = (row: OrderRow) =>
  row.payment_method === 'cash_on_delivery' || row.payment_status === 'part'

const isOwed = (row: OrderRow) => row.status === 'delivered' && isCash(row) && dueOf(row) > 0

const isDelivered = ({ status }: OrderRow) => status === 'delivered'

const isWaiting = ({ status }: OrderRow) => status === 'confirmed' || status === 'processing'

it('orders are found by payment, courier and slip, alone and together, with sums that are exact [OR-02, OR-03]', async () => {
  await using store = openTestStore()
  await fill(store)
  await store.transaction((tx) => keepSlipsPrinted(tx, [1, 2, 3, 40], { printed: true, now: noon }))
  const filed = { courier: 'pathao', again: false, now: noon } as const
  await keepCourierFile(store.db, { ids: [2, 3, 4, 41] }, filed)
  const rows = await store.db.selectFrom('orders').selectAll().orderBy('id', 'desc').execute()
  const cases: [OrderPick, (row: OrderRow) => boolean][] = [
    [{}, () => true],
    ...payments.map((payment): [OrderPick, (row: OrderRow) => boolean] => [
      { payment },
      (row) =>
        row.payment_status === payment &&
        // Nobody pays for it any more.
        !(payment === 'unpaid' && row.status === 'cancelled'),
    ]),
    [{ due: 1 }, isOwed],
    [{ due: 1, courier: 'Pathao' }, (row) => isOwed(row) && row.courier === 'Pathao'],
    [{ due: 1, noCourier: 1 }, (row) => isOwed(row) && row.courier === null],
    // What was delivered and not paid is in one of them.
    [{ advanceDue: 1 }, (row) => isDelivered(row) && !isCash(row) && dueOf(row) > 0],
    [{ giveBack: 1 }, (row) => giveBackOf(row) > 0],
    [{ giveBack: 1, status: 'delivered' }, (row) => isDelivered(row) && giveBackOf(row) > 0],
    [{ courier: 'Steadfast' }, ({ courier }) => courier === 'Steadfast'],
    [{ courier: 'steadfast' }, () => false],
    [{ waiting: 1 }, isWaiting],
    [{ unprinted: 1 }, (row) => isWaiting(row) && row.slip_printed_at === null],
    [{ unfiled: 1 }, (row) => isWaiting(row) && row.courier_file_at === null],
    [{ returned: 1 }, ({ returned_at }) => returned_at !== null],
    [{ courierFileAt: noon }, (row) => row.courier_file_at === noon],
    [
      {
        unprinted: 1,
        status: 'processing',
        payment: 'unpaid',
        currency: 'USD',
        from: noon + 9_000,
      },
      (row) =>
        row.status === 'processing' &&
        row.slip_printed_at === null &&
        row.payment_status === 'unpaid' &&
        row.currency === 'USD' &&
        row.created_at >= noon + 9_000,
    ],
    [{ status: 'cancelled' }, ({ status }) => status === 'cancelled'],
  ]
  for (const [pick, belongs] of cases) {
    const what = JSON.stringify(pick)
    const right = rows.filter(belongs)
    const listed = await listOrders(store.db, { ...pick, limit: 500 })
    expect(
      listed.map(({ id }) => id),
      what,
    ).toEqual(right.map(({ id }) => id))
    expect(await countOrders(store.db, pick), what).toBe(right.length)
    const { atLeast, sums } = await sumOrders(store.db, pick)
    expect(atLeast).toBe(false)
    const byCurrency = Map.groupBy(right, ({ currency }) => currency)
    const sold = (row: OrderRow) => pick.status === 'cancelled' || row.status !== 'cancelled'
    expect(
      sums.toSorted((a, b) => a.currency.localeCompare(b.currency)),
      what,
    ).toEqual(
      Array.from(byCurrency, ([currency, some]) => ({
        currency,
        orders: some.length,
        total: some.filter(sold).reduce((sum, { total_minor }) => sum + total_minor, 0),
        returned: some
          .filter(({ status }) => status !== 'cancelled')
          .reduce((sum, { returned_minor }) => sum + returned_minor, 0),
        due: some.reduce((sum, row) => sum + dueOf(row), 0),
        giveBack: some.reduce((sum, row) => sum + giveBackOf(row), 0),
      })).toSorted((a, b) => a.currency.localeCompare(b.currency)),
    )
  }
})

it('a sum stops where it would take long, and says that there is more [OR-08]', async () => {
  await using store = openTestStore()
  await fill(store)
  const { atLeast, sums } = await sumOrders(store.db, {}, 100)
  expect(atLeast).toBe(true)
  expect(sums.reduce((all, { orders }) => all + orders, 0)).toBe(101)
  expect((await sumOrders(store.db, {}, 120)).atLeast).toBe(false)
})

it('each courier owes what it collected and has not paid out, by currency [OR-09]', async () => {
  await using store = openTestStore()
  const rows = await fill(store)
  const owed = await owedByCourier(store.db)
  expect(owed.length).toBeGreaterThan(2)
  for (const { courier, currency, orders, due } of owed) {
    const right = rows.filter(
      (row) => isOwed(row) && row.courier === courier && row.currency === currency,
    )
    expect(orders).toBe(right.length)
    expect(due).toBe(right.reduce((sum, row) => sum + dueOf(row), 0))
  }
  expect(owed.reduce((sum, { orders }) => sum + orders, 0)).toBe(rows.filter(isOwed).length)
  expect(owed.map(({ due }) => due)).toEqual(owed.map(({ due }) => due).toSorted((a, b) => b - a))
  expect(await courierNames(store.db)).toEqual(['Pathao', 'Steadfast'])
})

it('the names of couriers are few and end, also where each order has another one [OR-08]', async () => {
  await using store = openTestStore()
  expect(await courierNames(store.db)).toEqual([])
  const rows = await fill(store)
  for (const { id } of rows) {
    const courier = `courier ${String(id).padStart(3, '0')}`
    await store.db.updateTable('orders').set({ courier }).where('id', '=', id).execute()
  }
  const names = await courierNames(store.db)
  expect(names.length).toBe(50)
  expect(names.slice(0, 2)).toEqual(['courier 001', 'courier 002'])
})
