import { Worker } from 'node:worker_threads'

import { exponentialBackoff } from '@pal/core/backoff'
import { minuteMs } from '@pal/core/durations'
import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'

import { type Clock, systemClock, type Timer } from '../platform/clock.ts'
import type {
  FromThread,
  TaskAnswer,
  TaskInput,
  TaskName,
  ThreadStart,
  ToThread,
} from './protocol.ts'
import type { Progress } from './task-context.ts'

export interface StoreThreadOptions {
  readonly folder: string
  readonly clock: Clock
  /** 0, the default, makes none: only one thread of a store needs to. */
  readonly checkpointEveryMs?: number
  /** How long the first checkpoint waits; SQLite makes its own until then. Left out, it does not wait. */
  readonly firstAfterMs?: number
  /** How long it has to have nothing to do before it is given up, for the memory it takes. Left out, never. */
  readonly giveUpAfterMs?: number
  readonly onBeat?: () => void
  /** It beats no more until it is woken. */
  readonly onRest?: () => void
  readonly onMerges?: (under: boolean) => void
  /** The thread itself broke down, not one of its tasks. It is started again. */
  readonly onDeath?: (error: Error) => void
}

export interface RunOptions {
  readonly signal?: AbortSignal
  /** A cancelled task is waited for, until it has taken back what it had begun. */
  readonly patient?: boolean
  readonly onProgress?: (progress: Progress) => void
}

interface Asked {
  readonly resolve: (text: string) => void
  readonly reject: (error: unknown) => void
  readonly onProgress: RunOptions['onProgress']
}

const restartMs = 1_000
const longestRestartMs = minuteMs
/** Two of them end within the five seconds that a stop may take. */
const patienceMs = 1_500

/**
 * A thread with its own connection to the store; what it does holds up no window and no writer. There
 * is none before the first task or checkpoint, and none where nothing was to be done for long.
 */
export class StoreThread implements AsyncDisposable {
  readonly #options: StoreThreadOptions
  readonly #asked = new Map<number, Asked>()
  #worker: Worker | null = null
  #start: Timer | undefined
  #givingUp: Timer | undefined
  /** The one that was given up has closed its connection. */
  #left: Promise<unknown> | undefined
  #resting = true
  #ended: Promise<void> | undefined
  #lastId = 0
  #stuck = false
  /** Deaths since it was last heard of. */
  #deaths = 0

  constructor(options: StoreThreadOptions) {
    this.#options = options
    if (options.checkpointEveryMs) this.#startIn(options.firstAfterMs ?? 0)
  }

