import type { Answer, Query } from '@pal/core/contract/endpoints'
import type { Order, OrderDetail } from '@pal/core/contract/orders'
import { isoTimeOrNull } from '@pal/core/domain/iso-time'
import { toMajor } from '@pal/core/domain/money'
import { notFound } from '@pal/core/errors'
import { campaignName } from '@pal/db/campaigns/campaigns'
import { customerOrders } from '@pal/db/customers/customer-orders'
import { setBackTo } from '@pal/db/orders/moves'
import { type Telling, tellingOf } from '@pal/db/orders/notices'
import { listOrders } from '@pal/db/orders/order-list'
import { orderMargin } from '@pal/db/orders/order-margin'
import { linesOf, orderById, type OrderRow, openDoubles } from '@pal/db/orders/orders'
import { piecesReturned, returnsOf } from '@pal/db/orders/returns'
import { salesPages } from '@pal/db/pages/pages'
import type { Reads } from '@pal/db/schema/reads'

import type { Platform } from '../../platform/platform.ts'
import { currentSettings } from '../../platform/settings.ts'
import type { StoreThread } from '../../threads/store-thread.ts'
import { orderHistory } from './order-history.ts'
import { isSeldom, orderPick } from './order-pick.ts'
import { presentDetails, presentDouble, presentOrder, presentReturn } from './present.ts'

export interface OrderListParts extends Platform {
  readonly thread: StoreThread
}

/** A part of the list, and the rows themselves: they say where the next part begins. */
export async function orderPage(
  { store: { db }, thread, clock }: OrderListParts,
  query: Query<'orders.list'>,
  before: Parameters<typeof listOrders>[1]['before'],
  request: { readonly signal: AbortSignal },
): Promise<{
  readonly rows: readonly Pick<OrderRow, 'id' | 'created_at'>[]
  readonly orders: Order[]
}> {
  const pick = await orderPick(db, query, clock.now())
  const filter = { ...pick, limit: query.limit, before, search: query.search }
  const rows = isSeldom(pick)
    ? await thread.run('listOrders', filter, request)
    : await listOrders(db, filter)
  const ids = rows.map(({ id }) => id)
  const lines = await linesOf(db, ids)
  const doubles = await openDoubles(db, rows)
  const back = await piecesReturned(db, rows)
  const telling = await tellingOf(db, ids, clock.now())
  const pages = await salesPages(db)
  return {
    rows,
    orders: rows.map((row) => ({
      ...pageNameOf(row, pages),
      ...presentOrder(
        row,
        lines.get(row.id) ?? [],
        doubles.has(row.id),
        telling.get(row.id) ?? neverTold,
      ),
      ...(back.has(row.id) && { piecesReturned: back.get(row.id) }),
    })),
  }
}

/** It brings what is known of the phone numbers of all countries, which a start does without. */
const numbers = () => import('@pal/db/customers/same-phone')

export async function orderDetail(db: Reads, id: number, now: number): Promise<OrderDetail> {
  const row = await orderById(db, id)
  if (!row) throw notFound('order_not_found')
  const { samePhoneOrders } = await numbers()
  const [lines, history, campaign, returns, bought, doubles, back, telling, pages, { company }] =
    await Promise.all([
      linesOf(db, [id]),
      orderHistory(db, row),
      // A deleted campaign keeps its orders readable, with its name.
      campaignName(db, row.campaign_id),
      returnsOf(db, id),
      customerOrders(db, row.customer_id),
      openDoubles(db, [row]),
      setBackTo(db, id),
      tellingOf(db, [id], now),
      salesPages(db),
      currentSettings(db),
    ])
  return {
    ...presentOrder(row, lines.get(id) ?? [], doubles.has(id), telling.get(id) ?? neverTold),
    piecesReturned: returns
      .flatMap((back) => back.lines)
      .reduce((sum, { quantity }) => sum + quantity, 0),
    campaignName: campaign,
    setBackTo: back,
    ...presentDetails(row),
    paidAt: isoTimeOrNull(row.paid_at),
    returns: returns.map(presentReturn),
    customerOrders: bought,
    samePhone: await samePhoneOrders(
      db,
      { id: row.customer_id, phone: row.customer_phone },
      { company, currency: row.currency },
    ),
    doubleOf: presentDouble(doubles.get(id)),
    ...pageNameOf(row, pages),
    history,
  }
}

const neverTold: Telling = { until: null, byHandUntil: null, hasChat: false }

/** Where there is only one, nobody needs its name. */
const pageNameOf = ({ page_id: id }: OrderRow, pages: ReadonlyMap<string, string>) => ({
  ...(pages.size > 1 && { pageName: pages.get(id) ?? '' }),
})

export async function marginOf(db: Reads, id: number): Promise<Answer<'orders.margin'>> {
  const row = await orderById(db, id)
  if (!row) throw notFound('order_not_found')
  const margin = await orderMargin(db, row)
  return {
    margin: margin && { amount: toMajor(margin.margin_minor), value: toMajor(margin.value_minor) },
  }
}

/** By what a line of the log is found from an order, and from its chat. */
export const aboutOrder = ({ id, conversation_id: chat }: OrderRow) => ({
  orderId: id,
  ...(chat !== null && { conversationId: chat }),
})
