import type { TaskKind } from '@pal/core/domain/entities'
import { sql } from 'kysely'

import type { Reads } from '../../schema/reads.ts'
import { handsOver } from '../drafts.ts'
import { lastSaid } from '../last-said.ts'

/** What waits for the seller. */
export interface Task {
  readonly kind: TaskKind
  /** The row that it is about: a conversation, a message, a scheduled reply or a draft. */
  readonly ref: number
  readonly conversation_id: number
  /** Since when it waits; of what goes out later, when that is. */
  readonly at: number
  /** A stored reason; null where nothing is wrong. */
  readonly reason: string | null
  /** The words that it is about. */
  readonly text: string | null
}

export interface ListedTask extends Task {
  readonly customer_name: string | null
  readonly psid: string
  readonly page_name: string
  /** What is worded for the customer and did not go out yet. */
  readonly draft: string | null
}

interface TaskPage {
  readonly now: number
  readonly limit: number
  /** Only these. */
  readonly kind?: TaskKind | undefined
  readonly after?: { readonly at: number; readonly id: number } | undefined
}

/** The one that waits longest first; what was put off comes back when its time is over. */
export async function listTasks(
  db: Reads,
  { now, limit, kind, after }: TaskPage,
): Promise<ListedTask[]> {
  let query = openTasks(db, now, kind)
    .innerJoin('conversations', 'conversations.id', 'open.conversation_id')
    .innerJoin('customers', 'customers.id', 'conversations.customer_id')
    .innerJoin('pages', 'pages.id', 'conversations.page_id')
    .selectAll('open')
    .select((eb) => [
      'customers.name as customer_name',
      eb.ref('customers.psid').$notNull().as('psid'),
      'pages.name as page_name',
    ])
    .orderBy('open.at')
    .orderBy('open.ref')
    .limit(limit)
  if (after) {
    query = query.where((eb) =>
      eb(eb.refTuple('open.at', 'open.ref'), '>', eb.tuple(after.at, after.id)),
    )
  }
  const rows = await query.execute()
  const handedOff = rows.flatMap((row) => (row.kind === 'handoff' ? row.conversation_id : []))
  const drafts = await answersAmong(
    db,
    rows.flatMap(({ kind, ref }) => (kind === 'draft' ? ref : [])),
  )
  // The agent may have had the last word; what the seller is to answer is the customer's.
  const [said, held] = await Promise.all([
    lastSaid(db, [...handedOff, ...drafts.values()]),
    notSent(db, handedOff),
  ])
  return rows.map((row) => {
    const { kind, ref, conversation_id: id } = row
    const answers = kind === 'handoff' || (kind === 'draft' && drafts.has(ref))
    return {
      ...row,
      text: (answers ? said.get(id) : undefined) ?? row.text,
      draft: kind === 'handoff' ? (held.get(id) ?? null) : row.text,
    }
  })
}

/** The drafts that answer the customer, each with its conversation; others say something of their own. */
async function answersAmong(
  db: Reads,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('drafts')
    .where('id', 'in', ids)
    .where('kind', '=', 'answer')
    .select(['id', 'conversation_id'])
    .execute()
  return new Map(rows.map((row) => [row.id, row.conversation_id]))
}

