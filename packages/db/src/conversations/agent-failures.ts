import type { Reason } from '@pal/core/texts/reason'

import type { Tx } from '../schema/reads.ts'
import { changeConversation, findConversation, needsHuman } from './conversations.ts'
import { takenOver } from './take-over.ts'

/** So often in a row the agent may find no answer in one conversation; then it stops there. */
const mostFailures = 2

interface Failure {
  /** Until when the agent is silent once it has stopped. */
  readonly until: number
  /** What the seller reads then. */
  readonly why: Reason
  readonly now: number
}

/** The agent found no answer that may go out; whether it has stopped in this conversation now. */
export async function noteAgentFailure(
  tx: Tx,
  id: number,
  { until, why, now }: Failure,
): Promise<boolean> {
  const row = await findConversation(tx, id)
  if (!row) return false
  const agent_failures = row.agent_failures + 1
  const stops = agent_failures >= mostFailures
  const stopped = stops ? { ...takenOver(until), ...needsHuman(why, now) } : {}
  await changeConversation(tx, id, { agent_failures, ...stopped }, now)
  return stops
}
