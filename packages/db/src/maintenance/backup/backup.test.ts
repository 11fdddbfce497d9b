import {
  appendFile,
  mkdir,
  open,
  readdir,
  readFile,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as yieldToEventLoop, setTimeout as pause } from 'node:timers/promises'

import { because } from '@pal/core/texts/reason'
import { describe, expect, it } from 'vitest'

import { appendLogs } from '../../logs/logs.ts'
import { ingestInbound } from '../../messages/inbound.ts'
import { moduleAt, smallDisk, startVictim } from '../../testing/faults.ts'
import { aPage, inbound, noon } from '../../testing/fixtures.ts'
import { laterSchema, newest, storeFolder, testFolder } from '../../testing/testing.ts'
import { openStore, storeFile } from '../open-store.ts'
import type { Store } from '../store.ts'
import {
  backupFolder,
  findBackups,
  listBackups,
  makeBackup,
  newestGoodBackup,
  verifyBackup,
} from './backup.ts'

const day = 86_400_000

async function receive(store: Store, mid: string, text = 'Hello'): Promise<void> {
  await store.transaction((tx) => ingestInbound(tx, inbound({ mid, text })))
}

function messagesIn(store: Store): number {
  return Number(store.raw.prepare('SELECT count(*) FROM messages').pluck().get())
}

async function flipByte(path: string, position: number): Promise<void> {
  await using file = await open(path, 'r+')
  const byte = Buffer.alloc(1)
  await file.read(byte, 0, 1, position)
  byte[0] = (byte[0] ?? 0) ^ 0xff
  await file.write(byte, 0, 1, position)
}

