import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import type { ImportedField, ProductImport } from '@pal/core/contract/transfer'
import { because, answerOf } from '@pal/core/texts/reason'
import type { NewProduct } from '@pal/db/campaigns/products'

type Told = ProductImport['rows'][number]

/** A row of the file as it was read: with its product where it can be taken. */
export type ReadRow = Told & { readonly product: NewProduct | null }

interface Named {
  readonly id: number
  readonly name: string
  readonly sku: string | null
}

interface Seen {
  readonly sku: string
  readonly name: string
  /** Of the product in the campaign; null for one that is new. */
  readonly id: number | null
  /** Where the file names it first. */
  line: number | null
}

/** Compared in one go; then the windows have their turn. */
const atOnce = 1_000

interface Known {
  readonly rows: Told[]
  readonly products: NewProduct[]
  /** By the id of the product in the campaign, what the file says of it. */
  readonly again: ReadonlyMap<number, ReadRow & { readonly product: NewProduct }>
}

/** Rows that are in the campaign, or stand further up in the file, are not doubled. */
export async function findKnown(
  read: readonly ReadRow[],
  campaign: readonly Named[],
): Promise<Known> {
  const bySku = new Map<string, Seen>()
  const byName = new Map<string, Seen[]>()
  const keep = (seen: Seen) => {
    if (seen.sku !== '') bySku.set(seen.sku, seen)
    const others = byName.get(seen.name)
    if (others) others.push(seen)
    else byName.set(seen.name, [seen])
  }
  /** Two stock numbers that differ are two products, whatever their names. */
  const twinOf = (sku: string, name: string) =>
    bySku.get(sku) ?? byName.get(name)?.find((other) => sku === '' || other.sku === '')

  for (const [index, { id, name, sku }] of campaign.entries()) {
    keep({ sku: folded(sku ?? ''), name: folded(name), id, line: null })
    if (index % atOnce === atOnce - 1) await yieldToEventLoop()
  }
  const products: NewProduct[] = []
  const again = new Map<number, ReadRow & { readonly product: NewProduct }>()
  const settle = (row: ReadRow): Told => {
    const { product, ...told } = row
    if (!product) return told
    const sku = folded(product.sku ?? '')
    const name = folded(product.name)
    const twin = twinOf(sku, name)
    if (!twin) {
      keep({ sku, name, id: null, line: told.line })
      products.push(product)
      return told
    }
    if (twin.line !== null) {
      const reason = answerOf(because('import_already_on_line', { line: twin.line }))
      return { ...told, outcome: 'skipped', reason }
    }
    twin.line = told.line
    if (twin.id !== null) again.set(twin.id, { ...row, product })
    return { ...told, outcome: 'skipped', reason: answerOf(because('import_already_there')) }
  }
  const rows: Told[] = []
  for (let start = 0; start < read.length; start += atOnce) {
    rows.push(...read.slice(start, start + atOnce).map(settle))
    await yieldToEventLoop()
  }
  return { products, rows, again }
}

/** What a file changes of a product, beside what it was. */
export interface FileChange extends Pick<Told, 'priceBefore' | 'stock'> {
  readonly fields: ImportedField[]
}

/** The rows again, with what becomes of those whose product the file changes. */
export function tellChanges(
  rows: readonly Told[],
  changed: ReadonlyMap<number, FileChange>,
): Told[] {
  return rows.map((row) => {
    const change = changed.get(row.line)
    if (!change) return row
    const { fields, ...before } = change
    return { ...row, outcome: 'changed', reason: null, changes: fields, ...before }
  })
}

/** Most texts need no more than one look. */
export function folded(text: string): string {
  const one = (/[^ -~]/.test(text) ? text.normalize('NFKC') : text).toLowerCase().trim()
  return /\s\s|[^\S ]/.test(one) ? one.replaceAll(/\s+/g, ' ') : one
}
