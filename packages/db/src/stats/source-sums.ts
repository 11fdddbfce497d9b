import type { SourceKind } from '@pal/core/domain/entities'
import { sql } from 'kysely'

import type { Reads } from '../schema/reads.ts'
import type { Span } from './periods.ts'
import { sourceName } from './source-filter.ts'

interface Source {
  /** Null: nothing says what brought them. */
  readonly kind: SourceKind | null
  /** The name that it is picked by. */
  readonly name: string | null
  readonly title: string | null
}

export interface SourceSums {
  readonly begun: readonly (Source & { readonly conversations: number })[]
  /** By currency; cancelled orders brought no revenue. */
  readonly traded: readonly (Source & {
    readonly currency: string
    readonly orders: number
    readonly revenue_minor: number
  })[]
}

/** What each source has brought in a period. Reads all that begun in it: not for the thread of the windows. */
export async function sourceSums(db: Reads, { from, to }: Span): Promise<SourceSums> {
  const begun = await db
    .selectFrom('conversations')
    .leftJoin(firstSources(db).as('came'), 'came.conversation_id', 'conversations.id')
    .where('conversations.created_at', '>=', from)
    .where('conversations.created_at', '<', to)
    .groupBy(['came.kind', 'came.name'])
    .select(({ fn }) => [
      'came.kind',
      'came.name',
      fn.max('came.title').as('title'),
      fn.countAll<number>().as('conversations'),
    ])
    .execute()
  const traded = await db
    .selectFrom('orders')
    .leftJoin(firstSources(db).as('came'), 'came.conversation_id', 'orders.conversation_id')
    .where('orders.created_at', '>=', from)
    .where('orders.created_at', '<', to)
    .groupBy(['came.kind', 'came.name', 'orders.currency'])
    .select(({ fn }) => [
      'came.kind',
      'came.name',
      fn.max('came.title').as('title'),
      'orders.currency',
      fn.countAll<number>().as('orders'),
      sql<number>`sum(iif(orders.status = 'cancelled', 0, total_minor - returned_minor))`.as(
        'revenue_minor',
      ),
    ])
    .execute()
  return { begun, traded }
}

/** What brought each customer first. */
function firstSources(db: Reads) {
  return db
    .selectFrom('conversation_sources as source')
    .where('source.at', '=', (eb) =>
      eb
        .selectFrom('conversation_sources as earlier')
        .whereRef('earlier.conversation_id', '=', 'source.conversation_id')
        .select(({ fn }) => fn.min('earlier.at').as('at')),
    )
    .select([
      'source.conversation_id',
      'source.kind',
      'source.title',
      sourceName('source').as('name'),
    ])
}
