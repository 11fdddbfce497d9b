import {
  nextCountCursor,
  nextTimeCursor,
  readCountCursor,
  readTimeCursor,
} from '../../http/cursors.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Worker } from '../../jobs/worker.ts'
import { courierFiles, type CourierParts, takeBackFile, toCourier } from './courier-file.ts'
import { customerFilter, oneCustomer, placeOf, presentCustomers } from './customers.ts'
import { orderDocuments, orderPdf, type PrintPdf } from './documents.ts'
import { listSums, orderCouriers } from './ledger.ts'
import { moveOrder, moveOrders, type MoveParts, setBack, undoMoves } from './moves.ts'
import { orderPick } from './order-pick.ts'
import { marginOf, orderDetail, orderPage } from './orders.ts'
import { keepReturn } from './returns.ts'
import { keepSlips } from './slips.ts'

export interface OrderParts extends CourierParts {
  readonly worker: Pick<Worker, 'poke'>
  /** Null where there is no desktop. */
  readonly printPdf: PrintPdf | null
}

/** They bring what is known of the phone numbers of all countries, which a start does without. */
const calling = () => import('./caller.ts')
const taking = () => import('./take-order.ts')
const changing = () => import('./change-order.ts')
const editing = () => import('./edit-items.ts')
const tracking = () => import('./track-orders.ts')

export function orderRoutes(parts: OrderParts) {
  const { store, thread, clock } = parts
  const moving: MoveParts = { ...parts, poke: () => parts.worker.poke() }
  return {
    'orders.list': async (request) => {
      const { query, next } = request
      const before = readTimeCursor(query.cursor)
      const { rows, orders } = await orderPage(parts, query, before, request)
      next(nextTimeCursor(rows, query.limit, (row) => ({ at: row.created_at, id: row.id })))
      return orders
    },
    'orders.customers': async (request) => {
      const { query, next } = request
      const before = readCountCursor(query.cursor)
      const rows = await thread.run('listCustomers', customerFilter(query, before), request)
      next(nextCountCursor(rows, query.limit, placeOf))
      return presentCustomers(store.db, rows)
    },
    'orders.customer': ({ params }) => oneCustomer(store.db, params.id),
    'orders.count': async (request) => {
      const pick = await orderPick(store.db, request.query, clock.now())
      return { count: await thread.run('countOrders', pick, request) }
    },
    'orders.sums': (request) => listSums(parts, request.query, request),
    'orders.couriers': (request) => orderCouriers(parts, request),
    'orders.track': async ({ body }) => (await tracking()).trackOrders(parts, body),
    'orders.toCourier': (request) => toCourier(parts, request),
    'orders.courierFiles': (request) => courierFiles(parts, request),
    'orders.takeBackFile': ({ body }) => takeBackFile(parts, body),
    'orders.slips': ({ body }) => keepSlips(parts, body),
    'orders.create': async ({ body }) => (await taking()).takeOrder(moving, body),
    'orders.caller': async ({ query }) => (await calling()).callerOf(store.db, query),
    'orders.totals': async ({ body: { orderId, ...typed } }) =>
      orderId === undefined
        ? (await taking()).typedTotals(store.db, typed)
        : (await editing()).editedTotals(store.db, orderId, typed),
    'orders.documents': ({ query }) => orderDocuments(parts, query.ids),
    'orders.pdf': ({ query }) => orderPdf(parts, query),
    'orders.get': ({ params }) => orderDetail(store.db, params.id, clock.now()),
    'orders.margin': ({ params }) => marginOf(store.db, params.id),
    'orders.change': async ({ params, body }) =>
      (await changing()).changeParticulars(moving, params.id, body),
    'orders.items': async ({ params, body }) =>
      (await editing()).editOrderItems(moving, params.id, body),
    'orders.return': ({ params, body }) => keepReturn(parts, params.id, body),
    'orders.setStatus': ({ params, body }) => moveOrder(moving, params.id, body),
    'orders.move': ({ body }) => moveOrders(moving, body),
    'orders.pay': async ({ body }) => (await changing()).markPaid(moving, body),
    'orders.setBack': ({ params, body }) => setBack(moving, params.id, body),
    'orders.undo': ({ body }) => undoMoves(moving, body),
  } satisfies Partial<Handlers>
}
