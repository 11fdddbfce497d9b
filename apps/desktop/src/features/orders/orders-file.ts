import { isoTime } from '@pal/core/domain/iso-time'
import { toMajor } from '@pal/core/domain/money'
import { type ExportedOrder, type LinesAs, ordersForFile } from '@pal/db/orders/order-export'
import type { OrderFilter } from '@pal/db/orders/order-list'
import type { Reader } from '@pal/db/schema/reads'

import type { FileFormat } from '../../files/file-bytes.ts'
import type { Column } from '../../platform/csv.ts'
import { presentOrder } from './present.ts'

const linesAs = { csv: 'words', excel: 'words', json: 'json' } as const satisfies Record<
  FileFormat,
  LinesAs
>

/** Nearly as fast as more of them, which would hold the thread for longer and leave more in memory. */
const rowsAtOnce = 50

export function ordersInFile(
  reader: Reader,
  filter: Omit<OrderFilter, 'limit' | 'before'>,
  format: FileFormat,
): AsyncGenerator<ExportedOrder[], void, void> {
  return ordersForFile(reader, { ...filter, limit: rowsAtOnce }, linesAs[format])
}

export const orderColumns: readonly Column<ExportedOrder>[] = [
  { name: 'orderId', cell: ({ number }) => number },
  { name: 'createdAt', cell: (row) => isoTime(row.created_at) },
  { name: 'status', cell: ({ status }) => status },
  { name: 'customerName', cell: (row) => row.customer_name },
  { name: 'customerPhone', cell: (row) => row.customer_phone, phone: true },
  { name: 'customerAddress', cell: (row) => row.customer_address },
  { name: 'products', cell: ({ lines }) => lines },
  { name: 'subtotal', cell: (row) => toMajor(row.subtotal_minor) },
  { name: 'discount', cell: (row) => toMajor(row.discount_minor) },
  { name: 'deliveryFee', cell: (row) => toMajor(row.delivery_minor) },
  { name: 'totalAmount', cell: (row) => toMajor(row.total_minor) },
  { name: 'currency', cell: ({ currency }) => currency },
  { name: 'paymentMethod', cell: (row) => row.payment_method },
  { name: 'paymentStatus', cell: (row) => row.payment_status },
  { name: 'paidAmount', cell: (row) => toMajor(row.paid_minor) },
  { name: 'returnedAmount', cell: (row) => toMajor(row.returned_minor) },
  { name: 'courier', cell: ({ courier }) => courier },
  { name: 'trackingNumber', cell: (row) => row.tracking_number },
  { name: 'aiPointsEarned', cell: (row) => row.ai_points },
  { name: 'campaignId', cell: (row) => row.campaign_id },
  { name: 'conversationId', cell: (row) => row.conversation_id },
]

type LineValues = [
  name: string,
  quantity: number,
  unit: number,
  total: number,
  product: number | null,
]

export const orderJson = ({ lines, ...row }: ExportedOrder) => ({
  ...presentOrder(
    row,
    (JSON.parse(lines) as LineValues[]).map(([name, quantity, unit, total, product]) => ({
      name,
      quantity,
      unit_price_minor: unit,
      total_minor: total,
      product_id: product,
    })),
  ),
  customerAddress: row.customer_address,
  subtotal: toMajor(row.subtotal_minor),
  discount: toMajor(row.discount_minor),
  deliveryFee: toMajor(row.delivery_minor),
  paymentMethod: row.payment_method,
  paidAmount: toMajor(row.paid_minor),
  returnedAmount: toMajor(row.returned_minor),
  courier: row.courier,
  trackingNumber: row.tracking_number,
})
