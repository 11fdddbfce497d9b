import { once } from 'node:events'

import { expect, type Page, test } from '@playwright/test'

import { startAttacker, type Attacker } from './attacker.ts'
import { lostAnswer, noteRefused } from './electron-app.ts'
import { startLoginStage, type LoginStage } from './electron-login.ts'

test.describe.configure({ mode: 'serial' })

const end = 'https://www.facebook.com/connect/login_success.html'

let stage: LoginStage
let attacker: Attacker
let token = ''

test.beforeAll(async () => {
  ;[stage, attacker] = await Promise.all([startLoginStage(), startAttacker()])
  const { graph, server, window } = stage
  const page = graph.addPage({ name: 'Blue Shop' })
  token = graph.addUser({ name: 'Sara Seller', pages: [page], shortLived: true }).token
  await server.ask('/api/facebook/config', {
    method: 'PUT',
    body: { appId: graph.app.id, appSecret: graph.app.secret },
  })
  // The window is signed in only where its first address has led.
  await expect(window.getByRole('heading', { level: 1 })).toHaveText('Dashboard', {
    timeout: 15_000,
  })
  await window.goto(`${server.origin}/settings?tab=integrations`)
  await expect(window.getByRole('button', { name: 'Log in with this token' })).toBeVisible()
})

test.beforeEach(() => {
  const { facebook } = stage
  facebook.asked.length = 0
  facebook.places.clear()
  facebook.back = (kind, state) =>
    kind === 'done'
      ? `${end}#access_token=${token}&expires_in=5000&state=${state}`
      : `${end}?error_reason=user_denied&error=access_denied&state=${state}#_=_`
})

test.afterAll(async () => {
  await stage?.[Symbol.asyncDispose]()
  await attacker?.[Symbol.asyncDispose]()
})

/** What the person clicks, and the window that it opens. */
async function startLogin(): Promise<Page> {
  const { app, window } = stage
  const opened = app.waitForEvent('window')
  await window.getByRole('button', { name: /^(Log in with Facebook|Try again)$/ }).click()
  const login = await opened
  await expect(login.getByRole('heading', { name: 'Log in' })).toBeVisible()
  return login
}

async function fillIn(login: Page): Promise<void> {
  await login.getByLabel('Email').fill('sara@shop.example')
  await login.getByLabel('Password').fill('secret')
  await login.getByRole('button', { name: 'Log in' }).click()
}

const shows = (text: string | RegExp) => expect(stage.window.getByText(text).first()).toBeVisible()

const hosts = () => new Set(stage.facebook.asked.map(({ host }) => host))

/** Asked of the program: the test's own driver takes a refused navigation for one under way. */
const shown = () =>
  stage.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .map((window) => window.webContents.getURL())
      .find((address) => address.startsWith('https:')),
  )

const windows = () =>
  stage.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)

const close = () =>
  stage.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .find((window) => window.getParentWindow())
      ?.close(),
  )

test('a person logs in at Facebook, and the token leaves the window for the store alone [FB-03]', async () => {
  const { app, facebook, window } = stage
  const login = await startLogin()
  const facts = await app.evaluate(({ BrowserWindow, screen, session }) => {
    const login = BrowserWindow.getAllWindows().find((window) => window.getParentWindow())
    const parent = login?.getParentWindow()
    const { width, height } = login?.getBounds() ?? { width: 0, height: 0 }
    const area = screen.getPrimaryDisplay().workAreaSize
    return {
      title: login?.getTitle(),
      before: parent?.getTitle(),
      fits: width > 400 && height > 400 && width <= area.width && height <= area.height,
      own: [parent?.webContents.session, session.defaultSession].every(
        (other) => other !== login?.webContents.session,
      ),
      onDisk: login?.webContents.session.isPersistent(),
    }
  })
  expect(facts).toEqual({
    title: 'Log in to Facebook',
    before: 'Settings · PAL Admin',
    fits: true,
    own: true,
    onDisk: false,
  })
  const names = ['require', 'process', 'module', 'Buffer', 'electron', 'global']
  expect(
    await login.evaluate(
      (names) => names.filter((name) => Reflect.get(globalThis, name) !== undefined),
      names,
    ),
  ).toEqual([])
  await login.evaluate(() => {
    localStorage.setItem('kept', 'yes')
    document.cookie = 'seen=yes; max-age=86400; secure'
  })
  await fillIn(login)
  await login.getByRole('button', { name: 'Continue as Sara' }).click()
  await shows('Connected as Sara Seller, with 1 page.')
  await expect.poll(windows).toBe(1)
  expect(facebook.asked[0]?.cookie).toBe('')
  expect(facebook.asked.some(({ path }) => path.startsWith('/connect/'))).toBe(false)
  expect(JSON.stringify(facebook.asked)).not.toContain(token)
  expect(await window.evaluate(() => document.body.innerText)).not.toContain(token)
  const left = await app.evaluate(({ session }) =>
    Promise.all(
      ['facebook-login', 'pal-window'].map(async (partition) => {
        const cookies = await session.fromPartition(partition).cookies.get({})
        return cookies.map(({ domain }) => domain)
      }),
    ),
  )
  expect(left).toEqual([[], ['127.0.0.1']])
})

