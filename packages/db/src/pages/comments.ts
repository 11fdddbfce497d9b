import { dayMs } from '@pal/core/durations'
import type { Reason } from '@pal/core/texts/reason'
import type { Insertable, Selectable } from 'kysely'

import type { Reads, Tx, Writes } from '../schema/reads.ts'
import type { CommentsTable } from '../schema/schema.ts'
import { storeReason } from '../schema/stored-reason.ts'

/** Facebook takes an answer to a comment for a week; what is older need not be known any more. */
const keptMs = 14 * dayMs

/** What whoever comments is written from now on; none where it is empty. */
export async function setCommentReply(
  tx: Tx,
  pageId: string,
  { text, now }: { readonly text: string; readonly now: number },
): Promise<void> {
  await tx
    .updateTable('pages')
    .set((eb) => ({
      comment_reply: text,
      // Another text does not bring back what was left alone.
      comment_reply_since:
        text === ''
          ? null
          : eb
              .case()
              .when('comment_reply', '=', '')
              .then(now)
              .else(eb.ref('comment_reply_since'))
              .end(),
      comment_reply_problem: null,
    }))
    .where('id', '=', pageId)
    .execute()
}

export async function setCommentReplyProblem(
  db: Writes,
  pageId: string,
  problem: Reason | null,
): Promise<void> {
  const comment_reply_problem = problem && storeReason(problem)
  await db.updateTable('pages').set({ comment_reply_problem }).where('id', '=', pageId).execute()
}

/** Which of these comments were seen to. */
export async function commentsSeenTo(
  db: Reads,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('comments').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Who commented since then and was written for it. */
export async function commentersSince(
  db: Reads,
  pageId: string,
  since: number,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('comments')
    .select('author_id')
    .where('page_id', '=', pageId)
    .where('at', '>=', since)
    .where('author_id', 'is not', null)
    .execute()
  return new Set(rows.flatMap(({ author_id }) => author_id ?? []))
}

/** Those for which whoever talks there was written to. */
export async function commentsOf(
  db: Reads,
  conversationId: number,
): Promise<Selectable<CommentsTable>[]> {
  return db
    .selectFrom('comments')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('at')
    .execute()
}

/** For how many of the comments since then somebody was written. */
export async function countAnsweredComments(
  db: Reads,
  pageId: string,
  since: number,
): Promise<number> {
  const { answered } = await db
    .selectFrom('comments')
    .select((eb) => eb.fn.countAll<number>().as('answered'))
    .where('page_id', '=', pageId)
    .where('at', '>=', since)
    .where('conversation_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return answered
}

/** Seen to twice, it stays as it was first. */
export async function keepComment(tx: Tx, comment: Insertable<CommentsTable>): Promise<void> {
  await tx
    .insertInto('comments')
    .values(comment)
    .onConflict((on) => on.doNothing())
    .execute()
  await tx
    .deleteFrom('comments')
    .where('page_id', '=', comment.page_id)
    .where('at', '<', comment.at - keptMs)
    .execute()
}

/** That the comment was seen to stays known: whoever was erased is not written for it again. */
export async function forgetCommenter(tx: Tx, conversationId: number): Promise<void> {
  await tx
    .updateTable('comments')
    .set({ author_id: null, conversation_id: null })
    .where('conversation_id', '=', conversationId)
    .execute()
}
