import type { Order } from '@pal/core/contract/orders'
import { isoTime } from '@pal/core/domain/iso-time'
import { toMajor } from '@pal/core/domain/money'
import type { OrderLineRow, OrderRow } from '@pal/db/orders/orders'

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
  | 'payment_status'
  | 'ai_points'
  | 'created_at'
>
type ShownLine = Pick<
  OrderLineRow,
  'name' | 'quantity' | 'unit_price_minor' | 'total_minor' | 'product_id'
>

export function presentOrder(row: ShownOrder, lines: readonly ShownLine[]): Order {
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
    paymentStatus: row.payment_status,
    aiPointsEarned: row.ai_points,
    createdAt: isoTime(row.created_at),
  }
}
