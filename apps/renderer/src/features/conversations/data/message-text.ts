import type { ConversationDetail, Message } from '@pal/core/contract/conversations'
import type { MessageAuthor, SendState } from '@pal/core/domain/entities'

import { dayOf } from '../../../lib/format/time-zone.ts'

/** Either spelling of the specification may appear, on its own. */
export type AnyMessage = Pick<Message, 'id'> &
  Partial<
    Pick<
      Message,
      'attachments' | 'buttons' | 'hasDecision' | 'reaction' | 'replyKey' | 'state' | 'stateReason'
    >
  > &
  ({ readonly sender: MessageAuthor | 'page' } | { readonly from_customer: boolean }) &
  ({ readonly text: string } | { readonly content: string }) &
  ({ readonly timestamp: string } | { readonly createdAt: string })

/** A message as the chat shows it. */
export interface Bubble {
  readonly id: string
  readonly author: MessageAuthor
  readonly text: string
  readonly at: string
  readonly state: SendState | null
  readonly reason: Message['stateReason']
  readonly attachments: Message['attachments']
  readonly buttons: Message['buttons']
  readonly reaction: string | null
  readonly replyKey: string | null
  readonly hasDecision: boolean
}

export function bubbleOf(message: AnyMessage): Bubble {
  return {
    id: message.id,
    author: authorOf(message),
    text: 'text' in message ? message.text : message.content,
    at: 'timestamp' in message ? message.timestamp : message.createdAt,
    state: message.state ?? null,
    reason: message.stateReason ?? null,
    attachments: message.attachments ?? [],
    buttons: message.buttons ?? [],
    reaction: message.reaction ?? null,
    replyKey: message.replyKey ?? null,
    hasDecision: message.hasDecision ?? false,
  }
}

/** Who of the page's side wrote is not always known: then it was its inbox. */
function authorOf(message: AnyMessage): MessageAuthor {
  if ('sender' in message) return message.sender === 'page' ? 'inbox' : message.sender
  return message.from_customer ? 'customer' : 'inbox'
}

/**
 * What a person's replies left unsent, said once for each reply: at the first of its messages that
 * did not go out, how many there are.
 */
export function unsentReplies(bubbles: readonly Bubble[]): ReadonlyMap<string, number> {
  const failed = bubbles.filter(({ author, state }) => author === 'human' && state === 'failed')
  const replies = Map.groupBy(failed, ({ id, replyKey }) => replyKey ?? id)
  return new Map(
    [...replies.values()].flatMap((parts) => (parts[0] ? [[parts[0].id, parts.length]] : [])),
  )
}

export interface Day {
  readonly key: string
  readonly at: string
  readonly runs: readonly Run[]
}

/** What one author wrote without another in between. */
export interface Run {
  readonly author: MessageAuthor
  readonly bubbles: readonly Bubble[]
  /** Taken after these words, and before the next ones. */
  readonly orders: readonly ChatOrder[]
}

export type ChatOrder = ConversationDetail['orders'][number]

interface Growing {
  author: MessageAuthor
  bubbles: Bubble[]
  orders: ChatOrder[]
}

/** Oldest first, by the calendar days of the seller's zone. */
export function daysOf(
  bubbles: readonly Bubble[],
  orders: readonly ChatOrder[] = [],
): readonly Day[] {
  const days: { key: string; at: string; runs: Growing[] }[] = []
  const from = Date.parse(bubbles[0]?.at ?? '')
  const waiting = orders
    .filter(({ here, createdAt }) => here && Date.parse(createdAt) >= from)
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
  const takenBefore = (at: number) => {
    const next = waiting.findIndex(({ createdAt }) => Date.parse(createdAt) >= at)
    return waiting.splice(0, next < 0 ? waiting.length : next)
  }
  for (const bubble of bubbles) {
    days
      .at(-1)
      ?.runs.at(-1)
      ?.orders.push(...takenBefore(Date.parse(bubble.at)))
    const key = dayOf(Date.parse(bubble.at))
    let day = days.at(-1)
    if (day?.key !== key) {
      day = { key, at: bubble.at, runs: [] }
      days.push(day)
    }
    const run = day.runs.at(-1)
    if (run?.author === bubble.author && run.orders.length === 0) run.bubbles.push(bubble)
    else day.runs.push({ author: bubble.author, bubbles: [bubble], orders: [] })
  }
  days
    .at(-1)
    ?.runs.at(-1)
    ?.orders.push(...waiting)
  return days
}
