import type { SourceKind } from '@pal/core/domain/entities'
import { type Expression, type SqlBool, sql } from 'kysely'

/** By what brought the customer first. */
export interface SourcePick {
  sourceKind?: SourceKind | undefined
  /** Of the advertisement its id, of a link what it carried. */
  sourceName?: string | undefined
  /** Of whom nothing says what brought them. */
  noSource?: 1 | undefined
}

/** The name that a source goes by, where several have named it. */
export const sourceName = (table: string) =>
  sql<string>`coalesce(${sql.ref(`${table}.ad_id`)}, ${sql.ref(`${table}.ref`)}, ${sql.ref(`${table}.title`)}, '')`

/** The conditions, by the column that holds the conversation. */
export function cameBy(
  conversation: 'conversations.id' | 'orders.conversation_id',
  { sourceKind, sourceName: name, noSource }: SourcePick,
): Expression<SqlBool>[] {
  const its = sql`conversation_id = ${sql.ref(conversation)}`
  if (noSource) return [sql<boolean>`not exists (select 1 from conversation_sources where ${its})`]
  if (sourceKind === undefined) return []
  return [
    sql<boolean>`exists (
      select 1 from conversation_sources as came
      where came.conversation_id = ${sql.ref(conversation)}
        and came.at = (select min(at) from conversation_sources where ${its})
        and came.kind = ${sourceKind} and ${sourceName('came')} = ${name}
    )`,
  ]
}
