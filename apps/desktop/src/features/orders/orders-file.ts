import { majorOrNull, toMajor } from '@pal/core/domain/money'
import { paymentMethods, shownPayment } from '@pal/core/domain/orders/order-payment'
import {
  type ExportedOrder,
  type FileFilter,
  type LinesAs,
  ordersForFile,
} from '@pal/db/orders/order-export'
import { moneyOf } from '@pal/db/orders/order-money'
import type { Reader } from '@pal/db/schema/reads'
import { startOfQuarter, zoneOffset } from '@pal/db/stats/days'

import type { FileFormat } from '../../files/file-bytes.ts'
import type { Column } from '../../platform/csv.ts'
import { presentDetails, presentOrder } from './present.ts'
import type { OrderFileWords } from './words/order-file-words.ts'

type OrderFormat = Exclude<FileFormat, 'text'>

const linesAs = { csv: 'words', excel: 'words', json: 'json' } as const satisfies Record<
  OrderFormat,
  LinesAs
>

/** Nearly as fast as more of them, which would hold the thread for longer and leave more in memory. */
const rowsAtOnce = 50

export function ordersInFile(
  reader: Reader,
  filter: Omit<FileFilter, 'limit' | 'before'>,
  format: OrderFormat,
): AsyncGenerator<ExportedOrder[], void, void> {
  return ordersForFile(reader, { ...filter, limit: rowsAtOnce }, linesAs[format])
}

export function parcelsInFile(
  reader: Reader,
  filter: Omit<FileFilter, 'limit' | 'before'>,
): AsyncGenerator<ExportedOrder[], void, void> {
  return ordersForFile(reader, { ...filter, limit: rowsAtOnce }, 'parcel')
}

interface Naming {
  readonly timeZone: string
  readonly campaigns: ReadonlyMap<number, string>
  readonly pages: ReadonlyMap<string, string>
  readonly words: OrderFileWords
}

/** As a person reads them: in the words of the screen, and on the clock of the shop. Nothing reads them back. */
export function orderColumns({
  timeZone,
  campaigns,
  pages,
  words,
}: Naming): readonly Column<ExportedOrder>[] {
  const localTime = wallClock(timeZone)
  const { columns: names, area, orderStatus, paymentStatus, takenBy } = words
  return [
    { name: names.order, cell: ({ number }) => number },
    { name: names.date, cell: ({ created_at }) => localTime(created_at) },
    { name: names.status, cell: ({ status }) => orderStatus[status] },
    { name: names.customer, cell: (row) => row.customer_name },
    { name: names.phone, cell: (row) => row.customer_phone, phone: true },
    { name: names.address, cell: (row) => row.customer_address },
    { name: area, cell: (row) => row.delivery_area },
    { name: names.instructions, cell: (row) => row.delivery_instructions },
    { name: names.products, cell: ({ lines }) => lines },
    { name: names.subtotal, cell: (row) => toMajor(row.subtotal_minor) },
    { name: names.discount, cell: (row) => toMajor(row.discount_minor) },
    { name: names.delivery, cell: (row) => toMajor(row.delivery_minor) },
    { name: names.total, cell: (row) => toMajor(row.total_minor) },
    { name: names.returned, cell: (row) => toMajor(row.returned_minor) },
    { name: names.currency, cell: ({ currency }) => currency },
    { name: names.paymentMethod, cell: (row) => methodName(row.payment_method, words) },
    { name: words.reference, cell: (row) => row.payment_reference },
    {
      name: names.payment,
      cell: (row) => {
        const shown = shownPayment(moneyOf(row))
        return shown === null ? '' : paymentStatus[shown]
      },
    },
    { name: names.paid, cell: (row) => toMajor(row.paid_minor) },
    { name: words.waived, cell: (row) => toMajor(row.waived_minor) },
    {
      name: words.cancelling.label,
      cell: ({ cancel_reason: reason }) => reason && words.cancelling.reason[reason],
    },
    { name: names.cancelNote, cell: (row) => row.cancel_note },
    { name: names.courier, cell: ({ courier }) => courier },
    { name: names.tracking, cell: (row) => row.tracking_number },
    { name: names.points, cell: (row) => row.ai_points },
    { name: names.campaign, cell: (row) => campaigns.get(row.campaign_id) ?? '' },
    { name: words.page, cell: (row) => pages.get(row.page_id) ?? '' },
    { name: names.takenBy, cell: (row) => takenBy[row.decided_by] },
  ]
}

function methodName(method: string, { paymentMethod }: OrderFileWords): string {
  const known = paymentMethods.find((each) => each === method)
  return known ? paymentMethod[known] : method
}

/** The zone is asked once a quarter of an hour, for orders come by time: to ask it each time takes longer than all else. */
export function wallClock(timeZone: string): (at: number) => string {
  let known = Number.NaN
  let offset = 0
  return (at) => {
    const quarter = startOfQuarter(at)
    if (quarter !== known) {
      known = quarter
      offset = zoneOffset(quarter, timeZone)
    }
    return new Date(at + offset).toISOString().slice(0, 19).replace('T', ' ')
  }
}

type LineValues = [
  name: string,
  quantity: number,
  unit: number,
  total: number,
  product: number | null,
  cost: number | null,
]

export function orderJson({ lines, ...row }: ExportedOrder) {
  const values = JSON.parse(lines) as LineValues[]
  const { products, ...order } = presentOrder(
    row,
    values.map(([name, quantity, unit, total, product]) => ({
      name,
      quantity,
      unit_price_minor: unit,
      total_minor: total,
      product_id: product,
    })),
  )
  const costs = values.map(([, , , , , cost]) => majorOrNull(cost))
  return {
    ...order,
    // Of the shop's own file alone.
    products: products.map((line, at) => ({ ...line, unitCost: costs[at] ?? null })),
    ...presentDetails(row),
  }
}
