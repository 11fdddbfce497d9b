import { app } from 'electron'

import type { Running } from '../app/compose.ts'

const longestMs = 4_500

/** The end of the program: the server and the store are closed first, once, however often it is asked. */
export class Ending {
  readonly #starting: Promise<Running> | null
  readonly #first: (() => Promise<void>)[] = []
  #wanted = false
  #ending: Promise<void> | undefined

  /** Null where the server runs elsewhere. */
  constructor(starting: Promise<Running> | null) {
    this.#starting = starting
    app.on('before-quit', () => {
      this.#wanted = true
    })
    // After the windows are closed: a page with unsaved changes may still call the quitting off.
    app.on('will-quit', (event) => {
      event.preventDefault()
      void this.begin(0)
    })
  }

  get begun(): boolean {
    return this.#ending !== undefined
  }

  /** Somebody asked for the end; a window may still call it off. */
  get wanted(): boolean {
    return this.#wanted || this.begun
  }

  stay(): void {
    this.#wanted = false
  }

  /** Done before the server is closed. */
  before(run: () => Promise<void>): void {
    this.#first.push(run)
  }

  begin(exitCode: number): Promise<void> {
    return (this.#ending ??= this.#close().then(
      () => app.exit(exitCode),
      (error: unknown) => {
        console.error(error)
        app.exit(1)
      },
    ))
  }

  async #close(): Promise<void> {
    await Promise.all(this.#first.map((run) => run()))
    // A server that could not start has nothing to close; its failure is told where it was started.
    const server = await this.#starting?.catch(() => null)
    // A hung connection must not keep the program alive for ever.
    const timer = setTimeout(() => app.exit(1), longestMs)
    await server?.[Symbol.asyncDispose]()
    clearTimeout(timer)
  }
}
