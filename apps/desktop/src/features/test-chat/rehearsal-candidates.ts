import { withoutDisclosure } from '@pal/core/agent/context/disclosure'
import { mostRehearsed } from '@pal/core/constants'
import type { Answer, Body } from '@pal/core/contract/endpoints'
import { isoTime } from '@pal/core/domain/iso-time'
import { toMajor } from '@pal/core/domain/money'
import { AppError, notFound } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import type { Reads } from '@pal/db/schema/reads'
import {
  countKept,
  keepNoLonger,
  keepToRehearse,
  type Rehearsable,
  rehearsable,
} from '@pal/db/turns/rehearsable'

import type { TestChatParts } from './test-chat.ts'

export async function candidates(
  db: Reads,
  campaignId: number,
): Promise<Answer<'rehearsal.candidates'>> {
  const [newest, kept] = await Promise.all([
    rehearsable(db, { campaignId, limit: mostRehearsed }),
    rehearsable(db, { campaignId, kept: true, limit: mostRehearsed }),
  ])
  const listed = new Set(newest.map(({ id }) => id))
  const rows = [...newest, ...kept.filter(({ id }) => !listed.has(id))]
  return rows.map((row) => ({
    conversationId: row.id,
    customerId: row.psid,
    customerName: row.customer_name ?? '',
    lastMessage: row.last_message && withoutDisclosure(row.last_message),
    at: isoTime(row.last_activity_at),
    was: endOf(row),
    cost: row.cost_micros / 1_000_000,
    kept: row.kept_at !== null,
  }))
}

export function endOf({ order_total, currency, handed_off }: Rehearsable) {
  return {
    order:
      order_total === null || currency === null ? null : { total: toMajor(order_total), currency },
    handedOff: handed_off === 1,
  }
}

/** The seller's own choice, to be rehearsed again. */
export async function keep(
  { store, clock }: Pick<TestChatParts, 'store' | 'clock'>,
  { conversationIds, kept }: Body<'rehearsal.keep'>,
): Promise<Answer<'rehearsal.keep'>> {
  await store.transaction(async (tx) => {
    const found = await rehearsable(tx, { ids: conversationIds })
    if (found.length < new Set(conversationIds).size) throw notFound('conversation_not_found')
    if (!kept) return keepNoLonger(tx, conversationIds)
    await keepToRehearse(tx, conversationIds, clock.now())
    for (const campaignId of new Set(found.map(({ campaign_id }) => campaign_id))) {
      if (campaignId === null || (await countKept(tx, campaignId)) <= mostRehearsed) continue
      throw new AppError('conflict', because('rehearsal_kept_full', { most: mostRehearsed }))
    }
  })
  return { success: true }
}
