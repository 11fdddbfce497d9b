import { createInterface } from 'node:readline'

import { buildIfStale } from './build.ts'
import { findElectron } from './electron.ts'
import { nodeEnv, nodeFlags } from './node-flags.ts'
import { openBrowser } from './open-browser.ts'
import { run } from './relay.mjs'
import { root } from './tool.ts'

const desktop = `${root}/apps/desktop`

/** The product: its window where Electron is, else the same server for the browser. */
export async function start(args: readonly string[]): Promise<number> {
  const [electron] = await Promise.all([findElectron(), buildIfStale()])
  if ('path' in electron) return run(electron.path, [desktop, ...args])
  console.error(`Starting without a window: ${electron.missing}.`)
  return serveBuilt(args)
}

export async function serve(args: readonly string[]): Promise<number> {
  await buildIfStale()
  return serveBuilt(args)
}

/** A fresh start link of the server that runs on the same data folder. */
export async function link(args: readonly string[]): Promise<number> {
  // From its source: a build would take away what the server that runs has yet to load.
  return run(process.execPath, [`${desktop}/src/link.ts`, ...args])
}

function serveBuilt(args: readonly string[]): Promise<number> {
  const noOpen = args.includes('--no-open')
  return run(process.execPath, [...nodeFlags, `${desktop}/dist/serve.js`, ...args], {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: nodeEnv,
    started: ({ stdout }) => {
      if (!stdout) return
      stdout.pipe(process.stdout)
      createInterface(stdout).on('line', (line) => {
        if (!noOpen && line.startsWith('ready http://')) openBrowser(line.slice('ready '.length))
      })
    },
  })
}
