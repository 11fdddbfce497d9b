import type { Task } from '@pal/core/contract/tasks'
import { taskKinds } from '@pal/core/domain/entities'
import { isoTime } from '@pal/core/domain/iso-time'
import { badField, notFound } from '@pal/core/errors'
import { answerOf, because } from '@pal/core/texts/reason'
import { humanNoLongerNeeded, mustFindConversation } from '@pal/db/conversations/conversations'
import { isMarked, markTask, unmarkTask } from '@pal/db/conversations/tasks/task-marks'
import {
  countTasks,
  findTask,
  listTasks,
  unsentTasks,
  type ListedTask,
} from '@pal/db/conversations/tasks/tasks'

import { nextTimeCursor, readTimeCursor } from '../../http/cursors.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentReason } from './present.ts'
import type { ConversationParts } from './routes.ts'

/** What waits for the seller, as one list. */
export function taskRoutes({ store, events, clock, worker, handBacks }: ConversationParts) {
  return {
    'tasks.list': async ({ query, next }) => {
      const rows = await listTasks(store.db, {
        now: clock.now(),
        limit: query.limit,
        kind: query.kind,
        after: readTimeCursor(query.cursor),
      })
      next(nextTimeCursor(rows, query.limit, ({ at, ref }) => ({ at, id: ref })))
      return rows.map(present)
    },
    'tasks.count': async () => ({ count: await countTasks(store.db, clock.now()) }),
    'tasks.done': async ({ params, query }) => {
      const { kind, ref } = nameOf(params.id, query.agent)
      await store.transaction(async (tx) => {
        const task = await findTask(tx, kind, ref)
        if (!task) {
          // Somebody else was faster.
          if (await isMarked(tx, kind, ref)) return
          throw notFound('task_not_found')
        }
        await markTask(tx, task, { doneAt: clock.now() })
        if (kind !== 'handoff') return
        await humanNoLongerNeeded(tx, ref, clock.now())
        // What did not go out was behind it, and the seller has seen to that, too.
        for (const unsent of await unsentTasks(tx, ref)) {
          await markTask(tx, unsent, { doneAt: clock.now() })
        }
        if (!query.agent) return
        const row = await mustFindConversation(tx, ref)
        await handBacks.give(tx, row, { undo: true, now: clock.now() })
      })
      if (query.agent) worker.poke()
      events.changed('conversations')
      return { success: true }
    },
    'tasks.snooze': async ({ params, body }) => {
      const { kind, ref } = nameOf(params.id)
      const snoozedUntil = Date.parse(body.until)
      if (snoozedUntil <= clock.now()) throw badField('until', because('reply_time_past'))
      await store.transaction(async (tx) => {
        const task = await findTask(tx, kind, ref)
        if (!task) throw notFound('task_not_found')
        await markTask(tx, task, { snoozedUntil })
      })
      events.changed('conversations')
      return { success: true }
    },
    'tasks.reopen': async ({ params, query }) => {
      const { kind, ref } = nameOf(params.id, query.agent)
      await store.transaction(async (tx) => {
        const isTask = (await isMarked(tx, kind, ref)) || (await findTask(tx, kind, ref))
        if (!isTask) throw notFound('task_not_found')
        if (query.agent) await handBacks.undo(tx, await mustFindConversation(tx, ref), clock.now())
        await unmarkTask(tx, { kind, ref }, clock.now())
      })
      events.changed('conversations')
      return { success: true }
    },
  } satisfies Partial<Handlers>
}

/** The kind and the row that an id names. Only a hand-off has an agent that can go on. */
function nameOf(id: string, agent?: string): Pick<ListedTask, 'kind' | 'ref'> {
  const [, typed, ref] = /^([a-z]+)-([1-9]\d{0,14})$/.exec(id) ?? []
  const kind = taskKinds.find((known) => known === typed)
  if (!kind || (agent && kind !== 'handoff')) throw notFound('task_not_found')
  return { kind, ref: Number(ref) }
}

function present(row: ListedTask): Task {
  const { kind, ref, draft, text } = row
  const reason = presentReason(row.reason) ?? answerOf(because(calm[kind]))
  return {
    id: `${kind}-${ref}`,
    kind,
    ref,
    conversationId: row.conversation_id,
    customerId: row.psid,
    customerName: row.customer_name ?? '',
    pageName: row.page_name,
    dueAt: isoTime(row.at),
    reason: { ...reason, params: reason.params ?? {} },
    draft,
    text,
  }
}

/** Where nothing went wrong. */
const calm = {
  handoff: 'wants_human',
  unsent: 'task_unsent',
  scheduled: 'task_scheduled',
  draft: 'task_draft',
} as const
