import { AppError, notFound } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import type { CampaignsTable } from '../schema/schema.ts'
import { firstNamed } from '../search/first-named.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import { count } from '../stats/counters.ts'
import { addProducts, campaignsThatSell, type NewProduct } from './products.ts'

export type CampaignRow = Selectable<CampaignsTable>
export type NewCampaign = Omit<
  Insertable<CampaignsTable>,
  'id' | 'created_at' | 'updated_at' | 'deleted_at'
>
export type CampaignChanges = Omit<
  Updateable<CampaignsTable>,
  'id' | 'status' | 'page_id' | 'page_name' | 'created_at' | 'updated_at' | 'deleted_at'
>

/** A campaign and its products, in the caller's transaction: together or not at all. */
export async function createCampaign(
  tx: Tx,
  campaign: NewCampaign,
  products: readonly NewProduct[],
  now: number,
): Promise<CampaignRow> {
  if ((campaign.status ?? 'active') === 'active') await refuseSecondActive(tx, campaign.page_id)
  const row = await tx
    .insertInto('campaigns')
    .values({ ...campaign, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  await addProducts(tx, row.id, products, now)
  if (row.status === 'active') await count(tx, { 'campaigns.active': 1 })
  return row
}

export interface CampaignCursor {
  at: number
  id: number
}

/**
 * Newest first; `before` is the last row of the page before. A search looks at name, page and
 * category, and at the products.
 */
export async function listCampaigns(
  db: Reads,
  {
    limit,
    before,
    status,
    search,
    only,
  }: {
    limit: number
    before?: CampaignCursor | undefined
    status?: CampaignRow['status'] | undefined
    search?: string | undefined
    /** This one alone, deleted or not. */
    only?: number | undefined
  },
): Promise<CampaignRow[]> {
  const rows = await db
    .selectFrom('campaigns')
    .selectAll()
    .$if(only === undefined, (query) => query.where('deleted_at', 'is', null))
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? 0))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'active'))
    .$if(before !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(before?.at ?? 0, before?.id ?? 0)),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .$if(search === undefined, (query) => query.limit(limit))
    .execute()
  if (search === undefined) return rows
  const sell = await campaignsThatSell(db, search)
  const named = firstNamed(rows, search, rows.length, (row) =>
    [row.name, row.page_name, row.product_category].join('\n'),
  )
  const found = new Set([...named.map(({ id }) => id), ...sell])
  return rows.filter(({ id }) => found.has(id)).slice(0, limit)
}

/** By name, the newest first. */
export async function searchCampaigns(
  db: Reads,
  search: string,
  limit: number,
): Promise<Pick<CampaignRow, 'id' | 'name' | 'status' | 'budget_paused_at'>[]> {
  const rows = await db
    .selectFrom('campaigns')
    .select(['id', 'name', 'status', 'budget_paused_at'])
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  return firstNamed(rows, search, limit, ({ name }) => name)
}

export async function campaignById(db: Reads, id: number): Promise<CampaignRow | undefined> {
  const [campaign] = await byId(db, { id })
  return campaign
}

const byId = preparedQuery((db: Reads, { id }: { id: number }) =>
  db.selectFrom('campaigns').selectAll().where('id', '=', id).where('deleted_at', 'is', null),
)

export async function mustFindCampaign(db: Reads, id: number): Promise<CampaignRow> {
  const row = await campaignById(db, id)
  if (row) return row
  const campaign = await campaignName(db, id)
  throw campaign === null
    ? notFound('campaign_not_found')
    : new AppError('not_found', because('campaign_gone', { campaign }))
}

/** Those that were deleted too; the oldest first. */
export async function everyCampaign(db: Reads): Promise<CampaignRow[]> {
  return db.selectFrom('campaigns').selectAll().orderBy('id').execute()
}

/** Also of one that was deleted: its orders stay readable. */
export async function campaignName(db: Reads, id: number): Promise<string | null> {
  const query = db.selectFrom('campaigns').select('name').where('id', '=', id)
  return (await query.executeTakeFirst())?.name ?? null
}

