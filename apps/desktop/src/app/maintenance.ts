import { dayMs, hourMs, hoursMs, minuteMs, secondMs } from '@pal/core/durations'
import { errorText } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { pauseAllOverBudget } from '@pal/db/campaigns/budget'
import { completeEndedOffers } from '@pal/db/campaigns/campaigns'
import { withdrawProposals } from '@pal/db/campaigns/tactic-proposals'
import { abandonSilent } from '@pal/db/conversations/conversations'
import { agentAnswered } from '@pal/db/conversations/decision-log'
import { endDrafts } from '@pal/db/conversations/drafts'
import { askForLateReplies } from '@pal/db/conversations/request-human'
import { endTakeovers } from '@pal/db/conversations/take-over'
import { enqueueIfWaiting } from '@pal/db/jobs/job-kinds'
import type { Store } from '@pal/db/maintenance/store'
import { clampPauses } from '@pal/db/messages/clamp-pauses'
import { reindexWaits } from '@pal/db/messages/search/message-reindex'
import { connectedPages } from '@pal/db/pages/pages'
import { dayOf } from '@pal/db/stats/days'

import { offerAtAnnouncedEnd, offerAtReportedEnd } from '../agent/model/model-end.ts'
import type { Model } from '../agent/model/model.ts'
import type { OpenAiParts } from '../agent/model/openai-access.ts'
import { backUpDaily } from '../features/data/backup.ts'
import { keepDays } from '../features/data/days.ts'
import { finishLeftErasing } from '../features/data/erase.ts'
import { dropOldEvents, dropOldLogs } from '../features/data/retention.ts'
import { takeBackUnfinished } from '../features/orders/courier-file.ts'
import { resumeCampaignsWithinBudget } from '../jobs/budget.ts'
import type { Worker } from '../jobs/worker.ts'
import type { Poller } from '../messenger/inbox/poller.ts'
import { stopMs } from '../messenger/outbox/send-outcome.ts'
import { connectPastedToken, notWaiting, type Waiting } from '../messenger/pages/facebook-config.ts'
import type { FacebookParts } from '../messenger/pages/facebook-pages.ts'
import { checkTokens, tokensToCheck, type Looked } from '../messenger/pages/facebook-tokens.ts'
import { keepSubscribed, refusedWebhooks } from '../messenger/pages/facebook-webhook.ts'
import type { Events } from '../platform/events.ts'
import type { Log } from '../platform/log.ts'
import { currentSettings } from '../platform/settings.ts'
import type { LongJobs } from '../threads/long-jobs.ts'
import type { StoreThread } from '../threads/store-thread.ts'
import { tellOfStock } from './back-in-stock.ts'
import type { Timing } from './background.ts'
import { watchForModel } from './model-back.ts'
import { endPause } from './pause-end.ts'

export interface MaintenanceParts extends FacebookParts {
  readonly timing: Pick<Timing, 'calmMs'>
  readonly store: Store
  readonly openAi: OpenAiParts
  readonly model: Model
  readonly log: Log
  readonly events: Events
  readonly worker: Worker
  readonly poller: Poller
  readonly thread: StoreThread
  readonly jobs: LongJobs
}

const everyMs = minuteMs
/** A start is over by then: the window shows its content, and has what it fetches for later. */
const calmMs = 15 * secondMs
const asleepMs = 5 * everyMs
const silentMs = 72 * hourMs

