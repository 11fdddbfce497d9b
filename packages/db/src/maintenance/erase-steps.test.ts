import { setTimeout as pause } from 'node:timers/promises'

import { because } from '@pal/core/texts/reason'
import { expect, it } from 'vitest'

import { customerByPsid } from '../conversations/customers.ts'
import { appendLogs, logSummary } from '../logs/logs.ts'
import { messagesNear } from '../messages/candidates.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { messageById } from '../messages/messages.ts'
import { insertOutgoing, markSending } from '../messages/outgoing.ts'
import { disconnectPage } from '../pages/pages.ts'
import { aCampaign, aPage, inbound, noon } from '../testing/fixtures.ts'
import { openTestStoreOnDisk } from '../testing/testing.ts'
import { detachCustomer } from './detach-customer.ts'
import type { EraseProgress } from './erase-options.ts'
import { erasePage, finishErasing } from './erase.ts'
import type { Store } from './store.ts'

const now = () => noon + 60_000

async function receive(store: Store, psid: string, messages: number): Promise<void> {
  for (let n = 0; n < messages; n += 1_000) {
    await store.transaction(async (tx) => {
      for (let m = n; m < Math.min(n + 1_000, messages); m++) {
        const said = { text: `jar ${m} of honey`, sentAt: noon + m, mid: `${psid}-${m}` }
        await ingestInbound(tx, inbound({ psid, customerName: `Rahima ${psid.length}`, ...said }))
      }
    })
  }
}

const count = (store: Store, table: string) =>
  store.raw.prepare(`SELECT count(*) FROM ${table}`).pluck().get()

/** The longest while for which the thread is held. */
async function longestHeld(): Promise<number> {
  await using store = await openTestStoreOnDisk({ flush: false })
  await aPage(store)
  await receive(store, 'psid-1', 800)
  for (let n = 0; n < 120; n++) await receive(store, `other-${n}`, 1)
  await disconnectPage(store.db, 'page-1', noon)
  const seen: EraseProgress[] = []
  // Computing time: other tests beside this one must not count.
  const spent = () => process.threadCpuUsage().user / 1_000
  let longest = 0
  let last = spent()
  let beating = true
  const beat = () => {
    longest = Math.max(longest, spent() - last)
    last = spent()
    if (beating) setImmediate(beat)
  }
  beat()
  await pause(5)
  longest = 0
  await erasePage(store, 'page-1', { now, onProgress: (progress) => seen.push(progress) })
  beating = false
  expect(count(store, 'messages')).toBe(0)
  expect(seen.filter(({ step }) => step === 'rows').length).toBeGreaterThan(120)
  expect(seen.at(-1)).toMatchObject({ step: 'files' })
  return longest
}

it('holds the thread for no longer than a frame or two, however many are erased [EN-02]', async () => {
  // The better of two: room may have been made for what is new just then.
  const longest = Math.min(await longestHeld(), await longestHeld())
  // A frame is 16 ms, on a machine that runs nothing else; the last rows of 120 customers are 150 ms.
  expect(longest).toBeLessThan(60)
})

it('a stop of the program on the way is gone on with, and who writes meanwhile begins again [EN-02]', async () => {
  await using store = await openTestStoreOnDisk()
  await aPage(store)
  await receive(store, 'psid-1', 10)
  // As far as an erasure had come when the program was killed.
  await store.transaction(async (tx) => {
    await detachCustomer(tx, 1, now())
    await tx.insertInto('store_meta').values({ key: 'erasing', value: '{"pages":[]}' }).execute()
  })
  const who = { pageId: 'page-1', psid: 'psid-1' }
  const before = { ...who, fromCustomer: true, at: noon + 9 }
  expect(await customerByPsid(store.db, who.pageId, who.psid)).toBeUndefined()
  expect(await messagesNear(store.db, before)).toEqual([])
  const later = inbound({ psid: 'psid-1', mid: 'new', text: 'Still open?', sentAt: now() + 1 })
  await store.transaction((tx) => ingestInbound(tx, later))
  expect(await finishErasing(store, { now })).toBe('erased')
  expect([count(store, 'customers'), count(store, 'conversations')]).toEqual([1, 1])
  expect(await store.db.selectFrom('messages').select('text').execute()).toEqual([
    { text: 'Still open?' },
  ])
  expect(await finishErasing(store, { now })).toBe('nothing')
})

