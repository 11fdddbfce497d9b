import type { AgentContext, CustomerOrder, SharedLink, Turn } from '@pal/core/agent/context/context'
import type { Settings } from '@pal/core/contract/settings'
import { askAdvance } from '@pal/core/domain/orders/order-advance'
import { campaignById, type CampaignRow } from '@pal/db/campaigns/campaigns'
import { catalogueOf, type ProductRow } from '@pal/db/campaigns/products'
import type { ConversationRow } from '@pal/db/conversations/conversations'
import { type AttachmentRow, isFileKind } from '@pal/db/messages/attachments'
import type { MessageRow } from '@pal/db/messages/messages'
import { stateOf } from '@pal/db/orders/orders'
import type { Reads } from '@pal/db/schema/reads'
import { type TurnFacts, turnFacts } from '@pal/db/turns/load-turn'

import { readCart } from '../../platform/stored-cart.ts'
import { readAttachments, readTexts, readStrategies } from '../../platform/stored-json.ts'
import type { ReadMedia } from './read-media.ts'
import { settingsOnPage } from './settings-on-page.ts'

/** What a turn is decided from, and which stored messages its turns are. */
export interface Loaded {
  readonly context: AgentContext
  readonly messages: ReadonlyMap<Turn, MessageRow>
  /** The newest of the customer's messages that this turn knows of. */
  readonly newestInbound: MessageRow
  readonly psid: string
}

interface TurnOf {
  readonly conversation: ConversationRow
  readonly campaign: CampaignRow
  readonly settings: Settings
  readonly now: number
  /** What the model is shown, by message. */
  readonly pictures: ReadMedia['pictures']
}

/** Null where the customer has written nothing that is stored. */
export async function loadContext(
  db: Reads,
  { conversation, campaign }: Pick<TurnOf, 'conversation' | 'campaign'>,
  settings: Settings,
  now: number,
  pictures: ReadMedia['pictures'] = new Map(),
): Promise<Loaded | null> {
  const { autoOptimize: withTactics, enableLearning: withExamples } = settings.ai
  const endedIn = settings.tactics.advance.enabled
    ? { company: settings.company, currency: campaign.currency }
    : null
  const wanted = { withTactics, withExamples, endedIn }
  const facts = await turnFacts(db, conversation, campaign.id, wanted)
  if (!facts) return null
  const named = await settingsOnPage(db, settings, conversation.page_id)
  return contextOf(facts, { conversation, campaign, settings: named, now, pictures })
}

function contextOf(
  facts: TurnFacts,
  { conversation, campaign, settings, now, pictures }: TurnOf,
): Loaded | null {
  const { customer, products, messages: said, files, orders } = facts
  const { tactics, summary, examples, source, ended } = facts
  const newestInbound = said
    .filter(({ direction }) => direction === 'in')
    .toSorted((a, b) => a.id - b.id)
    .at(-1)
  if (!newestInbound) return null
  const cart = readCart(conversation.cart)
  const asked = cart.offer ?? cart.request
  const shown = asked && said.find(({ id }) => id === asked.messageId)
  const offer =
    cart.offer && shown && wasSent(shown)
      ? {
          hash: cart.offer.hash,
          shownAt: shown.sent_at,
          ...(shown.reaction !== null && newestInbound.id < shown.id && { reacted: true }),
        }
      : null
  const request =
    cart.request && shown && wasSent(shown)
      ? {
          wish: cart.request.wish,
          number: cart.request.number,
          hash: cart.request.hash,
          shownAt: shown.sent_at,
        }
      : null
  const sensed = (row: MessageRow) => ({
    pictures: pictures.get(row.id) ?? [],
    heard: heardIn(files.get(row.id) ?? []),
  })
  const messages = new Map(
    byWhenTheyAreMeant(said).map(({ row, edited }) => {
      const said = turnOf(row, shown ?? null, sensed(row))
      const turn = wasHandedBack(row, conversation) ? { ...said, isHandedBack: true } : said
      return [edited === null ? turn : { ...turn, at: edited, edited: true }, row]
    }),
  )
  const context: AgentContext = {
    settings,
    campaign: agentCampaign(campaign),
    products: products.map(agentProduct),
    customer: { ...customer, deliveryNote: conversation.delivery_note || null },
    stage: conversation.stage,
    cart: cart.items,
    deliveryArea: cart.deliveryArea,
    offer,
    request,
    concessions: cart.concessions,
    upsold: cart.upsold,
    orders: orders.map(agentOrder),
    advance: ended && askAdvance(settings.tactics.advance, ended),
    ...(tactics && { tacticHistory: { conversationId: conversation.id, ...tactics } }),
    ...(source && { cameBy: source }),
    ...(summary !== '' && { summary }),
    ...(examples && { examples }),
    history: [...messages.keys()],
    isAfterHuman: facts.isAfterHuman,
    now,
  }
  return { context, messages, newestInbound, psid: customer.psid }
}

/** By when it was stored: the seller has seen what was there. */
function wasHandedBack(
  { direction, created_at: at, edited_at: editedAt }: MessageRow,
  { handed_back_at: backAt }: ConversationRow,
): boolean {
  return direction === 'in' && backAt !== null && Math.max(at, editedAt ?? 0) <= backAt
}

