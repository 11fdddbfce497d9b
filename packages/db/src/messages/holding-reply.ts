import type { MessageRow } from './messages.ts'

/** Only says that the answer takes longer: who got it still waits for it. */
export function isHoldingReply({ holding_since }: Pick<MessageRow, 'holding_since'>): boolean {
  return holding_since !== null
}
