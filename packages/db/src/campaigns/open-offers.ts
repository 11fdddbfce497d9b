import { dayMs } from '@pal/core/durations'
import { sql } from 'kysely'

import type { Reads } from '../schema/reads.ts'

/** Of an older one hardly anybody says yes any more. */
const openMs = 30 * dayMs
const countedAtMost = 1000

/** Whoever was shown a summary with one of these at the catalogue's price, and has not said yes to it. */
export async function offersNaming(
  db: Reads,
  productIds: readonly number[],
  now: number,
): Promise<number> {
  if (productIds.length === 0) return 0
  const cart = sql`iif(json_valid(cart), cart, '{}')`
  const rows = await db
    .selectFrom('conversations')
    .where('stage', '=', 'ready_to_buy')
    .where('listed_at', '>=', now - openMs)
    .where('erasing_since', 'is', null)
    .where(sql<boolean>`${cart} ->> '$.offer.hash' IS NOT NULL`)
    // A price that was bargained for is not the catalogue's.
    .where(
      sql<boolean>`EXISTS (SELECT 1 FROM json_each(${cart}, '$.items') AS line
        WHERE line.value ->> 'productId' IN (SELECT value FROM json_each(${JSON.stringify(productIds)}))
        AND line.value ->> 'productId' NOT IN (SELECT bargained.value ->> 'productId'
          FROM json_each(${cart}, '$.concessions') AS bargained))`,
    )
    .select('id')
    .limit(countedAtMost)
    .execute()
  return rows.length
}
