import { readdir, rm } from 'node:fs/promises'

import type { LogLevel } from '@pal/core/domain/entities'
import { minuteMs, secondMs } from '@pal/core/durations'
import { entry, type LogEntry } from '@pal/core/texts/log-line'
import type { Store } from '@pal/db/maintenance/store'
import {
  type AttachmentRow,
  dueAttachments,
  giveUpAttachment,
  keepAttachment,
  knownFiles,
  makeRoom,
  nextAttachment,
  retryAttachment,
} from '@pal/db/messages/attachments'
import { messageById, type MessageRow } from '@pal/db/messages/messages'
import { attachmentPath } from '@pal/db/sqlite/store-files'

import type { Clock } from '../../platform/clock.ts'
import { currentSettings } from '../../platform/settings.ts'
import { readAttachments } from '../../platform/stored-json.ts'
import { WakeableSleep } from '../../platform/wakeable-sleep.ts'
import { asError, GraphError } from '../graph/graph-error.ts'
import type { GraphClient } from '../graph/graph.ts'
import { readFilesOf } from '../graph/read.ts'
import type { Attachment } from '../graph/webhook-events.ts'
import { type Download, download } from './attachment-download.ts'

export interface FetcherParts {
  readonly store: Store
  readonly graph: GraphClient
  readonly token: (pageId: string) => Promise<string | null>
  /** Where the files are kept. */
  readonly folder: string
  /** Files in it that wait for their message. */
  readonly held: () => ReadonlySet<string>
  /** An origin that files may come from beside Facebook's own: that of a double. */
  readonly alsoFrom: string | null
  readonly clock: Clock
  readonly log: (level: LogLevel, said: LogEntry, details: object) => void
  readonly changed: () => void
}

const atOnce = 3
const soonMs = 2_000
const roomEveryMs = 10 * minuteMs
/** Addresses live for days: whoever is offline tonight still gets the picture tomorrow. */
const waits = [10, 30, 120, 600, 1_800, 7_200, 21_600, 43_200].map((wait) => wait * secondMs)

/** Fetches the files of messages while their addresses live, a few at once, and makes room for them. */
export class AttachmentFetcher {
  readonly #parts: FetcherParts
  readonly #stopping = new AbortController()
  readonly #running = new Map<number, Promise<void>>()
  readonly #rest: WakeableSleep
  #loop: Promise<void> | undefined
  #roomAt = -Infinity

  constructor(parts: FetcherParts) {
    this.#parts = parts
    const { store, clock } = parts
    this.#rest = new WakeableSleep({ store, clock, soonMs })
  }

