import { isoTimeOrNull } from '@pal/core/domain/iso-time'
import { notFound } from '@pal/core/errors'
import {
  conversationMeta,
  type ListedConversation,
  listConversations,
  listedConversation,
} from '@pal/db/conversations/conversation-list'
import { markConversationSeen, mustFindConversation } from '@pal/db/conversations/conversations'
import { usedTags } from '@pal/db/conversations/notes'
import { isSeldom } from '@pal/db/conversations/period-filter'
import { forgetSummary } from '@pal/db/conversations/summaries'
import { messagesOf } from '@pal/db/messages/messages'
import { readTags } from '@pal/db/schema/stored-tags'

import { nextTimeCursor, readTimeCursor } from '../../http/cursors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { KeptJson } from '../../http/kept-json.ts'
import type { Worker } from '../../jobs/worker.ts'
import type { Platform } from '../../platform/platform.ts'
import type { StoreThread } from '../../threads/store-thread.ts'
import { conversationPick } from './conversation-pick.ts'
import { conversationAnswers, conversationDetail, messageAnswers } from './conversations.ts'
import { changeTrust, draftTrust } from './draft-trust.ts'
import { examples, forgetExample } from './examples.ts'
import type { HandBacks } from './hand-backs.ts'
import { annotateConversation, changeDeliveryNote } from './notes.ts'
import { resend, takeOverNow } from './reply.ts'
import { cancelScheduled, schedule, sendScheduledNow } from './scheduled-replies.ts'

export interface ConversationParts extends Platform {
  readonly thread: StoreThread
  readonly worker: Worker
  readonly handBacks: HandBacks
}

/** They ask what the agent would tell now, with code of its own that a start does without. */
const drafting = () => import('./drafts.ts')

export function conversationRoutes(parts: ConversationParts) {
  const { store, thread, events, worker, clock, handBacks } = parts
  const { db } = store
  const listed = new KeptJson<ListedConversation>()
  const answer = async (id: number) => {
    const row = await listedConversation(db, id)
    if (!row) throw notFound('conversation_not_found')
    const [shown] = await conversationAnswers(db, [row])
    if (!shown) throw notFound('conversation_not_found')
    return shown
  }
  const replying = {
    store,
    clock,
    poke: () => worker.poke(),
    nextChange: (ms: number) => events.next(ms),
  }
  return {
    'conversations.forgetSummary': async ({ params }) => {
      const { id } = await mustFindConversation(db, params.id)
      if (await store.transaction((tx) => forgetSummary(tx, id))) events.changed('conversations')
      return { success: true }
    },
    'conversations.list': async (request) => {
      const { query, next } = request
      const filter = {
        limit: query.limit,
        before: readTimeCursor(query.cursor),
        ...(await conversationPick(db, query)),
      }
      const search = query.search?.trim() ?? ''
      const rows =
        search !== ''
          ? await thread.run('searchConversations', { ...filter, search }, request)
          : isSeldom(filter)
            ? await thread.run('listConversations', filter, request)
            : await listConversations(db, filter)
      next(nextTimeCursor(rows, query.limit, (row) => ({ at: row.last_activity_at, id: row.id })))
      return search === ''
        ? listed.list(rows, (changed) => conversationAnswers(db, changed))
        : conversationAnswers(db, rows, search)
    },
    'conversations.count': async (request) => {
      const pick = await conversationPick(db, request.query)
      return { count: await thread.run('countConversations', pick, request) }
    },
    'conversations.meta': async () => {
      const { lastActivityAt, ...meta } = await conversationMeta(db)
      return {
        ...meta,
        lastActivity: isoTimeOrNull(lastActivityAt),
      }
    },
    'conversations.get': ({ params }) => conversationDetail(db, params.id, clock.now()),
    'conversations.messages': async ({ params, query, next }) => {
      const { id } = await mustFindConversation(db, params.id)
      const oldestFirst = await messagesOf(db, id, {
        limit: query.limit,
        before: readTimeCursor(query.cursor),
      })
      const rows = oldestFirst.toReversed()
      next(nextTimeCursor(rows, query.limit, (row) => ({ at: row.sent_at, id: row.id })))
      return messageAnswers(db, rows)
    },
    'conversations.written': async ({ params }) => {
      const { written } = await import('./written.ts')
      return written(db, params.id)
    },
    'conversations.tags': () => usedTags(db),
    'conversations.annotate': async ({ params, body }) => {
      const kept = await annotateConversation(store, params.id, body, clock.now())
      events.changedIn([kept.id], 'conversations')
      return { note: kept.note, tags: readTags(kept) }
    },
    'conversations.noteDelivery': async ({ params, body }) => {
      const { id, delivery_note } = await changeDeliveryNote(store, params.id, body, clock.now())
      worker.poke()
      events.changedIn([id], 'conversations')
      return { deliveryNote: delivery_note || null }
    },
    'conversations.seen': async ({ params }) => {
      await store.transaction(async (tx) => {
        const { id } = await mustFindConversation(tx, params.id)
        await markConversationSeen(tx, id, clock.now())
      })
      events.changed('conversations')
      return { success: true }
    },
    'conversations.takeover': async ({ params, query }) => {
      const { id } = await store.transaction(async (tx) => {
        const row = await mustFindConversation(tx, params.id)
        const now = clock.now()
        return query.undo
          ? handBacks.undo(tx, row, now)
          : takeOverNow(tx, row.id, { by: null, now })
      })
      events.changed('conversations')
      return answer(id)
    },
    'conversations.resend': ({ params }) => resend(replying, params.id, params.messageId),
    'conversations.schedule': async ({ params, body }) => {
      const { message: text, sendAt, clientId } = body
      const ask = { conversationId: params.id, text, sendAt: Date.parse(sendAt), clientId }
      const scheduled = await schedule(replying, ask)
      events.changed('conversations')
      return scheduled
    },
    'conversations.sendScheduled': ({ params }) =>
      sendScheduledNow(replying, params.id, params.replyId),
    'conversations.cancelScheduled': async ({ params }) => {
      await cancelScheduled(replying, params.id, params.replyId)
      events.changed('conversations')
      return { success: true }
    },
    'drafts.send': async ({ params, body }) => {
      const message = await (await drafting()).sendDraft(replying, params.id, body.text)
      // It may have told of one.
      events.changed('orders')
      return message
    },
    'drafts.trust': ({ params }) => draftTrust(db, params.id),
    'drafts.setTrust': ({ params, body }) => changeTrust(parts, params.id, body),
    'drafts.examples': ({ params }) => examples(db, params.id),
    'drafts.forgetExample': async ({ params }) => {
      await forgetExample(parts, params.id, params.exampleId)
      return { success: true }
    },
    'drafts.renew': async ({ params }) => {
      await (await drafting()).renewDraft(replying, params.id)
      events.changed('conversations')
      return { success: true }
    },
    'drafts.discard': async ({ params }) => {
      await (await drafting()).discardDraft(replying, params.id)
      events.changed('conversations', 'orders')
      return { success: true }
    },
    'conversations.handback': async ({ params, query }) => {
      const { id } = await store.transaction(async (tx) => {
        const row = await mustFindConversation(tx, params.id)
        return handBacks.give(tx, row, { undo: query.undo !== undefined, now: clock.now() })
      })
      worker.poke()
      events.changed('conversations')
      return answer(id)
    },
  } satisfies Partial<Handlers>
}