/**
 * In order; what the customer has changed since the last answer stands behind it, and is no word of before,
 * however late it was found: what was shown on the old words is not what they say yes to.
 */
function byWhenTheyAreMeant(said: readonly MessageRow[]) {
  const last = said.findLastIndex(({ direction }) => direction === 'out')
  const answeredAt = said[last]?.created_at ?? 0
  return said
    .map((row, at) => {
      const isBefore = at < last && row.direction === 'in'
      return { row, edited: isBefore && (row.edited_at ?? 0) > answeredAt ? row.edited_at : null }
    })
    .map((each, at) => ({ ...each, at: each.edited === null ? at : last + 0.5 }))
    .toSorted((a, b) => a.at - b.at)
}

const wasSent = ({ state }: MessageRow) =>
  state === 'sent' || state === 'delivered' || state === 'read'

/**
 * Lists of Facebook's tell whole seconds, and which message follows which: what follows the offer in
 * its second is dated as it is. What is older by Facebook's time is no answer to it, however late
 * it came.
 */
function turnOf(
  row: MessageRow,
  shown: MessageRow | null,
  { pictures, heard }: { readonly pictures: readonly string[]; readonly heard: readonly string[] },
): Turn {
  const later =
    shown !== null && row.direction === 'in' && row.id > shown.id && row.sent_at === shown.sent_at
  const attachments = readAttachments(row.attachments)
  const kinds = attachments.map(({ type }) => type)
  const shared = row.direction === 'in' ? sharedLinks(attachments) : []
  const voiced = row.text.trim() === '' && heard.length > 0
  return {
    author: row.author,
    text: voiced ? heard.join('\n') : row.text,
    at: later ? shown.sent_at + 1 : row.sent_at,
    ...(row.tapped !== null && { tap: row.tapped }),
    ...(kinds.length > 0 && { attachments: kinds }),
    ...(shared.length > 0 && { shared }),
    ...(pictures.length > 0 && { pictures }),
    ...(voiced && { heard: heard.length }),
  }
}

const heardIn = (files: readonly AttachmentRow[]): readonly string[] =>
  files.flatMap(({ transcript }) => transcript ?? [])

/** What of it is no file, which has a name and an address of no use to anybody. */
function sharedLinks(attachments: ReturnType<typeof readAttachments>): SharedLink[] {
  return attachments.flatMap(({ type, name: title, url: address }) =>
    isFileKind(type) || (title === null && address === null) ? [] : [{ title, address }],
  )
}

function agentOrder(order: TurnFacts['orders'][number]): CustomerOrder {
  return {
    id: order.id,
    number: order.number,
    campaignId: order.campaign_id,
    status: order.status,
    items: order.lines.map(({ product_id, name, quantity, unit_price_minor }) => ({
      productId: product_id,
      name,
      quantity,
      unitPriceMinor: unit_price_minor,
    })),
    customer: {
      name: order.customer_name,
      phone: order.customer_phone,
      address: order.customer_address,
      deliveryNote: order.delivery_instructions || null,
    },
    deliveryArea: order.delivery_area,
    isPaid: order.paid_minor > 0,
    courier: order.courier,
    trackingNumber: order.tracking_number,
    placedAt: order.created_at,
    state: stateOf(order, order.lines),
  }
}

/** What the agent knows of a shop where it speaks to nobody; null where the campaign is gone. */
export async function shopContext(
  db: Reads,
  { campaignId, settings, now }: { campaignId: number; settings: Settings; now: number },
): Promise<AgentContext | null> {
  const row = await campaignById(db, campaignId)
  if (!row) return null
  return {
    settings,
    campaign: agentCampaign(row),
    products: (await catalogueOf(db, campaignId)).map(agentProduct),
    customer: { name: null, phone: null, address: null, language: null },
    stage: 'initial',
    cart: [],
    offer: null,
    history: [],
    now,
  }
}

export function agentCampaign(row: CampaignRow): AgentContext['campaign'] {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    productCategory: row.product_category,
    currency: row.currency,
    hasTrialPack: row.has_trial_pack === 1,
    trialPackPriceMinor: row.trial_pack_price_minor,
    deliveryFeeMinor: row.delivery_fee_minor,
    trialPackDuration: row.trial_pack_duration,
    strategies: readStrategies(row.strategies),
    restingMessages: readTexts(row.resting_messages),
    offerEndsAt: row.offer_ends_at,
  }
}

export function agentProduct(row: ProductRow): AgentContext['products'][number] {
  const { picture_file: file, picture_mime: mime, picture_size: size } = row
  return {
    id: row.id,
    name: withoutBraces(row.name),
    description: row.description,
    category: row.category,
    priceMinor: row.price_minor,
    productType: row.product_type,
    isTrialPack: row.is_trial_pack === 1,
    features: readTexts(row.features),
    imageUrl: row.image_url,
    picture: file !== null && mime !== null && size !== null ? { file, mime, size } : null,
    inStock: row.in_stock === 1,
    stockCount: row.stock_count,
    lowestPriceMinor: row.lowest_price_minor,
  }
}

/** Older stores hold names such as `Candle {{name}}`: in an answer that would be a place to fill in. */
const withoutBraces = (name: string) => name.replaceAll(/\{{2,}/g, '(').replaceAll(/\}{2,}/g, ')')
