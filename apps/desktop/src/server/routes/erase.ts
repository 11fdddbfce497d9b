import { dayOf } from '@pal/db/days'
import { connectedPages, pageById } from '@pal/db/pages'

import { customerFile } from '../../services/customer-file.ts'
import { dataPlace } from '../../services/data-place.ts'
import {
  cancelErasing,
  eraseAll,
  eraseOneCustomer,
  eraseOnePage,
  erasingNow,
  findCustomer,
} from '../../services/erase.ts'
import { holdersOfErased, rewriteBackups } from '../../services/erased-backups.ts'
import { everythingFile } from '../../services/export/everything-file.ts'
import { streamResponse } from '../../services/export/file-stream.ts'
import { disconnectOne } from '../../services/facebook-pages.ts'
import { currentSettings } from '../../services/settings.ts'
import type { Handlers } from '../handlers.ts'
import type { Parts } from './parts.ts'

/** What leaves the store for good, and what is handed out before. */
export function eraseRoutes(parts: Parts) {
  const { store, thread, log, model, now } = parts
  const today = async () => dayOf(now(), (await currentSettings(store.db)).company.timezone)
  const brokeOff = (what: string, signal: AbortSignal) => (error: unknown) => {
    if (signal.aborted) return
    log.write('error', 'system', `The file ${what} broke off`, {
      reason: error instanceof Error ? error.stack : String(error),
    })
  }
  return {
    'customers.export': async ({ params, query, signal }) => {
      const customer = await findCustomer(parts, { psid: params.id, pageId: query.pageId })
      const name = `customer-${await today()}.json`
      return streamResponse(customerFile(store.db, customer, now()), brokeOff(name, signal), {
        'content-type': 'application/json',
        'content-disposition': `attachment; filename="${name}"`,
      })
    },
    'customers.erase': async ({ params, query }) => {
      await eraseOneCustomer(parts, { psid: params.id, pageId: query.pageId })
      return { outcome: 'erased' }
    },
    'pages.erase': async ({ params }) => {
      const page = await pageById(store.db, params.id)
      if (page?.disconnected_at === null) await disconnectOne(parts, params.id)
      return { outcome: await eraseOnePage(parts, params.id) }
    },
    'data.erase': async () => {
      for (const { id } of await connectedPages(store.db)) await disconnectOne(parts, id)
      await eraseAll(parts)
      model.forgetFailure()
      return { outcome: 'erased' }
    },
    'data.erasing': () => ({ erasing: erasingNow(store) }),
    'data.cancelErasing': () => ({ cancelled: cancelErasing(store) }),
    'data.holders': () => holdersOfErased(store),
    'data.rewrite': () => rewriteBackups(parts),
    'data.place': () => dataPlace(store),
    'data.export': async ({ query, signal }) => {
      const name = `pal-export-${await today()}.tar`
      const wanted = { store, thread, format: query.format, now: now(), signal }
      return streamResponse(everythingFile(wanted), brokeOff(name, signal), {
        'content-type': 'application/x-tar',
        'content-disposition': `attachment; filename="${name}"`,
      })
    },
  } satisfies Partial<Handlers>
}
