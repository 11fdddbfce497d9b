import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { changeCustomer } from '../conversations/customers.ts'
import { annotate } from '../conversations/notes.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { storeWebhookEvent } from '../messages/webhook-events.ts'
import { placeOrder } from '../orders/place-order.ts'
import { aCampaign, aPage, inbound, noon, someOrder } from '../testing/fixtures.ts'
import { indexMessages, storeFolder } from '../testing/testing.ts'
import { eraseCustomer } from './erase.ts'
import { openStore, storeFile } from './open-store.ts'
import type { Store } from './store.ts'

const traces = ['9988776655443322', 'Zuleikha', '01755443322', 'Nilgiri', 'nilgiri', 'Qatsi']

async function shopping(store: Store, psid: string, name: string, words: string): Promise<void> {
  const phone = psid === '9988776655443322' ? '01755443322' : '01811111111'
  await store.transaction(async (tx) => {
    for (let n = 0; n < 60; n++) {
      const said = { text: `${words} ${n}`, sentAt: noon + n, now: noon + n }
      await ingestInbound(tx, inbound({ psid, mid: `${psid}-${n}`, customerName: name, ...said }))
    }
    const { id, customer_id } = await tx
      .selectFrom('conversations')
      .select(['id', 'customer_id'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await changeCustomer(tx, customer_id, { phone, address: `${words} road` }, { now: noon })
    await placeOrder(
      tx,
      someOrder({
        conversationId: id,
        customer: { name, phone, address: `${words} road` },
        line: { unitPriceMinor: 129_900 },
      }),
    )
  })
  await storeWebhookEvent(store.db, {
    pageId: 'page-1',
    psid,
    kind: 'postback',
    eventKey: `key-${psid}`,
    body: { sender: { id: psid }, title: words },
    receivedAt: noon,
  })
}

async function foundIn(folder: string): Promise<string[]> {
  const found = new Set<string>()
  for (const file of (await readdir(folder)).filter((name) => name.startsWith(storeFile))) {
    const bytes = await readFile(join(folder, file))
    for (const trace of traces) if (bytes.includes(trace)) found.add(trace)
  }
  return [...found]
}

it('leaves nothing of a customer in any file of the store, and everything of the others [EN-02]', async () => {
  await using folder = await storeFolder()
  await using store = await openStore(folder.path)
  await aPage(store)
  await aCampaign(store)
  await shopping(store, '1000000000000001', 'Karim Mia', 'Is the honey fresh')
  const before = store.raw
    .prepare("SELECT * FROM counters WHERE key NOT LIKE 'ids.%' ORDER BY key")
    .all()
  await shopping(store, '9988776655443322', 'Zuleikha Khatun', 'Nilgiri is where I live')
  await store.transaction((tx) => annotate(tx, 2, { note: 'Qatsi', tags: ['Xylo'] }, noon))
  indexMessages(store)
  expect((await foundIn(folder.path)).toSorted()).toEqual(traces.toSorted())
  // The indexes hold pieces of three letters, which no search through the bytes would find.
  for (const index of ['conversation_search', 'order_search']) {
    store.raw.exec(
      `CREATE VIRTUAL TABLE temp.${index}_pieces USING fts5vocab(main, '${index}', 'row')`,
    )
  }
  const holding = (index: string, piece: string) =>
    store.raw.prepare(`SELECT count(*) FROM ${index}_pieces WHERE term = ?`).pluck().get(piece)
  const left = () => [
    holding('conversation_search', 'zul'),
    holding('conversation_search', 'xyl'),
    holding('order_search', 'zul'),
    holding('order_search', 'lgi'),
  ]
  expect(left()).toEqual([1, 1, 1, 1])
  await eraseCustomer(store, 2, { now: () => noon })
  expect(left()).toEqual([0, 0, 0, 0])
  expect(await foundIn(folder.path)).toEqual([])
  const after = store.raw
    .prepare(
      "SELECT * FROM counters WHERE key <> 'conversations.version' AND key NOT LIKE 'ids.%' ORDER BY key",
    )
    .all()
  const version = expect.objectContaining({ key: 'conversations.version' })
  expect(before).toEqual(expect.arrayContaining(after))
  expect(before).toHaveLength(after.length + 1)
  expect(before).toContainEqual(version)
  const count = (table: string) => store.raw.prepare(`SELECT count(*) FROM ${table}`).pluck().get()
  expect([count('messages'), count('orders'), count('webhook_events')]).toEqual([60, 1, 1])
  expect(store.raw.prepare("SELECT count(*) FROM message_search('honey')").pluck().get()).toBe(60)
  expect(store.raw.pragma('foreign_key_check')).toEqual([])
  expect(store.raw.pragma('integrity_check', { simple: true })).toBe('ok')
})
