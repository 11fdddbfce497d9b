import { beginningOf } from '@pal/core/agent/context/text'
import { commentReplyLimit } from '@pal/core/constants'
import { dayMs, minuteMs } from '@pal/core/durations'
import { entry } from '@pal/core/texts/log-line'
import { because, type Reason } from '@pal/core/texts/reason'
import { activeCampaignOf } from '@pal/db/campaigns/campaigns'
import { attachCampaign, findConversation } from '@pal/db/conversations/conversations'
import { keepSource } from '@pal/db/conversations/sources'
import { erasedUntil } from '@pal/db/conversations/tombstones'
import type { Store } from '@pal/db/maintenance/store'
import { messageById } from '@pal/db/messages/messages'
import {
  commentersSince,
  commentsSeenTo,
  keepComment,
  setCommentReplyProblem,
} from '@pal/db/pages/comments'
import type { Page } from '@pal/db/pages/pages'
import type { Tx } from '@pal/db/schema/reads'
import { storeReason } from '@pal/db/schema/stored-reason'

import { type Comment, readComments, sendPrivateReply } from '../graph/comments.ts'
import { isPlausible } from '../graph/facebook-time.ts'
import { GraphError } from '../graph/graph-error.ts'
import type { GraphClient } from '../graph/graph.ts'
import type { PageAccess } from '../graph/read.ts'
import { type Intake, newIntake, takeIn } from './ingest.ts'
import type { Log } from './poll-report.ts'

const everyMs = minuteMs
/** Each look is one of the page's calls: where these are few, most are left for its messages. */
const callsForEach = 4
/** Facebook takes 750 an hour of a page. */
const mostAtOnce = 10
const titleLength = 120
const wordsLength = 500

export interface CommentParts {
  readonly store: Store
  readonly graph: GraphClient
  readonly now: () => number
  readonly log: Log
  /** Called with the chats that begin. */
  readonly changed: (intake: Intake) => void
}

interface Look {
  readonly page: Page
  readonly access: PageAccess
  /** How far apart calls are that use up what Facebook allows the page a day. */
  readonly callMs: number
  readonly signal?: AbortSignal | undefined
}

/** Writes the seller's text to whoever comments below a post of a page: their chat begins with it. */
export class CommentReplies {
  readonly #parts: CommentParts
  readonly #lookedAt = new Map<string, number>()

  constructor(parts: CommentParts) {
    this.#parts = parts
  }

  /**
   * Looks where it is time. What Facebook refuses keeps nobody's messages from being read: what passes
   * is tried again at the next look, all else is said where the text is set.
   */
  async look(look: Look): Promise<void> {
    const { page } = look
    if (!this.#isDue(look) || !(await activeCampaignOf(this.#parts.store.db, page.id))) return
    this.#lookedAt.set(page.id, this.#parts.now())
    try {
      await this.#answer(look)
      await this.#note(page, null)
    } catch (error) {
      if (!(error instanceof GraphError)) throw error
      if (error.reaction === 'retry' || error.reaction === 'wait') return
      await this.#note(page, error)
    }
  }

  #isDue({ page, callMs }: Look): boolean {
    const now = this.#parts.now()
    if (page.comment_reply === '' || (page.sending_stopped_until ?? 0) > now) return false
    const ago = now - (this.#lookedAt.get(page.id) ?? -Infinity)
    // After a clock that was set back it would not be due for hours.
    return ago < 0 || ago >= Math.max(everyMs, callsForEach * callMs)
  }

  async #note(page: Page, error: GraphError | null): Promise<void> {
    const reason: Reason | null = error && error.reason
    if (page.comment_reply_problem === (reason && storeReason(reason))) return
    const { store, log } = this.#parts
    await setCommentReplyProblem(store.db, page.id, reason)
    if (!error) return
    const said = because('on_page', { page: page.name, reason: error.reason })
    log('warn', 'facebook', said, { pageId: page.id, ...error.facts })
  }

