import { withdrawUnsent } from '@pal/db/messages/withdraw'
import type { Tx } from '@pal/db/schema/reads'

/** What is held up for less is about to go out. */
const heldMs = 10_000

/** Why what the agent was to say is taken back. */
const causes = {
  /** The agent does not talk over a person with what it could not say before. */
  taken_over: { reason: 'A person took the conversation over before it could go out.' },
  /** The next answer is one to all of it. */
  superseded: {
    reason: 'It was held up, and the customer wrote on meanwhile: the agent answers anew.',
    heldMs,
  },
  stale: {
    reason: 'It could not go out in time, and the agent looks at the conversation anew.',
    heldMs,
  },
}

/** Answers the ids of what does not go out. */
export async function cancelReplies(
  tx: Tx,
  conversationId: number,
  cause: keyof typeof causes,
  now: number,
): Promise<ReadonlySet<number>> {
  return withdrawUnsent(tx, conversationId, { ...causes[cause], now })
}
