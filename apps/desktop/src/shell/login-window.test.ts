import { afterAll, beforeEach, expect, it, vi } from 'vitest'

import { isLoginReturn } from '../messenger/graph/login-dialog.ts'
import type { OpenLoginWindow } from '../messenger/pages/facebook-login.ts'
import { fakeElectron, type FakeElectron } from '../testing/electron/fake-electron.ts'
import { endElectron } from '../testing/electron/play-electron.ts'
import { ManualClock } from '../testing/manual-clock.ts'

const dialog = 'https://www.facebook.com/v26.0/dialog/oauth?client_id=1'
const back = 'https://www.facebook.com/connect/login_success.html#access_token=EAA1&state=s'

let electron: FakeElectron
let openLogin: OpenLoginWindow
let leave: AbortController
afterAll(endElectron)
beforeEach(async () => {
  electron = fakeElectron()
  leave = new AbortController()
  vi.resetModules()
  vi.doMock('electron', () => electron.module)
  const { runDesktop } = await import('./desktop.ts')
  await runDesktop({
    attachTo: 'http://127.0.0.1:4780/start?token=x',
    iconsDir: '/icons',
    dataDir: '/data',
    args: [],
    clock: new ManualClock(),
    startServer: () => Promise.reject(new Error('Attached, so nothing is started')),
  })
  openLogin = (await import('./login-window.ts')).loginWindows()
})

const visit = () => openLogin({ address: dialog, isEnd: isLoginReturn, signal: leave.signal })
const login = () => {
  const window = electron.windows[1]
  if (!window) throw new Error('No login window')
  return { window, contents: window.webContents }
}

it('shows Facebook without bridge or Node, in a session of its own that is emptied after [FB-03]', async () => {
  const ending = visit()
  const { window, contents } = login()
  const { session, preload, ...rest } = window.options.webPreferences ?? {}
  expect(rest).toEqual({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
  })
  expect(preload).toBeUndefined()
  expect(session).toBe(electron.sessions.get('facebook-login'))
  expect(session).not.toBe(electron.windows[0]?.options.webPreferences?.session)
  // In front of the window that asked, and not higher than the screen.
  expect(window.options).toMatchObject({ parent: electron.windows[0], height: 728 })
  expect(contents.loads).toEqual([dialog])
  expect(contents.prevents('will-redirect', { url: back })).toBe(true)
  expect(await ending).toBe(back)
  expect(electron.deeds.slice(-2)).toEqual(['destroy', 'clear storage'])
})

it.each([
  'https://evil.test/',
  'http://www.facebook.com/',
  'https://facebook.com.evil.test/',
  'https://www.facebook.com@evil.test/',
  'https://www.facebook.com:8443/',
  'https://apps.facebook.com/game',
  'https://l.facebook.com/l.php?u=x',
  'http://127.0.0.1:4780/orders',
  'file:///etc/passwd',
  'javascript:alert(1)',
])('leads neither to %s nor opens it [FB-03]', async (url) => {
  const ending = visit()
  const { contents } = login()
  for (const way of ['will-navigate', 'will-frame-navigate']) {
    expect(contents.prevents(way, { url }), way).toBe(true)
    expect(contents.prevents(way, { url, isMainFrame: false }), way).toBe(true)
  }
  expect(contents.prevents('will-redirect', { url, isMainFrame: false })).toBe(true)
  expect(contents.openHandler?.({ url } as never)).toEqual({ action: 'deny' })
  expect(contents.openHandler?.({ url: 'https://www.facebook.com/' } as never)).toEqual({
    action: 'deny',
  })
  expect(contents.prevents('will-attach-webview')).toBe(true)
  // A form that is sent there would be waited for in vain.
  expect(contents.prevents('will-redirect', { url })).toBe(true)
  await expect(ending).rejects.toThrow('which this window does not open')
  expect(electron.opened).toEqual([])
})

it.each([
  'https://www.fbsbx.com/captcha/recaptcha/iframe/?referer=https%3A%2F%2Fwww.facebook.com',
  'https://www.fbsbx.com/captcha/arkose/iframe/',
  'https://www.google.com/recaptcha/enterprise/anchor?k=1',
  'https://www.recaptcha.net/recaptcha/enterprise/bframe',
  'https://meta-api.arkoselabs.com/v2/4.5.0/enforcement.html',
])('shows the captcha %s in a frame, never in the window itself [FB-03]', (url) => {
  void visit()
  const { contents } = login()
  expect(contents.prevents('will-frame-navigate', { url, isMainFrame: false })).toBe(false)
  expect(contents.prevents('will-redirect', { url, isMainFrame: false })).toBe(false)
  expect(contents.prevents('will-frame-navigate', { url })).toBe(true)
  expect(contents.prevents('will-navigate', { url })).toBe(true)
})

