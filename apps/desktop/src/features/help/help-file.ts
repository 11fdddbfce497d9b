import { arch, cpus, homedir, release, totalmem } from 'node:os'

import type { HelpFile, helpSections } from '@pal/core/contract/data'
import type { Health } from '@pal/core/contract/system'
import { counted } from '@pal/core/counted'
import { isoTime } from '@pal/core/domain/iso-time'
import { maskText } from '@pal/core/domain/mask'
import { AppError } from '@pal/core/errors'
import { messageOf } from '@pal/core/texts/reason'
import { queueStatus } from '@pal/db/jobs/queue-status'
import { listLogs } from '@pal/db/logs/logs'
import { listBackups } from '@pal/db/maintenance/backup/backup'
import { storeFacts } from '@pal/db/maintenance/store-facts'
import { dashboardCounts } from '@pal/db/stats/stats'

import { currentSettings } from '../../platform/settings.ts'
import { checkStore, type BackupParts } from '../data/backup.ts'
import { dataPlace } from '../data/data-place.ts'
import { systemStatus, type StatusParts } from '../status/system-status.ts'
import { crashDumps, type HelpSources, lastLines } from './kept-files.ts'
import { settingsLines } from './settings-lines.ts'

export interface HelpParts extends StatusParts, BackupParts {
  readonly jobs: StatusParts['jobs'] & BackupParts['jobs']
  readonly version: string
  /** Null where there is no desktop. */
  readonly help: HelpSources | null
}

type Section = (typeof helpSections)[number]

const newestLines = 200

/** Each part by itself: where one cannot be read, the others still help. */
export async function helpFile(parts: HelpParts): Promise<HelpFile> {
  const { clock, help } = parts
  const section = async (name: Section, read: () => Promise<string[]> | string[]) => ({
    name,
    lines: (await readOrSaid(read)).map(forOthers),
  })
  return {
    madeAt: isoTime(clock.now()),
    sections: [
      await section('versions', () => versionLines(parts)),
      await section('status', () => statusLines(parts)),
      await section('store', () => storeLines(parts)),
      await section('settings', async () => settingsLines(await currentSettings(parts.store.db))),
      await section('crashes', () => (help ? crashDumps(help.crashDumps) : [])),
      await section('program', () => (help ? lastLines(help.programLog) : [])),
      await section('log', () => logLines(parts)),
    ],
  }
}

async function readOrSaid(read: () => Promise<string[]> | string[]): Promise<string[]> {
  try {
    return await read()
  } catch (error) {
    return [`cannot be read: ${said(error)}`]
  }
}

function versionLines({ version, store, clock }: HelpParts): string[] {
  const { electron, chrome, node } = process.versions
  const { sqlite, version: tables } = storeFacts(store)
  const { rss } = process.memoryUsage()
  return [
    `PAL Admin ${version}, store version ${tables}`,
    electron === undefined
      ? `Node ${node}, without a window of its own`
      : `Electron ${electron}, Chromium ${chrome}, Node ${node}`,
    `SQLite ${sqlite}`,
    `${process.platform} ${release()} ${arch()}, ${cpus().length} cores, ${megabytes(totalmem())}`,
    `running for ${counted(Math.floor(process.uptime() / 60), 'minute')}, ${megabytes(rss)} of memory`,
    `clock ${isoTime(clock.now())}, time zone ${Intl.DateTimeFormat().resolvedOptions().timeZone}`,
  ]
}

async function statusLines(parts: HelpParts): Promise<string[]> {
  const { pages, ...all } = await systemStatus(parts)
  const { waiting, running, scheduled, failed } = await queueStatus(
    parts.store.db,
    parts.clock.now(),
  )
  const line = (name: string, { state, reason }: Health) =>
    reason ? `${name}: ${state}: ${reason.message}` : `${name}: ${state}`
  return [
    ...Object.entries(all).map(([name, health]) => line(name, health)),
    ...pages.map((page) => line(`page ${page.pageId}`, page)),
    `queue: ${waiting} waiting, ${running} running, ${scheduled} later, ${failed} failed`,
  ]
}

async function storeLines(parts: HelpParts): Promise<string[]> {
  const { store } = parts
  const counts = await dashboardCounts(store.db)
  const { pages, freePages, journal } = storeFacts(store)
  const rows = [
    counted(counts.totalConversations, 'conversation'),
    counted(counts.ordersGenerated, 'order'),
    counted(counts.activeCampaigns, 'active campaign'),
  ].join(', ')
  if (store.folder === null) return [rows]
  const { folder, size } = await dataPlace(store)
  const backups = await listBackups(store.folder)
  return [
    `integrity: ${await integrity(parts)}`,
    rows,
    folder,
    ...Object.entries(size).map(([name, bytes]) => `${name}: ${megabytes(bytes)}`),
    `${pages} pages, ${freePages} of them empty, journal ${journal}`,
    ...backups.map(
      ({ file, madeAt, reason, size: bytes }) =>
        `backup ${file}: ${isoTime(madeAt)}, ${reason}, ${megabytes(bytes)}`,
    ),
  ]
}

/** Whoever breaks the look off, or has something under way that it must wait for, gets the rest. */
async function integrity(parts: HelpParts): Promise<string> {
  try {
    const { problem } = await checkStore(parts)
    return problem?.message ?? 'no problems found'
  } catch (error) {
    return `not looked through: ${said(error)}`
  }
}

async function logLines({ log, store }: HelpParts): Promise<string[]> {
  await log.flush()
  const { rows } = await listLogs(store.logs.db, { limit: newestLines, filter: 'all' })
  return rows.map(({ at, level, category, message, details }) =>
    [isoTime(at), level, category, message, ...(details === null ? [] : [details])].join(' '),
  )
}

/** Whatever is in it may leave this computer: no secret, no phone, no name of its user. */
function forOthers(line: string): string {
  const home = homedir()
  if (home.length <= 1) return maskText(line)
  // As it is, as JSON writes it, and as addresses do.
  const ways = [home.replaceAll('\\', String.raw`\\`), home, home.replaceAll('\\', '/')]
  return maskText(ways.reduce((rest, way) => rest.replaceAll(way, '~'), line))
}

const said = (error: unknown) =>
  error instanceof AppError ? messageOf(error.reason) : String(error)

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`
