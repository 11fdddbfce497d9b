import type { DraftState } from '@pal/core/domain/entities'
import { because } from '@pal/core/texts/reason'
import { type Selectable, sql } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import type { DraftsTable } from '../schema/schema.ts'
import { isFields, readStoredFields } from '../schema/stored-json.ts'
import { storeReason } from '../schema/stored-reason.ts'
import { changeConversation } from './conversations.ts'

/** What a customer is to hear of an order, in the words that wait for the seller. */
export interface OrderNews {
  /** Of the notice that brought it: a later one of the same key takes its place. */
  readonly key: string
  readonly orderId: number
  readonly number: string
  readonly eventId: number
  readonly text: string
}

/** A draft that tells of orders: it is kept beside what answers the customer, and outlives it. */
export const tellsOfOrders = sql<boolean>`drafts.about ->> '$.kind' is 'order'`

/** A conversation has one of them, of all its orders. False where it says so already. */
export async function keepOrderNews(
  tx: Tx,
  conversationId: number,
  news: OrderNews,
  now: number,
): Promise<boolean> {
  const [open] = await openNews(tx, conversationId)
  const known = open ? newsIn(open) : []
  const same = known.find(({ key }) => key === news.key)
  if (same?.text === news.text && same.eventId === news.eventId) return false
  const others = known.filter(({ key }) => key !== news.key)
  await replaceNews(tx, { conversationId, open, news: [...others, news], at: now, now })
  return true
}

/** What waits of an order, under this key or any. */
export async function orderNewsOf(db: Reads, orderId: number): Promise<readonly OrderNews[]> {
  const drafts = await draftsOfOrder(db, orderId)
  return drafts.flatMap(newsIn).filter((news) => news.orderId === orderId)
}

/** It is no longer so; what else is told of this order or of others stays. */
export async function dropOrderNews(
  tx: Tx,
  { orderId, key }: Pick<OrderNews, 'orderId' | 'key'>,
  now: number,
): Promise<void> {
  for (const draft of await draftsOfOrder(tx, orderId)) {
    const news = newsIn(draft)
    const rest = news.filter((one) => one.key !== key)
    if (rest.length === news.length) continue
    const { conversation_id: conversationId, created_at: at } = draft
    await replaceNews(tx, { conversationId, open: draft, news: rest, at, now })
  }
}

/** What has become of the drafts of a conversation that told of these events, by event. */
export async function newsStates(
  db: Reads,
  conversationId: number,
): Promise<ReadonlyMap<number, NewsState>> {
  const drafts = await db
    .selectFrom('drafts')
    .select([...columns, 'state'])
    .where('conversation_id', '=', conversationId)
    .where(tellsOfOrders)
    .orderBy('id')
    .execute()
  return new Map(
    drafts.flatMap((draft) =>
      newsIn(draft).map(({ eventId }) => [eventId, { draftId: draft.id, state: draft.state }]),
    ),
  )
}

/** Of the last draft that told of it. */
interface NewsState {
  readonly draftId: number
  readonly state: DraftState
}

type NewsDraft = Pick<Selectable<DraftsTable>, 'id' | 'conversation_id' | 'about' | 'created_at'>

const columns = ['id', 'conversation_id', 'about', 'created_at'] as const

async function openNews(db: Reads, conversationId: number): Promise<NewsDraft[]> {
  return db
    .selectFrom('drafts')
    .select(columns)
    .where('conversation_id', '=', conversationId)
    .where('state', '=', 'open')
    .where(tellsOfOrders)
    .execute()
}

async function draftsOfOrder(db: Reads, orderId: number): Promise<NewsDraft[]> {
  return db
    .selectFrom('drafts')
    .select(columns)
    .where('about', 'is not', null)
    .where('settled_at', 'is', null)
    .where('state', '=', 'open')
    .where(
      sql<boolean>`exists (
        select 1 from json_each(drafts.about, '$.news') as told
        where told.value ->> '$.orderId' = ${orderId}
      )`,
    )
    .execute()
}

interface Replacement {
  readonly conversationId: number
  readonly open: NewsDraft | undefined
  readonly news: readonly OrderNews[]
  /** Since when they wait. */
  readonly at: number
  readonly now: number
}

/** Whoever has the old words before them cannot send them any more. */
async function replaceNews(
  tx: Tx,
  { conversationId, open, news, at, now }: Replacement,
): Promise<void> {
  if (open) await outdateNews(tx, open.id, now)
  const last = news.at(-1)
  if (last) {
    await tx
      .insertInto('drafts')
      .values({
        conversation_id: conversationId,
        kind: 'follow_up',
        text: news.map(({ text }) => text).join('\n\n'),
        reason: storeReason(because('order_to_tell', { order: last.number })),
        about: JSON.stringify({ kind: 'order', news }),
        created_at: at,
      })
      .execute()
  }
  await changeConversation(tx, conversationId, {}, now)
}

async function outdateNews(tx: Tx, id: number, now: number): Promise<void> {
  await tx
    .updateTable('drafts')
    .set({ state: 'outdated', settled_at: now })
    .where('id', '=', id)
    .execute()
}

function newsIn({ about }: Pick<NewsDraft, 'about'>): readonly OrderNews[] {
  const { news } = readStoredFields(about)
  return Array.isArray(news) ? news.filter(isNews) : []
}

function isNews(value: unknown): value is OrderNews {
  if (!isFields(value)) return false
  const { key, orderId, number, eventId, text } = value
  return (
    [key, number, text].every((word) => typeof word === 'string') &&
    [orderId, eventId].every((id) => Number.isInteger(id))
  )
}
