import { sql } from 'kysely'

import type { Reads } from '../schema/reads.ts'
import type { Span } from './periods.ts'

/** Who sells more kinds of things looks at these first. */
const most = 100

/** What a product sold in one currency, cancelled orders left out. */
export interface ProductSale {
  readonly product_id: number
  readonly name: string
  /** Null where its page was erased. */
  readonly campaign_name: string | null
  readonly currency: string
  readonly orders: number
  readonly pieces: number
  /** Of these, pieces that came back. */
  readonly returned: number
  /** Of the pieces that were kept, at the prices of their orders: before discounts and delivery. */
  readonly value_minor: number
  /**
   * What of that is left when what these pieces cost the shop is taken off; null where that is not known.
   * Of lines from before it was known, what a piece costs now.
   */
  readonly margin_minor: number | null
}

export interface ProductSales {
  /** How many products were sold; */
  readonly products: number
  /** and of those sold most, one row a currency. */
  readonly sales: readonly ProductSale[]
  /** Of all whose margin is known, whether among these or not. */
  readonly margins: readonly Margin[]
  /** How many they are. */
  readonly costed: number
}

export interface Margin {
  readonly currency: string
  readonly margin_minor: number
  /** What they were sold for. */
  readonly value_minor: number
}

/** What was sold of each product in a period. Reads all its orders: not for the thread of the windows. */
export async function productSales(db: Reads, { from, to }: Span): Promise<ProductSales> {
  const sold = db
    .selectFrom('orders')
    // Crossed, it begins with the orders of the period, and never with all lines that there are.
    .crossJoin('order_lines as line')
    .whereRef('line.order_id', '=', 'orders.id')
    .where('orders.created_at', '>=', from)
    .where('orders.created_at', '<', to)
    .where(sql<boolean>`orders.status <> 'cancelled'`)
    .where('line.product_id', 'is not', null)
    .select(['line.product_id', 'orders.currency', 'orders.id as order_id'])
    .select(['line.name', 'line.quantity', 'line.unit_price_minor', 'line.unit_cost_minor'])
    .select(
      sql<number>`iif(orders.returned_at is null, 0, (
        select coalesce(sum(back.quantity), 0)
        from order_returns join order_return_lines as back on back.return_id = order_returns.id
        where order_returns.order_id = orders.id and back.line = line.line
      ))`.as('returned'),
    )
  const sums = await db
    .selectFrom(sold.as('sold'))
    .groupBy(['product_id', 'currency'])
    .select(({ fn }) => [
      sql<number>`product_id`.as('product_id'),
      'currency',
      fn.max('name').as('sold_as'),
      fn.count<number>('order_id').distinct().as('orders'),
      fn.sum<number>('quantity').as('pieces'),
      fn.sum<number>('returned').as('returned'),
      sql<number>`sum((quantity - returned) * unit_price_minor)`.as('value_minor'),
      sql<number>`sum((quantity - returned) * coalesce(unit_cost_minor, 0))`.as('cost_minor'),
      sql<number>`sum(iif(unit_cost_minor is null, quantity - returned, 0))`.as('uncosted'),
    ])
    .execute()
  const costs = await costsNow(
    db,
    sums.flatMap(({ product_id, uncosted }) => (uncosted > 0 ? product_id : [])),
  )
  const rows = sums.map(({ cost_minor, uncosted, ...row }) => {
    const now = costs.get(row.product_id)
    const missing = uncosted === 0 ? 0 : now?.currency === row.currency ? now.cost_minor : null
    const margin_minor = missing === null ? null : row.value_minor - cost_minor - uncosted * missing
    return { ...row, margin_minor }
  })
  const pieces = new Map<number, number>()
  for (const row of rows) {
    pieces.set(row.product_id, (pieces.get(row.product_id) ?? 0) + row.pieces)
  }
  const first = [...pieces]
    .toSorted(([oneId, one], [otherId, other]) => other - one || oneId - otherId)
    .slice(0, most)
    .map(([id]) => id)
  const named = await db
    .selectFrom('products')
    .innerJoin('campaigns', 'campaigns.id', 'products.campaign_id')
    .where('products.id', 'in', first)
    .select(['products.id', 'products.name', 'campaigns.name as campaign_name'])
    .execute()
  const names = new Map(named.map(({ id, ...row }) => [id, row]))
  return {
    products: pieces.size,
    ...marginsOf(rows),
    sales: first.flatMap((id) =>
      rows
        .filter(({ product_id }) => product_id === id)
        .map(({ sold_as, ...row }) => ({
          ...row,
          name: names.get(id)?.name ?? sold_as,
          campaign_name: names.get(id)?.campaign_name ?? null,
        })),
    ),
  }
}

/** What a piece of these products costs the shop now, and in which currency. */
export async function costsNow(db: Reads, ids: readonly number[]) {
  const rows = await db
    .selectFrom('products')
    .innerJoin('campaigns', 'campaigns.id', 'products.campaign_id')
    .where(sql<boolean>`products.id in (select value from json_each(${JSON.stringify(ids)}))`)
    .where('products.cost_minor', 'is not', null)
    .select(['products.id', 'campaigns.currency'])
    .select((eb) => eb.ref('products.cost_minor').$notNull().as('cost_minor'))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

type Row = Pick<ProductSale, 'product_id' | 'currency' | 'value_minor' | 'margin_minor'>

function marginsOf(rows: readonly Row[]): Pick<ProductSales, 'margins' | 'costed'> {
  const margins = new Map<string, Margin>()
  const unknown = new Set<number>()
  for (const { product_id, currency, value_minor, margin_minor } of rows) {
    if (margin_minor === null) {
      unknown.add(product_id)
      continue
    }
    const sum = margins.get(currency)
    margins.set(currency, {
      currency,
      margin_minor: (sum?.margin_minor ?? 0) + margin_minor,
      value_minor: (sum?.value_minor ?? 0) + value_minor,
    })
  }
  const all = new Set(rows.map((row) => row.product_id))
  return { margins: [...margins.values()], costed: all.size - unknown.size }
}
