import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { because } from '@pal/core/texts/reason'
import { expect, it } from 'vitest'

import { erasedUntil } from '../conversations/tombstones.ts'
import { appendLogs } from '../logs/logs.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { searchMessages } from '../messages/search/message-search.ts'
import { aCampaign, aPage, inbound, noon } from '../testing/fixtures.ts'
import { indexMessages, storeFolder } from '../testing/testing.ts'
import { makeBackup } from './backup/backup.ts'
import { connectToStore } from './connection.ts'
import { eraseEverything } from './erase-everything.ts'
import { eraseCustomer, finishErasing } from './erase.ts'
import { openStore } from './open-store.ts'
import type { Store } from './store.ts'

const words = 'Nilgiri honey নীলগিরি'

async function everyByteOf(folder: string): Promise<Buffer> {
  const files = (await readdir(folder, { withFileTypes: true, recursive: true })).filter((entry) =>
    entry.isFile(),
  )
  return Buffer.concat(
    await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name)))),
  )
}

async function receive(store: Store, psid: string): Promise<void> {
  await store.transaction(async (tx) => {
    for (let n = 0; n < 150; n++) {
      const said = { text: `${words} ${n}`, sentAt: noon + n, mid: `${psid}-${n}` }
      await ingestInbound(tx, inbound({ psid, customerName: 'Zuleikha', ...said }))
    }
  })
}

it('leaves an empty store that goes on, and nothing of the old one in any file [SE-10]', async () => {
  await using folder = await storeFolder()
  await using store = await openStore(folder.path)
  await using other = connectToStore(folder.path)
  await aPage(store)
  await aCampaign(store, { name: 'Winter of Nilgiri' })
  await receive(store, 'psid-1')
  await receive(store, 'psid-2')
  indexMessages(store)
  await eraseCustomer(store, 1, { now: () => noon })
  await appendLogs(store.logs.db, [
    {
      at: noon,
      level: 'info',
      category: 'system',
      said: because('earlier_text', { text: 'Campaign Winter of Nilgiri began' }),
    },
  ])
  await makeBackup(folder.path, { reason: 'manual', now: () => noon })
  for (const name of ['attachments', 'set-aside-2026-11-01']) {
    await mkdir(join(folder.path, name))
    await writeFile(join(folder.path, name, 'file'), words)
  }
  // A connection that has read before: it must notice that everything is another.
  expect(await searchMessages(other.db, 'honey', { limit: 1 })).toHaveLength(1)

  await eraseEverything(store, {})

  const bytes = await everyByteOf(folder.path)
  for (const trace of ['Nilgiri', 'nilgiri', 'নীলগিরি', 'Zuleikha', 'psid-2', 'Winter']) {
    expect([trace, bytes.includes(trace)]).toEqual([trace, false])
  }
  expect(await finishErasing(store, { now: () => noon })).toBe('nothing')
  expect(store.raw.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(store.raw.pragma('journal_mode', { simple: true })).toBe('wal')
  expect(await erasedUntil(store.db, { pageId: 'page-1', psid: 'psid-1' })).toBe(noon)
  for (const { db } of [store, other]) {
    expect(await searchMessages(db, 'honey', { limit: 1 })).toEqual([])
    expect(await db.selectFrom('customers').selectAll().execute()).toEqual([])
  }
  await aPage(store)
  await receive(store, 'psid-3')
  indexMessages(store)
  expect(await searchMessages(other.db, 'honey', { limit: 500 })).toHaveLength(150)
})
