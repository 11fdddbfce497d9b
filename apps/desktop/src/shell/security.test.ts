import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { fakeElectron, type FakeElectron } from '../testing/electron/fake-electron.ts'
import { endElectron } from '../testing/electron/play-electron.ts'
import { ManualClock } from '../testing/manual-clock.ts'

const origin = 'http://127.0.0.1:4780'
const hostile = [
  'https://evil.test/',
  'http://127.0.0.1:4781/',
  'http://localhost:4780/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'https://developers.facebook.com@evil.test/',
]

let electron: FakeElectron
let noBrowser = ''
afterAll(endElectron)
beforeEach(async () => {
  noBrowser = ''
  electron = fakeElectron({ opens: () => noBrowser })
  vi.resetModules()
  vi.doMock('electron', () => electron.module)
  const { runDesktop } = await import('./desktop.ts')
  await runDesktop({
    attachTo: `${origin}/start?token=x`,
    iconsDir: '/icons',
    dataDir: '/data',
    args: [],
    clock: new ManualClock(),
    startServer: () => Promise.reject(new Error('Attached, so nothing is started')),
  })
})

const contents = () => {
  const window = electron.windows[0]
  if (!window) throw new Error('No window')
  return window.webContents
}

describe('a window of the program', () => {
  it.each(hostile)('is led neither to %s nor opens it', (url) => {
    expect(contents().prevents('will-navigate', { url })).toBe(true)
    expect(contents().prevents('will-redirect', { url })).toBe(true)
    expect(contents().prevents('will-frame-navigate', { url, isMainFrame: false })).toBe(true)
    expect(contents().openHandler?.({ url } as never)).toEqual({ action: 'deny' })
    expect(electron.opened).toEqual([])
  })

  it('moves between its own pages', () => {
    const url = `${origin}/orders`
    expect(contents().prevents('will-navigate', { url })).toBe(false)
    expect(contents().prevents('will-redirect', { url })).toBe(false)
  })

  it('hands a known link to the browser, once for each click', () => {
    const url = 'https://developers.facebook.com/apps/'
    expect(contents().prevents('will-frame-navigate', { url, isMainFrame: true })).toBe(false)
    expect(contents().prevents('will-navigate', { url })).toBe(true)
    expect(electron.opened).toEqual([url])
    expect(contents().openHandler?.({ url } as never)).toEqual({ action: 'deny' })
    expect(electron.opened).toEqual([url, url])
  })

  it('tells where a known link leads when no browser opens it', async () => {
    noBrowser = 'No program for it'
    vi.spyOn(console, 'error').mockReturnValueOnce()
    const url = 'https://developers.facebook.com/apps/'
    expect(contents().prevents('will-navigate', { url })).toBe(true)
    await vi.waitFor(
      () =>
        expect(electron.errors).toEqual([
          { title: 'No browser could be opened', content: `The link leads to ${url}` },
        ]),
      10_000,
    )
  })

  it('does not open a known link for a frame or a redirect, which nobody clicked', () => {
    const url = 'https://developers.facebook.com/apps/'
    expect(contents().prevents('will-frame-navigate', { url, isMainFrame: false })).toBe(true)
    expect(contents().prevents('will-redirect', { url })).toBe(true)
    expect(electron.opened).toEqual([])
  })

  it('embeds no webview', () => {
    expect(contents().prevents('will-attach-webview')).toBe(true)
  })
})

describe.each(['', 'pal-window', 'made later'])('the session %j', (partition) => {
  const session = () => {
    const known = electron.sessions.get(partition)
    if (known) return known
    const { session: api } = electron.module as {
      session: { fromPartition: (name: string) => unknown }
    }
    api.fromPartition(partition)
    const made = electron.sessions.get(partition)
    if (!made) throw new Error('No session')
    return made
  }
  const granted = (permission: string, url: string, isMainFrame = true) => {
    const answers: boolean[] = []
    const details = { isMainFrame, requestingUrl: url }
    session().permissionRequest?.(
      undefined as never,
      permission as never,
      (answer) => answers.push(answer),
      details,
    )
    const checked = session().permissionCheck?.(null, permission as never, url, details)
    return [...answers, checked]
  }

  it('grants two permissions, to our own page alone', () => {
    for (const permission of ['notifications', 'clipboard-sanitized-write']) {
      expect(granted(permission, `${origin}/`), permission).toEqual([true, true])
      expect(granted(permission, `${origin}/`, false), permission).toEqual([false, false])
      for (const url of [...hostile, '']) {
        expect(granted(permission, url), `${permission} ${url}`).toEqual([false, false])
      }
    }
  })

  it.each([
    'media',
    'geolocation',
    'clipboard-read',
    'display-capture',
    'fileSystem',
    'fullscreen',
    'hid',
    'idle-detection',
    'local-network-access',
    'loopback-network',
    'midiSysex',
    'openExternal',
    'pointerLock',
    'serial',
    'usb',
    'unknown',
  ])('refuses %s', (permission) => {
    expect(granted(permission, `${origin}/`)).toEqual([false, false])
    expect(session().device?.({ deviceType: 'usb', origin, device: {} as never })).toBe(false)
  })

  it('fetches no dictionary from the network', () => {
    expect(session().spellChecker).toBe(false)
  })

  it('saves only what our own page offers', () => {
    const saves = (address: string) => {
      let prevented = false
      session().emit(
        'will-download',
        { preventDefault: () => (prevented = true) },
        { getURL: () => address },
      )
      return !prevented
    }
    expect(saves(`${origin}/api/orders/export?format=csv`)).toBe(true)
    expect(saves(`blob:${origin}/3f0c`)).toBe(true)
    expect(saves('https://evil.test/setup.exe')).toBe(false)
    expect(saves('blob:https://evil.test/3f0c')).toBe(false)
  })
})
