import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { makeBackup } from '@pal/db/maintenance/backup/backup'
import { openStore } from '@pal/db/maintenance/open-store'
import { newStoreIn } from '@pal/db/testing/testing'
import Sqlite from 'better-sqlite3'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Config } from './platform/config.ts'
import { fakeElectron, type FakeElectronOptions } from './testing/electron/fake-electron.ts'
import { endElectron, playElectron } from './testing/electron/play-electron.ts'

/** Of the start that came last. */
const seen = { configs: [] as Config[], disposed: () => {} }

vi.mock('./shell/log-file.ts', () => ({
  keepLog: () => undefined,
  helpSources: () => ({ programLog: join(home, 'main.log'), crashDumps: home }),
}))
vi.mock('./app/compose.ts', async (original) => {
  const real = await original<typeof import('./app/compose.ts')>()
  const startServer: typeof real.startServer = async (config, vault, more) => {
    const { configs, disposed } = seen
    configs.push(config)
    const running = await real.startServer(config, vault, more)
    return {
      ...running,
      [Symbol.asyncDispose]: () => {
        disposed()
        return running[Symbol.asyncDispose]()
      },
    }
  }
  return { ...real, startServer }
})

let home = ''
let dataDir = ''
const stops: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'pal-desktop-'))
  vi.stubEnv('HOME', home)
  vi.stubEnv('XDG_DATA_HOME', home)
  vi.stubEnv('APPDATA', home)
  const { dataDirOf } = await import('./platform/config.ts')
  dataDir = dataDirOf(undefined, process.env)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await newStoreIn(dataDir)
  await mkdir(join(home, 'renderer/dist'), { recursive: true })
  await writeFile(join(home, 'renderer/dist/index.html'), '<!doctype html><title>PAL Admin</title>')
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await rm(home, { recursive: true, force: true })
})

afterAll(() => {
  vi.doUnmock('./app/compose.ts')
  vi.doUnmock('./shell/log-file.ts')
  endElectron()
})

let starts = 0

/** Runs the program's first file as Electron would, with the real server and a store on disk. */
async function start(options: FakeElectronOptions = {}) {
  const electron = fakeElectron({ appPath: join(home, 'desktop'), home, ...options })
  const configs: Config[] = []
  let disposals = 0
  seen.configs = configs
  seen.disposed = () => {
    disposals += 1
    electron.deeds.push('close server')
  }
  playElectron(electron)
  starts += 1
  // That file alone is run again.
  const again = join(import.meta.dirname, `main.ts?start=${starts}`)
  await import(again)
  stops.push(async () => {
    if (electron.app.exits.length === 0) electron.app.quit()
    await electron.app.ended
  })
  const shown = async () => {
    const window = await vi.waitFor(() => {
      const [first] = electron.windows
      if (!first) throw new Error('No window yet')
      return first
    }, 30_000)
    const address = await window.loaded
    const session = electron.sessions.get('pal-window')
    if (!session) throw new Error('The window has no session of its own')
    return { window, address, session, contents: window.webContents }
  }
  return { ...electron, configs, disposals: () => disposals, shown }
}

const isServed = (origin: string) =>
  fetch(origin).then(
    () => true,
    () => false,
  )

describe('the window', () => {
  it('speaks the language of the computer from its first page on [SH-11, DT-01]', async () => {
    // The very first start: there is no store.
    await rm(dataDir, { recursive: true })
    const { shown } = await start({ languages: ['ar-AE', 'en-AE'] })
    const { address, session } = await shown()
    const [{ name, value } = { name: '', value: '' }] = session.setCookies
    const answer = await fetch(`${address}api/settings`, {
      headers: { cookie: `${name}=${value}` },
    })
    expect(await answer.json()).toMatchObject({ company: { language: 'ar' } })
  })

  it('shows the server of its own process, with the session set before the first request [DT-01, DT-09]', async () => {
    process.umask(0o022)
    const { shown, deeds } = await start()
    const { address, session } = await shown()
    // What it makes is its own user's alone, whoever started it.
    expect(process.umask(0o077)).toBe(0o077)
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/)
    const [cookie] = session.setCookies
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'strict', path: '/' })
    expect(cookie?.url).toBe(new URL(address).origin)
    expect(cookie?.expirationDate).toBeUndefined()
    expect(deeds.indexOf('cookie')).toBeLessThan(deeds.indexOf('load'))

    const ask = (headers: Record<string, string>) => fetch(`${address}api/settings`, { headers })
    expect((await ask({})).status).toBe(401)
    expect((await ask({ cookie: `${cookie?.name}=${cookie?.value}` })).status).toBe(200)
    expect(await (await fetch(address)).text()).toContain('<title>PAL Admin</title>')
  })

  it('is sandboxed, without Node, in a session that no other window shares [DT-01]', async () => {
    const { shown, sessions, deeds } = await start()
    const { window, session } = await shown()
    const { session: own, ...others } = window.options.webPreferences ?? {}
    // Nothing besides: no preload script, no feature of Chromium that is off by default.
    expect(others).toEqual({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
    })
    expect(own).toBe(session)
    expect(session).not.toBe(sessions.get(''))
    expect(sessions.get('')?.setCookies).toEqual([])
    expect(deeds.indexOf('enableSandbox')).toBeLessThan(deeds.indexOf('ready'))
  })

  it('keeps its place and size by a name [DT-02]', async () => {
    const { shown } = await start()
    const { window } = await shown()
    expect(window.options).toMatchObject({ name: 'main', windowStatePersistence: true })
  })

  it('is brought to the front by a second start [DT-02]', async () => {
    const { shown, app, deeds } = await start()
    const { window } = await shown()
    window.minimized = true
    deeds.length = 0
    app.emit('second-instance', {}, [])
    expect(deeds).toEqual(['restore', 'show', 'focus'])
    window.destroyed = true
    deeds.length = 0
    app.emit('second-instance', {}, [])
    expect(deeds).toEqual([])
  })

  it('is not opened twice: a second start opens no store and ends [DT-02, DT-06]', async () => {
    const { app, windows, configs, deeds } = await start({ first: false })
    expect(await app.ended).toBe(0)
    expect(deeds).not.toContain('ready')
    expect([windows, configs]).toEqual([[], []])
  })
})

