import type { ReasonAnswer } from '@pal/core/contract/reason'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'

import { aCampaign } from '../../../components/products/sold.testing.ts'
import { refusal, serve, type Answers, type Asked } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { saying, aStatus } from '../../../testing/samples.ts'

const nothing = { hasPageToken: false, hasVerifyToken: false, hasAppSecret: false, hasAppId: false }
const nila = { id: '9', name: 'Nila Boutique', category: 'Clothing store' }
const session = {
  userId: '7',
  userName: 'Nila Rahman',
  authenticatedAt: '2026-11-20T10:00:00.000Z',
  pages: [nila],
}

let has = nothing
let pages: (typeof nila)[] = []
let loggedIn = false
let window = 'no_desktop'
let tokens: object[] = []
let calls: object[] = []
const fine = { state: 'ok', reason: null as ReasonAnswer | null }
const agent = { ...fine, needHuman: 0, waiting: 0, pages: { working: 1, all: 1 } }
let vault = fine
let ai = fine
let campaigns: { readonly status: string; readonly [field: string]: unknown }[] = []
const webhook = {
  port: 4790,
  portFixed: false,
  target: 'http://127.0.0.1:4790/webhook',
  publicUrl: 'https://shop.example.com',
  callbackUrl: 'https://shop.example.com/webhook',
  hasVerifyToken: false,
  hasAppSecret: true,
  fields: ['messages', 'message_echoes'],
  lastEventAt: null,
  lastTest: {
    at: '2026-11-20T10:00:00.000Z',
    result: 'timeout',
    reason: saying('shop.example.com did not answer within 5 seconds.'),
  },
}
let asked: readonly Asked[] = []

const status = () => ({
  ...has,
  isFullyConfigured: has.hasPageToken && has.hasVerifyToken && has.hasAppSecret,
})

function start(over: Answers = {}) {
  ;({ asked } = serve({
    'GET /api/facebook/config-status': status,
    'GET /api/facebook/connected-pages': () => pages,
    'GET /api/facebook/login': () => ({ window, longLived: true }),
    'GET /api/facebook/page-tokens': () => tokens,
    'GET /api/system/status': () => aStatus({ agent, messenger: fine, ai, vault, pages: calls }),
    'GET /api/campaigns': ({ url }) =>
      campaigns.filter(({ status }) => status === url.searchParams.get('status')),
    'GET /api/facebook/webhook': () => webhook,
    'GET /api/facebook/session': () => Response.json(loggedIn ? session : null),
    'PUT /api/facebook/config': ({ body }) => {
      const sent = Object.entries(body as Record<string, string | null>)
      const flags = {
        pageAccessToken: 'hasPageToken',
        verifyToken: 'hasVerifyToken',
        appSecret: 'hasAppSecret',
        appId: 'hasAppId',
      } as const
      for (const [name, value] of sent)
        has = { ...has, [flags[name as keyof typeof flags]]: value !== null }
      return status()
    },
    'POST /api/facebook/validate-token': () => {
      pages = [nila]
      return { valid: true, pageName: nila.name, pageId: nila.id }
    },
    'POST /api/facebook/oauth-login': () => {
      pages = [nila]
      loggedIn = true
      return { success: true, ...session, user: { name: session.userName } }
    },
    ...over,
  }))
}

beforeEach(() => {
  has = nothing
  pages = []
  loggedIn = false
  window = 'no_desktop'
  tokens = []
  calls = []
  vault = fine
  ai = fine
  campaigns = []
  start()
})

const open = () => renderAt('/settings?tab=integrations')
const changes = () => asked.filter(({ method }) => method !== 'GET')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const badges = () => screen.getAllByText(/^(✓ Set|✗ Missing)$/).map((badge) => badge.textContent)
/** What is read out after the name of a field. */
const described = (input: HTMLElement) =>
  input
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
const alertText = async () => (await screen.findByRole('alert')).textContent