/** By id, those of deleted campaigns too. */
export async function everyCampaignName(db: Reads): Promise<Map<number, string>> {
  const rows = await db.selectFrom('campaigns').select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** When the shop made its first campaign; null before. */
export async function firstCampaignAt(db: Reads): Promise<number | null> {
  const query = db.selectFrom('campaigns').select('created_at').orderBy('id').limit(1)
  return (await query.executeTakeFirst())?.created_at ?? null
}

/** Of campaigns that may be deleted: their orders stay readable, under their name. */
export async function campaignNames(
  db: Reads,
  ids: readonly number[],
): Promise<Map<number, Pick<CampaignRow, 'name' | 'currency'>>> {
  const rows = await db
    .selectFrom('campaigns')
    .select(['id', 'name', 'currency'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...known }) => [id, known]))
}

/** The campaign whose agent answers on a page; there is at most one. */
export async function activeCampaignOf(
  db: Reads,
  pageId: string,
): Promise<CampaignRow | undefined> {
  const [campaign] = await activeOf(db, { pageId })
  return campaign
}

const activeOf = preparedQuery((db: Reads, { pageId }: { pageId: string }) =>
  db
    .selectFrom('campaigns')
    .selectAll()
    .where('page_id', '=', pageId)
    // Word for word the condition of the index that has one row for each page.
    .where(sql<boolean>`status = 'active'`)
    .where('deleted_at', 'is', null),
)

/** Whatever its status. */
export async function newestCampaignOf(
  db: Reads,
  pageId: string,
): Promise<CampaignRow | undefined> {
  return db
    .selectFrom('campaigns')
    .selectAll()
    .where('page_id', '=', pageId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function changeCampaign(
  tx: Tx,
  id: number,
  changes: CampaignChanges,
  now: number,
): Promise<CampaignRow> {
  const row = await tx
    .updateTable('campaigns')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound('campaign_not_found')
  return row
}

/** Stop, resume or complete. Resuming is refused while another campaign of the page is active. */
export async function setCampaignStatus(
  tx: Tx,
  id: number,
  status: CampaignRow['status'],
  now: number,
): Promise<CampaignRow> {
  const old = await campaignById(tx, id)
  if (!old) throw notFound('campaign_not_found')
  // Whoever stops what its budget has paused wants it to stay so.
  if (old.status === status && old.budget_paused_at === null) return old
  if (status === 'active') {
    await refuseSecondActive(tx, old.page_id)
    // It would be completed again a minute later.
    if (old.offer_ends_at !== null && old.offer_ends_at <= now) {
      throw new AppError('conflict', because('campaign_offer_over'))
    }
  }
  const row = await tx
    .updateTable('campaigns')
    .set({ status, budget_paused_at: null, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await count(tx, {
    'campaigns.active': Number(status === 'active') - Number(old.status === 'active'),
  })
  return row
}

/** Campaigns that run beyond the end of their offer are completed. */
export async function completeEndedOffers(tx: Tx, now: number): Promise<CampaignRow[]> {
  const ended = await tx
    .selectFrom('campaigns')
    .select('id')
    // Word for word the condition of the index that has one row for each page.
    .where(sql<boolean>`status = 'active'`)
    .where('deleted_at', 'is', null)
    .where('offer_ends_at', '<=', now)
    .execute()
  const rows: CampaignRow[] = []
  for (const { id } of ended) rows.push(await setCampaignStatus(tx, id, 'completed', now))
  return rows
}

/** Hides a campaign and silences its agent; its orders and conversations stay readable. */
export async function removeCampaign(tx: Tx, id: number, now: number): Promise<CampaignRow> {
  const old = await campaignById(tx, id)
  if (!old) throw notFound('campaign_not_found')
  await tx
    .updateTable('campaigns')
    .set({ deleted_at: now, updated_at: now })
    .where('id', '=', id)
    .execute()
  if (old.status === 'active') await count(tx, { 'campaigns.active': -1 })
  return old
}

async function refuseSecondActive(tx: Tx, pageId: string): Promise<void> {
  const first = await activeCampaignOf(tx, pageId)
  if (!first) return
  throw new AppError('conflict', because('campaign_already_active', { name: first.name }))
}
