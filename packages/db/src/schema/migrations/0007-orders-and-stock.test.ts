import { join } from 'node:path'

import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'

import { openStore, storeFile } from '../../maintenance/open-store.ts'
import { thaw } from './frozen/thaw.ts'

it('which orders of an older store the agent took is counted by quarter, day and hour [DT-06, AN-02]', async () => {
  await using folder = await thaw(6)
  const raw = new Sqlite(join(folder.path, storeFile))
  raw.exec("UPDATE orders SET decided_by = 'human' WHERE id = 1")
  raw.close()
  await using store = await openStore(folder.path)
  const count = (of: string) => store.raw.prepare<[], number>(`SELECT ${of}`).pluck().get()
  const took = count("count(*) FROM orders WHERE decided_by = 'agent'")
  expect(took).toBeGreaterThan(0)
  for (const table of ['rollup_quarter_campaign', 'rollup_day_campaign', 'rollup_hour_all']) {
    expect(count(`sum(agent_orders) FROM ${table}`), table).toBe(took)
    expect(count(`count(*) FROM ${table} WHERE agent_orders > orders`), table).toBe(0)
  }
})

it('why orders of an older store were cancelled, and what was given back of them, is read from what it has [DT-06, OR-06, OR-09]', async () => {
  await using folder = await thaw(6)
  const raw = new Sqlite(join(folder.path, storeFile))
  const cancelled = raw.prepare('SELECT id FROM orders ORDER BY id').pluck().all()
  expect(cancelled.length).toBeGreaterThanOrEqual(3)
  raw.exec(`
    UPDATE orders SET status = 'cancelled' WHERE id IN (1, 2);
    DELETE FROM order_events WHERE to_status = 'cancelled';
    INSERT INTO order_events (order_id, at, kind, from_status, to_status, detail, actor) VALUES
      (1, 1, 'status', 'confirmed', 'cancelled', '{"cancelReason":"out_of_stock"}', 'human'),
      (1, 2, 'status', 'confirmed', 'cancelled', '{"cancelReason":"unreachable"}', 'human'),
      (2, 1, 'status', 'confirmed', 'cancelled', NULL, 'agent'),
      (3, 1, 'status', 'confirmed', 'cancelled', '{"cancelReason":"other"}', 'human');
    UPDATE orders SET status = 'delivered', payment_status = 'refunded',
      paid_minor = total_minor - 500 WHERE id = 3;
  `)
  raw.close()
  await using store = await openStore(folder.path)
  const rows = store.raw.prepare(
    'SELECT cancel_reason, waived_minor FROM orders WHERE id <= 3 ORDER BY id',
  )
  expect(rows.all()).toEqual([
    { cancel_reason: 'unreachable', waived_minor: 0 },
    { cancel_reason: 'in_chat', waived_minor: 0 },
    { cancel_reason: null, waived_minor: 500 },
  ])
})

it('what the customers of an older store have spent is summed once [DT-06, OR-10]', async () => {
  await using folder = await thaw(6)
  await using store = await openStore(folder.path)
  const all = (of: string) => store.raw.prepare(of).all()
  const kept = all('SELECT * FROM customer_revenue ORDER BY 1, 2')
  expect(kept.length).toBeGreaterThan(0)
  expect(kept).toEqual(
    all(`SELECT customer_id, currency, count(*) AS orders,
           sum(iif(status = 'cancelled', 0, total_minor - returned_minor)) AS minor
         FROM orders GROUP BY 1, 2 ORDER BY 1, 2`),
  )
})

it('a product of an older store that is sold out is so since it was last changed [DT-06, AG-10]', async () => {
  await using folder = await thaw(6)
  const raw = new Sqlite(join(folder.path, storeFile))
  raw.exec('UPDATE products SET in_stock = 0, updated_at = 7 WHERE id = 1')
  raw.close()
  await using store = await openStore(folder.path)
  const since = store.raw.prepare('SELECT id, sold_out_at FROM products WHERE id <= 2 ORDER BY id')
  expect(since.all()).toEqual([
    { id: 1, sold_out_at: 7 },
    { id: 2, sold_out_at: null },
  ])
})

it('an older store takes comments as a source, and writes to nobody for one yet [DT-06, FB-14]', async () => {
  await using folder = await thaw(6)
  const raw = new Sqlite(join(folder.path, storeFile))
  raw.exec("INSERT INTO conversation_sources VALUES (1, 7, 'link', 'flyer', NULL, NULL)")
  raw.close()
  await using store = await openStore(folder.path)
  const comment = (kind: string) =>
    store.raw.exec(
      `INSERT INTO conversation_sources VALUES (1, 8, '${kind}', '10_20', NULL, 'Honey', 'Price?')`,
    )
  expect(() => comment('poster')).toThrow('CHECK constraint')
  comment('comment')
  const sources = store.raw.prepare(
    'SELECT kind, ref, words FROM conversation_sources WHERE at IN (7, 8) ORDER BY at',
  )
  expect(sources.all()).toEqual([
    { kind: 'link', ref: 'flyer', words: null },
    { kind: 'comment', ref: '10_20', words: 'Price?' },
  ])
  const replies = store.raw.prepare(
    'SELECT DISTINCT comment_reply, comment_reply_since, comment_reply_problem FROM pages',
  )
  expect(replies.all()).toEqual([
    { comment_reply: '', comment_reply_since: null, comment_reply_problem: null },
  ])
})
