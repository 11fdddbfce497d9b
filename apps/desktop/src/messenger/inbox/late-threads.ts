import { exponentialBackoff } from '@pal/core/backoff'
import { minuteMs } from '@pal/core/durations'
import { entry, type LogEntry } from '@pal/core/texts/log-line'
import { chatCustomer } from '@pal/db/conversations/customers'
import { conversationByThread } from '@pal/db/conversations/lookup'
import type { Store } from '@pal/db/maintenance/store'
import * as z from 'zod/mini'

import { GraphError } from '../graph/graph-error.ts'
import { datedThread, type GraphThread } from '../graph/graph-thread.ts'
import type { GraphClient } from '../graph/graph.ts'
import { type PageAccess, readThread } from '../graph/read.ts'
import { addIntake, type IngestOptions, ingestThread, type Intake } from './ingest.ts'

export interface SyncParts {
  readonly store: Store
  readonly graph: GraphClient
  readonly now: () => number
  readonly overlapMs: number
  readonly ingest: Omit<IngestOptions, 'now' | 'askedAt'>
  readonly log: (level: 'info' | 'warn', said: LogEntry, details?: object) => void
  readonly signal?: AbortSignal
}

/** A thread that Facebook lists and cannot read just now; its page continues without it. */
export const lateThread = z.object({
  threadId: z.string(),
  updatedAt: z.number(),
  tries: z.number(),
  /** When it is asked for again. */
  at: z.number(),
})
export type Late = z.output<typeof lateThread>

/** It is asked for again after this long, then twice as long, for a day. */
const lateMs = minuteMs
const longestLateMs = 60 * minuteMs
const lateTries = 30

/** Facebook fails at this thread; it has just listed the page, and is no judge of our token. */
export const isItsOwn = (error: unknown): error is GraphError =>
  error instanceof GraphError && error.reaction === 'retry'

export function lateAgain(
  { threadId, updatedAt }: Pick<GraphThread, 'threadId' | 'updatedAt'>,
  before: Late | undefined,
  now: number,
): Late {
  const tries = (before?.tries ?? 0) + 1
  return {
    threadId,
    updatedAt,
    tries,
    at: now + exponentialBackoff(tries - 1, lateMs, longestLateMs),
  }
}

/** Asks again for one thread that could not be read, whose time has come. True where that changed something. */
export async function readLate(
  parts: SyncParts,
  access: PageAccess,
  late: Map<string, Late>,
  intake: Intake,
): Promise<boolean> {
  const { store, graph, log, now, signal } = parts
  const due = [...late.values()].find(({ at }) => at <= now())
  if (!due) return false
  const { threadId, updatedAt, tries } = due
  const known = await conversationByThread(store.db, access.pageId, threadId)
  const customer = known && (await chatCustomer(store.db, known.customer_id))
  // Whoever was erased meanwhile is not asked for.
  if (!customer) return late.delete(threadId)
  const { psid } = customer
  try {
    const askedAt = now()
    const reading = { background: true, ...(signal && { signal }) }
    const read = await readThread(graph, access, { threadId, psid }, reading)
    const thread = {
      threadId,
      psid,
      // More may have been listed and read since.
      updatedAt: Math.max(updatedAt, known.thread_updated_at ?? 0),
      pageId: access.pageId,
      customerName: null,
      canReply: null,
    }
    if (read) {
      const whole = datedThread({ ...thread, ...read }, now())
      const options = { ...parts.ingest, askedAt, now: now() }
      addIntake(intake, await store.transaction((tx) => ingestThread(tx, whole, options)))
    }
    late.delete(threadId)
  } catch (error) {
    if (!(error instanceof GraphError)) throw error
    if (error.reaction !== 'retry' && error.reaction !== 'give_up') throw error
    if (error.reaction === 'retry' && tries < lateTries)
      late.set(threadId, lateAgain(due, due, now()))
    else {
      late.delete(threadId)
      log('warn', entry('thread_not_read'), {
        conversationId: known.id,
        threadId,
        reason: error.message,
      })
    }
  }
  return true
}
