import './loaded-late.ts'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { newStoreIn } from '@pal/db/testing/testing'

import type { Timing } from '../app/background.ts'
import { startServer, type Running } from '../app/compose.ts'
import type { HelpSources } from '../features/help/kept-files.ts'
import type { PrintPdf } from '../features/orders/documents.ts'
import type { DesktopProgram } from '../features/program/routes.ts'
import type { OpenLoginWindow } from '../messenger/pages/facebook-login.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Outside } from '../platform/outside.ts'
import { headlessVault } from '../platform/vault/headless-vault.ts'
import type { ManualClock } from './manual-clock.ts'

export interface TestServer extends AsyncDisposable {
  readonly running: Running
  readonly dataDir: string
  readonly host: string
  readonly origin: string
  readonly port: number
  /** `name=value` of an open session. */
  readonly cookie: string
  /** As our own window asks: with the cookie, the origin and JSON. */
  ask(path: string, init?: { method?: string; body?: unknown }): Promise<Response>
  /** Writes these bytes to the socket and reads what comes until it ends or a second has passed. */
  raw(bytes: string): Promise<string>
  /** Ends it; its store stays. */
  end(): Promise<void>
}

export interface TestServerOptions {
  readonly config?: Partial<Config>
  readonly clock?: Clock
  /** Time passes on it while an answer is waited for. */
  readonly passing?: ManualClock
  readonly timing?: Timing
  readonly openLoginWindow?: OpenLoginWindow
  readonly printPdf?: PrintPdf
  readonly outside?: Outside
  readonly help?: HelpSources
  readonly program?: DesktopProgram
  readonly restart?: () => void
  readonly contentShown?: Promise<void>
}

/** The real server with a store of its own on disk, on a free port. */
export async function startTestServer({
  config,
  clock,
  passing,
  timing,
  openLoginWindow,
  printPdf,
  outside,
  help,
  program,
  restart,
  contentShown,
}: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = config?.dataDir ?? (await mkdtemp(join(tmpdir(), 'pal-server-')))
  if (config?.dataDir === undefined) await newStoreIn(dataDir)
  const rendererDir = join(dataDir, 'renderer')
  await mkdir(join(rendererDir, 'assets'), { recursive: true })
  await writeFile(
    join(rendererDir, 'index.html'),
    '<!doctype html><html><title>PAL Admin</title></html>',
  )
  await writeFile(join(rendererDir, 'assets/app-1.js'), 'export {}')
  const full: Config = {
    version: '1.2.3',
    dataDir,
    port: 0,
    webhookPort: null,
    keyFile: join(dataDir, 'key'),
    passphrase: null,
    rendererDir,
    // Nothing listens there: a test that reaches a provider without a double must fail.
    graphUrl: 'http://127.0.0.1:9',
    openAiUrl: 'http://127.0.0.1:9/v1',
    telegramUrl: 'http://127.0.0.1:9',
    ...config,
  }
  const running = await startServer(full, await headlessVault(full), {
    ...(clock && { clock }),
    timing: { calmMs: 0, random: () => 0.5, ...timing },
    ...(openLoginWindow && { openLoginWindow }),
    ...(printPdf && { printPdf }),
    ...(outside && { outside }),
    ...(help && { help }),
    ...(program && { program }),
    ...(restart && { restart }),
    ...(contentShown && { contentShown }),
    checkAnswers: true,
  })
  const end = async () => {
    const ended = running[Symbol.asyncDispose]()
    await (passing ? passing.during(ended) : ended)
  }
  const { name, value } = running.openSession()
  const { host, origin, port } = new URL(running.origin)
  const cookie = `${name}=${value}`
  return {
    running,
    dataDir,
    host,
    origin,
    port: Number(port),
    cookie,
    ask: (path, { method = 'GET', body } = {}) => {
      const answer = fetch(origin + path, {
        method,
        headers: {
          cookie,
          ...(method === 'GET' ? {} : { origin }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return passing ? passing.during(answer) : answer
    },
    raw: (bytes) => exchange(Number(port), bytes),
    end,
    [Symbol.asyncDispose]: async () => {
      await end()
      if (config?.dataDir === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    const end = () => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(1_000, end)
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('end', end)
    socket.on('error', reject)
    socket.write(bytes)
  })
}
