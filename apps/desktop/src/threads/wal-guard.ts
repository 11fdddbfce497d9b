import type { Store } from '@pal/db/maintenance/store'

import type { Clock, Timer } from '../platform/clock.ts'

const sqlitesOwn = 1_000
const silenceMs = 5_000

/**
 * While the thread makes the checkpoints, the connection that writes makes none: they would fall
 * into its commits. As soon as the thread is silent, it makes them again, so that the log of changes
 * never grows without bound.
 */
export class WalGuard implements Disposable {
  readonly #store: Store
  readonly #clock: Clock
  readonly #silenceMs: number
  #timer: Timer | undefined
  #relieved = false

  constructor(store: Store, clock: Clock, silence = silenceMs) {
    this.#store = store
    this.#clock = clock
    this.#silenceMs = silence
  }

  /** The thread has made a round. */
  beat(): void {
    if (!this.#relieved) this.#set(true)
    this.#timer?.cancel()
    this.#timer = this.#clock.after(this.#silenceMs, () => this.#set(false))
  }

  /** The thread is gone. */
  lost(): void {
    this.#timer?.cancel()
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
