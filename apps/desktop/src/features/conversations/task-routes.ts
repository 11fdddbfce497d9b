import type { Task } from '@pal/core/contract/tasks'
import { isoTime } from '@pal/core/domain/iso-time'
import { badField, notFound } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { humanNoLongerNeeded } from '@pal/db/conversations/conversations'
import {
  countTasks,
  findTask,
  listTasks,
  markTask,
  unmarkTask,
  unsentTask,
  type ListedTask,
} from '@pal/db/conversations/tasks'

import { nextTimeCursor, readTimeCursor } from '../../http/cursors.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Platform } from '../../platform/platform.ts'
import { presentReason } from './present.ts'

/** What waits for the seller, as one list. */
export function taskRoutes({ store, events, clock }: Platform) {
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
    'tasks.done': async ({ params: { kind, id } }) => {
      await store.transaction(async (tx) => {
        const task = await findTask(tx, kind, id)
        // Somebody else was faster.
        if (!task) return
        await markTask(tx, task, { doneAt: clock.now() })
        if (kind !== 'handoff') return
        await humanNoLongerNeeded(tx, id, clock.now())
        // What did not go out was behind it, and the seller has seen to that, too.
        const unsent = await unsentTask(tx, id)
        if (unsent) await markTask(tx, unsent, { doneAt: clock.now() })
      })
      events.changed('conversations')
      return { success: true }
    },
    'tasks.snooze': async ({ params: { kind, id }, body }) => {
      const snoozedUntil = Date.parse(body.until)
      if (snoozedUntil <= clock.now()) throw badField('until', because('reply_time_past'))
      await store.transaction(async (tx) => {
        const task = await findTask(tx, kind, id)
        if (!task) throw notFound('task_not_found')
        await markTask(tx, task, { snoozedUntil })
      })
      events.changed('conversations')
      return { success: true }
    },
    'tasks.reopen': async ({ params: { kind, id } }) => {
      await store.transaction((tx) => unmarkTask(tx, kind, id))
      events.changed('conversations')
      return { success: true }
    },
  } satisfies Partial<Handlers>
}

function present(row: ListedTask): Task {
  return {
    kind: row.kind,
    id: row.ref,
    conversationId: row.conversation_id,
    customerId: row.psid,
    customerName: row.customer_name ?? '',
    pageName: row.page_name,
    at: isoTime(row.at),
    reason: presentReason(row.reason),
    text: row.text,
  }
}
