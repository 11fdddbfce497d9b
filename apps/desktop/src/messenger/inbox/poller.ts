import { minuteOfDay } from '@pal/core/agent/follow-up/quiet-hours'
import { hourMs, minuteMs } from '@pal/core/durations'
import { entry } from '@pal/core/texts/log-line'
import { because, type Reason } from '@pal/core/texts/reason'
import { releaseHeld, type RestoreGap, restoreGap } from '@pal/db/maintenance/restore-gap'
import type { Store } from '@pal/db/maintenance/store'
import { connectedPages, type Page, pageById, savePoll, setTokenState } from '@pal/db/pages/pages'
import type { TokenState } from '@pal/db/schema/literals'
import type { Reads } from '@pal/db/schema/reads'
import { storeReason } from '@pal/db/schema/stored-reason'

import type { Clock, Timer } from '../../platform/clock.ts'
import { currentSettings } from '../../platform/settings.ts'
import type { CallBudget } from '../graph/budget.ts'
import { asError, GraphError, tokenTrouble } from '../graph/graph-error.ts'
import type { GraphClient } from '../graph/graph.ts'
import type { CommentReplies } from './comment-replies.ts'
import { type Ingested, type IngestOptions, newIntake } from './ingest.ts'
import type { SyncParts } from './late-threads.ts'
import { forgetGap, syncPage } from './page-sync.ts'
import { levelOf, type Log, longestWait, logIntake } from './poll-report.ts'
import {
  defaultTiming,
  errorInterval,
  evenly,
  nextInterval,
  type PollTiming,
} from './poll-timing.ts'

export interface PollerParts {
  readonly store: Store
  readonly graph: GraphClient
  readonly budget: CallBudget
  readonly token: (pageId: string) => Promise<string | null>
  readonly clock: Clock
  readonly log: Log
  /** Called with whatever a tick stored, and when a page turned well or ill. */
  readonly changed: (change: { pageId: string; intake: Ingested | null }) => void
  /** The page can be asked again after a failure. */
  readonly back: (pageId: string) => Promise<void>
  readonly comments: Pick<CommentReplies, 'look'>
  readonly timing?: Partial<PollTiming>
  readonly ingest?: Omit<IngestOptions, 'now'>
  /** By the shop's clock. */
  readonly hour?: (() => number | Promise<number>) | undefined
  readonly random?: () => number
}

interface Watch {
  timer: Timer | null
  ticking: Promise<Error | null> | null
  /** Asked for while a tick was under way. */
  again: boolean
  failures: number
  activeAt: number
}

/** History is read while calls are plenty. */
export const spareShare = 0.3

/** Asks Facebook for news of each connected page, in a loop of its own. */
export class Poller {
  readonly #parts: PollerParts
  readonly #timing: PollTiming
  readonly #watches = new Map<string, Watch>()
  #gap: RestoreGap | null = null
  readonly #released = new Set<string>()
  #stopping: AbortController | null = null

  constructor(parts: PollerParts) {
    this.#parts = parts
    this.#timing = { ...defaultTiming, ...parts.timing }
  }

  /**
   * Continues where it was: a page whose time has not come yet is left alone until then. One that
   * was ill is looked at: what kept it from working may have gone with the last process.
   */
  async start(): Promise<void> {
    this.#stopping = new AbortController()
    const { store, clock } = this.#parts
    const gap = await restoreGap(store.db)
    if (gap && gap.heldUntil > clock.now()) this.#gap = gap
    for (const page of await connectedPages(store.db)) {
      this.#watch(page.id)
      const ill = page.token_state !== 'ok'
      const clockWentBack = (page.last_polled_at ?? 0) > clock.now()
      this.#schedule(page.id, ill || clockWentBack ? 0 : (page.next_poll_at ?? 0) - clock.now())
    }
  }

