import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { AppError, notFound } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { sql } from 'kysely'

import { pageById } from '../pages/pages.ts'
import { detachCustomer, detachedCustomers } from './detach-customer.ts'
import { eraseEverything } from './erase-everything.ts'
import { eraseLogs } from './erase-logs.ts'
import type { EraseOptions } from './erase-options.ts'
import { erasePageRow, eraseEventsOf } from './erase-page.ts'
import { purgeDeleted } from './erase-purge.ts'
import { eraseLastRows, eraseConversation } from './erase-rows.ts'
import {
  requestErasure,
  requestCustomerErasure,
  pendingErasure,
  clearErasure,
  requestPageErasure,
} from './erasure-requests.ts'
import type { Store } from './store.ts'
import { saveTombstones } from './tombstone-file.ts'

/**
 * Takes a customer out of the store with all that belongs to them. What was counted by the hour and
 * the day stays: those sums name nobody, and the past is not to look as if it had not been.
 */
export async function eraseCustomer(
  store: Store,
  customerId: number,
  options: EraseOptions,
): Promise<void> {
  await store.transaction(async (tx) => {
    await detachCustomer(tx, customerId, options.now())
    await requestCustomerErasure(tx)
  })
  await finishErasing(store, options)
}

/** A page that is disconnected, with its customers, campaigns and products. */
export async function erasePage(store: Store, pageId: string, options: EraseOptions) {
  await store.transaction(async (tx) => {
    const page = await pageById(tx, pageId)
    if (!page) throw notFound('page_not_found')
    if (page.disconnected_at === null) {
      throw new AppError('conflict', because('page_to_disconnect', { page: page.name }))
    }
    await requestPageErasure(tx, { id: pageId })
  })
  return finishErasing(store, options)
}

export type Finished = 'nothing' | 'erased' | 'cancelled'

/** Does what was ordered, or continues with it after a stop of the program: nothing is left half. */
export async function finishErasing(store: Store, options: EraseOptions): Promise<Finished> {
  const order = await pendingErasure(store.db)
  if (!order) return 'nothing'
  if (order.everything !== undefined) {
    await options.flushLog?.()
    await eraseEverything(store, options)
    return 'erased'
  }
  // Already now: from here on a stop or damage must not bring anybody back.
  await saveTombstones(store)
  // Left to itself the index merges deleted entries in the middle of a commit, for a fifth of a second.
  await mergeDeletedFrom(store, never)
  for await (const customers of detachedCustomers(store.db)) {
    for (const customer of customers) {
      const { page_id: pageId, psid } = customer
      // Without a PSID it would be the whole page.
      if (psid !== null) await eraseEventsOf(store, { pageId, psid })
      await eraseConversation(store, customer.id, options)
    }
  }
  const whole: (typeof order.pages)[number][] = []
  for (const page of order.pages) {
    if (await eraseConversationsOf(store, page.id, options)) whole.push(page)
  }
  await options.flushLog?.()
  await eraseLogs(
    store,
    whole.map(({ id }) => id),
    options,
  )
  for await (const customers of detachedCustomers(store.db)) {
    for (const { id, page_id } of customers) {
      const withPage = whole.some((page) => page.id === page_id)
      await eraseLastRows(store, id, withPage)
      await yieldToEventLoop()
    }
  }
  for (const { id: pageId, until } of whole) {
    await eraseEventsOf(store, { pageId, psid: null })
    await erasePageRow(store, pageId, until ?? options.now())
  }
  // Only the files are left: the order itself must not name a page any more.
  await store.transaction((tx) => requestErasure(tx, { pages: [] }))
  await purgeDeleted(store, options)
  await mergeDeletedFrom(store, usualPercent)
  await saveTombstones(store)
  await clearErasure(store.db)
  return whole.length === order.pages.length ? 'erased' : 'cancelled'
}

const usualPercent = 10
const never = 101

/** From which share of deleted entries on the index of messages merges by itself; kept in the store. */
async function mergeDeletedFrom(store: Store, percent: number): Promise<void> {
  await sql`insert into message_search (message_search, rank) values ('deletemerge', ${sql.lit(percent)})`.execute(
    store.db,
  )
}

/** False when it was called off on the way. */
async function eraseConversationsOf(store: Store, pageId: string, options: EraseOptions) {
  const { now, signal, onProgress } = options
  const { of } = await store.db
    .selectFrom('customers')
    .select((eb) => eb.fn.countAll<number>().as('of'))
    .where('page_id', '=', pageId)
    .where('erasing_since', 'is', null)
    .executeTakeFirstOrThrow()
  for (let done = 0; ; done++) {
    onProgress?.({ step: 'rows', done, of })
    if (signal?.aborted) return false
    const next = await store.db
      .selectFrom('customers')
      .select('id')
      .where('page_id', '=', pageId)
      // Whoever is detached is no longer among them.
      .where('erasing_since', 'is', null)
      .orderBy('psid')
      .limit(1)
      .executeTakeFirst()
    if (!next) return true
    await store.transaction((tx) => detachCustomer(tx, next.id, now()))
    await eraseConversation(store, next.id, { ...options, onProgress: undefined })
  }
}
