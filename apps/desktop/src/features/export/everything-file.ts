import { join } from 'node:path'

import { isoTime, isoTimeOrNull } from '@pal/core/domain/iso-time'
import { majorOrNull, toMajor } from '@pal/core/domain/money'
import { catalogueIn } from '@pal/core/texts/translated-reasons'
import { type CampaignRow, everyCampaign, everyCampaignName } from '@pal/db/campaigns/campaigns'
import type { ProductRow } from '@pal/db/campaigns/products'
import { everyOffer, type RehearsalOfferRow } from '@pal/db/campaigns/rehearsal-offers'
import {
  proposalsOfCampaign,
  restingMessages,
  type TacticProposalRow,
} from '@pal/db/campaigns/tactic-proposals'
import { type CustomerRow, customersAfter } from '@pal/db/conversations/customers'
import { type TrustChangeRow, trustChangesOf } from '@pal/db/conversations/draft-trust'
import { readApart } from '@pal/db/maintenance/reader'
import type { Store } from '@pal/db/maintenance/store'
import { salesPages } from '@pal/db/pages/pages'
import type { Reader, Reads } from '@pal/db/schema/reads'
import { fileNames } from '@pal/db/sqlite/store-files'
import { dashboardCounts } from '@pal/db/stats/stats'
import { makeZip } from 'client-zip'

import { FileBytes, type FileFormat, inTurns } from '../../files/file-bytes.ts'
import { atOnce, type FileContent } from '../../files/file-stream.ts'
import type { Column } from '../../platform/csv.ts'
import { currentSettings } from '../../platform/settings.ts'
import { exportedJson } from '../../platform/stored-json.ts'
import type { WatchedJob } from '../../threads/long-jobs.ts'
import type { StoreThread } from '../../threads/store-thread.ts'
import { productColumns, productsInFile } from '../campaigns/products-file.ts'
import {
  conversationColumns,
  conversationJson,
  conversationsInFile,
  messageColumns,
  messageJson,
  messagesInFile,
} from '../conversations/conversations-file.ts'
import { orderColumns, orderJson, ordersInFile } from '../orders/orders-file.ts'
import { orderFileWords } from '../orders/words/order-file-words.ts'
import { keptFiles } from './kept-files.ts'

/** A table larger than this continues in a second file, so that no more of it is ever in memory. */
const largestFile = 8 * 1024 * 1024

/** A zip file knows no earlier one, in any time zone. */
const firstDay = Date.UTC(1980, 0, 2)

export interface EverythingWanted {
  readonly store: Store
  readonly thread: StoreThread
  readonly format: Exclude<FileFormat, 'excel' | 'text'>
  readonly now: number
  readonly signal: AbortSignal
  /** Where it is shown how far it is, and where it is called off. */
  readonly job: WatchedJob
}

/** Which part of the work each table usually is, in percent; the rest are small, or the files. */
const shares = { customers: 5, conversations: 10, messages: 60, orders: 15 } as const
type Share = keyof typeof shares

/** How far it is: reported with each part of a table, of which so many rows are to come. */
function progressOf({ job }: EverythingWanted) {
  let before = 0
  return (table: Share, rows: number) => {
    const from = before
    before += shares[table]
    return (done: number) =>
      job.progress({ done: from + shares[table] * Math.min(1, done / Math.max(1, rows)), of: 100 })
  }
}

/** A zip archive of all that a person can read; secrets are not in it. */
export async function* everythingFile(
  wanted: EverythingWanted,
): AsyncGenerator<Uint8Array, void, void> {
  const files = entries(wanted)
  // Whoever breaks off is no fault of the files: they are ended here, not by an error thrown in.
  const next = () => files.next()
  try {
    yield* makeZip({ [Symbol.asyncIterator]: () => ({ next }) })
  } finally {
    await files.return()
    wanted.job.end()
  }
}

