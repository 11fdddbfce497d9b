import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { minuteMs } from '@pal/core/durations'
import { entry } from '@pal/core/texts/log-line'
import { conversationByThread } from '@pal/db/conversations/lookup'
import { erasedUntil } from '@pal/db/conversations/tombstones'
import type { Store } from '@pal/db/maintenance/store'
import { messageByMid } from '@pal/db/messages/messages'
import { type Page, savePoll } from '@pal/db/pages/pages'
import * as z from 'zod/mini'

import { isPlausible, isAhead } from '../graph/facebook-time.ts'
import { asError, GraphError } from '../graph/graph-error.ts'
import { datedThread, type GraphThread } from '../graph/graph-thread.ts'
import {
  type PageAccess,
  readableMessages,
  readThread,
  readThreads,
  type ThreadsAsk,
} from '../graph/read.ts'
import { addIntake, ingestThread, type Intake } from './ingest.ts'
import {
  isItsOwn,
  type Late,
  lateAgain,
  lateThread,
  readLate,
  type SyncParts,
} from './late-threads.ts'

/** Up to where the threads of a page were read, and what is still missing below. */
const cursor = z.object({
  /** Facebook's time of the newest change that was read. */
  newest: z.number(),
  /** Threads that changed between `downTo` and `newest` and were not read yet. */
  gap: z.nullable(z.object({ after: z.string(), downTo: z.number() })),
  /** Threads that Facebook lists and cannot read just now; the page continues without them. */
  late: z._default(z.array(lateThread), []),
})
type Cursor = z.output<typeof cursor>

export interface SyncOptions {
  /** History is read, too. */
  readonly spare: boolean
  /** Called with what is stored, also where the reading fails further on. */
  readonly intake: Intake
}

/** One list call a tick is the rule; so many at most before the rest is left to the next ones. */
const callsForNews = 4
const callsForGap = 2
/** After so long without a look, threads are read as deep as can be. */
const longAwayMs = 10 * minuteMs
/** Where more threads than these cannot be read at once, it is not for a fault of theirs. */
const mostFailing = 3
const mostLate = 50
/** Facebook's code for what went wrong on its side, also where too much was asked for at once. */
const unknownFault = 1
const smallList = { threads: 3, messages: 5 }

/**
 * Reads what changed on a page since the cursor, stores it, and moves the cursor. True where there is
 * more to be read; where that continues is stored already.
 */
export async function syncPage(
  parts: SyncParts,
  page: Page,
  access: PageAccess,
  { spare, intake }: SyncOptions,
): Promise<boolean> {
  const { now, overlapMs } = parts
  const read = readCursor(page.poll_cursor)
  // A place in a time that cannot be true would keep all that happens before it out.
  const old = read && !isAhead(read.newest, now()) ? read : null
  const away = old === null || now() - (page.last_polled_at ?? 0) > longAwayMs
  const size = away ? { threads: 10, messages: readableMessages } : { threads: 25, messages: 5 }
  const downTo = old === null ? -Infinity : old.newest - overlapMs

  const late = new Map((old?.late ?? []).map((one) => [one.threadId, one]))
  let newest = old?.newest ?? 0
  let after: string | null = null
  let reached = false
  for (let call = 0; call < callsForNews && !reached; call += 1) {
    const part = await readPart(parts, access, { ...size, after, downTo, late }, intake)
    newest = Math.max(newest, part.newest)
    after = part.after
    reached = part.reached || after === null
  }
  // A gap that was open already lies below the new one: reading that one passes it too.
  let gap: Cursor['gap'] =
    !reached && after !== null
      ? { after, downTo: old?.gap?.downTo ?? old?.newest ?? 0 }
      : (old?.gap ?? null)
  const save = () => saveCursor(parts, page, { newest, gap, late: [...late.values()] })
  await save()
  if (await readLate(parts, access, late, intake)) await save()

  const urgent = gap !== null && gap.downTo > 0
  if (reached && gap && (urgent || spare)) {
    for (let call = 0; call < callsForGap && gap; call += 1) {
      const ask: PartAsk = {
        threads: 10,
        messages: readableMessages,
        after: gap.after,
        downTo: gap.downTo - overlapMs,
        late,
      }
      const part: Part = await readPart(parts, access, ask, intake)
      gap = part.reached || part.after === null ? null : { ...gap, after: part.after }
      await save()
    }
  }
  return gap !== null && (urgent || spare)
}

/** A stored place in Facebook's list that Facebook no longer knows: read on from the top instead. */
export async function forgetGap(parts: SyncParts, page: Page): Promise<void> {
  const old = readCursor(page.poll_cursor)
  if (old === null || old.gap === null) return
  await saveCursor(parts, page, { ...old, newest: old.gap.downTo, gap: null })
}

