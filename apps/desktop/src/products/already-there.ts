import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import type { ProductImport } from '@pal/core/contract/transfer'
import { because, answerOf } from '@pal/core/texts/reason'
import type { NewProduct } from '@pal/db/campaigns/products'

type Told = ProductImport['rows'][number]

/** A row of the file as it was read: with its product where it can be taken. */
export type ReadRow = Told & { readonly product: NewProduct | null }

interface Named {
  readonly name: string
  readonly sku?: string | null | undefined
}

interface Seen {
  readonly sku: string
  readonly name: string
  /** Null: in the campaign. */
  readonly line: number | null
}

/** Compared in one go; then the windows have their turn. */
const atOnce = 1_000

/** Rows that are in the campaign, or stand further up in the file, are skipped and not doubled. */
export async function leaveOutKnown(
  read: readonly ReadRow[],
  campaign: readonly Named[],
): Promise<{ products: NewProduct[]; rows: Told[] }> {
  const bySku = new Map<string, Seen>()
  const byName = new Map<string, Seen[]>()
  const keep = (seen: Seen) => {
    if (seen.sku !== '') bySku.set(seen.sku, seen)
    const others = byName.get(seen.name)
    if (others) others.push(seen)
    else byName.set(seen.name, [seen])
  }
  /** Two stock numbers that differ are two products, whatever their names. */
  const twinOf = ({ sku, name }: Seen) =>
    bySku.get(sku) ?? byName.get(name)?.find((other) => sku === '' || other.sku === '')

  for (const [index, product] of campaign.entries()) {
    keep(keysOf(product, null))
    if (index % atOnce === atOnce - 1) await yieldToEventLoop()
  }
  const products: NewProduct[] = []
  const settle = ({ product, ...told }: ReadRow): Told => {
    if (!product) return told
    const keys = keysOf(product, told.line)
    const twin = twinOf(keys)
    if (twin) {
      const reason =
        twin.line === null
          ? because('import_already_there')
          : because('import_already_on_line', { line: twin.line })
      return { ...told, outcome: 'skipped', reason: answerOf(reason) }
    }
    keep(keys)
    products.push(product)
    return told
  }
  const rows: Told[] = []
  for (let start = 0; start < read.length; start += atOnce) {
    rows.push(...read.slice(start, start + atOnce).map(settle))
    await yieldToEventLoop()
  }
  return { products, rows }
}

const keysOf = ({ name, sku }: Named, line: number | null): Seen => ({
  sku: same(sku ?? ''),
  name: same(name),
  line,
})

/** Most texts need no more than one look. */
function same(text: string): string {
  const folded = (/[^ -~]/.test(text) ? text.normalize('NFKC') : text).toLowerCase().trim()
  return /\s\s|[^\S ]/.test(folded) ? folded.replaceAll(/\s+/g, ' ') : folded
}
