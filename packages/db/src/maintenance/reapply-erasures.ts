import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { notFound } from '@pal/core/errors'
import Sqlite from 'better-sqlite3'
import type { Selectable } from 'kysely'

import { addCustomerWithoutChat } from '../conversations/customers.ts'
import { erasedOrders, erasedUntil } from '../conversations/tombstones.ts'
import { moveToCustomer } from '../orders/correct-customer.ts'
import { orderById, updateOrder } from '../orders/orders.ts'
import { disconnectPage } from '../pages/pages.ts'
import type { CustomersTable } from '../schema/schema.ts'
import { writeJson } from '../sqlite/atomic-file.ts'
import { fileNames } from '../sqlite/store-files.ts'
import { detachCustomer } from './detach-customer.ts'
import { requestCustomerErasure, requestPageErasure } from './erasure-requests.ts'
import type { ReappliedErasures, Store } from './store.ts'
import {
  isTombstones,
  saveTombstones,
  saveTombstonesOnce,
  savedTombstones,
  type Tombstones,
} from './tombstone-file.ts'

/** Beside the store from the moment it is replaced until its marks are in the one that came back. */
const carried = 'restored-marks.json'

const customersAtOnce = 200
const ordersAtOnce = 200

/** Keeps what is known in this folder of who was erased, before another store takes the place of its own. */
export async function carryTombstones(folder: string): Promise<void> {
  const path = join(folder, fileNames.store)
  const beside = await savedTombstones(folder)
  if (!existsSync(path) && !beside) return
  const own = tombstonesIn(path)
  // Damage may also have taken some of the store's marks without a word.
  const known = [own, beside].filter((one) => one !== null)
  const all = (await readCarried(folder)) ?? []
  for (const one of known.length > 0 ? known : [null]) {
    if (!all.some((other) => JSON.stringify(other) === JSON.stringify(one))) all.push(one)
  }
  await writeJson(folder, carried, all)
}

/**
 * A backup brings back whoever was erased since it was made: they are taken out before anybody is
 * served, and the order is given to erase the rest of them.
 */
export async function reapplyErasures(
  store: Store,
  now: number,
): Promise<ReappliedErasures | null> {
  const { folder } = store
  const all = folder === null ? null : await readCarried(folder)
  if (folder === null || !all) {
    await saveTombstonesOnce(store)
    return null
  }
  const sets = all.filter((one) => one !== null)
  store.raw.transaction(() => {
    for (const set of sets) addTombstones(store.raw, set)
  })()
  const found = sets.some(({ marks }) => marks.length > 0)
    ? await detachMarked(store, now)
    : { customers: 0, pages: 0 }
  await saveTombstones(store)
  await rm(join(folder, carried))
  return { ...found, unknown: sets.length < all.length }
}

async function detachMarked(store: Store, now: number) {
  const { db } = store
  const pages = await db.selectFrom('pages').select(['id', 'connected_at']).orderBy('id').execute()
  let customers = 0
  let whole = 0
  for (const { id: pageId, connected_at } of pages) {
    const until = await erasedUntil(db, { pageId, psid: null })
    if (until !== null && connected_at <= until) {
      whole++
      await store.transaction(async (tx) => {
        await disconnectPage(tx, pageId, now)
        await requestPageErasure(tx, { id: pageId, until })
      })
    }
    for (let after: After | undefined = { psid: null, id: 0 }; after;) {
      const { last, taken } = await detachSlice(store, pageId, after)
      customers += taken
      after = last
    }
  }
  for (let after: number | undefined = 0; after !== undefined;) {
    const { last, taken } = await detachOrders(store, { after, now })
    customers += taken
    after = last
  }
  return { customers, pages: whole }
}

