import { askForPerson, findConversation } from '@pal/db/conversations'
import { customerById } from '@pal/db/customers'
import type { Store } from '@pal/db/database'
import { messageById, type MessageRow } from '@pal/db/messages'
import {
  backToQueue,
  markFailed,
  markSending,
  markSent,
  markUnknown,
  olderUnsettled,
} from '@pal/db/outgoing'
import { pageById, setTokenState } from '@pal/db/pages'
import { complete, enqueue, retryLater, type JobRow } from '@pal/db/queue'
import type { Tx } from '@pal/db/reads'
import * as z from 'zod/mini'

import { GraphError, tokenStateOf } from '../messenger/graph-error.ts'
import type { GraphClient } from '../messenger/graph.ts'
import { ownMark, sendText } from '../messenger/send.ts'
import { settle } from '../messenger/settle.ts'
import { windowClosesAt } from '../services/conversations.ts'
import type { Log } from '../services/log.ts'
import type { Secrets } from '../services/secrets.ts'
import type { JobHandler } from './worker.ts'

export interface OutboxParts {
  readonly store: Store
  readonly secrets: Secrets
  readonly graph: GraphClient
  readonly log: Log
  readonly now: () => number
  readonly changed: () => void
  /** How long what was sent may take to show up in its thread. */
  readonly graceMs?: number
}

const payload = z.object({ messageId: z.int() })

const retryPauseMs = 2_000
const longestPauseMs = 60_000
/** After that an answer comes too late to be of use. */
const longestTryingMs = 15 * 60_000
/** How soon a thread is read again for a message whose sending was never answered. */
const settlePauseMs = 2_000

/** Puts a stored message into the queue, in the transaction that stores it. */
export async function enqueueSend(tx: Tx, message: MessageRow, now: number): Promise<void> {
  await enqueue(tx, {
    kind: 'send',
    key: `send:${message.id}`,
    conversationId: message.conversation_id,
    pageId: message.page_id,
    payload: { messageId: message.id },
    runAt: now,
    now,
  })
}

interface Sending {
  readonly job: JobRow
  readonly message: MessageRow
  readonly psid: string
  readonly token: string
  readonly threadId: string | null
  readonly signal: AbortSignal
}

/**
 * Sends what is stored. It is marked as being sent before Facebook is called; where the answer is
 * lost, the thread is read until it is sure whether the message is there. It is sent again only when
 * it surely is not.
 */
export function sendHandler(parts: OutboxParts): JobHandler {
  const { store, secrets, now } = parts
  return async (job, signal) => {
    const { messageId } = payload.parse(JSON.parse(job.payload))
    const message = await messageById(store.db, messageId)
    const conversation = message && (await findConversation(store.db, message.conversation_id))
    const customer = conversation && (await customerById(store.db, conversation.customer_id))
    if (!message || !customer || (message.state !== 'queued' && message.state !== 'sending')) {
      await store.transaction((tx) => complete(tx, job, now()))
      return
    }
    if (await olderUnsettled(store.db, message)) {
      await later(parts, job, 'an earlier message goes first', settlePauseMs)
      return
    }
    const token = await secrets.get(`facebook.page_token.${message.page_id}`)
    if (token === null) {
      await giveUp(
        parts,
        job,
        message,
        'This page has no access token. Connect it again in Settings.',
      )
      return
    }
    const sending = {
      job,
      message,
      psid: customer.psid,
      token,
      threadId: conversation.thread_id,
      signal,
    }
    if (message.state === 'sending') {
      const absent = await settleSent(parts, sending)
      if (!absent) return
    }
    const closes = windowClosesAt(conversation)
    if (closes !== null && closes <= now()) {
      await giveUp(
        parts,
        job,
        message,
        'Facebook’s 24 hours for an answer are over. They begin again when the customer writes.',
      )
      return
    }
    await send(parts, sending)
  }
}

async function send(
  parts: OutboxParts,
  { job, message, psid, token, signal }: Sending,
): Promise<void> {
  const { store, graph, now, changed } = parts
  const mine = await store.transaction(async (tx) => {
    const marked = await markSending(tx, message.id, now())
    if (!marked) await complete(tx, job, now())
    return marked
  })
  if (!mine) return
  try {
    const { mid } = await sendText(graph, {
      pageId: message.page_id,
      token,
      psid,
      text: message.text,
      metadata: ownMark(message.id),
      messagingType: 'RESPONSE',
      signal,
    })
    await sent(parts, job, message, mid)
  } catch (error) {
    if (!(error instanceof GraphError)) throw error
    await failed(parts, job, message, error)
  }
  changed()
}

