import { generateKeyPairSync } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Clock } from '../platform/clock.ts'
import { fakeElectron, type FakeElectronOptions } from '../testing/electron/fake-electron.ts'
import { ManualClock } from '../testing/manual-clock.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { unknownAgent } from './logic/agent-view.ts'
import type { MainWindow } from './main-window.ts'
import { sha512Of, signRelease } from './updates/signature.ts'

let home = ''
let server: TestServer
const ends: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'pal-desk-'))
  await mkdir(join(home, 'userData'))
  server = await startTestServer()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  await server[Symbol.asyncDispose]()
  await rm(home, { recursive: true, force: true })
  vi.doUnmock('electron')
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

interface Start extends FakeElectronOptions {
  readonly args?: readonly string[]
  readonly platform?: NodeJS.Platform
  readonly iconsDir?: string
  readonly clock?: Clock
}

/** The whole shell around a real server, with Electron's part played. */
async function start(start: Start = {}) {
  const { args = [], platform = 'linux', iconsDir = '/icons', clock, ...options } = start
  vi.stubGlobal('process', { ...process, platform, resourcesPath: home })
  const electron = fakeElectron({ home, ...options })
  vi.resetModules()
  vi.doMock('electron', () => electron.module)
  const { runDesktop } = await import('./desktop.ts')
  const wakes: string[] = []
  let contentShown: Promise<void> | undefined
  await runDesktop({
    ...(clock && { clock }),
    attachTo: null,
    iconsDir,
    dataDir: '/data',
    args,
    startServer: async (asked) => {
      contentShown = asked.contentShown
      return {
        ...server.running,
        wake: () => void wakes.push('woke'),
        [Symbol.asyncDispose]: async () => undefined,
      }
    },
  })
  ends.push(async () => {
    if (electron.app.exits.length === 0) {
      electron.app.emit('before-quit')
      for (const window of electron.windows) window.destroy()
      electron.app.quit()
    }
    await electron.app.ended
  })
  const [window] = electron.windows
  const [tray] = electron.desk.trays
  if (!window || !tray) throw new Error('No window or no tray')
  return { ...electron, window, tray, wakes, contentShown, contents: window.webContents }
}

/** What goes over a socket or to the disk takes its time where others use them, too. */
const soon = <T>(look: () => T | Promise<T>) => vi.waitFor(look, 10_000)
const clicked = (label: string) => (question: { buttons?: string[] }) =>
  question.buttons?.indexOf(label) ?? -1

describe('closing the window', () => {
  it('leaves the agent at work in the tray, which is explained once and kept [DT-03]', async () => {
    const { window, questions, app, tray } = await start({ answers: clicked('Keep running') })
    window.close()
    await soon(() => expect(window.shown).toBe(false))
    expect([window.destroyed, app.exits]).toEqual([false, []])
    expect(questions).toMatchObject([
      { message: 'PAL Admin keeps running', buttons: ['Keep running', 'Quit'] },
    ])
    tray.emit('click')
    expect(window.shown).toBe(true)
    window.close()
    expect(window.shown).toBe(false)
    expect(questions).toHaveLength(1)
    const kept = await soon(async () =>
      JSON.parse(await readFile(join(home, 'userData/desktop.json'), 'utf8')),
    )
    expect(kept).toMatchObject({ closingExplained: true, keepRunning: true })
    expect(await server.ask('/api/settings')).toMatchObject({ status: 200 })
  })

  it('ends the program where the person says so then, or has chosen it [DT-02, DT-03]', async () => {
    const first = await start({ answers: clicked('Quit') })
    first.window.close()
    expect(await first.app.ended).toBe(0)
    const second = await start()
    second.desk.click(second.tray.menu, 'Keep running when the window is closed')
    second.window.close()
    expect(second.window.destroyed).toBe(true)
    second.app.emit('window-all-closed')
    expect(await second.app.ended).toBe(0)
    expect([second.questions, second.tray.destroyed]).toEqual([[], true])
  })

  it('asks before unsaved changes are lost; whoever stays can close into the tray again [DT-02]', async () => {
    let choice = 'Stay'
    const { app, window, contents, questions } = await start({
      answers: (question) => question.buttons?.indexOf(choice) ?? -1,
    })
    app.emit('before-quit')
    expect(contents.prevents('will-prevent-unload')).toBe(false)
    choice = 'Keep running'
    window.close()
    await soon(() => expect(window.shown).toBe(false))
    choice = 'Leave'
    expect(contents.prevents('will-prevent-unload')).toBe(true)
    expect(questions.map(({ message }) => message)).toEqual([
      'You have unsaved changes',
      'PAL Admin keeps running',
      'You have unsaved changes',
    ])
  })
})