it.each([
  'https://www.fbsbx.com/paid_ads_pixel/',
  'https://www.google.com/search?q=/recaptcha/',
  'https://www.google.com/recaptcha/../search',
  'https://www.google.com.evil.test/recaptcha/',
  'http://www.fbsbx.com/captcha/',
  'https://evil.fbsbx.com/captcha/',
])('takes %s for no captcha [FB-03]', (url) => {
  void visit()
  const refused = { url, isMainFrame: false }
  expect(login().contents.prevents('will-frame-navigate', refused)).toBe(true)
})

it('is ended by no frame, and waits for no page that is gone [FB-03]', async () => {
  const ending = visit()
  const { contents } = login()
  expect(contents.prevents('will-redirect', { url: back, isMainFrame: false })).toBe(false)
  // A page that would rather stay does not hold the window open.
  expect(contents.prevents('will-prevent-unload')).toBe(true)
  contents.emit('render-process-gone', {}, { reason: 'crashed' })
  await expect(ending).rejects.toThrow('stopped working (crashed)')
})

it('moves between Facebook’s own pages, which no other window may show [FB-03]', () => {
  void visit()
  for (const url of ['https://www.facebook.com/login.php', 'https://m.facebook.com/checkpoint']) {
    expect(login().contents.prevents('will-navigate', { url })).toBe(false)
    expect(login().contents.prevents('will-redirect', { url })).toBe(false)
    expect(electron.windows[0]?.webContents.prevents('will-redirect', { url })).toBe(true)
  }
})

it('answers nothing when it is closed, and closes when whoever asked has gone [FB-03]', async () => {
  const closed = visit()
  login().window.close()
  expect(await closed).toBeNull()
  const called = visit()
  leave.abort()
  expect(await called).toBeNull()
  expect(electron.windows[2]?.destroyed).toBe(true)
})

it('leaves its session to the end of the program where the product’s window takes it along', async () => {
  const ending = visit()
  // Without being asked, and before the other counts as closed.
  login().window.destroy()
  expect(await ending).toBeNull()
  expect(electron.deeds).not.toContain('clear storage')
})

it('leaves its session to the end of the program where that has begun', async () => {
  const ending = visit()
  electron.app.emit('before-quit')
  login().window.close()
  expect(await ending).toBeNull()
  expect(electron.deeds).not.toContain('clear storage')
})

it('is one at a time until its session is empty, and says when Facebook cannot be loaded', async () => {
  const first = visit()
  await expect(visit()).rejects.toThrow('already open')
  const { contents, window } = login()
  contents.emit('did-navigate', {}, dialog, 200, 'OK')
  contents.emit('did-fail-load', {}, -3, 'ERR_ABORTED', '', true)
  contents.emit('did-fail-load', {}, -105, 'ERR_NAME_NOT_RESOLVED', '', false)
  window.close()
  await expect(visit()).rejects.toThrow('already open')
  expect(await first).toBeNull()
  const fails = async (code: number, reason: string) => {
    const ending = visit()
    electron.windows.at(-1)?.webContents.emit('did-fail-load', {}, code, reason, '', true)
    await expect(ending).rejects.toThrow(reason)
    expect(electron.windows.at(-1)?.destroyed).toBe(true)
    return ending.catch(String)
  }
  expect(await fails(-105, 'ERR_NAME_NOT_RESOLVED')).toContain('Check the connection')
  expect(await fails(-202, 'ERR_CERT_AUTHORITY_INVALID')).toContain('not secure')
})

it('does not stay blank where an answer holds no page, and is cancelled where it still loads', async () => {
  const failure = Object.assign(new Error('no page'), { errno: -2, code: 'ERR_FAILED' })
  const blank = visit()
  login().contents.loading.reject(failure)
  await expect(blank).rejects.toThrow('ERR_FAILED')
  const ending = visit()
  const { webContents: contents } = electron.windows[2]!
  contents.emit('did-navigate', {}, dialog, 200, 'OK')
  contents.loading.reject(failure)
  await Promise.resolve()
  expect(electron.windows[2]?.destroyed).toBe(false)
  electron.windows[2]?.close()
  expect(await ending).toBeNull()
  const loading = visit()
  electron.windows[3]?.close()
  expect(await loading).toBeNull()
})

it('grants Facebook no permission and saves no file of it [FB-03]', () => {
  void visit()
  const session = electron.sessions.get('facebook-login')
  const url = 'https://www.facebook.com/'
  const details = { isMainFrame: true, requestingUrl: url }
  const answers: boolean[] = []
  session?.permissionRequest?.(
    undefined as never,
    'notifications',
    (answer) => answers.push(answer),
    details,
  )
  answers.push(session?.permissionCheck?.(null, 'notifications', url, details) ?? true)
  expect(answers).toEqual([false, false])
  let prevented = false
  session?.emit(
    'will-download',
    { preventDefault: () => (prevented = true) },
    { getURL: () => `${url}file.exe` },
  )
  expect(prevented).toBe(true)
})
