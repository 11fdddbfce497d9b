import * as z from 'zod/mini'

import { parseFacebookTime } from './facebook-time.ts'
import type { GraphClient } from './graph.ts'
import type { PageAccess } from './read.ts'

/** So many posts, and of each so many comments, are looked at: the newest. */
const newest = 25

export interface Comment {
  readonly id: string
  /** Unix milliseconds, of whole seconds; 0 where Facebook's word for it cannot be read. */
  readonly at: number
  /** Empty of a picture or sticker. */
  readonly text: string
  /** Facebook's id of whoever wrote it; null where Facebook does not tell it. */
  readonly authorId: string | null
  readonly post: { readonly id: string; readonly text: string }
}

const words = z.catch(z.optional(z.string()), '')
const comment = z.looseObject({
  id: z.string(),
  created_time: z.catch(z.union([z.string(), z.number()]), 0),
  message: words,
  from: z.catch(z.optional(z.looseObject({ id: z.string() })), undefined),
})
const post = z.looseObject({
  id: z.string(),
  message: words,
  comments: z.optional(z.object({ data: z.array(comment) })),
})
const feed = z.object({ data: z.array(post) })

const commentFields = 'id,created_time,message,from'
const fields = `id,message,comments.order(reverse_chronological).limit(${newest}){${commentFields}}`

/**
 * What people wrote below the newest posts of a page, without answers to comments. Needs
 * `pages_read_engagement` and `pages_read_user_content`. Page Feed; Comment, its fields.
 */
export async function readComments(
  graph: GraphClient,
  { pageId, token }: PageAccess,
  signal?: AbortSignal,
): Promise<readonly Comment[]> {
  const { data } = await graph.get({
    path: `/${pageId}/feed`,
    token,
    pageId,
    kind: 'other',
    background: true,
    params: { fields, limit: String(newest) },
    answer: feed,
    ...(signal && { signal }),
  })
  return data.flatMap(({ id, message = '', comments }) =>
    (comments?.data ?? [])
      .filter(({ from }) => from?.id !== pageId)
      .map((raw) => ({
        id: raw.id,
        at: parseFacebookTime(raw.created_time),
        text: (raw.message ?? '').toWellFormed(),
        authorId: raw.from?.id ?? null,
        post: { id, text: message.toWellFormed() },
      })),
  )
}

const sent = z.looseObject({
  recipient_id: z.string().check(z.minLength(1)),
  message_id: z.string().check(z.minLength(1)),
})

export interface PrivateReply extends PageAccess {
  readonly commentId: string
  readonly text: string
  readonly signal?: AbortSignal
}

/**
 * Writes to whoever commented, in Messenger: one message for a comment, within 7 days. Asked for again
 * it is refused, so that it may be tried again. Messenger Platform, Private Replies, 2026-04-16.
 */
export async function sendPrivateReply(
  graph: GraphClient,
  { pageId, token, commentId, text, signal }: PrivateReply,
): Promise<{ readonly psid: string; readonly mid: string }> {
  const { recipient_id: psid, message_id: mid } = await graph.post({
    path: `/${pageId}/messages`,
    token,
    pageId,
    kind: 'send',
    body: { recipient: { comment_id: commentId }, message: { text } },
    answer: sent,
    ...(signal && { signal }),
  })
  return { psid, mid }
}
