import { existsSync } from 'node:fs'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import Sqlite from 'better-sqlite3'
import { Kysely } from 'kysely'

import { type LogFile, openLogFile } from '../logs/log-file.ts'
import { checkVersion, migrate, newestVersion, type Schema } from '../schema/migrate.ts'
import { storeSchema } from '../schema/migrations/store.ts'
import type { Tx } from '../schema/reads.ts'
import type { StoreSchema } from '../schema/schema.ts'
import { HeldLock, takeLock } from '../sqlite/busy.ts'
import { Commits } from '../sqlite/commits.ts'
import { StoreDialect } from '../sqlite/dialect.ts'
import { openDirect } from '../sqlite/direct.ts'
import { DiskRoom } from '../sqlite/disk-room.ts'
import { isDamage, quickLook } from '../sqlite/integrity.ts'
import { lockStore } from '../sqlite/lock.ts'
import { keepFilesPrivate, refuseUnusable } from '../sqlite/own-files.ts'
import { closeRawFile } from '../sqlite/raw-file.ts'
import { StatementCache } from '../sqlite/statement-cache.ts'
import { fileNames } from '../sqlite/store-files.ts'
import { WalFlusher } from '../sqlite/wal-flusher.ts'
import { backupFolder, makeBackup } from './backup/backup.ts'
import { damaged, explained } from './explain-failure.ts'
import { reapplyErasures } from './reapply-erasures.ts'
import { holdBack } from './restore-gap.ts'
import { applyRestore, stageRestore, wasRestored } from './restore.ts'
import type { Store } from './store.ts'

export const storeFile = fileNames.store
export const logFile = fileNames.logs

export interface OpenOptions {
  /** For tests of migrations. */
  schema?: Schema
  now?: () => number
  /** A backup that is to take the store's place; the store that is there is set aside. */
  restoreFrom?: string | null | undefined
  /** Also where that one was restored before. */
  restoreAgain?: boolean | undefined
  /** False only for tests that write a great deal: nothing waits for the disk then. */
  flush?: boolean
}

/** Opens the store in `folder`, made if missing; refused while another process has it open. */
export async function openStore(folder: string, options: OpenOptions = {}): Promise<Store> {
  const { schema = storeSchema, now = Date.now, restoreFrom, restoreAgain = false } = options
  const { flush = true } = options
  const lock = await mkdir(folder, { recursive: true, mode: 0o700 })
    .then(() => refuseUnusable(folder))
    .then(() => lockStore(folder))
    .catch(async (error: unknown) => {
      throw await explained(error, folder)
    })
  try {
    const restoredBefore =
      restoreFrom && !restoreAgain ? await wasRestored(folder, restoreFrom) : null
    if (restoreFrom && restoredBefore === null) {
      await stageRestore(folder, restoreFrom, { schema, now, once: true })
    }
    const restoredFrom = await applyRestore(folder)
    const migratedFrom = await lookBeforeOpening(folder, schema, now)
    await keepFilesPrivate(folder)
    const path = join(folder, storeFile)
    const isNew = !existsSync(path)
    const raw = new Sqlite(path)
    try {
      prepareStore(raw, schema)
      takeLock(raw)
      const { logs, damagedLog } = await openLogs(join(folder, logFile), now)
      await keepFilesPrivate(folder)
      const release = () => lock.release()
      const opened = { migratedFrom, restoredFrom, restoredBefore, damagedLog }
      const later = { erasedAgain: null, heldBack: null }
      const store = compose({ folder, raw, logs, ...opened, ...later, flush, release })
      const heldBack = await holdBack(store, now())
      return { ...store, heldBack, erasedAgain: await reapplyErasures(store, now()) }
    } catch (error) {
      raw.close()
      // What failed at first is told, not that something of it has to stay.
      if (isNew) await removeBegun(folder).catch(() => undefined)
      throw error
    }
  } catch (error) {
    try {
      throw await explained(error, folder)
    } finally {
      lock.release()
    }
  }
}

/**
 * The same store without a file; nothing of it outlives the process. It begins as the image of
 * another one, where one is given.
 */
export function openMemoryStore(image: string | Buffer = ':memory:'): Store {
  const raw = new Sqlite(image)
  prepareStore(raw, storeSchema)
  return compose({
    folder: null,
    raw,
    logs: openLogFile(':memory:'),
    migratedFrom: null,
    restoredFrom: null,
    heldBack: null,
    restoredBefore: null,
    erasedAgain: null,
    damagedLog: null,
    flush: false,
    release: () => undefined,
  })
}

/** Its settings and tables, as every store has them. */
export function prepareStore(raw: Sqlite.Database, schema: Schema = storeSchema): void {
  checkVersion(raw, schema)
  // What is acknowledged is on the disk: a commit returns after its fsync.
  raw.pragma('journal_mode = WAL')
  raw.pragma('synchronous = FULL')
  raw.pragma('foreign_keys = ON')
  raw.pragma('busy_timeout = 5000')
  raw.pragma('secure_delete = ON')
  // A request on the full store takes as much processor time as with 64 MB: what is missing, the system has.
  raw.pragma('cache_size = -16384')
  raw.pragma('temp_store = MEMORY')
  migrate(raw, schema)
}