  async #answer(look: Look): Promise<void> {
    const { store, graph, now } = this.#parts
    const { page, access, signal } = look
    const week = now() - commentReplyLimit.days * dayMs
    // Facebook tells whole seconds.
    const since = Math.max(week, (page.comment_reply_since ?? now()) - 999)
    const read = await readComments(graph, access, signal)
    const open = read.filter(({ at }) => at >= since && isPlausible(at, now()))
    const seenTo = await commentsSeenTo(
      store.db,
      open.map(({ id }) => id),
    )
    const written = new Set(await commentersSince(store.db, page.id, week))
    let left = mostAtOnce
    // They come with the newest first, also of one second.
    for (const comment of open.toReversed().toSorted((one, other) => one.at - other.at)) {
      if (left === 0) return
      if (seenTo.has(comment.id)) continue
      const { authorId } = comment
      if (authorId !== null && written.has(authorId)) {
        await store.transaction((tx) => keepComment(tx, rowOf(page, comment)))
      } else {
        left -= 1
        await this.#write(look, comment)
        if (authorId !== null) written.add(authorId)
      }
    }
  }

  async #write({ page, access, signal }: Look, comment: Comment): Promise<void> {
    const { store, graph, now, log, changed } = this.#parts
    const { id: commentId } = comment
    const text = page.comment_reply
    try {
      const ask = { ...access, commentId, text, ...(signal && { signal }) }
      const sent = { ...(await sendPrivateReply(graph, ask)), text, at: now() }
      const intake = newIntake()
      await store.transaction((tx) => keepReply(tx, { page, comment, sent, now: now() }, intake))
      const [conversationId] = intake.conversations
      log('info', 'facebook', entry('comment_answered', { page: page.name }), {
        pageId: page.id,
        commentId,
        ...(conversationId !== undefined && { conversationId }),
      })
      changed(intake)
    } catch (error) {
      // To this person nothing can be written, or not for this comment: it is too old, gone, or was answered.
      const isItsOwn =
        error instanceof GraphError && (error.reaction === 'give_up' || error.kind === 'window')
      if (!isItsOwn) throw error
      const said = entry('comment_left', { page: page.name, reason: error.reason })
      log('info', 'facebook', said, { pageId: page.id, commentId, ...error.facts })
      await store.transaction((tx) => keepComment(tx, rowOf(page, comment)))
    }
  }
}

const rowOf = (page: Page, { id, at }: Comment) => ({ id, page_id: page.id, at })

interface Sent {
  readonly page: Page
  readonly comment: Comment
  readonly sent: {
    readonly psid: string
    readonly mid: string
    readonly text: string
    readonly at: number
  }
  readonly now: number
}

async function keepReply(
  tx: Tx,
  { page, comment, sent, now }: Sent,
  intake: Intake,
): Promise<void> {
  const { at, authorId: author_id, post, text: words } = comment
  const erased = await erasedUntil(tx, { pageId: page.id, psid: sent.psid })
  // They commented before that: nothing of them is to come back.
  if (erased !== null && at <= erased) return keepComment(tx, rowOf(page, comment))
  const { psid, mid, text } = sent
  const message = {
    pageId: page.id,
    psid,
    mid,
    text,
    at: sent.at,
    threadId: null,
    fromCustomer: false,
    attachments: [],
    replyToMid: null,
    metadata: null,
    appId: 'private_reply',
  }
  const id = await takeIn(tx, { page, message }, { now }, intake)
  const conversation_id = (await messageById(tx, id))?.conversation_id
  const conversation = conversation_id && (await findConversation(tx, conversation_id))
  if (!conversation_id || !conversation) throw new Error(`message ${id} was not stored`)
  // Whose agent is going to answer.
  const campaign = await activeCampaignOf(tx, page.id)
  if (campaign) await attachCampaign(tx, conversation, campaign.id, now)
  const source = { kind: 'comment', ref: post.id, title: start(post.text, titleLength) } as const
  await keepSource(tx, { conversation_id, at, ...source, words: start(words, wordsLength) })
  await keepComment(tx, { ...rowOf(page, comment), author_id, conversation_id })
}

const start = (text: string, length: number) => beginningOf(text.trim(), length) || null
