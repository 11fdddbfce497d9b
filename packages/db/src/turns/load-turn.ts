import type { AnswerExample } from '@pal/core/agent/context/examples'
import type { AnswerState } from '@pal/core/agent/decision/why-silent'
import type { OrdersEnded } from '@pal/core/domain/orders/order-advance'
import { dayMs } from '@pal/core/durations'

import { spentCampaignOf } from '../campaigns/budget.ts'
import { campaignById, type CampaignRow, newestCampaignOf } from '../campaigns/campaigns.ts'
import { catalogueOf, type ProductRow } from '../campaigns/products.ts'
import { tacticMessagesUsedIn } from '../campaigns/tactic-stats.ts'
import { type ConversationRow, findConversation } from '../conversations/conversations.ts'
import { type ChatCustomer, chatCustomer } from '../conversations/customers.ts'
import { turnsSince } from '../conversations/decision-log.ts'
import { openDraft } from '../conversations/drafts.ts'
import { windowClosesAt } from '../conversations/reply-window.ts'
import { type Background, backgroundOf } from '../conversations/sources.ts'
import { endTakeover } from '../conversations/take-over.ts'
import { othersOfPhone, type Shop } from '../customers/same-phone.ts'
import { type AttachmentRow, attachmentsOf } from '../messages/attachments.ts'
import { isHoldingReply } from '../messages/holding-reply.ts'
import { type MessageRow, messagesOf } from '../messages/messages.ts'
import { isAnswerUnderWay } from '../messages/outgoing.ts'
import { hasUnsent } from '../messages/withdraw.ts'
import { idsIn } from '../orders/order-number.ts'
import { ordersEnded } from '../orders/orders-ended.ts'
import {
  linesOf,
  type OrderLineRow,
  type OrderRow,
  ordersOfCustomer,
  ordersOfCustomerAmong,
} from '../orders/orders.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import { readSettings, type StoredTabs } from '../settings/settings.ts'
import { alikeExamples } from './alike-examples.ts'

/** What a turn begins with. */
export interface TurnState {
  readonly conversation: ConversationRow
  /** The campaign whose agent is to answer there; null while none is. */
  readonly campaign: CampaignRow | null
  /** The one that would be, had it a budget left. */
  readonly spent: CampaignRow | null
  readonly answering: AnswerState
  /** Until when Facebook allows an answer; null where the customer has never written. */
  readonly closesAt: number | null
  /** How often the agent has thought about it within the last day: each time is paid for. */
  readonly turnsOfDay: number
  /** Something that the agent was to say before has not gone out. */
  readonly hasUnsent: boolean
  /** The customer has sent a file that nothing was said to yet. */
  readonly hasFiles: boolean
  readonly settings: StoredTabs
}

export async function turnState(
  db: Reads,
  conversationId: number,
  now: number,
): Promise<TurnState | null> {
  const conversation = await findConversation(db, conversationId)
  if (!conversation) return null
  const campaign = await answeringCampaign(db, conversation)
  const newest = campaign ? null : await newestCampaignOf(db, conversation.page_id)
  const spent = campaign ? null : await spentCampaignOf(db, conversation.page_id)
  return {
    conversation,
    campaign,
    spent,
    answering: {
      handler: conversation.handler,
      waitingSince: conversation.waiting_since,
      answersInRow: conversation.answers_in_row,
      isAnswerUnderWay: await isAnswerUnderWay(db, conversation.id),
      // Where only the budget is missing, the agent is not silent: it says who answers instead.
      hasActiveCampaign: (campaign ?? spent) !== null,
      hasDraft: (await openDraft(db, conversation.id))?.kind === 'answer',
      newestCampaign: newest ?? null,
    },
    closesAt: windowClosesAt(conversation),
    hasUnsent: await hasUnsent(db, conversation.id),
    hasFiles: (await unansweredMessages(db, conversation.id)).some(
      ({ attachments }) => attachments !== null,
    ),
    turnsOfDay: await turnsSince(db, conversation.id, now - dayMs),
    settings: await readSettings(db),
  }
}

/** The same, with a take-over whose time is up ended first: the handler alone says who answers. */
export async function beginTurn(
  tx: Tx,
  conversationId: number,
  now: number,
): Promise<TurnState | null> {
  const state = await turnState(tx, conversationId, now)
  if ((state?.conversation.takeover_until ?? Infinity) > now) return state
  await endTakeover(tx, conversationId, now)
  return turnState(tx, conversationId, now)
}

const looksAt = 20

