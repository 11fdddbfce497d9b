import { tokens } from '@pal/core/agent/context/text'
import { isBlank } from '@pal/core/domain/blank'
import { sameText } from '@pal/core/messages/message-matching'
import { because } from '@pal/core/texts/reason'
import { changeConversation, findConversation } from '@pal/db/conversations/conversations'
import { requestHuman } from '@pal/db/conversations/request-human'
import { draftAgain, enqueueIfWaiting } from '@pal/db/jobs/job-kinds'
import { lastWords } from '@pal/db/messages/apply-provider-time'
import { editMessage, messageById, type MessageRow, setReaction } from '@pal/db/messages/messages'
import { isAnswerUnderWay } from '@pal/db/messages/outgoing'
import { waitingSince } from '@pal/db/messages/waiting'
import {
  eventsAboutMessages,
  markEventHandled,
  type WebhookEvent,
} from '@pal/db/messages/webhook-events'
import { cancelReplies } from '@pal/db/messages/withdraw'
import type { Tx } from '@pal/db/schema/reads'
import { readStoredJson } from '@pal/db/schema/stored-json'
import * as z from 'zod/mini'

import { readCart } from '../../platform/stored-cart.ts'
import type { ThreadMessage } from '../graph/thread-message.ts'
import { stamp } from '../graph/webhook-events.ts'

const edit = z.object({
  timestamp: stamp,
  message_edit: z.object({
    mid: z.string(),
    text: z.string(),
    num_edit: z.catch(z.number(), 0),
  }),
})
const reaction = z.object({
  timestamp: stamp,
  reaction: z.object({
    mid: z.string(),
    action: z.enum(['react', 'unreact']),
    emoji: z.optional(z.string()),
    reaction: z.optional(z.string()),
  }),
})

/** Facebook's names of the reactions that it sends without the emoji. */
const emojis: Readonly<Record<string, string>> = {
  smile: '😆',
  angry: '😠',
  sad: '😢',
  wow: '😮',
  love: '❤',
  like: '👍',
  dislike: '👎',
}

type About = Pick<MessageRow, 'page_id' | 'mid'>

interface Changes {
  readonly text: string | null
  /** Undefined where nothing was sent about one. */
  readonly reaction: string | null | undefined
  readonly open: readonly number[]
}

/** What Facebook sent about a message after it, in whatever order it came. */
async function changesOf(tx: Tx, { page_id: pageId, mid }: About, psid: string): Promise<Changes> {
  const events = await eventsAboutMessages(tx, { pageId, psid })
  const bodies = events.map((event) => ({ event, body: readBody(event) }))
  const edits = bodies.flatMap(({ event, body }) => {
    const { success, data } = edit.safeParse(body)
    return success && data.message_edit.mid === mid ? [{ event, ...data }] : []
  })
  const reactions = bodies.flatMap(({ event, body }) => {
    const { success, data } = reaction.safeParse(body)
    return success && data.reaction.mid === mid ? [{ event, ...data }] : []
  })
  const newestEdit = edits
    .toSorted((a, b) => a.message_edit.num_edit - b.message_edit.num_edit)
    .at(-1)?.message_edit
  const newest = reactions.toSorted((a, b) => a.timestamp - b.timestamp).at(-1)?.reaction
  return {
    text: newestEdit?.text.toWellFormed() ?? null,
    reaction: newest && emojiOf(newest),
    open: [...edits, ...reactions]
      .filter(({ event }) => event.handled_at === null)
      .map(({ event }) => event.id),
  }
}

function readBody({ body }: WebhookEvent): unknown {
  return readStoredJson(body)
}

const longestEmoji = 40

function emojiOf({ action, emoji, reaction: name }: z.output<typeof reaction>['reaction']) {
  if (action === 'unreact') return null
  const sent = (emoji ?? '').toWellFormed()
  if (sent !== '' && sent.length <= longestEmoji) return sent
  return emojis[name ?? ''] ?? '👍'
}

