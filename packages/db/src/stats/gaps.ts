import { sql } from 'kysely'

import type { Reads } from '../schema/reads.ts'
import type { JsonText } from '../schema/schema.ts'
import type { Span } from './periods.ts'

/** A turn in which the agent found no answer that may go out, or gave the chat to a human. */
export interface UnansweredRow {
  readonly id: number
  readonly conversation_id: number
  readonly psid: string
  readonly customer_name: string | null
  /** What the customer had written since the shop's last answer, a line for each message. */
  readonly question: string
  readonly at: number
  readonly outcome: string
  readonly checks: JsonText | null
  /** Why the model gave the chat away, as it was stored: of which kind, and in its own words. */
  readonly kind: string | null
  readonly reason: string | null
  readonly cart: JsonText
  readonly currency: string | null
  /** 1 where an order was placed since and is not cancelled. */
  readonly ordered: 0 | 1
}

const mostWritten = 20

/** Of these messages at most so many: what went out in between and answered nothing ends none. */
const written = sql<string | null>`(
  SELECT group_concat(text, char(10) ORDER BY sent_at, id) FROM (
    SELECT asked.text, asked.sent_at, asked.id FROM messages AS asked
    WHERE asked.conversation_id = turn.conversation_id AND asked.direction = 'in'
      AND asked.text <> ''
      AND (asked.sent_at, asked.id) <= (messages.sent_at, messages.id)
      AND asked.sent_at >= coalesce((
        SELECT answer.sent_at FROM messages AS answer
        WHERE answer.conversation_id = turn.conversation_id AND answer.direction = 'out'
          AND answer.state <> 'failed' AND answer.holding_since IS NULL
          AND answer.order_event_id IS NULL AND answer.correction_draft_id IS NULL
          AND answer.sent_at < messages.sent_at
        ORDER BY answer.sent_at DESC LIMIT 1
      ), 0)
    ORDER BY asked.sent_at DESC, asked.id DESC LIMIT ${mostWritten}
  )
)`

/** The newest first. Reads what the model decided: not for the thread of the windows. */
export async function unansweredIn(
  db: Reads,
  { from, to }: Span,
  limit: number,
): Promise<UnansweredRow[]> {
  return db
    .selectFrom('decision_log as turn')
    .innerJoin('messages', 'messages.id', 'turn.trigger_message_id')
    .innerJoin('conversations', 'conversations.id', 'turn.conversation_id')
    .innerJoin('customers', 'customers.id', 'conversations.customer_id')
    .leftJoin('campaigns', 'campaigns.id', 'turn.campaign_id')
    .where('conversations.erasing_since', 'is', null)
    .where('turn.started_at', '>=', from)
    .where('turn.started_at', '<', to)
    .where(written, 'is not', null)
    .where((eb) =>
      eb.or([
        eb('turn.outcome', '=', 'refused'),
        eb.and([
          eb('turn.outcome', 'in', ['answered', 'drafted']),
          sql<boolean>`turn.decision ->> 'handOver' = 1`,
        ]),
      ]),
    )
    .select((eb) => [
      'turn.id',
      'turn.conversation_id',
      eb.ref('customers.psid').$notNull().as('psid'),
      'customers.name as customer_name',
      written.$notNull().as('question'),
      'turn.started_at as at',
      'turn.outcome',
      'turn.checks',
      sql<string | null>`turn.decision ->> 'handOverKind'`.as('kind'),
      sql<string | null>`turn.decision ->> 'handOverReason'`.as('reason'),
      'conversations.cart',
      'campaigns.currency',
      eb
        .exists(
          eb
            .selectFrom('orders')
            .whereRef('orders.conversation_id', '=', 'turn.conversation_id')
            .whereRef('orders.created_at', '>=', 'turn.started_at')
            .where('orders.status', '!=', 'cancelled')
            .select('orders.id'),
        )
        .$castTo<0 | 1>()
        .as('ordered'),
    ])
    .orderBy('turn.id', 'desc')
    .limit(limit)
    .execute()
}

/** What products cost now, also those that are deleted. */
export async function pricesOf(
  db: Reads,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'price_minor'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, price_minor }) => [id, price_minor]))
}
