import type { Reads, Tx, Writes } from '../schema/reads.ts'
import { isFields, readStoredFields } from '../schema/stored-json.ts'

/** What is being erased; it stays in the store until the last trace is gone, also over a stop. */
export interface ErasureRequest {
  /** None where only customers are erased, who were taken out already. */
  readonly pages: readonly PageToErase[]
  /** Everything: `emptied` when the empty store is in place, and only the log and the files are left. */
  readonly everything?: 'ordered' | 'emptied'
}

interface PageToErase {
  readonly id: string
  /** A page that came back with a backup stays out until the moment it was erased first. */
  readonly until?: number
}

export async function requestErasure(tx: Tx, order: ErasureRequest): Promise<void> {
  const value = JSON.stringify(order)
  await tx
    .insertInto('store_meta')
    .values({ key: 'erasing', value })
    .onConflict((on) => on.column('key').doUpdateSet({ value }))
    .execute()
}

/** Beside what was ordered before. */
export async function requestPageErasure(tx: Tx, page: PageToErase): Promise<void> {
  const { pages } = (await pendingErasure(tx)) ?? { pages: [] }
  await requestErasure(tx, { pages: [...pages.filter(({ id }) => id !== page.id), page] })
}

export async function requestCustomerErasure(tx: Tx): Promise<void> {
  await requestErasure(tx, (await pendingErasure(tx)) ?? { pages: [] })
}

export async function pendingErasure(db: Reads): Promise<ErasureRequest | null> {
  const row = await db
    .selectFrom('store_meta')
    .select('value')
    .where('key', '=', 'erasing')
    .executeTakeFirst()
  return row ? requestIn(row.value) : null
}

/** Never taken for one of nothing: somebody was promised that they are erased. */
function requestIn(stored: string): ErasureRequest {
  const { pages, everything } = readStoredFields(stored)
  const isKnown = everything === undefined || everything === 'ordered' || everything === 'emptied'
  if (!Array.isArray(pages) || !pages.every(isPage) || !isKnown)
    throw new Error('The store does not say in a form that can be read what is to be erased')
  return { pages, ...(everything !== undefined && { everything }) }
}

function isPage(value: unknown): value is PageToErase {
  if (!isFields(value) || typeof value['id'] !== 'string') return false
  return value['until'] === undefined || typeof value['until'] === 'number'
}

export async function clearErasure(db: Writes): Promise<void> {
  await db.deleteFrom('store_meta').where('key', '=', 'erasing').execute()
}