describe('App credentials', () => {
  it('sends only what was typed, empties the fields, and shows each as set [SE-07]', async () => {
    open()
    const word = await field('Verify Token')
    await waitFor(() => expect(badges()).toEqual(Array(4).fill('✗ Missing')))
    await userEvent.type(word, ' my-word ')
    await userEvent.type(screen.getByLabelText('App Secret'), 's3cret')
    await press('Save credentials')
    await screen.findByText('Credentials saved')
    expect(changes()).toMatchObject([
      {
        method: 'PUT',
        path: '/api/facebook/config',
        body: { verifyToken: ' my-word ', appSecret: 's3cret' },
        credentials: 'include',
      },
    ])
    expect(word.value).toBe('')
    expect(document.body.textContent).not.toContain('my-word')
    expect(badges()).toEqual(['✗ Missing', '✓ Set', '✓ Set', '✗ Missing'])
  })

  it('warns of a missing page token alone: the others are optional [SE-07]', async () => {
    open()
    await waitFor(() => expect(badges()).toHaveLength(4))
    const colours = screen
      .getAllByText('✗ Missing')
      .map((badge) => badge.closest('[data-status]')?.getAttribute('data-status'))
    expect(colours).toEqual(['attention', 'neutral', 'neutral', 'neutral'])
  })

  it('hides what is typed, except the public app id', async () => {
    open()
    for (const label of ['Page Access Token', 'Verify Token', 'App Secret', 'User access token'])
      expect((await field(label)).type).toBe('password')
    expect((await field('App ID')).type).toBe('text')
  })

  it('says to who cannot see what each is for [SE-07]', async () => {
    open()
    for (const label of ['Page Access Token', 'Verify Token', 'App Secret', 'App ID'])
      expect(described(await field(label))).toEqual([expect.stringMatching(/.{20}/)])
  })

  it('asks nothing of the server while nothing is typed', async () => {
    open()
    await press('Save credentials')
    expect(await alertText()).toBe('Enter at least one credential.')
    expect(changes()).toEqual([])
  })

  it('removes one after a question', async () => {
    has = { ...has, hasPageToken: true }
    open()
    await press('Remove Page Access Token')
    const dialog = await screen.findByRole('dialog', { name: 'Remove Page Access Token?' })
    expect(changes()).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await screen.findByText('Page Access Token removed')
    expect(changes()).toMatchObject([{ body: { pageAccessToken: null } }])
    expect(badges()[0]).toBe('✗ Missing')
  })

  it('keeps what was typed when saving fails, and shows why at the field', async () => {
    start({
      'PUT /api/facebook/config': () =>
        Response.json(
          { code: 'bad_request', message: 'Facebook refuses it', field: 'appSecret' },
          { status: 400 },
        ),
    })
    open()
    const secret = await field('App Secret')
    await userEvent.type(secret, 'old')
    await press('Save credentials')
    expect(await alertText()).toBe('Save FailedFacebook refuses it')
    expect(secret.getAttribute('aria-invalid')).toBe('true')
    expect(described(secret)).toContain('Facebook refuses it.')
    expect(secret.value).toBe('old')
  })

  it('calls a field that was refused as it is called on the screen', async () => {
    const message = 'appId: must be the number of the app'
    start({
      'PUT /api/facebook/config': () =>
        Response.json({ code: 'bad_request', message, field: 'appId' }, { status: 400 }),
    })
    open()
    await userEvent.type(await field('App ID'), 'my app')
    await press('Save credentials')
    expect(await alertText()).toBe('Save FailedApp ID: Must be the number of the app.')
  })

  it('keeps what is typed while a save is under way [SE-07, SE-09]', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    start({ 'PUT /api/facebook/config': () => held.then(status) })
    open()
    const secret = await field('App Secret')
    await userEvent.type(secret, 's3cret')
    await press('Save credentials')
    await userEvent.type(secret, '-2')
    await userEvent.type(screen.getByLabelText('App ID'), '77')
    release()
    await screen.findByText('Credentials saved')
    expect(secret.value).toBe('s3cret-2')
    expect(screen.getByLabelText<HTMLInputElement>('App ID').value).toBe('77')
  })

  it('does not say that secrets are sealed where they are not, but what becomes of them [DT-08]', async () => {
    const reason = 'Secrets are kept in memory only and are gone after a restart.'
    vault = { state: 'attention', reason: saying(reason) }
    open()
    expect(await screen.findByText(reason)).toBeDefined()
    expect(screen.queryByText(/sealed/i)).toBeNull()
    await userEvent.type(await field('App Secret'), 's3cret')
    await press('Save credentials')
    await screen.findByText('Credentials saved')
    expect(screen.queryByText(/sealed/i)).toBeNull()
  })

  it('says of a stored token that Facebook could not be asked about yet', async () => {
    has = { ...has, hasPageToken: true }
    open()
    expect(await screen.findByText(/Facebook could not be reached yet/)).toBeDefined()
    expect(screen.queryByText(/No page is connected yet/)).toBeNull()
  })

  it('asks before a typed credential is left behind [SE-09]', async () => {
    open()
    await userEvent.type(await field('App Secret'), 's3cret')
    await userEvent.click(screen.getByRole('tab', { name: 'General' }))
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeDefined()
  })
})

