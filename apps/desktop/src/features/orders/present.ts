import type { Order, OrderDetail } from '@pal/core/contract/orders'
import { isoTime, isoTimeOrNull } from '@pal/core/domain/iso-time'
import { toMajor } from '@pal/core/domain/money'
import { amountDue, amountToGiveBack } from '@pal/core/domain/orders/order-payment'
import { answerOf } from '@pal/core/texts/reason'
import type { Telling } from '@pal/db/orders/notices'
import { moneyOf } from '@pal/db/orders/order-money'
import type { OrderLineRow, OrderRow } from '@pal/db/orders/orders'
import type { OrderReturn } from '@pal/db/orders/returns'
import { readStoredReason } from '@pal/db/schema/stored-reason'

type ShownOrder = Pick<
  OrderRow,
  | 'id'
  | 'number'
  | 'campaign_id'
  | 'page_id'
  | 'conversation_id'
  | 'customer_name'
  | 'customer_phone'
  | 'total_minor'
  | 'paid_minor'
  | 'waived_minor'
  | 'returned_minor'
  | 'currency'
  | 'status'
  | 'payment_status'
  | 'returned_at'
  | 'advance_reason'
  | 'courier_file'
  | 'courier_file_at'
  | 'courier_file_changed_at'
  | 'ai_points'
  | 'decided_by'
  | 'created_at'
>
type ShownLine = Pick<
  OrderLineRow,
  'name' | 'quantity' | 'unit_price_minor' | 'total_minor' | 'product_id'
>

export function presentOrder(
  row: ShownOrder,
  lines: readonly ShownLine[],
  likelyDouble: boolean,
  telling: Telling,
): Order & Pick<OrderDetail, 'tellUntil'>
export function presentOrder(
  row: ShownOrder,
  lines: readonly ShownLine[],
  likelyDouble?: boolean,
): Order
export function presentOrder(
  row: ShownOrder,
  lines: readonly ShownLine[],
  likelyDouble = false,
  telling?: Telling,
): Order {
  const courierFile = presentCourierFile(row)
  const money = moneyOf(row)
  const advance = readStoredReason(row.advance_reason)
  return {
    id: row.id,
    orderId: row.number,
    campaignId: row.campaign_id,
    pageId: row.page_id,
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
    amountDue: toMajor(amountDue(money)),
    amountToGiveBack: toMajor(amountToGiveBack(money)),
    currency: row.currency,
    status: row.status,
    paymentStatus: row.payment_status,
    returned: row.returned_at !== null,
    likelyDouble,
    advance: advance && answerOf(advance),
    courierFile,
    aiPointsEarned: row.ai_points,
    byHand: row.decided_by === 'human',
    createdAt: isoTime(row.created_at),
    ...(telling && {
      tellUntil: isoTimeOrNull(telling.until),
      ...(telling.byHandUntil !== null && { tellByHandUntil: isoTime(telling.byHandUntil) }),
    }),
  }
}

type DetailedOrder = Pick<
  OrderRow,
  | 'customer_address'
  | 'delivery_instructions'
  | 'subtotal_minor'
  | 'discount_minor'
  | 'delivery_minor'
  | 'delivery_area'
  | 'payment_method'
  | 'payment_reference'
  | 'paid_minor'
  | 'waived_minor'
  | 'courier'
  | 'tracking_number'
  | 'returned_minor'
  | 'cancel_reason'
>

/** What an opened order and each file of orders say beyond the list. */
export const presentDetails = (row: DetailedOrder) => ({
  customerAddress: row.customer_address,
  deliveryInstructions: row.delivery_instructions,
  subtotal: toMajor(row.subtotal_minor),
  discount: toMajor(row.discount_minor),
  deliveryFee: toMajor(row.delivery_minor),
  deliveryArea: row.delivery_area,
  paymentMethod: row.payment_method,
  paymentReference: row.payment_reference,
  paidAmount: toMajor(row.paid_minor),
  courier: row.courier,
  trackingNumber: row.tracking_number,
  cancelReason: row.cancel_reason,
  waivedAmount: toMajor(row.waived_minor),
  returnedAmount: toMajor(row.returned_minor),
})

function presentCourierFile({
  status,
  courier_file: courier,
  courier_file_at: at,
  courier_file_changed_at: changed,
}: ShownOrder): Order['courierFile'] {
  if (courier === null || at === null) return null
  return { courier, at: isoTime(at), changed: changed !== null && status !== 'delivered' }
}

export function presentReturn(back: OrderReturn): OrderDetail['returns'][number] {
  const { id, at, reason, note, amount_minor, restocked, lines } = back
  return {
    id,
    at: isoTime(at),
    reason,
    note,
    amount: toMajor(amount_minor),
    restocked: restocked === 1,
    lines,
  }
}

export function presentDouble(first: OrderRow | undefined): OrderDetail['doubleOf'] {
  if (!first) return null
  const { id, number, status, created_at } = first
  return { id, orderId: number, status, createdAt: isoTime(created_at) }
}
