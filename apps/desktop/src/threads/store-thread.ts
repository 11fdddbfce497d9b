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
  readonly onBeat?: () => void
  /** It beats no more until it is woken. */
  readonly onRest?: () => void
  readonly onMerges?: (under: boolean) => void
  /** The thread itself broke down, not one of its tasks. It is started anew. */
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

/** A thread with its own connection to the store; what it does holds up no window and no writer. */
export class StoreThread implements AsyncDisposable {
  readonly #options: StoreThreadOptions
  readonly #asked = new Map<number, Asked>()
  #worker: Worker | null
  #restart: Timer | undefined
  #ended: Promise<void> | undefined
  #lastId = 0
  #stuck = false
  /** Deaths since it was last heard of. */
  #deaths = 0

  constructor(options: StoreThreadOptions) {
    this.#options = options
    this.#worker = this.#start()
  }

  async run<K extends TaskName>(
    task: K,
    input: TaskInput<K>,
    { signal, patient = false, onProgress }: RunOptions = {},
  ): Promise<TaskAnswer<K>> {
    signal?.throwIfAborted()
    const worker = this.#worker
    if (!worker || this.#ended) throw gone()
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

  /** Something was stored. One that is only being started needs no word. */
  wake(): void {
    if (this.#worker && !this.#ended) send(this.#worker, { kind: 'wake' })
  }

  /** Cancels what is waiting, gives the statement under way a moment to end, and closes the connection. */
  [Symbol.asyncDispose](): Promise<void> {
    this.#ended ??= this.#end()
    return this.#ended
  }

  /** It was told to end, and is still inside a statement that nothing can interrupt. */
  get stuck(): boolean {
    return this.#stuck
  }

  /** For tests: the thread dies as it would of a fault in native code. */
  async kill(): Promise<void> {
    await this.#worker?.terminate()
  }

  #start(): Worker {
    const { folder, checkpointEveryMs = 0 } = this.#options
    const start: ThreadStart = { folder, checkpointEveryMs }
    const worker = new Worker(entry(), { workerData: start, name: 'store' })
    let fault: Error | undefined
    worker.on('message', (message: FromThread) => this.#hear(message))
    worker.on(
      'error',
      (error) => (fault = error instanceof Error ? error : new Error(String(error))),
    )
    worker.on('exit', () => this.#died(fault ?? new Error('The thread of the store ended')))
    return worker
  }

  #hear(message: FromThread): void {
    switch (message.kind) {
      case 'beat':
        this.#deaths = 0
        return this.#options.onBeat?.()
      case 'rest':
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
    return asked
  }

  #died(error: Error): void {
    this.#worker = null
    for (const id of this.#asked.keys()) this.#take(id)?.reject(gone(error))
    if (this.#ended) return
    this.#options.onDeath?.(error)
    const pauseMs = exponentialBackoff(this.#deaths++, restartMs, longestRestartMs)
    this.#restart = this.#options.clock.after(pauseMs, () => {
      this.#worker = this.#start()
    })
  }

  async #end(): Promise<void> {
    this.#restart?.cancel()
    const worker = this.#worker
    if (!worker) return
    const exited = new Promise((resolve) => worker.once('exit', () => resolve(true)))
    send(worker, { kind: 'end' })
    // A thread ends in real time, whatever this program's clock says.
    const late = new Promise((resolve) => systemClock.after(patienceMs, () => resolve(false)))
    this.#stuck = !(await Promise.race([exited, late]))
    if (!this.#stuck) return
    worker.unref()
    for (const id of this.#asked.keys()) this.#take(id)?.reject(gone())
  }
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
