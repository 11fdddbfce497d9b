import type { MessageRow } from './messages.ts'

/** Only says that the answer takes longer: who got it still waits for it. */
export function isHoldingReply({ holding_since }: Pick<MessageRow, 'holding_since'>): boolean {
  return holding_since !== null
}

/** What the program says by itself in between: the customer waits on for an answer. */
export function answersNothing(
  message: Pick<MessageRow, 'holding_since' | 'order_event_id' | 'correction_draft_id'>,
): boolean {
  const { order_event_id, correction_draft_id } = message
  return isHoldingReply(message) || order_event_id !== null || correction_draft_id !== null
}
