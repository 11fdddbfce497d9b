import { sql } from 'kysely'

import { byActivity } from '../conversations/conversation-list.ts'
import type { Reads, Tx } from '../schema/reads.ts'

/** A past conversation, with how it ended and what the agent's part of it cost. */
export interface Rehearsable {
  readonly id: number
  readonly psid: string
  readonly campaign_id: number | null
  readonly customer_name: string | null
  readonly last_message: string | null
  readonly last_activity_at: number
  readonly cost_micros: number
  /** Of the newest order that is not cancelled. */
  readonly order_total: number | null
  readonly currency: string | null
  /** 1 where the agent gave it to a human, or had no answer that may go out. */
  readonly handed_off: 0 | 1
  /** Null unless the seller keeps it to be rehearsed again. */
  readonly kept_at: number | null
}

type Wanted =
  | { readonly ids: readonly number[] }
  | { readonly campaignId: number; readonly kept?: true; readonly limit: number }

/** Those that the agent answered in, the newest first; or of these only what the seller keeps. */
export async function rehearsable(db: Reads, wanted: Wanted): Promise<Rehearsable[]> {
  const handedOver = sql<boolean>`turn.decision ->> 'handOver' = 1`
  let query = db
    .selectFrom('ids' in wanted ? 'conversations' : byActivity())
    .innerJoin('customers', 'customers.id', 'conversations.customer_id')
    .leftJoin('orders', (on) =>
      on.on((eb) =>
        eb(
          'orders.id',
          '=',
          eb
            .selectFrom('orders as placed')
            .whereRef('placed.conversation_id', '=', 'conversations.id')
            .where('placed.status', '!=', 'cancelled')
            .select(({ fn }) => fn.max('placed.id').as('newest')),
        ),
      ),
    )
    .leftJoin('rehearsal_conversations as kept', 'kept.conversation_id', 'conversations.id')
    .where('conversations.erasing_since', 'is', null)
    .select((eb) => [
      'conversations.id',
      'conversations.campaign_id',
      eb.ref('customers.psid').$notNull().as('psid'),
      'customers.name as customer_name',
      'conversations.last_message',
      'conversations.last_activity_at',
      eb
        .selectFrom('decision_log as turn')
        .whereRef('turn.conversation_id', '=', 'conversations.id')
        .select(sql<number>`coalesce(sum(turn.cost_micros), 0)`.as('cost'))
        .$asScalar()
        .$castTo<number>()
        .as('cost_micros'),
      'orders.total_minor as order_total',
      'orders.currency',
      'kept.kept_at',
      eb
        .exists(
          eb
            .selectFrom('decision_log as turn')
            .whereRef('turn.conversation_id', '=', 'conversations.id')
            .where((turn) => turn.or([turn('turn.outcome', '=', 'refused'), handedOver]))
            .select('turn.id'),
        )
        .$castTo<0 | 1>()
        .as('handed_off'),
    ])
    .orderBy('conversations.last_activity_at', 'desc')
  query =
    'ids' in wanted
      ? query.where('conversations.id', 'in', wanted.ids)
      : query
          .where('conversations.campaign_id', '=', wanted.campaignId)
          .where((eb) =>
            eb.exists(
              eb
                .selectFrom('decision_log as turn')
                .whereRef('turn.conversation_id', '=', 'conversations.id')
                .select('turn.id'),
            ),
          )
          .$if(wanted.kept === true, (some) => some.where('kept.kept_at', 'is not', null))
          .limit(wanted.limit)
  return query.execute()
}

/** How many of a campaign's the seller keeps to be rehearsed again. */
export async function countKept(db: Reads, campaignId: number): Promise<number> {
  const { kept } = await db
    .selectFrom('rehearsal_conversations')
    .innerJoin('conversations', 'conversations.id', 'rehearsal_conversations.conversation_id')
    .where('conversations.campaign_id', '=', campaignId)
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .executeTakeFirstOrThrow()
  return kept
}

export async function keepToRehearse(
  tx: Tx,
  conversationIds: readonly number[],
  now: number,
): Promise<void> {
  if (conversationIds.length === 0) return
  await tx
    .insertInto('rehearsal_conversations')
    .values(conversationIds.map((conversation_id) => ({ conversation_id, kept_at: now })))
    .onConflict((on) => on.doNothing())
    .execute()
}

export async function keepNoLonger(tx: Tx, conversationIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('rehearsal_conversations')
    .where('conversation_id', 'in', conversationIds)
    .execute()
}

/** Whether the seller keeps it; null where there is no answer of the agent's to rehearse. */
export async function isKeptToRehearse(db: Reads, conversationId: number): Promise<boolean | null> {
  const turn = await db
    .selectFrom('decision_log')
    .where('conversation_id', '=', conversationId)
    .where('outcome', '!=', 'summarised')
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return turn ? (await keptToRehearse(db, conversationId)) !== null : null
}

/** Since when the seller keeps it; null where they do not. */
export async function keptToRehearse(db: Reads, conversationId: number): Promise<number | null> {
  const kept = await db
    .selectFrom('rehearsal_conversations')
    .select('kept_at')
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()
  return kept?.kept_at ?? null
}
