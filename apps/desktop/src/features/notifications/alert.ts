import { formatMoney } from '@pal/core/domain/money'
import { because, messageOf } from '@pal/core/texts/reason'
import { campaignById } from '@pal/db/campaigns/campaigns'
import { listedConversation } from '@pal/db/conversations/conversation-list'
import { trustChangeById } from '@pal/db/conversations/draft-trust'
import { draftById } from '@pal/db/conversations/drafts'
import { lastSaid } from '@pal/db/conversations/last-said'
import { linesOf, orderById } from '@pal/db/orders/orders'
import type { Reads } from '@pal/db/schema/reads'
import { readStoredReason } from '@pal/db/schema/stored-reason'

/** Of what somebody is told: by its id alone, so that whoever is erased is in no queue. */
export interface AlertRef {
  readonly kind: 'order' | 'human' | 'budget' | 'trust' | 'draft'
  readonly id: number
}

/** What is sent of it. */
export interface Alert {
  readonly kind: AlertRef['kind'] | 'test'
  /** The same for each attempt to send it. */
  readonly key: string
  readonly id: number | null
  readonly subject: string
  readonly text: string
}

export const testAlert = (now: number): Alert => ({
  kind: 'test',
  key: `test-${now}`,
  id: null,
  subject: messageOf(because('notify_test_subject')),
  text: messageOf(because('notify_test_text')),
})

/** Null where it is gone, or no longer so. */
export async function readAlert(
  db: Reads,
  { kind, id }: AlertRef,
  key: string,
): Promise<Alert | null> {
  switch (kind) {
    case 'order':
      return orderAlert(db, id, key)
    case 'human':
      return humanAlert(db, id, key)
    case 'budget':
      return budgetAlert(db, id, key)
    case 'trust':
      return trustAlert(db, id, key)
    case 'draft':
      return draftAlert(db, id, key)
  }
}

/** Messengers and SMS take no letter. */
const shownOfMessage = 600
/** Enough to see what it is about, in an SMS that is paid for by its length. */
const shownOfQuestion = 100

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const characters = Array.from(line)
  return characters.length <= shownOfQuestion
    ? line
    : `${characters.slice(0, shownOfQuestion - 1).join('')}…`
}

async function draftAlert(db: Reads, id: number, key: string): Promise<Alert | null> {
  const draft = await draftById(db, id)
  const row = draft && (await listedConversation(db, draft.conversation_id))
  if (!row || draft.state !== 'open') return null
  const customer = row.customer_name ?? row.psid
  const answer = draft.text.slice(0, shownOfMessage)
  const said = (await lastSaid(db, [draft.conversation_id])).get(draft.conversation_id)
  const asked = (said ?? '').slice(0, shownOfMessage)
  return {
    kind: 'draft',
    key,
    id,
    subject: messageOf(because('notify_draft_subject', { customer })),
    text:
      draft.kind === 'answer' && asked !== ''
        ? messageOf(because('notify_draft_text', { asked, answer }))
        : answer,
  }
}

async function budgetAlert(db: Reads, id: number, key: string): Promise<Alert | null> {
  const campaign = await campaignById(db, id)
  if (!campaign || campaign.budget_paused_at === null) return null
  const { name } = campaign
  return {
    kind: 'budget',
    key,
    id,
    subject: messageOf(because('notify_budget_subject', { name })),
    text: messageOf(because('campaign_over_budget', { name })),
  }
}

async function trustAlert(db: Reads, id: number, key: string): Promise<Alert | null> {
  const change = await trustChangeById(db, id)
  const campaign = change && (await campaignById(db, change.campaign_id))
  if (!change || !campaign) return null
  const { name } = campaign
  const { answers, corrected, campaign_id } = change
  return {
    kind: 'trust',
    key,
    id: campaign_id,
    subject: messageOf(because('notify_trust_subject', { name })),
    text: messageOf(
      because('notify_trust_text', { answers: answers ?? 0, corrected: corrected ?? 0 }),
    ),
  }
}

async function orderAlert(db: Reads, id: number, key: string): Promise<Alert | null> {
  const order = await orderById(db, id)
  if (!order) return null
  const lines = (await linesOf(db, [id])).get(id) ?? []
  return {
    kind: 'order',
    key,
    id,
    subject: messageOf(because('notify_order_subject', { order: order.number })),
    text: messageOf(
      because('notify_order_text', {
        customer: order.customer_name,
        products: lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
        amount: formatMoney(order.total_minor, order.currency),
      }),
    ),
  }
}

async function humanAlert(db: Reads, id: number, key: string): Promise<Alert | null> {
  const row = await listedConversation(db, id)
  const why = row && readStoredReason(row.needs_human_reason)
  if (!row || !why) return null
  const customer = row.customer_name ?? row.psid
  const said = (await lastSaid(db, [id])).get(id)
  return {
    kind: 'human',
    key,
    id,
    subject: messageOf(because('notify_human_subject', { customer })),
    text: said ? `${messageOf(why)}\n\n“${shortened(said)}”` : messageOf(why),
  }
}
