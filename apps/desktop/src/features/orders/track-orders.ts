import type { Answer, Body } from '@pal/core/contract/endpoints'
import type { TrackedRow } from '@pal/core/contract/order-ledger'
import { latinDigits } from '@pal/core/domain/digits'
import { badField } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { answerOf, because, type Reason } from '@pal/core/texts/reason'
import { orderById, type OrderRow } from '@pal/db/orders/orders'
import type { Tx } from '@pal/db/schema/reads'

import type { Platform } from '../../platform/platform.ts'
import { cellExcerpt } from '../../products/table.ts'
import { changeShipping, isShortened } from './change-order.ts'
import { readTrackingList, type TrackingLine } from './tracking-list.ts'

/** All in one transaction: a list that is taken in is taken in whole, but for what it says is refused. */
export async function trackOrders(
  { store, events, log, clock }: Platform,
  { list, courier: typed = '', dryRun }: Body<'orders.track'>,
): Promise<Answer<'orders.track'>> {
  const lines = readTrackingList(list)
  if (lines.length === 0) throw badField('list', because('field_empty'))
  const courier = typed.trim()
  const rows = await store.transaction(async (tx) => {
    const seen = new Set<number>()
    const tracked: TrackedRow[] = []
    for (const line of lines) {
      const order = await orderMeant(tx, line.order)
      tracked.push(tell(line, order, courier, seen))
      if (order) seen.add(order.id)
      if (!order || dryRun || tracked.at(-1)?.outcome !== 'set') continue
      const changes = { trackingNumber: line.tracking, ...(courier !== '' && { courier }) }
      await changeShipping(tx, order, { ...changes, tell: false }, clock.now())
    }
    return tracked
  })
  const set = rows.filter(({ outcome }) => outcome === 'set').length
  const stored = !dryRun && set > 0
  if (stored) {
    log.write('info', 'system', entry('orders_tracked', { count: set }))
    events.changed('orders')
  }
  return { stored, set, rows }
}

function tell(
  { line, order: typed, tracking }: TrackingLine,
  order: OrderRow | undefined,
  courier: string,
  seen: ReadonlySet<number>,
): TrackedRow {
  const reason = whyRefused(order, tracking, seen)
  const before = order?.tracking_number ?? null
  const same =
    before === tracking && (courier === '' || order?.courier === courier) && reason === null
  return {
    line,
    order: cellExcerpt(typed),
    tracking: reason ? cellExcerpt(tracking) : tracking,
    id: order?.id ?? null,
    customerName: order?.customer_name ?? null,
    outcome: reason ? 'refused' : same ? 'same' : 'set',
    before: before === tracking ? null : before,
    reason: reason && answerOf(reason),
  }
}

function whyRefused(
  order: OrderRow | undefined,
  tracking: string,
  seen: ReadonlySet<number>,
): Reason | null {
  if (!order) return because('order_not_found')
  if (tracking === '' || tracking.length > 200) return because('order_no_tracking')
  if (isShortened(tracking)) return because('order_tracking_shortened')
  if (order.status === 'cancelled') return because('order_is_cancelled')
  // Which of the two is right, nobody knows.
  if (seen.has(order.id)) return because('order_listed_twice')
  return null
}

/** By its whole number, with or without the letters and zeros before it. */
async function orderMeant(tx: Tx, typed: string): Promise<OrderRow | undefined> {
  const digits = /^(?:pal\s*-?\s*)?0*([1-9]\d{0,11})$/i.exec(latinDigits(typed))?.[1]
  return digits === undefined ? undefined : orderById(tx, Number(digits))
}
