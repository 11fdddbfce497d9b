import { stackOf } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import type { CustomerRow } from '@pal/db/conversations/customers'
import { connectedPages, pageById } from '@pal/db/pages/pages'
import { dayOf } from '@pal/db/stats/days'

import type { Model } from '../../agent/model/model.ts'
import { streamResponse } from '../../files/file-stream.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { GraphClient } from '../../messenger/graph/graph.ts'
import type { Poller } from '../../messenger/inbox/poller.ts'
import { disconnectOne } from '../../messenger/pages/facebook-pages.ts'
import type { Platform } from '../../platform/platform.ts'
import { currentSettings } from '../../platform/settings.ts'
import type { LongJobs } from '../../threads/long-jobs.ts'
import type { StoreThread } from '../../threads/store-thread.ts'
import { customerArchive } from '../export/customer-archive.ts'
import { customerFile } from '../export/customer-file.ts'
import { everythingFile } from '../export/everything-file.ts'
import { dataPlace } from './data-place.ts'
import {
  cancelErasing,
  customerOfOrder,
  eraseAll,
  eraseOneCustomer,
  eraseOnePage,
  erasingNow,
  findCustomer,
} from './erase.ts'
import { holdersOfErased, rewriteBackups } from './erased-backups.ts'

export interface EraseRouteParts extends Platform {
  readonly graph: GraphClient
  readonly poller: Poller
  readonly thread: StoreThread
  readonly jobs: LongJobs
  readonly model: Model
}

/** What leaves the store for good, and what is handed out before. */
export function eraseRoutes(parts: EraseRouteParts) {
  const { store, thread, log, model, clock, jobs } = parts
  const today = async () => dayOf(clock.now(), (await currentSettings(store.db)).company.timezone)
  const brokeOff = (what: string, signal: AbortSignal) => (error: unknown) => {
    if (signal.aborted) return
    log.write('error', 'system', entry('file_broke_off', { file: what }), {
      reason: stackOf(error),
    })
  }
  const fileOf = async (customer: CustomerRow, format: 'json' | 'zip', signal: AbortSignal) => {
    const name = `customer-${await today()}.${format}`
    const pieces =
      format === 'zip'
        ? customerArchive(store, customer, clock.now())
        : customerFile(store.db, customer, clock.now())
    return streamResponse(pieces, brokeOff(name, signal), {
      'content-type': `application/${format}`,
      'content-disposition': `attachment; filename="${name}"`,
    })
  }
  return {
    'customers.export': async ({ params, query, signal }) => {
      const customer = await findCustomer(parts, { psid: params.id, pageId: query.pageId })
      return fileOf(customer, query.format, signal)
    },
    'customers.erase': async ({ params, query }) => {
      const customer = await findCustomer(parts, { psid: params.id, pageId: query.pageId })
      await eraseOneCustomer(parts, customer)
      return { outcome: 'erased' }
    },
    'orders.customerExport': async ({ params, query, signal }) =>
      fileOf(await customerOfOrder(parts, params.id), query.format, signal),
    'orders.customerErase': async ({ params }) => {
      await eraseOneCustomer(parts, await customerOfOrder(parts, params.id))
      return { outcome: 'erased' }
    },
    'pages.erase': async ({ params }) => {
      const outcome = await eraseOnePage(parts, params.id, async () => {
        const page = await pageById(store.db, params.id)
        if (page?.disconnected_at === null) await disconnectOne(parts, params.id)
      })
      return { outcome }
    },
    'data.erase': async () => {
      await eraseAll(parts, async () => {
        for (const { id } of await connectedPages(store.db)) await disconnectOne(parts, id)
      })
      model.forgetFailure()
      return { outcome: 'erased' }
    },
    'data.erasing': () => ({ erasing: erasingNow(store) }),
    'data.cancelErasing': () => ({ cancelled: cancelErasing(store) }),
    'data.holders': () => holdersOfErased(store),
    'data.rewrite': () => rewriteBackups(parts),
    'data.place': () => dataPlace(store),
    'data.export': async ({ query, signal }) => {
      const name = `pal-export-${await today()}.zip`
      const job = jobs.watch('export')
      const wanted = { store, thread, format: query.format, now: clock.now(), signal, job }
      const ended = AbortSignal.any([signal, job.signal])
      return streamResponse(everythingFile(wanted), brokeOff(name, ended), {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}"`,
      })
    },
  } satisfies Partial<Handlers>
}
