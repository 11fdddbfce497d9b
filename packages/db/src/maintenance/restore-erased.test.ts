import { cp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { customerWithoutChat } from '../conversations/customers.ts'
import { erasedUntil, isForgotten } from '../conversations/tombstones.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { connectPage, disconnectPage } from '../pages/pages.ts'
import { storeSchema } from '../schema/migrations/store.ts'
import { saveSecret } from '../settings/secrets.ts'
import { moduleAt, startVictim } from '../testing/faults.ts'
import { aPage, inbound, noon } from '../testing/fixtures.ts'
import { newStoreIn, storeFolder, testFolder } from '../testing/testing.ts'
import { backupFolder, makeBackup } from './backup.ts'
import { eraseCustomer, erasePage, finishErasing } from './erase.ts'
import { openStore, storeFile } from './open-store.ts'
import { stageRestore } from './restore.ts'
import type { Store } from './store.ts'

const order = { schema: storeSchema, now: () => noon }

async function says(store: Store, psid: string, at: number, pageId = 'page-1'): Promise<void> {
  const said = { mid: `${psid}-${at}`, text: `It is ${psid} again`, sentAt: at, now: at }
  await store.transaction((tx) =>
    ingestInbound(tx, inbound({ pageId, psid, customerName: `Name of ${psid}`, ...said })),
  )
}

async function erase(store: Store, psid: string, now: number): Promise<void> {
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

const whoIsIn = async ({ db }: Store) =>
  (await db.selectFrom('customers').select('psid').orderBy('psid').execute()).map(
    ({ psid }) => psid,
  )
/** Those of them who are found by their PSID. */
const whoIsFound = async ({ db }: Store) => {
  const found = db.selectFrom('customers').select('psid').where('erasing_since', 'is', null)
  return (await found.orderBy('psid').execute()).map(({ psid }) => psid)
}
const pagesIn = async ({ db }: Store) =>
  (await db.selectFrom('pages').select('id').orderBy('id').execute()).map(({ id }) => id)

async function traces(folder: string, words: readonly string[]): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^pal.*\.db/.test(name))
  const bytes = Buffer.concat(await Promise.all(names.map((name) => readFile(join(folder, name)))))
  return words.filter((word) => bytes.includes(word))
}

