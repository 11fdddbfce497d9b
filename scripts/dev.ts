import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { DevServer } from './dev-server.ts'
import { nodeFlags } from './node-flags.ts'
import { openBrowser } from './open-browser.ts'
import { whenAskedToEnd } from './relay.mjs'
import { root, stripped, toolScript } from './tool.ts'

const host = '127.0.0.1'
const usualPort = 5173
const usualDataDir = '.dev-data'
const sources = ['apps/desktop/src', 'packages/core/src', 'packages/db/src']

/** The server from its source, started again when that changes, and the page with hot reload. */
export async function dev(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'data-dir': { type: 'string', default: join(root, usualDataDir) },
      port: { type: 'string' },
      'no-open': { type: 'boolean', default: false },
    },
  })
  const dataDir = resolve(values['data-dir'])
  mkdirSync(dataDir, { recursive: true })
  if (values.port !== undefined && !/^[1-9]\d{0,4}$/.test(values.port)) {
    throw new Error(`--port must be a whole number from 1 to 65535, not '${values.port}'.`)
  }
  const port = values.port === undefined ? await freePort(usualPort) : Number(values.port)
  const origin = `http://${host}:${port}`
  const vite = startVite(port, dataDir)
  let announced = false
  const announce = async (startLink: string) => {
    if (announced) return
    announced = true
    await answers(origin, vite)
    const { pathname, search } = new URL(startLink)
    const link = `${origin}${pathname}${search}`
    console.error(`Data: ${dataDir}. Server code that changes starts the server again; so does r.`)
    console.log(`ready ${link}`)
    if (!values['no-open']) openBrowser(link)
  }
  const serve = join(root, 'apps/desktop/src/serve.ts')
  const keyFile = join(dataDir, 'dev.key')
  const options = ['--port', '0', '--data-dir', dataDir, '--key-file', keyFile]
  const server = new DevServer({
    command: [process.execPath, ...nodeFlags, serve, ...options, '--no-open'],
    env: { ...process.env, ...stripped },
    folders: sources.map((folder) => join(root, folder)),
    ready: (startLink) => void announce(startLink),
  })
  return untilTheEnd(vite, server)
}

function startVite(port: number, dataDir: string): ChildProcess {
  const options = ['--port', String(port), '--strictPort', '--logLevel', 'warn']
  const script = toolScript('apps/renderer', 'vite')
  return spawn(process.execPath, [script, ...options, '--clearScreen', 'false'], {
    cwd: join(root, 'apps/renderer'),
    stdio: ['ignore', 2, 'inherit'],
    env: { ...process.env, PAL_DEV_DATA_DIR: dataDir },
  })
}

/** Ends both, also when one of them is gone. */
async function untilTheEnd(vite: ChildProcess, server: DevServer): Promise<number> {
  const viteEnded = once(vite, 'exit')
  const typed = createInterface(process.stdin).on('line', (line) => {
    if (line.trim() === 'r') server.restart()
  })
  let hear = () => {}
  const asked = new Promise<number>((done) => {
    hear = whenAskedToEnd(() => done(0))
  })
  const code = await Promise.race([asked, viteEnded.then(() => 1)])
  vite.kill('SIGTERM')
  await Promise.all([server.end(), viteEnded])
  typed.close()
  hear()
  return code
}

async function answers(origin: string, vite: ChildProcess): Promise<void> {
  while (vite.exitCode === null) {
    const answered = await fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answered) return
    await pause(50)
  }
}

/** The first one from `port` on that nobody has. */
async function freePort(port: number): Promise<number> {
  for (let next = port; ; next += 1) if (await isFree(next)) return next
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, host, () => probe.close(() => done(true)))
  })
}
