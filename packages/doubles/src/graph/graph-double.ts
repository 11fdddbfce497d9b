import { type Clock, createClock } from '../http/clock.ts'
import {
  type FailRule,
  type Misbehaviour,
  type RuleHandle,
  answer,
  createFailRules,
} from '../http/fail-rules.ts'
import { type Call, type Incoming, startHttp } from '../http/http-kit.ts'
import { isObject } from '../http/json.ts'
import { type GraphErrorDetail, errorReply } from './graph-errors.ts'
import { type Limits, type UsageHeaders, createLimits } from './graph-limits.ts'
import { createMedia } from './graph-media.ts'
import type { GraphApp, GraphMessage, GraphPage, SentMessage } from './graph-model.ts'
import { createPeople } from './graph-people.ts'
import { createGraphRouter } from './graph-router.ts'
import { type GraphSetup, createSetup } from './graph-setup.ts'
import { createState } from './graph-state.ts'
import { type Delivery, type Webhook, createWebhook } from './graph-webhook.ts'

export type GraphOptions = {
  readonly app?: { readonly id?: string; readonly secret?: string; readonly requireProof?: boolean }
  /** Enforce 2 reads a second and 200 calls per engaged person and day. */
  readonly strictRates?: boolean
  /** Webhooks and Send call a message by another id than the Conversations API. */
  readonly differentMids?: boolean
  /** The time at the start, in milliseconds; it runs on from there. */
  readonly startAt?: number
  /** One that the product goes by as well. */
  readonly clock?: Clock
}

export type GraphHow = Misbehaviour | { readonly error: GraphErrorDetail }
/** `sends`: only posts of a message, or only those of a sign (seen, typing). */
export type GraphFailRule = FailRule<GraphHow> & { readonly sends?: 'message' | 'sign' }

export type GraphDouble = Pick<Clock, 'now' | 'advance'> &
  GraphSetup &
  Omit<ReturnType<typeof createPeople>, 'deliver' | 'thread'> & {
    /** For PAL_GRAPH_URL: without a version. */
    readonly url: string
    readonly app: GraphApp
    readonly calls: readonly Call[]
    readonly sent: readonly SentMessage[]
    /** All messages between the page and one person, oldest first. */
    thread(page: GraphPage, psid: string): readonly GraphMessage[]
    threadId(page: GraphPage, psid: string): string
    setWebhook(
      url: string | null,
      options?: { readonly verifyToken?: string; readonly unsubscribedToo?: boolean },
    ): void
    webhookVerify: Webhook['verify']
    deliver: Webhook['deliver']
    deliverRaw: Webhook['deliverRaw']
    readonly deliveries: readonly Delivery[]
    fail(rule: GraphFailRule): RuleHandle
    failNext(how: GraphHow, rule?: Omit<GraphFailRule, 'how' | 'times'>): RuleHandle
    clearFailures(): void
    setUsage(headers: UsageHeaders | null): void
    /** An address that serves these bytes, as an attachment's does. */
    addMedia(bytes: Uint8Array, mimeType: string): string
    /** A picture elsewhere on the internet: what Facebook fetches there, and shows from then on. */
    addElsewhere(url: string, bytes: Uint8Array, mimeType: string): void
    close(): Promise<void>
  }

export async function startGraphDouble(options: GraphOptions = {}): Promise<GraphDouble> {
  const clock = options.clock ?? createClock(options.startAt)
  const app: GraphApp = {
    id: options.app?.id ?? '1234567890123456',
    secret: options.app?.secret ?? '0123456789abcdef0123456789abcdef',
    name: 'PAL test app',
    requireProof: options.app?.requireProof ?? false,
  }
  const state = createState(app, clock, options.differentMids ?? false)
  const limits: Limits = createLimits(state, options.strictRates ?? false)
  const webhook = createWebhook(state)
  const people = createPeople(state, webhook)
  const media = createMedia()
  const route = createGraphRouter(
    state,
    limits,
    (message) => void people.deliver(message),
    media.add,
  )
  const rules = createFailRules<GraphHow>()
  const calls: Call[] = []

  const http = await startHttp(
    async (incoming, connection) => {
      const call: Call = {
        method: incoming.method,
        path: incoming.path,
        query: Object.fromEntries(incoming.query),
        body: incoming.body,
        headers: incoming.headers,
        at: clock.now(),
      }
      calls.push(call)
      const rule = rules.take(incoming)
      const ordered = rule && { how: plainHow(rule.how), when: rule.when ?? 'before' }
      call.status = await answer(
        ordered,
        { connection, clock },
        () => media.serve(incoming.path) ?? route(incoming, http.url),
      )
    },
    () => clock.now(),
  )

  const addMedia = (bytes: Uint8Array, mimeType: string) =>
    `${http.url}${media.add(bytes, mimeType)}`
  const { thread, deliver: _deliver, ...acts } = people
  const fail = ({ sends, ...rule }: GraphFailRule): RuleHandle =>
    rules.add(
      sends === undefined
        ? rule
        : {
            ...rule,
            where: (incoming) => sortOfSend(incoming) === sends && (rule.where?.(incoming) ?? true),
          },
    )
  return {
    now: () => clock.now(),
    advance: (ms) => clock.advance(ms),
    ...createSetup(state),
    ...acts,
    url: http.url,
    app,
    calls,
    sent: state.sent,
    thread: (page, psid) => thread(page, psid).messages.toReversed(),
    threadId: (page, psid) => thread(page, psid).id,
    setWebhook: (url, { verifyToken = 'verify-me', unsubscribedToo = false } = {}) =>
      webhook.set(url === null ? null : { url, verifyToken, unsubscribedToo }),
    webhookVerify: webhook.verify,
    deliver: webhook.deliver,
    deliverRaw: webhook.deliverRaw,
    deliveries: webhook.deliveries,
    fail,
    failNext: (how, rule) => fail({ ...rule, how, times: 1 }),
    clearFailures: rules.clear,
    setUsage: limits.set,
    addMedia,
    addElsewhere: (url, bytes, mimeType) => {
      const kept = { url: addMedia(bytes, mimeType), mimeType, size: bytes.length }
      state.elsewhere.set(url, { type: 'image', ...kept })
    },
    close: http.close,
  }
}

function sortOfSend({ method, path, body, query }: Incoming): 'message' | 'sign' | null {
  if (method !== 'POST' || !path.endsWith('/messages')) return null
  const sign = query.has('sender_action') || (isObject(body) && body['sender_action'] !== undefined)
  return sign ? 'sign' : 'message'
}

function plainHow(how: GraphHow): Misbehaviour {
  return typeof how === 'object' && 'error' in how ? { reply: errorReply(how.error) } : how
}
