import type { Answer } from '@pal/core/contract/endpoints'
import type { AnalyticsPeriod } from '@pal/core/domain/entities'
import { toMajor } from '@pal/core/domain/money'
import type { Reads } from '@pal/db/schema/reads'
import { periodSpans, type Span } from '@pal/db/stats/periods'
import type { ProductSale } from '@pal/db/stats/product-sales'
import { rollupTimeZone } from '@pal/db/stats/rollups'

import type { Clock } from '../../platform/clock.ts'
import type { StoreThread } from '../../threads/store-thread.ts'
import { ordersLink } from './links.ts'

interface Parts {
  readonly db: Reads
  readonly thread: Pick<StoreThread, 'run'>
  readonly now: Clock['now']
}

/** What was sold of each product, the most pieces first. */
export async function productSales(
  { db, thread, now }: Parts,
  period: AnalyticsPeriod,
  signal: AbortSignal,
): Promise<Answer<'productSales.list'>> {
  const span = periodSpans(period, now(), await rollupTimeZone(db)).current
  const { products, sales, margins, costed } = await thread.run('productSales', span, { signal })
  const byProduct = Map.groupBy(sales, ({ product_id }) => product_id)
  return {
    count: products,
    products: [...byProduct.values()].flatMap((rows) => present(rows, span)),
    costed: {
      count: costed,
      margin: Object.fromEntries(margins.map((row) => [row.currency, toMajor(row.margin_minor)])),
      value: Object.fromEntries(margins.map((row) => [row.currency, toMajor(row.value_minor)])),
    },
    links: {
      margin: Object.fromEntries(
        margins.map(({ currency }) => [currency, ordersLink(span, { currency, sold: 'true' })]),
      ),
    },
  }
}

function present(rows: readonly ProductSale[], span: Span) {
  const [first] = rows
  if (!first) return []
  const { product_id: product, name, campaign_name: campaignName } = first
  const sum = (value: (row: ProductSale) => number) =>
    rows.reduce((total, row) => total + value(row), 0)
  return {
    id: product,
    name,
    campaignName,
    // An order has one currency: none is in two rows.
    orders: sum(({ orders }) => orders),
    pieces: sum(({ pieces }) => pieces),
    returned: sum(({ returned }) => returned),
    value: Object.fromEntries(rows.map((row) => [row.currency, toMajor(row.value_minor)])),
    margin: Object.fromEntries(
      rows.flatMap((row) =>
        row.margin_minor === null ? [] : [[row.currency, toMajor(row.margin_minor)]],
      ),
    ),
    links: {
      orders: ordersLink(span, { product, sold: 'true' }),
      value: Object.fromEntries(
        rows.map(({ currency }) => [
          currency,
          ordersLink(span, { product, currency, sold: 'true' }),
        ]),
      ),
    },
  }
}
