import { stat } from 'node:fs/promises'

import type { Store } from '@pal/db/maintenance/store'

import type { StoreThread } from './store-thread.ts'

/** Where a round of checkpoints is worth its while: a busy minute of log lines. */
const worthIt = 1024 * 1024

/**
 * The log's changes are moved into its file by the thread, not between two lines that are written.
 * It holds the log's connection meanwhile, so that clearing never swaps the file under the thread;
 * lines wait that long in memory.
 */
export class LogCheckpoints implements AsyncDisposable {
  readonly #store: Store
  readonly #thread: () => StoreThread
  #under: Promise<void> | undefined
  #ended = false

  constructor(store: Store, thread: () => StoreThread) {
    this.#store = store
    this.#thread = thread
  }

  /** Lines were written; does something only where there is enough of them. */
  async written(): Promise<void> {
    if (this.#ended) return
    await (this.#under ??= this.#look().finally(() => (this.#under = undefined)))
  }

  /** The store closes next: nothing of this touches it from here on. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#ended = true
    await this.#under
  }

  async #look(): Promise<void> {
    const { logs } = this.#store
    const size = await stat(`${logs.path}-wal`).then(
      (found) => found.size,
      () => 0,
    )
    if (size < worthIt) return
    await logs.db.connection().execute(async () => {
      // The thread may be gone; SQLite then does it by itself, as soon as there is twice as much.
      await this.#thread()
        .run('checkpointLogs', { path: logs.path })
        .catch(() => undefined)
    })
  }
}
