import { shell, type App, type Session, type WebContents } from 'electron'

const allowedPermissions = new Set(['notifications', 'clipboard-sanitized-write'])

/** Where a link of ours may lead in the person's own browser. */
const outsideHosts = new Set([
  'developers.facebook.com',
  'www.facebook.com',
  'business.facebook.com',
  'platform.openai.com',
])

/** Answers true for an https address of a place that the screens link to. */
export function mayOpenOutside(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, port } = new URL(address)
  return protocol === 'https:' && outsideHosts.has(hostname) && username === '' && port === ''
}

export function isOwn(address: string, origin: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin
}

/** Electron approves every permission by default; here all but two are refused. */
export function guardPermissions(session: Session, origin: string): void {
  session.setPermissionRequestHandler((_, permission, answer, details) =>
    answer(allowedPermissions.has(permission) && isOwn(details.requestingUrl, origin)),
  )
  session.setPermissionCheckHandler(
    (_, permission, requestingOrigin) =>
      allowedPermissions.has(permission) && isOwn(requestingOrigin, origin),
  )
  session.setDevicePermissionHandler(() => false)
  session.on('will-download', (event, item) => {
    const from = item.getURL()
    if (!isOwn(from, origin) && !from.startsWith(`blob:${origin}/`)) event.preventDefault()
  })
}

/** Keeps a window on our own origin, opens no other, and hands known links to the browser. */
export function guardContents(contents: WebContents, origin: string): void {
  const stay = (event: { preventDefault: () => void; url: string }) => {
    if (isOwn(event.url, origin)) return
    event.preventDefault()
    if (mayOpenOutside(event.url)) void shell.openExternal(event.url)
  }
  contents.on('will-navigate', stay)
  contents.on('will-redirect', stay)
  contents.on('will-frame-navigate', stay)
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.setWindowOpenHandler(({ url }) => {
    if (mayOpenOutside(url)) void shell.openExternal(url)
    return { action: 'deny' }
  })
}

/** Whatever contents this program ever makes are guarded, not only the window we think of. */
export function guardEveryWindow(app: App, origin: string): void {
  app.on('web-contents-created', (_, contents) => guardContents(contents, origin))
}
