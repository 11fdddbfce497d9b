import { messageTextLimit } from '@pal/core/constants'
import { AppError } from '@pal/core/errors'
import * as z from 'zod/mini'

import type { GraphClient } from './graph.ts'

export interface SendText {
  readonly pageId: string
  readonly token: string
  readonly psid: string
  readonly text: string
  /** Comes back in the echo, so that it is known as ours: see `ownMark`. */
  readonly metadata: string
  readonly messagingType: 'RESPONSE' | 'UPDATE' | 'MESSAGE_TAG'
  /** The only one left: for what a person typed, up to 7 days after the customer's last message. */
  readonly tag?: 'HUMAN_AGENT'
  readonly replyToMid?: string
  readonly signal?: AbortSignal
}

const sent = z.looseObject({ message_id: z.string().check(z.minLength(1)) })

/** Tried once: a GraphError that is `ambiguous` is settled by reading the thread (settle.ts). */
export async function sendText(graph: GraphClient, message: SendText): Promise<{ mid: string }> {
  const { pageId, token, psid, text, metadata, messagingType, tag, replyToMid, signal } = message
  if ([...text].length >= messageTextLimit) {
    throw new AppError('bad_request', `A message must be under ${messageTextLimit} characters`)
  }
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
      message: { text, metadata },
    },
    answer: sent,
    ...(signal && { signal }),
  })
  return { mid }
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
