import { app, dialog, type BrowserWindow } from 'electron'

import type { Running } from '../app/compose.ts'
import { guardEveryWindow } from './security.ts'
import { openWindow } from './window.ts'

export interface DesktopOptions {
  /** Starts the server; loaded late, so that attaching never loads the store. */
  readonly startServer: () => Promise<Running>
  /** Development only: the start link of a server that runs elsewhere. */
  readonly attachTo: string | null
}

/** The life of the desktop program: one instance, one server, one window, an orderly end. */
export async function runDesktop({ startServer, attachTo }: DesktopOptions): Promise<void> {
  app.enableSandbox()
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }
  let window: BrowserWindow | undefined
  app.on('second-instance', () => {
    if (window?.isMinimized()) window.restore()
    window?.show()
    window?.focus()
  })
  app.on('window-all-closed', () => app.quit())
  await app.whenReady()
  try {
    const server = attachTo === null ? await startServer() : null
    if (server) endOrderly(server)
    const entrance = server
      ? { origin: server.origin, cookie: server.openSession(), address: `${server.origin}/` }
      : { origin: new URL(attachTo ?? '').origin, cookie: null, address: attachTo ?? '' }
    guardEveryWindow(app, entrance.origin)
    window = await openWindow(entrance)
  } catch (error) {
    dialog.showErrorBox(
      'PAL Admin could not start',
      error instanceof Error ? error.message : String(error),
    )
    app.exit(1)
  }
}

/** The first wish to quit closes the server and the store; the program ends after that. */
function endOrderly(server: Running): void {
  let ending: Promise<void> | undefined
  app.on('before-quit', (event) => {
    event.preventDefault()
    ending ??= server[Symbol.asyncDispose]().finally(() => app.exit(0))
  })
}
