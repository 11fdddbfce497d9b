import type { Answer } from '@pal/core/contract/endpoints'
import type { AnalyticsPeriod, SourceKind } from '@pal/core/domain/entities'
import { toMajor } from '@pal/core/domain/money'
import { sourceKey } from '@pal/core/domain/source-key'
import type { Reads } from '@pal/db/schema/reads'
import { periodSpans, type Span } from '@pal/db/stats/periods'
import { rollupTimeZone } from '@pal/db/stats/rollups'
import type { SourceSums } from '@pal/db/stats/source-sums'

import type { Clock } from '../../platform/clock.ts'
import type { StoreThread } from '../../threads/store-thread.ts'
import { conversationsLink, ordersLink } from './links.ts'

interface Parts {
  readonly db: Reads
  readonly thread: StoreThread
  readonly now: Clock['now']
}

type Source = Answer<'sources.list'>['sources'][number]
type Summed = SourceSums['begun' | 'traded'][number]

/** What each advertisement and link has brought, the most customers first; last those of whom nothing is known. */
export async function sources(
  { db, thread, now }: Parts,
  period: AnalyticsPeriod,
  signal: AbortSignal,
): Promise<Answer<'sources.list'>> {
  const span = periodSpans(period, now(), await rollupTimeZone(db)).current
  const { begun, traded } = await thread.run('sourceSums', span, { signal })
  const keyOf = ({ kind, name }: Summed) => sourceKey(kind, name ?? '')
  const all = new Map<string, Source>()
  for (const row of [...begun, ...traded]) {
    const key = keyOf(row)
    const trade = traded.filter((each) => keyOf(each) === key)
    const conversations = begun.find((each) => keyOf(each) === key)?.conversations ?? 0
    if (!all.has(key)) all.set(key, present(row, key, { conversations, trade, span }))
  }
  const isKnown = (kind: SourceKind | null) => (kind === null ? 1 : 0)
  return {
    sources: [...all.values()].toSorted(
      (a, b) =>
        isKnown(a.kind) - isKnown(b.kind) ||
        b.conversations - a.conversations ||
        b.orders - a.orders ||
        a.key.localeCompare(b.key),
    ),
  }
}

interface Counted {
  readonly conversations: number
  readonly trade: SourceSums['traded']
  readonly span: Span
}

function present(
  { kind, name, title }: Summed,
  source: string,
  { conversations, trade, span }: Counted,
): Source {
  const inEach = <T>(value: (row: SourceSums['traded'][number]) => T) =>
    Object.fromEntries(trade.map((row) => [row.currency, value(row)]))
  return {
    key: source,
    kind,
    name: name || null,
    title,
    conversations,
    orders: trade.reduce((sum, { orders }) => sum + orders, 0),
    revenue: inEach(({ revenue_minor }) => toMajor(revenue_minor)),
    links: {
      conversations: conversationsLink(span, { source }),
      orders: ordersLink(span, { source }),
      revenue: inEach(({ currency }) => ordersLink(span, { source, currency, sold: 'true' })),
    },
  }
}
