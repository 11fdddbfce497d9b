import { nextTimeCursor, readTimeCursor } from '../../http/cursors.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeParticulars } from './change-order.ts'
import { orderDocuments, orderPdf, type PrintPdf } from './documents.ts'
import { moveOrder, orderDetail, orderPage } from './orders.ts'
import { keepReturn } from './returns.ts'

export interface OrderParts extends Platform {
  /** Null where there is no desktop. */
  readonly printPdf: PrintPdf | null
}

export function orderRoutes(platform: OrderParts) {
  return {
    'orders.list': async ({ query, next }) => {
      const { rows, orders } = await orderPage(platform, {
        limit: query.limit,
        before: readTimeCursor(query.cursor),
        status: query.status === 'all' ? undefined : query.status,
        period: query.period,
        search: query.search,
      })
      next(nextTimeCursor(rows, query.limit, (row) => ({ at: row.created_at, id: row.id })))
      return orders
    },
    'orders.documents': ({ query }) => orderDocuments(platform, query.ids),
    'orders.pdf': ({ query }) => orderPdf(platform, query),
    'orders.get': ({ params }) => orderDetail(platform.store.db, params.id),
    'orders.change': ({ params, body }) => changeParticulars(platform, params.id, body),
    'orders.return': ({ params, body }) => keepReturn(platform, params.id, body),
    'orders.setStatus': ({ params, body }) => moveOrder(platform, params.id, body),
  } satisfies Partial<Handlers>
}
