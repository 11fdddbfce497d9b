import type { SendState } from '@pal/core/domain/entities'
import { sql } from 'kysely'

import { windowClosesAt } from '../conversations/reply-window.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'

export interface Telling {
  /** Until when the customer can be notified; null where Facebook allows no message now. */
  readonly until: number | null
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
  return new Map(
    rows.map(({ id, chat, erasing_since: erasing, ...window }) => {
      const closes = chat === null || erasing !== null ? null : windowClosesAt(window)
      const until = closes === null || closes <= now ? null : closes
      return [id, { until, hasChat: chat !== null }]
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
