import { BrowserWindow, nativeTheme, session } from 'electron'

/** The session of the product's own pages. */
export const ownPartition = 'pal-window'

export interface Entrance {
  readonly origin: string
  /** The session that the window starts with; null where the address itself brings one. */
  readonly cookie: { name: string; value: string } | null
  /** What is loaded first. */
  readonly address: string
}

/** The product's window, still empty, in a session of its own that already holds the cookie. */
export async function openWindow({ origin, cookie }: Entrance): Promise<BrowserWindow> {
  const own = session.fromPartition(ownPartition)
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
  return window
}
