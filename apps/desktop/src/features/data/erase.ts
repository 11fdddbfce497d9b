import type { Erasing } from '@pal/core/contract/data'
import { AppError, notFound } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { type CustomerRow, customerById, customersByPsid } from '@pal/db/conversations/customers'
import { eraseCustomer, erasePage, finishErasing } from '@pal/db/maintenance/erase'
import { eraseEverything } from '@pal/db/maintenance/erase-everything'
import type { EraseOptions } from '@pal/db/maintenance/erase-options'
import { pendingErasure } from '@pal/db/maintenance/erasure-requests'
import type { Store } from '@pal/db/maintenance/store'
import { orderById } from '@pal/db/orders/orders'

import type { Poller } from '../../messenger/inbox/poller.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Events } from '../../platform/events.ts'
import type { Log } from '../../platform/log.ts'
import type { Secrets } from '../../platform/vault/secrets.ts'
import type { StoreThread } from '../../threads/store-thread.ts'
import { alone } from './backup.ts'

export interface EraseParts {
  readonly store: Store
  readonly thread: StoreThread
  readonly secrets: Secrets
  readonly log: Log
  readonly events: Events
  readonly clock: Clock
}

interface UnderWay {
  what: Erasing['what']
  step: Erasing['step']
  done: number
  of: number
  readonly stop: AbortController
}

const underWay = new WeakMap<Store, UnderWay>()

export function erasingNow(store: Store): Erasing | null {
  const work = underWay.get(store)
  if (!work) return null
  const { what, step, done, of, stop } = work
  const canBeCancelled = what === 'page' && step === 'rows' && !stop.signal.aborted
  return { what, step, done, of, canBeCancelled }
}

/** Whoever was begun is still erased whole; false where nothing can be called off. */
export function cancelErasing(store: Store): boolean {
  if (!erasingNow(store)?.canBeCancelled) return false
  underWay.get(store)?.stop.abort()
  return true
}

export interface WhichCustomer {
  readonly psid: string
  readonly pageId: string | undefined
}

export async function findCustomer({ store }: Pick<EraseParts, 'store'>, which: WhichCustomer) {
  const { psid, pageId } = which
  const rows = await customersByPsid(store.db, psid)
  const [row, another] = rows.filter(({ page_id }) => page_id === (pageId ?? page_id))
  if (!row) throw notFound('customer_not_found')
  if (another) {
    throw new AppError('conflict', because('customer_of_two_pages'))
  }
  return row
}

/** Whoever ordered this. */
export async function customerOfOrder({ store: { db } }: Pick<EraseParts, 'store'>, id: number) {
  const order = await orderById(db, id)
  const customer = order && (await customerById(db, order.customer_id))
  if (!customer || customer.erasing_since !== null) throw notFound('order_not_found')
  return customer
}

export async function eraseOneCustomer(
  parts: EraseParts,
  { id }: Pick<CustomerRow, 'id'>,
): Promise<void> {
  await erase(parts, 'customer', (options) => eraseCustomer(parts.store, id, options))
  // Their name would be one more trace.
  parts.log.write('info', 'system', entry('customer_erased'))
}

/** Of a page that is disconnected already. */
export async function eraseOnePage(
  parts: EraseParts,
  pageId: string,
  before: () => Promise<void> = async () => {},
) {
  const finished = await erase(parts, 'page', async (options) => {
    await before()
    return erasePage(parts.store, pageId, options)
  })
  const cancelled = finished === 'cancelled'
  if (!cancelled) await parts.secrets.remove(`facebook.page_token.${pageId}`)
  parts.log.write('info', 'system', entry(cancelled ? 'page_erasure_called_off' : 'page_erased'))
  return cancelled ? 'cancelled' : 'erased'
}

/** `before` disconnects the pages: Facebook sends nothing any more. Where a backup is in the way, it is not called. */
export async function eraseAll(
  parts: EraseParts & { readonly poller: Poller },
  before: () => Promise<void> = async () => {},
): Promise<void> {
  const { store, secrets, log, poller } = parts
  await erase(parts, 'everything', async ({ cutWal }) => {
    await before()
    await poller.stop()
    try {
      await secrets.forgetAll()
      await log.flush()
      await eraseEverything(store, { cutWal })
    } finally {
      await poller.start()
    }
  })
  log.write('info', 'system', entry('everything_erased'))
}

/** What a stop of the program left half done, or a long read kept from being finished. */
export async function finishLeftErasing(parts: EraseParts): Promise<void> {
  if (underWay.has(parts.store) || !(await pendingErasure(parts.store.db))) return
  await erase(parts, 'rest', (options) => finishErasing(parts.store, options))
  parts.log.write('info', 'system', entry('erasure_finished'))
}

async function erase<T>(
  { store, thread, log, events, clock }: EraseParts,
  what: Erasing['what'],
  work: (options: EraseOptions) => Promise<T>,
): Promise<T> {
  return alone(store, 'erase', async () => {
    const state: UnderWay = { what, step: 'rows', done: 0, of: 0, stop: new AbortController() }
    underWay.set(store, state)
    try {
      return await work({
        now: clock.now,
        signal: state.stop.signal,
        onProgress: (progress) => Object.assign(state, progress),
        flushLog: () => log.flush(),
        cutWal: (path) => thread.run('cutWal', { path }),
      })
    } finally {
      underWay.delete(store)
      events.changed('campaigns', 'products', 'conversations', 'messages', 'orders', 'logs')
      events.changed('settings', 'facebook', 'queue')
    }
  })
}
