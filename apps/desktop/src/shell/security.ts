import { because, type Say } from '@pal/core/texts/reason'
import { dialog, session, shell, type App, type Session, type WebContents } from 'electron'

import {
  isFacebookPage,
  isLoginFrame,
  isOwnContent,
  isOwnPage,
  mayOpenOutside,
} from './addresses.ts'

/** In memory only: without `persist:` nothing of it is written to the disk. */
export const loginPartition = 'facebook-login'

const allowedPermissions = new Set(['notifications', 'clipboard-sanitized-write'])

/** Electron approves every permission by default; here all but two are refused. */
function guardSession(session: Session, origin: string): void {
  session.setPermissionRequestHandler((_, permission, answer, details) =>
    answer(
      allowedPermissions.has(permission) &&
        details.isMainFrame &&
        isOwnPage(details.requestingUrl, origin),
    ),
  )
  session.setPermissionCheckHandler(
    (_, permission, requestingOrigin, details) =>
      allowedPermissions.has(permission) &&
      details.isMainFrame &&
      isOwnPage(requestingOrigin, origin),
  )
  session.setDevicePermissionHandler(() => false)
  // Its dictionary would be fetched from Google at every first start, before anybody has asked.
  session.setSpellCheckerEnabled(false)
  session.on('will-download', (event, item) => {
    if (!isOwnContent(item.getURL(), origin)) event.preventDefault()
  })
}

/** Keeps a window on our own origin, opens no other, and hands known links to the browser. */
function guardContents(contents: WebContents, origin: string, say: Say): void {
  contents.on('will-navigate', (event) => {
    if (isOwnPage(event.url, origin)) return
    event.preventDefault()
    openOutside(event.url, say)
  })
  // Fires beside `will-navigate` for the main frame, so it must not open the link a second time.
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame && !isOwnPage(event.url, origin)) event.preventDefault()
  })
  contents.on('will-redirect', (event) => {
    if (!isOwnPage(event.url, origin)) event.preventDefault()
  })
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url, say)
    return { action: 'deny' }
  })
}

interface Led {
  readonly url: string
  readonly isMainFrame: boolean
  preventDefault(): void
}

/** The one window that shows another place: Facebook's own pages, and nothing that they link to. */
function guardLogin(contents: WebContents): void {
  const stay = (event: Led) => {
    const may = event.isMainFrame ? isFacebookPage : isLoginFrame
    if (!may(event.url)) event.preventDefault()
  }
  contents.on('will-navigate', stay)
  contents.on('will-frame-navigate', stay)
  contents.on('will-redirect', stay)
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
}

function openOutside(address: string, say: Say): void {
  if (!mayOpenOutside(address)) return
  shell.openExternal(address).catch((error: unknown) => {
    console.error(error)
    const title = say(because('browser_not_opened'))
    dialog.showErrorBox(title, say(because('browser_link', { address })))
  })
}

/** Whatever windows and sessions this program ever makes are guarded, not only those we think of. */
export function guardEverything(app: App, defaultSession: Session, origin: string, say: Say): void {
  guardSession(defaultSession, origin)
  app.on('session-created', (session) => guardSession(session, origin))
  app.on('web-contents-created', (_, contents) => {
    if (contents.session === session.fromPartition(loginPartition)) guardLogin(contents)
    else guardContents(contents, origin, say)
  })
}