/** What the customer has written since the shop's last message, of the newest that are stored. */
export async function unansweredMessages(
  db: Reads,
  conversationId: number,
): Promise<readonly MessageRow[]> {
  const newest = await messagesOf(db, conversationId, { limit: looksAt })
  // A word for patience answers nothing.
  const rows = newest.filter(({ holding_since }) => holding_since === null)
  return rows.slice(rows.findLastIndex(({ direction }) => direction === 'out') + 1)
}

/** The campaign behind a conversation, while its agent is to answer there. */
export async function answeringCampaign(
  db: Reads,
  { campaign_id: id }: Pick<ConversationRow, 'campaign_id'>,
): Promise<CampaignRow | null> {
  const campaign = id === null ? undefined : await campaignById(db, id)
  return campaign?.status === 'active' ? campaign : null
}

const rememberedMessages = 60
const rememberedOrders = 5

/** Everything that is stored of what a turn is decided from. */
export interface TurnFacts extends Background {
  readonly customer: ChatCustomer
  readonly products: readonly ProductRow[]
  /** The newest that were said, in order. */
  readonly messages: readonly MessageRow[]
  readonly isAfterHuman: boolean
  /** What came with them, by message. */
  readonly files: ReadonlyMap<number, readonly AttachmentRow[]>
  /** The newest first, and behind them those whose numbers the customer has written. */
  readonly orders: readonly (OrderRow & { readonly lines: readonly OrderLineRow[] })[]
  /** How the customer's orders ended, where it counts. */
  readonly ended: OrdersEnded | null
  /** Which of the shop's own messages were used here. */
  readonly tactics: { readonly sentHere: ReadonlySet<string> } | null
  /** How humans answered others who asked alike. */
  readonly examples: readonly AnswerExample[] | null
}

/** What never reached the customer was not said, and a word for patience answers nothing. */
export function wasSaid(row: MessageRow): boolean {
  return row.state !== 'failed' && !isHoldingReply(row)
}

/** Whether the agent has said nothing since the customer may take it for a human. */
export function isAfterHuman(
  { disclose_from: since }: Pick<ConversationRow, 'disclose_from'>,
  said: readonly MessageRow[],
): boolean {
  // By when they were stored: a send that took long is dated later than it was written.
  return since !== null && !said.some((row) => row.author === 'agent' && row.created_at > since)
}

export interface WantedFacts {
  readonly withTactics: boolean
  readonly withExamples: boolean
  /** Null where nothing depends on it; the customer's number is read as of this shop. */
  readonly endedIn: Shop | null
}

/** Null where the customer is gone. */
export async function turnFacts(
  db: Reads,
  conversation: ConversationRow,
  campaignId: number,
  { withTactics, withExamples, endedIn }: WantedFacts,
): Promise<TurnFacts | null> {
  const { id, customer_id } = conversation
  const [customer, products, newest, lately] = await Promise.all([
    chatCustomer(db, customer_id),
    catalogueOf(db, campaignId),
    messagesOf(db, id, { limit: rememberedMessages }),
    ordersOfCustomer(db, customer_id, rememberedOrders),
  ])
  if (!customer) return null
  const messages = newest.filter(wasSaid)
  const orders = [...lately, ...(await earlierNamed(db, customer_id, { messages, lately }))]
  const lines = await linesOf(
    db,
    orders.map((order) => order.id),
  )
  return {
    customer,
    products,
    messages,
    isAfterHuman: isAfterHuman(conversation, messages),
    files: await attachmentsOf(
      db,
      messages.flatMap(({ id: message, attachments }) => (attachments === null ? [] : [message])),
    ),
    orders: orders.map((order) => ({ ...order, lines: lines.get(order.id) ?? [] })),
    ended: endedIn
      ? await ordersEnded(db, [customer_id, ...(await othersOfPhone(db, customer, endedIn))])
      : null,
    tactics: withTactics ? { sentHere: await tacticMessagesUsedIn(db, id) } : null,
    ...(await backgroundOf(db, id)),
    examples: withExamples ? await alikeExamples(db, conversation, messages) : null,
  }
}

async function earlierNamed(
  db: Reads,
  customerId: number,
  {
    messages,
    lately,
  }: { readonly messages: readonly MessageRow[]; readonly lately: readonly OrderRow[] },
): Promise<OrderRow[]> {
  if (lately.length < rememberedOrders) return []
  const written = messages.filter(({ author }) => author === 'customer')
  const named = new Set(written.flatMap(({ text }) => idsIn(text)))
  for (const { id } of lately) named.delete(id)
  return ordersOfCustomerAmong(db, customerId, [...named])
}
