import { minuteMs } from '@pal/core/durations'

import { pausedByBudgetAfter } from '../campaigns/budget.ts'
import { fewLeftAfter } from '../campaigns/low-stock.ts'
import { takenBackAfter } from '../conversations/draft-trust.ts'
import { draftsToApproveAfter } from '../conversations/drafts.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import { readAppState, writeAppState } from '../settings/app-state.ts'
import { readSettings, type StoredTabs } from '../settings/settings.ts'

/** Up to where people were notified, of each kind. */
interface AlertMark {
  readonly order: number
  readonly human: number
  readonly budget: number
  readonly trust: number
  readonly draft: number
  readonly stock: number
  /** The pages that could not be used. */
  readonly pages: readonly string[]
}

/** What people may want to hear of, by the number that it is stored under; a page has Facebook's id. */
export const alertKinds = ['order', 'human', 'budget', 'trust', 'draft', 'stock'] as const
export type AlertKind = (typeof alertKinds)[number]

/** `at` distinguishes one hand-off of a conversation, or one shortage of a product, from the next. */
export type NewAlert =
  | {
      readonly kind: AlertKind
      readonly id: number
      readonly at: number
    }
  | { readonly kind: 'page'; readonly id: string; readonly at: number }

const most = 50

/** What came since the last call, once: the mark moves with it. Null where nothing did. */
export async function takeAlerts(
  tx: Tx,
  now: number,
): Promise<{ readonly alerts: readonly NewAlert[]; readonly settings: StoredTabs } | null> {
  const known = readMark(await readAppState(tx, 'notified'), now)
  if (!known) {
    await writeAppState(tx, 'notified', await newestMark(tx), now)
    return null
  }
  const found = await newsAfter(tx, known, now)
  if (!found) return null
  await writeAppState(tx, 'notified', found.mark, now)
  return { alerts: found.alerts, settings: await readSettings(tx) }
}

/** The same for whoever keeps the mark: without one nothing is news, but what comes from now on. */
export async function alertsSince(
  db: Reads,
  mark: unknown,
  now: number,
): Promise<{ readonly alerts: readonly NewAlert[]; readonly mark: AlertMark }> {
  const known = readMark(mark, now)
  if (!known) return { alerts: [], mark: await newestMark(db) }
  return (await newsAfter(db, known, now)) ?? { alerts: [], mark: known }
}

async function newsAfter(db: Reads, known: AlertMark, now: number) {
  const until = now + slackMs
  const [orders, people, budgets, taken, worded, few, broken] = await Promise.all([
    ordersAfter(db, known),
    handOffsAfter(db, known, until),
    pausedByBudgetAfter(db, known.budget).then((all) => all.filter(({ at }) => at <= until)),
    takenBackAfter(db, known.trust),
    draftsToApproveAfter(db, known.draft),
    fewLeftAfter(db, known.stock),
    unusablePages(db),
  ])
  const lost = broken.filter((id) => !known.pages.includes(id))
  const recovered = known.pages.some((id) => !broken.includes(id))
  const found = [orders, people, budgets, taken, worded, few, lost]
  if (!recovered && found.every(({ length }) => length === 0)) return null
  const mark: AlertMark = {
    order: orders.at(-1) ?? known.order,
    human: people.at(-1)?.at ?? known.human,
    budget: budgets.at(-1)?.at ?? known.budget,
    trust: taken.at(-1)?.id ?? known.trust,
    draft: worded.at(-1) ?? known.draft,
    stock: few.at(-1)?.at ?? known.stock,
    pages: broken,
  }
  const alerts: NewAlert[] = [
    ...orders.map((id) => ({ kind: 'order' as const, id, at: id })),
    ...people.map(({ id, at }) => ({ kind: 'human' as const, id, at })),
    ...budgets.map(({ id, at }) => ({ kind: 'budget' as const, id, at })),
    ...taken.map(({ id, at }) => ({ kind: 'trust' as const, id, at })),
    ...worded.map((id) => ({ kind: 'draft' as const, id, at: id })),
    ...few.map(({ id, at }) => ({ kind: 'stock' as const, id, at })),
    ...lost.map((id) => ({ kind: 'page' as const, id, at: now })),
  ]
  return { alerts, mark }
}

