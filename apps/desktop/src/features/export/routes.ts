import type { Job } from '@pal/core/contract/data'
import { notFound, stackOf } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { catalogueIn } from '@pal/core/texts/translated-reasons'
import { campaignById, everyCampaignName } from '@pal/db/campaigns/campaigns'
import { namesOf } from '@pal/db/logs/log-names'
import type { LogRow } from '@pal/db/logs/logs'
import { readApart } from '@pal/db/maintenance/reader'
import { isEveryOrder } from '@pal/db/orders/order-filter'
import { countOrders } from '@pal/db/orders/order-list'
import { salesPages } from '@pal/db/pages/pages'
import { dayOf } from '@pal/db/stats/days'

import type { FileFormat } from '../../files/file-bytes.ts'
import { type FileContent, fileResponse } from '../../files/file-stream.ts'
import type { Handlers } from '../../http/handlers.ts'
import { hasDecimalComma } from '../../platform/csv.ts'
import type { Platform } from '../../platform/platform.ts'
import { currentSettings } from '../../platform/settings.ts'
import type { LongJobs } from '../../threads/long-jobs.ts'
import type { StoreThread } from '../../threads/store-thread.ts'
import { presentProduct } from '../campaigns/present.ts'
import { productColumns, productsInFile } from '../campaigns/products-file.ts'
import { conversationPick } from '../conversations/conversation-pick.ts'
import {
  conversationColumns,
  conversationJson,
  conversationsInFile,
  messageColumns,
  messageJson,
  messagesInFile,
} from '../conversations/conversations-file.ts'
import { parcelColumns } from '../orders/courier-file.ts'
import {
  customerColumns,
  customerFilter,
  customersInFile,
  presentCustomer,
} from '../orders/customers.ts'
import { orderPick } from '../orders/order-pick.ts'
import { orderColumns, orderJson, ordersInFile, parcelsInFile } from '../orders/orders-file.ts'
import { customerFileWords, orderFileWords } from '../orders/words/order-file-words.ts'
import { logAnswer, logAsText, logColumns, logsInFile, showLines } from '../status/logs-file.ts'
import { importProducts } from './import-products.ts'
import { readProductsFile } from './read-products-file.ts'
import { takeOver } from './take-over.ts'
import { type LastImports, undoImport } from './undo-import.ts'

export interface TransferParts extends Platform {
  readonly thread: StoreThread
  readonly jobs: LongJobs
}

/** Files out and in. */
export function transferRoutes(parts: TransferParts) {
  const { store, thread, jobs, log, clock } = parts
  const { db } = store
  const company = async () => (await currentSettings(db)).company
  const zone = async () => (await company()).timezone
  const named = async (name: string) => `${name}-${dayOf(clock.now(), await zone())}`
  const file = async <Row>(
    content: FileContent<Row>,
    format: FileFormat,
    signal: AbortSignal,
    subject: NonNullable<Job['subject']>,
  ) => {
    const job = jobs.watch('export', subject)
    const brokeOff = (error: unknown) => {
      if (signal.aborted || job.signal.aborted) return
      log.write('error', 'system', entry('file_broke_off', { file: content.name }), {
        reason: stackOf(error),
      })
    }
    const decimalComma = hasDecimalComma(await company())
    return fileResponse({ ...content, decimalComma }, format, brokeOff, job)
  }
  const mustFindCampaign = async (id: number) => {
    const row = await campaignById(db, id)
    if (!row) throw notFound('campaign_not_found')
    return row
  }

  const last: LastImports = new Map()
  return {
    'orders.export': async ({ query, signal }) => {
      const filter = await orderPick(db, query, clock.now())
      const search = query.search?.trim() ?? ''
      const { ids } = query
      const { timezone: timeZone, language } = await company()
      const words = await orderFileWords(language)
      const content = {
        name: await named('orders'),
        columns: orderColumns({
          timeZone,
          campaigns: await everyCampaignName(db),
          pages: await salesPages(db),
          words,
        }),
        json: orderJson,
        parts: readApart(store, (reader) =>
          ordersInFile(reader, { ...filter, search, ids }, query.format),
        ),
        total:
          search !== '' || ids
            ? undefined
            : isEveryOrder(filter)
              ? await countOrders(db, filter)
              : await thread.run('countOrders', filter, { signal }),
        // A search goes back from the newest order, and nobody knows how many it will find.
        place: ({ id }: { readonly id: number }) => id,
      }
      return file(content, query.format, signal, 'orders')
    },
    'orders.customersExport': async ({ query, signal }) => {
      const { timezone: timeZone, language } = await company()
      const content = {
        name: await named('customers'),
        columns: customerColumns({ timeZone, words: await customerFileWords(language) }),
        json: presentCustomer,
        parts: customersInFile({ ...query, thread, clock, signal }),
        total: query.search?.trim()
          ? undefined
          : await thread.run('countCustomers', customerFilter({ ...query, limit: 0 }), { signal }),
      }
      return file(content, query.format, signal, 'customers')
    },
    'orders.courierFile': async ({ query: { courier, at }, signal }) => {
      const content = {
        name: await named(courier),
        columns: parcelColumns(courier),
        json: orderJson,
        parts: readApart(store, (reader) =>
          parcelsInFile(reader, { courierFileAt: Date.parse(at) }),
        ),
      }
      return file(content, 'csv', signal, 'orders')
    },
    'conversations.export': async ({ query, signal }) => {
      const filter = {
        ...(await conversationPick(db, query)),
        search: query.search?.trim(),
      }
      const wanted = { thread, filter, signal }
      const catalogue = await catalogueIn((await company()).language)
      if (query.rows === 'messages') {
        const parts = readApart(store, (reader) => messagesInFile({ ...wanted, db: reader.db }))
        const name = await named('messages')
        const content = { name, columns: messageColumns(catalogue), json: messageJson, parts }
        return file(content, query.format, signal, 'conversations')
      }
      const parts = readApart(store, (reader) => conversationsInFile({ ...wanted, db: reader.db }))
      const name = await named('conversations')
      const content = {
        name,
        columns: conversationColumns(catalogue),
        json: conversationJson,
        parts,
      }
      return file(content, query.format, signal, 'conversations')
    },
    'products.export': async ({ params, query, signal }) => {
      const { id, currency } = await mustFindCampaign(params.id)
      const content = {
        name: await named('products'),
        columns: productColumns,
        json: (row: Parameters<typeof presentProduct>[0]) => presentProduct(row, currency),
        parts: productsInFile(db, id),
      }
      return file(content, query.format, signal, 'products')
    },
    'products.read': ({ body, signal }) => readProductsFile(parts.thread, body, signal),
    'products.import': async ({ params, body, signal }) =>
      importProducts({ ...parts, last }, await mustFindCampaign(params.id), body, signal),
    'products.take': ({ params, body }) => takeOver({ ...parts, last }, params.id, body),
    'products.undo': async ({ params }) => undoImport(parts, last, params.id),
    'logs.export': async ({ query, signal }) => {
      await log.flush()
      const shown = await showLines(db)
      const content = {
        name: await named('logs'),
        columns: logColumns(shown),
        json: (line: LogRow) => ({ ...logAnswer(line), message: shown(line) }),
        text: logAsText(shown),
        parts: logsInFile(store.logs.db, {
          filter: query.filter,
          conversationId: query.conversation,
          search: query.search,
          shown,
          named: (lines) => namesOf(db, lines),
        }),
      }
      return file(content, query.format, signal, 'logs')
    },
  } satisfies Partial<Handlers>
}
