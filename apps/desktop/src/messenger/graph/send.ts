import { messageTextLimit } from '@pal/core/constants'
import type { QuickReply } from '@pal/core/domain/quick-reply'
import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import * as z from 'zod/mini'

import type { GraphClient } from './graph.ts'

export interface Send {
  readonly pageId: string
  readonly token: string
  readonly appSecret?: string | null
  readonly admitted?: (() => void) | undefined
  readonly psid: string
  /** Comes back in the echo, so that it is known as ours: see `ownMark`. */
  readonly metadata: string
  readonly messagingType: 'RESPONSE' | 'UPDATE' | 'MESSAGE_TAG'
  /** The only one left: for what a person typed, up to 7 days after the customer's last message. */
  readonly tag?: 'HUMAN_AGENT'
  readonly replyToMid?: string
  readonly quickReplies?: readonly QuickReply[]
  readonly signal?: AbortSignal
}

/** As Facebook calls them. */
function asQuickReply(button: QuickReply) {
  if (button.kind === 'phone') return { content_type: 'user_phone_number' }
  const { title, payload } = button
  return { content_type: 'text', title, payload }
}

export interface SendText extends Send {
  readonly text: string
}

/** One that was uploaded before, or an address at which Facebook is to fetch it. */
export type SentPicture = { readonly attachment_id: string } | { readonly url: string }

export interface SendPicture extends Send {
  readonly picture: SentPicture
}

const sent = z.looseObject({ message_id: z.string().check(z.minLength(1)) })

/** Tried once: a GraphError that is `ambiguous` is settled by reading the thread (settle.ts). */
export async function sendText(graph: GraphClient, message: SendText): Promise<{ mid: string }> {
  const { text } = message
  if ([...text].length >= messageTextLimit) {
    throw new AppError('bad_request', because('message_too_long', { count: messageTextLimit }))
  }
  return send(graph, message, { text })
}

/** As a text: tried once. Facebook takes no text beside it. */
export function sendPicture(graph: GraphClient, message: SendPicture): Promise<{ mid: string }> {
  return send(graph, message, { attachment: { type: 'image', payload: message.picture } })
}

async function send(graph: GraphClient, to: Send, content: object): Promise<{ mid: string }> {
  const { pageId, token, appSecret, admitted, psid, metadata, messagingType, tag, replyToMid } = to
  const { signal, quickReplies = [] } = to
  const buttons = quickReplies.map(asQuickReply)
  const { message_id: mid } = await graph.post({
    path: `/${pageId}/messages`,
    token,
    pageId,
    kind: 'send',
    body: {
      recipient: { id: psid },
      messaging_type: messagingType,
      ...(tag && { tag }),
      ...(replyToMid !== undefined && { reply_to: { mid: replyToMid } }),
      message: { ...content, metadata, ...(buttons.length > 0 && { quick_replies: buttons }) },
    },
    answer: sent,
    admitted,
    ...(appSecret !== undefined && { appSecret }),
    ...(signal && { signal }),
  })
  return { mid }
}

export interface UploadPicture {
  readonly pageId: string
  readonly token: string
  readonly file: File
  readonly signal?: AbortSignal
}

const uploaded = z.looseObject({ attachment_id: z.string().check(z.minLength(1)) })

/**
 * A call of its own before the message's: it may take minutes, and may be made again, while what
 * the customer sees is sent in an instant.
 */
export async function uploadPicture(
  graph: GraphClient,
  { pageId, token, file, signal }: UploadPicture,
): Promise<SentPicture> {
  const form = new FormData()
  // Only what may be used again can be sent by its id.
  const attachment = { type: 'image', payload: { is_reusable: true } }
  form.set('message', JSON.stringify({ attachment }))
  form.set('filedata', file)
  const { attachment_id } = await graph.upload({
    path: `/${pageId}/message_attachments`,
    token,
    pageId,
    kind: 'send',
    form,
    answer: uploaded,
    ...(signal && { signal }),
  })
  return { attachment_id }
}

const mark = /^pal:([1-9]\d{0,14})$/

/** What our messages carry as metadata: the id under which they were stored before being sent. */
export function ownMark(messageId: number): string {
  return `pal:${messageId}`
}

export function ownIdOf(metadata: string | null): number | null {
  const id = mark.exec(metadata ?? '')?.[1]
  return id === undefined ? null : Number(id)
}