  /** Where a kept file lies; null for a name that is none of ours. */
  pathOf(file: string): string | null {
    return attachmentPath(this.#parts.folder, file)
  }

  start(): void {
    this.#loop = this.#run()
  }

  /** A message with a file was stored. */
  poke(): void {
    this.#rest.poke()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#rest[Symbol.dispose]()
    await this.#loop
    await Promise.all(this.#running.values())
  }

  /** Fetches what is due now; for whoever wants to wait for it. */
  async fetchDue(): Promise<void> {
    for (;;) {
      const begun = await this.#begin()
      if (begun === 0 && this.#running.size === 0) return
      await Promise.race(this.#running.values())
    }
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping
    while (!signal.aborted) {
      const next = await this.#try(async () => {
        await this.#keepRoom()
        await this.#begin()
        return this.#untilNext()
      })
      await this.#rest.sleep(next)
    }
  }

  /** The store or the disk refuses for the moment: reported, and tried again. */
  async #try(work: () => Promise<number | null>): Promise<number | null> {
    return work().catch((error: unknown) => {
      if (this.#stopping.signal.aborted) return null
      const reason = asError(error).message
      this.#parts.log('error', entry('files_not_kept'), { reason })
      return soonMs
    })
  }

  /** Null where none waits; the end of one that is fetched wakes it up. */
  async #untilNext(): Promise<number | null> {
    const { store, clock } = this.#parts
    if (this.#running.size >= atOnce) return null
    const due = await nextAttachment(store.db)
    return due === null ? null : Math.max(soonMs, due - clock.now())
  }

  async #begin(): Promise<number> {
    const { store, clock } = this.#parts
    if (this.#stopping.signal.aborted || this.#running.size >= atOnce) return 0
    const due = await dueAttachments(store.db, { now: clock.now(), limit: 2 * atOnce })
    const next = due
      .filter(({ id }) => !this.#running.has(id))
      .slice(0, atOnce - this.#running.size)
    for (const row of next) {
      const run = this.#fetch(row).finally(() => {
        this.#running.delete(row.id)
        this.#rest.poke()
      })
      this.#running.set(row.id, run)
    }
    return next.length
  }

  async #fetch(row: AttachmentRow): Promise<void> {
    try {
      const message = await messageById(this.#parts.store.db, row.message_id)
      const attachment = readAttachments(message?.attachments ?? null)[row.position]
      const found: Download =
        message && attachment
          ? await this.#download(message, attachment, row.position)
          : { ok: false, reason: 'no_address' }
      await this.#settle(row, found)
    } catch (error) {
      if (this.#stopping.signal.aborted) return
      await this.#try(async () => {
        await this.#settle(row, { ok: false, reason: 'unreachable' })
        throw error
      })
    }
  }

  async #download(
    message: MessageRow,
    { type, url }: Pick<Attachment, 'type' | 'url'>,
    position: number,
  ): Promise<Download> {
    const { folder, alsoFrom, clock } = this.#parts
    const { signal } = this.#stopping
    const order = { type, folder, alsoFrom, clock, signal }
    const first: Download =
      url === null ? { ok: false, reason: 'no_address' } : await download({ ...order, url })
    if (first.ok || (first.reason !== 'expired' && first.reason !== 'no_address')) return first
    try {
      const fresh = (await this.#readAgain(message))[position]?.url ?? null
      return fresh === null || fresh === url ? first : await download({ ...order, url: fresh })
    } catch (error) {
      if (!(error instanceof GraphError)) throw error
      // The page is blocked, out of calls or waits for a new token: the file may still be there then.
      return error.reaction === 'give_up' ? first : { ok: false, reason: 'unreachable' }
    }
  }

  async #readAgain({ page_id: pageId, mid }: MessageRow): Promise<readonly Attachment[]> {
    const { graph, token: tokenOf } = this.#parts
    const token = await tokenOf(pageId)
    if (token === null || mid === null) return []
    return readFilesOf(graph, { pageId, token }, mid, this.#stopping.signal)
  }

  async #settle(row: AttachmentRow, found: Download): Promise<void> {
    const { store, clock, log, changed } = this.#parts
    if (found.ok) {
      const kept = await store.transaction((tx) =>
        keepAttachment(tx, row.id, { ...found, now: clock.now() }),
      )
      if (!kept) await this.#remove([found.file])
      await this.#makeRoom()
      changed()
      return
    }
    const wait = found.reason === 'unreachable' ? waits[row.attempts] : undefined
    if (wait !== undefined) {
      const attempts = row.attempts + 1
      await store.transaction((tx) =>
        retryAttachment(tx, row.id, { attempts, nextAt: clock.now() + wait }),
      )
      return
    }
    await store.transaction((tx) => giveUpAttachment(tx, row.id, found.reason))
    log('warn', entry('file_not_kept'), {
      conversationId: row.conversation_id,
      messageId: row.message_id,
      reason: found.reason,
    })
    changed()
  }

  /** The limit may have been lowered without a new file, and a message dropped with its file. */
  async #keepRoom(): Promise<void> {
    const { clock } = this.#parts
    if (clock.now() - this.#roomAt < roomEveryMs) return
    this.#roomAt = clock.now()
    await this.#makeRoom()
    // A file that is being fetched is not written down yet.
    if (this.#running.size === 0) await this.#sweep()
  }

  async #makeRoom(): Promise<void> {
    const { store, log, changed } = this.#parts
    const gone = await store.transaction(async (tx) => {
      const { data } = await currentSettings(tx)
      return makeRoom(tx, data.attachmentsMb * 1024 * 1024)
    })
    if (gone.length === 0) return
    await this.#remove(gone)
    log('info', entry('files_made_room', { count: gone.length }), {})
    changed()
  }

  /** What a process that died had fetched and not written down, and what lost its message. */
  async #sweep(): Promise<void> {
    const { store, folder, held } = this.#parts
    const names = await readdir(folder).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
      throw error
    })
    for (let at = 0; at < names.length; at += 500) {
      // Asked first: what is no longer held then is known, or nobody's.
      const waiting = held()
      const some = names.slice(at, at + 500).filter((name) => !waiting.has(name))
      const known = await knownFiles(store.db, some)
      await this.#remove(some.filter((name) => !known.has(name)))
    }
  }

  async #remove(files: readonly string[]): Promise<void> {
    const { folder, log } = this.#parts
    for (const file of files) {
      const path = attachmentPath(folder, file)
      if (path === null) continue
      // Where a file is in use it cannot go (Windows); the next start takes it away.
      await rm(path, { force: true }).catch((error: unknown) =>
        log('warn', entry('file_not_removed'), { reason: asError(error).message }),
      )
    }
  }
}
