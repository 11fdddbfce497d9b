import { notFound } from '@pal/core/errors'
import { because, type Reason } from '@pal/core/texts/reason'
import type { Selectable } from 'kysely'

import { sendingStates, type TokenState } from '../schema/literals.ts'
import type { Reads, Tx, Writes } from '../schema/reads.ts'
import type { PagesTable } from '../schema/schema.ts'
import { readStoredReason, storeReason } from '../schema/stored-reason.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'

export type Page = Selectable<PagesTable>

export interface ConnectPage {
  id: string
  name: string
  category: string
  /** Null where the token has no end, or none is known. */
  tokenExpiresAt?: number | null
  dataAccessExpiresAt?: number | null
  /** By Facebook's clock where that is behind; what was said before it is nobody's to answer. */
  connectedAt?: number
  now: number
}

/** Connects a page, or connects it again with what Facebook says of it now. */
export async function connectPage(db: Writes, page: ConnectPage): Promise<Page> {
  const known = {
    name: page.name,
    category: page.category,
    disconnected_at: null,
    token_state: 'ok' as const,
    token_checked_at: page.now,
    state_reason: null,
    token_expires_at: page.tokenExpiresAt ?? null,
    data_access_expires_at: page.dataAccessExpiresAt ?? null,
    sending_stopped_until: null,
    sending_stopped_reason: null,
    next_poll_at: page.now,
    updated_at: page.now,
  }
  const connected = await db
    .insertInto('pages')
    .values({ id: page.id, connected_at: page.connectedAt ?? page.now, ...known })
    .onConflict((on) => on.column('id').doUpdateSet(known))
    .returningAll()
    .executeTakeFirstOrThrow()
  await nameOnCampaigns(db, page)
  return connected
}

/** Its owner has renamed it. */
export async function renamePage(
  tx: Tx,
  page: { readonly id: string; readonly name: string; readonly now: number },
): Promise<void> {
  const { id, name, now } = page
  await tx.updateTable('pages').set({ name, updated_at: now }).where('id', '=', id).execute()
  await nameOnCampaigns(tx, page)
}

async function nameOnCampaigns(db: Writes, { id, name }: Pick<Page, 'id' | 'name'>): Promise<void> {
  await db
    .updateTable('campaigns')
    .set({ page_name: name })
    .where('page_id', '=', id)
    .where('page_name', '!=', name)
    .execute()
}

export async function disconnectPage(db: Writes, id: string, now: number): Promise<void> {
  await db
    .updateTable('pages')
    .set({ disconnected_at: now, next_poll_at: null, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function connectedPages(db: Reads): Promise<Page[]> {
  return db
    .selectFrom('pages')
    .selectAll()
    .where('disconnected_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Those with an active campaign, connected or not. */
export async function campaignPages(db: Reads): Promise<Page[]> {
  return db
    .selectFrom('campaigns')
    .innerJoin('pages', 'pages.id', 'campaigns.page_id')
    .selectAll('pages')
    .where('campaigns.status', '=', 'active')
    .where('campaigns.deleted_at', 'is', null)
    .orderBy('pages.name')
    .orderBy('pages.id')
    .execute()
}

export async function pageById(db: Reads, id: string): Promise<Page | undefined> {
  const [page] = await byId(db, { id })
  return page
}

/** Throws an AppError, `not_found`, where it is unknown or was disconnected. */
export async function connectedPage(db: Reads, id: string): Promise<Page> {
  const page = await pageById(db, id)
  if (!page || page.disconnected_at !== null) throw notFound('page_not_found')
  return page
}

/** The names of those that a campaign sells or has sold on: orders come on no others. */
export async function salesPages(db: Reads): Promise<Map<string, string>> {
  const rows = await ofSales(db, {})
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const ofSales = preparedQuery((db: Reads) =>
  db
    .selectFrom('pages')
    .select(['id', 'name'])
    .where('id', 'in', (eb) => eb.selectFrom('campaigns').select('page_id')),
)

/**
 * Why nothing can be sent from a page: it was disconnected, or its token can no longer be read here. Null
 * where it is connected, whatever Facebook says of its token.
 */
export async function whyDisconnected(db: Reads, id: string): Promise<Reason | null> {
  return cutOff(await pageById(db, id))
}

/** The same, or why what is typed now would only wait: its token is known to be of no use. */
export async function whyNothingGoesOut(db: Reads, id: string): Promise<Reason | null> {
  const page = await pageById(db, id)
  const isUseless = page !== undefined && !sendingStates.includes(page.token_state)
  return cutOff(page) ?? (isUseless ? readStoredReason(page.state_reason) : null)
}

function cutOff(page: Page | undefined): Reason | null {
  const isLost = page?.state_reason === storeReason(because('page_token_not_stored'))
  return isLost || (page && page.disconnected_at !== null) ? because('page_not_connected') : null
}

const byId = preparedQuery((db: Reads, { id }: { id: string }) =>
  db.selectFrom('pages').selectAll().where('id', '=', id),
)

export async function setTokenState(
  db: Writes,
  id: string,
  token: { state: TokenState; reason: Reason | null; now: number },
): Promise<void> {
  await db
    .updateTable('pages')
    .set({
      token_state: token.state,
      state_reason: token.reason && storeReason(token.reason),
      token_checked_at: token.now,
      updated_at: token.now,
    })
    .where('id', '=', id)
    .execute()
}

/** Facebook was asked about the token and found nothing wrong. */
export async function markTokenChecked(db: Writes, id: string, now: number): Promise<void> {
  await db.updateTable('pages').set({ token_checked_at: now }).where('id', '=', id).execute()
}

export async function setTokenEnds(
  db: Writes,
  id: string,
  ends: { token: number | null; dataAccess: number | null },
): Promise<void> {
  await db
    .updateTable('pages')
    .set({ token_expires_at: ends.token, data_access_expires_at: ends.dataAccess })
    .where('id', '=', id)
    .execute()
}

export async function savePoll(
  db: Writes,
  id: string,
  poll: { cursor: string | null; polledAt: number; nextPollAt: number | null },
): Promise<void> {
  await db
    .updateTable('pages')
    .set({
      poll_cursor: poll.cursor,
      last_polled_at: poll.polledAt,
      next_poll_at: poll.nextPollAt,
    })
    .where('id', '=', id)
    .execute()
}

/** Facebook has forbidden the page to send; null when it may again. */
export async function stopSending(
  db: Writes,
  id: string,
  stop: { until: number; reason: Reason } | null,
): Promise<void> {
  await db
    .updateTable('pages')
    .set({
      sending_stopped_until: stop?.until ?? null,
      sending_stopped_reason: stop && storeReason(stop.reason),
    })
    .where('id', '=', id)
    .execute()
}

/** Null when Facebook took it back. */
export async function setPolicyNotice(
  db: Writes,
  id: string,
  notice: Reason | null,
): Promise<void> {
  const policy_notice = notice && storeReason(notice)
  await db.updateTable('pages').set({ policy_notice }).where('id', '=', id).execute()
}