describe('the tray', () => {
  it('shows the agent as the server knows it, and pauses and resumes it [DT-03]', async () => {
    const { tray, desk } = await start()
    await soon(() => expect(tray.tip).toContain('The agent is off'))
    const paused = async () =>
      ((await (await server.ask('/api/settings')).json()) as { agent: object }).agent
    desk.click(tray.menu, 'Pause agent')
    await soon(() => expect(tray.tip).toBe('PAL Admin: The agent is paused'))
    expect(await paused()).toEqual({ paused: true })
    expect(tray.image).toBe(join('/icons', 'tray-off.png'))
    desk.click(desk.applicationMenu, 'Resume agent')
    await soon(() => expect(tray.tip).toContain('The agent is off'))
    expect(await paused()).toEqual({ paused: false })
    // And what is changed elsewhere shows here.
    await server.ask('/api/settings', { method: 'PUT', body: { agent: { paused: true } } })
    await soon(() => expect(tray.tip).toBe('PAL Admin: The agent is paused'))
  })

  it('says why what was clicked did not work', async () => {
    const { tray, desk, errors } = await start()
    await server.end()
    desk.click(tray.menu, 'Pause agent')
    await soon(() => expect(errors).toMatchObject([{ title: 'That did not work' }]))
  })

  it('has its own kind of icons on macOS, where a click opens the menu', async () => {
    const { tray } = await start({ platform: 'darwin' })
    expect(tray.image).toBe(join('/icons', 'tray-off-Template.png'))
    expect(tray.listenerCount('click')).toBe(0)
  })
})

describe('starting at login', () => {
  it('is a setting of the system on Windows and macOS [DT-03]', async () => {
    const { tray, desk, app } = await start({ platform: 'win32', packaged: true })
    desk.click(tray.menu, 'Start when you log in')
    expect(app.calls).toContainEqual([
      'setLoginItemSettings',
      { openAtLogin: true, args: ['--hidden'] },
    ])
    const item = () => tray.menu.template.find(({ label }) => label === 'Start when you log in')
    await soon(() => expect(item()?.checked).toBe(true))
    desk.click(tray.menu, 'Start when you log in')
    await soon(() => expect(item()?.checked).toBe(false))
  })

  it('is a file on Linux, which a start finds again [DT-03]', async () => {
    vi.stubEnv('APPIMAGE', '/home/rahim/PAL Admin.AppImage')
    const file = join(home, 'appData/autostart/pal-admin.desktop')
    const { tray, desk } = await start({ packaged: true })
    desk.click(tray.menu, 'Start when you log in')
    await soon(async () =>
      expect(await readFile(file, 'utf8')).toContain(
        'Exec="/home/rahim/PAL Admin.AppImage" --hidden',
      ),
    )
    const again = await start({ packaged: true })
    const item = again.tray.menu.template.find(({ label }) => label === 'Start when you log in')
    expect(item?.checked).toBe(true)
    again.desk.click(again.tray.menu, 'Start when you log in')
    await soon(() => expect(access(file)).rejects.toThrow('ENOENT'))
  })

  it('is not offered for development, and opens no window by itself [DT-03]', async () => {
    const { tray, window, deeds } = await start({ args: ['--hidden'] })
    expect(tray.menu.template.map(({ label }) => label)).not.toContain('Start when you log in')
    expect([window.shown, deeds.includes('show')]).toEqual([false, false])
  })
})

