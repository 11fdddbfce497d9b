import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import type { Kysely, Transaction } from 'kysely'

import type { LogSchema } from '../logs/log-schema.ts'
import { takeFromSums } from '../logs/log-sums.ts'
import { type LogRow, takeFromCounts } from '../logs/logs.ts'
import type { Reads } from '../schema/reads.ts'
import { readStoredObject } from '../schema/stored-json.ts'
import { detachedCustomers } from './detach-customer.ts'
import type { EraseOptions } from './erase-options.ts'
import type { Store } from './store.ts'

const linesAtOnce = 60

/** What a line of the log may call the erased by. */
interface Traces {
  /** Ids of Facebook's, order numbers, phone numbers: a line with one of them goes. */
  readonly words: Set<string>
  readonly conversations: Set<number>
  readonly orders: Set<number>
  readonly campaigns: Set<number>
  /** Names by their first word: they are only made unreadable, for others may be called so too. */
  readonly names: Map<string, string[]>
}

/** Lines that name whoever was taken out, or whole pages; their messages are deleted already. */
export async function eraseLogs(
  store: Store,
  pageIds: readonly string[],
  { onProgress }: Pick<EraseOptions, 'onProgress'>,
): Promise<void> {
  const { db } = store.logs
  const traces = await tracesOf(store.db, pageIds)
  const { last } = await db
    .selectFrom('logs')
    .select((eb) => eb.fn.max<number | null>('id').as('last'))
    .executeTakeFirstOrThrow()
  const of = last ?? 0
  for (let after = 0; after < of;) {
    const lines = await db
      .selectFrom('logs')
      .selectAll()
      .where('id', '>', after)
      .where('id', '<=', of)
      .orderBy('id')
      .limit(linesAtOnce)
      .execute()
    const gone = await withoutMessage(store.db, lines)
    const doomed = lines.filter(({ id, ...line }) => gone.has(id) || names(line, traces))
    if (doomed.length > 0) await db.transaction().execute((tx) => dropLines(tx, doomed))
    const dropped = new Set(doomed.map(({ id }) => id))
    await maskNames(
      db,
      lines.filter(({ id }) => !dropped.has(id)),
      traces,
    )
    after = lines.at(-1)?.id ?? of
    onProgress?.({ step: 'log', done: after, of })
    await yieldToEventLoop()
  }
}

async function tracesOf(db: Reads, pageIds: readonly string[]): Promise<Traces> {
  const traces: Traces = {
    words: new Set(),
    conversations: new Set(),
    orders: new Set(),
    campaigns: new Set(),
    names: new Map(),
  }
  for await (const customers of detachedCustomers(db)) {
    for (const { psid, threadId, conversationId, name, profileName, phone } of customers) {
      for (const word of [psid, threadId, phone]) if (word) traces.words.add(word)
      if (conversationId !== null) traces.conversations.add(conversationId)
      addName(traces, name)
      addName(traces, profileName)
    }
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'number', 'customer_name', 'customer_phone'])
      .where(
        'customer_id',
        'in',
        customers.map(({ id }) => id),
      )
      .execute()
    for (const { id, number, customer_name, customer_phone } of orders) {
      traces.orders.add(id)
      traces.words.add(number).add(customer_phone)
      addName(traces, customer_name)
    }
    await yieldToEventLoop()
  }
  if (pageIds.length === 0) return traces
  for (const pageId of pageIds) traces.words.add(pageId)
  const pages = await db.selectFrom('pages').select('name').where('id', 'in', pageIds).execute()
  for (const { name } of pages) addName(traces, name)
  const campaigns = await db
    .selectFrom('campaigns')
    .select('id')
    .where('page_id', 'in', pageIds)
    .execute()
  for (const { id } of campaigns) traces.campaigns.add(id)
  return traces
}

const word = /[\p{L}\p{N}\p{M}_-]+/gu

function addName({ names: byFirst }: Traces, name: string | null): void {
  const first = name?.match(word)?.[0]
  if (!name || first === undefined || !name.startsWith(first) || name.length < 2) return
  // As it is, and as JSON writes it.
  const ways = new Set([name, JSON.stringify(name).slice(1, -1)])
  byFirst.set(first, [...(byFirst.get(first) ?? []), ...ways])
}

interface Line {
  readonly message: string
  readonly params: string | null
  readonly details: string | null
}

const ourIds = /"(conversationId|orderId|campaignId)":(\d+)/g

/** What fills a line's sentence is in its message, too. */
function names({ message, details }: Line, traces: Traces): boolean {
  const text = `${message}\n${details ?? ''}`
  for (const [found] of text.matchAll(word)) if (traces.words.has(found)) return true
  for (const [, kind, id] of (details ?? '').matchAll(ourIds)) {
    const ids =
      kind === 'conversationId'
        ? traces.conversations
        : kind === 'orderId'
          ? traces.orders
          : traces.campaigns
    if (ids.has(Number(id))) return true
  }
  return false
}

/** Lines on a message of ours that is no longer there. */
async function withoutMessage(
  db: Reads,
  lines: readonly ({ readonly id: number } & Line)[],
): Promise<ReadonlySet<number>> {
  const named = lines.flatMap(({ id, details }) => {
    const message = /"messageId":(\d+)/.exec(details ?? '')?.[1]
    return message === undefined ? [] : [{ line: id, message: Number(message) }]
  })
  if (named.length === 0) return new Set()
  const there = await db
    .selectFrom('messages')
    .select('id')
    .where(
      'id',
      'in',
      named.map(({ message }) => message),
    )
    .execute()
  const known = new Set(there.map(({ id }) => id))
  return new Set(named.filter(({ message }) => !known.has(message)).map(({ line }) => line))
}

async function maskNames(
  db: Kysely<LogSchema>,
  lines: readonly ({ readonly id: number } & Line)[],
  traces: Traces,
): Promise<void> {
  for (const { id, message, params, details } of lines) {
    const masked = {
      message: withoutNames(message, traces),
      params: params === null ? null : withoutNames(params, traces),
      details: details === null ? null : withoutNames(details, traces),
    }
    if (masked.message === message && masked.params === params && masked.details === details) {
      continue
    }
    await db.updateTable('logs').set(masked).where('id', '=', id).execute()
  }
}

function withoutNames(text: string, { names: byFirst }: Traces): string {
  let masked = text
  for (const { 0: first, index } of text.matchAll(word)) {
    for (const name of byFirst.get(first) ?? []) {
      if (text.startsWith(name, index)) masked = masked.replaceAll(name, '•••')
    }
  }
  return masked
}

/** The counts of the log follow its lines. */
async function dropLines(tx: Transaction<LogSchema>, lines: readonly LogRow[]): Promise<void> {
  const ids = lines.map(({ id }) => id)
  await tx.deleteFrom('logs').where('id', 'in', ids).execute()
  await takeFromCounts(tx, lines)
  await takeFromSums(
    tx,
    lines.map((line) => ({ ...line, details: readStoredObject(line.details) })),
  )
}
