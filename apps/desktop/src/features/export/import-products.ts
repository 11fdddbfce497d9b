import type { Answer, Body } from '@pal/core/contract/endpoints'
import { toMajor } from '@pal/core/domain/money'
import { notFound } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { campaignById, type CampaignRow } from '@pal/db/campaigns/campaigns'
import { offersNaming } from '@pal/db/campaigns/open-offers'
import {
  addProducts,
  changeProduct,
  type ProductChanges,
  productNames,
  productsById,
} from '@pal/db/campaigns/products'

import type { Platform } from '../../platform/platform.ts'
import { changesFromFile } from '../../products/changes-from-file.ts'
import { findKnown, tellChanges, type FileChange } from '../../products/match-products.ts'
import type { StoreThread } from '../../threads/store-thread.ts'
import { before, type LastImports } from './undo-import.ts'

/** Those that cost something else by the file. */
const repricedIn = (changes: readonly { id: number; values: ProductChanges }[]) =>
  changes.flatMap(({ id, values }) => (values.price_minor === undefined ? [] : id))

interface ImportParts extends Pick<Platform, 'store' | 'events' | 'log' | 'clock'> {
  readonly thread: StoreThread
  readonly last: LastImports
}

/** Products that are new are added, those that are there are changed by what the file says of them. */
export async function importProducts(
  { store, thread, events, log, clock, last }: ImportParts,
  campaign: CampaignRow,
  body: Body<'products.import'>,
  signal: AbortSignal,
): Promise<Answer<'products.import'>> {
  const { id, product_category: category, currency } = campaign
  const input = { csv: body.csv, columns: body.columns, category, currency }
  const file = await thread.run('readProducts', input, { signal })
  // It knows what a turn of the agent is; a start does without that.
  const { followUpReturned } = await import('@pal/db/turns/follow-up')
  const outcome = await store.transaction(async (tx) => {
    // It may have been deleted while the file was read.
    if (!(await campaignById(tx, id))) throw notFound('campaign_not_found')
    const names = await productNames(tx, id)
    const { rows, products, again } = await findKnown(file.rows, names)
    const refused = rows.filter(({ outcome }) => outcome === 'refused').length
    const changed = new Map<number, FileChange>()
    const changes: { id: number; values: ProductChanges; before: ProductChanges }[] = []
    for (const current of await productsById(tx, [...again.keys()])) {
      const row = again.get(current.id)
      const change = row && changesFromFile(current, row.product, row)
      if (!change) continue
      const priceBefore = change.fields.includes('price') ? toMajor(current.price_minor) : null
      const { stock_count: after = null } = change.values
      const stock = change.fields.includes('stockCount')
        ? { before: current.stock_count, after }
        : null
      changed.set(row.line, { fields: change.fields, priceBefore, stock })
      const { values } = change
      changes.push({ id: current.id, values, before: before(current, values) })
    }
    const allowed = refused === 0 || body.leaveOutRefused
    const stored = !body.dryRun && allowed && products.length + changes.length > 0
    const at = clock.now()
    let added: readonly number[] = []
    if (stored) {
      const known = new Set(names.map((row) => row.id))
      await addProducts(tx, id, products, at)
      const now = await productNames(tx, id)
      added = now.flatMap((row) => (known.has(row.id) ? [] : row.id))
      for (const change of changes) await changeProduct(tx, change.id, change.values, at)
    }
    const toTell = stored ? await followUpReturned(tx, at) : 0
    return {
      done: stored ? { at, added, changed: changes } : null,
      stored,
      openOffers: stored ? await offersNaming(tx, repricedIn(changes), at) : 0,
      ...(toTell > 0 && { toTell }),
      taken: products.length,
      changed: changes.length,
      refused,
      rows: tellChanges(rows, changed),
    }
  })
  const { done, ...answer } = outcome
  const { stored, taken, changed, refused, rows } = answer
  if (done) last.set(id, done)
  if (stored) {
    const said = entry('products_imported', { count: taken, changed })
    log.write('info', 'system', said, { campaignId: id })
    events.changed('products')
  }
  const skipped = rows.length - taken - changed - refused
  return { ...answer, skipped, columns: file.columns, needed: file.needed }
}