describe('a link of ours', () => {
  it('opens its page at the first start, and in the running window without a reload [DT-03]', async () => {
    const { window, app, contents } = await start({ args: ['pal-admin', 'pal-admin://orders/3'] })
    expect(window.addresses).toEqual([`${server.origin}/orders?order=3`])
    window.shown = false
    app.emit('second-instance', {}, ['pal-admin', 'pal-admin://conversations/7'])
    app.emit('open-url', { preventDefault: () => undefined }, 'pal-admin://logs')
    app.emit('open-url', { preventDefault: () => undefined }, 'pal-admin://api/data')
    expect(window.shown).toBe(true)
    expect(window.addresses).toHaveLength(1)
    expect(contents.scripts).toEqual([
      `void dispatchEvent(new CustomEvent('pal-navigate', { detail: "/conversations?view=7" }))`,
      `void dispatchEvent(new CustomEvent('pal-navigate', { detail: "/logs" }))`,
    ])
  })
  it('belongs to the installed program alone [DT-03]', async () => {
    expect((await start()).app.calls.map(([name]) => name)).not.toContain('scheme')
    expect((await start({ packaged: true })).app.calls).toContainEqual(['scheme', 'pal-admin'])
  })
})

describe('a page that breaks down', () => {
  const crash = { reason: 'crashed' }
  it('is loaded again; a row of crashes is told of, and the agent goes on', async () => {
    const { contents, questions, app } = await start({ answers: clicked('Reload') })
    // What ended in order is no crash, and does not count as one.
    contents.emit('render-process-gone', {}, { reason: 'clean-exit' })
    for (let time = 0; time < 3; time += 1) contents.emit('render-process-gone', {}, crash)
    await soon(() => expect([contents.reloads, questions]).toEqual([3, []]))
    contents.emit('render-process-gone', {}, crash)
    await soon(() => expect(contents.reloads).toBe(4))
    expect(questions[0]?.detail).toContain('The agent keeps answering')
    expect(app.exits).toEqual([])
  })

  it('or hangs is loaded again once the person has waited enough', async () => {
    let choice = 'Wait'
    const { window, contents } = await start({
      answers: (question) => question.buttons?.indexOf(choice) ?? -1,
    })
    window.emit('unresponsive')
    await soon(() => expect(contents.reloads).toBe(0))
    choice = 'Reload'
    window.emit('unresponsive')
    await soon(() => expect(contents.reloads).toBe(1))
  })
})