test('the next login knows nobody; declined, it is cancelled [FB-03]', async () => {
  const login = await startLogin()
  expect(stage.facebook.asked.map(({ cookie }) => cookie).join('')).toBe('')
  expect(await login.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ''])
  await fillIn(login)
  await login.getByRole('button', { name: 'Not now' }).click()
  await shows('Login Cancelled')
  await expect.poll(windows).toBe(1)
})

test('what comes back with another state is refused [FB-03]', async () => {
  stage.facebook.back = () => `${end}#access_token=${token}&expires_in=5000&state=forged`
  const login = await startLogin()
  await fillIn(login)
  await login.getByRole('button', { name: 'Continue as Sara' }).click()
  await shows('The answer did not belong to this login. Try again.')
  await expect.poll(windows).toBe(1)
})

test('the window leads nowhere but to Facebook, and opens no other [FB-03]', async () => {
  const { app, facebook } = stage
  const login = await startLogin()
  const before = await shown()
  const refused = await noteRefused(app)
  // Chromium refuses the first two by itself, and tells the program of the others.
  for (const url of [
    'data:text/html,<title>foreign</title>',
    'file:///etc/passwd',
    'https://evil.example/',
    'https://www.fbsbx.com/captcha/arkose/iframe/',
    `http://127.0.0.1:${attacker.port}/`,
    'http://www.facebook.com/',
    'https://www.facebook.com:8443/',
  ]) {
    await login.evaluate((url) => {
      location.href = url
    }, url)
    if (url.startsWith('http')) await expect.poll(refused).toContain(url)
    expect(await shown(), url).toBe(before)
    expect(await login.evaluate((url) => open(url) === null, url), url).toBe(true)
  }
  expect(await login.evaluate(() => open('https://www.facebook.com/') === null)).toBe(true)
  expect(app.windows()).toHaveLength(2)

  facebook.places.set('www.facebook.com/file', {
    headers: { 'content-disposition': 'attachment; filename=setup.exe' },
    body: 'MZ',
  })
  await app.evaluate(({ session }) => {
    session
      .fromPartition('facebook-login')
      .once('will-download', (event) =>
        Object.assign(globalThis, { saved: !event.defaultPrevented }),
      )
  })
  await login.evaluate(() => {
    location.href = '/file'
  })
  await expect.poll(() => app.evaluate(() => Reflect.get(globalThis, 'saved'))).toBe(false)
  expect(await shown()).toBe(before)

  facebook.places.set('www.facebook.com/out', {
    status: 302,
    headers: { location: 'https://evil.example/?from=facebook' },
  })
  await login.evaluate(() => {
    location.href = '/out'
  })
  await shows(/The Facebook login led to https:\/\/evil\.example, which this window does not open/)
  await expect.poll(windows).toBe(1)
  expect([...hosts()]).toEqual(['www.facebook.com'])
  expect(attacker.seen).toEqual([])
})

test('of frames it shows Facebook’s and the captcha’s, which end no login [FB-03]', async () => {
  const { facebook } = stage
  const frame = (src: string) => `<p>Frame</p><iframe src="${src}"></iframe>`
  const redirect = (location: string) => ({ status: 302, headers: { location } })
  facebook.places
    .set('www.facebook.com/check', {
      body:
        frame('https://www.fbsbx.com/captcha/arkose/iframe/') +
        frame('https://www.fbsbx.com/captcha/recaptcha/iframe/') +
        frame('https://www.fbsbx.com/elsewhere') +
        frame('https://evil.example/frame') +
        frame('/led-out') +
        frame('/led-back') +
        frame('about:blank') +
        `<iframe srcdoc="<p>Own words</p>"></iframe>`,
    })
    .set('www.fbsbx.com/captcha/arkose/iframe/', {
      body: frame('https://meta-api.arkoselabs.com/v2/enforcement.html'),
    })
    .set('www.fbsbx.com/captcha/recaptcha/iframe/', {
      body:
        frame('https://www.google.com/recaptcha/enterprise/anchor') +
        frame('https://evil.example/in'),
    })
    .set('www.facebook.com/led-out', redirect('https://evil.example/led'))
    .set('www.facebook.com/led-back', redirect(`${end}#access_token=x&state=x`))
  const login = await startLogin()
  const refused = await noteRefused(stage.app)
  await login.evaluate(() => {
    location.href = '/check'
  })
  await expect(login.getByText('Frame').first()).toBeVisible()
  const frames = () => login.frames().map((frame) => frame.url())
  await expect
    .poll(frames)
    .toEqual(
      expect.arrayContaining([
        'https://www.fbsbx.com/captcha/arkose/iframe/',
        'https://meta-api.arkoselabs.com/v2/enforcement.html',
        'https://www.google.com/recaptcha/enterprise/anchor',
        'about:srcdoc',
      ]),
    )
  await expect
    .poll(refused)
    .toEqual(
      expect.arrayContaining([
        'https://www.fbsbx.com/elsewhere',
        'https://evil.example/frame',
        'https://evil.example/in',
        'https://evil.example/led',
      ]),
    )
  const paths = () => facebook.asked.map(({ path }) => path)
  await expect.poll(paths).toContain('/connect/login_success.html')
  expect(await shown()).toBe('https://www.facebook.com/check')
  expect(hosts()).not.toContain('evil.example')
  expect(paths()).not.toContain('/elsewhere')
  await close()
  await shows('Login Cancelled')
  await expect.poll(windows).toBe(1)
})

