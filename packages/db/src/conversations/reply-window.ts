import { humanAgentWindowMs, messagingWindowMs } from '@pal/core/constants'
import type { Settings } from '@pal/core/contract/settings'
import { because, type Reason } from '@pal/core/texts/reason'

import type { ConversationRow } from './conversations.ts'

export type WindowRow = Pick<ConversationRow, 'last_customer_at' | 'can_reply' | 'can_reply_at'>

/**
 * Until when Facebook allows an answer: a day from the customer's last act. What Facebook itself has
 * said since then counts more: that nothing may be sent, or, after the day, that something still may
 * (whoever came by an ad may be answered for a week).
 */
export function windowClosesAt(row: WindowRow): number | null {
  const { last_customer_at: last, can_reply: canReply, can_reply_at: knownAt } = row
  if (last === null) return null
  const closes = last + messagingWindowMs
  if (knownAt === null || knownAt < last) return closes
  if (canReply === 0) return Math.min(closes, knownAt)
  return canReply === 1 && knownAt >= closes ? last + humanAgentWindowMs : closes
}

/** Facebook may have closed it before its day is over, and does not say why. */
export function closedEarly(row: WindowRow, now: number): boolean {
  const { last_customer_at: last } = row
  return last !== null && now < last + messagingWindowMs && (windowClosesAt(row) ?? 0) <= now
}

/** Why the window is closed: `over` where its day is. */
export function whyClosed(row: WindowRow, now: number, over: Reason): Reason {
  return closedEarly(row, now) ? because('answer_not_allowed') : over
}

/** Until when a person may still answer, where the seller's app is allowed to send as a human agent. */
export function humanWindowClosesAt(
  row: WindowRow,
  { humanAgent }: Pick<Settings['flow'], 'humanAgent'>,
): number | null {
  return humanAgent && row.last_customer_at !== null
    ? row.last_customer_at + humanAgentWindowMs
    : null
}
