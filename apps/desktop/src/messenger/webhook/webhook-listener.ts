import type { ChangeKind } from '@pal/core/contract/system'
import { minuteMs, secondMs } from '@pal/core/durations'
import { errorText } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import type { Store } from '@pal/db/maintenance/store'
import { noteWebhookContact } from '@pal/db/settings/app-state'

import type { Clock } from '../../platform/clock.ts'
import { listen, type Listening } from '../../platform/listen.ts'
import { LogThrottle } from '../../platform/log-throttle.ts'
import type { Log } from '../../platform/log.ts'
import { MinuteCount } from '../../platform/minute-count.ts'
import type { Secrets } from '../../platform/vault/secrets.ts'
import type { IngestOptions } from '../inbox/ingest.ts'
import { storeTogether } from '../inbox/store-together.ts'
import { storeWebhookBatch } from '../inbox/store-webhook.ts'
import { webhookServer } from './webhook-server.ts'

interface WebhookNews {
  readonly answerAt: number | null
  readonly files: boolean
  /** Of which anything changed. */
  readonly conversations: ReadonlySet<number>
  /** Pages that somebody new wrote to, of whom only the id is known. */
  readonly strangersOf: ReadonlySet<string>
  readonly kinds: readonly ChangeKind[]
}

interface ListenerParts {
  readonly store: Store
  readonly secrets: Pick<Secrets, 'get'>
  readonly log: Pick<Log, 'write'>
  readonly clock: Clock
  readonly timing: Pick<IngestOptions, 'quietMs'> & { readonly strangerMs?: number }
  /** Something was stored; perhaps somebody is to be answered, or has sent files. */
  readonly received: (news: WebhookNews) => void
}

const noteEveryMs = minuteMs
/** Whoever knows the address can call: Facebook itself needs a few connections, and not for long. */
const strangers = { connections: 256, requestMs: 15 * secondMs }

/** The one place that Facebook reaches from outside. It can be moved while the program runs. */
export class WebhookListener implements AsyncDisposable {
  readonly #parts: ListenerParts
  /** Given at the start, so that it stays. */
  readonly fixed: boolean
  #listening: Listening | null = null
  #moving: Promise<void> = Promise.resolve()
  #notedAt = -Infinity
  readonly #refused: LogThrottle
  readonly #taken: MinuteCount

  constructor(parts: ListenerParts, fixed: boolean) {
    this.#parts = parts
    this.#refused = new LogThrottle(parts.clock, (said, details) =>
      parts.log.write('warn', 'webhook', said, details),
    )
    this.#taken = new MinuteCount(parts.clock, (count) =>
      parts.log.write('info', 'webhook', entry('webhook_received', { count }), {
        deliveries: count,
      }),
    )
    this.fixed = fixed
  }

  get port(): number | null {
    return this.#listening?.port ?? null
  }

  /** The new place is open before the old one closes; null closes it. One move after the other. */
  move(port: number | null): Promise<void> {
    const moved = this.#moving.then(() => this.#move(port))
    this.#moving = moved.catch(() => undefined)
    return moved
  }

  async #move(port: number | null): Promise<void> {
    if (port !== null && port === this.port) return
    const before = this.#listening
    const { strangerMs = strangers.requestMs } = this.#parts.timing
    const bounds = { ...strangers, requestMs: strangerMs }
    this.#listening = port === null ? null : await listen(port, () => this.#serve(), bounds)
    await before?.[Symbol.asyncDispose]()
  }

  #serve() {
    const { secrets, log } = this.#parts
    const store = storeTogether((batch) => this.#store(batch))
    const app = webhookServer({
      verifyToken: () => secrets.get('facebook.verify_token'),
      appSecret: () => secrets.get('facebook.app_secret'),
      store: async (batch) => {
        await store(batch)
        this.#taken.happened()
      },
      log: (level, said, details) => log.write(level, 'webhook', said, details),
      refused: (said) => this.#refused.happened(said),
    })
    return (request: Request, env: never) => app.fetch(request, env)
  }

  async #store(batch: Parameters<typeof storeWebhookBatch>[1]): Promise<void> {
    const { store, log, clock, timing, received } = this.#parts
    const intake = await storeWebhookBatch(store, batch, clock.now(), timing)
    const { refused, implausibleTimes: messages, toAnswer, conversations, strangersOf } = intake
    if (refused > 0) {
      log.write('warn', 'webhook', entry('webhook_disconnected_page'), { refused })
    }
    if (messages > 0) log.write('warn', 'webhook', entry('implausible_times'), { messages })
    const now = clock.now()
    // To the minute is enough for the person who looks, and a busy hour writes it sixty times.
    if (now - this.#notedAt >= noteEveryMs) await this.#noteContact(now)
    const files = batch.messages.some(({ attachments }) => attachments.length > 0)
    const answerAt = toAnswer.size > 0 ? Math.min(...toAnswer.values()) : null
    received({ answerAt, files, conversations, strangersOf, kinds: [...intake.changed] })
  }

  async #noteContact(now: number): Promise<void> {
    const { store, log } = this.#parts
    const before = this.#notedAt
    this.#notedAt = now
    try {
      await noteWebhookContact(store.db, now)
    } catch (error) {
      // What Facebook delivered is stored: it is to hear of no failure, nor to deliver it again.
      this.#notedAt = before
      log.write('warn', 'webhook', entry('webhook_contact_not_noted'), { reason: errorText(error) })
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.move(null)
    this.#refused[Symbol.dispose]()
    this.#taken[Symbol.dispose]()
  }
}
