import type { Answer } from '@pal/core/contract/endpoints'
import { mostRehearsed } from '@pal/core/contract/test-chat'
import { isoTime } from '@pal/core/domain/iso-time'
import { toMajor } from '@pal/core/domain/money'
import type { Reads } from '@pal/db/schema/reads'
import { type Rehearsable, rehearsable } from '@pal/db/turns/rehearsable'

import { customerName } from '../conversations/present.ts'

export async function candidates(
  db: Reads,
  campaignId: number,
): Promise<Answer<'rehearsal.candidates'>> {
  const rows = await rehearsable(db, { campaignId, limit: mostRehearsed })
  return rows.map((row) => ({
    conversationId: row.id,
    customerName: customerName(row),
    lastMessage: row.last_message,
    at: isoTime(row.last_activity_at),
    was: endOf(row),
    cost: row.cost_micros / 1_000_000,
  }))
}

export function endOf({ order_total, currency, handed_off }: Rehearsable) {
  return {
    order:
      order_total === null || currency === null ? null : { total: toMajor(order_total), currency },
    handedOff: handed_off === 1,
  }
}
