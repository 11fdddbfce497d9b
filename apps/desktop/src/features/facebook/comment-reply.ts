import { commentReplyLimit } from '@pal/core/constants'
import type { Answer, Body } from '@pal/core/contract/endpoints'
import { dayMs } from '@pal/core/durations'
import { AppError } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { answerOf, because } from '@pal/core/texts/reason'
import { countAnsweredComments, setCommentReply } from '@pal/db/pages/comments'
import { connectedPage } from '@pal/db/pages/pages'
import { readStoredReason } from '@pal/db/schema/stored-reason'

import type { Platform } from '../../platform/platform.ts'

type Parts = Pick<Platform, 'store' | 'log' | 'clock'>

export async function commentReplyOf(
  { store, clock }: Pick<Parts, 'store' | 'clock'>,
  pageId: string,
): Promise<Answer<'commentReply.get'>> {
  const { comment_reply: text, comment_reply_problem: problem } = await connectedPage(
    store.db,
    pageId,
  )
  const reason = readStoredReason(problem)
  const since = clock.now() - commentReplyLimit.days * dayMs
  return {
    text,
    problem: reason && answerOf(reason),
    answered: await countAnsweredComments(store.db, pageId, since),
  }
}

export async function saveCommentReply(
  parts: Parts,
  pageId: string,
  { before, text }: Body<'commentReply.save'>,
): Promise<Answer<'commentReply.save'>> {
  const { store, log, clock } = parts
  const page = await store.transaction(async (tx) => {
    const now = await connectedPage(tx, pageId)
    // The answer to an earlier try was lost.
    if (now.comment_reply === text) return null
    if (now.comment_reply !== before) throw new AppError('conflict', because('changed_meanwhile'))
    await setCommentReply(tx, pageId, { text, now: clock.now() })
    return now
  })
  if (page) {
    const said = entry('comment_reply_saved', { page: page.name })
    log.write('info', 'facebook', said, { pageId })
  }
  return commentReplyOf(parts, pageId)
}
