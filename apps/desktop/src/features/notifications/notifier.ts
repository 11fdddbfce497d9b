import { exponentialBackoff } from '@pal/core/backoff'
import {
  notifyChannels,
  type ChannelStatus,
  type NotifyChannel,
} from '@pal/core/contract/notifications'
import type { Settings } from '@pal/core/contract/settings'
import { settingsFrom } from '@pal/core/contract/stored-settings'
import type { Language } from '@pal/core/domain/entities'
import { isoTime } from '@pal/core/domain/iso-time'
import { dayMs } from '@pal/core/durations'
import { AppError, errorText, stackOf } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { answerOf, because, type Reason } from '@pal/core/texts/reason'
import { catalogueIn } from '@pal/core/texts/translated-reasons'
import { alertKinds, takeAlerts } from '@pal/db/jobs/alerts'
import { complete, enqueue, retryLater } from '@pal/db/jobs/queue'
import * as z from 'zod/mini'

import type { JobHandler } from '../../jobs/lanes.ts'
import type { Worker } from '../../jobs/worker.ts'
import type { Timer } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { currentSettings } from '../../platform/settings.ts'
import { readAlert, type Telling, testAlert } from './alert.ts'
import {
  type ChannelParts,
  mayHaveArrived,
  mostCharacters,
  secretOf,
  sendAlert,
  whatNeeds,
} from './channels.ts'

export type NotifierParts = Platform &
  ChannelParts & { readonly worker: () => Pick<Worker, 'poke'> }

const channel = z.enum(notifyChannels)
const payload = z.union([
  z.object({
    channel,
    kind: z.enum(alertKinds),
    id: z.int(),
  }),
  z.object({ channel, kind: z.literal('page'), id: z.string() }),
])
const news = ['orders', 'conversations', 'campaigns', 'facebook'] as const
const gatherMs = 500
/** A wrong password does not become right by itself. */
const mostTries = 6
/** Each SMS that may have gone out is paid for, and is read as another alert. */
const mostTriesUnsure = 2
/** A router or a mail server that is away for hours comes back; a day later nobody waits for the news. */
const longestWaitMs = dayMs
const firstPauseMs = 5_000
const longestPauseMs = 10 * 60_000

type Last = NonNullable<ChannelStatus['last']>

/** Puts what the seller wants to know into the queue, once for each channel, and sends it. */
export class Notifier {
  readonly #parts: NotifierParts
  readonly #last = new Map<NotifyChannel, Last>()
  #timer: Timer | undefined
  #looking: Promise<void> = Promise.resolve()
  #stop: () => void = () => undefined

  constructor(parts: NotifierParts) {
    this.#parts = parts
  }

