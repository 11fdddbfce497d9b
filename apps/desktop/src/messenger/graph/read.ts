import {
  type GraphThread,
  messageFields,
  messageList,
  messageNode,
  readMessages,
  readThreadNode,
  threadList,
  threadNode,
} from './graph-thread.ts'
import type { GraphClient } from './graph.ts'
import type { ThreadMessage } from './thread-message.ts'
import type { Attachment } from './webhook-events.ts'

/** So many of a thread's messages can be read; the store is the archive of the others. */
export const readableMessages = 20

export interface PageAccess {
  readonly pageId: string
  readonly token: string
}

export interface ThreadsPage {
  /** The one that changed last comes first. */
  readonly threads: readonly GraphThread[]
  /** How many Graph listed that cannot be used. */
  readonly skipped: number
  /** Where the next older ones begin; null at the end. */
  readonly after: string | null
}

export interface ThreadsAsk {
  readonly threads: number
  readonly messages: number
  readonly after?: string | null
  /** Only the thread with this customer. */
  readonly psid?: string
  readonly background?: boolean
  readonly signal?: AbortSignal
}

/** Threads with their newest messages, in one call. */
export async function readThreads(
  graph: GraphClient,
  { pageId, token }: PageAccess,
  { threads, messages, after, psid, background = false, signal }: ThreadsAsk,
): Promise<ThreadsPage> {
  const { data, paging } = await graph.get({
    path: `/${pageId}/conversations`,
    token,
    pageId,
    kind: 'read',
    background,
    params: {
      platform: 'messenger',
      fields: threadFields(messages),
      limit: String(threads),
      ...(after && { after }),
      ...(psid !== undefined && { user_id: psid }),
    },
    answer: threadList,
    ...(signal && { signal }),
  })
  const read = data.flatMap((raw) => readThreadNode(pageId, raw) ?? [])
  return {
    threads: read,
    skipped: data.length - read.length,
    after: (paging?.next !== undefined && paging.cursors?.after) || null,
  }
}

const threadFields = (messages: number) =>
  `id,updated_time,message_count,unread_count,can_reply,participants,messages.limit(${messages}){${messageFields}}`

/** A thread by Facebook's id, with all of it that can be read; null where it has no customer. */
export async function readThreadById(
  graph: GraphClient,
  { pageId, token }: PageAccess,
  threadId: string,
): Promise<GraphThread | null> {
  const raw = await graph.get({
    path: `/${encodeURIComponent(threadId)}`,
    token,
    pageId,
    kind: 'read',
    params: { fields: threadFields(readableMessages) },
    answer: threadNode,
  })
  return readThreadNode(pageId, raw)
}

export interface ThreadRead {
  /** Newest first. */
  readonly messages: readonly ThreadMessage[]
  /** The thread continues before the oldest of them. */
  readonly more: boolean
}

/** What can be read of a thread: its newest messages, 20 at most. */
export async function readThread(
  graph: GraphClient,
  { pageId, token }: PageAccess,
  thread: { readonly threadId: string; readonly psid: string },
  options: { readonly background?: boolean; readonly signal?: AbortSignal } = {},
): Promise<ThreadRead> {
  const { data, paging } = await graph.get({
    path: `/${encodeURIComponent(thread.threadId)}/messages`,
    token,
    pageId,
    kind: 'read',
    background: options.background ?? false,
    params: { fields: messageFields, limit: String(readableMessages) },
    answer: messageList,
    ...(options.signal && { signal: options.signal }),
  })
  const messages = readMessages({ pageId, ...thread }, data)
  return { messages, more: paging?.next !== undefined || messages.length < data.length }
}

/** The same where only the customer is known: a thread that no poll has seen yet. */
export async function readThreadOf(
  graph: GraphClient,
  page: PageAccess,
  psid: string,
  options: { readonly background?: boolean; readonly signal?: AbortSignal } = {},
): Promise<GraphThread | null> {
  const ask = { threads: 1, messages: readableMessages, psid, ...options }
  const { threads } = await readThreads(graph, page, ask)
  return threads.find((thread) => thread.psid === psid) ?? null
}

/** A message's files with addresses that live; those in the store die after a while. */
export async function readFilesOf(
  graph: GraphClient,
  { pageId, token }: PageAccess,
  mid: string,
  signal: AbortSignal,
): Promise<readonly Attachment[]> {
  const raw = await graph.get({
    path: `/${encodeURIComponent(mid)}`,
    token,
    pageId,
    kind: 'read',
    background: true,
    params: { fields: messageFields },
    answer: messageNode,
    signal,
  })
  const [message] = readMessages({ pageId, psid: '', threadId: '' }, [raw])
  return message?.attachments ?? []
}
