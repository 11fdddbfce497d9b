import { join } from 'node:path'

import Sqlite from 'better-sqlite3'

import type { Lived } from './live.ts'
import { recountReceipts } from './recount-receipts.ts'
import { recountOrders, recountSums } from './recount-sums.ts'
import { faultsOfTalks, followedUp, type Talk, talksOf, type Zones } from './recount-talks.ts'
import { recountTrust } from './recount-trust.ts'

export interface Recounted {
  /** What is wrong; empty when all is well. */
  readonly faults: readonly string[]
  /** What there was of each, so that nothing is right for being nothing. */
  readonly seen: Readonly<Record<string, number>>
}

interface Task {
  id: string
  kind: string
  ref: number
  reason: { message: string }
}

type Expect = (what: string, is: unknown, should: unknown) => void

/** The whole month counted again from what Facebook got and what the tables hold, by none of the product's code. */
export async function recountMonth(lived: Lived, timezones: Zones): Promise<Recounted> {
  const { shop, deeds } = lived
  const faults: string[] = []
  const expect: Expect = (what, is, should) => {
    const [a, b] = [JSON.stringify(is), JSON.stringify(should)]
    if (a !== b) faults.push(`${what}: ${a} instead of ${b}`)
  }
  const raw = new Sqlite(join(shop.server.dataDir, 'pal.db'), { readonly: true })
  const logs = new Sqlite(join(shop.server.dataDir, 'pal-logs.db'), { readonly: true })
  const talks = talksOf(lived, raw)
  faults.push(...faultsOfTalks(lived, talks, timezones))
  recountThreads(lived, raw, talks, expect)
  await recountTasks(lived, raw, faults)
  await recountTrust(lived, raw, expect)
  recountSums(raw, expect)
  const receipts = recountReceipts(shop.openai.spent, raw)
  faults.push(...receipts.faults)
  recountOrders(lived, raw, talks, expect)
  const errors = logs.prepare("SELECT message, details FROM logs WHERE level = 'error'").all()
  expect('errors in the log', errors, [])
  const left = raw.prepare("SELECT kind, state FROM jobs WHERE kind <> 'follow_up'").all()
  expect('jobs left', left, [])
  const refused = [...deeds.refused.keys()].filter((code) => !mayBeRefused.has(code))
  expect('what the seller could not do', refused, [])
  const due = followedUp(lived, talks, raw)
  expect('not followed up once', due.others, [])
  const many = (text: string) => raw.prepare<[], { n: number }>(text).get()?.n ?? 0
  const seen = {
    customers: talks.length,
    messages: many('SELECT count(*) AS n FROM messages'),
    'sent to Facebook': shop.graph.sent.length,
    orders: many('SELECT count(*) AS n FROM orders'),
    returns: many('SELECT count(*) AS n FROM order_returns'),
    cancelled: many("SELECT count(*) AS n FROM orders WHERE status = 'cancelled'"),
    'follow-ups due to whoever only asked': due.due,
    'drafts of follow-ups': many("SELECT count(*) AS n FROM drafts WHERE kind = 'follow_up'"),
    'drafts judged': many(
      "SELECT count(*) AS n FROM drafts WHERE state IN ('sent', 'edited', 'discarded')",
    ),
    'subjects trusted': deeds.trusted.length,
    'trust taken back': many('SELECT count(*) AS n FROM trust_changes WHERE corrected > 0'),
    'take-overs': deeds.takenOver.length,
    turns: many('SELECT count(*) AS n FROM decision_log'),
    'turns without an answer': many(
      "SELECT count(*) AS n FROM decision_log WHERE outcome IN ('refused', 'failed')",
    ),
    'calls to the model': shop.openai.spent.length,
    'of them never counted': receipts.uncounted,
  }
  raw.close()
  logs.close()
  return { faults, seen }
}

/** Somebody was faster, or Facebook's window is closed. */
const mayBeRefused = new Set([
  'draft_gone',
  'window_closed',
  'window_closed_human_agent',
  'task_not_found',
])

/** What is stored of each talk is what Facebook has of it, word by word. */
function recountThreads(
  { deeds }: Lived,
  raw: Sqlite.Database,
  talks: readonly Talk[],
  expect: Expect,
): void {
  const stored = raw
    .prepare<[number], string>(
      `SELECT text FROM messages WHERE conversation_id = ? AND state IS NOT 'failed'
       ORDER BY sent_at, id`,
    )
    .pluck()
  const silent = raw.prepare<[number], { waits: number }>(
    `SELECT count(*) AS waits FROM conversations WHERE id = ? AND waiting_since IS NOT NULL
       AND handler = 'agent' AND needs_human_reason IS NULL
       AND NOT EXISTS (SELECT 1 FROM drafts WHERE drafts.conversation_id = conversations.id
         AND drafts.state IN ('open', 'discarded') AND drafts.created_at >= waiting_since)
       AND NOT EXISTS (SELECT 1 FROM task_marks
         WHERE task_marks.conversation_id = conversations.id AND done_at >= waiting_since)`,
  )
  for (const { customer, conversationId, thread } of talks) {
    const who = `${customer.kind} in conversation ${conversationId}`
    const real = thread.map(({ text }) => text)
    expect(`the talk with ${who}`, stored.all(conversationId).toSorted(), real.toSorted())
    if (deeds.done.has(conversationId)) continue
    expect(`waits unseen: ${who}`, silent.get(conversationId)?.waits, 0)
  }
}

/** Each open task says why it is there. */
async function recountTasks({ shop }: Lived, raw: Sqlite.Database, faults: string[]) {
  const open = raw
    .prepare<[number], { kind: string; ref: number }>(
      `SELECT * FROM (
         SELECT 'handoff' AS kind, id AS ref, needs_human_at AS at FROM conversations
         WHERE needs_human_reason IS NOT NULL
         UNION ALL SELECT 'draft', id, created_at FROM drafts WHERE state = 'open' AND kind <> 'held'
       ) AS open WHERE NOT EXISTS (SELECT 1 FROM task_marks WHERE task_marks.kind = open.kind
         AND task_marks.ref = open.ref AND task_marks.task_at = open.at
         AND (done_at IS NOT NULL OR snoozed_until > ?))`,
    )
    .all(shop.clock.now())
  const listed: Task[] = []
  for (const kind of ['handoff', 'draft', 'unsent', 'scheduled']) {
    for (let path: string | undefined = `/api/tasks?limit=100&kind=${kind}`; path;) {
      const answer = await shop.tell('GET', path)
      listed.push(...((await answer.json()) as Task[]))
      path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
    }
  }
  const names = (tasks: readonly { kind: string; ref: number }[]) =>
    tasks.map(({ kind, ref }) => `${kind} ${ref}`).toSorted()
  const shown = names(listed)
  const counted = names(open)
  for (const name of counted) if (!shown.includes(name)) faults.push(`not among the tasks: ${name}`)
  for (const { id, reason } of listed) {
    const isSaid = reason.message.trim() !== '' && !reason.message.includes('{')
    if (!isSaid) faults.push(`a task without its why: ${id}`)
  }
}
