import { access } from 'node:fs/promises'
import { join } from 'node:path'

import { secondMs } from '@pal/core/durations'
import { because, messageOf, type Say } from '@pal/core/texts/reason'
import { app, dialog, powerMonitor, session } from 'electron'

import type { Running } from '../app/compose.ts'
import { systemClock, type Clock } from '../platform/clock.ts'
import { keepCompiled } from '../platform/compiled.ts'
import { ourLanguage } from '../platform/our-language.ts'
import { checksSpelling, DesktopShell, findAutostart } from './desktop-shell.ts'
import { followUpdates, updateArgument } from './follow-updates.ts'
import { AgentWatch } from './logic/agent-watch.ts'
import { linkScheme, pathOfArguments, pathOfLink } from './logic/deep-link.ts'
import { hiddenArgument } from './logic/login-item.ts'
import { openPreferences } from './logic/preferences.ts'
import { serverLink } from './logic/server-link.ts'
import { MainWindow } from './main-window.ts'
import { ProgramLink } from './program-link.ts'
import { RescueDeclined, startOrRescue, type StartServer } from './rescue.ts'
import { guardEverything } from './security.ts'
import { Shutdown } from './shutdown.ts'
import { Speaker } from './speaker.ts'
import { startFailure } from './start-failure.ts'
import { bringCookie, cookieHeader, type Entrance } from './window.ts'

export interface DesktopOptions {
  /** Starts the server; loaded late, so that attaching never loads the store. */
  readonly startServer: StartServer
  /** Development only: the start link of a server that runs elsewhere. */
  readonly attachTo: string | null
  readonly iconsDir: string
  readonly dataDir: string
  readonly args?: readonly string[]
  readonly clock?: Clock
}

const appId = 'app.pal-admin.desktop'

/** What the page asks for once it is loaded is there by then. */
const figuresMs = 0.5 * secondMs
/** However long a window takes, customers wait no longer for the agent. */
const longestUnseenMs = 5 * secondMs

/** The life of the desktop program: one instance, one server, one window, an orderly end. */
export async function runDesktop(options: DesktopOptions): Promise<void> {
  const { startServer, attachTo, args = process.argv, clock = systemClock } = options
  // It takes a `--no-sandbox` back, without which Chromium refuses root, as which test machines run.
  if (app.isPackaged || !app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }
  app.setAppUserModelId(appId)
  // A build for development would take the links away from the installed program.
  if (app.isPackaged) app.setAsDefaultProtocolClient(linkScheme)
  let window: MainWindow | undefined
  let asked = pathOfArguments(args)
  const show = (path: string | null) => {
    asked = path ?? asked
    window?.show(path ?? undefined)
  }
  app.on('second-instance', (_, more) => show(pathOfArguments(more)))
  app.on('open-url', (event, link) => {
    event.preventDefault()
    show(pathOfLink(link))
  })
  app.on('activate', () => show(null))
  app.on('window-all-closed', () => app.quit())
  await app.whenReady()
  const speaker = new Speaker()
  const { say } = speaker
  const wanted = app.getPreferredSystemLanguages()
  // Until the settings can be read, and wherever they cannot.
  await speaker.speak(ourLanguage(wanted) ?? 'en').catch(console.error)
  const restart = () => shutdown.restart(app.isPackaged ? process.env['APPIMAGE'] : undefined)
  const { promise: contentShown, resolve: shown } = Promise.withResolvers<void>()
  clock.after(longestUnseenMs, shown)
  const program = new ProgramLink()
  const starting =
    attachTo === null
      ? startOrRescue(startServer, { restart, contentShown, program }, speaker)
      : null
  const shutdown: Shutdown = new Shutdown(starting, clock)
  try {
    const server = await starting
    const entrance = server ? entranceOf(server) : entranceAt(attachTo ?? '')
    if (shutdown.begun) return
    guardEverything(app, session.defaultSession, entrance.origin, say)
    await bringCookie(entrance)
    if (server) await speaker.speak(await server.takeLanguage(wanted.join()))
    const [preferences] = await Promise.all([
      openPreferences(join(app.getPath('userData'), 'desktop.json'), console.error),
      findAutostart((path) =>
        access(path).then(
          () => true,
          () => false,
        ),
      ),
    ])
    const icon = process.platform === 'linux' ? join(options.iconsDir, 'window.png') : null
    window = new MainWindow(
      {
        entrance,
        preferences,
        now: clock.now,
        say,
        quitting: () => shutdown.wanted,
        stay: () => shutdown.stay(),
        quit: () => app.quit(),
        sessionEnds: () => void shutdown.begin(0),
      },
      icon,
    )
    window.checkSpelling(checksSpelling(preferences))
    const { iconsDir, dataDir } = options
    const desktopShell = new DesktopShell({
      window,
      preferences,
      iconsDir,
      dataDir,
      say,
      quit: () => app.quit(),
      drawn: () => program.changed(),
    })
    program.follow(desktopShell)
    shutdown.before(async () => {
      desktopShell.dispose()
      await preferences.settled()
    })
    app.setAboutPanelOptions({
      applicationName: app.name,
      applicationVersion: app.getVersion(),
      version: `Electron ${process.versions['electron'] ?? ''}`,
    })
    followPower(server)
    await followUpdates({
      desktopShell,
      window,
      preferences,
      shutdown,
      clock,
      say,
      keyFile: join(iconsDir, '../update-key.pub'),
      unasked: args.includes(updateArgument),
    })
    await window.load({ hidden: args.includes(hiddenArgument), path: asked })
    clock.after(figuresMs, shown)
    const installed = { userData: app.getPath('userData'), version: app.getVersion() }
    keepCompiled(clock, app.isPackaged ? installed : null)
    if (shutdown.begun) return
    const link = serverLink({
      origin: entrance.origin,
      cookie: await cookieHeader(entrance),
      clock,
    })
    const watch = new AgentWatch({
      link,
      speaker,
      clock,
      show: (agent) => desktopShell.show(agent),
      alert: (alert) => desktopShell.alert(alert),
      failed: (error) => console.error(error),
    })
    desktopShell.follow(watch)
  } catch (error) {
    // Whoever closes the window while it still loads wants no explanation.
    if (shutdown.begun || window?.gone) return
    if (!(error instanceof RescueDeclined)) {
      console.error(error)
      const why = (words: Say) =>
        [words(because('start_title')), startFailure(error, words)] as const
      // Who starts it from a terminal, or reads the log, reads the same, in English.
      console.error(why(messageOf).join('\n'))
      dialog.showErrorBox(...why(say))
    }
    await shutdown.begin(1)
  }
}

function followPower(server: Running | null): void {
  // Timers slept, too: what customers wrote meanwhile is fetched now, not when they run out.
  powerMonitor.on('resume', () => server?.wake())
  // Linux or macOS goes down: turns are given back and the store is closed while there is time.
  powerMonitor.on('shutdown', () => app.quit())
}

function entranceOf(server: Running): Entrance {
  return {
    origin: server.origin,
    cookie: server.openSession(),
    address: `${server.origin}/`,
  }
}

/** The start link of a running server brings its cookie itself. */
function entranceAt(startLink: string): Entrance {
  return { origin: new URL(startLink).origin, cookie: null, address: startLink }
}
