import type Sqlite from 'better-sqlite3'
import type { Kysely } from 'kysely'

import type { LogFile } from '../logs/log-file.ts'
import type { Tx } from '../schema/reads.ts'
import type { StoreSchema } from '../schema/schema.ts'

export interface Store extends AsyncDisposable {
  /** Null for a store in memory. */
  readonly folder: string | null
  readonly db: Kysely<StoreSchema>
  readonly logs: LogFile
  /** The backup that was made before an older store was migrated. */
  readonly migratedFrom: { version: number; backup: string } | null
  /** The backup that took the store's place at this opening. */
  readonly restoredFrom: Restored | null
  /** What of it was due since, and is not done by itself; null where no backup was restored. */
  readonly heldBack: HeldBack | null
  /** The note that the backup asked for was restored at an earlier start, and was not again. */
  readonly restoredBefore: string | null
  /** Who was erased and came back with that backup: they are taken out, and will be erased again. */
  readonly erasedAgain: ReappliedErasures | null
  /** Where a log was put that could not be read; a new one was begun. */
  readonly damagedLog: string | null
  /** Runs all of `work` in one transaction, or none of it; it is on the disk when this resolves. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * The same for what a power cut may take back: nobody waits for the disk. Whatever is stored after
   * it is never kept without it.
   */
  passing<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Whether its files are still where they were opened. */
  isThere(): Promise<boolean>
  /** Whether another program kept the last write from it, and still would. */
  isHeld(): boolean
  /** Called right after each commit of this connection; answers what ends that. */
  onCommit(listener: () => void): () => void
  /** Whether what happens can be kept; where the last write found the disk full, it tries again. */
  hasRoom(): Promise<boolean>
  /** For what only SQLite can do: checkpoints, backup, integrity check. */
  readonly raw: Sqlite.Database
  close(): Promise<void>
}

export interface Restored {
  /** The backup's file. */
  readonly from: string
  /** When it was made. */
  readonly madeAt: number
  /** The folder into which the store was moved that was here before. */
  readonly setAside: string
}

/** How many of each may have gone out before the backup was restored. */
export interface HeldBack {
  readonly scheduled: number
  readonly followUps: number
  readonly orderNotices: number
}

export interface ReappliedErasures {
  /** So many had come back with the backup. */
  readonly customers: number
  readonly pages: number
  /** The store that was replaced is damaged where it knew who was erased, and so is what was beside it. */
  readonly unknown: boolean
}
