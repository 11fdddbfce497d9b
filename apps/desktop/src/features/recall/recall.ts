import { type StatedFact, factNow } from '@pal/core/agent/outcome/stated-facts'
import { mostStatedFacts } from '@pal/core/constants'
import { recallLimit, type Recipient, type StatedFactCount } from '@pal/core/contract/analytics'
import type { Answer, Body, Query } from '@pal/core/contract/endpoints'
import { factKinds } from '@pal/core/domain/entities'
import { isoTime } from '@pal/core/domain/iso-time'
import { badField } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { campaignNames } from '@pal/db/campaigns/campaigns'
import { findConversation } from '@pal/db/conversations/conversations'
import { correctedWith, keepDraft, settleDraft } from '@pal/db/conversations/drafts'
import { windowClosesAt } from '@pal/db/conversations/reply-window'
import type {
  Fact,
  Recipient as RecipientRow,
  StatedValue,
} from '@pal/db/conversations/stated-facts'
import { queueReply } from '@pal/db/jobs/queue-reply'
import type { Reads, Tx } from '@pal/db/schema/reads'
import { storeReason } from '@pal/db/schema/stored-reason'

import { shopContext } from '../../agent/turn/load-context.ts'
import type { Worker } from '../../jobs/worker.ts'
import type { Platform } from '../../platform/platform.ts'
import { currentSettings } from '../../platform/settings.ts'
import type { StoreThread } from '../../threads/store-thread.ts'
import { shownFact } from './shown-fact.ts'

export interface RecallParts extends Platform {
  readonly thread: StoreThread
  readonly worker: Worker
}

export async function statedFacts(
  { store: { db }, thread }: RecallParts,
  signal: AbortSignal,
): Promise<StatedFactCount[]> {
  const rows = await thread.run('statedValues', mostStatedFacts, { signal })
  const campaigns = await campaignNames(db, [...new Set(rows.map((row) => row.campaign_id))])
  const nowOf = await factsNow(db, [...campaigns.keys()])
  return rows.flatMap((row) => {
    const campaign = campaigns.get(row.campaign_id)
    // Deleted, and with it the currency that its amounts are in.
    if (!campaign) return []
    const stated = statedFact(row)
    const now = nowOf(row.campaign_id, stated)
    return {
      key: keyOf(row),
      kind: row.kind,
      productId: row.product_id === 0 ? null : row.product_id,
      productName: row.product_name,
      campaignId: row.campaign_id,
      campaignName: campaign.name,
      value: shownFact(stated),
      currency: campaign.currency,
      now: now === null ? null : shownFact({ ...stated, value: now }),
      customers: row.customers,
      firstAt: isoTime(row.first_at),
      lastAt: isoTime(row.last_at),
    }
  })
}

function statedFact({ kind, product_id: productId, value, text, card }: StatedValue): StatedFact {
  return { kind, productId, value: text ?? value, ...(card !== null && { card }) }
}

/** What the agent of each campaign would say. */
async function factsNow(db: Reads, ids: readonly number[]) {
  const settings = await currentSettings(db)
  const shops = new Map(
    await Promise.all(
      // An offer that has run its course was true when it was stated.
      ids.map(
        async (campaignId) =>
          [campaignId, await shopContext(db, { campaignId, settings, now: 0 })] as const,
      ),
    ),
  )
  return (id: number, stated: StatedFact) => {
    const shop = shops.get(id)
    return shop ? factNow(stated, shop) : null
  }
}

const keyOf = ({ kind, product_id, value, campaign_id }: Fact) =>
  `${kind}:${product_id}:${value}:${campaign_id}`

function readKey(key: string): Fact {
  const [, name, product, value, campaign] = /^(\w+):(\d+):(\d+):(\d+)$/.exec(key) ?? []
  const kind = factKinds.find((each) => each === name)
  if (!kind) throw badField('fact', because('field_invalid'))
  return {
    kind,
    product_id: Number(product),
    value: Number(value),
    campaign_id: Number(campaign),
  }
}

export async function recipients(
  { thread, clock }: RecallParts,
  { fact, words = '', since }: Query<'recall.recipients'>,
  signal: AbortSignal,
): Promise<Answer<'recall.recipients'>> {
  const page = {
    since: since === undefined ? undefined : Date.parse(since),
    limit: recallLimit + 1,
  }
  const rows =
    fact === undefined
      ? await thread.run('recipientsOfWords', { words, ...page }, { signal })
      : await thread.run('recipientsOfFact', { fact: readKey(fact), ...page }, { signal })
  const found = rows.slice(0, recallLimit).map((row) => present(row, clock.now()))
  return { recipients: found, more: rows.length > recallLimit }
}

function present(row: RecipientRow, now: number): Recipient {
  const closes = windowClosesAt(row)
  return {
    conversationId: row.conversation_id,
    customerId: row.psid,
    customerName: row.customer_name ?? '',
    pageName: row.page_name,
    at: isoTime(row.at),
    by: row.author,
    text: row.text,
    windowClosesAt: closes !== null && closes > now ? isoTime(closes) : null,
    order: row.order_id === null ? null : { id: row.order_id, number: row.order_number ?? '' },
    corrected: row.corrected === null ? null : row.corrected === 'open' ? 'waiting' : 'sent',
  }
}

/**
 * What was wrong is set right in the seller's words. Nobody takes over by it, and it answers nothing;
 * the same words go to nobody twice.
 */
export async function correct(
  { store, clock, events, worker }: RecallParts,
  { conversationIds, text: typed }: Body<'recall.correct'>,
): Promise<Answer<'recall.correct'>> {
  const text = typed.trim()
  const ids = [...new Set(conversationIds)]
  const done = { sent: 0, tasks: 0, skipped: 0 }
  for (const id of ids) {
    // One at a time: messages come in between.
    const how = await store.transaction((tx) => correctOne(tx, id, { text, now: clock.now() }))
    done[how] += 1
  }
  worker.poke()
  events.changed('conversations', 'messages')
  return done
}

async function correctOne(
  tx: Tx,
  id: number,
  { text, now }: { readonly text: string; readonly now: number },
): Promise<'sent' | 'tasks' | 'skipped'> {
  const conversation = await findConversation(tx, id)
  if (!conversation || conversation.erasing_since !== null) return 'skipped'
  // Here, where nothing comes between: two windows may have asked for the same.
  if ((await correctedWith(tx, [id], text)).has(id)) return 'skipped'
  const isOpen = (windowClosesAt(conversation) ?? 0) > now
  const draftId = await keepDraft(tx, {
    conversation_id: id,
    kind: 'correction',
    text,
    reason: isOpen ? null : storeReason(because('correction_waits')),
    created_at: now,
  })
  if (!isOpen) return 'tasks'
  await queueReply(tx, {
    conversationId: id,
    author: 'automation',
    text,
    clientId: `draft-${draftId}`,
    correctionDraftId: draftId,
    now,
  })
  await settleDraft(tx, { id: draftId, conversation_id: id }, { state: 'sent', now })
  return 'sent'
}
