import type { Spoken } from '@pal/core/agent/context/context'
import { declines } from '@pal/core/agent/follow-up/stop-words'
import { dayMs } from '@pal/core/durations'
import { sql } from 'kysely'

import { type CampaignRow } from '../campaigns/campaigns.ts'
import { catalogueOf, type ProductRow, productsById } from '../campaigns/products.ts'
import {
  changeConversation,
  type ConversationRow,
  findConversation,
} from '../conversations/conversations.ts'
import { type CustomerRow, customerById } from '../conversations/customers.ts'
import { openDraft, outdateDraft } from '../conversations/drafts.ts'
import { followUpKey } from '../conversations/planned-follow-up.ts'
import { windowClosesAt } from '../conversations/reply-window.ts'
import { enqueue, type JobRow, unfinishedJob } from '../jobs/queue.ts'
import { type MessageRow, messagesOf } from '../messages/messages.ts'
import { orderById, type OrderRow, ordersOfCustomer } from '../orders/orders.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import { isFields, readStoredFields, readStoredList } from '../schema/stored-json.ts'
import { readSettings, type StoredTabs } from '../settings/settings.ts'
import { cameBack, draftsOfGone, hasNotBought, toldSoldOut } from '../stats/stock-demand.ts'
import { answeringCampaign, isAfterHuman, wasSaid } from './load-turn.ts'

/** What a follow-up is about: an answer that got none, a trial pack a week later, or what can be had again. */
export type FollowUpAbout =
  | { readonly kind: 'answer'; readonly customerAt: number }
  | { readonly kind: 'trial'; readonly orderId: number }
  | { readonly kind: 'back'; readonly productIds: readonly number[]; readonly at: number }

/** One at a time: a later answer moves it, a trial pack has its own, and so has what is back. */
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
  if (about.kind === 'back') return backKey(conversationId)
  return followUpKey(conversationId)
}

const backKey = (conversationId: number) => `back_follow_up:${conversationId}`

export function followUpAbout({ payload }: Pick<JobRow, 'payload'>): FollowUpAbout {
  const about = aboutOf(payload)
  if (!about) throw new Error('A follow-up does not say what it is about')
  return about
}

function aboutOf(stored: string | null): FollowUpAbout | null {
  const { kind, customerAt, orderId, productIds, at } = readStoredFields(stored)
  if (kind === 'answer' && typeof customerAt === 'number') return { kind, customerAt }
  if (kind === 'trial' && typeof orderId === 'number') return { kind, orderId }
  if (kind === 'back' && Array.isArray(productIds) && typeof at === 'number') {
    return { kind, productIds: idsIn(productIds), at }
  }
  return null
}

const idsIn = (list: readonly unknown[]) => list.filter((id) => typeof id === 'number')

/** Everything that a follow-up is decided from and worded with. */
export interface FollowUpFacts {
  /** Of what is back, what can still be had. */
  readonly about: FollowUpAbout
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
  const settings = await readSettings(db)
  const shared = { about, conversation, customer, campaign, spoken, settings }
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
    const wanted = await productsById(db, about.productIds)
    const there = wanted.filter(isThere)
    return {
      ...shared,
      about: { ...about, productIds: there.map(({ id }) => id) },
      wroteSince: conversation.waiting_since !== null,
      orderedSince: notCancelled.some(({ created_at }) => created_at > about.at),
      isRefused: conversation.no_follow_ups_since !== null,
      isSoldOut: there.length === 0,
      products: there.map(({ name }) => name),
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

const isThere = ({ sellable }: Pick<ProductRow, 'sellable'>) => sellable > 0

/**
 * Of products that can be had again, whoever was told that they cannot is to hear, each customer once:
 * where Facebook allows it, and they want to be written to. How many those are.
 */
export async function followUpReturned(tx: Tx, now: number): Promise<number> {
  const back = (await cameBack(tx)).map(({ id }) => id)
  if (back.length === 0) return 0
  const such = sql`in (select value from json_each(${JSON.stringify(back)}))`
  // A draft that was given up as it sold out once more has told nobody.
  const told = sql<{ product: number; conversation: number }>`(
    ${toldSoldOut(such, sql`fact.product_id as product, fact.conversation_id as conversation`)}
    union
    select products.id, drafts.conversation_id
    from drafts, json_each(drafts.about, '$.productIds') as named
    inner join products on products.id = named.value
    where drafts.about is not null and drafts.state = 'outdated' and products.id ${such}
      and drafts.settled_at >= products.sold_out_at
      and ${hasNotBought(sql`drafts.conversation_id`, sql`products.id`)}
  )`
  const rows = await tx
    .selectFrom(told.as('told'))
    .innerJoin('conversations', 'conversations.id', 'told.conversation')
    .selectAll('conversations')
    .select(sql<string>`json_group_array(told.product)`.as('products'))
    .groupBy('conversations.id')
    .execute()
  const customers = rows.filter(
    (row) =>
      row.no_follow_ups_since === null &&
      row.erasing_since === null &&
      (windowClosesAt(row) ?? 0) > now,
  )
  for (const { id, page_id, products } of customers) {
    const wanted = new Set([...idsIn(readStoredList(products)), ...(await toBeHeardOf(tx, id))])
    const about = { kind: 'back', productIds: [...wanted], at: now } as const
    await enqueueFollowUp(tx, { id, page_id }, about, { runAt: now, now })
  }
  await tx
    .updateTable('products')
    .set({ sold_out_at: null })
    .where(sql<boolean>`id ${such}`)
    .execute()
  return customers.length
}

/** What they are to hear of by a draft that is open, or by one that is to be made. */
async function toBeHeardOf(db: Reads, conversationId: number): Promise<readonly number[]> {
  const draft = await openDraft(db, conversationId)
  const job = await unfinishedJob(db, backKey(conversationId))
  const abouts = [draft?.about, job?.payload].map((about) => aboutOf(about ?? null))
  return abouts.flatMap((about) => (about?.kind === 'back' ? about.productIds : []))
}

/** Drafts that say of something sold out that it can be had are worded again, of what is left. */
export async function outdateReturned(tx: Tx, now: number): Promise<readonly number[]> {
  const drafts = await draftsOfGone(tx)
  for (const { conversation_id: id, page_id, about } of drafts) {
    await outdateDraft(tx, id, now)
    await changeConversation(tx, id, {}, now)
    const again = aboutOf(about)
    if (again) await enqueueFollowUp(tx, { id, page_id }, again, { runAt: now, now })
  }
  return drafts.map(({ conversation_id }) => conversation_id)
}