interface PartAsk {
  readonly threads: number
  readonly messages: number
  readonly after: string | null
  readonly downTo: number
  /** Those that could not be read are added. */
  readonly late: Map<string, Late>
}

interface Part {
  readonly newest: number
  readonly reached: boolean
  readonly after: string | null
}

async function readPart(
  parts: SyncParts,
  access: PageAccess,
  { downTo, late, ...ask }: PartAsk,
  intake: Intake,
): Promise<Part> {
  const { store, graph, now, log, signal } = parts
  const options = { background: true, ...(signal && { signal }) }
  const askedAt = now()
  const list = async (size: Pick<ThreadsAsk, 'threads' | 'messages'>) => ({
    ...(await readThreads(graph, access, { ...ask, ...size, ...options })),
    shown: size.messages,
  })
  const { threads, skipped, after, shown } = await list(ask).catch((error: unknown) => {
    // Facebook has no more to say of a list that is too large for it.
    if (!(error instanceof GraphError) || error.code !== unknownFault) throw error
    return list(smallList)
  })
  if (skipped > 0) log('warn', entry('thread_without_customer'), { skipped })
  // One whose time cannot be true tells nothing of how far the reading has come.
  const isTimed = ({ updatedAt }: GraphThread) => isPlausible(updatedAt, now())
  const news = threads.filter((thread) => !isTimed(thread) || thread.updatedAt >= downTo)
  const failures: Error[] = []
  let failing = 0
  for (const thread of news) {
    const listed = datedThread(thread, now())
    const whole = await deepen(parts, access, listed, shown).catch((error: unknown) => {
      failing += 1
      if (!isItsOwn(error) || failing > mostFailing || late.size >= mostLate) throw error
      late.set(listed.threadId, lateAgain(listed, late.get(listed.threadId), now()))
      // What the list shows of it is stored meanwhile: mostly that is what waits for an answer.
      return listed
    })
    // One transaction a thread: a long one would hold up the windows.
    await store
      .transaction((tx) => ingestThread(tx, whole, { ...parts.ingest, askedAt, now: now() }))
      .then((taken) => addIntake(intake, taken))
      // One thread that cannot be stored must not keep the others out.
      .catch((error: unknown) => failures.push(asError(error)))
    await yieldToEventLoop()
  }
  const [failed] = failures
  if (failed) throw failed
  return {
    newest: Math.max(0, ...threads.filter(isTimed).map(({ updatedAt }) => updatedAt)),
    reached: news.length < threads.length,
    after,
  }
}

/** The nested call shows a few messages; where more than those are new, the thread itself is read. */
async function deepen(
  { store, graph, log, now, signal }: SyncParts,
  access: PageAccess,
  thread: GraphThread,
  shown: number,
): Promise<GraphThread> {
  if (!(await reachesNews(store, thread))) return thread
  if (shown >= readableMessages) return thread
  const options = { background: true, ...(signal && { signal }) }
  const read = await readThread(graph, access, thread, options).catch((error: unknown) => {
    // The thread went away meanwhile: what the list showed of it is all there is.
    if (error instanceof GraphError && error.reaction === 'give_up') return null
    throw error
  })
  if (read === null) return thread
  const whole = datedThread({ ...thread, ...read }, now())
  if (await reachesNews(store, whole)) {
    log('info', entry('thread_holds_older'), {
      threadId: thread.threadId,
    })
  }
  return whole
}

/** True when there may be messages before the oldest one at hand that were never read. */
async function reachesNews({ db }: Store, thread: GraphThread): Promise<boolean> {
  const oldest = thread.messages.at(-1)
  if (!thread.more || oldest === undefined) return false
  const known = await conversationByThread(db, thread.pageId, thread.threadId)
  const erased = await erasedUntil(db, thread)
  const readUntil = Math.max(known?.thread_updated_at ?? 0, erased ?? 0)
  // Graph tells whole seconds: of the one that was read last, more may have been said since.
  if (oldest.at === readUntil) return !(await messageByMid(db, thread.pageId, oldest.mid))
  // That a webhook brought it does not mean that one brought those before it.
  return oldest.at > readUntil
}

function readCursor(text: string | null): Cursor | null {
  if (text === null) return null
  try {
    const read = cursor.safeParse(JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    // A cursor that cannot be read is as good as none: everything is read again, nothing twice.
    return null
  }
}

async function saveCursor({ store, now }: SyncParts, page: Page, next: Cursor): Promise<void> {
  const at = now()
  await savePoll(store.db, page.id, {
    cursor: JSON.stringify(next),
    polledAt: at,
    nextPollAt: at,
  })
}
