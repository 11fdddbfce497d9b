import type { ProductImport } from '@pal/core/contract/transfer'
import type { NewProduct } from '@pal/db/products'

type Told = ProductImport['rows'][number]

/** A row of the file as it was read: with its product where it can be taken. */
export type ReadRow = Told & { readonly product: NewProduct | null }

interface Named {
  readonly name: string
  readonly sku?: string | null | undefined
}

interface Seen {
  readonly sku: string
  /** Null: in the campaign. */
  readonly line: number | null
}

/** Rows that are in the campaign, or stand further up in the file, are skipped and not doubled. */
export function leaveOutKnown(
  read: readonly ReadRow[],
  campaign: readonly Named[],
): { products: NewProduct[]; rows: Told[] } {
  const bySku = new Map<string, Seen>()
  const byName = new Map<string, Seen[]>()
  const see = (product: Named, line: number | null) => {
    const seen = { sku: same(product.sku), line }
    if (seen.sku !== '') bySku.set(seen.sku, seen)
    const name = same(product.name)
    const others = byName.get(name)
    if (others) others.push(seen)
    else byName.set(name, [seen])
  }
  /** Two stock numbers that differ are two products, whatever their names. */
  const known = (product: Named) => {
    const sku = same(product.sku)
    return (
      bySku.get(sku) ??
      byName.get(same(product.name))?.find((other) => sku === '' || other.sku === '')
    )
  }

  for (const product of campaign) see(product, null)
  const products: NewProduct[] = []
  const rows = read.map(({ product, ...told }): Told => {
    if (!product) return told
    const twin = known(product)
    if (twin) {
      const reason = twin.line === null ? 'already there' : `already there: line ${twin.line}`
      return { ...told, outcome: 'skipped', reason }
    }
    see(product, told.line)
    products.push(product)
    return told
  })
  return { products, rows }
}

const same = (text: string | null | undefined) =>
  (text ?? '').normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
