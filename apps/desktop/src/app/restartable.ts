import type { Running } from './compose.ts'

type Start = (port: number | null) => Promise<Running>

/**
 * A server without a window that can be started again in its own process, at the same place: what
 * waits for the next start needs nobody at the machine.
 */
export class Restartable implements Pick<Running, 'isStuck' | typeof Symbol.asyncDispose> {
  readonly #start: Start
  readonly #failed: (error: unknown) => void
  #running: Promise<Running>
  #now: Running | undefined
  #ending: Promise<void> | undefined

  constructor(start: Start, failed: (error: unknown) => void) {
    this.#start = start
    this.#failed = failed
    this.#running = this.#begin(null)
  }

  /** The server as it runs now, or once it does. */
  get running(): Promise<Running> {
    return this.#running
  }

  restart(): void {
    if (this.#ending) return
    this.#running = this.#running.then(async (running) => {
      const { port } = new URL(running.origin)
      await running[Symbol.asyncDispose]()
      return this.#begin(Number(port))
    })
    this.#running.catch(this.#failed)
  }

  isStuck(): boolean {
    return this.#now?.isStuck() ?? false
  }

  [Symbol.asyncDispose](): Promise<void> {
    return (this.#ending ??= this.#running.then(
      (running) => running[Symbol.asyncDispose](),
      // What could not start has been reported, and has nothing to close.
      () => undefined,
    ))
  }

  async #begin(port: number | null): Promise<Running> {
    this.#now = await this.#start(port)
    return this.#now
  }
}
