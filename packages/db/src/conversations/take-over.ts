import type { Tx } from '../schema/reads.ts'
import {
  changeConversation,
  type ConversationChanges,
  type ConversationRow,
  findConversation,
  noHumanNeeded,
} from './conversations.ts'
import { withdrawHandOff } from './drafts.ts'
import { dropFollowUp } from './planned-follow-up.ts'

interface TakeOver {
  readonly until: number
  /** They have written, too: with that no human is needed any more. */
  readonly answered?: boolean
  readonly now: number
}

/** A human answers until then; the agent is silent, and plans nothing. */
export async function takeOver(
  tx: Tx,
  id: number,
  { until, answered = false, now }: TakeOver,
): Promise<ConversationRow> {
  await dropFollowUp(tx, id)
  const changes = { ...takenOver(until), ...(answered && noHumanNeeded) }
  return changeConversation(tx, id, changes, now)
}

/** The same, where nothing makes a take-over that is there shorter: neither own hours nor what is heard of late. */
export async function takeOverLonger(tx: Tx, id: number, more: TakeOver): Promise<ConversationRow> {
  const taken = (await findConversation(tx, id))?.takeover_until ?? 0
  return takeOver(tx, id, { ...more, until: Math.max(more.until, taken) })
}

export const takenOver = (until: number): ConversationChanges => ({
  handler: 'human',
  takeover_until: until,
  other_app_at: null,
})

const backToAgent = (now: number) =>
  ({
    handler: 'agent',
    takeover_until: null,
    other_app_at: null,
    disclose_from: now,
    agent_failures: 0,
    answers_in_row: 0,
  }) as const satisfies ConversationChanges

/**
 * The seller gives it back, and with that no human is needed any more: an answer that left the customer
 * to one is withdrawn, or the agent would wait for it.
 */
export async function handBack(
  tx: Tx,
  id: number,
  now: number,
): Promise<{ readonly row: ConversationRow; readonly withdrawn: readonly number[] }> {
  const withdrawn = await withdrawHandOff(tx, id, now)
  const given = { ...backToAgent(now), ...noHumanNeeded, handed_back_at: now }
  const row = await changeConversation(tx, id, given, now)
  return { row, withdrawn }
}

/** All that a hand-back changes of a conversation. */
export type Handled = Pick<
  ConversationRow,
  keyof ReturnType<typeof backToAgent> | keyof typeof noHumanNeeded | 'handed_back_at'
>

/** The agent continues by itself: whoever was promised a human still waits for one. */
export async function endTakeover(tx: Tx, id: number, now: number): Promise<ConversationRow> {
  return changeConversation(tx, id, backToAgent(now), now)
}

/** Another app of the page has the thread: the agent is silent, and nobody is asked to help. */
export async function leaveToOtherApp(
  tx: Tx,
  id: number,
  { since, until, now }: { since: number; until: number; now: number },
): Promise<ConversationRow> {
  await dropFollowUp(tx, id)
  return changeConversation(
    tx,
    id,
    { handler: 'human', takeover_until: until, other_app_at: since },
    now,
  )
}

/** Take-overs whose time is up go back to the agent. Answers which ones. */
export async function endTakeovers(tx: Tx, now: number): Promise<number[]> {
  const due = await tx
    .selectFrom('conversations')
    .select('id')
    .where('takeover_until', 'is not', null)
    .where('takeover_until', '<=', now)
    .execute()
  for (const { id } of due) await endTakeover(tx, id, now)
  return due.map(({ id }) => id)
}
