import type { Spoken } from '@pal/core/agent/context/context'
import { declines } from '@pal/core/agent/follow-up/stop-words'
import { dayMs } from '@pal/core/durations'
import { sql } from 'kysely'

import { type CampaignRow } from '../campaigns/campaigns.ts'
import { catalogueOf, productById, type ProductRow } from '../campaigns/products.ts'
import { type ConversationRow, findConversation } from '../conversations/conversations.ts'
import { type CustomerRow, customerById } from '../conversations/customers.ts'
import { followUpKey } from '../conversations/planned-follow-up.ts'
import { windowClosesAt } from '../conversations/reply-window.ts'
import { enqueue, type JobRow } from '../jobs/queue.ts'
import { type MessageRow, messagesOf } from '../messages/messages.ts'
import { orderById, type OrderRow, ordersOfCustomer } from '../orders/orders.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import { isFields, readStoredFields } from '../schema/stored-json.ts'
import { readSettings, type StoredTabs } from '../settings/settings.ts'
import { toldSoldOut } from '../stats/stock-demand.ts'
import { answeringCampaign, isAfterHuman, wasSaid } from './load-turn.ts'

/** What a follow-up is about: an answer that got none, a trial pack a week later, or what can be had again. */
export type FollowUpAbout =
  | { readonly kind: 'answer'; readonly customerAt: number }
  | { readonly kind: 'trial'; readonly orderId: number }
  | { readonly kind: 'back'; readonly productId: number; readonly at: number }

/** One at a time: a later answer moves it, a trial pack has its own. */
export async function enqueueFollowUp(
  tx: Tx,
  { id, page_id: pageId }: Pick<ConversationRow, 'id' | 'page_id'>,
  about: FollowUpAbout,
  { runAt, now }: { readonly runAt: number; readonly now: number },
): Promise<void> {
  await enqueue(tx, {
    kind: 'follow_up',
    key: keyOf(id, about),
    conversationId: id,
    pageId,
    payload: about,
    runAt,
    when: 'replace',
    now,
  })
}

function keyOf(conversationId: number, about: FollowUpAbout): string {
  if (about.kind === 'trial') return `trial_follow_up:${about.orderId}`
  if (about.kind === 'back') return `back_follow_up:${about.productId}:${conversationId}`
  return followUpKey(conversationId)
}

export function followUpAbout({ payload }: JobRow): FollowUpAbout {
  const { kind, customerAt, orderId, productId, at } = readStoredFields(payload)
  if (kind === 'answer' && typeof customerAt === 'number') return { kind, customerAt }
  if (kind === 'trial' && typeof orderId === 'number') return { kind, orderId }
  if (kind === 'back' && typeof productId === 'number' && typeof at === 'number')
    return { kind, productId, at }
  throw new Error('A follow-up does not say what it is about')
}

/** Everything that a follow-up is decided from and worded with. */
export interface FollowUpFacts {
  readonly conversation: ConversationRow
  readonly customer: CustomerRow
  readonly campaign: CampaignRow | null
  readonly settings: StoredTabs
  readonly spoken: Omit<Spoken, 'now'>
  readonly wroteSince: boolean
  readonly orderedSince: boolean
  readonly isRefused: boolean
  /** Of what they wanted nothing can be had any more. */
  readonly isSoldOut: boolean
  /** By name: what can be had of the cart, or what the trial was of. */
  readonly products: readonly string[]
}

const remembered = 20
const rememberedMessages = 60

/** Null where the conversation is gone. */
export async function followUpFacts(
  db: Reads,
  conversationId: number,
  about: FollowUpAbout,
): Promise<FollowUpFacts | null> {
  const conversation = await findConversation(db, conversationId)
  const customer = conversation && (await customerById(db, conversation.customer_id))
  if (!conversation || !customer) return null
  const campaign = await answeringCampaign(db, conversation)
  const orders = await ordersOfCustomer(db, customer.id, remembered)
  const notCancelled = orders.filter(({ status }) => status !== 'cancelled')
  const newest = await messagesOf(db, conversation.id, { limit: rememberedMessages })
  const said = newest.filter(wasSaid)
  const spoken = {
    history: said.map(({ author, sent_at: at }) => ({ author, at })),
    isAfterHuman: isAfterHuman(conversation, said),
  }
  const shared = { conversation, customer, campaign, spoken, settings: await readSettings(db) }
  if (about.kind === 'trial') {
    const order = await orderById(db, about.orderId)
    return {
      ...shared,
      // To be in the middle of a conversation is another thing than to have written since.
      wroteSince: conversation.waiting_since !== null,
      orderedSince: !order || order.status === 'cancelled' || notCancelled.some(isAfter(order)),
      isRefused: conversation.no_follow_ups_since !== null,
      isSoldOut: false,
      products: order ? await trialsIn(db, order) : [],
    }
  }
  if (about.kind === 'back') {
    const product = await productById(db, about.productId)
    return {
      ...shared,
      wroteSince: conversation.waiting_since !== null,
      orderedSince: notCancelled.some(({ created_at }) => created_at > about.at),
      isRefused: conversation.no_follow_ups_since !== null,
      isSoldOut: !product || !isThere(product),
      products: product ? [product.name] : [],
    }
  }
  const cart = wantedBy(conversation)
  const products = await canBeHad(db, conversation, cart)
  return {
    ...shared,
    wroteSince: (conversation.last_customer_at ?? 0) > about.customerAt,
    // "Thank you" after an order asks for nothing; months later they may ask for more.
    orderedSince: notCancelled.some(({ created_at }) => created_at > about.customerAt - dayMs),
    isRefused: conversation.no_follow_ups_since !== null || declinedLast(newest),
    isSoldOut: cart.size > 0 && products.length === 0,
    products,
  }
}

