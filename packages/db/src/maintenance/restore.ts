import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { because } from '@pal/core/texts/reason'
import Sqlite from 'better-sqlite3'

import { foreignObject } from '../schema/foreign-object.ts'
import { checkVersion, type Schema } from '../schema/migrate.ts'
import { logSchema } from '../schema/migrations/logs.ts'
import { readStoredJson } from '../schema/stored-json.ts'
import { syncFolder, writeJson } from '../sqlite/atomic-file.ts'
import { checkIntegrity, type Watch } from '../sqlite/integrity.ts'
import { StoreError } from '../sqlite/store-error.ts'
import { attachmentPath, fileNames } from '../sqlite/store-files.ts'
import { entryStream, readArchive } from './backup/backup-archive.ts'
import { readManifest, unusable, verifyBackup, within } from './backup/backup.ts'
import { carryTombstones } from './reapply-erasures.ts'
import { noteGap } from './restore-gap.ts'
import type { Restored } from './store.ts'

const { store: storeFile, logs: logFile, attachments } = fileNames

const marker = 'restore.json'
const lastDone = 'restored.json'
const staging = 'restore-staging'

const attachment = new RegExp(`^${attachments}/[0-9a-f]{32}$`)

/** The whole of a store; the write-ahead log of another store would corrupt the one restored. */
const files = [storeFile, logFile].flatMap((name) => [name, `${name}-wal`, `${name}-shm`])

interface Marker extends Restored {
  /** Written when the step it names is on the disk. */
  readonly phase: 'staged' | 'set_aside'
  /** Of a backup that is asked for at every start: it is restored at the first only. */
  readonly print?: string
}

export interface RestoreOrder {
  readonly schema: Schema
  readonly now: () => number
  readonly watch?: Watch | undefined
  /** Remembers it, for `wasRestored`. */
  readonly once?: boolean
  /** What the seller calls it, where its file is gone once it is unpacked. */
  readonly as?: string | undefined
}

/**
 * Unpacks and checks a backup beside the store, and asks for it to take the store's place at the next
 * opening. Nothing that is open is touched, so that a failure or a kill leaves the store as it is.
 */
export async function stageRestore(
  folder: string,
  backup: string,
  { schema, now, watch = () => undefined, once = false, as = backup }: RestoreOrder,
): Promise<Restored> {
  await verifyBackup(backup, within(watch, 0, 0.3))
  await rm(join(folder, marker), { force: true })
  const dir = join(folder, staging)
  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { mode: 0o700 })
  try {
    const entries = (await readArchive(backup)).slice(1)
    const names = new Set<string>()
    for (const { name } of entries) {
      if (names.has(name)) throw tampered(backup, name)
      names.add(name)
    }
    for (const [n, entry] of entries.entries()) {
      const part = within(watch, 0.3 + (0.7 * n) / entries.length, 1)
      part(0)
      const isDatabase = entry.name === storeFile || entry.name === logFile
      if (!isDatabase && !attachment.test(entry.name)) continue
      const path = join(dir, entry.name)
      if (!isDatabase) await mkdir(join(dir, attachments), { recursive: true, mode: 0o700 })
      const content = Readable.from(entryStream(backup, entry), { objectMode: false })
      await pipeline(content, createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }))
      if (!isDatabase) continue
      const found = await checkIntegrity(path, () => part(0))
      if (found !== null) {
        const reason = { path: backup, file: entry.name, cause: found }
        throw unusable(because('backup_part_damaged', reason))
      }
    }
    checkStoreIn(dir, backup, schema)
    checkLogsIn(dir, backup)
    await syncFolder(dir)
    const stamp = new Date(now()).toISOString().replaceAll(/[:.]/g, '-')
    const { madeAt } = await readManifest(backup)
    const setAside = unusedFolder(folder, `set-aside-${stamp}`)
    const restored: Restored = { from: as, madeAt, setAside }
    const print = once ? { print: await printOf(backup) } : {}
    await writeJson(folder, marker, { phase: 'staged', ...restored, ...print })
    return restored
  } catch (error) {
    await rm(dir, { recursive: true, force: true })
    throw error
  }
}

/**
 * Puts a staged store in place, before anything is opened. It may be killed at any line: the next
 * start continues where this one ended.
 */
export async function applyRestore(folder: string): Promise<Restored | null> {
  const order = await readMarker(folder)
  const dir = join(folder, staging)
  if (!order) {
    // What a kill left behind before its order was given, or after it was carried out.
    await rm(dir, { recursive: true, force: true })
    return null
  }
  const aside = join(folder, order.setAside)
  if (order.phase === 'staged') {
    if (!existsSync(join(dir, storeFile))) {
      await rm(join(folder, marker))
      throw unusable(because('backup_unpacked_gone', { path: order.from }))
    }
    await mkdir(aside, { recursive: true, mode: 0o700 })
    // The store's file is the first that goes: while it is here, so is what it knows.
    await carryTombstones(folder)
    for (const name of [...files, ...(existsSync(join(dir, attachments)) ? [attachments] : [])]) {
      await moveIfThere(join(folder, name), join(aside, name))
    }
    await syncFolder(aside)
    await syncFolder(folder)
    await writeJson(folder, marker, { ...order, phase: 'set_aside' })
  }
  for (const name of [attachments, ...files]) {
    await moveIfThere(join(dir, name), join(folder, name))
  }
  await syncFolder(folder)
  const { print, from, madeAt, setAside } = order
  await noteGap(folder, madeAt, aside)
  if (print !== undefined) await writeJson(folder, lastDone, { from, print })
  await rm(join(folder, marker))
  await rm(dir, { recursive: true, force: true })
  return { from, madeAt, setAside }
}

