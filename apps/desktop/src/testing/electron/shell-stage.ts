import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, beforeEach, vi } from 'vitest'

import type { DesktopProgram } from '../../features/program/routes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { ServerStart } from '../../shell/rescue.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import { fakeElectron, type FakeElectron, type FakeElectronOptions } from './fake-electron.ts'
import { endElectron, playElectron } from './play-electron.ts'

export interface ShellStart extends FakeElectronOptions {
  readonly args?: readonly string[]
  readonly platform?: NodeJS.Platform
  /** It came from the Microsoft Store. */
  readonly store?: boolean
  readonly iconsDir?: string
  readonly clock?: Clock
  readonly attachTo?: string
  /** What happens while the server starts. */
  readonly starting?: (asked: ServerStart, electron: FakeElectron) => Promise<void>
}

/** For each test of the file: a real server, a home on the disk, and the shell as often as wanted. */
export function shellStage() {
  let home = ''
  let server: TestServer | undefined
  let program: DesktopProgram | undefined
  let changed: (() => void) | undefined
  const ends: (() => Promise<unknown>)[] = []

  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'pal-desk-'))
    await mkdir(join(home, 'userData'))
    program = undefined
    server = await startTestServer({
      program: {
        now: () => program?.now() ?? null,
        change: async (to) => program?.change(to),
        openUpdate: () => program?.openUpdate(),
        listen: (tell) => (changed = tell),
      },
    })
    vi.spyOn(console, 'error').mockReturnValue()
  })
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
    await server?.[Symbol.asyncDispose]()
    await rm(home, { recursive: true, force: true })
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
  })
  afterAll(endElectron)

  const running = () => {
    if (!server) throw new Error('No server')
    return server
  }

  /** Electron's part, from now on. */
  function play(options: FakeElectronOptions = {}): FakeElectron {
    const electron = fakeElectron({ home, ...options })
    playElectron(electron)
    return electron
  }

  /** The whole shell around the server, until it has started or has given up. */
  async function run(start: ShellStart = {}) {
    const { args = [], platform = 'linux', iconsDir = '/icons', attachTo = null, ...more } = start
    const { clock, starting, store = false, ...options } = more
    vi.stubGlobal('process', { ...process, platform, resourcesPath: home, windowsStore: store })
    const electron = play(options)
    const { runDesktop } = await import('../../shell/desktop.ts')
    const wakes: string[] = []
    let contentShown: Promise<void> | undefined
    await runDesktop({
      ...(clock && { clock }),
      attachTo,
      iconsDir,
      dataDir: '/data',
      args,
      startServer: async (asked) => {
        contentShown = asked.contentShown
        program = asked.program
        program.listen(() => changed?.())
        await starting?.(asked, electron)
        return {
          ...running().running,
          wake: () => void wakes.push('woke'),
          [Symbol.asyncDispose]: async () => undefined,
        }
      },
    })
    ends.push(async () => {
      playElectron(electron)
      if (electron.app.exits.length === 0) {
        electron.app.emit('before-quit')
        for (const window of electron.windows) window.destroy()
        electron.app.quit()
      }
      await electron.app.ended
    })
    return { ...electron, wakes, contentShown }
  }

  /** As `run`, where a window and a tray come of it. */
  async function start(options: ShellStart = {}) {
    const electron = await run(options)
    const [window] = electron.windows
    const [tray] = electron.desk.trays
    if (!window || !tray) throw new Error('No window or no tray')
    return { ...electron, window, tray, contents: window.webContents }
  }

  return {
    /** The folder that holds all that the program keeps beside its store. */
    inHome: (...path: string[]) => join(home, ...path),
    server: running,
    /** What the program remembers of itself, as it is on the disk. */
    preferencesFile: () => join(home, 'userData/desktop.json'),
    play,
    run,
    start,
    /** Done after the test, before the server ends. */
    after: (end: () => Promise<unknown>) => void ends.push(end),
  }
}

/** What goes over a socket or to the disk takes its time where others use them, too. */
export const soon = <T>(look: () => T | Promise<T>) => vi.waitFor(look, 10_000)

/** The person answers every question with the button of this name. */
export const clicked = (label: string) => (question: { readonly buttons?: string[] }) =>
  question.buttons?.indexOf(label) ?? -1

interface Line {
  readonly label?: string
  readonly checked?: boolean
  readonly submenu?: unknown
}
interface Lines {
  readonly template: readonly Line[]
}

/** The lines of the Help menu. */
export function help({ template }: Lines) {
  const found = template.find(({ label }) => label === 'Help')
  return ((found?.submenu ?? []) as Line[]).map(({ label }) => label)
}

/** Whether what has this label is ticked, in a menu or in one of its submenus. */
export function checkedIn({ template }: Lines, label: string): boolean | undefined {
  const below = template.flatMap(({ submenu }) => (submenu ?? []) as Line[])
  return [...template, ...below].find((line) => line.label === label)?.checked
}
