import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

import type { DesktopProgram } from './electron-app.ts'

export interface BareWindow extends AsyncDisposable {
  /** What an expression is worth in the page; undefined where none answers. */
  run<T>(expression: string): Promise<T | undefined>
  /** Until it is there, once it shows something. */
  goTo(path: string): Promise<void>
  /** Ends the page's process without a word, as a system does that has no memory left. */
  crash(): Promise<void>
}

interface Target {
  readonly type: string
  readonly webSocketDebuggerUrl: string
}

/** While it starts, a program on a busy machine answers late. */
const startMs = 60_000
const answerMs = 10_000

/**
 * The program without the driver of the tests, which holds a page that comes back after a crash: asked
 * by Chromium's own protocol, again each time.
 */
export async function openBare(program: DesktopProgram, startLink: string): Promise<BareWindow> {
  const child = program.open(startLink, ['--remote-debugging-port=0'])
  const port = await debuggingPort(child.stderr)
  const address = (path: string) => `http://127.0.0.1:${port}/json/${path}`
  const run = async <T>(expression: string) => {
    const targets = (await answerOf(address('list'))) as Target[] | undefined
    const page = targets?.find(({ type }) => type === 'page')
    if (!page) return undefined
    const answer = await callOnce(page.webSocketDebuggerUrl, 'Runtime.evaluate', { expression })
    return (answer as { result?: { value?: T } } | undefined)?.result?.value
  }
  return {
    run,
    goTo: async (path) => {
      const arrive = `(${arrivesAt.toString()})(${JSON.stringify(path)})`
      await untilSo('The window shows nothing', () => run<boolean>(arrive))
    },
    crash: async () => {
      await untilSo('Nothing says which processes there are', async () => {
        const browser = (await answerOf(address('version'))) as Target | undefined
        if (!browser) return false
        const answer = await callOnce(browser.webSocketDebuggerUrl, 'SystemInfo.getProcessInfo')
        const { processInfo } = (answer ?? {}) as { processInfo?: { type: string; id: number }[] }
        const pages = processInfo?.filter(({ type }) => type === 'renderer') ?? []
        for (const { id } of pages) process.kill(id, 'SIGKILL')
        return pages.length > 0
      })
    },
    [Symbol.asyncDispose]: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** In the page: whether it is at this path; else it is led there, once. */
function arrivesAt(path: string): boolean {
  if (location.pathname === path) return true
  const leaving = globalThis as typeof globalThis & { leaves?: boolean }
  if (!document.querySelector('h1') || leaving.leaves) return false
  leaving.leaves = true
  location.assign(new URL(path, location.href))
  return false
}

/** Asks again: an answer that is late is none. */
async function untilSo(otherwise: string, ask: () => Promise<boolean | undefined>): Promise<void> {
  for (const until = Date.now() + startMs; !(await ask()); await wait(250)) {
    if (Date.now() > until) throw new Error(otherwise)
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

/** Undefined where none comes in time. */
const answerOf = (address: string): Promise<unknown> =>
  fetch(address, { signal: AbortSignal.timeout(answerMs) })
    .then((answer) => answer.json())
    .catch(() => undefined)

/** Its answer; undefined where none comes in time, or the page went away meanwhile. */
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