/** What time alone brings about: take-overs end, whoever waits in one is a task, silent conversations count as abandoned. */
export function startMaintenance(parts: MaintenanceParts): AsyncDisposable {
  let under: Promise<void> = Promise.resolve()
  const stopping = new AbortController()
  let lastRound = -Infinity
  const calm = parts.clock
    .sleep(parts.timing.calmMs ?? calmMs, stopping.signal)
    // It was stopped.
    .catch(() => undefined)
  const looked: Looked = new Map()
  const today: { day?: string } = {}
  const webhooks = { lookedAt: -Infinity }
  const waiting = notWaiting()
  const lookForModel = watchForModel(parts)
  let askedOfModel = -Infinity
  const round = () => {
    const now = parts.clock.now()
    // Facebook drops a webhook that was out of reach for long: at the start and after a sleep.
    const woke = now - lastRound > asleepMs
    lastRound = now
    const steps: readonly (() => Promise<unknown>)[] = [
      // First of all: a restored backup may have brought back whoever was erased.
      () => finishLeftErasing(parts),
      // What time alone brings about goes by Facebook's, where the computer's is wrong.
      ...(woke ? [() => learnTime(parts, stopping.signal)] : []),
      () => takeBackUnfinished(parts),
      () => subscribePages(parts, webhooks, woke, stopping.signal),
      () => endPause(parts),
      () => tellOfStock(parts),
      () => moveOn(parts),
      () => lookForModel(stopping.signal),
      () => renewCampaigns(parts),
      () => beginDay(parts, today),
      () => connectWaiting(parts, waiting),
      () => lookAtTokens(parts, looked, stopping.signal),
      async () => {
        if (now - askedOfModel < dayMs || !(await agentAnswered(parts.store.db, now - dayMs)))
          return
        askedOfModel = now
        await lookAtModel(parts, stopping.signal)
      },
      () => dropOldLogs(parts),
      () => dropOldEvents(parts),
      () => keepDays(parts),
      // The others copy gigabytes, and a core is theirs: not beside a window that opens.
      () => calm,
      () => backUpDaily(parts),
      () => goOnIndexing(parts),
    ]
    under = under.then(() => takeSteps(parts, steps, stopping.signal))
  }
  round()
  const timer = parts.clock.every(everyMs, round)
  return {
    [Symbol.asyncDispose]: () => {
      timer.cancel()
      stopping.abort()
      return under
    },
  }
}

/** None waits until another's failure has been put right. */
async function takeSteps(
  { log }: MaintenanceParts,
  steps: readonly (() => Promise<unknown>)[],
  signal: AbortSignal,
): Promise<void> {
  for (const step of steps) {
    if (signal.aborted) return
    try {
      await step()
    } catch (error) {
      const reason = errorText(error)
      log.write('error', 'system', entry('housekeeping_failed'), {
        reason,
      })
    }
  }
}

/** What was refused is tried again every hour. */
async function subscribePages(
  parts: MaintenanceParts,
  last: { lookedAt: number },
  woke: boolean,
  signal: AbortSignal,
): Promise<void> {
  const { clock, store, events } = parts
  if (!woke && clock.now() - last.lookedAt < hourMs) return
  last.lookedAt = clock.now()
  if (!woke && (await refusedWebhooks(store.db)).size === 0) return
  if (await keepSubscribed(parts, signal)) events.changed('facebook')
}

async function learnTime(
  { store, secrets, graph }: MaintenanceParts,
  signal: AbortSignal,
): Promise<void> {
  const [page] = await connectedPages(store.db)
  const token = page && (await secrets.get(`facebook.page_token.${page.id}`))
  if (token) await graph.learnTime({ token, pageId: page.id, signal })
}

/** Take-overs that end, conversations that fell silent, campaigns whose budget is used up or there again. */
async function moveOn({ store, clock, events, worker, log }: MaintenanceParts): Promise<void> {
  const [back, changed, spent, resumed, isUnsent] = await store.transaction(async (tx) => {
    const { flow } = await currentSettings(tx)
    const takeoverMs = hoursMs(flow.takeoverHours)
    const bound = await clampPauses(tx, { takeoverMs, stopMs }, clock.now())
    const ended = await endTakeovers(tx, clock.now())
    for (const id of ended) await enqueueIfWaiting(tx, id, clock.now())
    const late = await askForLateReplies(tx, { takeoverMs, now: clock.now() })
    const silent = await abandonSilent(tx, {
      silentSince: clock.now() - silentMs,
      now: clock.now(),
    })
    const unsent = await endDrafts(tx, clock.now())
    const over = await pauseAllOverBudget(tx, clock.now())
    const goingOn = await resumeCampaignsWithinBudget(tx, clock.now())
    const all = [bound, ended, late, silent, unsent].reduce((sum, { length }) => sum + length, 0)
    return [ended, all, over, goingOn, unsent.length > 0] as const
  })
  for (const { id, name } of spent) {
    log.write('warn', 'system', because('campaign_over_budget', { name }), { campaignId: id })
    events.changed('campaigns')
  }
  for (const { name } of resumed) {
    log.write('info', 'system', entry('campaign_within_budget', { name }))
    worker.poke()
    events.changed('campaigns')
  }
  if (back.length > 0) {
    log.write('info', 'system', entry('conversations_back', { count: back.length }))
    worker.poke()
  }
  if (changed > 0) events.changed('conversations', ...(isUnsent ? (['orders'] as const) : []))
}

