import { type Insertable, type Selectable, sql } from 'kysely'

import type { Reads, Writes } from '../schema/reads.ts'
import type { WebhookEventsTable } from '../schema/schema.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'

export type WebhookEvent = Selectable<WebhookEventsTable>

export interface NewWebhookEvent {
  pageId: string | null
  psid: string | null
  kind: string
  /** The same for a redelivery of the same event. */
  eventKey: string
  body: unknown
  receivedAt: number
}

/** Answers null for a redelivery: it changes nothing. */
export async function storeWebhookEvent(
  db: Writes,
  event: NewWebhookEvent,
): Promise<number | null> {
  const [row] = await insertNew(db, {
    page_id: event.pageId,
    psid: event.psid,
    kind: event.kind,
    event_key: event.eventKey,
    body: JSON.stringify(event.body),
    received_at: event.receivedAt,
  })
  return row?.id ?? null
}

const insertNew = preparedQuery((db: Writes, row: Insertable<WebhookEventsTable>) =>
  db
    .insertInto('webhook_events')
    .values(row)
    .onConflict((on) => on.column('event_key').doNothing())
    .returning('id'),
)

/** What was stored and not yet acted upon, in the order it came. */
export async function openWebhookEvents(db: Reads, limit: number): Promise<WebhookEvent[]> {
  return db
    .selectFrom('webhook_events')
    .selectAll()
    .where('handled_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function markEventHandled(db: Writes, id: number, now: number): Promise<void> {
  await setHandled(db, { id, now })
}

const setHandled = preparedQuery((db: Writes, { id, now }: { id: number; now: number }) =>
  db.updateTable('webhook_events').set({ handled_at: now }).where('id', '=', id),
)

/** Word for word the condition of the index that holds these events only. */
const aboutMessages = sql<boolean>`kind IN ('message_edit', 'reaction')`

/** What was sent about the messages of one customer after they were sent, in the order it came. */
export async function eventsAboutMessages(
  db: Reads,
  { pageId, psid }: { readonly pageId: string; readonly psid: string },
): Promise<WebhookEvent[]> {
  return aboutMessagesOf(db, { pageId, psid })
}

const aboutMessagesOf = preparedQuery(
  (db: Reads, { pageId, psid }: { pageId: string; psid: string }) =>
    db
      .selectFrom('webhook_events')
      .selectAll()
      .where('page_id', '=', pageId)
      .where('psid', '=', psid)
      .where(aboutMessages)
      .orderBy('id'),
)

const eventsAtOnce = 2_000

/** Everything that was sent about a customer beside messages; looked through in parts, there is no index. */
export async function* eventsOfCustomer(
  db: Reads,
  { pageId, psid }: { readonly pageId: string; readonly psid: string },
): AsyncGenerator<Pick<WebhookEvent, 'kind' | 'body' | 'received_at'>[], void, void> {
  const { last } = await db
    .selectFrom('webhook_events')
    .select((eb) => eb.fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow()
  for (let from = 0; from < (last ?? 0); from += eventsAtOnce) {
    yield await db
      .selectFrom('webhook_events')
      .select(['kind', 'body', 'received_at'])
      .where('id', '>', from)
      .where('id', '<=', from + eventsAtOnce)
      .where('page_id', '=', pageId)
      .where('psid', '=', psid)
      .execute()
  }
}

interface OldEvents {
  readonly before: number
  /** Where the last look ended. */
  readonly after: number
  readonly most?: number
}

/**
 * Drops what was acted upon and came before this, at most `most` events at a time and the oldest
 * first; what is open waits on. Answers how far it looked; null where it came to what is kept.
 */
export async function dropHandledEvents(
  db: Writes,
  { before, after, most = 500 }: OldEvents,
): Promise<number | null> {
  const rows = await db
    .selectFrom('webhook_events')
    .select(['id', 'received_at', 'handled_at'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute()
  const young = rows.findIndex(({ received_at }) => received_at >= before)
  const old = young === -1 ? rows : rows.slice(0, young)
  const done = old.filter(({ handled_at }) => handled_at !== null).map(({ id }) => id)
  if (done.length > 0) await db.deleteFrom('webhook_events').where('id', 'in', done).execute()
  return old.length === most ? (old.at(-1)?.id ?? null) : null
}
