import type { Order, OrderDetail } from '@pal/core/contract/orders'
import type { OrderPeriod } from '@pal/core/domain/entities'
import { isoTime } from '@pal/core/domain/iso-time'
import { toMajor } from '@pal/core/domain/money'
import { notFound } from '@pal/core/errors'
import {
  historyOf,
  linesOf,
  orderById,
  type OrderLineRow,
  type OrderRow,
} from '@pal/db/orders/orders'
import type { Reads } from '@pal/db/schema/reads'
import { startOfDay } from '@pal/db/stats/days'

const dayMs = 24 * 60 * 60 * 1000

type ShownOrder = Pick<
  OrderRow,
  | 'id'
  | 'number'
  | 'campaign_id'
  | 'conversation_id'
  | 'customer_name'
  | 'customer_phone'
  | 'total_minor'
  | 'currency'
  | 'status'
  | 'ai_points'
  | 'created_at'
>
type ShownLine = Pick<
  OrderLineRow,
  'name' | 'quantity' | 'unit_price_minor' | 'total_minor' | 'product_id'
>

export function orderAnswer(row: ShownOrder, lines: readonly ShownLine[]): Order {
  return {
    id: row.id,
    orderId: row.number,
    campaignId: row.campaign_id,
    conversationId: row.conversation_id,
    customerName: row.customer_name,
    customerPhone: row.customer_phone,
    products: lines.map((line) => ({
      name: line.name,
      quantity: line.quantity,
      unitPrice: toMajor(line.unit_price_minor),
      total: toMajor(line.total_minor),
      productId: line.product_id,
    })),
    totalAmount: toMajor(row.total_minor),
    currency: row.currency,
    status: row.status,
    aiPointsEarned: row.ai_points,
    createdAt: isoTime(row.created_at),
  }
}

export async function orderDetail(db: Reads, id: number): Promise<OrderDetail> {
  const row = await orderById(db, id)
  if (!row) throw notFound('The order')
  const [lines, history, campaign] = await Promise.all([
    linesOf(db, [id]),
    historyOf(db, id),
    // A deleted campaign keeps its orders readable, with its name.
    db.selectFrom('campaigns').select('name').where('id', '=', row.campaign_id).executeTakeFirst(),
  ])
  return {
    ...orderAnswer(row, lines.get(id) ?? []),
    campaignName: campaign?.name ?? null,
    customerAddress: row.customer_address,
    subtotal: toMajor(row.subtotal_minor),
    discount: toMajor(row.discount_minor),
    deliveryFee: toMajor(row.delivery_minor),
    history: history.flatMap((event) =>
      event.to_status === null
        ? []
        : [
            {
              at: isoTime(event.at),
              from: event.from_status,
              to: event.to_status,
              actor: event.actor,
              note: event.note,
            },
          ],
    ),
  }
}

/** Today is the seller's calendar day; week and month are the last 7 and 30 days. */
export function periodStart(
  period: OrderPeriod,
  now: number,
  timeZone: string,
): number | undefined {
  switch (period) {
    case 'all':
      return undefined
    case 'today':
      return startOfDay(now, timeZone)
    case 'week':
      return now - 7 * dayMs
    case 'month':
      return now - 30 * dayMs
  }
}
