import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { ingestInbound } from '../messages/inbound.ts'
import { connectPage, disconnectPage } from '../pages/pages.ts'
import { storeSchema } from '../schema/migrations/store.ts'
import { saveSecret } from '../settings/secrets.ts'
import { aPage, inbound, noon } from '../testing/fixtures.ts'
import { newStoreIn } from '../testing/testing.ts'
import { backupFolder, makeBackup } from './backup/backup.ts'
import { eraseCustomer, erasePage } from './erase.ts'
import { openStore } from './open-store.ts'
import type { Store } from './store.ts'

export const order = { schema: storeSchema, now: () => noon }

export async function says(
  store: Store,
  psid: string,
  at: number,
  pageId = 'page-1',
): Promise<void> {
  const said = { mid: `${psid}-${at}`, text: `It is ${psid} again`, sentAt: at, now: at }
  await store.transaction((tx) =>
    ingestInbound(tx, inbound({ pageId, psid, customerName: `Name of ${psid}`, ...said })),
  )
}

export async function erase(store: Store, psid: string, now: number): Promise<void> {
  const { id } = await store.db
    .selectFrom('customers')
    .select('id')
    .where('psid', '=', psid)
    .executeTakeFirstOrThrow()
  await eraseCustomer(store, id, { now: () => now })
}

async function erasePageAt(store: Store, pageId: string, now: number): Promise<void> {
  await disconnectPage(store.db, pageId, now)
  await erasePage(store, pageId, { now: () => now })
}

export const whoIsIn = async ({ db }: Store) =>
  (await db.selectFrom('customers').select('psid').orderBy('psid').execute()).map(
    ({ psid }) => psid,
  )
/** Those of them who are found by their PSID. */
export const whoIsFound = async ({ db }: Store) => {
  const found = db.selectFrom('customers').select('psid').where('erasing_since', 'is', null)
  return (await found.orderBy('psid').execute()).map(({ psid }) => psid)
}
export const pagesIn = async ({ db }: Store) =>
  (await db.selectFrom('pages').select('id').orderBy('id').execute()).map(({ id }) => id)

export async function traces(folder: string, words: readonly string[]): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^pal.*\.db/.test(name))
  const bytes = Buffer.concat(await Promise.all(names.map((name) => readFile(join(folder, name)))))
  return words.filter((word) => bytes.includes(word))
}

/** Erased before and after the backup, come back before and after it, and never gone at all. */
export async function eventful(folder: string): Promise<string> {
  await newStoreIn(folder)
  await using store = await openStore(folder)
  for (const id of ['page-1', 'page-2', 'page-3']) await aPage(store, id)
  await saveSecret(store.db, {
    id: 'facebook.page_token.page-2',
    sealed: Buffer.from('sealed'),
    backend: 'key_file',
    key_id: 'k',
    hint: '',
    updated_at: noon,
  })
  for (const psid of ['stayed', 'gone', 'returned', 'begins-anew']) await says(store, psid, noon)
  await says(store, 'of-page-2', noon, 'page-2')
  await says(store, 'of-page-3', noon, 'page-3')
  await erase(store, 'returned', noon + 10)
  await says(store, 'returned', noon + 20)
  await erasePageAt(store, 'page-3', noon + 10)
  await connectPage(store.db, { id: 'page-3', name: 'Looms', category: 'Clothing', now: noon + 20 })
  await says(store, 'of-page-3', noon + 30, 'page-3')
  const { file } = await makeBackup(folder, { reason: 'manual', now: () => noon + 40 })
  await erase(store, 'gone', noon + 50)
  await erase(store, 'begins-anew', noon + 50)
  await says(store, 'begins-anew', noon + 60)
  await erasePageAt(store, 'page-2', noon + 50)
  return join(folder, backupFolder, file)
}

export const back = ['of-page-3', 'returned', 'stayed']
export const out = ['gone', 'begins-anew', 'of-page-2']
