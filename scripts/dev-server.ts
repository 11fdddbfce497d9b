import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type FSWatcher, watch } from 'node:fs'
import { createInterface } from 'node:readline'

export interface DevServerOptions {
  readonly command: readonly [program: string, ...args: string[]]
  readonly env?: NodeJS.ProcessEnv
  /** Folders whose changes start it again. */
  readonly folders: readonly string[]
  /** It runs; called with what it printed after `ready `. */
  readonly ready: (address: string) => void
}

/** So long nothing may change before a restart: an editor saves several files at once. */
const quietMs = 150

/** A server that is started again when its source changes, also after it broke down. */
export class DevServer {
  readonly #options: DevServerOptions
  readonly #watchers: readonly FSWatcher[]
  #child: ChildProcess | undefined
  #timer: NodeJS.Timeout | undefined
  #turn = Promise.resolve()
  #ended = false

  constructor(options: DevServerOptions) {
    this.#options = options
    this.#watchers = options.folders.map((folder) =>
      watch(folder, { recursive: true }, (_, file) => {
        if (file === null || isSource(file)) this.#restartSoon()
      }),
    )
    this.restart()
  }

  restart(): void {
    this.#turn = this.#turn.then(async () => {
      await this.#stop()
      if (!this.#ended) this.#start()
    })
  }

  async end(): Promise<void> {
    this.#ended = true
    clearTimeout(this.#timer)
    for (const watcher of this.#watchers) watcher.close()
    await this.#turn
    await this.#stop()
  }

  #restartSoon(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      console.error('Server code changed: starting the server again …')
      this.restart()
    }, quietMs)
  }

  #start(): void {
    const [program, ...args] = this.#options.command
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: this.#options.env,
    })
    this.#child = child
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('ready ')) this.#options.ready(line.slice('ready '.length))
      else console.log(line)
    })
    child.once('exit', (code, signal) => {
      if (this.#child !== child) return
      this.#child = undefined
      console.error(`The server ended (${signal ?? code}). The next change starts it again.`)
    })
  }

  async #stop(): Promise<void> {
    const child = this.#child
    if (!child) return
    this.#child = undefined
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
}

function isSource(file: string): boolean {
  return file.endsWith('.ts') && !/\.test\.ts$|(?:^|[\\/])testing[\\/]/.test(file)
}