describe('Connect page', () => {
  it('keeps another token that is typed while one is looked at [SE-07, SE-09]', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    start({
      'POST /api/facebook/validate-token': () =>
        held.then(() => ({ valid: true, pageName: nila.name, pageId: nila.id })),
    })
    open()
    const token = await field('Page Access Token')
    await userEvent.type(token, 'EAAG-1')
    await press('Connect page')
    await userEvent.clear(token)
    await userEvent.type(token, 'EAAG-2')
    release()
    await screen.findByText('Token Valid')
    expect(token.value).toBe('EAAG-2')
  })

  it('says how to connect another page once one is connected [SE-07]', async () => {
    has = { ...has, hasPageToken: true }
    open()
    expect(await screen.findByText(/^To connect another page, enter its own token/)).toBeDefined()
  })

  it('is above everything else that can be filled in [SE-07]', async () => {
    open()
    await field('Page Access Token')
    const fields = [...document.querySelectorAll('main input, form input')]
    expect(fields[0]?.getAttribute('name')).toBe('pageAccessToken')
  })

  it('says so when the page can be left: nothing is unsaved any more [FB-01, SE-09]', async () => {
    const slowly = <T,>(answer: T) => new Promise<T>((done) => setTimeout(done, 50, answer))
    start({ 'GET /api/facebook/connected-pages': () => slowly(pages) })
    open()
    const token = await field('Page Access Token')
    await userEvent.type(token, 'EAAG-1')
    await press('Connect page')
    await screen.findByText('Token Valid')
    expect(token.value).toBe('')
  })

  it('connects the page of a valid token, and forgets what was typed [FB-01]', async () => {
    open()
    const token = await field('Page Access Token')
    await userEvent.type(token, 'EAAG-1')
    await press('Connect page')
    expect((await screen.findByText('Token Valid')).parentElement?.textContent).toContain(nila.name)
    expect(changes()).toMatchObject([
      { path: '/api/facebook/validate-token', body: { pageAccessToken: 'EAAG-1' } },
    ])
    const list = await screen.findByRole('list', { name: 'Connected pages' })
    expect(within(list).getByText('Nila Boutique')).toBeDefined()
    expect(token.value).toBe('')
  })

  it.each([
    ["the server's error", { error: 'pages_messaging is missing.' }, 'pages_messaging is missing.'],
    ['to check the token', {}, 'Check the token and try again.'],
  ])(
    'says at the field, and there alone, %s until it is changed [FB-01]',
    async (_, says, words) => {
      start({ 'POST /api/facebook/validate-token': () => ({ valid: false, ...says }) })
      open()
      const token = await field('Page Access Token')
      await userEvent.type(token, 'EAAG-1')
      await press('Connect page')
      await waitFor(() => expect(described(token)).toContain(words))
      expect(token.getAttribute('aria-invalid')).toBe('true')
      expect(token.value).toBe('EAAG-1')
      expect(screen.getAllByText(words)).toHaveLength(1)
      await userEvent.type(token, '2')
      expect(token.getAttribute('aria-invalid')).toBeNull()
      expect(screen.queryByText(words)).toBeNull()
    },
  )

  it('says at the field when Facebook cannot be asked, too [SE-07]', async () => {
    start({
      'POST /api/facebook/validate-token': () =>
        refusal(504, 'unreachable_upstream', 'Facebook does not answer.'),
    })
    open()
    const token = await field('Page Access Token')
    await userEvent.type(token, 'EAAG-1')
    await press('Connect page')
    await waitFor(() => expect(described(token)).toContain('Facebook does not answer.'))
    expect(screen.getAllByText('Facebook does not answer.')).toHaveLength(1)
  })

  it('asks for the token at its field while none is typed [SE-07]', async () => {
    open()
    const token = await field('Page Access Token')
    await press('Connect page')
    expect(changes()).toEqual([])
    expect(document.activeElement).toBe(token)
    expect(described(token)).toContain('Enter the token of a page first.')
  })
})

