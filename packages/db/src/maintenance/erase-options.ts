export interface EraseProgress {
  /** Rows of the store, lines of the log, then what deleted rows leave in the files. */
  readonly step: 'rows' | 'log' | 'files'
  readonly done: number
  readonly of: number
}

export interface EraseOptions {
  readonly now: () => number
  /** Heard between two customers: whoever was begun is finished. */
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: EraseProgress) => void) | undefined
  /** Returns when every line written so far is in the log. */
  readonly flushLog?: (() => Promise<void>) | undefined
  /** Cuts the write-ahead log of a file; false while somebody reads an older state of it. */
  readonly cutWal?: ((path: string) => Promise<boolean>) | undefined
}