/** Brings a stored message up to what was sent about it, before it came or after. */
export async function applyChanges(
  tx: Tx,
  message: MessageRow,
  { psid, now }: { readonly psid: string; readonly now: number },
): Promise<boolean> {
  const changes = await changesOf(tx, message, psid)
  for (const id of changes.open) await markEventHandled(tx, id, now)
  const newText =
    message.direction === 'in' && changes.text !== null && changes.text !== message.text
  const newReaction = changes.reaction !== undefined && changes.reaction !== message.reaction
  if (newText) await changeText(tx, message, changes.text, now)
  if (newReaction) await setReaction(tx, message, changes.reaction ?? null)
  if (newReaction) await changeConversation(tx, message.conversation_id, {}, now)
  if (newReaction && changes.reaction) await reactedTo(tx, message, changes.reaction, now)
  return newText || newReaction
}

/**
 * An emoji at the question whether to place the order is no answer to it: the agent asks once more,
 * with the buttons, and the seller if that brings another emoji.
 */
async function reactedTo(tx: Tx, message: MessageRow, emoji: string, now: number): Promise<void> {
  const conversation = await findConversation(tx, message.conversation_id)
  if (!conversation || conversation.handler === 'human' || conversation.waiting_since !== null)
    return
  if (readCart(conversation.cart).offer?.messageId !== message.id) return
  const { id, answers_in_row: answers } = conversation
  if (answers > 1) {
    const why = because('reacted_to_offer', { emoji })
    await requestHuman(tx, id, because('agent_needs_you', { why }), now)
    return
  }
  await changeConversation(tx, id, { waiting_since: now }, now)
  await enqueueIfWaiting(tx, id, now)
}

/** Edits and reactions may overtake the message that they are about: it is just stored. */
export async function catchUp(
  tx: Tx,
  messageId: number,
  { pageId, psid }: Pick<ThreadMessage, 'pageId' | 'psid'>,
  now: number,
): Promise<void> {
  if ((await eventsAboutMessages(tx, { pageId, psid })).length === 0) return
  const stored = await messageById(tx, messageId)
  if (stored) await applyChanges(tx, stored, { psid, now })
}

/**
 * The customer wrote something else instead; the lists show it where it is the last word. What the agent has
 * answered already waits for an answer again, unless only its letters or marks are others, or nothing is left.
 */
async function changeText(tx: Tx, message: MessageRow, text: string, now: number): Promise<void> {
  const { conversation_id: id } = message
  const underWay = await isAnswerUnderWay(tx, id)
  await editMessage(tx, message, text, now)
  const conversation = await changeConversation(tx, id, await lastWords(tx, id), now)
  // An order in it may have no yes any more.
  await draftAgain(tx, id, now)
  const { handler, waiting_since } = conversation
  if (handler === 'human' || sameWords(message.text, text)) return
  if (isBlank(text)) return forgetAnswer(tx, id, { underWay, now })
  if (waiting_since === null) {
    const since = await waitingSince(tx, id)
    if (since === null) return
    await changeConversation(tx, id, { waiting_since: since, answers_in_row: 0 }, now)
  } else if (!underWay) return
  await enqueueIfWaiting(tx, id, now)
}

/** What was answered was taken back: what is not out yet does not go out, and only what else was said waits. */
async function forgetAnswer(
  tx: Tx,
  id: number,
  { underWay, now }: { readonly underWay: boolean; readonly now: number },
): Promise<void> {
  if (underWay) await cancelReplies(tx, id, 'superseded', now)
  await changeConversation(tx, id, { waiting_since: await waitingSince(tx, id) }, now)
  await enqueueIfWaiting(tx, id, now)
}

const sameWords = (one: string, other: string) => tokens(one).join(' ') === tokens(other).join(' ')

/** What reads otherwise than it is stored was edited. True where the store had not heard of it. */
export async function readEdit(
  tx: Tx,
  known: MessageRow,
  { text }: Pick<ThreadMessage, 'text'>,
  { now, askedAt = Infinity }: { readonly now: number; readonly askedAt?: number },
): Promise<boolean> {
  if (known.direction !== 'in' || sameText(known.text, text)) return false
  // A webhook reported the edit while the thread was on its way.
  if (known.edited_at !== null && known.edited_at >= askedAt) return false
  await changeText(tx, known, text, now)
  return true
}