describe('the window', () => {
  it('shows its content before the agent is loaded', async () => {
    const clock = new ManualClock()
    const { window, contentShown } = await start({ clock })
    let shown = false
    void contentShown?.then(() => (shown = true))
    expect(window.addresses).toHaveLength(1)
    await clock.elapse(400)
    expect(shown).toBe(false)
    await clock.elapse(200)
    expect(shown).toBe(true)
  })

  it('keeps what was compiled of its own version only', async () => {
    const clock = new ManualClock()
    for (const version of ['1.2.2', '1.2.3']) {
      await mkdir(join(home, 'userData/compiled', version), { recursive: true })
    }
    await start({ clock, packaged: true })
    expect(await readdir(join(home, 'userData/compiled'))).toHaveLength(2)
    await clock.elapse(15_000)
    await soon(async () =>
      expect(await readdir(join(home, 'userData/compiled'))).toEqual(['1.2.3']),
    )
  })

  it('keeps its zoom over starts', async () => {
    const { desk, contents } = await start()
    desk.click(desk.applicationMenu, 'Zoom in')
    contents.emit('zoom-changed', {}, 'in')
    expect(contents.zoom).toBe(1)
    await soon(async () =>
      expect(JSON.parse(await readFile(join(home, 'userData/desktop.json'), 'utf8'))).toMatchObject(
        {
          zoom: 1,
        },
      ),
    )
    const again = await start()
    expect(again.contents.zoom).toBe(1)
    again.desk.click(again.desk.applicationMenu, 'Actual size')
    expect(again.contents.zoom).toBe(0)
  })

  it('offers spelling in its context menu, with a dictionary only after a yes', async () => {
    let choice = 'Cancel'
    const { desk, contents, questions } = await start({
      answers: (question) => question.buttons?.indexOf(choice) ?? -1,
    })
    expect(contents.session?.spellChecker).toBe(false)
    desk.click(desk.applicationMenu, 'Check spelling')
    await soon(() => expect(questions).toHaveLength(1))
    expect(contents.session?.spellChecker).toBe(false)
    choice = 'Download'
    desk.click(desk.applicationMenu, 'Check spelling')
    await soon(() => expect(contents.session?.spellChecker).toBe(true))
    const pointed = {
      isEditable: true,
      selectionText: '',
      linkURL: 'https://www.facebook.com/',
      misspelledWord: 'shose',
      dictionarySuggestions: ['shoes'],
      editFlags: { canCut: true, canCopy: true, canPaste: true, canSelectAll: true },
    }
    contents.emit('context-menu', {}, pointed)
    const [menu] = desk.popups
    if (!menu) throw new Error('No menu')
    for (const label of ['shoes', 'Add to dictionary', 'Copy link']) desk.click(menu, label)
    expect([contents.replaced, contents.session?.words, desk.copied]).toEqual([
      ['shoes'],
      ['shose'],
      ['https://www.facebook.com/'],
    ])
    contents.emit(
      'context-menu',
      {},
      { ...pointed, isEditable: false, linkURL: '', misspelledWord: '' },
    )
    expect(desk.popups).toHaveLength(1)
    const mac = await start({ platform: 'darwin' })
    expect(mac.contents.session?.spellChecker).toBe(true)
  })

  it('leads from its menu to pages, folders and versions', async () => {
    const { desk, contents, opened, app } = await start()
    for (const label of [
      'Orders',
      'Back',
      'Reload',
      'Open data folder',
      'Open log folder',
      'About PAL Admin',
    ]) {
      desk.click(desk.applicationMenu, label)
    }
    expect(contents.scripts[0]).toContain('"/orders"')
    expect([contents.travelled, contents.reloads]).toEqual([['back'], 1])
    expect(opened).toEqual(['/data', join(home, 'logs')])
    expect(app.calls).toContainEqual(['about'])
  })
})

it('waking up fetches at once what came in the night, and a shutdown ends in order [DT-02]', async () => {
  const { desk, wakes, app } = await start()
  desk.powerMonitor.emit('resume')
  expect(wakes).toEqual(['woke'])
  desk.powerMonitor.emit('shutdown')
  expect(await app.ended).toBe(0)
})

/** The lines of the Help menu. */
const help = (menu: { template: { label?: string; submenu?: unknown }[] }) => {
  const found = menu.template.find(({ label }) => label === 'Help')
  return ((found?.submenu ?? []) as { label?: string }[]).map(({ label }) => label)
}

describe('Help', () => {
  it('says why there are no updates, and has the licences of an installed program [DT-04, DT-12]', async () => {
    const development = await start()
    expect(help(development.desk.applicationMenu)).toContain(
      'A copy for development is not updated',
    )
    const installed = await start({ packaged: true })
    expect(help(installed.desk.applicationMenu)).toContain(
      'This copy of PAL Admin was made without updates',
    )
    installed.desk.click(installed.desk.applicationMenu, 'Licences')
    await soon(() => expect(installed.opened).toEqual([join(home, 'licences/LICENCES.txt')]))
    await writeFile(join(home, 'app-update.yml'), 'provider: generic')
    const keyless = await start({ packaged: true })
    expect(help(keyless.desk.applicationMenu)[0]).toContain('cannot check who made an update')
  })
})

