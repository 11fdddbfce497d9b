import { dayMs } from '@pal/core/durations'
import { sql } from 'kysely'

import type { Reads } from '../schema/reads.ts'

/** Of an older one hardly anybody says yes any more. */
const openMs = 30 * dayMs
const countedAtMost = 1000

/** Whoever was shown a summary with this product at the catalogue's price, and has not said yes to it. */
export async function offersNaming(db: Reads, productId: number, now: number): Promise<number> {
  const cart = sql`iif(json_valid(cart), cart, '{}')`
  const holds = (list: string) =>
    sql<boolean>`EXISTS (SELECT 1 FROM json_each(${cart}, ${list}) AS line
      WHERE line.value ->> 'productId' = ${productId})`
  const rows = await db
    .selectFrom('conversations')
    .where('stage', '=', 'ready_to_buy')
    .where('listed_at', '>=', now - openMs)
    .where('erasing_since', 'is', null)
    .where(sql<boolean>`${cart} ->> '$.offer.hash' IS NOT NULL`)
    .where(holds('$.items'))
    // A price that was bargained for is not the catalogue's.
    .where((eb) => eb.not(holds('$.concessions')))
    .select('id')
    .limit(countedAtMost)
    .execute()
  return rows.length
}
