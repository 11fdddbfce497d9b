import { undoMs } from '@pal/core/constants'
import { changeConversation, type ConversationRow } from '@pal/db/conversations/conversations'
import { reopenDrafts } from '@pal/db/conversations/drafts'
import { handBack, type Handled } from '@pal/db/conversations/take-over'
import { answerKey, enqueueIfWaiting } from '@pal/db/jobs/job-kinds'
import { cancelJob } from '@pal/db/jobs/queue'
import type { Tx } from '@pal/db/schema/reads'

import { takeOverNow } from './reply.ts'

interface Given {
  readonly before: Handled
  /** What was worded for a hand-off. */
  readonly withdrawn: readonly number[]
  readonly lastCustomerAt: number | null
  readonly at: number
}

/** Gives conversations back to the agent, and knows for as long as that can be undone how each was. */
export class HandBacks {
  readonly #given = new Map<number, Given>()

  /** With `undo` the agent waits with its answer for so long. */
  async give(
    tx: Tx,
    row: ConversationRow,
    { undo, now }: { readonly undo: boolean; readonly now: number },
  ): Promise<ConversationRow> {
    for (const [id, { at }] of this.#given) if (now - at > undoMs) this.#given.delete(id)
    const { row: back, withdrawn } = await handBack(tx, row.id, now)
    const { last_customer_at: lastCustomerAt } = row
    if (undo) this.#given.set(row.id, { before: handled(row), withdrawn, lastCustomerAt, at: now })
    await enqueueIfWaiting(tx, row.id, now, undo ? undoMs : 0)
    return back
  }

  /** As it was before. Where it is too late, or another window was faster, it is taken over anew. */
  async undo(tx: Tx, row: ConversationRow, now: number): Promise<ConversationRow> {
    const given = this.#given.get(row.id)
    this.#given.delete(row.id)
    if (!given || now - given.at > undoMs || row.handler === 'human')
      return takeOverNow(tx, row.id, { by: null, now })
    await cancelJob(tx, answerKey(row.id))
    // Whoever has written since asks for other words.
    if (row.last_customer_at === given.lastCustomerAt) {
      await reopenDrafts(tx, row.id, given.withdrawn)
    }
    return changeConversation(tx, row.id, given.before, now)
  }
}

const handled = (row: ConversationRow): Handled => ({
  handler: row.handler,
  takeover_until: row.takeover_until,
  other_app_at: row.other_app_at,
  disclose_from: row.disclose_from,
  handed_back_at: row.handed_back_at,
  agent_failures: row.agent_failures,
  answers_in_row: row.answers_in_row,
  needs_human_reason: row.needs_human_reason,
  needs_human_at: row.needs_human_at,
})
