import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, existsSync } from 'node:fs'
import { copyFile, link, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

import { _electron, type ElectronApplication } from '@playwright/test'

const desktop = join(import.meta.dirname, '../apps/desktop')

export interface DesktopProgram extends AsyncDisposable {
  /** Starts the program, attached to the server of this start link. */
  start(startLink: string): Promise<ElectronApplication>
  /** As `start`, but without the driver of the tests. */
  open(startLink: string, more: readonly string[]): Opened
  /** A second start beside a running one; its exit code. */
  startAgain(startLink: string, more?: readonly string[]): Promise<number | null>
}

type Opened = ChildProcess & { readonly stderr: NonNullable<ChildProcess['stderr']> }

export interface ProgramOptions {
  /** The folder of another program than the product's. */
  readonly folder?: string
  readonly args?: readonly string[]
}

/** The built desktop program in the Electron that E2E_ELECTRON names, with a profile of its own. */
export async function desktopProgram({
  folder = desktop,
  args: more = [],
}: ProgramOptions = {}): Promise<DesktopProgram> {
  const electron = process.env['E2E_ELECTRON']
  if (!electron) throw new Error('E2E_ELECTRON does not name an Electron program')
  const home = await mkdtemp(join(tmpdir(), 'pal-electron-'))
  // Beside the program, or within it on macOS.
  const takesPath = ['resources', '../Resources'].some((resources) =>
    existsSync(join(dirname(electron), resources, 'default_app.asar')),
  )
  const executablePath = takesPath
    ? electron
    : await withApp(electron, folder, join(home, 'program'))
  // Root has no sandbox on Linux; what is tested here is not Chromium's.
  const args = [
    ...(takesPath ? [folder] : []),
    '--no-sandbox',
    // What these tests read is English, whatever the machine speaks.
    '--lang=en-US',
    `--user-data-dir=${join(home, 'config', 'PAL Admin')}`,
    ...more,
  ]
  const env = (startLink: string) => ({
    ...process.env,
    PAL_ATTACH_URL: startLink,
    LANGUAGE: 'en',
    XDG_CONFIG_HOME: join(home, 'config'),
    APPDATA: join(home, 'config'),
  })
  return {
    start: (startLink) => _electron.launch({ executablePath, args, env: defined(env(startLink)) }),
    open: (startLink, last) =>
      spawn(executablePath, [...args, ...last], {
        env: env(startLink),
        stdio: ['ignore', 'ignore', 'pipe'],
      }),
    startAgain: async (startLink, last = []) => {
      const child = spawn(executablePath, [...args, ...last], {
        env: env(startLink),
        stdio: 'ignore',
      })
      await once(child, 'exit')
      return child.exitCode
    },
    [Symbol.asyncDispose]: () => rm(home, { recursive: true, force: true, maxRetries: 10 }),
  }
}

/** What the driver had asked for was done, and its answer got lost on the way. */
export function lostAnswer(error: unknown): void {
  if (!String(error).includes('Resulting promise was garbage collected')) throw error
}

/** From now on the program notes where its windows are led and may not go; gives what it has noted. */
export async function noteRefused(app: ElectronApplication): Promise<() => Promise<string[]>> {
  await app.evaluate(({ BrowserWindow }) => {
    const refused: string[] = []
    Object.assign(globalThis, { refused })
    const note = ({ url, defaultPrevented }: { url: string; defaultPrevented: boolean }) => {
      if (defaultPrevented) refused.push(url)
    }
    for (const { webContents } of BrowserWindow.getAllWindows()) {
      webContents.on('will-navigate', note)
      webContents.on('will-frame-navigate', note)
      webContents.on('will-redirect', note)
    }
  })
  return () => app.evaluate(() => (globalThis as typeof globalThis & { refused: string[] }).refused)
}

/**
 * An Electron without its default app runs only what lies in its own folder. So it gets a folder of
 * links around its program file, which must be a real one there: Electron looks beside that.
 */
async function withApp(electron: string, app: string, folder: string): Promise<string> {
  const from = dirname(electron)
  const resources = join(folder, 'resources')
  await mkdir(resources, { recursive: true })
  for (const name of await readdir(from)) {
    if (name !== 'resources' && name !== basename(electron)) {
      await symlink(join(from, name), join(folder, name))
    }
  }
  await symlink(app, join(resources, 'app'))
  const program = join(folder, basename(electron))
  await link(electron, program).catch(() => copyFile(electron, program, constants.COPYFILE_FICLONE))
  return program
}

function defined(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
