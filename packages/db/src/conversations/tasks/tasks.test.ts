import { because } from '@pal/core/texts/reason'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { concludeSend } from '../../jobs/conclude-send.ts'
import { enqueueSend } from '../../jobs/job-kinds.ts'
import { leaseNext } from '../../jobs/queue.ts'
import type { Store } from '../../maintenance/store.ts'
import { ingestInbound } from '../../messages/inbound.ts'
import { advanceSend, insertOutgoing, markSending, markSent } from '../../messages/outgoing.ts'
import { refuseScheduledReply, scheduleReply } from '../../messages/scheduled-replies.ts'
import { storeReason } from '../../schema/stored-reason.ts'
import { aPage, inbound, noon, someCustomers } from '../../testing/fixtures.ts'
import { openTestStore } from '../../testing/testing.ts'
import { humanNoLongerNeeded } from '../conversations.ts'
import { keepDraft, settleDraft } from '../drafts.ts'
import { askForLateReplies, requestHuman } from '../request-human.ts'
import { takeOver } from '../take-over.ts'
import { markTask, unmarkTask } from './task-marks.ts'
import { countTasks, findTask, listTasks, unsentTasks } from './tasks.ts'

const minute = 60_000
const closed = because('graph_window_closed')
const asked = because('wants_human')
let store: Store
beforeEach(async () => {
  store = openTestStore()
  await aPage(store)
  await someCustomers(store, 3)
})
afterEach(() => store.close())

const listed = async (now = noon + 10 * minute) => {
  const rows = await listTasks(store.db, { now, limit: 50 })
  expect(await countTasks(store.db, now)).toBe(rows.length)
  return rows.map(({ kind, conversation_id: id, text }) => `${kind} ${id}: ${text}`)
}

type End = 'sent' | 'refused' | 'lost'
const sends = (conversationId: number, text: string, now: number, end: End) =>
  store.transaction(async (tx) => {
    const { message } = await insertOutgoing(tx, { conversationId, author: 'human', text, now })
    await markSending(tx, message.id, now)
    if (end === 'sent') await markSent(tx, message.id, { mid: `m_${message.id}`, now })
    else await advanceSend(tx, message.id, end, { reason: closed, now })
    return message.id
  })
const fails = (conversationId: number, text: string, now: number) =>
  sends(conversationId, text, now, 'refused')

const asksForHuman = (id: number, now: number) =>
  store.transaction((tx) => requestHuman(tx, id, asked, now))

it('whoever writes again goes on waiting in their turn, and another reason is a new task [CV-18]', async () => {
  await asksForHuman(1, noon + minute)
  await asksForHuman(2, noon + 2 * minute)
  await asksForHuman(1, noon + 3 * minute)
  expect(await listed()).toEqual(['handoff 1: psid-1', 'handoff 2: psid-2'])
  await store.transaction((tx) => requestHuman(tx, 1, closed, noon + 4 * minute))
  expect(await listed()).toEqual(['handoff 2: psid-2', 'handoff 1: psid-1'])
})

it('tells what the customer said, whoever had the last word, and whatever it was [CV-18]', async () => {
  await asksForHuman(1, noon + minute)
  await store.transaction((tx) =>
    insertOutgoing(tx, {
      conversationId: 1,
      author: 'agent',
      text: 'A colleague comes',
      now: noon + minute,
    }),
  )
  await store.transaction((tx) =>
    ingestInbound(
      tx,
      inbound({ psid: 'psid-1', mid: 'picture', text: '', sentAt: noon + 2 * minute }),
    ),
  )
  expect(await listed()).toEqual(['handoff 1: psid-1'])
})

it('what a customer asked for stays a task where its answer cannot go out, and once it has [CV-18, AG-16, FB-08]', async () => {
  const reason = async () => (await findTask(store.db, 'handoff', 1))?.reason
  const promise = { conversationId: 1, author: 'agent', text: 'A person answers you here' } as const
  await asksForHuman(1, noon + minute)
  const message = await store.transaction(async (tx) => {
    const queued = await insertOutgoing(tx, { ...promise, now: noon + minute })
    await enqueueSend(tx, queued.message, noon + minute)
    await markSending(tx, queued.message.id, noon + minute)
    return queued.message
  })
  const ask = { kinds: ['send'], owner: 'test', now: noon + minute, leaseMs: minute } as const
  await store.transaction(async (tx) => {
    const job = await leaseNext(tx, ask)
    const held = { event: 'held', reason: because('send_failed') } as const
    await concludeSend(tx, { job: job!, message }, held, noon + 2 * minute)
  })
  expect(await reason()).toBe(storeReason(asked))
  await store.transaction(async (tx) => {
    await markSending(tx, message.id, noon + 3 * minute)
    await markSent(tx, message.id, { mid: 'm_promise', now: noon + 3 * minute })
  })
  expect(await reason()).toBe(storeReason(asked))
})

