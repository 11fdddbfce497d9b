import { isoTime } from '@pal/core/domain/iso-time'
import { toMajor } from '@pal/core/domain/money'
import { listOrders, type OrderFilter } from '@pal/db/order-list'
import { linesOf, type OrderLineRow, type OrderRow } from '@pal/db/orders'
import type { Reads } from '@pal/db/reads'

import { orderAnswer } from '../orders.ts'
import type { Column } from './csv.ts'
import { atOnce } from './file-stream.ts'

export interface OrderInFile {
  readonly row: OrderRow
  readonly lines: readonly OrderLineRow[]
}

export async function* ordersInFile(
  db: Reads,
  filter: Omit<OrderFilter, 'limit' | 'before'>,
): AsyncGenerator<OrderInFile[], void, void> {
  let before: OrderFilter['before']
  for (;;) {
    const rows = await listOrders(db, { ...filter, limit: atOnce, before })
    const lines = await linesOf(
      db,
      rows.map(({ id }) => id),
    )
    if (rows.length > 0) yield rows.map((row) => ({ row, lines: lines.get(row.id) ?? [] }))
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    before = { at: last.created_at, id: last.id }
  }
}

export const orderColumns: readonly Column<OrderInFile>[] = [
  { name: 'orderId', cell: ({ row }) => row.number },
  { name: 'createdAt', cell: ({ row }) => isoTime(row.created_at) },
  { name: 'status', cell: ({ row }) => row.status },
  { name: 'customerName', cell: ({ row }) => row.customer_name },
  { name: 'customerPhone', cell: ({ row }) => row.customer_phone, phone: true },
  { name: 'customerAddress', cell: ({ row }) => row.customer_address },
  {
    name: 'products',
    cell: ({ lines }) => lines.map(({ quantity, name }) => `${quantity} x ${name}`).join('; '),
  },
  { name: 'subtotal', cell: ({ row }) => toMajor(row.subtotal_minor) },
  { name: 'discount', cell: ({ row }) => toMajor(row.discount_minor) },
  { name: 'deliveryFee', cell: ({ row }) => toMajor(row.delivery_minor) },
  { name: 'totalAmount', cell: ({ row }) => toMajor(row.total_minor) },
  { name: 'currency', cell: ({ row }) => row.currency },
  { name: 'paymentMethod', cell: ({ row }) => row.payment_method },
  { name: 'paymentStatus', cell: ({ row }) => row.payment_status },
  { name: 'aiPointsEarned', cell: ({ row }) => row.ai_points },
  { name: 'campaignId', cell: ({ row }) => row.campaign_id },
  { name: 'conversationId', cell: ({ row }) => row.conversation_id },
]

export const orderJson = ({ row, lines }: OrderInFile) => ({
  ...orderAnswer(row, lines),
  customerAddress: row.customer_address,
  subtotal: toMajor(row.subtotal_minor),
  discount: toMajor(row.discount_minor),
  deliveryFee: toMajor(row.delivery_minor),
  paymentMethod: row.payment_method,
  paymentStatus: row.payment_status,
})
