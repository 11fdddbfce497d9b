import { createHash } from 'node:crypto'

import * as z from 'zod/mini'

import { parseFacebookTime } from './facebook-time.ts'

/** The app id in an echo of what a person typed in Facebook's own inbox. */
export const pageInboxAppId = '26390203743090'

export interface Attachment {
  readonly type: string
  readonly url: string | null
  readonly name: string | null
  /** Of a picture that was read, in points; webhooks do not tell it. */
  readonly width?: number
  readonly height?: number
}

const unshown: Attachment = { type: 'fallback', url: null, name: null }

/** The files of a customer's message. What Facebook shows in Messenger alone came without any, and without words. */
export const filesOf = (text: string, files: readonly Attachment[]): readonly Attachment[] =>
  text === '' && files.length === 0 ? [unshown] : files

interface Common {
  readonly pageId: string
  /** The customer on that page. */
  readonly psid: string
  /** Unix milliseconds; 0 where what was sent is no time. */
  readonly at: number
  /** Facebook sent another time, which cannot be true. */
  readonly implausibleTime?: boolean
}

export interface MessageEvent extends Common {
  readonly kind: 'message' | 'echo'
  readonly mid: string
  readonly text: string
  readonly attachments: readonly Attachment[]
  readonly replyToMid: string | null
  /** What the button sends back that was tapped. */
  readonly tapped: string | null
  /** Of an echo: the app that sent it, and the metadata that was sent along. */
  readonly appId: string | null
  readonly metadata: string | null
  /** Another app has the thread: nothing is to be answered here. */
  readonly standby: boolean
}

/** Deliveries, reads, postbacks, reactions and whatever is not known yet: kept as it came. */
export interface OtherEvent {
  readonly kind: string
  readonly pageId: string
  readonly psid: string | null
  readonly at: number
  /** The same for the same event delivered again. */
  readonly key: string
  readonly body: unknown
}

export interface WebhookBatch {
  readonly messages: readonly MessageEvent[]
  readonly others: readonly OtherEvent[]
}

/** So much Facebook takes along with a button. */
const longestPayload = 1_000
const id = z.string().check(z.minLength(1), z.maxLength(100))
/** An odd time must not keep what happened out. */
export const stamp = z.catch(
  z.pipe(z.union([z.string(), z.number()]), z.transform(parseFacebookTime)),
  0,
)

const envelope = z.object({
  object: z.literal('page'),
  entry: z
    .array(
      z.looseObject({
        id,
        time: stamp,
        messaging: z._default(z.array(z.unknown()), []),
        standby: z._default(z.array(z.unknown()), []),
        changes: z._default(z.array(z.unknown()), []),
      }),
    )
    .check(z.maxLength(1_000)),
})

const party = z.object({ id })

const payload = z.looseObject({
  url: z.nullish(z.string()),
  title: z.nullish(z.string()),
  product: z.catch(
    z.nullish(z.object({ elements: z.array(z.object({ title: z.string() })) })),
    null,
  ),
})

/** The word for all that has no other one, as where messages are read. */
const unknownType = 'file'

/** What is odd about a file must not keep its message out. */
const attachment = z.catch(
  z.object({
    type: z.catch(z.string(), unknownType),
    payload: z.catch(z.nullish(payload), null),
  }),
  { type: unknownType, payload: null },
)

const messageEvent = z.object({
  sender: party,
  recipient: party,
  timestamp: stamp,
  message: z.object({
    mid: z.string().check(z.minLength(1), z.maxLength(500)),
    text: z.nullish(z.string()),
    is_echo: z.nullish(z.boolean()),
    app_id: z.nullish(z.union([z.string(), z.number()])),
    metadata: z.nullish(z.string()),
    reply_to: z.catch(z.optional(z.object({ mid: z.optional(z.string()) })), undefined),
    quick_reply: z.catch(z.optional(z.object({ payload: z.string() })), undefined),
    attachments: z.catch(z.optional(z.array(attachment)), undefined),
  }),
})

/** A press of a button; what the button said is what the customer said. */
const postbackEvent = z.object({
  sender: party,
  recipient: party,
  timestamp: stamp,
  postback: z.object({
    mid: z.string().check(z.minLength(1), z.maxLength(500)),
    title: z.string().check(z.minLength(1)),
  }),
})

const anyEvent = z.looseObject({
  sender: z.optional(party),
  recipient: z.optional(party),
  timestamp: stamp,
})

const kinds = [
  'message',
  'postback',
  'delivery',
  'read',
  'message_edit',
  'reaction',
  'referral',
  'optin',
  'response_feedback',
  'policy_enforcement',
  'pass_thread_control',
  'take_thread_control',
  'request_thread_control',
  'app_roles',
] as const