/** A clock that is put right is seldom off by less, and times that are stored may be Facebook's. */
const slackMs = 5 * minuteMs

function readMark(stored: unknown, now: number): AlertMark | null {
  // What came while the clock was ahead must not keep all that comes until then quiet.
  const bounded = (at: number) => (at > now + slackMs ? now - slackMs : at)
  if (typeof stored !== 'object' || stored === null) return null
  if (!('order' in stored) || !Number.isSafeInteger(stored.order)) return null
  if (!('human' in stored) || typeof stored.human !== 'number') return null
  const budget = 'budget' in stored && typeof stored.budget === 'number' ? stored.budget : 0
  const trust = 'trust' in stored && typeof stored.trust === 'number' ? stored.trust : 0
  const draft = 'draft' in stored && typeof stored.draft === 'number' ? stored.draft : 0
  const stock = 'stock' in stored && typeof stored.stock === 'number' ? stored.stock : 0
  const pages =
    'pages' in stored && Array.isArray(stored.pages)
      ? stored.pages.filter((id): id is string => typeof id === 'string')
      : []
  return {
    order: Number(stored.order),
    human: bounded(stored.human),
    budget: bounded(budget),
    trust,
    draft,
    stock,
    pages,
  }
}

/** Where telling begins: what was there before is no news. */
async function newestMark(db: Reads): Promise<AlertMark> {
  const [order, human] = await Promise.all([
    db
      .selectFrom('orders')
      .select((eb) => eb.fn.max('id').as('id'))
      .executeTakeFirst(),
    db
      .selectFrom('conversations')
      .select((eb) => eb.fn.max('needs_human_at').as('at'))
      .where('needs_human_reason', 'is not', null)
      .executeTakeFirst(),
  ])
  const paused = await pausedByBudgetAfter(db, 0)
  const taken = await takenBackAfter(db, 0)
  const worded = await draftsToApproveAfter(db, 0)
  const few = await fewLeftAfter(db, 0)
  return {
    order: order?.id ?? 0,
    human: human?.at ?? 0,
    budget: paused.at(-1)?.at ?? 0,
    trust: taken.at(-1)?.id ?? 0,
    draft: worded.at(-1) ?? 0,
    stock: few.at(-1)?.at ?? 0,
    pages: await unusablePages(db),
  }
}

/**
 * Connected pages that Facebook no longer lets be used, or lets send nothing: their customers get no
 * answers. A stop is over when a message has gone out, not when it is time to try one.
 */
async function unusablePages(db: Reads): Promise<string[]> {
  const rows = await db
    .selectFrom('pages')
    .select('id')
    .where('disconnected_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('token_state', 'in', ['expired', 'invalid', 'missing_permissions']),
        // Facebook refuses the app's secret, and does not look at the token.
        eb.and([eb('token_state', '=', 'unknown'), eb('state_reason', 'is not', null)]),
        eb('sending_stopped_until', 'is not', null),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The ids of orders that came after the mark, oldest first. */
async function ordersAfter(db: Reads, { order }: AlertMark): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '>', order)
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** The conversations that began to need a human after the mark, oldest first. */
export async function handOffsAfter(
  db: Reads,
  { human }: Pick<AlertMark, 'human'>,
  until: number,
): Promise<{ id: number; at: number }[]> {
  const rows = await db
    .selectFrom('conversations')
    .select(['id', 'needs_human_at as at'])
    // As their index says it: without it every look read all conversations.
    .where('needs_human_reason', 'is not', null)
    .where('needs_human_at', '>', human)
    .where('needs_human_at', '<=', until)
    .orderBy('needs_human_at')
    .limit(most)
    .execute()
  return rows.flatMap(({ id, at }) => (at === null ? [] : [{ id, at }]))
}
