import type { Job } from '@pal/core/contract/data'
import type { Answer, Body, Query } from '@pal/core/contract/endpoints'
import { isoTime, isoTimeOrNull } from '@pal/core/domain/iso-time'
import { toMajor } from '@pal/core/domain/money'
import type { CourierFile } from '@pal/core/domain/orders/couriers'
import { amountDue } from '@pal/core/domain/orders/order-payment'
import { notFound } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import type { ExportedOrder } from '@pal/db/orders/order-export'
import type { OrderPick } from '@pal/db/orders/order-filter'
import { moneyOf } from '@pal/db/orders/order-money'
import { unfinishedFiles } from '@pal/db/orders/unfinished-files'

import type { Column } from '../../platform/csv.ts'
import type { LongJobs } from '../../threads/long-jobs.ts'
import { orderPick } from './order-pick.ts'
import type { OrderListParts } from './orders.ts'

/**
 * Nobody hands a courier what has gone already, or was cancelled: only a state that is asked for is left,
 * and of orders that somebody chose those that are on their way.
 */
const toBeSent = (pick: OrderPick, chosen: boolean): OrderPick => {
  if (chosen) return { ...pick, parcels: 1 }
  return pick.status === undefined ? { ...pick, waiting: 1 } : { ...pick, sold: 1 }
}

export interface CourierParts extends OrderListParts {
  readonly jobs: LongJobs
}

interface Request {
  readonly query: Query<'orders.toCourier'>
  readonly body: Body<'orders.toCourier'>
  readonly signal: AbortSignal
}

/**
 * Each order notes that it is in the file, so that no parcel is booked twice: what was in one before is
 * left out, unless it is asked for. The file itself is fetched by its time, as often as somebody likes.
 */
export async function toCourier(
  { store, thread, jobs, events, log, clock }: CourierParts,
  { query, body: { courier, ids, again, dryRun }, signal }: Request,
): Promise<Answer<'orders.toCourier'>> {
  const pick = await orderPick(store.db, query, clock.now())
  const parcels = { ...toBeSent(pick, ids !== undefined), search: query.search, ids }
  const { all, before, last, changed, withoutAddress } = await thread.run('countParcels', parcels, {
    signal,
  })
  const found = {
    orders: again ? all : all - before,
    before,
    last: isoTimeOrNull(last),
    changed,
    withoutAddress: withoutAddress.map(({ number, ...parcel }) => ({ ...parcel, orderId: number })),
    file: null,
  }
  if (dryRun || found.orders === 0) return found
  const by = { courier, again, now: clock.now() }
  const { at, orders } = await jobs.run('courierFile', 'keepCourierFile', { parcels, by })
  if (orders === 0) return { ...found, orders }
  log.write('info', 'system', entry('courier_file_made', { count: orders }))
  events.changed('orders')
  return { ...found, orders, file: isoTime(at) }
}

const kinds: readonly Job['kind'][] = ['courierFile', 'courierFileBack']

/** Those in whose making the program ended. While one is made or taken back here, it is no such. */
export async function takeBackUnfinished({
  store,
  jobs,
  events,
  log,
  clock,
}: Omit<CourierParts, 'thread'>): Promise<void> {
  const unfinished = await unfinishedFiles(store.db)
  if (jobs.list().some(({ kind }) => kinds.includes(kind))) return
  for (const at of unfinished) {
    const file = { at, now: clock.now() }
    const count = await jobs.run('courierFileBack', 'takeBackCourierFile', file)
    log.write('info', 'system', entry('courier_file_unfinished', { count }))
    events.changed('orders')
  }
}

/** So many are shown: an older one has been with its courier for long. */
const filesShown = 5

export async function courierFiles(
  { thread }: OrderListParts,
  request: { readonly signal: AbortSignal },
): Promise<Answer<'orders.courierFiles'>> {
  const files = await thread.run('lastCourierFiles', filesShown, request)
  return files.map(({ at, ...file }) => ({ ...file, at: isoTime(at) }))
}

/** One that was made by mistake. What a later file holds stays in that. */
export async function takeBackFile(
  { jobs, events, log, clock }: CourierParts,
  { at }: Body<'orders.takeBackFile'>,
): Promise<Answer<'orders.takeBackFile'>> {
  const file = { at: Date.parse(at), now: clock.now() }
  const orders = await jobs.run('courierFileBack', 'takeBackCourierFile', file)
  if (orders === 0) throw notFound('courier_file_not_found')
  log.write('info', 'system', entry('courier_file_taken_back', { count: orders }))
  events.changed('orders')
  return { orders }
}

type Packed = [items: string | null, pieces: number | null]

const packed = ({ lines }: ExportedOrder): Packed =>
  lines === '' ? ['', 0] : (JSON.parse(lines) as Packed)
const items = (row: ExportedOrder) => packed(row)[0]

/** What has to be known at the door goes first: a note may be cut. */
const noted = (row: ExportedOrder) =>
  [row.delivery_instructions.replaceAll(/\s+/g, ' '), items(row)].filter(Boolean).join('; ')

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
    { name: 'ItemQuantity', cell: (row) => packed(row)[1] },
    { name: 'ItemWeight', cell: () => '' },
    { name: 'ItemDesc', cell: items },
    { name: 'SpecialInstruction', cell: (row) => row.delivery_instructions },
  ],
  steadfast: [
    { name: 'Invoice', cell: ({ number }) => number },
    { name: 'Name', cell: (row) => row.customer_name },
    { name: 'Address', cell: (row) => row.customer_address },
    { name: 'Phone', cell: phone, phone: true },
    { name: 'Amount', cell: cash },
    { name: 'Note', cell: noted },
  ],
}

export const parcelColumns = (courier: CourierFile): readonly Column<ExportedOrder>[] =>
  columns[courier]