async function* entries(
  wanted: EverythingWanted,
): AsyncGenerator<NamedBytes & { readonly lastModified: number }, void, void> {
  const { store, now, job } = wanted
  for await (const file of readApart(store, (reader) => tables(wanted, reader))) {
    yield { ...file, lastModified: now }
  }
  if (store.folder === null) return
  for await (const file of keptFiles(join(store.folder, fileNames.attachments))) {
    job.signal.throwIfAborted()
    const lastModified = Math.max(file.lastModified, firstDay)
    yield { ...file, name: `${fileNames.attachments}/${file.name}`, lastModified }
  }
}

interface NamedBytes {
  readonly name: string
  readonly input: Uint8Array | AsyncIterable<Uint8Array>
}

async function* tables(
  wanted: EverythingWanted,
  reader: Reader,
): AsyncGenerator<NamedBytes, void, void> {
  const { thread, format, signal, job } = wanted
  const { db } = reader
  const progress = progressOf(wanted)
  const { totalConversations, ordersGenerated } = await dashboardCounts(db)
  /** The rows of a table, until it is called off. */
  const watched = async function* <Row>(
    parts: AsyncIterable<readonly Row[]>,
    report?: (done: number) => void,
  ) {
    let done = 0
    for await (const part of parts) {
      job.signal.throwIfAborted()
      done += part.length
      report?.(done)
      yield part
    }
  }
  const settings = await currentSettings(db)
  yield jsonFile('settings', settings)
  const campaigns = await everyCampaign(db)
  const described = []
  for (const row of campaigns) {
    const [proposals, changes] = await Promise.all([
      proposalsOfCampaign(db, row.id),
      trustChangesOf(db, row.id),
    ])
    described.push({
      ...campaignJson(row),
      proposals: proposals.map(proposalJson),
      trustChanges: changes.map(trustJson),
    })
  }
  yield jsonFile('campaigns', described)
  yield jsonFile('rehearsal-offers', (await everyOffer(db)).map(offerJson))
  const products: FileContent<ProductRow> = {
    name: 'products',
    columns: [{ name: 'campaignId', cell: (row) => row.campaign_id }, ...productColumns],
    json: productJson,
    parts: watched(productsOfAll(db, campaigns)),
  }
  yield* tableFiles(products, format)
  const customers: FileContent<CustomerRow> = {
    name: 'customers',
    columns: customerColumns,
    json: customerJson,
    parts: watched(customersInFile(db), progress('customers', totalConversations)),
  }
  yield* tableFiles(customers, format)
  const all = { db, thread, filter: {}, signal }
  const { timezone: timeZone, language } = settings.company
  const catalogue = await catalogueIn(language)
  let messages = 0
  const counting = async function* () {
    for await (const part of conversationsInFile(all)) {
      for (const row of part) messages += row.message_count
      yield part
    }
  }
  yield* tableFiles(
    {
      name: 'conversations',
      columns: conversationColumns(catalogue),
      json: conversationJson,
      parts: watched(counting(), progress('conversations', totalConversations)),
    },
    format,
  )
  yield* tableFiles(
    {
      name: 'messages',
      columns: messageColumns(catalogue),
      json: messageJson,
      parts: watched(messagesInFile(all), progress('messages', messages)),
    },
    format,
  )
  yield* tableFiles(
    {
      name: 'orders',
      columns: orderColumns({
        timeZone,
        campaigns: await everyCampaignName(db),
        pages: await salesPages(db),
        words: await orderFileWords(language),
      }),
      json: orderJson,
      parts: watched(ordersInFile(reader, {}, format), progress('orders', ordersGenerated)),
    },
    format,
  )
}

function jsonFile(name: string, value: unknown): NamedBytes {
  return { name: `${name}.json`, input: Buffer.from(`${JSON.stringify(value, null, 2)}\n`) }
}