describe('quitting', () => {
  it('closes the server and the store once, however often it is asked, and ends with 0 [DT-02]', async () => {
    const { app, shown, disposals, deeds } = await start()
    const { origin } = new URL((await shown()).address)
    app.emit('window-all-closed')
    app.quit()
    app.quit()
    expect(await app.ended).toBe(0)
    expect([disposals(), app.exits]).toEqual([1, [0]])
    expect(deeds.indexOf('close server')).toBeLessThan(deeds.indexOf('exit 0'))
    expect(await isServed(origin)).toBe(false)
    await using store = await openStore(dataDir)
    expect(store.folder).toBe(dataDir)
  })

  it('while the server still starts waits for it, closes it and opens no window', async () => {
    const { app, windows, disposals } = await start()
    await vi.waitFor(() => {
      expect(app.listenerCount('will-quit')).toBe(1)
    }, 30_000)
    app.quit()
    expect(await app.ended).toBe(0)
    expect(disposals()).toBe(1)
    expect(windows).toEqual([])
  })
})

describe('a start that fails is explained in plain words, and ends with 1', () => {
  it('when another program has the store open [DT-06]', async () => {
    const other = await openStore(dataDir)
    stops.push(() => other.close())
    const { app, errors, windows } = await start()
    expect(await app.ended).toBe(1)
    expect(errors).toEqual([
      {
        title: 'PAL Admin could not start',
        content: `Another PAL Admin is using the data in ${dataDir}. Close it, or choose another folder.`,
      },
    ])
    expect(windows).toEqual([])
  })

  it('in the language of the computer, for the settings cannot be read [SH-11, DT-06, DT-07]', async () => {
    const store = await openStore(dataDir)
    const busy = await start({ languages: ['de-AT', 'en'] })
    expect(await busy.app.ended).toBe(1)
    expect(busy.errors).toMatchObject([{ title: 'PAL Admin konnte nicht starten' }])
    expect(busy.errors[0]?.content).toContain('Ein anderes PAL Admin verwendet die Daten')
    // What is written down is for whoever helps.
    expect(console.error).toHaveBeenCalledWith(
      expect.stringMatching(/^PAL Admin could not start\nAnother PAL Admin is using/),
    )
    await store.close()
    await makeBackup(dataDir, { reason: 'daily', now: () => Date.UTC(2026, 10, 2, 12) })
    await writeFile(join(dataDir, 'pal.db'), 'x'.repeat(8192))
    const damaged = await start({ languages: ['fr-CA'] })
    expect(await damaged.app.ended).toBe(1)
    expect(damaged.questions).toMatchObject([
      {
        message: 'Les données de PAL Admin sont endommagées',
        buttons: ['Revenir à la sauvegarde', 'Quitter'],
      },
    ])
    expect(damaged.questions[0]?.detail).toMatch(/2 nov\. 2026/)
  })

  it('when the store is damaged: one click goes back to the newest good backup [DT-07]', async () => {
    const store = await openStore(dataDir)
    await store.close()
    const { file } = await makeBackup(dataDir, {
      reason: 'daily',
      now: () => Date.UTC(2026, 10, 2),
    })
    for (const click of [1, 0, 0]) {
      await writeFile(join(dataDir, 'pal.db'), 'x'.repeat(8192))
      const asked: { buttons?: string[]; detail?: string }[] = []
      const answers: FakeElectronOptions['answers'] = (question) => {
        asked.push(question)
        return click
      }
      const { app, errors, windows, shown } = await start({ answers })
      if (click === 1) {
        expect(await app.ended).toBe(1)
        expect(windows).toEqual([])
        expect(await readFile(join(dataDir, 'pal.db'), 'utf8')).toBe('x'.repeat(8192))
      } else {
        expect((await shown()).address).toContain('127.0.0.1')
        app.quit()
        expect(await app.ended).toBe(0)
      }
      expect(errors).toEqual([])
      expect(asked).toHaveLength(1)
      expect(asked[0]).toMatchObject({ buttons: ['Go back to the backup', 'Quit'], cancelId: 1 })
      expect(asked[0]?.detail).toContain('2026')
    }
    const aside = (await readdir(dataDir)).filter((name) => name.startsWith('set-aside'))
    expect(aside).toHaveLength(2)
    expect(await readdir(join(dataDir, 'backups'))).toContain(file)
  })

  it('when a newer version wrote the store [DT-06]', async () => {
    await (await openStore(dataDir)).close()
    const raw = new Sqlite(join(dataDir, 'pal.db'))
    raw.pragma('user_version = 999')
    raw.close()
    const { app, errors } = await start()
    expect(await app.ended).toBe(1)
    expect(errors[0]?.content).toContain('written by a newer version of PAL Admin')
    expect(errors[0]?.content).toContain('Update PAL Admin to open it.')
  })

  it('when the folder of the data cannot be made', async () => {
    await rm(dataDir, { recursive: true, force: true })
    await writeFile(dataDir, 'a file where the folder should be')
    const { app, errors } = await start()
    expect(await app.ended).toBe(1)
    expect(errors[0]?.content).toMatch(
      /cannot be created: a file has this name\. Nothing was changed\./,
    )
  })

  it('when the page does not load, after the server and the store were closed', async () => {
    const electron = fakeElectron()
    playElectron(electron)
    electron.app.on('web-contents-created', () => {
      throw new Error('ERR_FAILED (-2) loading')
    })
    const { runDesktop } = await import('./shell/desktop.ts')
    const dispose = vi.fn(async () => undefined)
    await runDesktop({
      attachTo: null,
      iconsDir: '/icons',
      dataDir,
      args: [],
      startServer: async () => ({
        origin: 'http://127.0.0.1:4780',
        webhookPort: null,
        startLink: () => '',
        openSession: () => ({ name: 'a', value: 'b' }),
        takeLanguage: async () => 'en',
        report: () => undefined,
        isStuck: () => false,
        wake: () => undefined,
        [Symbol.asyncDispose]: dispose,
      }),
    })
    expect(electron.errors).toHaveLength(1)
    expect(dispose).toHaveBeenCalledOnce()
    expect(electron.app.exits).toEqual([1])
  })
})