async function sent(
  { store, now, changed }: OutboxParts,
  job: JobRow,
  message: MessageRow,
  mid: string,
) {
  await store.transaction(async (tx) => {
    await markSent(tx, message.id, { mid, now: now() })
    await complete(tx, job, now())
  })
  changed()
}

async function failed(parts: OutboxParts, job: JobRow, message: MessageRow, error: GraphError) {
  const { store, log, now } = parts
  log.write('warn', 'facebook', `A message could not be sent: ${error.message}`, {
    conversationId: message.conversation_id,
    messageId: message.id,
    ...error.facts,
  })
  if (error.ambiguous) {
    // It stays marked as being sent: the next attempt reads the thread first.
    await later(parts, job, error.message, settlePauseMs)
    return
  }
  const mayPass = error.transient || error.kind === 'rate'
  if (mayPass && now() - job.created_at < longestTryingMs) {
    await store.transaction(async (tx) => {
      await backToQueue(tx, message.id, error.message, now())
      const pause = error.retryAfterMs ?? growing(job.attempts)
      await retryLater(tx, job, { runAt: now() + pause, error: error.message, now: now() })
    })
    return
  }
  if (error.reaction === 'reconnect' || error.reaction === 'stop_page') {
    await markPage(parts, message.page_id, error)
  }
  await giveUp(parts, job, message, error.message)
}

/** What stops a whole page shows in the system status, not only at this message. */
async function markPage({ store, now }: OutboxParts, pageId: string, error: GraphError) {
  const page = await pageById(store.db, pageId)
  if (!page) return
  const state = error.reaction === 'reconnect' ? tokenStateOf(error) : page.token_state
  await setTokenState(store.db, pageId, { state, reason: error.message, now: now() })
}

/** True when it is sure that the message did not go out, and it may be sent. */
async function settleSent(parts: OutboxParts, sending: Sending): Promise<boolean> {
  const { store, graph, log, now, graceMs } = parts
  const { job, message, psid, token, threadId, signal } = sending
  try {
    const outcome = await settle(
      { db: store.db, graph, now, signal, ...(graceMs !== undefined && { graceMs }) },
      { pageId: message.page_id, token },
      {
        text: message.text,
        psid,
        threadId,
        attemptedAt: message.send_attempted_at ?? message.created_at,
      },
    )
    switch (outcome.outcome) {
      case 'found':
        log.write('info', 'facebook', 'A message whose sending was not answered had gone out', {
          messageId: message.id,
        })
        await sent(parts, job, message, outcome.mid)
        return false
      case 'absent':
        await store.transaction((tx) => backToQueue(tx, message.id, 'It had not gone out', now()))
        return true
      case 'undecided':
        if (outcome.againAt === null) await doubtful(parts, job, message)
        else
          await later(parts, job, 'not sure yet', Math.min(settlePauseMs, outcome.againAt - now()))
        return false
    }
  } catch (error) {
    if (!(error instanceof GraphError)) throw error
    const mayPass = error.transient || error.kind === 'rate'
    if (mayPass && now() - job.created_at < longestTryingMs) {
      await later(parts, job, error.message, error.retryAfterMs ?? growing(job.attempts))
    } else await doubtful(parts, job, message)
    return false
  }
}

/** Nobody can say whether it went out: it is not sent again, and the person is told. */
async function doubtful(
  { store, log, now, changed }: OutboxParts,
  job: JobRow,
  message: MessageRow,
) {
  const reason =
    'It is not known whether this message reached the customer. Look in Messenger before you send it again.'
  await store.transaction(async (tx) => {
    await markUnknown(tx, message.id, reason, now())
    await askForPerson(tx, message.conversation_id, reason, now())
    await complete(tx, job, now())
  })
  log.write('error', 'facebook', reason, { messageId: message.id })
  changed()
}

async function giveUp(
  { store, log, now, changed }: OutboxParts,
  job: JobRow,
  message: MessageRow,
  reason: string,
) {
  await store.transaction(async (tx) => {
    await markFailed(tx, message.id, reason, now())
    if (message.author === 'agent') await askForPerson(tx, message.conversation_id, reason, now())
    await complete(tx, job, now())
  })
  log.write('error', 'facebook', `A message was not sent: ${reason}`, {
    conversationId: message.conversation_id,
    messageId: message.id,
  })
  changed()
}

async function later({ store, now }: OutboxParts, job: JobRow, error: string, pause: number) {
  await store.transaction((tx) =>
    retryLater(tx, job, { runAt: now() + Math.max(pause, 50), error, now: now() }),
  )
}

const growing = (attempts: number) =>
  Math.min(retryPauseMs * 2 ** Math.min(attempts - 1, 10), longestPauseMs)
