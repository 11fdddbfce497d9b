import { join } from 'node:path'

import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'

import { findConversation } from '../../conversations/conversations.ts'
import { customerByPsid } from '../../conversations/customers.ts'
import { finishErasing } from '../../maintenance/erase.ts'
import { openStore, storeFile } from '../../maintenance/open-store.ts'
import type { Store } from '../../maintenance/store.ts'
import { isHoldingReply } from '../../messages/holding-reply.ts'
import { partsUnder, sentAsScheduled } from '../../messages/message-parts.ts'
import { messageById } from '../../messages/messages.ts'
import { lastWebhookContact, readAppState } from '../../settings/app-state.ts'
import { readSettings } from '../../settings/settings.ts'
import { moduleAt, startVictim } from '../../testing/faults.ts'
import { thaw } from './frozen/thaw.ts'

/** A store of version 3 in which something has happened since, opened by the program of today. */
async function opened(happened: string, work: (store: Store) => Promise<void>): Promise<void> {
  await using folder = await thaw(3)
  const raw = new Sqlite(join(folder.path, storeFile))
  raw.exec(happened)
  raw.close()
  await using store = await openStore(folder.path)
  expect(store.raw.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(store.raw.pragma('foreign_key_check')).toEqual([])
  await work(store)
}

const message = (id: number, author: string, clientId: string) =>
  `INSERT INTO messages (conversation_id, sent_at, id, page_id, direction, author, text, state,
     client_id, created_at)
   VALUES (1, ${2_000_000_000_000 + id}, ${id}, 'page-1', 'out', '${author}', 'text ${id}', 'sent',
     '${clientId}', ${2_000_000_000_000 + id});`

it('what a message’s client id said by a prefix becomes columns [DT-06, CV-05]', async () => {
  const typed = [
    message(101, 'person', 'w-1'),
    message(102, 'person', 'w-1#2'),
    message(103, 'person', 'w-1#10'),
    message(104, 'person', 'scheduled:7:w-2'),
    message(105, 'person', 'scheduled:7:w-2#2'),
    message(106, 'person', 'scheduled:8'),
    message(107, 'automation', 'patience:1793620800000'),
    message(108, 'agent', '0b1c-4f'),
    message(109, 'agent', '0b1c-4f#2'),
  ]
  await opened(typed.join('\n'), async (store) => {
    const rows = await store.db
      .selectFrom('messages')
      .select(['id', 'client_id', 'part', 'scheduled_reply_id', 'holding_since'])
      .where('id', '>', 100)
      .orderBy('id')
      .execute()
    expect(rows.map((row) => Object.values(row))).toEqual([
      [101, 'w-1', 1, null, null],
      [102, 'w-1', 2, null, null],
      [103, 'w-1', 10, null, null],
      [104, 'w-2', 1, 7, null],
      [105, 'w-2', 2, 7, null],
      [106, null, 1, 8, null],
      [107, null, 1, null, 1_793_620_800_000],
      [108, '0b1c-4f', 1, null, null],
      [109, '0b1c-4f', 2, null, null],
    ])
    const ids = async (found: ReturnType<typeof partsUnder>) => (await found).map(({ id }) => id)
    expect(await ids(partsUnder(store.db, 1, 'w-1'))).toEqual([101, 102, 103])
    expect(await ids(partsUnder(store.db, 1, 'w-2'))).toEqual([])
    expect(await sentAsScheduled(store.db, 1, 'w-2')).toMatchObject({
      replyId: 7,
      messages: [{ id: 104 }, { id: 105 }],
    })
    const holding = await messageById(store.db, 107)
    expect(holding && isHoldingReply(holding)).toBe(true)
    expect(await messageById(store.db, 101)).toMatchObject({ author: 'human' })
  })
})

it('an id that only looks like one of ours stays the window’s, and is never the end of an update [DT-06]', async () => {
  const odd = [
    'w#1',
    'w#02',
    '#2',
    'w#',
    'w#12345678901234567890',
    'patience:5',
    'scheduled:',
    'scheduled:x',
    "it''s#",
  ]
  const typed = [
    ...odd.map((id, n) => message(101 + n, 'person', id)),
    message(120, 'person', 'scheduled:9'),
    message(121, 'person', 'scheduled:9:again'),
  ]
  await opened(typed.join('\n'), async (store) => {
    const rows = await store.db
      .selectFrom('messages')
      .select(['client_id', 'part', 'scheduled_reply_id', 'holding_since'])
      .where('id', '>', 100)
      .orderBy('id')
      .execute()
    expect(rows.map((row) => Object.values(row))).toEqual([
      ...odd.map((id) => [id.replace("''", "'"), 1, null, null]),
      [null, 1, 9, null],
      ['scheduled:9:again', 1, null, null],
    ])
  })
})

it('who was being erased still is, and whoever wrote again meanwhile is found [EN-02, DT-06]', async () => {
  const erasing = `
    UPDATE customers SET psid = 'erasing:2:p-2' WHERE id = 2;
    UPDATE conversations SET thread_id = 'erasing:2:t_2', handler = 'person' WHERE id = 2;
    UPDATE conversations SET thread_id = 't_3' WHERE id = 3;
    INSERT INTO customers (id, page_id, psid, created_at, updated_at)
      VALUES (9, 'page-1', 'p-2', 5, 5);
    INSERT INTO conversations (id, customer_id, page_id, thread_id, last_activity_at, created_at, updated_at)
      VALUES (9, 9, 'page-1', 't_2', 5, 5, 5);
    DELETE FROM customers WHERE id = 10;
    UPDATE sqlite_sequence SET seq = 40 WHERE name = 'customers';
    INSERT INTO store_meta VALUES ('erasing', '{"pages":[]}');
  `
  await opened(erasing, async (store) => {
    const known = () =>
      store.db.selectFrom('customers').select(['id', 'psid', 'erasing_since']).execute()
    expect(await known()).toMatchObject([
      { id: 1, psid: 'p-1', erasing_since: null },
      { id: 2, psid: 'p-2', erasing_since: expect.any(Number) },
      { id: 3, psid: 'p-3', erasing_since: null },
      { id: 4, psid: 'p-4', erasing_since: null },
      { id: 5, psid: 'p-5', erasing_since: null },
      { id: 9, psid: 'p-2', erasing_since: null },
    ])
    expect(await findConversation(store.db, 2)).toMatchObject({
      thread_id: 't_2',
      handler: 'human',
      erasing_since: expect.any(Number),
    })
    expect((await customerByPsid(store.db, 'page-1', 'p-2'))?.id).toBe(9)
    expect((await findConversation(store.db, 't_2'))?.id).toBe(9)
    expect((await findConversation(store.db, 't_3'))?.id).toBe(3)
    expect(await finishErasing(store, { now: () => 10 })).toBe('erased')
    expect((await known()).map(({ id }) => id)).toEqual([1, 3, 4, 5, 9])
    // No number is given twice.
    const made = { page_id: 'page-1', psid: 'p-6', created_at: 6, updated_at: 6 }
    const row = store.db.insertInto('customers').values(made).returning('id')
    expect(await row.executeTakeFirst()).toEqual({ id: 41 })
  })
})

it('only tabs stay in the settings, and the saved replies under their name [SE-09, DT-06]', async () => {
  const kept = `
    INSERT INTO settings VALUES
      ('flow', '{"takeoverHours":12,"cannedReplies":[{"title":"Hi","text":"Hello {name}"}]}', 1),
      ('launch_draft', '{"name":"Winter"}', 2),
      ('modelMemory', '{"tastes":[{"model":"m"}],"chatOnly":[]}', 3),
      ('facebookSession', '{"userId":"u"}', 4),
      ('facebookWebhook', '{"publicUrl":"https://shop.example"}', 5);
    INSERT INTO store_meta VALUES ('webhook_contact', '1793620800000');
  `
  await opened(kept, async (store) => {
    expect(await readSettings(store.db)).toEqual({
      company: { companyName: 'ঢাকা লুমস' },
      flow: { takeoverHours: 12, savedReplies: [{ title: 'Hi', text: 'Hello {name}' }] },
    })
    expect(await readAppState(store.db, 'launch_draft')).toEqual({ name: 'Winter' })
    expect(await readAppState(store.db, 'model_capabilities')).toEqual({
      capabilities: [{ model: 'm' }],
      chatOnly: [],
    })
    expect(await readAppState(store.db, 'facebook_session')).toEqual({ userId: 'u' })
    expect(await readAppState(store.db, 'webhook_setup')).toEqual({
      publicUrl: 'https://shop.example',
    })
    expect(await lastWebhookContact(store.db)).toBe(1_793_620_800_000)
    expect(store.raw.prepare("SELECT * FROM store_meta WHERE key LIKE 'web%'").all()).toEqual([])
  })
})

it('why a human is needed, what was sent for a tactic and what was decided keep their rows [DT-06, AG-15]', async () => {
  const before = `
    UPDATE conversations SET attention = 'Asks for the owner', attention_at = 7 WHERE id = 4;
    UPDATE messages SET receipt_id = 2 WHERE id = 2;
    UPDATE orders SET decided_by = 'person' WHERE id = 2;
  `
  await opened(before, async (store) => {
    const needed = store.raw.prepare(
      'SELECT id, needs_human_at FROM conversations WHERE needs_human_reason IS NOT NULL',
    )
    expect(needed.all()).toEqual([{ id: 4, needs_human_at: 7 }])
    expect(await messageById(store.db, 2)).toMatchObject({ decision_id: 2 })
    const sent = store.db.selectFrom('tactic_message_stats').select(['text', 'sent', 'sold'])
    expect(await sent.execute()).toEqual([{ text: 'আজই নিন', sent: 5, sold: 2 }])
    const by = store.raw.prepare('SELECT decided_by FROM orders ORDER BY id').pluck()
    expect(by.all()).toEqual(['agent', 'human', 'agent'])
    // The word of before is refused from now on.
    const refused = () => store.raw.exec("UPDATE conversations SET handler = 'person'")
    expect(refused).toThrow('CHECK')
  })
})

it('a constraint that is not there as it was is an error, and the store stays as it was [DT-06]', async () => {
  await using folder = await thaw(3)
  const raw = new Sqlite(join(folder.path, storeFile))
  raw.exec('ALTER TABLE orders RENAME COLUMN decided_by TO decided')
  raw.close()
  await expect(openStore(folder.path)).rejects.toThrow('orders has no constraint')
  const after = new Sqlite(join(folder.path, storeFile))
  expect(after.pragma('user_version', { simple: true })).toBe(3)
  expect(after.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(after.prepare("SELECT handler FROM conversations WHERE handler = 'human'").all()).toEqual(
    [],
  )
  after.close()
})

it('killed with kill -9 when all of it is done but the commit, it leaves the store of before [DT-06, DT-07]', async () => {
  await using folder = await thaw(3)
  const victim = startVictim(`
    const { openStore } = await import(${moduleAt('maintenance/open-store.ts')})
    const { storeSchema } = await import(${moduleAt('schema/migrations/store.ts')})
    const steps = [storeSchema.migrations[4], () => process.kill(process.pid, 'SIGKILL')].flat()
    const schema = { ...storeSchema, migrations: { ...storeSchema.migrations, 4: steps } }
    await openStore(${JSON.stringify(folder.path)}, { schema })
    console.log('survived')`)
  await victim.gone
  expect(victim.lines).toEqual([])
  const left = new Sqlite(join(folder.path, storeFile))
  expect(left.pragma('user_version', { simple: true })).toBe(3)
  expect(left.prepare('SELECT count(*) FROM agent_receipts').pluck().get()).toBe(5)
  left.close()
  await using store = await openStore(folder.path)
  expect(store.migratedFrom?.version).toBe(3)
  expect(store.raw.pragma('integrity_check', { simple: true })).toBe('ok')
})
