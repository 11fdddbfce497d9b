import { groupAlike } from '@pal/core/agent/context/group-alike'
import { asksForHuman } from '@pal/core/agent/decision/wishes/human-wishes'
import type { Gap } from '@pal/core/contract/analytics'
import type { Answer } from '@pal/core/contract/endpoints'
import type { AnalyticsPeriod } from '@pal/core/domain/entities'
import { isoTime } from '@pal/core/domain/iso-time'
import { toMajor } from '@pal/core/domain/money'
import type { Reads } from '@pal/db/schema/reads'
import { wordsOf } from '@pal/db/search/normalise'
import { pricesOf, type UnansweredRow } from '@pal/db/stats/gaps'
import { periodSpans } from '@pal/db/stats/periods'

import { readCart } from '../../agent/turn/cart.ts'
import type { Platform } from '../../platform/platform.ts'
import { currentSettings } from '../../platform/settings.ts'
import type { StoreThread } from '../../threads/store-thread.ts'

export interface GapParts extends Pick<Platform, 'store' | 'clock'> {
  readonly thread: StoreThread
}

/** Comparing grows with the square of them. */
const most = 500
/** A question says in its beginning what it is about. */
const beginning = 200

/** What the agent could not answer, alike questions together, those first that cost most. */
export async function findGaps(
  { store: { db }, thread, clock }: GapParts,
  period: AnalyticsPeriod,
  signal: AbortSignal,
): Promise<Answer<'gaps.list'>> {
  const { company } = await currentSettings(db)
  const { from, to } = periodSpans(period, clock.now(), company.timezone).current
  const found = await thread.run(
    'unansweredIn',
    { span: { from, to }, limit: most + 1 },
    { signal },
  )
  const rows = found
    .slice(0, most)
    // Who only wants a human has asked nothing that an answer would help.
    .filter(({ question }) => !asksForHuman(question))
    .map((row) => ({ ...row, words: wordsOf(row.question.slice(0, beginning)) }))
  const carts = await valueOf(db, rows)
  const gaps = groupAlike(rows).map((group) => gapOf(group, carts))
  const cost = ({ carts: value }: Gap) => Math.max(0, ...Object.values(value))
  gaps.sort((a, b) => cost(b) - cost(a) || b.lost - a.lost || b.customers - a.customers)
  return { gaps, lookedAt: found.length > most ? most : null }
}

type Carts = ReadonlyMap<number, { readonly currency: string; readonly minor: number }>

/** Of each conversation that has not ordered since: what lies in its cart. */
async function valueOf(db: Reads, rows: readonly UnansweredRow[]): Promise<Carts> {
  const carts = rows.flatMap(({ conversation_id: id, cart, currency, ordered }) =>
    ordered || currency === null ? [] : { id, currency, items: readCart(cart).items },
  )
  const wanted = new Set(carts.flatMap(({ items }) => items.map(({ productId }) => productId)))
  const prices = await pricesOf(db, [...wanted])
  return new Map(
    carts.map(({ id, currency, items }) => {
      const worth = items.map(({ productId, quantity }) => (prices.get(productId) ?? 0) * quantity)
      return [id, { currency, minor: worth.reduce((sum, one) => sum + one, 0) }]
    }),
  )
}

function gapOf(group: readonly UnansweredRow[], carts: Carts): Gap {
  // The newest turn of each conversation.
  const each = [...Map.groupBy(group, (row) => row.conversation_id).values()].flatMap(
    ([newest]) => newest ?? [],
  )
  const minor = new Map<string, number>()
  for (const { conversation_id: id } of each) {
    const cart = carts.get(id)
    if (cart && cart.minor > 0) {
      minor.set(cart.currency, (minor.get(cart.currency) ?? 0) + cart.minor)
    }
  }
  return {
    question: group[0]?.question ?? '',
    customers: each.length,
    lost: each.filter(({ ordered }) => !ordered).length,
    carts: Object.fromEntries([...minor].map(([currency, sum]) => [currency, toMajor(sum)])),
    asked: each.map((row) => ({
      conversationId: row.conversation_id,
      customerId: row.psid,
      customerName: row.customer_name ?? '',
      question: row.question,
      at: isoTime(row.at),
      outcome: row.outcome === 'refused' ? ('refused' as const) : ('handed_over' as const),
      handOverReason: row.outcome === 'refused' ? null : row.reason,
      ordered: row.ordered === 1,
    })),
  }
}