/** Reads only, so that a store which is refused or damaged stays as it is to the byte. */
async function lookBeforeOpening(
  folder: string,
  schema: Schema,
  now: () => number,
): Promise<Store['migratedFrom']> {
  const path = join(folder, storeFile)
  if (!existsSync(path) || (await stat(path)).size === 0) {
    refuseLostStore(folder)
    return null
  }
  const reader = new Sqlite(path, { readonly: true })
  let version: number
  try {
    version = checkVersion(reader, schema)
    const found = await quickLook(reader, path)
    if (found !== null) throw damaged(folder, found)
  } finally {
    reader.close()
  }
  if (version === 0 || version === newestVersion(schema)) return null
  const { file } = await makeBackup(folder, { reason: 'migration', now })
  return { version, backup: join(folder, backupFolder, file) }
}

/** An empty file is a new store only where there never was one. */
function refuseLostStore(folder: string): void {
  const traces = [logFile, `${storeFile}-wal`, backupFolder]
  if (!traces.some((name) => existsSync(join(folder, name)))) return
  throw damaged(folder, `${storeFile} is missing or empty`)
}

/** Of a new store that could not be opened; the store last, for a log without one is a store that was lost. */
async function removeBegun(folder: string): Promise<void> {
  for (const file of [logFile, storeFile]) {
    for (const end of ['-wal', '-shm', '']) await rm(join(folder, file + end), { force: true })
  }
}

/** A log that cannot be read must not keep the shop closed; it is kept beside the new one. */
async function openLogs(
  path: string,
  now: () => number,
): Promise<{ logs: LogFile; damagedLog: string | null }> {
  try {
    return { logs: openLogFile(path), damagedLog: null }
  } catch (error) {
    if (!isDamage(error)) throw error
    const stamp = new Date(now()).toISOString().replaceAll(/[:.]/g, '-')
    const aside = `${path}.damaged-${stamp}`
    for (const end of ['-wal', '-shm', '']) {
      if (existsSync(path + end)) await rename(path + end, aside + end)
    }
    return { logs: openLogFile(path), damagedLog: aside }
  }
}

interface Parts {
  folder: string | null
  raw: Sqlite.Database
  logs: LogFile
  migratedFrom: Store['migratedFrom']
  restoredFrom: Store['restoredFrom']
  heldBack: Store['heldBack']
  restoredBefore: string | null
  erasedAgain: Store['erasedAgain']
  damagedLog: string | null
  flush: boolean
  release: () => void
}

function compose({ raw, release, flush, ...parts }: Parts): Store {
  const { logs } = parts
  const onDisk = flush ? new WalFlusher(`${raw.name}-wal`) : undefined
  // Its commits are flushed before they are acknowledged, though not by the thread that makes them.
  raw.pragma(`synchronous = ${flush ? 'NORMAL' : 'OFF'}`)
  // Nor does it wait for another thread that writes: see `StoreDialect`.
  if (flush) raw.pragma('busy_timeout = 0')
  const room = new DiskRoom()
  const commits = new Commits()
  const held = new HeldLock()
  const dialect = new StoreDialect(new StatementCache(raw), { onDisk, room, commits, held })
  const db = new Kysely<StoreSchema>({ dialect })
  openDirect(db, dialect.directly(false))
  const inTransaction = dialect.directly(true)
  const passing: Store['passing'] = (work) =>
    room.watch(
      db.transaction().execute(async (tx) => {
        const end = openDirect(tx, inTransaction)
        return work(tx).finally(end)
      }),
    )
  const transaction: Store['transaction'] = (work) =>
    room.watch(
      (async () => {
        const result = await passing(work)
        await onDisk?.flushed()
        return result
      })(),
    )
  const isThere = async () => (await onDisk?.isThere()) ?? true
  const close = async () => {
    try {
      await logs.close()
      await onDisk?.close()
      await db.destroy()
    } finally {
      if (raw.open) raw.close()
      for (const path of [raw.name, logs.path]) closeRawFile(path)
      release()
    }
  }
  return {
    ...parts,
    db,
    raw,
    transaction,
    passing,
    onCommit: (listener) => commits.listen(listener),
    isThere,
    isHeld: () => held.isHeld(raw),
    hasRoom: async () =>
      ((await onDisk?.wasThere(freshMs)) ?? true) &&
      (await room.isThere(() => transaction(writeSomething))),
    close,
    [Symbol.asyncDispose]: close,
  }
}

/** Each job that begins asks; what is stored from it is looked at in any case. */
const freshMs = 100

/** What a busy moment writes; nothing of it stays. */
async function writeSomething(tx: Tx): Promise<void> {
  const key = 'room'
  const value = 'x'.repeat(64 * 1024)
  await tx.insertInto('store_meta').values({ key, value }).execute()
  await tx.deleteFrom('store_meta').where('key', '=', key).execute()
}
