import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { listConversations } from '@pal/db/conversations/conversation-list'
import {
  findConversation,
  type ConversationRow,
  mustFindConversation,
} from '@pal/db/conversations/conversations'
import { chatCustomer } from '@pal/db/conversations/customers'
import { messagesOf } from '@pal/db/messages/messages'
import { connectedPages } from '@pal/db/pages/pages'

import { nextTimeCursor, readTimeCursor } from '../../http/cursors.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Worker } from '../../jobs/worker.ts'
import type { Pictures } from '../../messenger/files/pictures.ts'
import { GraphError, throwAsAppError, toAppError } from '../../messenger/graph/graph-error.ts'
import type { GraphClient } from '../../messenger/graph/graph.ts'
import type { Poller } from '../../messenger/inbox/poller.ts'
import { refreshThread } from '../../messenger/inbox/refresh-thread.ts'
import { combinedReason } from '../../messenger/pages/page-health.ts'
import type { Platform } from '../../platform/platform.ts'
import { messageAnswers } from './conversations.ts'
import { presentPageConversation } from './present.ts'
import { reply } from './reply.ts'

export interface FacebookThreadParts extends Platform {
  readonly graph: GraphClient
  readonly poller: Poller
  readonly pictures: Pictures
  readonly worker: Worker
}

/** The conversations of the connected pages as Facebook shows them, answered from the store. */
export function facebookThreadRoutes({
  store,
  pictures,
  secrets,
  events,
  poller,
  graph,
  worker,
  clock,
}: FacebookThreadParts) {
  const refreshPages = async () => {
    const unread: { readonly name: string; readonly error: GraphError }[] = []
    for (const { id, name } of await connectedPages(store.db)) {
      await poller.refresh(id).catch((error: unknown) => {
        if (!(error instanceof GraphError)) throw error
        unread.push({ name, error })
      })
    }
    const [first] = unread
    const reason = combinedReason(unread.map(({ name, error }) => ({ name, reason: error.reason })))
    if (first && reason) throw toAppError(first.error, reason)
  }
  const tokenOf = (pageId: string) => secrets.get(`facebook.page_token.${pageId}`)
  const refreshMessages = async (conversation: ConversationRow) => {
    const customer = await chatCustomer(store.db, conversation.customer_id)
    const token = await tokenOf(conversation.page_id)
    if (!customer || token === null) {
      throw new AppError('conflict', because('page_token_missing_for_reading'))
    }
    const access = { pageId: conversation.page_id, token }
    await refreshThread({ store, graph, now: clock.now }, access, { psid: customer.psid }).catch(
      throwAsAppError,
    )
    taken()
  }
  /** A thread that was never read: only its own page can tell of it. */
  const readThread = async (threadId: string) => {
    for (const { id: pageId } of await connectedPages(store.db)) {
      const token = await tokenOf(pageId)
      if (token === null) continue
      await refreshThread({ store, graph, now: clock.now }, { pageId, token }, { threadId }).catch(
        notThere,
      )
      if (await findConversation(store.db, threadId)) return taken()
    }
  }
  const taken = () => {
    worker.poke()
    events.changed('conversations', 'messages')
  }
  return {
    'facebook.conversations': async ({ query, next }) => {
      const { limit, cursor } = query
      if (query.refresh) await refreshPages()
      const rows = await listConversations(store.db, { limit, before: readTimeCursor(cursor) })
      next(nextTimeCursor(rows, limit, (row) => ({ at: row.last_activity_at, id: row.id })))
      return rows.map(presentPageConversation)
    },
    'facebook.conversationMessages': async ({ params, query, next }) => {
      const { limit, cursor } = query
      const known = await findConversation(store.db, params.id)
      if (known && query.refresh) await refreshMessages(known)
      if (!known && isThreadId(params.id)) await readThread(params.id)
      const { id } = await mustFindConversation(store.db, params.id)
      const rows = await messagesOf(store.db, id, { limit, before: readTimeCursor(cursor) })
      const newestFirst = rows.toReversed()
      next(nextTimeCursor(newestFirst, limit, (row) => ({ at: row.sent_at, id: row.id })))
      return messageAnswers(store.db, rows)
    },
    'facebook.reply': async ({ body }) => ({
      success: true,
      message: await reply(
        { store, pictures, clock, poke: () => worker.poke(), nextChange: (ms) => events.next(ms) },
        { ...body, text: body.message, clientId: body.clientId },
      ),
    }),
  } satisfies Partial<Handlers>
}

const isThreadId = (id: string) => id.startsWith('t_')

/** Whether there is such a thread is still open where Facebook could not be asked. */
function notThere(error: unknown): void {
  if (!(error instanceof GraphError) || error.undecided) throwAsAppError(error)
}