it('nobody who is being erased is sent what was still waiting [EN-02]', async () => {
  await using store = await openTestStoreOnDisk()
  await aPage(store)
  await receive(store, 'psid-1', 1)
  const waiting = { conversationId: 1, author: 'agent', text: 'Yes', now: now() } as const
  const { message } = await store.transaction((tx) => insertOutgoing(tx, waiting))
  await store.transaction((tx) => detachCustomer(tx, 1, now()))
  expect(await store.transaction((tx) => markSending(tx, message.id, now()))).toBe(false)
  expect((await messageById(store.db, message.id))?.state).toBe('queued')
})

it('a page is called off between two customers, and erased whole when it is asked for again [EN-02]', async () => {
  await using store = await openTestStoreOnDisk()
  await aPage(store)
  await aPage(store, 'page-2')
  await aCampaign(store)
  await aCampaign(store, { page_id: 'page-2' })
  for (const psid of ['psid-1', 'psid-2', 'psid-3']) await receive(store, psid, 3)
  await appendLogs(store.logs.db, [
    {
      at: noon,
      level: 'info',
      category: 'facebook',
      said: because('earlier_text', { text: 'Fetched' }),
      details: { pageId: 'page-1' },
    },
    {
      at: noon,
      level: 'info',
      category: 'facebook',
      said: because('earlier_text', { text: 'Fetched' }),
      details: { pageId: 'page-2' },
    },
    {
      at: noon,
      level: 'warn',
      category: 'facebook',
      said: because('earlier_text', { text: 'Rahima 6 was slow' }),
    },
  ])
  await expect(erasePage(store, 'page-1', { now })).rejects.toMatchObject({ kind: 'conflict' })
  await disconnectPage(store.db, 'page-1', noon)
  const stop = new AbortController()
  const onProgress = ({ step, done }: EraseProgress) => {
    if (step === 'rows' && done === 1) stop.abort()
  }
  const called = await erasePage(store, 'page-1', { now, signal: stop.signal, onProgress })
  expect(called).toBe('cancelled')
  expect([count(store, 'customers'), count(store, 'pages')]).toEqual([2, 2])
  expect((await logSummary(store.logs.db, noon)).all).toBe(3)

  expect(await erasePage(store, 'page-1', { now })).toBe('erased')
  for (const table of ['customers', 'conversations', 'messages', 'campaign_conversations']) {
    expect([table, count(store, table)]).toEqual([table, 0])
  }
  expect(await store.db.selectFrom('campaigns').select('page_id').execute()).toEqual([
    { page_id: 'page-2' },
  ])
  const logs = await store.logs.db
    .selectFrom('logs')
    .select(['message', 'params', 'details'])
    .execute()
  expect(logs).toEqual([
    { message: 'Fetched', params: '{"text":"Fetched"}', details: '{"pageId":"page-2"}' },
    { message: '••• was slow', params: '{"text":"••• was slow"}', details: null },
  ])
  const counters = store.raw
    .prepare("SELECT key, value FROM counters WHERE value <> 0 AND key NOT LIKE 'ids.%'")
    .all()
  expect(counters).toEqual([
    { key: 'campaigns.active', value: 1 },
    { key: 'conversations.version', value: expect.any(Number) },
  ])
  expect(store.raw.pragma('foreign_key_check')).toEqual([])
})

it('knows every table that holds rows of a conversation or a customer [EN-02]', async () => {
  await using store = await openTestStoreOnDisk()
  const tables = store.raw
    .prepare(
      `SELECT DISTINCT t.name FROM pragma_table_list t, pragma_table_info(t.name) c
       WHERE t.schema = 'main' AND t.type = 'table'
       AND c.name IN ('conversation_id', 'customer_id', 'psid') ORDER BY 1`,
    )
    .pluck()
    .all()
  // A new one must be erased, too: see erase-rows.ts, then name it here.
  expect(tables).toEqual([
    'answer_examples',
    'attachments',
    'campaign_conversations',
    'comments',
    'conversation_sources',
    'conversation_summaries',
    'conversations',
    'customer_revenue',
    'customers',
    'decision_log',
    'drafts',
    'jobs',
    'messages',
    'orders',
    'rehearsal_conversations',
    'scheduled_replies',
    'stated_facts',
    'tactic_messages_sent',
    'task_marks',
    'webhook_events',
  ])
})
