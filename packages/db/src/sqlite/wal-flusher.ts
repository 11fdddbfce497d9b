import { type FileHandle, open } from 'node:fs/promises'

import { goneWhereMissing, isStoreGone, refuseGone } from './store-gone.ts'

/**
 * Sees to it that what was committed is on the disk before it is acknowledged. SQLite would flush its
 * log of changes itself, at each commit, and hold the thread meanwhile: a tenth of a second on a slow
 * disk. Here the thread pool does it, for all that were committed by then at once.
 */
export class WalFlusher {
  readonly #path: string
  #file: Promise<FileHandle> | undefined
  #changed = false
  #now: Promise<void> = Promise.resolve()
  #next: Promise<void> | undefined
  #seenAt = -Infinity

  /** `path` is that of the write-ahead log, which stays the same file as long as the store is open. */
  constructor(path: string) {
    this.#path = path
  }

  /** Something was committed. */
  changed(): void {
    this.#changed = true
  }

  /** Resolves when all that was committed before this call is on the disk. */
  flushed(): Promise<void> {
    // A flush that has begun may have missed what was committed since.
    if (this.#changed) this.#next ??= this.#flushAfter(this.#now)
    return this.#next ?? this.#now
  }

  /** False where the files of the store were moved or deleted since it was opened. */
  async isThere(): Promise<boolean> {
    try {
      this.#look(await this.#opened())
      return true
    } catch (error) {
      if (isStoreGone(error)) return false
      throw error
    }
  }

  /** The same, without another look where the last one is so fresh. */
  async wasThere(withinMs: number): Promise<boolean> {
    return performance.now() - this.#seenAt < withinMs || this.isThere()
  }

  async close(): Promise<void> {
    await this.flushed().catch(() => undefined)
    await (await this.#file)?.close()
  }

  async #flushAfter(before: Promise<void>): Promise<void> {
    // Whoever waited for that one has got its failure.
    await before.catch(() => undefined)
    this.#changed = false
    this.#now = this.#flush()
    this.#next = undefined
    await this.#now
  }

  async #flush(): Promise<void> {
    try {
      const file = await this.#opened()
      await file.datasync()
      this.#look(file)
    } catch (error) {
      this.#changed = true
      throw error
    }
  }

  #look({ fd }: FileHandle): void {
    refuseGone(this.#path, fd)
    this.#seenAt = performance.now()
  }

  #opened(): Promise<FileHandle> {
    this.#file ??= open(this.#path, 'r+').catch(goneWhereMissing)
    // What could not be opened once (too many open files) can be a moment later.
    this.#file.catch(() => (this.#file = undefined))
    return this.#file
  }
}
