import { app } from 'electron'

import type { Running } from '../app/compose.ts'
import type { Clock } from '../platform/clock.ts'
import { argumentsAfterRestart } from './logic/restart-arguments.ts'

const longestMs = 4_500

export interface Replacement {
  /** There the system ends the program, to put the new one in its place. */
  readonly endsItself: boolean
  replace(): void
  /** The person would rather not leave a window now. */
  stayed(): void
}

/** The end of the program: the server and the store are closed first, once, however often it is asked. */
export class Shutdown {
  readonly #starting: Promise<Running> | null
  readonly #clock: Clock
  readonly #first: (() => Promise<void>)[] = []
  #wanted = false
  #replacement: Replacement | null = null
  #handedOver = false
  #shutdown: Promise<void> | undefined

  /** Null where the server runs elsewhere. */
  constructor(starting: Promise<Running> | null, clock: Clock) {
    this.#starting = starting
    this.#clock = clock
    app.on('before-quit', () => {
      this.#wanted = true
    })
    // After the windows are closed: a page with unsaved changes may still call the quitting off.
    app.on('will-quit', (event) => {
      if (this.#handedOver) return
      event.preventDefault()
      void this.begin(0)
    })
  }

  get begun(): boolean {
    return this.#shutdown !== undefined
  }

  /** Somebody asked for the end; a window may still call it off. */
  get wanted(): boolean {
    return this.#wanted || this.begun
  }

  stay(): void {
    this.#wanted = false
    this.#replacement?.stayed()
    this.#replacement = null
  }

  /** Another version takes the place of this one, once everything is closed. */
  replaceBy(replacement: Replacement): void {
    this.#replacement = replacement
  }

  /** This program takes its own place, and shows what it was started again for. */
  restart(appImage: string | undefined): void {
    this.replaceBy({
      endsItself: false,
      replace: () =>
        app.relaunch({
          args: argumentsAfterRestart(process.argv.slice(1)),
          // What it runs from is gone with it.
          ...(appImage !== undefined && { execPath: appImage }),
        }),
      stayed: () => undefined,
    })
    app.quit()
  }

  /** Done before the server is closed. */
  before(run: () => Promise<void>): void {
    this.#first.push(run)
  }

  begin(exitCode: number): Promise<void> {
    return (this.#shutdown ??= this.#close().then(
      () => this.#leave(exitCode),
      (error: unknown) => {
        console.error(error)
        app.exit(1)
      },
    ))
  }

  #leave(exitCode: number): void {
    if (this.#replacement && exitCode === 0) {
      // The new program starts at once, and would otherwise take this one for the running one.
      app.releaseSingleInstanceLock()
      this.#handedOver = true
      this.#replacement.replace()
      if (this.#replacement.endsItself) return
    }
    app.exit(exitCode)
  }

  async #close(): Promise<void> {
    await Promise.all(this.#first.map((run) => run()))
    // A server that could not start has nothing to close; its failure is reported where it was started.
    const server = await this.#starting?.catch(() => null)
    // A hung connection must not keep the program alive for ever.
    const timer = this.#clock.after(longestMs, () => app.exit(1))
    await server?.[Symbol.asyncDispose]()
    timer.cancel()
  }
}
