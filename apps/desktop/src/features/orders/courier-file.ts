import type { CourierFile } from '@pal/core/domain/entities'
import { toMajor } from '@pal/core/domain/money'
import { amountDue } from '@pal/core/domain/orders/order-payment'
import type { ExportedOrder } from '@pal/db/orders/order-export'
import type { OrderPick } from '@pal/db/orders/order-filter'

import type { Column } from '../../platform/csv.ts'
import { moneyOf } from './present.ts'

/**
 * Nobody hands a courier what has gone already, or was cancelled: only a state that is asked for is left,
 * and of orders that somebody chose those that are on their way.
 */
export const toBeSent = (pick: OrderPick, chosen: boolean): OrderPick => {
  if (chosen) return { ...pick, parcels: 1 }
  return pick.status === undefined ? { ...pick, waiting: 1 } : { ...pick, sold: 1 }
}

type Parcel = [items: string | null, pieces: number | null]

const parcel = ({ lines }: ExportedOrder): Parcel =>
  lines === '' ? ['', 0] : (JSON.parse(lines) as Parcel)
const items = (row: ExportedOrder) => parcel(row)[0]

/** What is collected at the door. */
const cash = (row: ExportedOrder) => toMajor(amountDue(moneyOf(row)))

/** Both want the eleven digits that are dialled in Bangladesh; another number is left as it is. */
const phone = ({ customer_phone }: ExportedOrder) =>
  customer_phone.replace(/^(?:\+?880|0)(1\d{9})$/, '0$1')

/**
 * The couriers' own names, which their pages look for; what a shop does not know stays empty. Its note
 * of an order is for itself, and is not passed on to them.
 */
const columns: Readonly<Record<CourierFile, readonly Column<ExportedOrder>[]>> = {
  pathao: [
    { name: 'ItemType', cell: () => 'parcel' },
    { name: 'StoreName', cell: () => '' },
    { name: 'MerchantOrderId', cell: ({ number }) => number },
    { name: 'RecipientName(*)', cell: (row) => row.customer_name },
    { name: 'RecipientPhone(*)', cell: phone, phone: true },
    { name: 'RecipientAddress(*)', cell: (row) => row.customer_address },
    { name: 'RecipientCity(*)', cell: () => '' },
    { name: 'RecipientZone(*)', cell: () => '' },
    { name: 'RecipientArea', cell: (row) => row.delivery_area },
    { name: 'AmountToCollect(*)', cell: cash },
    { name: 'ItemQuantity', cell: (row) => parcel(row)[1] },
    { name: 'ItemWeight', cell: () => '' },
    { name: 'ItemDesc', cell: items },
    { name: 'SpecialInstruction', cell: () => '' },
  ],
  steadfast: [
    { name: 'Invoice', cell: ({ number }) => number },
    { name: 'Name', cell: (row) => row.customer_name },
    { name: 'Address', cell: (row) => row.customer_address },
    { name: 'Phone', cell: phone, phone: true },
    { name: 'Amount', cell: cash },
    { name: 'Note', cell: items },
  ],
}

export const parcelColumns = (courier: CourierFile): readonly Column<ExportedOrder>[] =>
  columns[courier]