/**
 * Whether this very backup has taken the store's place before. A service manager that starts the
 * program with the same arguments each time must not take the seller back each time.
 */
export async function wasRestored(folder: string, backup: string): Promise<string | null> {
  const path = join(folder, lastDone)
  if (!existsSync(path)) return null
  const done = readStoredJson(await readFile(path, 'utf8'))
  // Some backup was, and nobody can say which: what the store took in since is not to be lost to it.
  if (done === undefined) return path
  if (typeof done !== 'object' || done === null || !('from' in done && 'print' in done)) return null
  // Once it is old it may have been dropped for newer ones.
  const same = existsSync(backup) ? done.print === (await printOf(backup)) : done.from === backup
  return same ? path : null
}

/** What will happen at the next start. */
export async function pendingRestore(folder: string): Promise<Restored | null> {
  return readMarker(folder)
}

/** Whatever was unpacked for the next start goes with its order. */
export async function cancelRestore(folder: string): Promise<void> {
  await rm(join(folder, marker), { force: true })
  await rm(join(folder, staging), { recursive: true, force: true })
}

function checkStoreIn(dir: string, backup: string, schema: Schema): void {
  const path = join(dir, storeFile)
  if (!existsSync(path))
    throw unusable(because('backup_without_store', { path: backup, file: storeFile }))
  const raw = new Sqlite(path, { readonly: true })
  try {
    if (checkVersion(raw, schema) === 0)
      throw unusable(because('backup_store_empty', { path: backup }))
    refuseForeign(raw, schema, backup)
    for (const file of keptFileNames(raw)) {
      if (attachmentPath(dir, file) === null) throw tampered(backup, file)
    }
  } catch (error) {
    if (error instanceof StoreError && error.code === 'store_newer') {
      throw new StoreError('store_newer', because('backup_newer', { path: backup }), {
        cause: error,
      })
    }
    throw error
  } finally {
    raw.close()
  }
}

function checkLogsIn(dir: string, backup: string): void {
  const path = join(dir, logFile)
  if (!existsSync(path)) return
  const raw = new Sqlite(path, { readonly: true })
  try {
    if (checkVersion(raw, logSchema) > 0) refuseForeign(raw, logSchema, backup)
  } finally {
    raw.close()
  }
}

/** What somebody has put into it could run with whatever this program writes. */
function refuseForeign(raw: Sqlite.Database, schema: Schema, backup: string): void {
  const foreign = foreignObject(raw, schema)
  if (foreign !== null) throw tampered(backup, foreign)
}

function tampered(backup: string, name: string): StoreError {
  return unusable(because('backup_tampered', { path: backup, name }))
}

function keptFileNames(raw: Sqlite.Database): string[] {
  return [
    ['attachments', 'file'],
    ['products', 'picture_file'],
  ].flatMap(([table = '', column = '']) => {
    const known = raw.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?')
    if (known.get(table, column) === undefined) return []
    const odd = raw.prepare<[], string>(`SELECT ${column} FROM ${table}
      WHERE ${column} GLOB '*[^0-9a-f]*' OR length(${column}) <> 32`)
    return odd.pluck().all()
  })
}

function unusedFolder(folder: string, name: string): string {
  for (let n = 1; ; n++) {
    const tried = n === 1 ? name : `${name}-${n}`
    if (!existsSync(join(folder, tried))) return tried
  }
}

async function moveIfThere(from: string, to: string): Promise<void> {
  if (existsSync(from)) await rename(from, to)
}

async function printOf(backup: string): Promise<string> {
  const manifest = JSON.stringify(await readManifest(backup))
  return createHash('sha256').update(manifest).digest('hex')
}

async function readMarker(folder: string): Promise<Marker | null> {
  const path = join(folder, marker)
  if (!existsSync(path)) return null
  const { size } = await stat(path)
  try {
    const text = size > 65_536 ? '' : await readFile(path, 'utf8')
    const value: unknown = JSON.parse(text)
    if (isMarker(value)) return value
  } catch (cause) {
    throw unreadable(path, cause)
  }
  throw unreadable(path)
}

function isMarker(value: unknown): value is Marker {
  if (typeof value !== 'object' || value === null) return false
  if (!('phase' in value && 'from' in value && 'setAside' in value && 'madeAt' in value))
    return false
  const { phase, from, setAside, madeAt } = value
  const named = typeof setAside === 'string' && /^set-aside-[\w-]+$/.test(setAside)
  const told = named && typeof from === 'string' && typeof madeAt === 'number'
  const print = 'print' in value ? value.print : undefined
  const isPrint = print === undefined || (typeof print === 'string' && /^[0-9a-f]{64}$/.test(print))
  return told && isPrint && (phase === 'staged' || phase === 'set_aside')
}

function unreadable(path: string, cause?: unknown): StoreError {
  return new StoreError('store_damaged', because('restore_state_unreadable', { path }), { cause })
}
