import { BrowserWindow, nativeTheme, session } from 'electron'

import { guardPermissions } from './security.ts'

const partition = 'pal-window'

export interface Entrance {
  readonly origin: string
  /** The session that the window starts with; null where the address itself brings one. */
  readonly cookie: { name: string; value: string } | null
  /** What is loaded first. */
  readonly address: string
}

/** The product's window, in a session of its own that holds the cookie before the first request. */
export async function openWindow({ origin, cookie, address }: Entrance): Promise<BrowserWindow> {
  const own = session.fromPartition(partition)
  guardPermissions(own, origin)
  if (cookie) {
    await own.cookies.set({
      url: origin,
      name: cookie.name,
      value: cookie.value,
      httpOnly: true,
      sameSite: 'strict',
      path: '/',
    })
  }
  const window = new BrowserWindow({
    name: 'main',
    windowStatePersistence: true,
    width: 1280,
    height: 840,
    minWidth: 380,
    minHeight: 480,
    show: false,
    title: 'PAL Admin',
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#1a1917' : '#faf9f7',
    webPreferences: {
      session: own,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
    },
  })
  window.once('ready-to-show', () => window.show())
  await window.loadURL(address)
  return window
}