async function* tableFiles<Row>(
  { name, parts, ...shape }: FileContent<Row>,
  format: EverythingWanted['format'],
): AsyncGenerator<NamedBytes, void, void> {
  let files = 0
  const named = (input: Uint8Array): NamedBytes => {
    files += 1
    return { name: `${name}${files === 1 ? '' : `-${files}`}.${format}`, input }
  }
  let file: FileBytes<Row> | null = new FileBytes(shape, format)
  for await (const part of inTurns(parts)) {
    if (part.length > 0) file ??= new FileBytes(shape, format)
    for (const row of part) file?.add(row)
    if (!file || file.length < largestFile) continue
    yield named(file.end())
    file = null
  }
  if (file) yield named(file.end())
}

async function* customersInFile(db: Reads): AsyncGenerator<CustomerRow[], void, void> {
  for (let after = 0; ;) {
    const rows = await customersAfter(db, { after, limit: atOnce })
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = last.id
  }
}

async function* productsOfAll(
  db: Reads,
  campaigns: readonly CampaignRow[],
): AsyncGenerator<ProductRow[], void, void> {
  for (const { id } of campaigns) yield* productsInFile(db, id)
}

const customerColumns: readonly Column<CustomerRow>[] = [
  { name: 'customerId', cell: ({ psid }) => psid },
  { name: 'pageId', cell: (row) => row.page_id },
  { name: 'name', cell: ({ name }) => name },
  { name: 'phone', cell: ({ phone }) => phone, phone: true },
  { name: 'address', cell: ({ address }) => address },
  { name: 'language', cell: ({ language }) => language },
  { name: 'createdAt', cell: (row) => isoTime(row.created_at) },
]

const customerJson = (row: CustomerRow) =>
  Object.fromEntries(customerColumns.map(({ name, cell }) => [name, cell(row)]))

const productJson = (row: ProductRow) => ({
  campaignId: row.campaign_id,
  ...Object.fromEntries(productColumns.map(({ name, cell }) => [name, cell(row)])),
  // Texts with all their decimals in a table, numbers here.
  price: toMajor(row.price_minor),
  lowestPrice: majorOrNull(row.lowest_price_minor),
  costPrice: majorOrNull(row.cost_minor),
})

const campaignJson = (row: CampaignRow) => ({
  id: row.id,
  name: row.name,
  description: row.description,
  pageId: row.page_id,
  pageName: row.page_name,
  productCategory: row.product_category,
  status: row.status,
  targetDailyConversations: row.target_daily_conversations,
  budgetLimit: majorOrNull(row.budget_limit_minor),
  currency: row.currency,
  strategies: exportedJson(row.strategies),
  deliveryFee: majorOrNull(row.delivery_fee_minor),
  hasTrialPack: row.has_trial_pack === 1,
  trialPackPrice: majorOrNull(row.trial_pack_price_minor),
  trialPackDuration: row.trial_pack_duration,
  autoFollowUpEnabled: row.auto_follow_up_enabled === 1,
  draftMode: row.draft_mode === 1,
  offerEndsAt: isoTimeOrNull(row.offer_ends_at),
  budgetPausedAt: isoTimeOrNull(row.budget_paused_at),
  restingMessages: restingMessages(row),
  createdAt: isoTime(row.created_at),
  deletedAt: isoTimeOrNull(row.deleted_at),
})

const proposalJson = (row: TacticProposalRow) => ({
  text: row.text,
  sent: row.sent,
  sold: row.sold,
  betterText: row.better_text,
  betterSent: row.better_sent,
  betterSold: row.better_sold,
  state: row.state,
  createdAt: isoTime(row.created_at),
  settledAt: isoTimeOrNull(row.settled_at),
})

const offerJson = (row: RehearsalOfferRow) => ({
  kind: row.kind,
  campaignId: row.campaign_id,
  subject: row.subject,
  was: exportedJson(row.was),
  becomes: exportedJson(row.becomes),
  state: row.state,
  changedAt: isoTime(row.changed_at),
  settledAt: isoTimeOrNull(row.settled_at),
})

const trustJson = ({ subject, automatic, answers, corrected, at }: TrustChangeRow) => ({
  subject,
  automatic: automatic === 1,
  answers,
  corrected,
  at: isoTime(at),
})
