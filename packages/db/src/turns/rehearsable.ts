import { sql } from 'kysely'

import type { Reads } from '../schema/reads.ts'

/** A past conversation, with how it ended and what the agent's part of it cost. */
export interface Rehearsable {
  readonly id: number
  readonly psid: string
  readonly customer_name: string | null
  readonly last_message: string | null
  readonly last_activity_at: number
  readonly answers: number
  readonly cost_micros: number
  /** Of the newest order that stands. */
  readonly order_total: number | null
  readonly currency: string | null
  /** 1 where the agent gave it to a human, or had no answer that may go out. */
  readonly handed_off: 0 | 1
}

type Wanted = { readonly ids: readonly number[] } | { readonly campaignId: number; limit: number }

/** Those that the agent answered in, the newest first. */
export async function rehearsable(db: Reads, wanted: Wanted): Promise<Rehearsable[]> {
  const handedOver = sql<boolean>`turn.decision ->> 'handOver' = 1`
  let query = db
    .selectFrom('conversations')
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
    .where('conversations.erasing_since', 'is', null)
    .select((eb) => [
      'conversations.id',
      'customers.psid',
      'customers.name as customer_name',
      'conversations.last_message',
      'conversations.last_activity_at',
      eb
        .selectFrom('decision_log as turn')
        .whereRef('turn.conversation_id', '=', 'conversations.id')
        .where('turn.outcome', '!=', 'summarised')
        .select((turn) => turn.fn.countAll<number>().as('answers'))
        .$asScalar()
        .$castTo<number>()
        .as('answers'),
      eb
        .selectFrom('decision_log as turn')
        .whereRef('turn.conversation_id', '=', 'conversations.id')
        .select(sql<number>`coalesce(sum(turn.cost_micros), 0)`.as('cost'))
        .$asScalar()
        .$castTo<number>()
        .as('cost_micros'),
      'orders.total_minor as order_total',
      'orders.currency',
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
          .limit(wanted.limit)
  return query.execute()
}