describe('a newer version', () => {
  it('takes the place of this one once everything is closed [DT-02, DT-04]', async () => {
    const electron = fakeElectron({ home })
    vi.resetModules()
    vi.doMock('electron', () => electron.module)
    const { Ending } = await import('./ending.ts')
    const dispose = async () => void electron.deeds.push('close server')
    const ending = new Ending(
      Promise.resolve({ ...server.running, [Symbol.asyncDispose]: dispose }),
    )
    const stayed = vi.fn<() => void>()
    const replacement = {
      endsItself: false,
      replace: () => void electron.deeds.push('replace'),
      stayed,
    }
    ending.replaceBy(replacement)
    ending.stay()
    expect(stayed).toHaveBeenCalledOnce()
    ending.replaceBy(replacement)
    electron.app.quit()
    expect(await electron.app.ended).toBe(0)
    expect(electron.deeds.filter((deed) => deed !== 'quit')).toEqual([
      'close server',
      'release lock',
      'replace',
      'exit 0',
    ])
  })
})

describe('the update that the command line asks for', () => {
  async function startOver({ signature }: { signature: 'ours' | 'of others' }) {
    const [ours, others] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')]
    const file = join(home, 'pal-admin-2.0.0.AppImage')
    await writeFile(file, 'the next program')
    await writeFile(join(home, 'app-update.yml'), 'provider: generic')
    await mkdir(join(home, 'icons'))
    await writeFile(
      join(home, 'update-key.pub'),
      ours.publicKey.export({ type: 'spki', format: 'pem' }),
    )
    const files = [{ url: 'pal-admin-2.0.0.AppImage', sha512: await sha512Of(file) }]
    const release = { version: '2.0.0', files, byHand: false }
    const key = signature === 'ours' ? ours.privateKey : others.privateKey
    const updateInfo = { ...release, palSignature: signRelease(release, key) }
    const installed = vi.fn<() => void>()
    const autoUpdater = Object.assign(new EventEmitter(), {
      checkForUpdates: async () => ({ isUpdateAvailable: true, updateInfo }),
      downloadUpdate: async () => [file],
      quitAndInstall: installed,
    })
    vi.doMock('electron-updater', () => ({ default: { autoUpdater } }))
    ends.push(async () => vi.doUnmock('electron-updater'))
    const started = await start({
      packaged: true,
      version: '1.0.0',
      iconsDir: join(home, 'icons'),
      args: ['--hidden', '--update'],
    })
    return { ...started, installed }
  }
  it('is installed once everything is closed, and nothing is asked [DT-04, DT-10]', async () => {
    const { app, installed, questions } = await startOver({ signature: 'ours' })
    expect(await app.ended).toBe(0)
    expect(installed).toHaveBeenCalledOnce()
    expect(questions).toEqual([])
  })
  it('is refused when it is not ours: the program stays, and says so in Help [DT-10]', async () => {
    const { app, desk, installed, questions } = await startOver({ signature: 'of others' })
    await soon(() => expect(help(desk.applicationMenu)[0]).toBe('Update failed…'))
    expect([app.exits, questions]).toEqual([[], []])
    expect(installed).not.toHaveBeenCalled()
  })
})

describe('a restart', () => {
  it('closes everything first, and opens where it was asked for [SE-10, DT-02]', async () => {
    vi.stubGlobal('process', {
      ...process,
      argv: ['electron', '.', '--hidden', 'pal-admin://orders'],
    })
    const electron = fakeElectron({ home })
    vi.resetModules()
    vi.doMock('electron', () => electron.module)
    const { Ending } = await import('./ending.ts')
    const dispose = async () => void electron.deeds.push('close server')
    const ending = new Ending(
      Promise.resolve({ ...server.running, [Symbol.asyncDispose]: dispose }),
    )
    ending.restart('/home/rahim/PAL Admin.AppImage')
    expect(await electron.app.ended).toBe(0)
    expect(electron.deeds.filter((deed) => deed !== 'quit')).toEqual([
      'close server',
      'release lock',
      'relaunch',
      'exit 0',
    ])
    expect(electron.app.calls).toContainEqual([
      'relaunch',
      { args: ['.', 'pal-admin://settings/data'], execPath: '/home/rahim/PAL Admin.AppImage' },
    ])
  })
})