/** What the checks held back, waits for a yes, or could not go out at its time, where a hand-off says so. */
async function notSent(
  db: Reads,
  conversationIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (conversationIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('drafts')
    .where('conversation_id', 'in', conversationIds)
    .where('state', '=', 'open')
    .where((eb) => eb.or([eb('kind', '=', 'held'), handsOver]))
    .select(['conversation_id', 'text'])
    .execute()
  const late = await db
    .selectFrom('scheduled_replies')
    .where('conversation_id', 'in', conversationIds)
    .where('problem', 'is not', null)
    .select(['conversation_id', 'text'])
    .execute()
  return new Map([...late, ...rows].map((row) => [row.conversation_id, row.text]))
}

const countedAtMost = 1000

/** At most 1,000: nobody reads the rest of a larger number. */
export async function countTasks(db: Reads, now: number, kind?: TaskKind): Promise<number> {
  const some = openTasks(db, now, kind).select('open.ref').limit(countedAtMost).as('some')
  const { count } = await db
    .selectFrom(some)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * The drafts that wait for the seller's yes, at most 1,000, and how many of them answer a customer whom
 * no hand-off counts already. A correction is the seller's own and hurries nobody.
 */
export async function countDrafts(
  db: Reads,
  now: number,
): Promise<{ readonly drafts: number; readonly answers: number }> {
  const some = openTasks(db, now, 'draft')
    .innerJoin('drafts', 'drafts.id', 'open.ref')
    .innerJoin('conversations', 'conversations.id', 'open.conversation_id')
    .where('drafts.kind', 'in', ['answer', 'follow_up'])
    .orderBy('drafts.kind')
    .select(
      sql<number>`drafts.kind = 'answer' and conversations.needs_human_reason is null`.as(
        'answers',
      ),
    )
    .limit(countedAtMost)
    .as('some')
  return db
    .selectFrom(some)
    .select((eb) => [
      eb.fn.countAll<number>().as('drafts'),
      eb.fn.coalesce(eb.fn.sum<number>('some.answers'), sql.lit(0)).as('answers'),
    ])
    .executeTakeFirstOrThrow()
}

/** As it waits now; undefined where it does not. */
export async function findTask(db: Reads, kind: TaskKind, ref: number): Promise<Task | undefined> {
  return db
    .selectFrom(allTasks(db, kind).as('open'))
    .selectAll('open')
    .where('open.ref', '=', ref)
    .executeTakeFirst()
}

/** What did not go out in a conversation, at once or at its time. */
export async function unsentTasks(db: Reads, conversationId: number): Promise<Task[]> {
  const of = (kind: TaskKind) =>
    db
      .selectFrom(allTasks(db, kind).as('open'))
      .selectAll('open')
      .where('open.conversation_id', '=', conversationId)
  const late = of('scheduled').where('open.reason', 'is not', null)
  return [...(await of('unsent').execute()), ...(await late.execute())]
}

function openTasks(db: Reads, now: number, kind?: TaskKind) {
  return db
    .selectFrom(allTasks(db, kind).as('open'))
    .leftJoin('task_marks', (join) =>
      join
        .onRef('task_marks.kind', '=', 'open.kind')
        .onRef('task_marks.ref', '=', 'open.ref')
        // Waiting again, or for another reason, it is a new task.
        .onRef('task_marks.task_at', '=', 'open.at'),
    )
    .where('task_marks.done_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('task_marks.snoozed_until', 'is', null),
        eb('task_marks.snoozed_until', '<=', now),
      ]),
    )
}

const kindOf = (kind: TaskKind) => sql.lit(kind).$castTo<TaskKind>().as('kind')

/** All kinds together, or one alone. */
function allTasks(db: Reads, kind?: TaskKind) {
  const handoffs = db
    .selectFrom('conversations')
    .where('needs_human_reason', 'is not', null)
    .where('needs_human_at', 'is not', null)
    .where('erasing_since', 'is', null)
    .select([
      kindOf('handoff'),
      'id as ref',
      'id as conversation_id',
      sql<number>`needs_human_at`.as('at'),
      'needs_human_reason as reason',
      'last_message as text',
    ])
  // One a conversation, and only where nothing of the shop reached the customer since.
  const unsent = db
    .selectFrom('messages as unsent')
    .innerJoin('conversations', 'conversations.id', 'unsent.conversation_id')
    .where('conversations.erasing_since', 'is', null)
    // A hand-off says it already.
    .where('conversations.needs_human_reason', 'is', null)
    // Word for word the condition of its index.
    .where(sql<boolean>`unsent.state IN ('failed', 'unknown')`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('messages as later')
            .whereRef('later.conversation_id', '=', 'unsent.conversation_id')
            .whereRef('later.sent_at', '>', 'unsent.sent_at')
            .where('later.state', 'in', ['sent', 'delivered', 'read'])
            .select('later.id'),
        ),
      ),
    )
    .groupBy('unsent.conversation_id')
    // SQLite gives the other columns of the row that has the least.
    .select((eb) => [
      kindOf('unsent'),
      'unsent.id as ref',
      'unsent.conversation_id',
      eb.fn.min('unsent.sent_at').as('at'),
      'unsent.state_reason as reason',
      sql<string | null>`unsent.text`.as('text'),
    ])
  const scheduled = db
    .selectFrom('scheduled_replies')
    .innerJoin('conversations', 'conversations.id', 'scheduled_replies.conversation_id')
    // That its time passed, a hand-off says already.
    .where((eb) => eb.or([eb('problem', 'is', null), eb('needs_human_reason', 'is', null)]))
    .select([
      kindOf('scheduled'),
      'scheduled_replies.id as ref',
      'conversation_id',
      'send_at as at',
      'problem as reason',
      sql<string | null>`text`.as('text'),
    ])
  const drafted = db
    .selectFrom('drafts')
    .where('state', '=', 'open')
    // The hand-off says it already.
    .where('kind', '!=', 'held')
    .where(
      sql<boolean>`not (${handsOver} and exists (
        select 1 from conversations
        where conversations.id = drafts.conversation_id and needs_human_reason is not null
      ))`,
    )
    .select([
      kindOf('draft'),
      'id as ref',
      'conversation_id',
      'created_at as at',
      'reason',
      sql<string | null>`text`.as('text'),
    ])
  switch (kind) {
    case 'handoff':
      return handoffs
    case 'unsent':
      return unsent
    case 'scheduled':
      return scheduled
    case 'draft':
      return drafted
    case undefined:
      return handoffs.unionAll(unsent).unionAll(scheduled).unionAll(drafted)
  }
}
