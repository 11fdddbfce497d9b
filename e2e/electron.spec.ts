import { once } from 'node:events'

import { type ElectronApplication, expect, type Page, test } from '@playwright/test'

import { startAttacker, type Attacker } from './attacker.ts'
import { desktopProgram, type DesktopProgram, noteRefused } from './electron-app.ts'
import { type Product, startProduct } from './product.ts'

test.describe.configure({ mode: 'serial' })

let product: Product
let program: DesktopProgram
let attacker: Attacker
let app: ElectronApplication
let window: Page

test.beforeAll(async () => {
  ;[product, program, attacker] = await Promise.all([
    startProduct(),
    desktopProgram(),
    startAttacker(),
  ])
  app = await program.start(product.startLink)
  window = await app.firstWindow()
  // The person's own browser must not open while tests run.
  await app.evaluate(({ shell }) => {
    const opened: string[] = []
    Object.assign(globalThis, { opened })
    shell.openExternal = async (address) => void opened.push(address)
  })
})

test.afterAll(async () => {
  await app?.close()
  await Promise.all([product?.stop(), attacker?.[Symbol.asyncDispose]()])
  await program?.[Symbol.asyncDispose]()
})

const opened = () =>
  app.evaluate(() => (globalThis as typeof globalThis & { opened: string[] }).opened)

/** Asked of the program: the test's own driver takes a refused navigation for one under way. */
const shown = () =>
  app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    return { address: contents?.getURL(), title: contents?.getTitle() }
  })

test('the window shows the product, signed in by a cookie that its page cannot read [DT-01]', async () => {
  await expect(window.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
  expect(window.url()).toBe(`${product.origin}/`)
  const status = await window.evaluate(() => fetch('/api/settings').then(({ status }) => status))
  expect(status).toBe(200)
  expect(await window.evaluate(() => document.cookie)).toBe('')
})

test('the page has neither Node nor Electron', async () => {
  const names = ['require', 'process', 'module', 'Buffer', 'electron', 'global']
  const found = await window.evaluate(
    (names) => names.filter((name) => Reflect.get(globalThis, name) !== undefined),
    names,
  )
  expect(found).toEqual([])
})

test('no window opens, and only a known link reaches the browser', async () => {
  const known = 'https://developers.facebook.com/apps/'
  const foreign = [
    `http://127.0.0.1:${attacker.port}/popup`,
    'https://developers.facebook.com@evil.test/',
    'file:///etc/passwd',
    `${product.origin}/orders`,
  ]
  for (const url of [...foreign, known]) {
    expect(await window.evaluate((url) => open(url) === null, url), url).toBe(true)
  }
  expect(await opened()).toEqual([known])
  expect(app.windows()).toHaveLength(1)
  expect(attacker.seen).toEqual([])
})

test('the window stays with the product; a known link is opened once, in the browser', async () => {
  const known = 'https://business.facebook.com/settings'
  const openedBefore = (await opened()).length
  const before = await shown()
  const refused = await noteRefused(app)
  // Chromium refuses the first two by itself, and tells the program of the others.
  for (const url of [
    'file:///etc/passwd',
    'data:text/html,<title>foreign</title>',
    `http://127.0.0.1:${attacker.port}/`,
    `http://localhost:${attacker.port}/`,
    known,
  ]) {
    await window.evaluate((url) => {
      location.href = url
    }, url)
    if (url.startsWith('http')) await expect.poll(refused).toContain(url)
    expect(await shown(), url).toEqual(before)
  }
  await expect.poll(async () => (await opened()).slice(openedBefore)).toEqual([known])
  expect(await shown()).toEqual(before)
  expect(attacker.seen).toEqual([])
})

test('of all permissions the page has two', async () => {
  const states = await window.evaluate(async () => {
    const names = [
      'notifications',
      'clipboard-write',
      'clipboard-read',
      'persistent-storage',
      'midi',
      'camera',
      'microphone',
      'geolocation',
      'screen-wake-lock',
    ]
    const asked = names.map(async (name) => {
      const { state } = await navigator.permissions.query({ name: name as PermissionName })
      return [name, state] as const
    })
    return Object.fromEntries(await Promise.all(asked))
  })
  expect(states).toEqual({
    notifications: 'granted',
    'clipboard-write': 'granted',
    'clipboard-read': 'denied',
    'persistent-storage': 'denied',
    midi: 'denied',
    camera: 'denied',
    microphone: 'denied',
    geolocation: 'denied',
    'screen-wake-lock': 'denied',
  })
  const refused = await window.evaluate(async () => {
    const failure = (attempt: Promise<unknown>) =>
      attempt.then(
        () => 'granted',
        (error: DOMException) => error.name,
      )
    return [
      await failure(navigator.clipboard.readText()),
      await failure(navigator.requestMIDIAccess()),
      await failure(navigator.mediaDevices.getUserMedia({ audio: true })),
    ]
  })
  expect(refused).not.toContain('granted')
})

test('a second start brings the window to the front and ends [DT-02]', async () => {
  const restored = app.evaluate(
    ({ app, BrowserWindow }) =>
      new Promise<boolean>((resolve) => {
        const [window] = BrowserWindow.getAllWindows()
        window?.hide()
        app.once('second-instance', () => resolve(window?.isVisible() ?? false))
      }),
  )
  expect(await program.startAgain(product.startLink)).toBe(0)
  expect(await restored).toBe(true)
  expect(app.windows()).toHaveLength(1)
})

/** Says what a person clicks in the next question, and what was asked. */
const answering = (label: string) =>
  app.evaluate(({ dialog }, label) => {
    const asked: string[] = []
    Object.assign(globalThis, { asked })
    dialog.showMessageBox = async (...args: unknown[]) => {
      const question = args.at(-1) as { message: string; buttons: string[] }
      asked.push(question.message)
      return { response: question.buttons.indexOf(label), checkboxChecked: false }
    }
  }, label)
const visible = () =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((each) => each.isVisible()))

