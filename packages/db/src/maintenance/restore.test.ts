import { createHash } from 'node:crypto'
import { mkdir, open, readFile, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { ingestInbound } from '../messages/inbound.ts'
import { storeSchema } from '../schema/migrations/store.ts'
import { moduleAt, startVictim } from '../testing/faults.ts'
import { aPage, inbound, noon } from '../testing/fixtures.ts'
import { laterSchema, storeFolder, type TestFolder, testFolder } from '../testing/testing.ts'
import { backupFolder, makeBackup } from './backup/backup.ts'
import { logFile, openStore, storeFile } from './open-store.ts'
import { stageRestore } from './restore.ts'

const order = { schema: storeSchema, now: () => noon }

/** A store with two messages and a backup from when it had one. */
async function storeWithBackup(): Promise<TestFolder & { backup: string }> {
  const folder = await storeFolder()
  const store = await openStore(folder.path)
  await aPage(store)
  const receive = (mid: string) =>
    store.transaction((tx) => ingestInbound(tx, inbound({ mid, text: 'x'.repeat(3000) })))
  for (let n = 0; n < 20; n++) await receive(`early_${n}`)
  const { file } = await makeBackup(folder.path, { reason: 'manual', now: () => noon })
  await receive('late')
  await store.close()
  return { ...folder, backup: join(folder.path, backupFolder, file) }
}

async function messagesIn(folder: string): Promise<number> {
  await using store = await openStore(folder)
  expect(store.raw.pragma('integrity_check', { simple: true })).toBe('ok')
  return Number(store.raw.prepare('SELECT count(*) FROM messages').pluck().get())
}

async function print(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex')
}

async function flip(path: string, position: number): Promise<void> {
  await using file = await open(path, 'r+')
  const byte = Buffer.alloc(1)
  await file.read(byte, 0, 1, position)
  byte[0] = (byte[0] ?? 0) ^ 0xff
  await file.write(byte, 0, 1, position)
}

describe('a backup that somebody has tampered with is refused, and the store stays as it is', () => {
  const changes = {
    'a trigger': 'CREATE TRIGGER spy AFTER INSERT ON messages BEGIN DELETE FROM orders; END',
    'a view in place of a table':
      'DROP TABLE order_events; CREATE VIEW order_events AS SELECT 1 AS id',
    'a file that lies elsewhere': `INSERT INTO attachments
      (conversation_id, message_id, position, state, file, mime, size, next_at, created_at, kept_at)
      SELECT conversation_id, id, 0, 'kept', '../../id_rsa', 'image/png', 1, 0, 0, 0 FROM messages LIMIT 1`,
    'a product’s picture that lies elsewhere': `INSERT INTO products
      (campaign_id, name, price_minor, position, picture_file, picture_mime, picture_size, created_at, updated_at)
      VALUES (1, 'Honey', 1, 1, '../../id_rsa', 'image/png', 1, 0, 0)`,
  }
  it.each(Object.entries(changes))('%s [DT-06, DT-09]', async (_, sql) => {
    await using folder = await storeWithBackup()
    {
      await using store = await openStore(folder.path)
      store.raw.pragma('foreign_keys = OFF')
      store.raw.exec(sql)
    }
    const { file } = await makeBackup(folder.path, { reason: 'manual', now: () => noon + 1 })
    const backup = join(folder.path, backupFolder, file)
    await expect(stageRestore(folder.path, backup, order)).rejects.toMatchObject({
      code: 'backup_damaged',
      reason: { code: 'backup_tampered' },
    })
    expect(await readdir(folder.path)).not.toContain('restore.json')
    expect(await messagesIn(folder.path)).toBe(21)
  })
})

describe('restoring', () => {
  it('brings the backup back and sets the store aside with its write-ahead log', async () => {
    await using folder = await storeWithBackup()
    // As a killed process leaves it: the last word is in the write-ahead log only.
    const victim = startVictim(`
      const { openStore } = await import(${moduleAt('maintenance/open-store.ts')})
      const { ingestInbound } = await import(${moduleAt('messages/inbound.ts')})
      const store = await openStore(${JSON.stringify(folder.path)})
      await store.transaction((tx) => ingestInbound(tx, { pageId: 'page-1', psid: 'psid-1',
        mid: 'last', text: 'last', sentAt: ${noon}, now: ${noon} }))
      console.log('stored')
      setInterval(() => {}, 1000)`)
    await victim.says('stored')
    await victim.kill()
    await stageRestore(folder.path, folder.backup, order)
    const store = await openStore(folder.path)
    const { setAside } = store.restoredFrom ?? { setAside: '' }
    expect(store.restoredFrom?.from).toBe(folder.backup)
    await store.close()
    expect(await messagesIn(folder.path)).toBe(20)
    expect(await readdir(join(folder.path, setAside))).toContain(`${storeFile}-wal`)
    expect(await messagesIn(join(folder.path, setAside))).toBe(22)
    await using later = await openStore(folder.path)
    expect(later.restoredFrom).toBeNull()
  })

  it('asked for at every start, as a service does it, happens at the first only', async () => {
    await using folder = await storeWithBackup()
    const start = () => openStore(folder.path, { restoreFrom: folder.backup })
    {
      await using store = await start()
      expect(store.restoredFrom?.from).toBe(folder.backup)
      await store.transaction((tx) => ingestInbound(tx, inbound({ mid: 'after', text: 'after' })))
    }
    for (const gone of [false, true]) {
      if (gone) await rm(folder.backup)
      await using store = await start()
      expect(store.restoredFrom).toBeNull()
      expect(store.restoredBefore).toContain('restored.json')
      expect(store.raw.prepare("SELECT 1 FROM messages WHERE mid = 'after'").get()).toBeDefined()
    }
    // What can no longer be read of it says that much.
    await writeFile(join(folder.path, 'restored.json'), '{"from":')
    {
      await using store = await start()
      expect(store.restoredBefore).toContain('restored.json')
    }
    await rm(join(folder.path, 'restored.json'))
    await expect(start()).rejects.toMatchObject({ code: 'backup_missing' })
  })

  it('refuses an order that does not say which backup it is of, and touches nothing', async () => {
    await using folder = await storeWithBackup()
    await stageRestore(folder.path, folder.backup, { ...order, once: true })
    const path = join(folder.path, 'restore.json')
    const marker = JSON.parse(await readFile(path, 'utf8')) as object
    for (const print of [5, '', ['a'.repeat(64)], 'A'.repeat(64)]) {
      await writeFile(path, JSON.stringify({ ...marker, print }))
      await expect(openStore(folder.path)).rejects.toMatchObject({ code: 'store_damaged' })
    }
    await writeFile(path, JSON.stringify(marker))
    await using store = await openStore(folder.path)
    expect(store.restoredFrom?.from).toBe(folder.backup)
  })

  it('brings the files of messages back as they were, and sets those of today aside [SE-10]', async () => {
    await using folder = await storeFolder()
    await (await openStore(folder.path)).close()
    const files = join(folder.path, 'attachments')
    const [kept, lost, later] = ['a', 'b', 'c'].map((letter) => letter.repeat(32))
    await mkdir(files)
    await writeFile(join(files, kept ?? ''), 'a picture')
    await writeFile(join(files, lost ?? ''), Buffer.alloc(3_000_000, 7))
    await writeFile(join(files, '.half.part'), 'half')
    const made = await makeBackup(folder.path, { reason: 'manual', now: () => noon })
    await rm(join(files, lost ?? ''))
    await writeFile(join(files, later ?? ''), 'of today')
    const restored = await openStore(folder.path, {
      restoreFrom: join(folder.path, backupFolder, made.file),
    })
    const aside = join(folder.path, restored.restoredFrom?.setAside ?? '')
    await restored.close()
    expect((await readdir(files)).toSorted()).toEqual([kept, lost])
    expect(await readFile(join(files, lost ?? ''))).toEqual(Buffer.alloc(3_000_000, 7))
    expect(await readdir(join(aside, 'attachments'))).toContain(later)
  })

  it('refuses a backup that is damaged, missing or of a newer version, and touches nothing', async () => {
    await using folder = await storeWithBackup()
    await using other = await testFolder()
    const next = laterSchema('SELECT 1')
    await (await openStore(other.path, { schema: next })).close()
    const { file } = await makeBackup(other.path, { reason: 'manual', now: () => noon })
    const newer = join(other.path, backupFolder, file)
    const before = await print(join(folder.path, storeFile))
    const names = await readdir(folder.path)
    const stage = (path: string) => stageRestore(folder.path, path, order)
    await expect(stage(newer)).rejects.toMatchObject({ code: 'store_newer' })
    await expect(stage(join(other.path, 'none.tar'))).rejects.toMatchObject({
      code: 'backup_missing',
    })
    await flip(folder.backup, (await stat(folder.backup)).size - 9000)
    await expect(stage(folder.backup)).rejects.toMatchObject({ code: 'backup_damaged' })
    expect(await print(join(folder.path, storeFile))).toBe(before)
    expect(await readdir(folder.path)).toEqual(names)
    expect(await messagesIn(folder.path)).toBe(21)
  })
})

const damages: Readonly<Record<string, (path: string) => Promise<void>>> = {
  'whose end is cut off': async (path) => truncate(path, Math.floor((await stat(path)).size / 2)),
  'that was emptied': (path) => truncate(path, 0),
  'with a changed bit in its header': (path) => flip(path, 3),
  'with a changed bit in its tables': (path) => flip(path, 4096 * 3),
  'that holds something else': (path) => writeFile(path, 'x'.repeat(8192)),
}

describe('a damaged store', () => {
  it.each(Object.keys(damages))(
    '%s is refused at the start, left as it is, and the newest good backup is named [DT-07]',
    async (kind) => {
      await using folder = await storeWithBackup()
      const path = join(folder.path, storeFile)
      await damages[kind]?.(path)
      const before = await print(path)
      await expect(openStore(folder.path)).rejects.toMatchObject({
        code: 'store_damaged',
        message: expect.stringContaining(folder.backup),
        backup: folder.backup,
      })
      expect(await print(path)).toBe(before)
      const restored = await openStore(folder.path, { restoreFrom: folder.backup })
      const aside = join(folder.path, restored.restoredFrom?.setAside ?? '')
      await restored.close()
      expect(await messagesIn(folder.path)).toBe(20)
      expect(await print(join(aside, storeFile))).toBe(before)
    },
  )

  it('without a backup says so', async () => {
    await using folder = await storeFolder()
    await (await openStore(folder.path)).close()
    await truncate(join(folder.path, storeFile), 5000)
    await expect(openStore(folder.path)).rejects.toMatchObject({
      code: 'store_damaged',
      message: expect.stringContaining('There is no backup of it'),
      backup: null,
    })
  })

  it('whose log alone is damaged opens with a new log and keeps the old one', async () => {
    await using folder = await storeWithBackup()
    await writeFile(join(folder.path, logFile), 'y'.repeat(8192))
    await using store = await openStore(folder.path)
    expect(await readFile(store.damagedLog ?? '', 'utf8')).toBe('y'.repeat(8192))
  })
})