/** Erased before and after the backup, come back before and after it, and never gone at all. */
async function eventful(folder: string): Promise<string> {
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

const back = ['of-page-3', 'returned', 'stayed']
const out = ['gone', 'begins-anew', 'of-page-2']

it('killed at any step, a restore brings nobody back who was erased, and neither store is lost [EN-02]', async () => {
  await using first = await testFolder()
  const backup = await eventful(first.path)
  await stageRestore(first.path, backup, order)
  /** Opens the store and is killed when so many files were moved or removed; tells how many there were. */
  const open = async (folder: string, killedAfter: number): Promise<string[]> => {
    const victim = startVictim(`
      import fs from 'node:fs'
      import { syncBuiltinESMExports } from 'node:module'
      let n = 0
      const after = (work, counts) => async (...given) => {
        await work(...given)
        if (counts(given[0]) && ++n === ${killedAfter}) process.kill(process.pid, 'SIGKILL')
      }
      fs.promises.rename = after(fs.promises.rename, () => true)
      fs.promises.rm = after(fs.promises.rm, (path) => !path.endsWith('.part'))
      syncBuiltinESMExports()
      const { openStore } = await import(${moduleAt('maintenance/open-store.ts')})
      await openStore(${JSON.stringify(folder)})
      console.log(n)`)
    await victim.gone
    return victim.lines
  }
  const survive = async (step: number) => {
    await using folder = await storeFolder()
    await cp(first.path, folder.path, { recursive: true })
    expect(await open(folder.path, step)).toEqual([])
    {
      await using store = await openStore(folder.path)
      // From the first moment on nobody of them is found any more.
      expect(await whoIsFound(store)).toEqual(back)
      await finishErasing(store, { now: () => noon + 1_000 })
      expect(await whoIsIn(store)).toEqual(back)
      expect(await pagesIn(store)).toEqual(['page-1', 'page-3'])
      expect(store.raw.prepare('SELECT count(*) FROM secrets').pluck().get()).toBe(0)
      // As it was: what they said up to then stays out, what they said after is fetched again.
      const heard = { pageId: 'page-1', psid: 'begins-anew', fromCustomer: true }
      expect(await isForgotten(store.db, { ...heard, at: noon + 50 })).toBe(true)
      expect(await isForgotten(store.db, { ...heard, at: noon + 51 })).toBe(false)
      expect(await erasedUntil(store.db, { pageId: 'page-2', psid: null })).toBe(noon + 50)
      expect(await erasedUntil(store.db, { pageId: 'page-1', psid: 'returned' })).toBe(noon + 10)
      expect(store.raw.pragma('integrity_check', { simple: true })).toBe('ok')
      expect(store.raw.pragma('foreign_key_check')).toEqual([])
      expect(await traces(folder.path, [...out, ...back])).toEqual(back)
    }
    const names = await readdir(folder.path)
    expect(names.filter((name) => name.startsWith('restore'))).toEqual([])
    const [aside = ''] = names.filter((name) => name.startsWith('set-aside'))
    await using old = await openStore(join(folder.path, aside))
    expect(await whoIsIn(old)).toEqual(['begins-anew', ...back])
  }
  await using whole = await testFolder()
  await cp(first.path, whole.path, { recursive: true })
  const steps = Number((await open(whole.path, 0))[0])
  expect(steps).toBeGreaterThan(7)
  for (let step = 1; step <= steps; step += 3) {
    const some = [step, step + 1, step + 2].filter((one) => one <= steps)
    await Promise.all(some.map(survive))
  }
}, 120_000)

it('a backup of another computer keeps both computers’ erasures; beside a store too damaged to tell, that is said [EN-02]', async () => {
  await using here = await storeFolder()
  await using there = await testFolder()
  const restore = async (path: string) => {
    await stageRestore(here.path, path, order)
    const store = await openStore(here.path)
    await finishErasing(store, { now: () => noon + 1_000 })
    return store
  }
  const elsewhere = await eventful(there.path)
  {
    await using store = await openStore(here.path)
    await aPage(store)
    await says(store, 'stayed', noon)
    await erase(store, 'stayed', noon + 45)
  }
  {
    await using store = await restore(elsewhere)
    expect(store.erasedAgain).toEqual({ customers: 1, pages: 0, unknown: false })
    // Here only one was erased; what the other computer erased before the backup stays erased, too.
    expect(await whoIsIn(store)).toEqual([...out, 'of-page-3', 'returned'].toSorted())
    expect(await erasedUntil(store.db, { pageId: 'page-1', psid: 'returned' })).toBe(noon + 10)
    expect(await erasedUntil(store.db, { pageId: 'page-1', psid: 'stayed' })).toBe(noon + 45)
  }
  {
    await using store = await openStore(here.path)
    const { file } = await makeBackup(here.path, { reason: 'manual', now: () => noon })
    await store.close()
    await truncate(join(here.path, storeFile), 0)
    await truncate(join(here.path, 'erased-marks.json'), 100)
    await using restored = await restore(join(here.path, backupFolder, file))
    expect(restored.erasedAgain?.unknown).toBe(true)
  }
})

it('who was erased stays out also where the store that knew it is damaged or lost [EN-02]', async () => {
  for (const ruin of [
    (path: string) => writeFile(path, 'no database'),
    (path: string) => truncate(path, 8_192),
    (path: string) => rm(path),
  ]) {
    await using folder = await storeFolder()
    const backup = await eventful(folder.path)
    expect(await readFile(join(folder.path, 'erased-marks.json'), 'utf8')).not.toMatch(
      /gone|anew|page-/,
    )
    await ruin(join(folder.path, storeFile))
    await stageRestore(folder.path, backup, order)
    await using store = await openStore(folder.path)
    await finishErasing(store, { now: () => noon + 1_000 })
    expect(store.erasedAgain).toEqual({ customers: 3, pages: 1, unknown: false })
    expect(await whoIsIn(store)).toEqual(back)
    expect(await traces(folder.path, [...out, ...back])).toEqual(back)
    const heard = { pageId: 'page-1', psid: 'gone', fromCustomer: true }
    expect(await isForgotten(store.db, { ...heard, at: noon + 50 })).toBe(true)
  }
})

it('a store from before the marks were kept beside it keeps them at its first opening [EN-02]', async () => {
  await using folder = await storeFolder()
  const backup = await eventful(folder.path)
  await rm(join(folder.path, 'erased-marks.json'))
  await (await openStore(folder.path)).close()
  await writeFile(join(folder.path, storeFile), 'no database')
  await stageRestore(folder.path, backup, order)
  await using store = await openStore(folder.path)
  expect(store.erasedAgain?.customers).toBe(3)
})

it('whoever ordered without a chat stays erased after a restore, and the others stay [EN-02, OR-11]', async () => {
  await using folder = await storeFolder()
  const idsIn = async ({ db }: Store) =>
    (await db.selectFrom('customers').select('id').orderBy('id').execute()).map(({ id }) => id)
  {
    await using store = await openStore(folder.path)
    await aPage(store, 'page-1')
    for (const phone of ['01812345678', '01712345678']) {
      const who = { pageId: 'page-1', phone, now: noon }
      await store.transaction((tx) => customerWithoutChat(tx, who))
    }
    const { file } = await makeBackup(folder.path, { reason: 'manual', now: () => noon + 10 })
    await eraseCustomer(store, 1, { now: () => noon + 20 })
    expect(await idsIn(store)).toEqual([2])
    // The mark is not that of their whole page.
    expect(await erasedUntil(store.db, { pageId: 'page-1', psid: null })).toBeNull()
    await stageRestore(folder.path, join(folder.path, backupFolder, file), order)
  }
  await using store = await openStore(folder.path)
  await finishErasing(store, { now: () => noon + 40 })
  expect(await idsIn(store)).toEqual([2])
})
