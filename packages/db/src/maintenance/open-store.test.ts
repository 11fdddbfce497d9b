import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

import { ingestInbound } from '../messages/inbound.ts'
import { aPage, inbound } from '../testing/fixtures.ts'
import {
  laterSchema,
  newest,
  openTestStore,
  openTestStoreOnDisk,
  testFolder,
} from '../testing/testing.ts'
import { backupFolder, listBackups, makeBackup, verifyBackup } from './backup/backup.ts'
import { openStore, storeFile } from './open-store.ts'

/** A program of the next version, with one migration more. */
const nextSchema = laterSchema('CREATE TABLE later (id INTEGER PRIMARY KEY) STRICT')

const total = "SELECT value FROM counters WHERE key = 'orders.total'"

async function fingerprints(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(storeFile))
  const prints: Record<string, string> = {}
  for (const name of names.toSorted()) {
    const content = await readFile(join(folder, name))
    prints[name] = createHash('sha256').update(content).digest('hex')
  }
  return prints
}

describe('opening a store', () => {
  it('is in WAL mode, with foreign keys and strict tables', async () => {
    await using store = await openTestStoreOnDisk()
    const pragma = (name: string) => store.raw.pragma(name, { simple: true })
    expect(pragma('journal_mode')).toBe('wal')
    expect(pragma('foreign_keys')).toBe(1)
    const loose = store.raw
      .prepare(
        `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
         AND strict = 0 AND name NOT LIKE 'sqlite_%'`,
      )
      .all()
    expect(loose).toEqual([])
    expect(() =>
      store.raw.exec("INSERT INTO counters VALUES ('orders.total', 'not a number')"),
    ).toThrow(/cannot store TEXT/)
  })

  it('keeps what was written when it is opened again', async () => {
    await using folder = await testFolder()
    const first = await openStore(folder.path)
    await first.db.insertInto('counters').values({ key: 'orders.total', value: 7 }).execute()
    await first.close()
    await using second = await openStore(folder.path)
    const rows = await second.db.selectFrom('counters').selectAll().execute()
    expect(rows).toContainEqual({ key: 'orders.total', value: 7 })
  })

  it('leaves a store of a newer version untouched and says why it is refused [DT-06]', async () => {
    await using folder = await testFolder()
    await (await openStore(folder.path, { schema: nextSchema })).close()
    const before = await fingerprints(folder.path)
    await expect(openStore(folder.path)).rejects.toMatchObject({
      code: 'store_newer',
      message: expect.stringMatching(/newer version of PAL Admin.*left as it is/),
    })
    const after = await fingerprints(folder.path)
    expect(after[storeFile]).toBe(before[storeFile])
    // And the program that wrote it still opens it.
    await (await openStore(folder.path, { schema: nextSchema })).close()
  })

  it('leaves the write-ahead log of a newer store that was not closed untouched [DT-06]', async () => {
    await using folder = await testFolder()
    await using other = await testFolder()
    const running = await openStore(folder.path, { schema: nextSchema })
    await running.db.insertInto('counters').values({ key: 'orders.total', value: 7 }).execute()
    for (const name of [storeFile, `${storeFile}-wal`]) {
      await copyFile(join(folder.path, name), join(other.path, name))
    }
    await running.close()
    const before = await fingerprints(other.path)
    await expect(openStore(other.path)).rejects.toMatchObject({ code: 'store_newer' })
    expect(await fingerprints(other.path)).toMatchObject(before)
    await using later = await openStore(other.path, { schema: nextSchema })
    expect(later.raw.prepare(total).pluck().get()).toBe(7)
  })

  it('copies an older store before it migrates it [DT-06]', async () => {
    await using folder = await testFolder()
    const old = await openStore(folder.path)
    await old.db.insertInto('counters').values({ key: 'orders.total', value: 7 }).execute()
    await old.close()
    await using store = await openStore(folder.path, { schema: nextSchema })
    expect(store.migratedFrom?.version).toBe(newest)
    const backup = store.migratedFrom?.backup ?? ''
    expect(await verifyBackup(backup)).toMatchObject({ reason: 'migration', storeVersion: newest })
    await using other = await testFolder()
    await using before = await openStore(other.path, { restoreFrom: backup })
    expect(before.raw.pragma('user_version', { simple: true })).toBe(newest)
    expect(before.raw.prepare(total).pluck().get()).toBe(7)
    expect(store.raw.pragma('user_version', { simple: true })).toBe(newest + 1)
    expect(store.raw.prepare(total).pluck().get()).toBe(7)
  })

  it('leaves an older store as it was when its migration fails', async () => {
    await using folder = await testFolder()
    await (await openStore(folder.path)).close()
    const broken = laterSchema('CREATE TABLE half (id); CREATE TABLE half (id)')
    await expect(openStore(folder.path, { schema: broken })).rejects.toThrow(/half/)
    await using store = await openStore(folder.path)
    expect(store.raw.pragma('user_version', { simple: true })).toBe(newest)
    expect(store.raw.prepare("SELECT name FROM sqlite_schema WHERE name = 'half'").get()).toBe(
      undefined,
    )
  })

  it('keeps the backups of other days, however often an update begins again [DT-06]', async () => {
    await using folder = await testFolder()
    await (await openStore(folder.path)).close()
    const daily = await makeBackup(folder.path, { reason: 'daily', now: () => 1 })
    const broken = laterSchema('CREATE TABLE half (id); CREATE TABLE half (id)')
    const update = () => expect(openStore(folder.path, { schema: broken })).rejects.toThrow(/half/)
    const kept = async () => (await listBackups(folder.path)).map(({ reason }) => reason)
    await update()
    await update()
    expect(await kept()).toEqual(['migration', 'daily'])
    // One that was restored in between holds something else.
    const other = await openStore(folder.path)
    await aPage(other)
    await other.transaction((tx) => ingestInbound(tx, inbound({ mid: 'm_1' })))
    await other.close()
    await update()
    expect(await kept()).toEqual(['migration', 'migration', 'daily'])
    expect(await verifyBackup(join(folder.path, backupFolder, daily.file))).toEqual(
      expect.objectContaining({ madeAt: 1 }),
    )
  })

  it('refuses a database of another program, and a file that is none', async () => {
    await using folder = await testFolder()
    const path = join(folder.path, storeFile)
    const foreign = new Sqlite(path)
    foreign.exec('CREATE TABLE recipes (id INTEGER PRIMARY KEY)')
    foreign.close()
    const before = await fingerprints(folder.path)
    await expect(openStore(folder.path)).rejects.toMatchObject({ code: 'store_foreign' })
    expect(await fingerprints(folder.path)).toEqual(before)
    await writeFile(path, 'x'.repeat(8192))
    await expect(openStore(folder.path)).rejects.toMatchObject({ code: 'store_damaged' })
    expect(await readFile(path, 'utf8')).toBe('x'.repeat(8192))
  })

  it('says in plain words that its folder is a file, or lies in one, and leaves that file', async () => {
    await using folder = await testFolder()
    const path = join(folder.path, 'list.txt')
    await writeFile(path, 'to buy')
    for (const [place, why] of [
      [path, 'a file has this name'],
      [join(path, 'data'), 'a part of its path is a file'],
    ] as const) {
      await expect(openStore(place)).rejects.toMatchObject({
        code: 'store_unwritable',
        message: expect.stringContaining(`the folder ${place} cannot be created: ${why}.`),
      })
    }
    expect(await readFile(path, 'utf8')).toBe('to buy')
  })
})