test('Facebook’s pages have no permission [FB-03]', async () => {
  const login = await startLogin()
  const outcomes = await login.evaluate(async () => {
    const outcome = (attempt: Promise<unknown>) =>
      attempt.then(
        () => 'granted',
        (error: { name?: string }) => error.name ?? 'refused',
      )
    return [
      await Notification.requestPermission(),
      await outcome(navigator.clipboard.readText()),
      await outcome(navigator.mediaDevices.getUserMedia({ audio: true })),
      await outcome(navigator.requestMIDIAccess()),
      await outcome(
        new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject)),
      ),
    ]
  })
  expect(outcomes).not.toContain('granted')
  await stage.window.getByRole('button', { name: 'Cancel' }).click()
  await shows('Login Cancelled')
  await expect.poll(windows).toBe(1)
})

test('a second login shows the first, which closes even where its page would stay [FB-03]', async () => {
  const { app, server } = stage
  const login = await startLogin()
  // Known by the call: without a window manager no window gets the focus for certain.
  await app.evaluate(({ BrowserWindow }) => {
    const login = BrowserWindow.getAllWindows().find((window) => window.getParentWindow())
    if (login) login.focus = () => Object.assign(globalThis, { focused: true })
  })
  const second = await server.ask('/api/facebook/login', { method: 'POST' })
  expect(second.status).toBe(409)
  expect(await app.evaluate(() => Reflect.get(globalThis, 'focused'))).toBe(true)
  expect(await windows()).toBe(2)
  // Chromium follows no such wish of a page that nobody has touched.
  await login.getByLabel('Email').click()
  await login.evaluate(() => addEventListener('beforeunload', (event) => event.preventDefault()))
  await close()
  await shows('Login Cancelled')
  await expect.poll(windows).toBe(1)
})

test('what keeps Facebook away is said, and no blank window stays', async () => {
  const { app, facebook, window } = stage
  const fails = async (reason: RegExp) => {
    await window.getByRole('button', { name: 'Try again' }).click()
    await shows(reason)
    await expect.poll(windows).toBe(1)
  }
  facebook.useUntrustedCertificate(true)
  await fails(/could not be loaded \(ERR_CERT_AUTHORITY_INVALID\)\. The connection is not secure/)
  facebook.useUntrustedCertificate(false)

  await facebook.goDown()
  await fails(/could not be loaded \(ERR_CONNECTION_REFUSED\)\. Check the connection/)
  await facebook.comeBack()

  facebook.dialog = { status: 204 }
  await fails(/could not be loaded \(ERR_FAILED\)/)
  facebook.dialog = { status: 302, headers: { location: 'https://evil.example/' } }
  await fails(/led to https:\/\/evil\.example, which this window does not open/)
  facebook.dialog = null

  await startLogin()
  await app
    .evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()
        .find((window) => window.getParentWindow())
        ?.webContents.forcefullyCrashRenderer(),
    )
    .catch(lostAnswer)
  await shows(/stopped working/)
  await expect.poll(windows).toBe(1)

  // As long as nothing comes, closing it is what the person wants.
  facebook.dialog = { silent: true }
  await window.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(windows).toBe(2)
  await close()
  await shows('Login Cancelled')
  await expect.poll(windows).toBe(1)
  facebook.dialog = null
})

test('the login goes with the program when it is quit [DT-02]', async () => {
  const { app } = stage
  await startLogin()
  const child = app.process()
  const ended = once(child, 'exit')
  await app.evaluate(({ app }) => app.quit())
  await ended
  expect(child).toMatchObject({ exitCode: 0, signalCode: null })
})
