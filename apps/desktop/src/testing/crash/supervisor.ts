import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'

import { patience } from './crowded.ts'

export interface ProductOrder {
  readonly dataDir: string
  readonly rendererDir: string
  readonly keyFile: string
  readonly graphUrl: string
  readonly openAiUrl: string
  readonly pollMs: number
  readonly strangerMs?: number
  /** With the waits of the product as it is shipped. */
  readonly realWaits?: boolean
}

/** Where the product is reached, as long as this process lives. */
export interface Endpoint {
  readonly webhookPort: number
  readonly origin: string
  /** `name=value` of an open session. */
  readonly cookie: string
}

export interface SupervisorParts {
  readonly program: string
  /** Of several shops, each has a product of its own in one process. */
  readonly order: ProductOrder | readonly ProductOrder[]
  /** How long it stays dead after each kill. */
  readonly deadMs: () => number
  readonly ready: (door: Endpoint, shop: number) => void
  readonly log: (line: string) => void
  readonly env?: NodeJS.ProcessEnv | undefined
  readonly diesYoung?: boolean
}

/** It is killed before it is worth the while to collect what it has thrown away. */
const youngFlags = ['--min-semi-space-size=32', '--max-semi-space-size=64']
const longestStartMs = 15_000
const longestEndMs = 6_000

/** Keeps the product running as a process of its own, however often it is killed. */
export class Supervisor {
  readonly startMs: number[] = []
  readonly #parts: SupervisorParts
  #child: ChildProcess | undefined
  #kills = 0
  #up = false
  #ending = false
  #living: Promise<void> = Promise.resolve()
  #failed: Error | undefined
  #stderr = ''
  #exitCode: number | null = null
  /** Called whenever a process was started, before it is ready. */
  started: () => void = () => {}

  constructor(parts: SupervisorParts) {
    this.#parts = parts
  }

  get #orders(): readonly ProductOrder[] {
    return [this.#parts.order].flat()
  }

  get kills(): number {
    return this.#kills
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** It runs and is ready. */
  get up(): boolean {
    return this.#up && this.#child?.killed === false
  }

  /** What went wrong by itself; the walk must not continue then. */
  get failed(): Error | undefined {
    return this.#failed
  }

  async start(): Promise<void> {
    const ready = Promise.withResolvers<void>()
    this.#living = this.#live(ready).catch((error: unknown) => {
      this.#failed = error instanceof Error ? error : new Error(String(error))
      ready.reject(this.#failed)
    })
    await ready.promise
  }

  /** At once, as `kill -9` does it. False when there is nothing to kill. */
  kill(why: string): boolean {
    const child = this.#child
    if (!child || child.killed || this.#ending) return false
    child.kill('SIGKILL')
    this.#kills += 1
    this.#parts.log(`killed: ${why}`)
    return true
  }

  /** Ends it as a service manager does; its exit code. */
  async stop(): Promise<number | null> {
    this.#ending = true
    const child = this.#child
    child?.kill('SIGTERM')
    const late = setTimeout(() => child?.kill('SIGKILL'), longestEndMs * patience)
    await this.#living
    clearTimeout(late)
    return this.#exitCode
  }

  async #live(ready: PromiseWithResolvers<void>): Promise<void> {
    const { log, deadMs } = this.#parts
    for (;;) {
      this.#up = false
      const child = this.#spawn()
      const exited = once(child, 'exit')
      const late = setTimeout(() => child.kill('SIGKILL'), longestStartMs * patience)
      const at = performance.now()
      this.started()
      void this.#whenReady(child, () => {
        clearTimeout(late)
        this.#up = true
        this.startMs.push(performance.now() - at)
        log('ready')
        ready.resolve()
      })
      await exited
      clearTimeout(late)
      this.#exitCode = child.exitCode
      if (this.#ending) return
      if (!child.killed) {
        throw new Error(`The product ended by itself (${child.exitCode}):\n${this.#stderr}`)
      }
      await pause(deadMs())
    }
  }

  #spawn(): ChildProcess {
    const { program, diesYoung, env } = this.#parts
    const flags = diesYoung ? youngFlags : []
    const child = spawn(process.execPath, [...flags, program, JSON.stringify(this.#orders)], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...process.env, NODE_COMPILE_CACHE: `${program}.cache`, ...env },
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#stderr += text
    })
    this.#child = child
    return child
  }

  async #whenReady(child: ChildProcess, then: () => void): Promise<void> {
    if (!child.stdout) throw new Error('The product was started without a pipe')
    let ready = 0
    for await (const line of createInterface(child.stdout)) {
      if (!line.startsWith('ready ')) continue
      const [, port, origin = '', cookie = ''] = line.split(' ')
      this.#parts.ready({ webhookPort: Number(port), origin, cookie }, ready)
      ready += 1
      if (ready === this.#orders.length) then()
    }
  }
}
