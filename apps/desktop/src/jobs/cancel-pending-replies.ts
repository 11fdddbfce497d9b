import { withdrawUnsent } from '@pal/db/messages/withdraw'
import type { Tx } from '@pal/db/schema/reads'

/** A person answers now: the agent does not talk over them with what it could not say before. */
export async function cancelPendingReplies(tx: Tx, conversationId: number, now: number) {
  const reason = 'A person took the conversation over before it could go out.'
  return withdrawUnsent(tx, conversationId, { reason, now })
}
