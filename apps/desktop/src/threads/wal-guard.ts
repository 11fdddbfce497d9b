import type { Store } from '@pal/db/maintenance/store'

const sqlitesOwn = 1_000
const silenceMs = 5_000

/**
 * While the thread makes the checkpoints, the connection that writes makes none: they would fall
 * into its commits. As soon as the thread is silent, it makes them again, so that the log of changes
 * never grows without bound.
 */
export class WalGuard implements Disposable {
  readonly #store: Store
  readonly #silenceMs: number
  #timer: NodeJS.Timeout | undefined
  #relieved = false

  constructor(store: Store, silence = silenceMs) {
    this.#store = store
    this.#silenceMs = silence
  }

  /** The thread has made a round. */
  beat(): void {
    if (!this.#relieved) this.#set(true)
    if (this.#timer) this.#timer.refresh()
    else this.#timer = setTimeout(() => this.#set(false), this.#silenceMs).unref()
  }

  /** The thread is gone. */
  lost(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#set(false)
  }

  [Symbol.dispose](): void {
    this.lost()
  }

  #set(relieved: boolean): void {
    this.#relieved = relieved
    if (this.#store.raw.open) {
      this.#store.raw.pragma(`wal_autocheckpoint = ${relieved ? 0 : sqlitesOwn}`)
    }
  }
}