/** Null for what is no page webhook at all. What is not understood inside one is kept as it came. */
export function readWebhook(body: unknown): WebhookBatch | null {
  const read = envelope.safeParse(body)
  if (!read.success) return null
  const messages: MessageEvent[] = []
  const others: OtherEvent[] = []
  for (const entry of read.data.entry) {
    for (const event of entry.messaging) {
      const message = readMessage(entry.id, event)
      const said = message ?? readPostback(entry.id, event)
      if (said) messages.push(said)
      const source = said?.kind === 'message' ? sourceIn(event) : null
      if (source) others.push(readOther(entry.id, entry.time, source))
      if (!message) others.push(readOther(entry.id, entry.time, event))
    }
    for (const event of entry.standby) {
      const message = readMessage(entry.id, event)
      const said = message ?? readPostback(entry.id, event)
      if (said) messages.push({ ...said, standby: true })
      if (!message) others.push(readOther(entry.id, entry.time, event, { otherwise: 'standby' }))
    }
    for (const event of entry.changes)
      others.push(readOther(entry.id, entry.time, event, { kind: 'change' }))
  }
  return { messages, others }
}

function readMessage(pageId: string, event: unknown): MessageEvent | null {
  const read = messageEvent.safeParse(event)
  if (!read.success) return null
  const { sender, recipient, timestamp, message } = read.data
  const echo = message.is_echo === true
  // An event must be between its page and one customer, or it would land in a stranger's thread.
  if ((echo ? sender.id : recipient.id) !== pageId) return null
  const text = (message.text ?? '').toWellFormed()
  const attachments = (message.attachments ?? []).map(({ type, payload }) => ({
    type,
    url: payload?.url ?? null,
    // A product that was shared from a catalogue at Facebook.
    name: payload?.title ?? payload?.product?.elements[0]?.title ?? null,
  }))
  return {
    kind: echo ? 'echo' : 'message',
    pageId,
    psid: echo ? recipient.id : sender.id,
    at: timestamp,
    mid: message.mid,
    text,
    attachments: echo ? attachments : filesOf(text, attachments),
    replyToMid: message.reply_to?.mid ?? null,
    tapped: message.quick_reply?.payload.slice(0, longestPayload).toWellFormed() ?? null,
    appId: message.app_id == null ? null : String(message.app_id),
    metadata: message.metadata ?? null,
    standby: false,
  }
}

function readPostback(pageId: string, event: unknown): MessageEvent | null {
  const read = postbackEvent.safeParse(event)
  if (!read.success || read.data.recipient.id !== pageId) return null
  const { sender, timestamp, postback } = read.data
  return {
    kind: 'message',
    pageId,
    psid: sender.id,
    at: timestamp,
    mid: postback.mid,
    text: postback.title.toWellFormed(),
    attachments: [],
    replyToMid: null,
    tapped: null,
    appId: null,
    metadata: null,
    standby: false,
  }
}

/** What brought the customer comes along with their words: an event of its own from here on. */
function sourceIn(event: unknown): object | null {
  const read = withSource.safeParse(event)
  if (!read.success) return null
  const { sender, recipient, timestamp, message, postback } = read.data
  const referral = message?.referral ?? postback?.referral
  return referral ? { sender, recipient, timestamp, referral } : null
}

const mayBring = z.optional(z.looseObject({ referral: z.optional(z.looseObject({})) }))
const withSource = z.looseObject({
  sender: party,
  recipient: party,
  timestamp: z.unknown(),
  message: mayBring,
  postback: mayBring,
})

function readOther(
  pageId: string,
  entryTime: number,
  event: unknown,
  { kind, otherwise = 'unknown' }: { readonly kind?: string; readonly otherwise?: string } = {},
): OtherEvent {
  const read = anyEvent.safeParse(event)
  const { sender, recipient, timestamp = 0 } = read.success ? read.data : {}
  const text = textOf(event)
  const names = new Set(read.success ? Object.keys(read.data) : [])
  return {
    kind: kind ?? kinds.find((name) => names.has(name)) ?? otherwise,
    pageId,
    psid:
      [sender?.id, recipient?.id].find((party) => party !== undefined && party !== pageId) ?? null,
    at: timestamp || entryTime,
    key: createHash('sha256')
      .update(pageId)
      .update(text ?? `${entryTime}`)
      .digest('base64url'),
    body: text === null ? null : event,
  }
}

/** Null where it is nested too deep to be written down: Facebook would deliver it again and again. */
function textOf(event: unknown): string | null {
  try {
    return JSON.stringify(event) ?? ''
  } catch {
    return null
  }
}
