import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'

import { logFile, openStore, storeFile } from '../../maintenance/open-store.ts'
import { aPage, inbound } from '../../testing/fixtures.ts'
import { indexMessages, storeFolder, testFolder } from '../../testing/testing.ts'
import { ingestInbound } from '../inbound.ts'
import { editMessage } from '../messages.ts'
import { reindexMessages, reindexWaits } from './message-reindex.ts'
import { searchMessages } from './message-search.ts'

const expand = promisify(brotliDecompress)

/** A store of version 1 in which people wrote with faces that its index took for letters. */
async function thawed(folder: string, texts: readonly string[]): Promise<void> {
  for (const [name, file] of [
    ['store', storeFile],
    ['logs', logFile],
  ] as const) {
    const small = await readFile(
      join(import.meta.dirname, `../../schema/migrations/frozen/${name}-1.db.br`),
    )
    await writeFile(join(folder, file), await expand(small))
  }
  using closing = new DisposableStack()
  const raw = closing.adopt(new Sqlite(join(folder, storeFile)), (opened) => opened.close())
  const message = raw.prepare(`INSERT INTO messages
    (conversation_id, sent_at, id, page_id, direction, author, text, created_at)
    SELECT 1, 1, ?, 'page-1', 'in', 'customer', ?, 1`)
  const entry = raw.prepare(
    'INSERT INTO message_search (rowid, conversation_id, text) VALUES (?, 1, ?)',
  )
  for (const [index, text] of texts.entries()) {
    message.run(100 + index, text)
    // The words as version 1 gave them, cut only by the index.
    entry.run(100 + index, text.toLowerCase())
  }
}

it('finds words beside younger emoji in what version 1 stored, killed in between or not', async () => {
  await using folder = await testFolder()
  await thawed(folder.path, [
    'Kurti🥰koto',
    'plain kurti',
    '🤩Kurti',
    'দাম🥹কত',
    'gone🥰soon',
    '🧵thread',
  ])
  await using store = await openStore(folder.path)
  const { db } = store
  store.raw.exec("UPDATE counters SET value = 200 WHERE key = 'ids.messages'")
  const found = async (search: string) =>
    (await searchMessages(db, search, { limit: 50 })).map(({ id }) => id)
  expect(await found('kurti')).toEqual([101, 100])
  expect(await reindexWaits(db)).toBe(true)

  const ended: number[] = []
  // As a kill leaves it: what is committed stays, the next one begins again.
  for (let kills = 0; kills < 3; kills++) {
    for await (const { done } of reindexMessages(db, 2)) {
      ended.push(done)
      break
    }
  }
  const [, message] = await db
    .selectFrom('messages')
    .select(['id', 'conversation_id'])
    .where('id', '>=', 103)
    .orderBy('id')
    .execute()
  await store.transaction(async (tx) => {
    await editMessage(tx, message ?? { id: 0, conversation_id: 0 }, 'said🥰otherwise', 2)
    await tx.deleteFrom('messages').where('id', '=', 105).execute()
    await tx.deleteFrom('message_search').where('rowid', '=', 105).execute()
    await ingestInbound(tx, inbound({ mid: 'new', text: 'new🥰kurti' }))
  })
  for await (const { done, of } of reindexMessages(db, 2)) {
    expect(of).toBe(105)
    ended.push(done)
  }
  expect(ended).toEqual(ended.toSorted((a, b) => a - b))
  expect(await reindexWaits(db)).toBe(false)
  indexMessages(store)
  expect(await found('kurti')).toEqual([201, 102, 101, 100])
  expect(await found('koto')).toEqual(expect.arrayContaining([100]))
  expect(await found('দাম কত')).toEqual([103, 1])
  expect(await found('gone')).toEqual([])
  expect(await found('otherwise')).toEqual([104])
  expect(await found('thread')).toEqual([])
  for await (const step of reindexMessages(db)) expect(step).toBeUndefined()
})

it('has nothing to look at again in a store that began with this version, whatever came first', async () => {
  await using folder = await storeFolder()
  await using store = await openStore(folder.path)
  await aPage(store)
  await store.transaction((tx) => ingestInbound(tx, inbound({ mid: 'first', text: 'kurti' })))
  expect(await reindexWaits(store.db)).toBe(false)
})
