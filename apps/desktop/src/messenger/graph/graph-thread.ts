import * as z from 'zod/mini'

import { isPlausible, parseFacebookTime } from './facebook-time.ts'
import type { ThreadMessage } from './thread-message.ts'
import { type Attachment, filesOf } from './webhook-events.ts'

/** What is asked of a message wherever one is read. */
export const messageFields = 'id,created_time,from,message,attachments,shares,sticker,reply_to'

export interface GraphThread {
  readonly threadId: string
  readonly pageId: string
  readonly psid: string
  readonly customerName: string | null
  /** 0 where Facebook's word for it cannot be read, as in its messages. */
  readonly updatedAt: number
  readonly canReply: boolean | null
  /** Newest first, as far as they were asked for and can be read. */
  readonly messages: readonly ThreadMessage[]
  /** There are more than these. */
  readonly more: boolean
}

const person = z.looseObject({ id: z.string(), name: z.optional(z.string()) })
const people = z.object({ data: z.array(person) })
export const paging = z.optional(
  z.looseObject({
    cursors: z.optional(z.looseObject({ after: z.optional(z.string()) })),
    next: z.optional(z.string()),
  }),
)

const moment = z.catch(z.union([z.string(), z.number()]), 0)

/** One file of one message that has an odd form must not keep the whole list out. */
const words = z.catch(z.nullish(z.string()), null)
const points = z.catch(z.nullish(z.number()), null)
const attachment = z.looseObject({
  mime_type: words,
  name: words,
  file_url: words,
  image_data: z.nullish(
    z.looseObject({
      url: words,
      render_as_sticker: z.nullish(z.boolean()),
      width: points,
      height: points,
    }),
  ),
  video_data: z.nullish(z.looseObject({ url: words })),
})

const share = z.looseObject({ link: words, name: words })

/** Graph lists the ids of all messages of a thread, but tells no more of those past the twentieth. */
export const messageNode = z.looseObject({
  id: z.string(),
  created_time: z.optional(moment),
  from: z.optional(person),
  message: z.optional(z.string()),
  attachments: z.optional(z.object({ data: z.array(attachment) })),
  shares: z.catch(z.optional(z.object({ data: z.array(share) })), undefined),
  sticker: z.optional(z.string()),
  reply_to: z.optional(z.looseObject({ mid: z.optional(z.string()) })),
})
export type RawMessage = z.output<typeof messageNode>

export const messageList = z.object({ data: z.array(messageNode), paging })

export const threadNode = z.looseObject({
  id: z.string(),
  updated_time: moment,
  can_reply: z.optional(z.boolean()),
  participants: z.optional(people),
  messages: z.optional(messageList),
})
export type RawThread = z.output<typeof threadNode>

export const threadList = z.object({ data: z.array(threadNode), paging })

/** Null for a thread that cannot be used, for it has no customer. */
export function readThreadNode(pageId: string, raw: RawThread): GraphThread | null {
  const customer = raw.participants?.data.find(({ id }) => id !== pageId)
  if (customer === undefined) return null
  const where = { pageId, psid: customer.id, threadId: raw.id }
  const listed = raw.messages?.data ?? []
  return {
    ...where,
    customerName: customer.name || null,
    updatedAt: parseFacebookTime(raw.updated_time),
    canReply: raw.can_reply ?? null,
    messages: readMessages(where, listed),
    more: raw.messages?.paging?.next !== undefined,
  }
}

type Where = Pick<GraphThread, 'pageId' | 'psid' | 'threadId'>

export function readMessages(where: Where, listed: readonly RawMessage[]): ThreadMessage[] {
  return listed.flatMap((raw) => readMessage(where, raw) ?? [])
}

function readMessage(where: Where, raw: RawMessage): ThreadMessage | null {
  // Without a sender it is one of those that can no longer be read.
  if (raw.created_time === undefined || raw.from === undefined) return null
  const attachments = (raw.attachments?.data ?? []).map(readAttachment)
  const shares = (raw.shares?.data ?? []).map(({ link = null, name = null }): Attachment => ({
    type: 'fallback',
    url: link,
    name,
  }))
  const sticker: readonly Attachment[] =
    raw.sticker !== undefined && attachments.length === 0
      ? [{ type: 'sticker', url: raw.sticker, name: null }]
      : []
  const fromCustomer = raw.from.id !== where.pageId
  // The store holds only whole characters: what is read back must be the same.
  const text = (raw.message ?? '').toWellFormed()
  const all = [...attachments, ...shares, ...sticker]
  return {
    ...where,
    mid: raw.id,
    fromCustomer,
    text,
    attachments: fromCustomer ? filesOf(text, all) : all,
    replyToMid: raw.reply_to?.mid ?? null,
    at: parseFacebookTime(raw.created_time),
    appId: null,
    metadata: null,
  }
}

function readAttachment(raw: z.output<typeof attachment>): Attachment {
  const { image_data: image, video_data: video } = raw
  const name = raw.name ?? null
  const url = image?.url ?? video?.url ?? raw.file_url ?? null
  if (image) {
    const { width, height } = image
    const shape = width && height ? { width, height } : {}
    return { type: image.render_as_sticker === true ? 'sticker' : 'image', url, name, ...shape }
  }
  if (video) return { type: 'video', url, name }
  const kind = ['image', 'video', 'audio'].find((type) => raw.mime_type?.startsWith(`${type}/`))
  return { type: kind ?? 'file', url, name }
}

/** Times that cannot be true are replaced: its messages keep their order, each beside the one that it follows. */
export function datedThread(thread: GraphThread, now: number): GraphThread {
  const isTrue = ({ at }: Pick<ThreadMessage, 'at'>) => isPlausible(at, now)
  const known = isPlausible(thread.updatedAt, now)
  if (known && thread.messages.every(isTrue)) return thread
  let at = thread.messages.findLast(isTrue)?.at ?? (known ? thread.updatedAt : now)
  const messages = thread.messages.toReversed().map((message) => {
    if (!isTrue(message)) return { ...message, at, implausibleTime: true }
    at = message.at
    return message
  })
  return { ...thread, updatedAt: known ? thread.updatedAt : at, messages: messages.toReversed() }
}