const isAfter = (order: OrderRow) => (other: OrderRow) =>
  other.id !== order.id && other.created_at > order.created_at

/** By name: what of an order is a trial pack, by its type or its mark. */
export async function trialsIn(db: Reads, { id }: Pick<OrderRow, 'id'>): Promise<string[]> {
  const lines = await db
    .selectFrom('order_lines as line')
    .leftJoin('products as product', 'product.id', 'line.product_id')
    .where('line.order_id', '=', id)
    .where((eb) =>
      eb.or([eb('line.product_type', '=', 'trial_pack'), eb('product.is_trial_pack', '=', 1)]),
    )
    .select('line.name')
    .orderBy('line.line')
    .execute()
  return lines.map(({ name }) => name)
}

/** Whether what the customer wrote last was that they do not want it. */
function declinedLast(rows: readonly MessageRow[]): boolean {
  const last = rows.findLastIndex(({ author }) => author === 'customer')
  const before = rows.slice(0, last + 1).findLastIndex(({ author }) => author !== 'customer')
  return rows.slice(before + 1, last + 1).some(({ text }) => declines(text))
}

function wantedBy({ cart }: ConversationRow): ReadonlySet<number> {
  const { items } = readStoredFields(cart)
  const ids = (Array.isArray(items) ? items : []).map((item: unknown) =>
    isFields(item) ? item['productId'] : null,
  )
  return new Set(ids.filter((id) => typeof id === 'number'))
}

async function canBeHad(
  db: Reads,
  { campaign_id: campaignId }: ConversationRow,
  wanted: ReadonlySet<number>,
): Promise<string[]> {
  if (campaignId === null || wanted.size === 0) return []
  return (await catalogueOf(db, campaignId))
    .filter((row) => wanted.has(row.id) && isThere(row))
    .map(({ name }) => name)
}

type Brought = Pick<ProductRow, 'id' | 'stock_group' | 'in_stock' | 'stock_count'>

const isThere = (row: Pick<ProductRow, 'in_stock' | 'stock_count'>) =>
  row.in_stock === 1 && row.stock_count !== 0

/** Whoever was told that this is sold out, and may still be written to: by Facebook's rules, and their own. */
async function waitingFor(db: Reads, product: Brought, now: number): Promise<readonly Told[]> {
  if (isThere(product)) return []
  const { id, stock_group: group } = product
  const same = sql`in (select id from products where id = ${id} or stock_group = ${group})`
  const told = sql<{ product: number; conversation: number }>`(
    ${toldSoldOut(same, sql`distinct fact.product_id as product, fact.conversation_id as conversation`)}
  )`
  const rows = await db
    .selectFrom(told.as('told'))
    .innerJoin('conversations', 'conversations.id', 'told.conversation')
    .selectAll('conversations')
    .select('told.product')
    .execute()
  return rows.filter((row) => row.no_follow_ups_since === null && (windowClosesAt(row) ?? 0) > now)
}

interface Told extends Pick<ConversationRow, 'id' | 'page_id' | 'customer_id'> {
  readonly product: number
}

/**
 * Does what may bring products back. Of what can be had then and could not before, whoever was told
 * so is to hear, each customer once; how many those are.
 */
export async function bringingBack<T>(
  tx: Tx,
  product: Brought,
  { change, now }: { readonly change: () => Promise<T>; readonly now: number },
): Promise<{ readonly changed: T; readonly toTell: number }> {
  const told = await waitingFor(tx, product, now)
  const changed = await change()
  const customers = new Set<number>()
  for (const { id, page_id, customer_id, product: productId } of told) {
    const row = await productById(tx, productId)
    if (!row || !isThere(row) || customers.has(customer_id)) continue
    customers.add(customer_id)
    await enqueueFollowUp(
      tx,
      { id, page_id },
      { kind: 'back', productId, at: now },
      { runAt: now, now },
    )
  }
  return { changed, toTell: customers.size }
}
