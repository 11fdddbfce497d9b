import { because, messageOf } from '@pal/core/texts/reason'
import { app, dialog, session, type BrowserWindow } from 'electron'

import type { Running } from '../app/compose.ts'
import { Ending } from './ending.ts'
import { RescueDeclined, startOrRescue, type StartServer } from './rescue.ts'
import { guardEverything } from './security.ts'
import { startFailure } from './start-failure.ts'
import { openWindow, type Entrance } from './window.ts'

export interface DesktopOptions {
  /** Starts the server; loaded late, so that attaching never loads the store. */
  readonly startServer: StartServer
  /** Development only: the start link of a server that runs elsewhere. */
  readonly attachTo: string | null
}

/** The life of the desktop program: one instance, one server, one window, an orderly end. */
export async function runDesktop({ startServer, attachTo }: DesktopOptions): Promise<void> {
  // It takes a `--no-sandbox` back, without which Chromium refuses root, as which test machines run.
  if (app.isPackaged || !app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }
  let window: BrowserWindow | undefined
  app.on('second-instance', () => {
    if (!window || window.isDestroyed()) return
    if (window.isMinimized()) window.restore()
    window.show()
    window.focus()
  })
  app.on('window-all-closed', () => app.quit())
  await app.whenReady()
  const starting = attachTo === null ? startOrRescue(startServer) : null
  const ending = new Ending(starting)
  try {
    const entrance = starting ? entranceOf(await starting) : entranceAt(attachTo ?? '')
    if (ending.begun) return
    guardEverything(app, session.defaultSession, entrance.origin)
    window = await openWindow(entrance)
    await window.loadURL(entrance.address)
  } catch (error) {
    // Whoever closes the window while it still loads wants no explanation.
    if (ending.begun || window?.isDestroyed()) return
    if (!(error instanceof RescueDeclined)) {
      console.error(error)
      dialog.showErrorBox(messageOf(because('start_title')), startFailure(error))
    }
    await ending.begin(1)
  }
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