describe('a backup', () => {
  it('is one file with store and log, and says what it holds', async () => {
    await using folder = await storeFolder()
    await using store = await openStore(folder.path)
    await aPage(store)
    await receive(store, 'm_1')
    await appendLogs(store.logs.db, [
      {
        at: noon,
        level: 'info',
        category: 'system',
        said: because('earlier_text', { text: 'started' }),
      },
    ])
    const made = await makeBackup(folder.path, { reason: 'manual', now: () => noon })
    expect(made).toMatchObject({
      madeAt: noon,
      reason: 'manual',
      counts: { campaigns: 0, conversations: 1, messages: 1, orders: 0, logs: 1 },
    })
    expect(await readdir(join(folder.path, backupFolder))).toEqual([made.file])
    expect(await listBackups(folder.path)).toEqual([made])
    expect(made.size).toBe((await stat(join(folder.path, backupFolder, made.file))).size)
  })

  it('holds one moment of the store while messages keep coming', async () => {
    await using folder = await storeFolder()
    await using store = await openStore(folder.path)
    await aPage(store)
    for (let n = 0; n < 50; n++) await receive(store, `m_${n}`, 'x'.repeat(2000))
    const made = new AbortController()
    const backup = makeBackup(folder.path, { reason: 'manual', now: () => noon }).finally(() =>
      made.abort(),
    )
    let n = 50
    while (!made.signal.aborted) {
      await receive(store, `m_${n++}`)
      await yieldToEventLoop()
    }
    const { counts, file } = await backup
    expect(n).toBeGreaterThan(51)
    await using other = await testFolder()
    const path = join(folder.path, backupFolder, file)
    await using restored = await openStore(other.path, { restoreFrom: path })
    expect(messagesIn(restored)).toBe(counts['messages'])
    expect(messagesIn(store)).toBe(n)
  })

  it('keeps the newest seven, also when the clock jumps back', async () => {
    await using folder = await storeFolder()
    await (await openStore(folder.path)).close()
    for (let n = 0; n < 9; n++) {
      const at = n < 6 ? noon + n * day : noon - 400 * day + n
      await makeBackup(folder.path, { reason: 'daily', now: () => at })
    }
    const kept = await listBackups(folder.path)
    expect(kept.map(({ madeAt }) => madeAt)).toEqual([
      ...[8, 7, 6].map((n) => noon - 400 * day + n),
      ...[5, 4, 3, 2].map((n) => noon + n * day),
    ])
  })

  it('that was changed or cut off is not taken for a good one', async () => {
    await using folder = await storeFolder()
    await (await openStore(folder.path)).close()
    const path = async () => {
      const { file } = await makeBackup(folder.path, { reason: 'daily', now: () => noon })
      return join(folder.path, backupFolder, file)
    }
    const good = await path()
    const flipped = await path()
    await flipByte(flipped, (await stat(flipped)).size - 8000)
    const cut = await path()
    await writeFile(cut, (await readFile(cut)).subarray(0, 20_000))
    await expect(verifyBackup(flipped)).rejects.toMatchObject({ code: 'backup_damaged' })
    await expect(verifyBackup(cut)).rejects.toMatchObject({ code: 'backup_damaged' })
    const newest = await newestGoodBackup(folder.path)
    expect(join(folder.path, backupFolder, newest?.file ?? '')).toBe(good)
  })

  it('does not go for files that only have the name of one, and these stay [SE-10]', async () => {
    await using folder = await storeFolder()
    await (await openStore(folder.path)).close()
    const dir = join(folder.path, backupFolder)
    const make = (reason: 'manual' | 'daily', keep = 7) =>
      makeBackup(folder.path, { reason, now: () => noon, keep })
    const good = [await make('manual'), await make('daily')]
    const cut = 'pal-000020-20261101T120000Z-daily.tar'
    const whole = await readFile(join(dir, good[0]?.file ?? ''))
    await writeFile(join(dir, cut), whole.subarray(0, 20_000))
    const names = [30, 31, 32, 33, 34, 35, 36].map(
      (number) => `pal-0000${number}-20261101T120000Z-daily.tar`,
    )
    for (const name of names) await writeFile(join(dir, name), '')
    const folderName = 'pal-000040-20261101T120000Z-daily.tar'
    await mkdir(join(dir, folderName))
    const linked = 'pal-000041-20261101T120000Z-daily.tar'
    await symlink(join(dir, good[0]?.file ?? ''), join(dir, linked))
    const damaged = [linked, folderName, ...names.toReversed(), cut]

    const made = await make('manual')
    expect(await listBackups(folder.path)).toEqual([made, ...good.toReversed()])
    expect((await findBackups(folder.path)).damaged).toEqual(damaged)

    const last = await make('daily', 2)
    expect(await listBackups(folder.path)).toEqual([last, made])
    expect((await findBackups(folder.path)).damaged).toEqual(damaged)
  })

  it('of a damaged store is not made, and no earlier one goes for it', async () => {
    await using folder = await storeFolder()
    const store = await openStore(folder.path)
    await aPage(store)
    for (let n = 0; n < 20; n++) await receive(store, `m_${n}`, 'y'.repeat(3000))
    const good = await makeBackup(folder.path, { reason: 'daily', now: () => noon })
    await store.close()
    const path = join(folder.path, storeFile)
    for (let at = 30 * 4096; at < (await stat(path)).size; at += 4096) await flipByte(path, at)
    await expect(
      makeBackup(folder.path, { reason: 'daily', now: () => noon + day, keep: 1 }),
    ).rejects.toMatchObject({ code: 'store_damaged', message: expect.stringContaining('kept') })
    expect(await listBackups(folder.path)).toEqual([good])
  })
})