describe('a notification', () => {
  const order = { title: 'New order PAL-8', body: 'Rahim', path: '/orders?order=8' }
  async function desk(focused: boolean) {
    const electron = fakeElectron({ home })
    vi.resetModules()
    vi.doMock('electron', () => electron.module)
    const { Desk } = await import('./desk.ts')
    const { openPreferences } = await import('./logic/preferences.ts')
    const shown: (string | undefined)[] = []
    const window = {
      focused,
      show: (path?: string) => void shown.push(path),
      callAttention: () => void shown.push('attention'),
    } as unknown as MainWindow
    const preferences = await openPreferences(join(home, 'userData/desktop.json'), vi.fn())
    const made = new Desk({ window, preferences, iconsDir: '', dataDir: '', quit: vi.fn() })
    return { made, shown, ...electron.desk }
  }
  it('opens the page that it is about [DT-03]', async () => {
    const { made, shown, notifications } = await desk(false)
    made.alert(order)
    expect(notifications[0]?.options).toEqual({ title: order.title, body: order.body })
    notifications[0]?.emit('click')
    expect(shown).toEqual(['attention', '/orders?order=8'])
  })
  it('does not come to whoever looks at the window [DT-03]', async () => {
    const { made, shown, notifications } = await desk(true)
    made.alert(order)
    expect([notifications, shown]).toEqual([[], []])
  })
})

describe('beside its icon', () => {
  const waits = (needHuman: number) => ({ ...unknownAgent, needHuman })
  async function parts(platform: NodeJS.Platform) {
    const electron = await start({ platform })
    const { Desk } = await import('./desk.ts')
    const { MainWindow } = await import('./main-window.ts')
    const { openPreferences } = await import('./logic/preferences.ts')
    const preferences = await openPreferences(join(home, 'userData/desktop.json'), vi.fn())
    const window = new MainWindow(
      {
        entrance: { origin: server.running.origin, cookie: null, address: '' },
        preferences,
        now: () => 0,
        quitting: () => false,
        stay: vi.fn(),
        quit: vi.fn(),
      },
      null,
    )
    const desk = new Desk({ window, preferences, iconsDir: '/icons', dataDir: '', quit: vi.fn() })
    const shown = electron.windows.at(-1)
    if (!shown) throw new Error('No window')
    return { ...electron, desk, window, shown }
  }

  it('the program shows how many customers wait, and nothing once none does [DT-03]', async () => {
    const { app, desk } = await parts('darwin')
    desk.show(waits(3))
    expect(app.badge).toBe(3)
    desk.show(waits(0))
    expect(app.badge).toBe(0)
    desk.show(waits(2))
    desk.dispose()
    expect(app.badge).toBe(0)
  })

  it('it has a mark on Windows, which knows no number there [DT-03]', async () => {
    const { app, desk, shown } = await parts('win32')
    desk.show(waits(3))
    expect(shown.overlay?.image).toBe(join('/icons', 'tray-attention.png'))
    desk.show(waits(0))
    expect(shown.overlay?.image).toBeNull()
    expect(app.badge).toBe(0)
  })

  it('news asks for a look, until the person looks [DT-03]', async () => {
    const { desk, shown } = await parts('win32')
    shown.focused = false
    desk.alert({ title: 'New order PAL-8', body: 'Rahim', path: '/orders?order=8' })
    expect(shown.flashes).toBe(true)
    shown.emit('focus')
    expect(shown.flashes).toBe(false)
    const mac = await parts('darwin')
    mac.shown.focused = false
    mac.desk.alert({ title: 'New order PAL-9', body: 'Rahim', path: '/orders?order=9' })
    expect(mac.app.calls).toContainEqual(['bounce', 'informational'])
  })
})
