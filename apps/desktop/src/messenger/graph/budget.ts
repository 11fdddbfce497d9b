import { exponentialBackoff } from '@pal/core/backoff'
import { dayMs, minuteMs, secondMs } from '@pal/core/durations'
import { addPageCalls, engagedSince, pageCallsSince } from '@pal/db/pages/page-calls'
import type { Writes } from '@pal/db/schema/reads'

import type { Clock } from '../../platform/clock.ts'
import { GraphError } from './graph-error.ts'
import { outOfBudget } from './graph-errors.ts'
import type { Admission, Admitted, CallKind, Meter } from './graph.ts'
import type { Usage } from './usage.ts'

export const callsPerEngaged = 200
/**
 * How many people a page counts as engaging at least. Facebook does not tell its number before its
 * headers do; with too high a guess here they slow the calls down in time.
 */
export const leastEngaged = 10
const readsPerSecond = 2
/** Two calls that are under way at once may arrive a little closer than they left. */
const readSpanMs = 1_100
/** From here on background calls slow down, and there they stop. */
const slowFrom = 0.6
const stopFrom = 0.9
/** A header that is older tells nothing; with all calls stopped, one is made now and then to see. */
const shortestProbeMs = 10 * minuteMs
const engagedLifeMs = minuteMs
/** Where little is left: in a rush the budget grows with everybody who writes for the first time. */
const engagedInRushMs = secondMs
const longestBackOffMs = 32 * minuteMs

export interface BudgetParts {
  readonly db: Writes
  readonly clock: Clock
  readonly random?: () => number
}

export interface BudgetStatus {
  /** Of the last 24 hours. */
  readonly calls: number
  readonly budget: number
  /** Used up, 0 to 1 and above; by our count or by Facebook's headers, whichever is more. */
  readonly share: number
  /** Until when Facebook refuses all calls; null when it does not. */
  readonly blockedUntil: number | null
  /** Until when it takes no messages, though it lets read; null when it does. */
  readonly sendsBlockedUntil: number | null
  /** Background calls keep at least this distance. */
  readonly paceMs: number
}

/** When a read went out, and once it is over, when that was. */
interface Turn {
  at: number
}

interface PageBudget {
  /** The last reads, some of them still to go out. */
  reads: Turn[]
  engaged: { count: number; at: number } | null
  /** What Facebook reported of the share, and the size of the budget that follows from it. */
  header: { share: number; size: number | null; at: number } | null
  all: Block
  /** Facebook may take no messages while it lets read: that a read succeeds says nothing of them. */
  sends: Block
  /** So may those of its Messenger profile, of which it takes ten in ten minutes. */
  profile: Block
}

interface Block {
  until: number
  refusals: number
}

const blockOf = ({ all, sends, profile }: PageBudget, kind: CallKind): Block =>
  kind === 'send' ? sends : kind === 'profile' ? profile : all

/** Plans each page's calls within what Facebook allows: 200 a day for each engaged person, 2 reads a second. */
export class CallBudget implements Meter {
  readonly #parts: BudgetParts
  readonly #pages = new Map<string, PageBudget>()
  #seen = -Infinity

  constructor(parts: BudgetParts) {
    this.#parts = parts
  }

