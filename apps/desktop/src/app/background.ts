import { hourMs, minuteMs } from '@pal/core/durations'
import { stackOf } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { runPendingSendsNow } from '@pal/db/jobs/pending-sends-now'
import type { Store } from '@pal/db/maintenance/store'
import type { JobKind } from '@pal/db/schema/literals'

import { capabilityCache } from '../agent/model/capability-cache.ts'
import { openAiModel, type Model } from '../agent/model/model.ts'
import { storedAccess, type OpenAiParts } from '../agent/model/openai-access.ts'
import { scheduledHandler } from '../features/conversations/scheduled-replies.ts'
import type { Notifier } from '../features/notifications/notifier.ts'
import type { TelegramBot } from '../features/notifications/telegram.ts'
import { orderNoticeHandler } from '../features/orders/notices.ts'
import type { JobHandlers, Lane } from '../jobs/lanes.ts'
import { Worker } from '../jobs/worker.ts'
import { AttachmentFetcher } from '../messenger/files/attachments.ts'
import { Pictures } from '../messenger/files/pictures.ts'
import { CallBudget } from '../messenger/graph/budget.ts'
import { GraphClient } from '../messenger/graph/graph.ts'
import { CommentReplies } from '../messenger/inbox/comment-replies.ts'
import type { Log as PollLog } from '../messenger/inbox/poll-report.ts'
import type { PollTiming } from '../messenger/inbox/poll-timing.ts'
import { Poller } from '../messenger/inbox/poller.ts'
import { sendHandler } from '../messenger/outbox/outbox.ts'
import { type Config, facebooksOwn } from '../platform/config.ts'
import type { Events } from '../platform/events.ts'
import type { Log } from '../platform/log.ts'
import { MinuteCount } from '../platform/minute-count.ts'
import type { ShopClock } from '../platform/shop-clock.ts'
import type { Secrets } from '../platform/vault/secrets.ts'
import { jobFailure } from './job-failure.ts'
import { buildNotifications } from './notifications.ts'
import { attachmentFolder, turnParts } from './turn-parts.ts'

/** Waiting times that a test makes shorter. */
export interface Timing {
  readonly poll?: Partial<PollTiming>
  /** How long a customer has to be quiet before the agent answers. */
  readonly quietMs?: number
  /** How long what was sent may take to show up in its thread. */
  readonly graceMs?: number
  /** How long a request from outside may take to come in. */
  readonly strangerMs?: number
  /** How long the store's thread waits before it makes checkpoints, where nothing else is asked of it. */
  readonly threadMs?: number
  /** How long after the start nothing is begun that takes a core for itself. */
  readonly calmMs?: number
  /** From 0 to 1: over how much of a while it is spread when whoever was refused asks again. */
  readonly random?: () => number
}

export interface BackgroundParts {
  readonly config: Config
  readonly store: Store
  readonly secrets: Secrets
  readonly log: Log
  readonly events: Events
  readonly clock: ShopClock
  readonly timing: Timing
  /** Before it the agent is not loaded: a window is to show its content first. */
  readonly contentShown: Promise<void>
}

/** A thought is an open connection that waits; a send is over in a moment. */
const lanes = {
  typed: { kinds: ['typed'], atOnce: 8 },
  send: { kinds: ['send', 'scheduled', 'order_notice', 'follow_up'], atOnce: 48 },
  notify: { kinds: ['notify'], atOnce: 2 },
  answer: { kinds: ['answer'], atOnce: 32, byWait: true, givesWay: true },
} satisfies Record<string, Lane>

export interface Background {
  readonly graph: GraphClient
  readonly budget: CallBudget
  readonly poller: Poller
  readonly attachments: AttachmentFetcher
  readonly pictures: Pictures
  readonly worker: Worker
  readonly model: Model
  /** What was not told yet is told at the end. */
  readonly aiCalls: Disposable
  readonly openAi: OpenAiParts
  readonly notifier: Notifier
  readonly bot: TelegramBot
}

/** Facebook's clock is known by its answers; who jumps or is wrong is told, and what is due is looked at again. */
function buildGraph(
  { config, secrets, log, events, clock }: BackgroundParts,
  budget: CallBudget,
  timeChanged: () => void,
): GraphClient {
  const jumped = (aheadMs: number) => {
    graph.clock.wentOn(aheadMs)
    const minutes = -Math.round(aheadMs / minuteMs)
    log.write('warn', 'system', entry('clock_changed'), { minutes })
    events.changed('facebook')
  }
  const graph = new GraphClient({
    url: config.graphUrl,
    appSecret: () => secrets.get('facebook.app_secret'),
    meter: budget,
    clock,
    putRight: (aheadMs) => {
      clock.putRight(aheadMs)
      const hours = Math.round(aheadMs / hourMs)
      log.write('warn', 'system', entry('clock_wrong'), { hours })
      timeChanged()
    },
    timeKnown: () => clock.goOnByItself(jumped),
  })
  return graph
}

/** What a page is reached with; null without one. */
type PageToken = (pageId: string) => Promise<string | null>

