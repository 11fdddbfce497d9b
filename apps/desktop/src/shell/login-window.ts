import { AppError } from '@pal/core/errors'
import { BrowserWindow, session } from 'electron'

import type { LoginVisit, OpenLoginWindow } from '../services/facebook-login.ts'
import { loginPartition } from './security.ts'

/** Opens Facebook's login, one at a time, in a session that nothing else uses and nothing outlives. */
export function loginWindows(): OpenLoginWindow {
  let open: BrowserWindow | undefined
  return async (visit) => {
    if (open) {
      open.focus()
      throw new AppError('conflict', 'The window of the Facebook login is open already.')
    }
    visit.signal.throwIfAborted()
    const own = session.fromPartition(loginPartition)
    const window = new BrowserWindow({
      width: 640,
      height: 760,
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
    try {
      return await endOf(window, visit)
    } finally {
      open = undefined
      if (!window.isDestroyed()) window.destroy()
      await Promise.all([own.clearStorageData(), own.clearCache(), own.clearAuthCache()])
    }
  }
}

const aborted = -3

function endOf(window: BrowserWindow, { address, isEnd, signal }: LoginVisit) {
  const { webContents: contents } = window
  return new Promise<string | null>((resolve, reject) => {
    const look = (event: { preventDefault: () => void }, url: string) => {
      if (!isEnd(url)) return
      // The page behind it shows a warning, and the token would stand in its address.
      event.preventDefault()
      resolve(url)
    }
    contents.on('will-redirect', (event) => look(event, event.url))
    contents.on('will-navigate', (event) => look(event, event.url))
    contents.on('did-fail-load', (_, code, reason, __, isMainFrame) => {
      if (isMainFrame && code !== aborted) reject(notLoaded(reason))
    })
    window.once('closed', () => resolve(null))
    signal.addEventListener('abort', () => resolve(null), { once: true })
    // It rejects for a navigation that another one overtakes too; `did-fail-load` tells them apart.
    contents.loadURL(address).catch(() => undefined)
  })
}

function notLoaded(reason: string): AppError {
  return new AppError(
    'unreachable_upstream',
    `The page of the Facebook login could not be loaded (${reason}).`,
  )
}