describe('a build', () => {
  const link = 'http://127.0.0.1:4799/start?token=abc'
  beforeEach(() => {
    vi.stubEnv('PAL_ATTACH_URL', link)
    vi.stubEnv('PAL_GRAPH_URL', 'http://127.0.0.1:9')
    vi.stubEnv('PAL_OPENAI_URL', 'http://127.0.0.1:9/v1')
    vi.stubEnv('PAL_TELEGRAM_URL', 'http://127.0.0.1:9/t')
    Object.defineProperty(process, 'resourcesPath', {
      configurable: true,
      value: join(home, 'resources'),
    })
  })
  afterEach(() => Reflect.deleteProperty(process, 'resourcesPath'))

  it('for development attaches to a server that runs elsewhere, without a store of its own', async () => {
    const { shown, configs } = await start()
    const { address, session } = await shown()
    expect(address).toBe(link)
    expect(session.setCookies).toEqual([])
    expect(configs).toEqual([])
  })

  it('for development takes the addresses of the providers from the environment', async () => {
    vi.stubEnv('PAL_ATTACH_URL', undefined)
    const { shown, configs } = await start()
    await shown()
    expect(configs[0]).toMatchObject({
      graphUrl: 'http://127.0.0.1:9',
      openAiUrl: 'http://127.0.0.1:9/v1',
    })
  })

  it('that is packaged cannot be started without the sandbox', async () => {
    vi.stubEnv('PAL_ATTACH_URL', undefined)
    const switches = ['no-sandbox']
    const { shown, deeds } = await start({ packaged: true, switches })
    await shown()
    expect(deeds).toContain('enableSandbox')
  })

  it('that is packaged obeys no address of the environment [DT-01]', async () => {
    const { shown, configs } = await start({ packaged: true })
    const { address } = await shown()
    expect(new URL(address).origin).not.toBe(new URL(link).origin)
    expect(configs[0]).toMatchObject({
      graphUrl: 'https://graph.facebook.com',
      openAiUrl: null,
      telegramUrl: null,
      rendererDir: join(home, 'resources/renderer'),
    })
  })
})
