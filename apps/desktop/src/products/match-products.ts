import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import type { ColumnField, ImportedField, ProductImport } from '@pal/core/contract/transfer'
import { folded } from '@pal/core/domain/typed-product'
import { because, answerOf, type Reason } from '@pal/core/texts/reason'
import type { NewProduct, ProductRow } from '@pal/db/campaigns/products'

import { productRef, type Stock } from './product-ref.ts'

type ImportRow = ProductImport['rows'][number]

/** A row of the file as it was read: with its product where it can be taken. */
export type ReadRow = ImportRow & {
  readonly product: NewProduct | null
  /** What it says of a product that is there already; of one that is new it says all. */
  readonly tells: readonly ColumnField[]
  /** Which product it was when we wrote the file; empty in any other. */
  readonly ref: string
  /** What it had in stock then; null where the file does not tell. */
  readonly written: Stock | null
}

type Named = Pick<ProductRow, 'id' | 'name' | 'sku' | 'created_at'>

interface Seen {
  sku: string
  name: string
  /** Of the product in the campaign; null for one that is new. */
  readonly id: number | null
  /** Where the file names it first, and at which price. */
  line: number | null
  price: number | null
}

/** Compared in one go; then the windows have their turn. */
const atOnce = 1_000

interface Known {
  readonly rows: ImportRow[]
  readonly products: NewProduct[]
  /** By the id of the product in the campaign, what the file says of it. */
  readonly again: ReadonlyMap<number, ReadRow & { readonly product: NewProduct }>
}

/** Rows that are in the campaign, or further up in the file, are not doubled. */
export async function findKnown(
  read: readonly ReadRow[],
  campaign: readonly Named[],
): Promise<Known> {
  const index = new Index()
  const byRef = new Map<string, Seen>()
  for (const [at, row] of campaign.entries()) {
    const seen = {
      sku: folded(row.sku ?? ''),
      name: folded(row.name),
      id: row.id,
      line: null,
      price: null,
    }
    index.keep(seen)
    byRef.set(productRef(row), seen)
    if (at % atOnce === atOnce - 1) await yieldToEventLoop()
  }
  const named = rowsByRef(read, byRef)
  for (const [{ line, product }, seen] of named) {
    // From here on it is what the file calls it.
    index.rename(seen, { sku: folded(product?.sku ?? '') || seen.sku, name: nameOf(product) })
    seen.line = line
    seen.price = product?.price_minor ?? null
  }
  const products: NewProduct[] = []
  const again = new Map<number, ReadRow & { readonly product: NewProduct }>()
  const settle = (row: ReadRow): ImportRow => {
    const { product, tells: _, ref: __, written: ___, ...imported } = row
    if (!product) return imported
    const sku = folded(product.sku ?? '')
    const name = nameOf(product)
    const duplicate = named.get(row) ?? index.duplicateOf(sku, name)
    if (!duplicate) {
      index.keep({ sku, name, id: null, line: imported.line, price: product.price_minor })
      products.push(product)
      return imported
    }
    if (duplicate.line !== null && !named.has(row)) {
      const { line, price } = duplicate
      if (price === product.price_minor)
        return skipped(imported, because('import_already_on_line', { line }))
      const reasons = [
        { field: 'price', reason: answerOf(because('import_other_price', { line })) },
      ]
      return { ...imported, outcome: 'refused', reasons }
    }
    duplicate.line = imported.line
    duplicate.price = product.price_minor
    // The stock of another shop's product says nothing of this one's.
    const written = named.has(row) ? row.written : null
    if (duplicate.id !== null) again.set(duplicate.id, { ...row, product, written })
    return skipped(imported, because('import_already_there'))
  }
  const rows: ImportRow[] = []
  for (let start = 0; start < read.length; start += atOnce) {
    rows.push(...read.slice(start, start + atOnce).map(settle))
    await yieldToEventLoop()
  }
  return { products, rows, again }
}

const skipped = (row: ImportRow, reason: Reason): ImportRow => ({
  ...row,
  outcome: 'skipped',
  reasons: [{ field: null, reason: answerOf(reason) }],
})

const nameOf = (product: NewProduct | null) => folded(product?.name ?? '')

/** A row that was copied below another to become a new product has that one's mark, too. */
function rowsByRef(read: readonly ReadRow[], byRef: ReadonlyMap<string, Seen>): Map<ReadRow, Seen> {
  const rows = new Map<Seen, ReadRow>()
  for (const row of read) {
    const seen = row.product ? byRef.get(row.ref) : undefined
    if (!seen) continue
    const first = rows.get(seen)
    const keepsName = nameOf(row.product) === seen.name
    if (!first || (keepsName && nameOf(first.product) !== seen.name)) rows.set(seen, row)
  }
  return new Map(Array.from(rows, ([seen, row]) => [row, seen]))
}

class Index {
  readonly #bySku = new Map<string, Seen>()
  readonly #byName = new Map<string, Seen[]>()

  keep(seen: Seen): void {
    if (seen.sku !== '') this.#bySku.set(seen.sku, seen)
    const others = this.#byName.get(seen.name)
    if (others) others.push(seen)
    else this.#byName.set(seen.name, [seen])
  }

  rename(seen: Seen, to: Pick<Seen, 'sku' | 'name'>): void {
    if (seen.sku === to.sku && seen.name === to.name) return
    if (this.#bySku.get(seen.sku) === seen) this.#bySku.delete(seen.sku)
    const others = this.#byName.get(seen.name) ?? []
    this.#byName.set(
      seen.name,
      others.filter((other) => other !== seen),
    )
    this.keep(Object.assign(seen, to))
  }

  /** Two stock numbers that differ are two products, whatever their names. */
  duplicateOf(sku: string, name: string): Seen | undefined {
    const sameName = this.#byName.get(name)
    return this.#bySku.get(sku) ?? sameName?.find((other) => sku === '' || other.sku === '')
  }
}

/** What a file changes of a product, beside what it was. */
export interface FileChange extends Pick<ImportRow, 'priceBefore' | 'stock'> {
  readonly fields: ImportedField[]
}

/** The rows again, with what becomes of those whose product the file changes. */
export function tellChanges(
  rows: readonly ImportRow[],
  changed: ReadonlyMap<number, FileChange>,
): ImportRow[] {
  return rows.map((row) => {
    const change = changed.get(row.line)
    if (!change) return row
    const { fields, ...before } = change
    return { ...row, outcome: 'changed', reasons: [], changes: fields, ...before }
  })
}
