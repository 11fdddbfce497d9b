import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'

import { type BrowserContextOptions, test as base } from '@playwright/test'

import { atHome, dataFolder, linkFrom, runningNote } from './installed-program.ts'

const serveScript = join(import.meta.dirname, '../apps/desktop/dist/serve.js')
const linkScript = join(import.meta.dirname, '../apps/desktop/dist/link.js')
// No test may reach the real services: without a double of its own it meets a closed port.
const nowhere = { PAL_GRAPH_URL: 'http://127.0.0.1:9', PAL_OPENAI_URL: 'http://127.0.0.1:9/v1' }
const readyMs = 60_000
/** Longer than it gives itself: by which code it ends is its own to say. */
const stopMs = 20_000
const installedMs = 60_000

export interface Product {
  /** The one-time start link that it printed. */
  readonly startLink: string
  /** http://127.0.0.1:PORT */
  readonly origin: string
  readonly dataDir: string
  readonly process: ChildProcess
  /** What it wrote to stderr so far. */
  readonly log: () => string
  /** A fresh one-time start link, as `npm run link` gives it. */
  readonly freshLink: () => Promise<string>
  /** Ends it as a service manager would; its exit code, or null when it had to be killed. */
  readonly stop: () => Promise<number | null>
}

export interface ProductOptions {
  readonly dataDir?: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Another Node than the one of the tests. */
  readonly node?: string
}

const installed = process.env['PAL_INSTALLED']

/** Starts the built product headless on a free port; its data folder is new unless given. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  if (installed) return startInstalled(installed, options)
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'pal-e2e-')))
  const args = ['--port', '0', '--data-dir', dataDir, '--key-file', join(dataDir, 'test.key')]
  const child = spawn(
    options.node ?? process.execPath,
    [serveScript, ...args, '--no-open', ...(options.args ?? [])],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TZ: 'UTC', ...nowhere, ...options.env },
    },
  )
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log += text
  })
  const startLink = await readyLine(child, () => log)
  return {
    startLink,
    origin: new URL(startLink).origin,
    dataDir,
    process: child,
    log: () => log,
    freshLink: () => output([linkScript, '--data-dir', dataDir]),
    stop: async () => {
      const code = await stop(child)
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true })
      return code
    },
  }
}

/**
 * Starts an installed program in its place, with its window hidden. It has its data where it wants to:
 * a given folder is copied there. It takes neither the arguments nor the doubles of other tests.
 */
async function startInstalled(program: string, options: ProductOptions): Promise<Product> {
  const { dataDir: given, ...others } = options
  if (Object.keys(others).length > 0) throw new Error('An installed program takes no such options')
  const home = await mkdtemp(join(tmpdir(), 'pal-e2e-home-'))
  const dataDir = dataFolder(home)
  if (given !== undefined) await cp(given, dataDir, { recursive: true })
  const { args, env } = atHome(home)
  const child = spawn(program, args, { env: { ...env, TZ: 'UTC' }, stdio: 'ignore' })
  const freshLink = async () => {
    const note = await runningNote([dataDir])
    if (!note) throw new Error('The installed program does not run')
    return linkFrom(note)
  }
  const startLink = await firstLink(freshLink)
  return {
    startLink,
    origin: new URL(startLink).origin,
    dataDir,
    process: child,
    log: () => '',
    freshLink,
    stop: async () => {
      const code = await stop(child)
      // On Windows its last helpers may hold a file for a moment.
      await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
      return code
    },
  }
}

async function firstLink(ask: () => Promise<string>): Promise<string> {
  for (const until = Date.now() + installedMs; ; await wait(250)) {
    const link = await ask().catch((error: unknown) => {
      if (Date.now() > until) throw error
    })
    if (link !== undefined) return link
  }
}

async function readyLine(child: ChildProcess, log: () => string): Promise<string> {
  if (!child.stdout) throw new Error('The product was started without a pipe')
  const lines = createInterface(child.stdout)
  const timer = setTimeout(() => child.kill('SIGKILL'), readyMs)
  try {
    for await (const line of lines) {
      if (line.startsWith('ready ')) return line.slice('ready '.length)
    }
  } finally {
    clearTimeout(timer)
    child.stdout.resume()
  }
  throw new Error(`The product ended before it was ready:\n${log()}`)
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopMs)
  await ended
  clearTimeout(timer)
  return child.exitCode
}

async function output(args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`)
  return text.trim()
}

interface WorkerFixtures {
  /** One running product for all tests of a worker that ask for it. */
  readonly product: Product
  readonly session: Exclude<BrowserContextOptions['storageState'], string | undefined>
}

/** Pages of these tests are signed in to the worker's product, and paths are relative to it. */
export const test = base.extend<object, WorkerFixtures>({
  product: [
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  session: [
    async ({ browser, product }, use) => {
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.goto(product.startLink)
      const state = await context.storageState()
      await context.close()
      await use(state)
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, use) => use(product.origin),
  storageState: ({ session }, use) => use(session),
})
