import { beforeEach, expect, it, vi } from 'vitest'

import { isLoginReturn } from '../messenger/login-dialog.ts'
import type { OpenLoginWindow } from '../services/facebook-login.ts'
import { fakeElectron, type FakeElectron } from './fake-electron.testing.ts'

const dialog = 'https://www.facebook.com/v26.0/dialog/oauth?client_id=1'
const back = 'https://www.facebook.com/connect/login_success.html#access_token=EAA1&state=s'

let electron: FakeElectron
let openLogin: OpenLoginWindow
let leave: AbortController
beforeEach(async () => {
  electron = fakeElectron()
  leave = new AbortController()
  vi.resetModules()
  vi.doMock('electron', () => electron.module)
  const { runDesktop } = await import('./desktop.ts')
  await runDesktop({
    attachTo: 'http://127.0.0.1:4780/start?token=x',
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
  void visit()
  const { contents } = login()
  for (const way of ['will-navigate', 'will-redirect', 'will-frame-navigate']) {
    expect(contents.prevents(way, { url, isMainFrame: true }), way).toBe(true)
  }
  expect(contents.openHandler?.({ url } as never)).toEqual({ action: 'deny' })
  expect(contents.openHandler?.({ url: 'https://www.facebook.com/' } as never)).toEqual({
    action: 'deny',
  })
  expect(contents.prevents('will-attach-webview')).toBe(true)
  expect(electron.opened).toEqual([])
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
  login().window.destroy()
  expect(await closed).toBeNull()
  const called = visit()
  leave.abort()
  expect(await called).toBeNull()
  expect(electron.windows[2]?.destroyed).toBe(true)
})

it('is one at a time, and says when Facebook cannot be loaded', async () => {
  const first = visit()
  await expect(visit()).rejects.toThrow('open already')
  login().contents.emit('did-fail-load', {}, -3, 'ERR_ABORTED', '', true)
  login().contents.emit('did-fail-load', {}, -105, 'ERR_NAME_NOT_RESOLVED', '', true)
  await expect(first).rejects.toThrow('ERR_NAME_NOT_RESOLVED')
  expect(electron.windows[1]?.destroyed).toBe(true)
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
