import { existsSync } from 'node:fs'
import { copyFile, link, lstat, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { errorText } from '@pal/core/errors'
import { because, type Reason } from '@pal/core/texts/reason'
import Sqlite from 'better-sqlite3'

import { syncFolder } from '../../sqlite/atomic-file.ts'
import { checkIntegrity, isDamage, type Watch } from '../../sqlite/integrity.ts'
import { StoreError } from '../../sqlite/store-error.ts'
import { fileNames } from '../../sqlite/store-files.ts'
import {
  type ArchiveEntry,
  entryStream,
  readArchive,
  readEntry,
  sha256Of,
  sha256OfFile,
  writeArchive,
} from './backup-archive.ts'
import { type BackupManifest, type BackupReason, parseManifest } from './backup-manifest.ts'

const { store: storeFile, logs: logFile, attachments } = fileNames

export const backupsKept = 7
export const backupFolder = 'backups'

const manifestName = 'manifest.json'
const nameShape = /^pal-(\d{6,})-[\dTZ]+-(manual|daily|migration)\.tar$/

export interface Backup extends BackupManifest {
  /** Its name inside the folder of backups. */
  readonly file: string
  readonly size: number
}

export interface BackupOrder {
  readonly reason: BackupReason
  readonly now: () => number
  readonly keep?: number
  readonly watch?: Watch | undefined
}

/**
 * One file that holds store, log and the files of messages as they are at one moment. It gets its name when it was read back
 * and found whole; only then do older ones go. One at a time: the caller sees to that.
 */
export async function makeBackup(folder: string, order: BackupOrder): Promise<Backup> {
  const { reason, now, keep = backupsKept, watch = () => undefined } = order
  const dir = join(folder, backupFolder)
  const work = join(dir, '.making')
  await mkdir(dir, { recursive: true, mode: 0o700 })
  // What a killed process left behind.
  await rm(work, { recursive: true, force: true })
  await mkdir(work, { mode: 0o700 })
  try {
    const madeAt = now()
    const names = [storeFile, logFile].filter((name) => existsSync(join(folder, name)))
    const files: BackupManifest['files'][number][] = []
    for (const [n, name] of names.entries()) {
      const copy = join(work, name)
      // The store is most of the work: copied, looked through, read, packed and read again.
      const part = (from: number, to: number) => within(watch, n === 0 ? from : to, to)
      await copyDatabase(join(folder, name), copy, part(0, 0.2)).catch((error: unknown) => {
        throw isDamage(error) && error instanceof Error ? damaged(name, error.message) : error
      })
      const found = await checkIntegrity(copy, part(0.2, 0.6))
      if (found !== null) throw damaged(name, found)
      files.push({ name, size: (await stat(copy)).size, sha256: await sha256OfFile(copy) })
    }
    // They do not change with the version of the store, and there may be a lot of them.
    const kept = reason === 'migration' ? [] : await keepAttachments(folder, work)
    for (const name of kept) {
      watch(0.6)
      const path = join(work, name)
      files.push({ name, size: (await stat(path)).size, sha256: await sha256OfFile(path) })
    }
    const total = files.reduce((sum, { size }) => sum + size, 0)
    const manifest: BackupManifest = {
      format: 1,
      madeAt,
      reason,
      storeVersion: versionOf(join(work, storeFile)),
      counts: countsOf(work, names),
      files,
    }
    const part = join(work, 'backup.tar')
    const description = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
    await writeArchive(
      part,
      [
        { name: manifestName, content: description },
        ...files.map(({ name }) => ({ name, content: { path: join(work, name) } })),
      ],
      madeAt,
      counting(within(watch, 0.6, 0.8), total),
    )
    await verifyBackup(part, within(watch, 0.8, 1))
    const file = await nextName(dir, manifest)
    await rename(part, join(dir, file))
    await syncFolder(dir)
    await dropRepeated(dir, manifest)
    await dropOldest(dir, keep)
    return { ...manifest, file, size: (await stat(join(dir, file))).size }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

interface FoundBackups {
  /** Newest first, those that can be gone back to. */
  readonly whole: Backup[]
  /** What only has the name of a backup: it is left alone, and takes the place of none. */
  readonly damaged: string[]
}

/** Newest first, those that can be gone back to. */
export async function listBackups(folder: string): Promise<Backup[]> {
  return (await findBackups(folder)).whole
}

export async function findBackups(folder: string): Promise<FoundBackups> {
  return lookThrough(join(folder, backupFolder))
}

/** By what each says of itself; whether its content is as it was written takes long to tell. */
async function lookThrough(dir: string): Promise<FoundBackups> {
  const files = await backupNames(dir)
  const found = await Promise.all(files.map((file) => backupAt(dir, file)))
  return {
    whole: found.filter((backup) => backup !== 'damaged' && backup !== 'gone'),
    damaged: files.filter((_, at) => found[at] === 'damaged'),
  }
}

async function backupAt(dir: string, file: string): Promise<Backup | 'damaged' | 'gone'> {
  const path = join(dir, file)
  try {
    // A pipe of such a name would be waited for.
    if (!(await lstat(path)).isFile()) return 'damaged'
    const { manifest } = await readWhole(path)
    return { ...manifest, file, size: (await stat(path)).size }
  } catch {
    // A backup under way may have just replaced it.
    return existsSync(path) ? 'damaged' : 'gone'
  }
}

/** The newest one that is whole, read through to its end. */
export async function newestGoodBackup(folder: string): Promise<Backup | null> {
  for (const backup of await listBackups(folder)) {
    const path = join(folder, backupFolder, backup.file)
    const good = await verifyBackup(path).then(
      () => true,
      () => false,
    )
    if (good) return backup
  }
  return null
}

/** Throws where anything in the file is not as it was written. */
export async function verifyBackup(path: string, watch?: Watch): Promise<BackupManifest> {
  const { manifest, parts } = await readWhole(path)
  const total = manifest.files.reduce((sum, { size }) => sum + size, 0)
  const read = watch && counting(watch, total)
  for (const { entry, sha256 } of parts) {
    if ((await sha256Of(entryStream(path, entry), read)) !== sha256) {
      throw unusable(because('backup_part_changed', { path, file: entry.name }))
    }
  }
  return manifest
}

export async function readManifest(path: string): Promise<BackupManifest> {
  return manifestIn(path, await archiveOf(path))
}

/** Throws where a part is missing or cut off. */
async function readWhole(path: string) {
  const archive = await archiveOf(path)
  const manifest = await manifestIn(path, archive)
  const entries = new Map(archive.map((entry) => [entry.name, entry]))
  const parts = manifest.files.map(({ name, size, sha256 }) => {
    const entry = entries.get(name)
    if (!entry || entry.size !== size)
      throw unusable(because('backup_part_missing', { path, file: name }))
    return { entry, sha256 }
  })
  return { manifest, parts }
}

async function manifestIn(path: string, [first]: readonly ArchiveEntry[]): Promise<BackupManifest> {
  if (first?.name !== manifestName || first.size > 64 * 1024 * 1024) {
    throw unusable(because('backup_not_ours', { path }))
  }
  const manifest = parseManifest((await readEntry(path, first)).toString('utf8'))
  if (!manifest) throw unusable(because('backup_unknown_version', { path }))
  return manifest
}

/** For a name that came from outside: only one of our own, inside the folder of backups. */
export function isBackupName(file: string): boolean {
  return nameShape.test(file)
}

export function unusable(reason: Reason, cause?: unknown): StoreError {
  return new StoreError('backup_damaged', reason, { cause })
}

/**
 * The state of one moment, by a connection of its own: what is written meanwhile waits in the
 * write-ahead log and neither disturbs the copy nor makes it begin again.
 */
async function copyDatabase(from: string, to: string, watch: Watch): Promise<void> {
  const source = new Sqlite(from, { readonly: true, fileMustExist: true })
  try {
    source.pragma('busy_timeout = 5000')
    source.exec('BEGIN')
    source.prepare('SELECT count(*) FROM sqlite_schema').get()
    await source.backup(to, {
      progress: ({ totalPages, remainingPages }) => {
        watch(1 - remainingPages / Math.max(1, totalPages))
        return 250
      },
    })
  } finally {
    source.close()
  }
  const copy = new Sqlite(to)
  try {
    copy.pragma('journal_mode = DELETE')
  } finally {
    copy.close()
  }
}

async function archiveOf(path: string) {
  try {
    return await readArchive(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENOENT') {
      throw new StoreError('backup_missing', because('backup_missing', { path }), { cause: error })
    }
    const cause = errorText(error)
    throw unusable(because('backup_unusable', { path, cause }), error)
  }
}

/** Where the linked files lie until they are packed: one that is let go meanwhile is still held here. */
async function keepAttachments(folder: string, work: string): Promise<string[]> {
  const from = join(folder, attachments)
  if (!existsSync(from)) return []
  const names = (await readdir(from)).filter((name) => /^[0-9a-f]{32}$/.test(name))
  await mkdir(join(work, attachments))
  const kept: string[] = []
  for (const name of names) {
    const place = join(work, attachments, name)
    const held = await link(join(from, name), place)
      // Some disks know no links.
      .catch(() => copyFile(join(from, name), place))
      .then(
        () => true,
        (error: unknown) => {
          if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
          throw error
        },
      )
    if (held) kept.push(`${attachments}/${name}`)
  }
  return kept
}

/** One part of a longer work. */
export function within(watch: Watch, from: number, to: number): Watch {
  return (share) => watch(from + (to - from) * Math.min(1, share))
}

function counting(watch: Watch, total: number): (bytes: number) => void {
  let done = 0
  return (bytes) => {
    done += bytes
    watch(done / Math.max(1, total))
  }
}

/** Newest first, by the number in the name: a clock may jump back, a number does not. */
async function backupNames(dir: string): Promise<string[]> {
  if (!existsSync(dir)) return []
  const names = (await readdir(dir)).filter(isBackupName)
  return names.toSorted((a, b) => numberOf(b) - numberOf(a))
}

function numberOf(file: string): number {
  return Number(nameShape.exec(file)?.[1] ?? 0)
}

async function nextName(dir: string, { madeAt, reason }: BackupManifest): Promise<string> {
  const [newest] = await backupNames(dir)
  const number = String((newest === undefined ? 0 : numberOf(newest)) + 1).padStart(6, '0')
  const stamp = new Date(madeAt).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  return `pal-${number}-${stamp}-${reason}.tar`
}

/**
 * An update that does not come to its end is begun again at each start, with a copy each time: the
 * last of these stands for all, or they would take the place of the backups of other days.
 */
async function dropRepeated(dir: string, made: BackupManifest): Promise<void> {
  if (made.reason !== 'migration') return
  for (const before of (await lookThrough(dir)).whole.slice(1)) {
    if (sameHolding(before) !== sameHolding(made)) return
    await rm(join(dir, before.file))
  }
}

/** A store that was restored in between holds something else. */
const sameHolding = ({ reason, storeVersion, counts }: BackupManifest) =>
  JSON.stringify([reason, storeVersion, counts])

async function dropOldest(dir: string, keep: number): Promise<void> {
  for (const { file } of (await lookThrough(dir)).whole.slice(keep)) await rm(join(dir, file))
}

function versionOf(path: string): number {
  const raw = new Sqlite(path, { readonly: true })
  try {
    return Number(raw.pragma('user_version', { simple: true }))
  } finally {
    raw.close()
  }
}

const counted: Readonly<Record<string, readonly string[]>> = {
  [storeFile]: ['campaigns', 'conversations', 'messages', 'orders'],
  [logFile]: ['logs'],
}

function countsOf(work: string, names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) {
    const raw = new Sqlite(join(work, name), { readonly: true })
    try {
      for (const table of counted[name] ?? []) {
        counts[table] = Number(raw.prepare(`SELECT count(*) FROM ${table}`).pluck().get())
      }
    } finally {
      raw.close()
    }
  }
  return counts
}

function damaged(name: string, found: string): StoreError {
  const [cause = ''] = found.split('\n')
  return new StoreError('store_damaged', because('backup_store_damaged', { file: name, cause }))
}