  /** Returns when no tick is under way any more; what Facebook is asked at the moment is called off. */
  async stop(): Promise<void> {
    this.#stopping?.abort()
    const watches = [...this.#watches.values()]
    for (const watch of watches) watch.timer?.cancel()
    await Promise.all(watches.map(({ ticking }) => ticking ?? Promise.resolve()))
    this.#watches.clear()
    this.#stopping = null
  }

  /** Asks for every page now: the computer slept, and its timers with it. */
  wake(): void {
    for (const pageId of this.#watches.keys()) this.poke(pageId)
  }

  /** Asks now: the page was connected, or its token is new. */
  poke(pageId: string): void {
    if (!this.#stopping || this.#stopping.signal.aborted) return
    const watch = this.#watch(pageId)
    if (watch.ticking) watch.again = true
    else this.#schedule(pageId, 0)
  }

  /** The same, and waits for the answer. Throws the GraphError that the person is to see. */
  async refresh(pageId: string): Promise<void> {
    const watch = this.#watch(pageId)
    await watch.ticking
    const failed = await this.#run(pageId, watch)
    if (failed) throw failed
  }

  #watch(pageId: string): Watch {
    const known = this.#watches.get(pageId)
    if (known) return known
    const watch: Watch = {
      timer: null,
      ticking: null,
      again: false,
      failures: 0,
      // As if someone had written just before the time in which that would count as busy.
      activeAt: this.#parts.clock.now() - this.#timing.busyForMs,
    }
    this.#watches.set(pageId, watch)
    return watch
  }

  #schedule(pageId: string, ms: number): void {
    const watch = this.#watches.get(pageId)
    if (!watch || !this.#stopping || this.#stopping.signal.aborted) return
    watch.timer?.cancel()
    const run = () => void this.#run(pageId, watch)
    watch.timer = this.#parts.clock.after(Math.max(0, ms), run)
  }

  /** Answers what went wrong: whoever joins a tick that is under way hears of it as well. */
  #run(pageId: string, watch: Watch): Promise<Error | null> {
    watch.ticking ??= this.#tick(pageId, watch).finally(() => {
      watch.ticking = null
    })
    return watch.ticking
  }

  async #tick(pageId: string, watch: Watch): Promise<Error | null> {
    let failed: Error | null = null
    let next: number | null = this.#timing.longestErrorMs
    watch.timer?.cancel()
    watch.again = false
    try {
      next = await this.#ask(pageId, watch)
      if (watch.failures > 0) await this.#parts.back(pageId)
      watch.failures = 0
    } catch (error) {
      failed = asError(error)
      if (this.#stopping?.signal.aborted) return failed
      next = await this.#failed(pageId, watch, error).catch((worse: unknown) => {
        this.#parts.log('error', 'facebook', entry('page_state_not_stored'), {
          pageId,
          reason: asError(worse).message,
        })
        return this.#timing.longestErrorMs
      })
    }
    if (next === null) this.#watches.delete(pageId)
    else this.#schedule(pageId, watch.again ? 0 : next)
    return failed
  }

  /** Answers how long until the next time; null for a page that is no longer connected. */
  async #ask(pageId: string, watch: Watch): Promise<number | null> {
    const { store, budget, clock, changed, comments, token: tokenOf } = this.#parts
    const page = await pageById(store.db, pageId)
    if (!page || page.disconnected_at !== null) return null
    const token = await tokenOf(pageId)
    if (token === null) {
      await this.#mark(page, 'invalid', because('page_token_not_stored'))
      return this.#keep(page, this.#timing.brokenMs)
    }
    const before = await budget.status(pageId)
    const intake = newIntake()
    const options = { spare: before.share < spareShare, intake }
    const access = { pageId, token }
    const behind = await syncPage(this.#sync(pageId), page, access, options).finally(() => {
      if (intake.stored.length > 0 && intake.toAnswer.size + intake.takenOver.size > 0) {
        watch.activeAt = clock.now()
      }
      if (intake.conversations.size > 0) changed({ pageId, intake })
      logIntake(this.#parts.log, pageId, intake)
    })
    await this.#mark(page, 'ok', null)
    if (!behind) await this.#release(pageId)
    const { paceMs, budget: day } = await budget.status(pageId)
    await comments.look({ page, access, callMs: evenly(day), signal: this.#stopping?.signal })
    const { hour = () => hourOfShop(store.db, clock.now()) } = this.#parts
    const mood = {
      now: clock.now(),
      activeAt: watch.activeAt,
      hour: await hour(),
      paceMs,
      budget: day,
      behind,
    }
    return this.#keep((await pageById(store.db, pageId)) ?? page, nextInterval(this.#timing, mood))
  }

  /** What a restored store had waiting for this page: by now it has read what was sent meanwhile. */
  async #release(pageId: string): Promise<void> {
    if (!this.#gap || this.#released.has(pageId)) return
    this.#released.add(pageId)
    const { store, clock, back } = this.#parts
    await releaseHeld(store.db, pageId, this.#gap, clock.now())
    await back(pageId)
  }

  #sync(pageId: string): SyncParts {
    const { store, graph, clock, log, ingest = {} } = this.#parts
    return {
      store,
      graph,
      now: clock.now,
      ingest,
      overlapMs: this.#timing.overlapMs,
      log: (level, said, details) => log(level, 'facebook', said, { pageId, ...details }),
      ...(this.#stopping && { signal: this.#stopping.signal }),
    }
  }

  async #failed(pageId: string, watch: Watch, error: unknown): Promise<number | null> {
    const { store, log, clock, budget, random = Math.random } = this.#parts
    const page = await pageById(store.db, pageId)
    if (!page || page.disconnected_at !== null) return null
    watch.failures += 1
    const grown = errorInterval(this.#timing, watch.failures - 1, random)
    if (!(error instanceof GraphError)) {
      log('error', 'facebook', entry('fetched_not_stored'), {
        pageId,
        reason: asError(error).message,
      })
      return this.#keep(page, grown)
    }
    if (watch.failures === 1) {
      const said = because('on_page', { page: page.name, reason: error.reason })
      log(levelOf(error), 'facebook', said, { pageId, ...error.facts })
    }
    switch (error.reaction) {
      case 'reconnect': {
        const { state, reason } = tokenTrouble(error, page)
        await this.#mark(page, state, reason)
        return this.#keep(page, this.#timing.brokenMs)
      }
      case 'wait': {
        const { blockedUntil } = await budget.status(pageId)
        const left = error.retryAfterMs ?? (blockedUntil ?? 0) - clock.now()
        return this.#keep(page, Math.max(grown, left))
      }
      case 'stop_page':
        await this.#mark(page, page.token_state, error.reason)
        return this.#keep(page, this.#timing.brokenMs)
      case 'retry':
        if (watch.failures === 2) await this.#mark(page, page.token_state, error.reason)
        return this.#keep(page, Math.min(grown, longestWait(this.#timing, error)))
      case 'give_up': {
        // The one thing of a list call that can go stale is the place where it continues.
        await forgetGap(this.#sync(pageId), page)
        await this.#mark(page, page.token_state, error.reason)
        return this.#keep((await pageById(store.db, pageId)) ?? page, grown)
      }
    }
  }

  async #keep(page: Page, ms: number): Promise<number> {
    const { store, clock } = this.#parts
    await savePoll(store.db, page.id, {
      cursor: page.poll_cursor,
      polledAt: page.last_polled_at ?? clock.now(),
      nextPollAt: Math.round(clock.now() + ms),
    })
    return ms
  }

  async #mark(page: Page, state: TokenState, reason: Reason | null): Promise<void> {
    const same = page.state_reason === (reason && storeReason(reason))
    if (page.token_state === state && same) return
    const { store, clock, log, changed } = this.#parts
    await setTokenState(store.db, page.id, { state, reason, now: clock.now() })
    if (state === 'ok' && reason === null) {
      log('info', 'facebook', entry('page_connected', { page: page.name }), { pageId: page.id })
    }
    changed({ pageId: page.id, intake: null })
  }
}

async function hourOfShop(db: Reads, now: number): Promise<number> {
  const { company } = await currentSettings(db)
  return Math.floor((minuteOfDay(now, company.timezone) * minuteMs) / hourMs)
}