describe('Facebook login', () => {
  it('connects the pages of the person and shows who logged in [FB-02, FB-04, SE-07]', async () => {
    let answer = (_: Response) => {}
    start()
    const served = globalThis.fetch
    open()
    await userEvent.type(await field('User access token'), 'EAAU-secret')
    globalThis.fetch = (input, init) =>
      init?.method === 'POST'
        ? served(input, init).then(
            (response) => new Promise((resolve) => (answer = () => resolve(response))),
          )
        : served(input, init)
    await press('Log in with this token')
    const connecting = await screen.findByRole('button', { name: 'Connecting…' })
    expect(connecting.hasAttribute('disabled')).toBe(true)
    answer(Response.json(null))
    expect(await screen.findAllByText('Connected as Nila Rahman, with 1 page.')).not.toEqual([])
    expect(changes()).toMatchObject([
      { path: '/api/facebook/oauth-login', body: { accessToken: 'EAAU-secret' } },
    ])
    expect(await screen.findByText(/^Logged in as Nila Rahman/)).toBeDefined()
    expect(await screen.findByRole('list', { name: 'Connected pages' })).toBeDefined()
    expect(document.body.textContent).not.toContain('EAAU')
  })

  it("says 'Login Failed' with the reason, and tries the same token again [SE-07]", async () => {
    start({
      'POST /api/facebook/oauth-login': () =>
        refusal(502, 'refused_upstream', 'The token has expired.'),
    })
    open()
    await userEvent.type(await field('User access token'), 'EAAU-1')
    await press('Log in with this token')
    expect(await alertText()).toBe('Login FailedThe token has expired.')
    start()
    await press('Try again')
    expect(await screen.findAllByText(/^Connected as Nila Rahman/)).not.toEqual([])
    expect(changes()).toMatchObject([{ body: { accessToken: 'EAAU-1' } }])
  })
})

it('is no success where no page was shared, and says what to do [FB-02, SE-07]', async () => {
  start({
    'POST /api/facebook/oauth-login': () => ({
      success: true,
      ...session,
      pages: [],
      user: { name: session.userName },
    }),
  })
  open()
  await userEvent.type(await field('User access token'), 'EAAU-1')
  await press('Log in with this token')
  expect(await alertText()).toMatch(/^No page connected.*choose your page/)
  expect(screen.queryByText('Facebook connected')).toBeNull()
  // What was said of that token goes with the first letter of the next.
  await userEvent.type(await field('User access token'), 'E')
  expect(document.querySelector('form [data-kind]')).toBeNull()
})

