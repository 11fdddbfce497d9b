import type { Store } from '@pal/db/maintenance/store'

import type { Clock, Timer } from '../platform/clock.ts'

const sqlitesOwn = 1_000
const silenceMs = 5_000

interface WalGuardParts {
  readonly store: Store
  readonly clock: Clock
  /** Wakes the thread that makes the checkpoints. */
  readonly wake: () => void
  readonly silence?: number
}

/**
 * While the thread makes the checkpoints, the connection that writes makes none: they would fall
 * into its commits. As soon as the thread is silent, it makes them again, so that the log of changes
 * never grows without bound. A thread that rests is no silent one: the next commit wakes it.
 */
export class WalGuard implements Disposable {
  readonly #parts: WalGuardParts
  readonly #unlisten: () => void
  #timer: Timer | undefined
  #relieved = false
  #resting = false
  /** Something was committed since the last beat. */
  #stored = false

  constructor(parts: WalGuardParts) {
    this.#parts = parts
    this.#unlisten = parts.store.onCommit(() => this.written())
  }

  /** The thread has made a round. */
  beat(): void {
    this.#stored = false
    if (!this.#relieved) this.#set(true)
    this.#expectBeat()
  }

  /** The thread has nothing left to do. */
  rests(): void {
    this.#timer?.cancel()
    this.#resting = true
    // It may have missed that one.
    if (this.#stored) this.written()
  }

  /** Something was stored: by this connection, or by another thread, which tells of it. */
  written(): void {
    this.#stored = true
    if (!this.#resting) return
    this.#resting = false
    this.#parts.wake()
    this.#expectBeat()
  }

  /** The thread is gone. */
  lost(): void {
    this.#timer?.cancel()
    this.#timer = undefined
    this.#resting = false
    this.#set(false)
  }

  [Symbol.dispose](): void {
    this.#unlisten()
    this.lost()
  }

  #expectBeat(): void {
    const { clock, silence = silenceMs } = this.#parts
    this.#timer?.cancel()
    this.#timer = clock.after(silence, () => this.#set(false))
  }

  #set(relieved: boolean): void {
    this.#relieved = relieved
    const { raw } = this.#parts.store
    if (raw.open) raw.pragma(`wal_autocheckpoint = ${relieved ? 0 : sqlitesOwn}`)
  }
}
