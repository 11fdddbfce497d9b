import type { TaskKind } from '@pal/core/domain/entities'
import type { Selectable } from 'kysely'

import type { Reads, Tx } from '../../schema/reads.ts'
import type { TaskMarksTable } from '../../schema/schema.ts'
import { changeConversation, findConversation } from '../conversations.ts'
import type { Task } from './tasks.ts'

type Mark = { readonly doneAt: number } | { readonly snoozedUntil: number }

export async function markTask(tx: Tx, task: Task, mark: Mark): Promise<void> {
  const marked = {
    conversation_id: task.conversation_id,
    task_at: task.at,
    done_at: 'doneAt' in mark ? mark.doneAt : null,
    done_reason: 'doneAt' in mark && task.kind === 'handoff' ? task.reason : null,
    snoozed_until: 'snoozedUntil' in mark ? mark.snoozedUntil : null,
  }
  await tx
    .insertInto('task_marks')
    .values({ kind: task.kind, ref: task.ref, ...marked })
    .onConflict((conflict) => conflict.columns(['kind', 'ref']).doUpdateSet(marked))
    .execute()
}

export async function unmarkTask(
  tx: Tx,
  { kind, ref }: Pick<Task, 'kind' | 'ref'>,
  now: number,
): Promise<void> {
  const mark = await tx
    .deleteFrom('task_marks')
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .returningAll()
    .executeTakeFirst()
  if (mark && mark.done_at !== null && kind === 'handoff') await askAgain(tx, mark, now)
}

/** A hand-off that was done with by a slip waits again as before, and what did not go out behind it. */
async function askAgain(tx: Tx, mark: Selectable<TaskMarksTable>, now: number): Promise<void> {
  const { conversation_id: id, done_reason: reason, task_at: at } = mark
  const row = await findConversation(tx, id)
  // Asked for once more meanwhile, it waits with its new reason.
  if (!row || row.needs_human_reason !== null || reason === null) return
  await changeConversation(tx, id, { needs_human_reason: reason, needs_human_at: at }, now)
  await tx
    .deleteFrom('task_marks')
    .where('conversation_id', '=', id)
    .where('kind', 'in', ['unsent', 'scheduled'])
    .where('done_at', '=', mark.done_at)
    .execute()
}

/** Whether somebody was done with it, or put it off. */
export async function isMarked(db: Reads, kind: TaskKind, ref: number): Promise<boolean> {
  const marks = db.selectFrom('task_marks').where('kind', '=', kind).where('ref', '=', ref)
  return (await marks.select('ref').executeTakeFirst()) !== undefined
}
