import {
  type AgentContext,
  type TacticHistory,
  newestWords,
  type PendingOffer,
  type Turn,
} from '@pal/core/agent/context/context'
import type { Settings } from '@pal/core/contract/settings'
import type { CampaignRow } from '@pal/db/campaigns/campaigns'
import { campaignById } from '@pal/db/campaigns/campaigns'
import { catalogueOf, type ProductRow } from '@pal/db/campaigns/products'
import { tacticStatsOf, tacticMessagesUsedIn } from '@pal/db/campaigns/tactic-stats'
import type { ConversationRow } from '@pal/db/conversations/conversations'
import { customerById } from '@pal/db/conversations/customers'
import { isHoldingReply } from '@pal/db/messages/holding-reply'
import { messagesOf, type MessageRow } from '@pal/db/messages/messages'
import { linesOf, ordersOfCustomer } from '@pal/db/orders/orders'
import type { Reads } from '@pal/db/schema/reads'

import { readAttachments, readFeatures, readStrategies } from '../../platform/stored-json.ts'
import { readCart } from './cart.ts'
import { loadExamples } from './load-examples.ts'

const rememberedMessages = 60
const rememberedOrders = 5

/** What a turn is decided from, and which stored messages its turns are. */
export interface Loaded {
  readonly context: AgentContext
  readonly messages: ReadonlyMap<Turn, MessageRow>
  /** The newest of the customer's messages that this turn knows of. */
  readonly newestInbound: MessageRow
}

export interface LoadRequest {
  readonly conversation: ConversationRow
  readonly campaign: CampaignRow
  readonly settings: Settings
  readonly now: number
}

/** Null where the customer has written nothing that is stored. */
export async function loadContext(db: Reads, request: LoadRequest): Promise<Loaded | null> {
  const { conversation, campaign, settings, now } = request
  const [customer, products, rows, orders] = await Promise.all([
    customerById(db, conversation.customer_id),
    catalogueOf(db, campaign.id),
    messagesOf(db, conversation.id, { limit: rememberedMessages }),
    ordersOfCustomer(db, conversation.customer_id, rememberedOrders),
  ])
  const lines = await linesOf(
    db,
    orders.map(({ id }) => id),
  )
  // What never reached the customer was not said, and a word for patience answers nothing.
  const said = rows.filter((row) => row.state !== 'failed' && !isHoldingReply(row))
  const newestInbound = rows
    .filter(({ direction }) => direction === 'in')
    .toSorted(byId)
    .at(-1)
  if (!customer || !newestInbound) return null
  const cart = readCart(conversation.cart)
  const shown = cart.offer && said.find(({ id }) => id === cart.offer?.messageId)
  const offer =
    cart.offer && shown && wasSent(shown) ? { hash: cart.offer.hash, shownAt: shown.sent_at } : null
  const messages = new Map(said.map((row) => [turnOf(row, offer, shown ?? null), row]))
  const history = [...messages.keys()]
  const context: AgentContext = {
    settings,
    campaign: agentCampaign(campaign),
    products: products.map(agentProduct),
    customer,
    stage: conversation.stage,
    cart: cart.items,
    offer,
    orders: orders.map((order) => ({
      number: order.number,
      status: order.status,
      items: lines.get(order.id) ?? [],
      placedAt: order.created_at,
    })),
    ...(settings.ai.autoOptimize && {
      tacticHistory: await tacticHistory(db, conversation.id, campaign.id),
    }),
    ...(settings.ai.enableLearning && {
      examples: await loadExamples(db, conversation, newestWords(history)),
    }),
    history,
    now,
  }
  return { context, messages, newestInbound }
}

async function tacticHistory(
  db: Reads,
  conversationId: number,
  campaignId: number,
): Promise<TacticHistory> {
  const [counts, sentHere] = await Promise.all([
    tacticStatsOf(db, campaignId),
    tacticMessagesUsedIn(db, conversationId),
  ])
  return { conversationId, counts, sentHere }
}

const byId = (a: MessageRow, b: MessageRow) => a.id - b.id
const wasSent = ({ state }: MessageRow) =>
  state === 'sent' || state === 'delivered' || state === 'read'

/**
 * The clocks of Facebook and of this machine differ. What was stored after the offer was written
 * after it, whatever its time says.
 */
function turnOf(row: MessageRow, offer: PendingOffer | null, shown: MessageRow | null): Turn {
  const later = offer !== null && shown !== null && row.direction === 'in' && row.id > shown.id
  const kinds = attachmentKinds(row)
  return {
    author: row.author,
    text: row.text,
    at: later ? Math.max(row.sent_at, offer.shownAt + 1) : row.sent_at,
    ...(kinds.length > 0 && { attachments: kinds }),
  }
}

function attachmentKinds({ attachments }: MessageRow): string[] {
  return readAttachments(attachments).map(({ type }) => type)
}

/** The campaign behind a conversation, while its agent is to answer there. */
export async function answeringCampaign(
  db: Reads,
  conversation: ConversationRow,
): Promise<CampaignRow | null> {
  if (conversation.campaign_id === null) return null
  const campaign = await campaignById(db, conversation.campaign_id)
  return campaign?.status === 'active' ? campaign : null
}

function agentCampaign(row: CampaignRow): AgentContext['campaign'] {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    productCategory: row.product_category,
    currency: row.currency,
    hasTrialPack: row.has_trial_pack === 1,
    trialPackPriceMinor: row.trial_pack_price_minor,
    trialPackDuration: row.trial_pack_duration,
    strategies: readStrategies(row.strategies),
    offerEndsAt: row.offer_ends_at,
  }
}

function agentProduct(row: ProductRow): AgentContext['products'][number] {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    category: row.category,
    priceMinor: row.price_minor,
    productType: row.product_type,
    isTrialPack: row.is_trial_pack === 1,
    features: readFeatures(row.features),
    imageUrl: row.image_url,
    inStock: row.in_stock === 1,
    stockCount: row.stock_count,
  }
}