  async start(): Promise<void> {
    const { events, clock } = this.#parts
    this.#stop = events.listen((kinds) => {
      if (!news.some((kind) => kinds.includes(kind))) return
      this.#timer ??= clock.after(gatherMs, () => {
        this.#timer = undefined
        this.#looking = this.#looking
          .then(() => this.look())
          .catch((error: unknown) => this.#failed(error))
      })
    })
    await this.look()
  }

  async stop(): Promise<void> {
    this.#stop()
    this.#timer?.cancel()
    await this.#looking
  }

  /** What is new since the last look becomes jobs, in the transaction that remembers it. */
  async look(): Promise<void> {
    const { store, clock, worker } = this.#parts
    const asked = await store.transaction(async (tx) => {
      const now = clock.now()
      const found = await takeAlerts(tx, now)
      if (!found) return 0
      const { notifications: wishes } = settingsFrom(found.settings)
      const wanted = wantedKinds(wishes)
      const channels = notifyChannels.filter((each) => wishes[each])
      const jobs = found.alerts
        .filter(({ kind }) => wanted[kind])
        .flatMap(({ kind, id, at }) =>
          channels.map((channel) => ({
            kind: 'notify' as const,
            key: `notify:${channel}:${kind}:${id}:${at}`,
            payload: { channel, kind, id },
          })),
        )
      for (const job of jobs) await enqueue(tx, { ...job, runAt: now, now })
      return jobs.length
    })
    if (asked > 0) worker().poke()
  }

  readonly send: JobHandler = async (job) => {
    const { store, clock, log } = this.#parts
    const { channel, ...ref } = payload.parse(JSON.parse(job.payload))
    const { notifications: wishes, company } = await currentSettings(store.db)
    const telling = await tellingBy(channel, company.language)
    const alert = await readAlert(store.db, ref, job.key, telling)
    if (alert && wishes[channel]) {
      try {
        await sendAlert(this.#parts, channel, wishes, alert, telling.catalogue)
        this.#tell(channel, null)
      } catch (error) {
        const why = reasonOf(error)
        this.#tell(channel, why)
        // What is not set up does not come right by itself, and nobody waits for the last try to hear of it.
        const isLacking =
          job.failures === 0 && (await whatNeeds(channel, wishes, this.#parts)) !== null
        const most = channel === 'sms' && mayHaveArrived(error) ? mostTriesUnsure : mostTries
        const goesOn =
          channel !== 'sms' && mayPass(error)
            ? clock.now() - job.created_at < longestWaitMs
            : job.failures + 1 < most
        if (!goesOn || isLacking) {
          log.write('error', 'system', entry(`notification_not_sent_${channel}`), {
            reason: answerOf(why).message,
          })
        }
        if (goesOn) {
          const pause = exponentialBackoff(job.failures, firstPauseMs, longestPauseMs)
          const retry = {
            runAt: clock.now() + pause,
            error: answerOf(why).message,
            now: clock.now(),
          }
          await store.transaction((tx) => retryLater(tx, job, retry))
          return
        }
      }
    }
    await store.transaction((tx) => complete(tx, job, clock.now()))
  }

  /** Says what happened, in words for the seller. */
  async test(channel: NotifyChannel): Promise<{ success: boolean; reason: Reason }> {
    const { store, clock } = this.#parts
    const { notifications: wishes, company } = await currentSettings(store.db)
    try {
      const telling = await tellingBy(channel, company.language)
      const alert = testAlert(clock.now(), telling)
      await sendAlert(this.#parts, channel, wishes, alert, telling.catalogue)
      this.#tell(channel, null)
      return { success: true, reason: because('notify_sent') }
    } catch (error) {
      const why = reasonOf(error)
      this.#tell(channel, why)
      return { success: false, reason: why }
    }
  }

  async status(): Promise<ChannelStatus[]> {
    const { store, secrets } = this.#parts
    const { notifications: wishes } = await currentSettings(store.db)
    return Promise.all(
      notifyChannels.map(async (channel) => {
        const needs = await whatNeeds(channel, wishes, this.#parts)
        return {
          channel,
          on: wishes[channel],
          secretSet: await secrets.has(secretOf[channel]),
          needs: needs && answerOf(needs),
          last: this.#last.get(channel) ?? null,
        }
      }),
    )
  }

  #tell(channel: NotifyChannel, why: Reason | null): void {
    const at = isoTime(this.#parts.clock.now())
    this.#last.set(channel, { at, success: why === null, reason: why && answerOf(why) })
  }

  #failed(error: unknown): void {
    const reason = stackOf(error)
    this.#parts.log.write('error', 'system', entry('notifications_not_prepared'), { reason })
  }
}

/** The kinds of news that the seller wants to hear of, by any channel. */
export const wantedKinds = (wishes: Settings['notifications']) => ({
  order: wishes.orderAlerts,
  human: wishes.conversationAlerts,
  budget: true,
  trust: true,
  draft: wishes.conversationAlerts,
  /** What is few, and whether anything is, the bound in Settings says. */
  stock: true,
  page: true,
})

/** In the language of the moment at which it is sent. */
const tellingBy = async (channel: NotifyChannel, language: Language): Promise<Telling> => ({
  catalogue: await catalogueIn(language),
  most: mostCharacters[channel],
})

function reasonOf(error: unknown): Reason {
  if (error instanceof AppError) return error.reason
  return because('status_not_known', {
    cause: errorText(error),
  })
}

/** Nobody was reached, or whoever was is in trouble: that is over some time. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof AppError)) return false
  const { kind, reason } = error
  if (kind === 'unreachable_upstream') return true
  const status = Number(reason.params?.['status'] ?? 0)
  return reason.code === 'notify_refused' && (status >= 500 || status === 429)
}
