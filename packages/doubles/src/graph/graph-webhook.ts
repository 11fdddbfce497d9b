import { createHmac } from 'node:crypto'

import { type Json, type JsonObject, compact } from '../http/json.ts'
import type { GraphMessage, GraphPage } from './graph-model.ts'
import type { WebhookField } from './graph-routes-subscriptions.ts'
import type { GraphState } from './graph-state.ts'

/** What Facebook waits for an answer before it counts the delivery as failed. */
const PATIENCE_MS = 5000

export type WebhookTarget = {
  readonly url: string
  readonly verifyToken: string
  /** Deliver for every page and field, whether the app has subscribed them or not. */
  readonly unsubscribedToo: boolean
}

export type Delivery = {
  readonly at: number
  readonly mid: string | null
  readonly body: string
  /** The HTTP status; 0: not reached, line dropped, or no answer within 5 s. */
  readonly status: number
  readonly ms: number
}

export type DeliveryResult = Delivery | 'no webhook set' | 'not subscribed'

/** Facebook's way to write JSON: ASCII only, lowercase \u00e4, slashes escaped. The signature is over these bytes. */
export function encodeWebhook(body: Json): string {
  return JSON.stringify(body)
    .replaceAll('/', '\\/')
    .replaceAll(
      /[\u007f-\uffff]/g,
      (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
}

export function signWebhook(rawBody: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(rawBody).digest('hex')}`
}

export function createWebhook(state: GraphState) {
  let target: WebhookTarget | null = null
  const deliveries: Delivery[] = []

  async function post(
    url: string,
    body: string,
    signature: string | null,
    mid: string | null,
  ): Promise<Delivery> {
    const at = state.clock.now()
    const started = performance.now()
    const status = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'facebookexternalua',
        ...(signature !== null && { 'x-hub-signature-256': signature }),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then(async (response) => {
        await response.arrayBuffer()
        return response.status
      })
      .catch(() => 0)
    const delivery = { at, mid, body, status, ms: performance.now() - started }
    deliveries.push(delivery)
    return delivery
  }

  return {
    deliveries,
    set: (next: WebhookTarget | null) => {
      target = next
    },

    deliver: async (
      page: GraphPage,
      field: WebhookField,
      event: JsonObject,
      mid: string | null = null,
    ): Promise<DeliveryResult> => {
      if (target === null) return 'no webhook set'
      if (!target.unsubscribedToo && page.subscribedFields?.includes(field) !== true)
        return 'not subscribed'
      const list = field === 'standby' ? 'standby' : 'messaging'
      const entry = { time: state.clock.now(), id: page.id, [list]: [event] }
      const body = encodeWebhook({ object: 'page', entry: [entry] })
      return post(target.url, body, signWebhook(body, state.app.secret), mid)
    },

    /** Any bytes, signed rightly unless a signature is given; `signature: null` sends none. */
    deliverRaw: async (body: string, signature?: string | null): Promise<Delivery> => {
      if (target === null) throw new Error('no webhook set')
      const given = signature === undefined ? signWebhook(body, state.app.secret) : signature
      return post(target.url, body, given, null)
    },

    /** The handshake; true when the challenge came back bare. */
    verify: async (
      verifyToken?: string,
    ): Promise<{ ok: boolean; status: number; text: string }> => {
      if (target === null) throw new Error('no webhook set')
      const challenge = state.nextId(10)
      const url = new URL(target.url)
      url.searchParams.set('hub.mode', 'subscribe')
      url.searchParams.set('hub.challenge', challenge)
      url.searchParams.set('hub.verify_token', verifyToken ?? target.verifyToken)
      const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
      const text = await response.text()
      return { ok: response.status === 200 && text === challenge, status: response.status, text }
    },
  }
}

export type Webhook = ReturnType<typeof createWebhook>

/** A message as `messages` or, written by the page's side, as `message_echoes` tells it. */
export function messageEvent(state: GraphState, message: GraphMessage) {
  const page = { id: message.pageId }
  const person = { id: message.psid }
  const answered = message.replyTo === undefined ? undefined : state.messages.get(message.replyTo)
  return {
    sender: message.fromPage ? page : person,
    recipient: message.fromPage ? person : page,
    timestamp: message.at,
    message: compact({
      mid: message.webhookMid,
      text: message.text === '' ? undefined : message.text,
      is_echo: message.fromPage ? true : undefined,
      app_id: message.appId === undefined ? undefined : Number(message.appId),
      metadata: message.metadata,
      reply_to: answered && {
        mid: answered.webhookMid,
        is_self_reply: answered.fromPage === message.fromPage,
      },
      attachments:
        message.attachments.length === 0
          ? undefined
          : message.attachments.map(({ type, url, id }) => ({
              type,
              payload: compact({ url, sticker_id: type === 'sticker' ? Number(id) : undefined }),
            })),
    }),
  }
}