  async run<K extends TaskName>(
    task: K,
    input: TaskInput<K>,
    { signal, patient = false, onProgress }: RunOptions = {},
  ): Promise<TaskAnswer<K>> {
    signal?.throwIfAborted()
    // One that died waits before it is started again.
    if (this.#ended || (this.#worker === null && this.#deaths > 0)) throw gone()
    const worker = (this.#worker ??= this.#begin())
    const id = ++this.#lastId
    const cancel = () => {
      send(worker, { kind: 'cancel', id })
      if (!patient) this.#take(id)?.reject(signal?.reason)
    }
    signal?.addEventListener('abort', cancel, { once: true })
    try {
      const text = await new Promise<string>((resolve, reject) => {
        this.#asked.set(id, { resolve, reject, onProgress })
        send(worker, { kind: 'run', id, task, input })
      })
      return JSON.parse(text) as TaskAnswer<K>
    } catch (error) {
      signal?.throwIfAborted()
      throw error
    } finally {
      signal?.removeEventListener('abort', cancel)
    }
  }

  /** Something was stored. */
  wake(): void {
    if (this.#ended) return
    if (!this.#worker) return this.#startIn(this.#options.firstAfterMs ?? 0)
    this.#resting = false
    send(this.#worker, { kind: 'wake' })
  }

  /** Cancels what is waiting, gives the statement under way a moment to end, and closes the connection. */
  [Symbol.asyncDispose](): Promise<void> {
    this.#ended ??= this.#end()
    return this.#ended
  }

  /** It was asked to end, and is still inside a statement that nothing can interrupt. */
  get stuck(): boolean {
    return this.#stuck
  }

  /** For tests. */
  get isThere(): boolean {
    return this.#worker !== null
  }

  /** For tests: the thread dies as it would of a fault in native code. */
  async kill(): Promise<void> {
    await this.#worker?.terminate()
  }

  #startIn(ms: number): void {
    this.#start ??= this.#options.clock.after(ms, () => {
      this.#worker ??= this.#begin()
    })
  }

  #begin(): Worker {
    this.#start?.cancel()
    this.#start = undefined
    const { folder, checkpointEveryMs = 0 } = this.#options
    this.#resting = checkpointEveryMs === 0
    const start: ThreadStart = { folder, checkpointEveryMs }
    const worker = new Worker(entry(), { workerData: start, name: 'store' })
    let fault: Error | undefined
    worker.on('message', (message: FromThread) => this.#hear(message))
    worker.on(
      'error',
      (error) => (fault = error instanceof Error ? error : new Error(String(error))),
    )
    worker.on('exit', () => {
      if (worker === this.#worker) this.#died(fault ?? new Error('The thread of the store ended'))
    })
    return worker
  }

  /** Whoever asks within that time finds it there. */
  #giveUpIfIdle(): void {
    this.#givingUp?.cancel()
    const { clock, giveUpAfterMs } = this.#options
    if (giveUpAfterMs === undefined || !this.#resting || this.#asked.size > 0) return
    this.#givingUp = clock.after(giveUpAfterMs, () => {
      const worker = this.#worker
      if (!worker || !this.#resting || this.#asked.size > 0) return
      this.#worker = null
      this.#deaths = 0
      this.#left = exitOf(worker)
      send(worker, { kind: 'end' })
    })
  }

  #hear(message: FromThread): void {
    switch (message.kind) {
      case 'beat':
        this.#deaths = 0
        return this.#options.onBeat?.()
      case 'rest':
        this.#resting = true
        this.#giveUpIfIdle()
        return this.#options.onRest?.()
      case 'merges':
        return this.#options.onMerges?.(message.under)
      case 'progress':
        return this.#asked.get(message.id)?.onProgress?.(message.progress)
      case 'answer':
        return this.#take(message.id)?.resolve(message.text)
      case 'failure': {
        const { ours, message: text, stack } = message.failure
        const error = ours
          ? new AppError(ours.kind, ours.reason, { field: ours.field })
          : Object.assign(new Error(text), { stack })
        return this.#take(message.id)?.reject(error)
      }
    }
  }

  #take(id: number): Asked | undefined {
    const asked = this.#asked.get(id)
    this.#asked.delete(id)
    this.#giveUpIfIdle()
    return asked
  }

  #died(error: Error): void {
    this.#worker = null
    for (const id of this.#asked.keys()) this.#take(id)?.reject(gone(error))
    if (this.#ended) return
    this.#options.onDeath?.(error)
    this.#startIn(exponentialBackoff(this.#deaths++, restartMs, longestRestartMs))
  }

  async #end(): Promise<void> {
    this.#start?.cancel()
    this.#givingUp?.cancel()
    const worker = this.#worker
    const exited = Promise.all([this.#left, worker && exitOf(worker)])
    if (worker) send(worker, { kind: 'end' })
    // A thread ends in real time, whatever this program's clock says.
    const late = Promise.withResolvers<false>()
    const patience = systemClock.after(patienceMs, () => late.resolve(false))
    this.#stuck = (await Promise.race([exited, late.promise])) === false
    patience.cancel()
    if (!this.#stuck) return
    worker?.unref()
    for (const id of this.#asked.keys()) this.#take(id)?.reject(gone())
  }
}

/** However it ends, of a fault too. */
function exitOf(worker: Worker): Promise<void> {
  return new Promise((resolve) => worker.once('exit', () => resolve()))
}

function send(worker: Worker, message: ToThread): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  worker.postMessage(message)
}

function gone(cause?: Error): AppError {
  return new AppError('unavailable', because('store_thread_down'), { cause })
}

/** Tests run the source, the product its bundle, where all lies in one folder. */
function entry(): URL {
  const name = import.meta.url.endsWith('.ts') ? './store.worker.ts' : './store.worker.js'
  return new URL(name, import.meta.url)
}