/** Whose number was put right after the backup was made is in it as somebody else, who stays. */
async function detachOrders(
  store: Store,
  { after, now }: { readonly after: number; readonly now: number },
) {
  return store.transaction(async (tx) => {
    const rows = await tx
      .selectFrom('orders')
      .innerJoin('customers', 'customers.id', 'orders.customer_id')
      .selectAll('orders')
      .where('customers.psid', 'is', null)
      .where('customers.erasing_since', 'is', null)
      .where('orders.id', '>', after)
      .orderBy('orders.id')
      .limit(ordersAtOnce)
      .execute()
    const erased = await erasedOrders(
      tx,
      rows.map(({ id, created_at: createdAt, page_id: pageId }) => ({ id, createdAt, pageId })),
    )
    for (const [id, at] of erased) {
      const old = await orderById(tx, id)
      if (!old) throw notFound('order_not_found')
      const customerId = await addCustomerWithoutChat(tx, old.page_id, now)
      const row = await updateOrder(tx, id, { customer_id: customerId }, now)
      await moveToCustomer(tx, old, row, now)
      await detachCustomer(tx, customerId, at)
    }
    if (erased.size > 0) await requestCustomerErasure(tx)
    return { last: rows.at(-1)?.id, taken: erased.size }
  })
}

type After = Pick<Selectable<CustomersTable>, 'psid' | 'id'>

/** First those without a PSID, by their ids. */
async function detachSlice(store: Store, pageId: string, after: After) {
  return store.transaction(async (tx) => {
    const ofPage = tx
      .selectFrom('customers')
      .select(['id', 'psid', 'created_at'])
      .where('page_id', '=', pageId)
      .where('erasing_since', 'is', null)
      .limit(customersAtOnce)
    const rows =
      after.psid === null
        ? await ofPage.where('psid', 'is', null).where('id', '>', after.id).orderBy('id').execute()
        : await ofPage.where('psid', '>', after.psid).orderBy('psid').execute()
    let taken = 0
    for (const { id, psid, created_at: createdAt } of rows) {
      const erased = await erasedUntil(tx, { pageId, psid, row: { id, createdAt } })
      // Whoever wrote again after they were erased began again, and stays.
      if (erased === null || createdAt > erased) continue
      await detachCustomer(tx, id, erased)
      taken++
    }
    if (taken > 0) await requestCustomerErasure(tx)
    const whole = after.psid === null ? { psid: '', id: 0 } : undefined
    return { last: rows.at(-1) ?? whole, taken }
  })
}

/** Null where it cannot be read any more; a store from before anybody could be erased has none. */
function tombstonesIn(path: string): Tombstones | null {
  let raw: Sqlite.Database | undefined
  try {
    raw = new Sqlite(path, { readonly: true, fileMustExist: true })
    const tables = raw.prepare('SELECT name FROM sqlite_schema').pluck().all()
    if (tables.length === 0) return null
    if (!tables.includes('erased_customers')) return { salts: [], marks: [] }
    const marks = raw.prepare('SELECT mark, since, erased_at FROM erased_customers').raw().all()
    return { salts: saltsOf(raw), marks: marks as [string, number, number][] }
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) return null
    throw error
  } finally {
    raw?.close()
  }
}

function saltsOf(raw: Sqlite.Database): string[] {
  return String(
    raw.prepare("SELECT value FROM store_meta WHERE key = 'erase_salt'").pluck().get(),
  ).split(' ')
}

/** Marks of another salt come with it: a backup may be from another computer. */
function addTombstones(raw: Sqlite.Database, { salts, marks }: Tombstones): void {
  if (marks.length === 0) return
  const add = raw.prepare(
    `INSERT INTO erased_customers (mark, since, erased_at) VALUES (?, ?, ?)
     ON CONFLICT (mark) DO UPDATE SET since = min(since, excluded.since),
       erased_at = max(erased_at, excluded.erased_at)`,
  )
  const own = raw.prepare('SELECT count(*) FROM erased_customers').pluck().get()
  const all = new Set([...(own === 0 ? [] : saltsOf(raw)), ...salts])
  for (const mark of marks) add.run(mark)
  raw.prepare("UPDATE store_meta SET value = ? WHERE key = 'erase_salt'").run([...all].join(' '))
}

async function readCarried(folder: string): Promise<(Tombstones | null)[] | null> {
  const path = join(folder, carried)
  if (!existsSync(path)) return null
  const text = await readFile(path, 'utf8')
  try {
    const sets: unknown = JSON.parse(text)
    return Array.isArray(sets) ? sets.map((one) => (isTombstones(one) ? one : null)) : [null]
  } catch {
    // Not this program's writing: who was erased is not known any more.
    return [null]
  }
}