describe('faults while a backup is made', () => {
  it('kill -9 loses nothing that was acknowledged and leaves no half backup', async () => {
    await using folder = await storeFolder()
    const store = await openStore(folder.path)
    await aPage(store)
    await store.close()
    let acknowledged = 0
    for (const [round, stored] of [4, 9, 17].entries()) {
      const victim = startVictim(`
        const { openStore } = await import(${moduleAt('maintenance/open-store.ts')})
        const { makeBackup } = await import(${moduleAt('maintenance/backup/backup.ts')})
        const { ingestInbound } = await import(${moduleAt('messages/inbound.ts')})
        const store = await openStore(${JSON.stringify(folder.path)})
        ;(async () => {
          console.log('copying')
          for (;;) await makeBackup(store.folder, { reason: 'daily', now: Date.now })
        })()
        for (let n = 0; ; n++) {
          const sentAt = Date.now()
          await store.transaction((tx) => ingestInbound(tx, { pageId: 'page-1', psid: 'p1',
            mid: '${round}-' + n, text: 'z'.repeat(4000), sentAt, now: sentAt }))
          console.log('stored ' + n)
          await new Promise(setImmediate)
        }`)
      await victim.says('copying')
      await victim.says(`stored ${stored}`)
      await victim.kill()
      acknowledged += victim.lines.filter((line) => line.startsWith('stored')).length
    }
    await using again = await openStore(folder.path)
    expect(acknowledged).toBeGreaterThan(10)
    expect(messagesIn(again)).toBeGreaterThanOrEqual(acknowledged)
    expect(again.raw.pragma('integrity_check', { simple: true })).toBe('ok')
    for (const { file } of await listBackups(folder.path)) {
      await verifyBackup(join(folder.path, backupFolder, file))
    }
    await makeBackup(folder.path, { reason: 'manual', now: () => noon })
    const names = await readdir(join(folder.path, backupFolder))
    expect(names.filter((name) => !name.endsWith('.tar'))).toEqual([])
  })

  it('kill -9 during a migration leaves the old or the new store, with its backup', async () => {
    await using folder = await storeFolder()
    const store = await openStore(folder.path)
    await aPage(store)
    await receive(store, 'm_1')
    await store.close()
    const slow = `CREATE TABLE later (id INTEGER PRIMARY KEY, x TEXT) STRICT;
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600000)
      INSERT INTO later SELECT i, hex(i) FROM n`
    const next = laterSchema(slow)
    for (const aliveMs of [0, 40, 120]) {
      const victim = startVictim(`
        const { openStore } = await import(${moduleAt('maintenance/open-store.ts')})
        console.log('opening')
        await openStore(${JSON.stringify(folder.path)}, { schema: ${JSON.stringify(next)} })
        console.log('open')`)
      await victim.says('opening')
      await pause(aliveMs)
      await victim.kill()
    }
    await using migrated = await openStore(folder.path, { schema: next })
    expect(migrated.raw.pragma('user_version', { simple: true })).toBe(newest + 1)
    expect(migrated.raw.prepare('SELECT count(*) FROM later').pluck().get()).toBe(600_000)
    expect(messagesIn(migrated)).toBe(1)
    const [backup] = await listBackups(folder.path)
    expect(backup).toMatchObject({
      reason: 'migration',
      storeVersion: newest,
      counts: { messages: 1 },
    })
  })

  it('a full disk is reported, and neither the store nor an earlier backup is lost', async (ctx) => {
    await using disk = await smallDisk(8)
    if (!disk) return ctx.skip('this user may not mount a small disk')
    await using store = await openStore(disk.path)
    await aPage(store)
    await receive(store, 'm_1')
    const good = await makeBackup(disk.path, { reason: 'daily', now: () => noon })
    const filler = join(disk.path, 'filler')
    const full = await appendFile(filler, Buffer.alloc(16_000_000)).catch((error: unknown) => error)
    expect(full).toMatchObject({ code: 'ENOSPC' })
    await expect(
      makeBackup(disk.path, { reason: 'daily', now: () => noon + day }),
    ).rejects.toMatchObject({ code: expect.stringMatching(/ENOSPC|SQLITE_FULL|SQLITE_IOERR/) })
    expect(await readdir(join(disk.path, backupFolder))).toEqual([good.file])
    const refused = await receive(store, 'm_2', 'x'.repeat(100_000)).catch(
      (error: unknown) => error,
    )
    expect(refused).toMatchObject({ code: expect.stringMatching(/SQLITE_FULL|SQLITE_IOERR/) })
    await writeFile(filler, '')
    expect(messagesIn(store)).toBe(1)
    await receive(store, 'm_3')
    await makeBackup(disk.path, { reason: 'daily', now: () => noon + day })
    expect(store.raw.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(messagesIn(store)).toBe(2)
  })

  it('a folder that cannot be written is reported at the start', async (ctx) => {
    await using disk = await smallDisk(8)
    if (!disk) return ctx.skip('this user may not mount a small disk')
    await (await openStore(disk.path)).close()
    await mkdir(join(disk.path, 'other'))
    disk.makeReadOnly()
    const message = expect.stringMatching(
      /was not opened: the folder .* (cannot be written|may not be written|cannot be created)/,
    )
    const reason = { code: 'store_unwritable', message }
    await expect(openStore(disk.path)).rejects.toMatchObject(reason)
    await expect(openStore(join(disk.path, 'new'))).rejects.toMatchObject(reason)
  })
})