describe('one process for each store', () => {
  it('refuses a second opening until the first is closed [DT-06]', async () => {
    await using folder = await testFolder()
    const first = await openStore(folder.path)
    await expect(openStore(folder.path)).rejects.toMatchObject({
      code: 'store_busy',
      message: expect.stringContaining('Another PAL Admin is using the data'),
    })
    await first.close()
    await (await openStore(folder.path)).close()
  })

  it('refuses another process, and is free again when that one was killed [DT-06]', async () => {
    await using folder = await testFolder()
    const opening = `
      const { openStore } = await import(${JSON.stringify(new URL('open-store.ts', import.meta.url).href)})
      await openStore(${JSON.stringify(folder.path)})
      console.log('open')
      setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', opening], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const gone = new Promise((resolve) => child.once('exit', resolve))
    await new Promise((resolve) => child.stdout.once('data', resolve))
    await expect(openStore(folder.path)).rejects.toMatchObject({ code: 'store_busy' })
    child.kill('SIGKILL')
    await gone
    await (await openStore(folder.path)).close()
  })
})

describe('a transaction', () => {
  it('is all or nothing, and others wait for it', async () => {
    await using store = openTestStore()
    const failing = store.transaction(async (tx) => {
      await tx.insertInto('counters').values({ key: 'a', value: 1 }).execute()
      await new Promise((resolve) => setTimeout(resolve, 5))
      throw new Error('stop')
    })
    const other = store.db.selectFrom('counters').selectAll().where('key', '=', 'a').execute()
    await expect(failing).rejects.toThrow('stop')
    expect(await other).toEqual([])
  })

  it('takes the write lock at its beginning', async () => {
    await using store = await openTestStoreOnDisk()
    const second = new Sqlite(join(store.folder ?? '', storeFile), { timeout: 0 })
    await store.transaction(async () => {
      expect(() => second.exec("INSERT INTO counters VALUES ('a', 1)")).toThrow(/locked/)
    })
    second.exec("INSERT INTO counters VALUES ('a', 1)")
    second.close()
    const { n } = await sql<{ n: number }>`select count(*) as n from counters where key = 'a'`
      .execute(store.db)
      .then(({ rows }) => rows[0] ?? { n: -1 })
    expect(n).toBe(1)
  })
})