test('a link leads to its page without a reload: what is typed stays [DT-03]', async () => {
  await window.evaluate(() => Object.assign(globalThis, { notReloaded: true }))
  expect(await program.startAgain(product.startLink, ['pal-admin://orders'])).toBe(0)
  await expect(window.getByRole('heading', { level: 1 })).toHaveText('Orders')
  expect(await program.startAgain(product.startLink, ['pal-admin://api/data'])).toBe(0)
  await expect(window).toHaveURL(`${product.origin}/orders`)
  expect(await window.evaluate(() => 'notReloaded' in globalThis)).toBe(true)
})

test('the menu pauses the agent, and the page says so [DT-03]', async () => {
  const click = (label: string) =>
    app.evaluate(({ Menu }, label) => {
      const within = ({ submenu }: { submenu?: Electron.Menu | undefined }) => submenu?.items ?? []
      const items = Menu.getApplicationMenu()
        ?.items.flatMap(within)
        .flatMap((item) => [item, ...within(item)])
      const item = items?.find((each) => each.label === label)
      if (!item) return false
      item.click()
      return true
    }, label)
  await expect.poll(() => click('Until I resume it')).toBe(true)
  await expect
    .poll(async () => window.evaluate(() => fetch('/api/settings').then((answer) => answer.json())))
    .toMatchObject({ agent: { paused: true } })
  await expect.poll(() => click('Resume agent')).toBe(true)
})

test('closing hides the window and is explained once; the tray brings it back [DT-03]', async () => {
  await answering('Keep running')
  const close = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  await close()
  await expect.poll(visible).toEqual([false])
  expect(await program.startAgain(product.startLink)).toBe(0)
  await expect.poll(visible).toEqual([true])
  await close()
  await expect.poll(visible).toEqual([false])
  expect(
    await app.evaluate(() => (globalThis as typeof globalThis & { asked: string[] }).asked),
  ).toEqual(['PAL Admin keeps running'])
})

test('quitting ends the program with exit code 0 [DT-02]', async () => {
  const child = app.process()
  const ended = once(child, 'exit')
  await app.evaluate(({ app }) => app.quit())
  await ended
  expect(child.exitCode).toBe(0)
})