async function renewCampaigns({ store, clock, events, log }: MaintenanceParts): Promise<void> {
  const over = await store.transaction((tx) => completeEndedOffers(tx, clock.now()))
  for (const { id, name } of over) {
    log.write('info', 'system', entry('campaign_offer_ended', { name }), {
      campaignId: id,
    })
  }
  const proposed = await renewProposals(store, clock.now())
  const ends = await store.transaction((tx) => offerAtAnnouncedEnd(tx, clock.now()))
  if (over.length > 0 || proposed || ends) events.changed('campaigns')
}

/** A window that stays open over midnight shows today's orders and conversations, not yesterday's. */
async function beginDay(
  { store, clock, events }: MaintenanceParts,
  seen: { day?: string },
): Promise<void> {
  const { company } = await currentSettings(store.db)
  const day = dayOf(clock.now(), company.timezone)
  if (seen.day !== undefined && seen.day !== day) events.changed('orders')
  seen.day = day
}

/** A page token that was typed while Facebook could not be asked. */
async function connectWaiting(parts: MaintenanceParts, waiting: Waiting): Promise<void> {
  const { poller, events } = parts
  const pageId = await connectPastedToken(parts, waiting)
  if (pageId !== null) {
    poller.poke(pageId)
    events.changed('facebook')
  }
}

/** What to leave out is proposed by the present figures, where the seller wants it. Whether anything changed. */
async function renewProposals(store: Store, now: number): Promise<boolean> {
  const { ai } = await currentSettings(store.db)
  if (!ai.autoOptimize) return store.transaction(withdrawProposals)
  const { proposeByFigures } = await import('../features/campaigns/tactic-proposals.ts')
  return store.transaction((tx) => proposeByFigures(tx, now))
}

/** After an update, some seconds of every round until all messages are found. */
async function goOnIndexing({ store, jobs, log }: MaintenanceParts): Promise<void> {
  if (store.folder === null || !(await reindexWaits(store.db))) return
  await jobs.run('index', 'reindexMessages', null)
  if (await reindexWaits(store.db)) return
  log.write('info', 'system', entry('search_complete'))
}

/** Its provider may have named a last day of it since it was chosen. */
async function lookAtModel(parts: MaintenanceParts, signal: AbortSignal): Promise<void> {
  const { store, clock, events } = parts
  const { modelInUse } = await import('../agent/model/openai.ts')
  const found = await modelInUse(parts, signal)
  if (found && (await offerAtReportedEnd(store, [found], clock.now()))) events.changed('campaigns')
}

/** Facebook is asked about the tokens that are due. */
async function lookAtTokens(
  parts: MaintenanceParts,
  looked: Looked,
  signal: AbortSignal,
): Promise<void> {
  const { store, clock, poller, events } = parts
  const due = tokensToCheck(await connectedPages(store.db), clock.now(), looked)
  if (due.length === 0) return
  await checkTokens({ ...parts, revived: (pageId) => poller.poke(pageId) }, due, signal)
  for (const { id, token_checked_at: checkedAt } of await connectedPages(store.db)) {
    looked.set(id, { checkedAt, triedAt: clock.now() })
  }
  // One that was renamed is on its campaigns; chats say whether anything can be sent.
  events.changed('facebook', 'campaigns', 'conversations')
}