it('what was put off comes back when the customer writes again [CV-18]', async () => {
  await asksForHuman(1, noon + minute)
  const task = await findTask(store.db, 'handoff', 1)
  await store.transaction((tx) => markTask(tx, task!, { snoozedUntil: noon + 60 * minute }))
  expect(await listed()).toEqual([])
  await asksForHuman(1, noon + 3 * minute)
  expect(await listed()).toEqual(['handoff 1: psid-1'])
})

it('everything that waits for the seller is one list, the longest wait first [CV-18]', async () => {
  expect(await listed()).toEqual([])
  await fails(2, 'We have it', noon + 2 * minute)
  await asksForHuman(1, noon + minute)
  await store.transaction((tx) =>
    scheduleReply(tx, {
      conversationId: 3,
      text: 'Open again',
      sendAt: noon + 60 * minute,
      clientId: null,
      now: noon,
    }),
  )
  expect(await listed()).toEqual([
    'handoff 1: psid-1',
    'unsent 2: We have it',
    'scheduled 3: Open again',
  ])
  const [first, second] = await listTasks(store.db, { now: noon, limit: 1 }).then(async ([one]) => [
    one,
    ...(await listTasks(store.db, { now: noon, limit: 1, after: { at: one!.at, id: one!.ref } })),
  ])
  expect(first).toMatchObject({
    kind: 'handoff',
    at: noon + minute,
    reason: storeReason(asked),
    customer_name: 'Rahim Uddin',
    page_name: 'Dhaka Looms',
  })
  expect(second).toMatchObject({ kind: 'unsent', reason: storeReason(closed) })
})

it('what did not go out waits once a conversation, and only until something reaches the customer [CV-18]', async () => {
  await fails(2, 'first try', noon + minute)
  await fails(2, 'second try', noon + 2 * minute)
  expect(await listed()).toEqual(['unsent 2: first try'])
  // A hand-off in the same conversation says it already.
  await asksForHuman(2, noon + 3 * minute)
  expect(await listed()).toEqual(['handoff 2: psid-2'])
  await store.transaction((tx) => humanNoLongerNeeded(tx, 2, noon + 4 * minute))
  await sends(2, 'third', noon + 5 * minute, 'sent')
  expect(await listed()).toEqual([])
})

it('a reply that did not go out is the task, and not that the customer waits for one [CV-18, SE-08]', async () => {
  const until = noon + 60 * minute
  await store.transaction(async (tx) => {
    for (const id of [1, 2]) await takeOver(tx, id, { until, now: noon })
  })
  await fails(2, 'We have it', noon + 2 * minute)
  const late = { takeoverMs: 60 * minute, now: noon + 20 * minute }
  expect(await store.transaction((tx) => askForLateReplies(tx, late))).toEqual([1])
  expect(await listed(late.now)).toEqual(['unsent 2: We have it', 'handoff 1: psid-1'])
})

it('an earlier success takes no later failure away, and what nobody knows the end of waits, too [CV-18]', async () => {
  await sends(2, 'Hello', noon, 'sent')
  await fails(2, 'It is here', noon + minute)
  await sends(3, 'Still there?', noon, 'lost')
  expect(await listed()).toEqual(['unsent 3: Still there?', 'unsent 2: It is here'])
})

it('of drafts those wait that nobody has settled, and none that a hand-off tells of [CV-18, AG-25]', async () => {
  const draft = { text: 'It is 650.', reason: null, created_at: noon } as const
  const [open, settled] = await store.transaction((tx) =>
    Promise.all([
      keepDraft(tx, { ...draft, conversation_id: 1, kind: 'answer' }),
      keepDraft(tx, { ...draft, conversation_id: 2, kind: 'answer' }),
      keepDraft(tx, { ...draft, conversation_id: 3, kind: 'held' }),
    ]),
  )
  expect(open).not.toBe(settled)
  await store.transaction((tx) =>
    settleDraft(tx, { id: settled, conversation_id: 2 }, { state: 'discarded', now: noon }),
  )
  await store.transaction((tx) =>
    keepDraft(tx, { ...draft, conversation_id: 2, kind: 'follow_up', text: 'Still there?' }),
  )
  // What it answers tells one from another; all of them may begin alike.
  expect(await listed()).toEqual(['draft 1: psid-1', 'draft 2: Still there?'])
  const [task] = await listTasks(store.db, { now: noon, limit: 5 })
  expect(task?.draft).toBe('It is 650.')
})