it('never names the pasted token like the login at Facebook, also not before the server has answered', async () => {
  start({ 'GET /api/facebook/login': () => new Response(null, { status: 500 }) })
  open()
  expect(await screen.findByRole('button', { name: 'Log in with this token' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Log in with Facebook' })).toBeNull()
})

it.each([
  [true, '?campaign=stop'],
  [false, ''],
])(
  'stops the page’s active campaign with it unless the person says otherwise: %j',
  async (stop, search) => {
    pages = [nila]
    campaigns = [
      aCampaign(1, { name: 'Old', facebookPageId: '9', status: 'paused' }),
      aCampaign(2, { name: 'Other page', facebookPageId: '8' }),
      aCampaign(3, { name: 'Winter', facebookPageId: '9' }),
    ]
    start({ 'POST /api/facebook/pages/9/disconnect': () => ({ success: true }) })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Disconnect Nila Boutique' }))
    const dialog = await screen.findByRole('dialog', { name: 'Disconnect Nila Boutique?' })
    const box = await within(dialog).findByRole<HTMLInputElement>('checkbox', {
      name: /^Stop the campaign Winter/,
    })
    expect(box.checked).toBe(true)
    if (!stop) await userEvent.click(box)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Disconnect' }))
    await screen.findByText('Nila Boutique is disconnected')
    expect(changes()).toMatchObject([{ path: '/api/facebook/pages/9/disconnect', search }])
  },
)

it('disconnects a page once that is confirmed, and then it is gone from the list', async () => {
  pages = [nila]
  start({
    'POST /api/facebook/pages/9/disconnect': () => {
      pages = []
      return { success: true }
    },
  })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect Nila Boutique' }))
  const dialog = await screen.findByRole('dialog', { name: 'Disconnect Nila Boutique?' })
  expect(asked.some(({ path }) => path.endsWith('/disconnect'))).toBe(false)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Disconnect' }))
  expect(await screen.findByText('Nila Boutique is disconnected')).toBeDefined()
  expect(await screen.findByText(/No page is connected yet/)).toBeDefined()
})

it('erases a page’s data with it only when that is chosen', async () => {
  pages = [nila]
  start({ 'POST /api/facebook/pages/9/erase': () => ({ outcome: 'erased' }) })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Disconnect Nila Boutique' }))
  const dialog = await screen.findByRole('dialog', { name: 'Disconnect Nila Boutique?' })
  const keep = within(dialog).getByRole<HTMLInputElement>('radio', { name: /^Keep everything/ })
  expect(keep.checked).toBe(true)
  await userEvent.click(within(dialog).getByRole('radio', { name: /^Erase everything/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Disconnect and erase' }))
  expect(await screen.findByText('Nila Boutique is disconnected and erased')).toBeDefined()
  expect(changes()).toMatchObject([{ path: '/api/facebook/pages/9/erase' }])
})

it('shows how the token of a page is, and leads to where it is connected again [FB-04]', async () => {
  pages = [nila]
  tokens = [
    {
      pageId: '9',
      state: 'expired',
      reason: saying('The access token of this page has expired.'),
      checkedAt: '2026-11-20T10:00:00.000Z',
      endsAt: '2026-11-19T10:00:00.000Z',
      dataAccessEndsAt: '2027-02-19T10:00:00.000Z',
      webhook: null,
    },
  ]
  window = 'ready'
  Element.prototype.scrollIntoView = () => {}
  open()
  expect(await screen.findByText('Expired')).toBeDefined()
  expect(screen.getByText('The access token of this page has expired.')).toBeDefined()
  // Beside 'Expired' there is no second word about when it ends.
  expect(screen.queryByText(/ends on|Log in again by/)).toBeNull()
  const login = await screen.findByRole('button', { name: 'Log in with Facebook' })
  await press('Reconnect')
  expect(document.activeElement).toBe(login)
})

it('says of a page on which nothing is sold that nobody is answered there [FB-04, CP-06]', async () => {
  pages = [nila, { ...nila, id: '200000000000002', name: 'Second page' }]
  campaigns = [aCampaign(1, { facebookPageId: nila.id, name: 'Honey all year' })]
  open()
  const idle = await screen.findByText(/No campaign is active here/)
  expect(screen.getAllByText(/No campaign is active here/)).toHaveLength(1)
  expect(idle.closest('li')?.textContent).toContain('Second page')
  const link = within(idle).getByRole('link', { name: 'Open Campaigns' })
  expect(link.getAttribute('href')).toBe('/campaigns')
})

it('says why Facebook does not send the messages of a page, and tries again [FB-06]', async () => {
  pages = [nila]
  const ends = { checkedAt: null, endsAt: null, dataAccessEndsAt: null }
  const token = { pageId: '9', state: 'ok', reason: null, ...ends }
  const why = 'The app may not manage this page.'
  tokens = [{ ...token, webhook: saying(why) }]
  start({ 'POST /api/facebook/page-tokens/check': () => [{ ...token, webhook: null }] })
  open()
  const line = await screen.findByText(/^Facebook doesn’t send this page’s messages/)
  expect(line.textContent).toContain(why)
  await press('Try again')
  await waitFor(() => expect(screen.queryByText(/^Facebook doesn’t send this page/)).toBeNull())
  expect(changes()).toMatchObject([{ path: '/api/facebook/page-tokens/check' }])
})

it('leads from a wrong app secret to its field', async () => {
  pages = [nila]
  const never = { checkedAt: null, endsAt: null, dataAccessEndsAt: null }
  tokens = [
    {
      pageId: '9',
      state: 'not_checked',
      reason: saying('The app secret is wrong.'),
      webhook: null,
      ...never,
    },
  ]
  Element.prototype.scrollIntoView = () => {}
  open()
  await press('Enter the app secret')
  expect(document.activeElement).toBe(await field('App Secret'))
})

it('shows what is left of the calls of a page, how often they are made, and until when they are refused [FB-10, AG-14]', async () => {
  pages = [nila]
  const page = {
    pageId: '9',
    name: 'Nila Boutique',
    callsUsed: 180,
    budget: 2000,
    share: 0.09,
    fetchEverySeconds: 15,
    nextFetchAt: '2026-11-21T12:00:08.000Z',
    slowestFetchSeconds: 72,
    blockedUntil: null,
  }
  calls = [page]
  open()
  expect(await screen.findByText(/^1,820 of 2,000 calls to Facebook left/)).toBeDefined()
  expect(screen.getByText(/every 15 s now.*within 72 s/)).toBeDefined()
  expect(screen.getByRole('meter', { name: /Nila Boutique/ }).getAttribute('aria-valuenow')).toBe(
    '180',
  )
  cleanup()
  calls = [{ ...page, state: 'down', fetchEverySeconds: 1812 }]
  open()
  expect(await screen.findByText(/^Messages are paused until this is fixed/)).toBeDefined()
  expect(screen.queryByText(/Checked every/)).toBeNull()
  cleanup()
  calls = [{ ...page, share: 1.2, blockedUntil: '2026-11-21T12:30:00.000Z' }]
  open()
  expect(await screen.findByText(/^0 of 2,000 calls/)).toBeDefined()
  expect(screen.getByText(/allows no calls for this page until/)).toBeDefined()
})

describe('the window of Facebook’s login', () => {
  it("is waited for, and closing it says 'Login Cancelled' [FB-03, SE-07]", async () => {
    window = 'ready'
    let close = () => {}
    start({ 'POST /api/facebook/login': () => ({ success: false, cancelled: true }) })
    const served = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      const response = await served(input, init)
      if (init?.method === 'POST') await new Promise<void>((resolve) => (close = resolve))
      return response
    }
    open()
    await screen.findByRole('button', { name: 'Log in with this token' })
    await press('Log in with Facebook')
    expect(await screen.findByText('Continue in the Facebook window.')).toBeDefined()
    close()
    // In the card and in a toast.
    await waitFor(() => expect(screen.getAllByText('Login Cancelled')).toHaveLength(2))
    expect(await alertText()).toBe(
      'Login CancelledThe Facebook window was closed. Nothing was changed.',
    )
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
    expect(changes()).toMatchObject([{ path: '/api/facebook/login', body: undefined }])
  })

  it("says 'Login Failed' with Facebook's words [FB-03, SE-07]", async () => {
    window = 'ready'
    start({
      'POST /api/facebook/login': () => refusal(502, 'refused_upstream', 'The app is not active.'),
    })
    open()
    await screen.findByRole('button', { name: 'Log in with this token' })
    await press('Log in with Facebook')
    expect(await alertText()).toBe('Login FailedThe app is not active.')
  })

  it('says that the app id is missing, and leaves the pasted token [FB-03]', async () => {
    window = 'no_app_id'
    open()
    expect(await screen.findByText(/save the App ID/)).toBeDefined()
    expect(await field('User access token')).toBeDefined()
  })
})

describe('the webhook', () => {
  it('tells what to enter and where a tunnel leads, and shows a made token once [SE-07]', async () => {
    start({ 'POST /api/facebook/webhook/verify-token': () => ({ verifyToken: 'made-1' }) })
    open()
    expect(await screen.findByText('https://shop.example.com/webhook')).toBeDefined()
    expect(screen.getByText('http://127.0.0.1:4790/webhook')).toBeDefined()
    expect(screen.getByText(/did not answer within 5 seconds/)).toBeDefined()
    await press('Make a verify token')
    expect(await screen.findByText('made-1')).toBeDefined()
  })

  it('does not take a port that is no number for none, which would close the webhook [SE-07]', async () => {
    open()
    const port = await field('Port on this computer')
    await userEvent.clear(port)
    await userEvent.type(port, '47x')
    await press('Save webhook')
    expect(
      await screen.findByText('Enter a whole number from 1024 to 65535, or leave it empty.'),
    ).toBeDefined()
    expect(changes()).toEqual([])
  })

  it('saves what was changed alone, and keeps a refused address at its field [SE-07]', async () => {
    const message = 'publicUrl: must be an address that starts with https://'
    start({
      'PUT /api/facebook/webhook': () =>
        Response.json({ code: 'bad_request', message, field: 'publicUrl' }, { status: 400 }),
    })
    open()
    const address = await field('Public address')
    await userEvent.clear(address)
    await userEvent.type(address, 'http://x')
    await press('Save webhook')
    expect(await screen.findByText('Must be an address that starts with https://')).toBeDefined()
    expect(address.value).toBe('http://x')
    expect(changes()).toMatchObject([{ body: { publicUrl: 'http://x' } }])
  })
})

it('says whether Facebook and the AI work now, why not, and where that is fixed [SE-07]', async () => {
  ai = { state: 'down', reason: saying('The AI account has no credit left.') }
  open()
  const list = within(await screen.findByRole('list', { name: 'Status' }))
  const rows = (await list.findAllByRole('listitem')).map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'FacebookWorkingConnected, no errors.',
    'AIDownThe AI account has no credit left.Open AI Configuration',
  ])
  expect(list.getByRole('link').getAttribute('href')).toBe('/settings?tab=ai')
})

it('says what App Review means for a seller [GT-11]', async () => {
  open()
  expect(await screen.findByText(/^App Review: .*only people with a role/)).toBeDefined()
})
