import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

import type { DesktopProgram } from './electron-app.ts'

export interface BareWindow extends AsyncDisposable {
  /** What an expression is worth in the page; undefined where none answers. */
  run<T>(expression: string): Promise<T | undefined>
  /** Once it shows something. */
  goTo(path: string): Promise<void>
  /** Ends the page's process without a word, as a system does that has no memory left. */
  crash(): Promise<void>
}

interface Target {
  readonly type: string
  readonly webSocketDebuggerUrl: string
}

const startMs = 15_000
const answerMs = 2_000

/**
 * The program without the driver of the tests, which holds a page that comes back after a crash: asked
 * by Chromium's own protocol, again each time.
 */
export async function openBare(program: DesktopProgram, startLink: string): Promise<BareWindow> {
  const child = program.open(startLink, ['--remote-debugging-port=0'])
  const port = await debuggingPort(child.stderr)
  const address = (path: string) => `http://127.0.0.1:${port}/json/${path}`
  const run = async <T>(expression: string) => {
    const targets = (await answerOf(address('list'))) as Target[]
    const page = targets.find(({ type }) => type === 'page')
    if (!page) return undefined
    const answer = await callOnce(page.webSocketDebuggerUrl, 'Runtime.evaluate', { expression })
    return (answer as { result?: { value?: T } } | undefined)?.result?.value
  }
  return {
    run,
    goTo: async (path) => {
      for (const until = Date.now() + startMs; ; await wait(250)) {
        if (await run<boolean>(`document.querySelector('h1') !== null`)) break
        if (Date.now() > until) throw new Error('The window shows nothing')
      }
      await run(`location.assign(new URL(${JSON.stringify(path)}, location.href))`)
    },
    crash: async () => {
      const { webSocketDebuggerUrl } = (await answerOf(address('version'))) as Target
      const running = await callOnce(webSocketDebuggerUrl, 'SystemInfo.getProcessInfo')
      const { processInfo } = running as { processInfo: { type: string; id: number }[] }
      for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL')
    },
    [Symbol.asyncDispose]: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Chromium says where it listens. */
async function debuggingPort(stderr: NodeJS.ReadableStream): Promise<number> {
  let said = ''
  for await (const part of stderr) {
    said += String(part)
    const port = /ws:\/\/127\.0\.0\.1:(\d+)\//.exec(said)?.[1]
    if (port === undefined) continue
    stderr.resume()
    return Number(port)
  }
  throw new Error(`The program ended before it listened:\n${said}`)
}

const answerOf = async (address: string): Promise<unknown> =>
  (await fetch(address, { signal: AbortSignal.timeout(answerMs) })).json()

/** Its answer; undefined where the page went away meanwhile. */
async function callOnce(address: string, method: string, params = {}): Promise<unknown> {
  const socket = new WebSocket(address)
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const timer = setTimeout(() => resolve(undefined), answerMs)
  socket.addEventListener('open', () => socket.send(JSON.stringify({ id: 1, method, params })))
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown }
    if (id === 1) resolve(result)
  })
  for (const over of ['close', 'error']) socket.addEventListener(over, () => resolve(undefined))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    socket.close()
  }
}
