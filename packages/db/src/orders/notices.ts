import { settingsFrom } from '@pal/core/contract/stored-settings'
import type { SendState } from '@pal/core/domain/entities'
import { sql } from 'kysely'

import { humanWindowClosesAt, windowClosesAt } from '../conversations/reply-window.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import { readSettings } from '../settings/settings.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'

export interface Telling {
  /** Until when the customer can be notified; null where Facebook allows no message now. */
  readonly until: number | null
  /** Then, until when a human may still write to them; null where nobody may. */
  readonly byHandUntil: number | null
  readonly hasChat: boolean
}

/** Whether the customers of these orders can be notified of a change, by order. */
export async function tellingOf(
  db: Reads,
  orderIds: readonly number[],
  now: number,
): Promise<Map<number, Telling>> {
  if (orderIds.length === 0) return new Map()
  const rows = await chatsOf(db, { ids: JSON.stringify(orderIds) })
  const later = (at: number | null) => (at === null || at <= now ? null : at)
  const told = rows.map((row) => {
    const hasChat = row.chat !== null
    const isThere = hasChat && row.erasing_since === null
    return { row, hasChat, isThere, until: isThere ? later(windowClosesAt(row)) : null }
  })
  // Most who order have just written.
  const isAnyLate = told.some(({ isThere, until }) => isThere && until === null)
  const flow = isAnyLate ? settingsFrom(await readSettings(db)).flow : null
  return new Map(
    told.map(({ row, hasChat, isThere, until }) => {
      const isLate = isThere && until === null && flow !== null
      const byHandUntil = isLate ? later(humanWindowClosesAt(row, flow)) : null
      return [row.id, { until, byHandUntil, hasChat }]
    }),
  )
}

const chatsOf = preparedQuery((db: Reads, { ids }: { ids: string }) =>
  db
    .selectFrom('orders')
    .leftJoin('conversations', 'conversations.id', 'orders.conversation_id')
    .select([
      'orders.id',
      'conversations.id as chat',
      'conversations.erasing_since',
      'conversations.last_customer_at',
      'conversations.can_reply',
      'conversations.can_reply_at',
    ])
    .where(sql<boolean>`orders.id in (select value from json_each(${ids}))`),
)

/** Keeps in the history that the customer was notified, or why not. */
export async function keepNotice(
  tx: Tx,
  orderId: number,
  { detail, now }: { readonly detail: object; readonly now: number },
): Promise<void> {
  await tx
    .insertInto('order_events')
    .values({
      order_id: orderId,
      at: now,
      kind: 'notice',
      detail: JSON.stringify(detail),
      actor: 'system',
    })
    .execute()
}

/** How far these messages have come; what was erased is not among them. */
export async function sendStatesOf(
  db: Reads,
  messageIds: readonly number[],
): Promise<ReadonlyMap<number, SendState | null>> {
  if (messageIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'state'])
    .where('id', 'in', messageIds)
    .execute()
  return new Map(rows.map(({ id, state }) => [id, state]))
}
