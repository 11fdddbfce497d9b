import { nativeTheme, session, type BrowserWindowConstructorOptions, type Session } from 'electron'

/** The session of the product's own pages. */
export const ownPartition = 'pal-window'

export interface Entrance {
  readonly origin: string
  /** The session that the window starts with; null where the address itself brings one. */
  readonly cookie: { name: string; value: string } | null
  /** What is loaded first. */
  readonly address: string
}

/** The window's own session: nothing else uses it. */
function windowSession(): Session {
  return session.fromPartition(ownPartition)
}

/** Signs the window's session in, before its first request. */
export async function bringCookie({ origin, cookie }: Entrance): Promise<void> {
  if (!cookie) return
  await windowSession().cookies.set({
    url: origin,
    name: cookie.name,
    value: cookie.value,
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
  })
}

/** The cookies that the window sends, as a header. */
export async function cookieHeader({ origin }: Entrance): Promise<string> {
  const cookies = await windowSession().cookies.get({ url: origin })
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

export function windowOptions(): BrowserWindowConstructorOptions {
  return {
    name: 'main',
    windowStatePersistence: true,
    width: 1280,
    height: 840,
    minWidth: 380,
    minHeight: 480,
    show: false,
    title: 'PAL Admin',
    autoHideMenuBar: true,
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#1a1917' : '#faf9f7',
    webPreferences: {
      session: windowSession(),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
    },
  }
}
