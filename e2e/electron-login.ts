import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { AppError } from '@pal/core/errors'
import type { OpenLoginWindow } from '@pal/desktop/src/messenger/pages/facebook-login.ts'
import { startTestServer, type TestServer } from '@pal/desktop/src/testing/test-server.ts'
import { type GraphDouble, startGraphDouble } from '@pal/doubles/graph/graph-double'
import type { ElectronApplication, Page } from '@playwright/test'

import { desktopProgram } from './electron-app.ts'
import type { LoginProgram } from './electron-login-program.ts'
import { type StandIn, startFacebook } from './facebook-stand-in.ts'

const rendererDir = join(import.meta.dirname, '../apps/renderer/dist')
const desktop = createRequire(join(import.meta.dirname, '../apps/desktop/package.json'))

export interface LoginStage extends AsyncDisposable {
  readonly facebook: StandIn
  readonly graph: GraphDouble
  readonly server: TestServer
  readonly app: ElectronApplication
  /** The product's window, at the login of the settings. */
  readonly window: Page
}

/**
 * The desktop program with its login window, a server that opens it, and Facebook behind both. The
 * server runs in the test, for the Electron of tests cannot load the store.
 */
export async function startLoginStage(): Promise<LoginStage> {
  await using begun = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'pal-login-'))
  begun.defer(() => rm(folder, { recursive: true, force: true }))
  const [graph, facebook] = await Promise.all([startGraphDouble(), startFacebook(), bundle(folder)])
  begun.defer(() => graph.close())
  begun.use(facebook)
  const program = begun.use(await desktopProgram({ folder, args: facebook.args }))
  const openLoginWindow: OpenLoginWindow = async ({ address, signal }) => {
    // At the end of the program there is no window left to close.
    const leave = () =>
      void app
        .evaluate(() => (globalThis as typeof globalThis & LoginProgram).leaveLogin())
        .catch(() => undefined)
    signal.addEventListener('abort', leave, { once: true })
    const outcome = await app.evaluate(
      (_, address) => (globalThis as typeof globalThis & LoginProgram).openLogin(address),
      address,
    )
    if ('end' in outcome) return outcome.end
    throw new AppError(outcome.kind, outcome.reason)
  }
  const config = { graphUrl: graph.url, rendererDir }
  const server = begun.use(await startTestServer({ config, openLoginWindow }))
  const app = await program.start(server.running.startLink())
  begun.defer(() => app.close())
  const window = await app.firstWindow()
  const stack = begun.move()
  return { facebook, graph, server, app, window, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

/** A folder that Electron takes for an app; what the program loads late is beside it. */
async function bundle(folder: string): Promise<void> {
  const source = fileURLToPath(import.meta.resolve('./electron-login-program.ts'))
  const cli = join(desktop.resolve('rolldown/package.json'), '../bin/cli.mjs')
  const external = ['--external', 'electron', '--external', 'better-sqlite3']
  const output = ['--platform', 'node', '--format', 'esm', '--dir', folder]
  const manifest = { name: 'pal-login-test', type: 'module', main: 'main.js' }
  await Promise.all([
    promisify(execFile)(process.execPath, [
      cli,
      '--input',
      source,
      ...output,
      '--entry-file-names',
      'main.js',
      ...external,
    ]),
    writeFile(join(folder, 'package.json'), JSON.stringify(manifest)),
  ])
}
