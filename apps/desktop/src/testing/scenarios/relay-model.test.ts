import { findConversation } from '@pal/db/conversations/conversations'
import { answerKey } from '@pal/db/jobs/job-kinds'
import { unfinishedJob } from '@pal/db/jobs/queue'
import { messagesOf, type MessageRow } from '@pal/db/messages/messages'
import type { GraphMessage } from '@pal/doubles/graph/graph-model'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { pageInboxAppId } from '../../messenger/graph/webhook-events.ts'
import { storedHalf } from '../fuzz.ts'
import { type Mailbox, openMailbox } from '../mailbox.ts'
import { otherApp, RelayModel } from '../relay-model.ts'
import { runs } from '../relay-steps.ts'

const numRuns = Number(process.env['PAL_RELAY_RUNS'] ?? 20)
const seed = Number(process.env['PAL_RELAY_SEED'] ?? 1)

const takeoverMs = 12 * 3_600_000

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await openMailbox()
})
afterAll(() => mailbox[Symbol.asyncDispose]())
// Only steps move the clocks, so that a run that fails fails again.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

it(
  'whatever is delivered, lost, late or twice, the stored threads become Facebook’s, and nothing is sent twice [FB-06, FB-07, FB-09, AG-08]',
  async () => {
    await fc.assert(
      fc.asyncProperty(runs, async ({ steps, ...circumstances }) => {
        await using model = await RelayModel.open(mailbox, circumstances)
        await model.take(steps)
        await model.catchUp()
        for (const { psid } of model.people) await comparePerson(model, psid)
        expect(storedHalf(model.store)).toEqual({})
        const marks = model.facebook.sent.map(({ metadata }) => metadata)
        expect(new Set(marks).size).toBe(marks.length)
      }),
      { numRuns, seed },
    )
  },
  60 * 60_000,
)

async function comparePerson({ facebook, page, store }: RelayModel, psid: string): Promise<void> {
  const real = facebook.thread(page, psid)
  const row = await store.db
    .selectFrom('conversations')
    .innerJoin('customers', 'customers.id', 'conversations.customer_id')
    .select('conversations.id')
    .where('customers.psid', '=', psid)
    .executeTakeFirst()
  const rows = row ? await messagesOf(store.db, row.id, { limit: 1_000 }) : []
  const ids = new Map(real.map(({ mid, webhookMid }) => [webhookMid, mid]))
  // What was never sent is nowhere at Facebook.
  const out = rows.filter(({ state }) => state !== 'failed')
  const stored = out.map((message) => ({
    mid: ids.get(message.mid ?? '') ?? message.mid,
    text: message.text,
    by: message.send_attempted_at === null ? message.author : 'us',
  }))
  expect(stored).toEqual(real.map((message) => ({ ...pick(message), by: writerOf(message) })))
  const conversation = row && (await findConversation(store.db, row.id))
  if (!conversation) return
  const last = rows.at(-1)
  const typed = real.filter(({ appId }) => appId === pageInboxAppId)
  const lasts = typed.some(({ at }) => at > facebook.now() - takeoverMs)
  const unread = unseen(rows).length
  // Whether the seller has looked meanwhile is not kept: a program that was taken for a person
  // leaves less unread.
  const corrected = real.some(({ appId }) => appId === otherApp)
  const { message_count, last_message, last_message_at } = conversation
  const { unread_count, waiting_since, handler } = conversation
  expect({
    message_count,
    last_message,
    last_message_at,
    unread_count,
    waiting_since,
    handler,
  }).toEqual({
    message_count: rows.length,
    last_message: last?.text,
    last_message_at: last?.sent_at,
    unread_count: corrected ? Math.min(unread_count, unread) : unread,
    waiting_since: unanswered(rows)[0]?.sent_at ?? null,
    // One whose time is up ends when the house is kept, or was too old when it was heard of.
    handler: lasts ? 'human' : typed.length > 0 ? handler : 'agent',
  })
  if (waiting_since !== null && handler === 'agent') {
    expect(await unfinishedJob(store.db, answerKey(conversation.id))).toBeDefined()
  }
}

const pick = ({ mid, text }: GraphMessage) => ({ mid, text })

function writerOf({ fromPage, metadata, appId }: GraphMessage): string {
  if (!fromPage) return 'customer'
  if (metadata !== undefined) return 'us'
  return appId === pageInboxAppId ? 'inbox' : 'automation'
}

/** What nobody who speaks for the page can have seen. */
function unseen(rows: readonly MessageRow[]): MessageRow[] {
  return rows.filter(
    (row, at) =>
      row.direction === 'in' && !rows.some((other, place) => sees(other, place, row, at)),
  )
}

function unanswered(rows: readonly MessageRow[]): MessageRow[] {
  return rows.filter(
    (row, at) =>
      row.direction === 'in' &&
      !rows.some((other, place) => other.mid !== null && sees(other, place, row, at)),
  )
}

/** Who types in the inbox sees what is there; who writes here what was stored by then. */
function sees(other: MessageRow, place: number, row: MessageRow, at: number): boolean {
  if (other.author === 'inbox') return place > at
  if (other.author !== 'agent' && other.author !== 'human') return false
  return row.id < other.id
}
