import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { messagingWindowMs } from '@pal/core/constants'
import { because } from '@pal/core/texts/reason'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'

import type { Reads, Tx, Writes } from '../schema/reads.ts'
import { readStoredObject } from '../schema/stored-json.ts'
import { storeReason } from '../schema/stored-reason.ts'
import { writeJson } from '../sqlite/atomic-file.ts'
import { fileNames } from '../sqlite/store-files.ts'
import type { HeldBack, Store } from './store.ts'

/** Beside the store from the moment it is replaced until it knows itself what it missed. */
const file = 'restored-gap.json'
const key = 'restore_gap'
/** Whoever waited for longer may not be answered any more. */
const longestHoldMs = messagingWindowMs

/** What happened between these is in no row of a restored store: it was sent by the one it replaced. */
export interface RestoreGap {
  readonly from: number
  readonly until: number
  /** Jobs of a page that were due before run then, or once the page was read. */
  readonly heldUntil: number
}

/** So many order numbers are left out at least where it is not known which were given out. */
const leastLeftOut = 1_000

interface Missed {
  readonly from: number
  /** The highest order number that was given out; null where nobody knows it any more. */
  readonly orders: number | null
}

/** The store that takes this folder is as it was then; the one it replaces now lies in `aside`. */
export async function noteGap(folder: string, from: number, aside: string): Promise<void> {
  await writeJson(folder, file, { from, orders: highestOrder(aside) } satisfies Missed)
}

function highestOrder(folder: string): number | null {
  const path = join(folder, fileNames.store)
  if (!existsSync(path)) {
    const traces = [fileNames.logs, `${fileNames.store}-wal`]
    return traces.some((name) => existsSync(join(folder, name))) ? null : 0
  }
  let raw: Sqlite.Database | undefined
  try {
    raw = new Sqlite(path, { readonly: true, fileMustExist: true })
    const counted = raw.prepare("SELECT value FROM counters WHERE key = 'ids.orders'").pluck()
    const placed = raw.prepare('SELECT max(id) FROM orders').pluck()
    const highest = Math.max(Number(counted.get()), Number(placed.get()))
    return Number.isSafeInteger(highest) ? highest : null
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) return null
    throw error
  } finally {
    raw?.close()
  }
}

/**
 * What waited to be sent when the backup was made was sent since, as far as anybody knows: a restored
 * store must not send it again. Replies are looked for in their threads first, all else that was due
 * meanwhile is left to the seller. Killed at any line, the next start does it.
 */
export async function holdBack(store: Store, now: number): Promise<HeldBack | null> {
  const path = store.folder === null ? null : join(store.folder, file)
  if (path === null || !existsSync(path)) return null
  const { from, orders } = missedOf(await readFile(path, 'utf8'), now)
  const held = await store.transaction(async (tx) => {
    await leaveOutNumbers(tx, orders)
    return hold(tx, { from, until: now })
  })
  await rm(path)
  return held
}

export async function restoreGap(db: Reads): Promise<RestoreGap | null> {
  const row = await db
    .selectFrom('store_meta')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return readGap(row?.value ?? null)
}

/** Null for one that is damaged, too: what is held runs when its time has come. */
function readGap(text: string | null): RestoreGap | null {
  const read = readStoredObject(text)
  if (read === null || !('from' in read && 'until' in read && 'heldUntil' in read)) return null
  const { from, until, heldUntil } = read
  if (typeof from !== 'number' || typeof until !== 'number') return null
  return typeof heldUntil === 'number' ? { from, until, heldUntil } : null
}

/** The page was read: what waited for that runs now. */
export async function releaseHeld(
  db: Writes,
  pageId: string,
  { heldUntil }: RestoreGap,
  now: number,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ run_at: now })
    .where('page_id', '=', pageId)
    .where('state', '=', 'waiting')
    .where('run_at', '=', heldUntil)
    .execute()
}

async function hold(tx: Tx, { from, until }: Omit<RestoreGap, 'heldUntil'>): Promise<HeldBack> {
  const heldUntil = until + longestHoldMs
  const value = JSON.stringify({ from, until, heldUntil } satisfies RestoreGap)
  await tx
    .insertInto('store_meta')
    .values({ key, value })
    .onConflict((on) => on.column('key').doUpdateSet({ value }))
    .execute()
  const due = tx.deleteFrom('jobs').where('run_at', '<=', until)
  const left = await due
    .where('kind', 'in', ['follow_up', 'order_notice'])
    .returning(['kind'])
    .execute()
  await due.where('kind', '=', 'scheduled').execute()
  const problem = storeReason(because('scheduled_before_restore'))
  const scheduled = await tx
    .updateTable('scheduled_replies')
    .set({ problem })
    .where('send_at', '<=', until)
    .where('problem', 'is', null)
    .returning('id')
    .execute()
  await tx
    .updateTable('messages')
    .set({ state: 'sending', send_attempted_at: sql`max(created_at, ${from})` })
    .where('state', '=', 'queued')
    .execute()
  await tx
    .updateTable('jobs')
    .set({ state: 'waiting', lease_owner: null, lease_until: null, run_at: heldUntil })
    .where('state', 'in', ['waiting', 'running'])
    .where('page_id', 'is not', null)
    .where('run_at', '<=', until)
    .execute()
  const of = (wanted: string) => left.filter(({ kind }) => kind === wanted).length
  return {
    scheduled: scheduled.length,
    followUps: of('follow_up'),
    orderNotices: of('order_notice'),
  }
}

/** A customer knows their order by its number, which may not be another customer's then. */
async function leaveOutNumbers(tx: Tx, orders: number | null): Promise<void> {
  const value =
    orders === null
      ? sql<number>`value + max(value, ${leastLeftOut})`
      : sql<number>`max(value, ${orders})`
  await tx.updateTable('counters').set({ value }).where('key', '=', 'ids.orders').execute()
}

function missedOf(text: string, now: number): Missed {
  const { from, orders } = (readStoredObject(text) ?? {}) as { from?: unknown; orders?: unknown }
  return {
    from: typeof from === 'number' ? from : now,
    orders: typeof orders === 'number' && Number.isSafeInteger(orders) ? orders : null,
  }
}
