import { EventEmitter } from 'node:events'
import { MessageChannel, type MessagePort, Worker, type WorkerOptions } from 'node:worker_threads'

import type { NextStore } from './host.ts'

/** For tests of the thread itself, of its start and its end: there it is one of its own. */
export const threads = { reused: true }

const idle: Worker[] = []

/**
 * The thread of a store in tests. One whose store was closed is there for the next store: to start
 * one takes longer than most tests. `vitest.config.ts` puts this into `StoreThread`.
 * @public
 */
export function startThread(entry: URL, options: WorkerOptions): Worker | ReusedWorker {
  const host = process.env['PAL_TEST_THREADS']
  if (host === undefined || !threads.reused) return new Worker(entry, options)
  return new ReusedWorker(idle.pop() ?? new Worker(new URL(host)), options.workerData)
}

/** As much of a worker as `StoreThread` knows. */
class ReusedWorker extends EventEmitter {
  readonly #thread: Worker
  readonly #port: MessagePort

  constructor(thread: Worker, data: unknown) {
    super()
    this.#thread = thread
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    const failed = (error: unknown) => this.emit('error', error)
    const ended = () => {
      thread.off('error', failed).off('exit', ended)
      port1.off('close', closed).close()
      this.emit('exit', 1)
    }
    const closed = () => {
      thread.off('error', failed).off('exit', ended)
      thread.unref()
      idle.push(thread)
      this.emit('exit', 0)
    }
    thread.on('error', failed).on('exit', ended).ref()
    port1.on('message', (message) => this.emit('message', message)).on('close', closed)
    thread.postMessage({ port: port2, data } satisfies NextStore, [port2])
  }

  postMessage(message: unknown): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.#port.postMessage(message)
  }

  unref(): void {
    this.#thread.unref()
    this.#port.unref()
  }

  terminate(): Promise<number> {
    return this.#thread.terminate()
  }
}
