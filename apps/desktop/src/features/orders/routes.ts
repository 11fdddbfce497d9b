import { listOrders } from '@pal/db/orders/order-list'
import { linesOf, setOrderStatus } from '@pal/db/orders/orders'

import { nextTimeCursor, readTimeCursor } from '../../http/cursors.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Platform } from '../../platform/platform.ts'
import { currentSettings } from '../../platform/settings.ts'
import { orderAnswer, orderDetail, periodStart } from './orders.ts'

export function orderRoutes({ store, events, log, now }: Platform) {
  const { db } = store
  return {
    'orders.list': async ({ query, next }) => {
      const { company } = await currentSettings(db)
      const rows = await listOrders(db, {
        limit: query.limit,
        before: readTimeCursor(query.cursor),
        status: query.status === 'all' ? undefined : query.status,
        since: periodStart(query.period, now(), company.timezone),
        search: query.search,
      })
      next(nextTimeCursor(rows, query.limit, (row) => ({ at: row.created_at, id: row.id })))
      const lines = await linesOf(
        db,
        rows.map((row) => row.id),
      )
      return rows.map((row) => orderAnswer(row, lines.get(row.id) ?? []))
    },
    'orders.get': ({ params }) => orderDetail(db, params.id),
    'orders.setStatus': async ({ params, body }) => {
      const row = await store.transaction((tx) =>
        setOrderStatus(tx, params.id, {
          to: body.status,
          actor: 'human',
          note: body.note,
          now: now(),
        }),
      )
      log.write('info', 'system', `Order ${row.number} is ${row.status}`)
      events.changed('orders', 'products')
      return orderDetail(db, params.id)
    },
  } satisfies Partial<Handlers>
}