  /** Never within a transaction: it writes the count down before the call is made. */
  async admit(pageId: string, call: Admission): Promise<() => void> {
    const { count, over } = await this.admitUncounted(pageId, call)
    await count(this.#parts.db)
    return over
  }

  async admitUncounted(
    pageId: string,
    { kind, background, upTo = background ? stopFrom : 1, calls }: Admission,
  ): Promise<Admitted> {
    this.#refuseBlocked(pageId, kind)
    const { share, budget, at } = await this.#used(pageId)
    if (share >= upTo) throw refusal(probeMs(budget))
    const turn = kind === 'read' ? await this.#turn(pageId) : null
    if (turn) this.#refuseBlocked(pageId, kind)
    const leaves = turn ? this.#now() : at
    return {
      count: (db) => addPageCalls(db, pageId, leaves, calls),
      over: () => {
        // It may have reached Facebook as late as this.
        if (turn) turn.at = this.#now()
      },
    }
  }

  saw(pageId: string, usage: Usage | null, refused: boolean, kind: CallKind = 'other'): void {
    const page = this.#page(pageId)
    const now = this.#now()
    const block = blockOf(page, kind)
    if (usage) page.header = { share: usage.percent / 100, size: null, at: now }
    if (usage && usage.blockedMs > 0) page.all.until = now + usage.blockedMs
    else if (refused) block.until = now + this.#backOff(block.refusals)
    // The block reports the share; when it ends, the share has sunk.
    if (page.all.until > now) page.header = null
    block.refusals = refused ? block.refusals + 1 : 0
  }

  async status(pageId: string): Promise<BudgetStatus> {
    const { calls, budget, share, at } = await this.#used(pageId)
    const { all, sends } = this.#page(pageId)
    const running = (until: number) => (until > at ? until : null)
    return {
      calls,
      budget: Math.round(budget),
      share,
      blockedUntil: running(all.until),
      sendsBlockedUntil: running(sends.until),
      paceMs: paceOf(share, budget),
    }
  }

  async #used(pageId: string) {
    const { db } = this.#parts
    const page = this.#page(pageId)
    const at = this.#now()
    let ours = await this.#allowed(pageId, engagedLifeMs)
    const calls = await pageCallsSince(db, pageId, at - dayMs)
    if (calls >= slowFrom * ours) ours = await this.#allowed(pageId, engagedInRushMs)
    const { header } = page
    // Once the share says something, it tells the true size; calls made since do not change that.
    if (header && header.size === null) {
      header.size = header.share >= 0.1 ? Math.max(1, calls / header.share) : ours
    }
    const budget = Math.min(ours, header?.size ?? ours)
    const fresh = header !== null && at - header.at < probeMs(budget)
    return { calls, budget, share: Math.max(fresh ? header.share : 0, calls / ours), at }
  }

  /** The clock was set back: blocks and turns last as long as they would have, and not for hours more. */
  #now(): number {
    const now = this.#parts.clock.now()
    const back = this.#seen - now
    this.#seen = now
    if (back <= 0) return now
    for (const page of this.#pages.values()) {
      for (const block of [page.all, page.sends]) block.until -= back
      for (const turn of page.reads) turn.at -= back
      if (page.header) page.header.at -= back
      if (page.engaged) page.engaged.at -= back
    }
    return now
  }

  #page(pageId: string): PageBudget {
    const known = this.#pages.get(pageId)
    if (known) return known
    const open = () => ({ until: 0, refusals: 0 })
    const blocks = { all: open(), sends: open(), profile: open() }
    const page = { reads: [], engaged: null, header: null, ...blocks }
    this.#pages.set(pageId, page)
    return page
  }

  #refuseBlocked(pageId: string, kind: CallKind): void {
    const now = this.#now()
    const page = this.#page(pageId)
    const left = Math.max(page.all.until, blockOf(page, kind).until) - now
    // A call during a block makes it longer.
    if (left > 0) throw refusal(left)
  }

  async #turn(pageId: string): Promise<Turn> {
    const page = this.#page(pageId)
    const turn = {
      at: Math.max(this.#now(), (page.reads.at(-readsPerSecond)?.at ?? 0) + readSpanMs),
    }
    page.reads = [...page.reads, turn].slice(-readsPerSecond)
    const wait = turn.at - this.#now()
    if (wait > 0) await this.#parts.clock.sleep(wait)
    return turn
  }

  /** By how many people talk with the page, counted no longer ago than this. */
  async #allowed(pageId: string, lifeMs: number): Promise<number> {
    const { db } = this.#parts
    const page = this.#page(pageId)
    const at = this.#now()
    if (!page.engaged || at - page.engaged.at >= lifeMs) {
      page.engaged = { count: await engagedSince(db, pageId, at - dayMs), at }
    }
    return callsPerEngaged * Math.max(leastEngaged, page.engaged.count)
  }

  #backOff(refusals: number): number {
    const { random = Math.random } = this.#parts
    return exponentialBackoff(refusals, minuteMs, longestBackOffMs) * (1 + random() / 4)
  }
}

/**
 * The distance of background calls grows from nothing at 60 % without bound towards 90 %, so that
 * what is left of a day is spread over it.
 */
function paceOf(share: number, budget: number): number {
  if (share < slowFrom) return 0
  if (share >= stopFrom) return probeMs(budget)
  const steady = dayMs / Math.max(1, budget)
  return Math.min(probeMs(budget), (steady * (share - slowFrom)) / (stopFrom - share))
}

/** So seldom that what is kept back of the budget outlasts a day. */
function probeMs(budget: number): number {
  const kept = Math.max(1, budget) * (1 - stopFrom)
  return Math.max(shortestProbeMs, (1.2 * dayMs) / kept)
}

function refusal(retryAfterMs: number): GraphError {
  return new GraphError(outOfBudget, { retryAfterMs })
}