interface Working {
  readonly graph: GraphClient
  readonly folder: string
  readonly token: PageToken
  readonly notifier: Notifier
  readonly answering: ReturnType<typeof turnParts>
}

function buildWorker(
  { store, secrets, log, events, clock, timing, contentShown }: BackgroundParts,
  { graph, folder, token, notifier, answering }: Working,
): Worker {
  const loadAgent = async () => {
    await contentShown
    const { answerHandler } = await import('../agent/turn/turn.ts')
    return { answer: answerHandler(answering) }
  }
  const send = sendHandler({
    store,
    secrets,
    graph,
    folder,
    log,
    now: clock.now,
    changed: events.changedAt,
    ...(timing.graceMs !== undefined && { graceMs: timing.graceMs }),
  })
  const isTimeSure = async (pageId: string, signal: AbortSignal) => {
    const known = await token(pageId)
    if (known === null) return true
    await graph.learnTime({ token: known, pageId, signal })
    return graph.clock.isKnown && !graph.clock.isDoubted
  }
  return new Worker({
    store,
    clock,
    lanes: [lanes.typed, lanes.send, lanes.notify, { ...lanes.answer, load: loadAgent }],
    handlers: {
      typed: send,
      send,
      scheduled: scheduledHandler({ store, log, clock, isTimeSure, changed: events.changedAt }),
      order_notice: orderNoticeHandler({
        store,
        clock,
        changed: (id) => events.changedAt(id, 'orders'),
      }),
      notify: notifier.send,
      follow_up: async (job, signal) => {
        const { followUpHandler } = await import('../agent/follow-up/follow-up.ts')
        const parts = { store, log, now: clock.now, changed: events.changedAt }
        await followUpHandler(parts)(job, signal)
      },
    } satisfies Record<Exclude<JobKind, 'answer'>, JobHandlers[JobKind]>,
    crashed: (job, error) =>
      log.write('error', 'system', jobFailure(job.kind), {
        ...(job.conversation_id !== null && { conversationId: job.conversation_id }),
        jobId: job.id,
        attempt: job.failures + 1,
        reason: stackOf(error),
      }),
    changed: () => events.changed('queue'),
  })
}

/** What continues without anybody asking: fetching, answering, sending. */
export function buildBackground(parts: BackgroundParts): Background {
  const { config, store, secrets, log, events, clock, timing } = parts
  const spread = timing.random && { random: timing.random }
  const budget = new CallBudget({ db: store.db, clock, ...spread })
  const graph = buildGraph(parts, budget, () => {
    // What was scheduled for a time is due at another one now.
    poller.wake()
    worker.poke()
  })
  const openAi = { store, secrets, openAiUrl: config.openAiUrl }
  const aiCalls = new MinuteCount(clock, (count) =>
    log.write('info', 'ai', entry('ai_called_besides', { count }), { calls: count }),
  )
  const called = () => aiCalls.happened()
  const memory = capabilityCache(clock.now, store)
  const model = openAiModel(() => storedAccess(openAi), clock, memory, called)
  const answering = turnParts({ config, store, secrets, log, events, clock, graph, model, called })
  const folder = attachmentFolder(config)
  const pictures = new Pictures({ folder, clock })
  const { notifier, bot } = buildNotifications({
    config,
    store,
    secrets,
    log,
    events,
    clock,
    worker: () => worker,
  })
  const token: PageToken = (pageId) => secrets.get(`facebook.page_token.${pageId}`)
  const worker: Worker = buildWorker(parts, { graph, folder, token, notifier, answering })
  const attachments = new AttachmentFetcher({
    store,
    graph,
    token,
    folder,
    held: () => pictures.held(),
    alsoFrom: config.graphUrl === facebooksOwn ? null : new URL(config.graphUrl).origin,
    clock,
    log: (level, said, details) => log.write(level, 'facebook', said, details),
    changed: () => events.changed('messages'),
  })
  const logged: PollLog = (level, category, said, details) =>
    log.write(level, category, said, details)
  const comments = new CommentReplies({
    store,
    graph,
    now: clock.now,
    log: logged,
    changed: ({ conversations, changed }) =>
      events.changedIn(conversations, ...changed, 'facebook'),
  })
  const poller = new Poller({
    store,
    graph,
    budget,
    token,
    clock,
    log: logged,
    comments,
    changed: ({ intake }) => {
      if (intake) events.changedIn(intake.conversations, ...intake.changed, 'facebook')
      else events.changed('conversations', 'messages', 'facebook')
      worker.poke()
      attachments.poke()
    },
    back: async (pageId) => {
      await runPendingSendsNow(store.db, pageId, clock.now())
      worker.poke()
    },
    ...spread,
    ...(timing.poll && { timing: timing.poll }),
    ...(timing.quietMs !== undefined && { ingest: { quietMs: timing.quietMs } }),
  })
  const facebook = { graph, budget, poller, attachments, pictures }
  return { ...facebook, worker, model, aiCalls, openAi, notifier, bot }
}
