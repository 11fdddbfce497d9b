import { groupAlike } from '@pal/core/agent/context/group-alike'
import { decisionSchema } from '@pal/core/agent/decision/decision'
import { whyHandedOver } from '@pal/core/agent/decision/handed-over'
import { asksForHuman } from '@pal/core/agent/decision/wishes/human-wishes'
import { type Gap, gapLimit } from '@pal/core/contract/analytics'
import type { Answer, Body } from '@pal/core/contract/endpoints'
import type { AnalyticsPeriod } from '@pal/core/domain/entities'
import { isoTime } from '@pal/core/domain/iso-time'
import { toMajor } from '@pal/core/domain/money'
import { answerOf } from '@pal/core/texts/reason'
import type { Reads } from '@pal/db/schema/reads'
import { wordsOf } from '@pal/db/search/normalise'
import { readAppState, writeAppState } from '@pal/db/settings/app-state'
import { pricesOf, type UnansweredRow } from '@pal/db/stats/gaps'
import { periodSpans } from '@pal/db/stats/periods'
import * as z from 'zod/mini'

import type { Platform } from '../../platform/platform.ts'
import { changeCards, currentSettings, withCard } from '../../platform/settings.ts'
import { readCart } from '../../platform/stored-cart.ts'
import type { StoreThread } from '../../threads/store-thread.ts'

export interface GapParts extends Pick<Platform, 'store' | 'clock' | 'events'> {
  readonly thread: StoreThread
}

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
    { span: { from, to }, limit: gapLimit + 1 },
    { signal },
  )
  const rows = found
    .slice(0, gapLimit)
    .map((row) => ({ ...row, question: questionIn(row.question) }))
    .filter(({ question }) => question !== '')
    .map((row) => ({ ...row, words: wordsOf(row.question.slice(0, beginning)) }))
  const carts = await valueOf(db, rows)
  const answered = await answeredTurns(db)
  const gaps = groupAlike(rows).map((group) => gapOf(group, carts, answered))
  const cost = ({ carts: value }: Gap) => Math.max(0, ...Object.values(value))
  gaps.sort(
    (a, b) =>
      Number(a.answered) - Number(b.answered) ||
      cost(b) - cost(a) ||
      b.lost - a.lost ||
      b.customers - a.customers,
  )
  return { gaps, lookedAt: found.length > gapLimit ? gapLimit : null }
}

/** Who only wants a human has asked nothing that an answer would help. */
const questionIn = (written: string) =>
  written
    .split('\n')
    .filter((line) => !asksForHuman(line))
    .join(' ')
    .trim()

/** So many turns are remembered; older ones lie outside of what is looked at. */
const mostAnswered = 10 * gapLimit
const turnIds = z.catch(z.array(z.int()), [])

const answeredTurns = async (db: Reads): Promise<ReadonlySet<number>> =>
  new Set(turnIds.parse(await readAppState(db, 'gaps_answered')))

/** What the agent lacked in these turns is from then on a card, which it gives out word for word. */
export async function answerGap(
  parts: GapParts,
  { turns, topic, text }: Body<'gaps.answered'>,
): Promise<void> {
  const { company } = await currentSettings(parts.store.db)
  const texts = [{ language: company.language, text }]
  const { rehearsalOffered } = await changeCards(parts, async (cards, tx) => {
    const all = new Set([...(await answeredTurns(tx)), ...turns])
    await writeAppState(tx, 'gaps_answered', [...all].slice(-mostAnswered), parts.clock.now())
    return withCard(cards, { subject: topic, texts, areas: [], until: null })
  })
  parts.events.changed('settings')
  if (rehearsalOffered) parts.events.changed('campaigns')
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

function outcomeOf({
  outcome,
  kind,
  reason,
}: UnansweredRow): Pick<Gap['asked'][number], 'outcome' | 'handOverReason'> {
  if (outcome === 'refused') return { outcome, handOverReason: null }
  const stored = {
    handOverKind: decisionSchema.shape.handOverKind.parse(kind),
    handOverReason: reason,
  }
  const why = whyHandedOver(stored)
  return { outcome: 'handed_over', handOverReason: why && answerOf(why.reason) }
}

function gapOf(group: readonly UnansweredRow[], carts: Carts, answered: ReadonlySet<number>): Gap {
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
    turns: group.map(({ id }) => id),
    answered: group.every(({ id }) => answered.has(id)),
    customers: each.length,
    lost: each.filter(({ ordered }) => !ordered).length,
    carts: Object.fromEntries([...minor].map(([currency, sum]) => [currency, toMajor(sum)])),
    asked: each.map((row) => ({
      conversationId: row.conversation_id,
      customerId: row.psid,
      customerName: row.customer_name ?? '',
      question: row.question,
      at: isoTime(row.at),
      ...outcomeOf(row),
      ordered: row.ordered === 1,
    })),
  }
}
