import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { app, BrowserWindow, screen, session, type Session } from 'electron'

import type { LoginVisit, OpenLoginWindow } from '../messenger/pages/facebook-login.ts'
import { loginPartition } from './security.ts'

/** Opens Facebook's login, one at a time, in a session that nothing else uses and nothing outlives. */
export function loginWindows(): OpenLoginWindow {
  let open: BrowserWindow | undefined
  let quitting = false
  app.on('before-quit', () => {
    quitting = true
  })
  return async (visit) => {
    if (open) {
      // It may be closed already, and its session about to be emptied.
      if (!open.isDestroyed()) open.focus()
      throw new AppError('conflict', because('login_window_open'))
    }
    visit.signal.throwIfAborted()
    const own = session.fromPartition(loginPartition)
    const window = new BrowserWindow({
      ...besideProduct(),
      width: 640,
      // The buttons of the dialog are at its bottom: they must be on the screen.
      height: Math.min(760, screen.getPrimaryDisplay().workAreaSize.height),
      title: 'Facebook',
      autoHideMenuBar: true,
      webPreferences: {
        session: own,
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        webSecurity: true,
      },
    })
    open = window
    let closed = false
    window.once('close', () => {
      closed = true
    })
    try {
      return await endOf(window, visit)
    } finally {
      // Nobody is asked to close it where the product's window takes it along: the program ends, and
      // with it the session, which is on no disk. Chromium breaks down when it has to empty it then.
      const leaving = quitting || (window.isDestroyed() && !closed)
      if (!window.isDestroyed()) window.destroy()
      try {
        if (!leaving) await emptied(own)
      } finally {
        open = undefined
      }
    }
  }
}

function emptied(own: Session) {
  return Promise.all([own.clearStorageData(), own.clearCache(), own.clearAuthCache()])
}

/** In front of the window that it was asked from, and gone with it. */
function besideProduct(): { parent?: BrowserWindow } {
  const parent = BrowserWindow.getAllWindows().find(
    (window) => window.isVisible() && !window.isMinimized(),
  )
  return parent ? { parent } : {}
}

const aborted = -3

function endOf(window: BrowserWindow, { address, isEnd, signal }: LoginVisit) {
  const { webContents: contents } = window
  return new Promise<string | null>((resolve, reject) => {
    let shown = false
    const look = (event: { readonly url: string; preventDefault: () => void }) => {
      if (!isEnd(event.url)) return
      // The page behind it shows a warning, and the token would be in its address.
      event.preventDefault()
      resolve(event.url)
    }
    contents.on('will-navigate', look)
    contents.on('will-redirect', (event) => {
      if (!event.isMainFrame) return
      // Nothing follows in the window: whoever has sent the form would wait for ever.
      if (event.defaultPrevented) reject(ledAway(event.url))
      else look(event)
    })
    contents.on('did-navigate', () => {
      shown = true
    })
    contents.on('did-fail-load', (_, code, reason, __, isMainFrame) => {
      if (isMainFrame && code !== aborted) reject(notLoaded(code, reason))
    })
    contents.on('render-process-gone', (_, { reason }) => reject(crashed(reason)))
    // Electron asks nobody whether to leave a page that wishes to stay: it stays.
    contents.on('will-prevent-unload', (event) => event.preventDefault())
    // Before the load of a page fails because of it; it does not come where the parent goes.
    window.once('close', () => resolve(null))
    window.once('closed', () => resolve(null))
    signal.addEventListener('abort', () => resolve(null), { once: true })
    // It rejects for a page that another one overtakes too, which is well; but where nothing was
    // ever shown, an answer without a page came, of which no event tells.
    contents.loadURL(address).catch(({ errno, code }: LoadFailure) => {
      if (!shown) reject(notLoaded(errno, code))
    })
  })
}

/** What Electron adds to the error of a load. */
interface LoadFailure {
  readonly errno: number
  readonly code: string
}

function notLoaded(code: number, reason: string): AppError {
  // Chromium's numbers for certificates.
  const unsafe = code <= -200 && code > -300
  const why = unsafe ? 'login_page_not_safe' : 'login_page_not_loaded'
  return new AppError('unreachable_upstream', because(why, { cause: reason }))
}

function crashed(reason: string): AppError {
  return new AppError('internal', because('login_window_crashed', { cause: reason }))
}

function ledAway(address: string): AppError {
  return new AppError(
    'refused_upstream',
    because('login_led_away', { address: new URL(address).origin }),
  )
}