it('nothing waits of a customer who is being erased [CV-18, EN-02]', async () => {
  await asksForHuman(1, noon)
  await fails(2, 'We have it', noon)
  await store.transaction((tx) =>
    tx.updateTable('conversations').set({ erasing_since: noon }).execute(),
  )
  expect(await listed()).toEqual([])
})

it('what is put off comes back at its time, and sooner where it waits again [CV-18]', async () => {
  await asksForHuman(1, noon)
  const task = await findTask(store.db, 'handoff', 1)
  await store.transaction((tx) => markTask(tx, task!, { snoozedUntil: noon + 30 * minute }))
  expect(await listed(noon + 29 * minute)).toEqual([])
  expect(await listed(noon + 30 * minute)).toEqual(['handoff 1: psid-1'])
  await asksForHuman(1, noon + minute)
  expect(await listed(noon + 2 * minute)).toEqual(['handoff 1: psid-1'])
})

it('what is done stays away until that is taken back [CV-18]', async () => {
  const ref = await fails(2, 'We have it', noon)
  const task = await findTask(store.db, 'unsent', ref)
  await store.transaction((tx) => markTask(tx, task!, { doneAt: noon }))
  expect(await listed()).toEqual([])
  await store.transaction((tx) => unmarkTask(tx, { kind: 'unsent', ref }, noon))
  expect(await listed()).toEqual(['unsent 2: We have it'])
})

it('a scheduled reply that could not go out says why [CV-18, CV-16]', async () => {
  await store.transaction(async (tx) => {
    const reply = { conversationId: 3, text: 'Hello', sendAt: noon, clientId: null, now: noon }
    const row = await scheduleReply(tx, reply)
    await refuseScheduledReply(tx, row, storeReason(closed), noon)
  })
  const [task] = await listTasks(store.db, { now: noon, limit: 5 })
  expect(task).toMatchObject({ kind: 'scheduled', reason: storeReason(closed) })
})

it('a reply that its time passed is one task beside its hand-off, done with it and back with it [CV-18, CV-16]', async () => {
  await store.transaction(async (tx) => {
    const reply = { conversationId: 3, text: 'Open at nine', sendAt: noon, clientId: null }
    const row = await scheduleReply(tx, { ...reply, now: noon })
    await scheduleReply(tx, { ...reply, text: 'Later', sendAt: noon + 9 * minute, now: noon })
    await refuseScheduledReply(tx, row, storeReason(closed), noon)
    await requestHuman(tx, 3, because('scheduled_not_sent', { problem: closed }), noon)
  })
  expect(await listed()).toEqual(['handoff 3: psid-3', 'scheduled 3: Later'])
  const [task] = await listTasks(store.db, { now: noon, limit: 5 })
  expect(task?.draft).toBe('Open at nine')
  await store.transaction(async (tx) => {
    await markTask(tx, task!, { doneAt: noon + minute })
    await humanNoLongerNeeded(tx, 3, noon + minute)
    const behind = await unsentTasks(tx, 3)
    expect(behind.map(({ text }) => text)).toEqual(['Open at nine'])
    for (const each of behind) await markTask(tx, each, { doneAt: noon + minute })
  })
  expect(await listed()).toEqual(['scheduled 3: Later'])
  await store.transaction((tx) => unmarkTask(tx, task!, noon + 2 * minute))
  expect(await listed()).toEqual(['handoff 3: psid-3', 'scheduled 3: Later'])
  // Whoever takes the chat back finds the reply by itself.
  await store.transaction((tx) => humanNoLongerNeeded(tx, 3, noon + 3 * minute))
  expect(await listed()).toEqual(['scheduled 3: Open at nine', 'scheduled 3: Later'])
})

it('finds the few unsent messages by their index, however many there are [CV-18]', () => {
  const plan = store.raw
    .prepare<[], { detail: string }>(
      `EXPLAIN QUERY PLAN SELECT unsent.id FROM messages AS unsent
       WHERE unsent.state IN ('failed', 'unknown') GROUP BY unsent.conversation_id`,
    )
    .all()
  expect(plan.map(({ detail }) => detail).join()).toMatch(/messages_(unsent|unsettled)/)
})
