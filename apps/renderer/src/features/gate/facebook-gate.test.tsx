import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'

import { refusal, serve } from '../../testing/fake-server.ts'
import { renderAt, renderPart } from '../../testing/render-app.tsx'
import { FacebookGate } from './facebook-gate.tsx'

const none = {
  hasPageToken: false,
  hasVerifyToken: false,
  hasAppSecret: false,
  hasAppId: false,
  isFullyConfigured: false,
}
const pageTokenOnly = { ...none, hasPageToken: true }
const all = {
  hasPageToken: true,
  hasVerifyToken: true,
  hasAppSecret: true,
  hasAppId: false,
  isFullyConfigured: true,
}

let status: unknown = none

beforeEach(() => {
  status = none
  serve({
    'GET /api/facebook/config-status': () => status,
    'GET /api/launch-draft': () => ({ draft: null }),
    'GET /api/settings': () => refusal(501, 'not_implemented', 'Not yet'),
  })
})

const inside = <p>Wrapped content</p>
const setUp = () => screen.findByRole('heading', { name: 'Facebook API Connection Required' })

it('says that it is checking until the server has answered [GT-02, GT-09]', async () => {
  let answer = (_status: Response) => {}
  serve({})
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  renderPart(<FacebookGate>{inside}</FacebookGate>)
  // Read out by itself, for nothing else says that something continues.
  expect(screen.getByRole('status').textContent).toBe('Checking Facebook API connectivity...')
  expect(screen.queryByText('Wrapped content')).toBeNull()
  answer(Response.json(all))
  expect(await screen.findByText('Wrapped content')).toBeDefined()
  expect(screen.queryByText('Checking Facebook API connectivity...')).toBeNull()
})

it('explains what is missing instead of the guarded content [GT-01, GT-03, GT-05, GT-07, GT-09]', async () => {
  renderPart(<FacebookGate>{inside}</FacebookGate>)
  expect(await setUp()).toBeDefined()
  expect(screen.queryByText('Wrapped content')).toBeNull()
  expect(screen.getByRole('alert').textContent).toBe(
    'Facebook API Required: You need to configure Facebook Messenger API credentials to create campaigns and manage customer conversations.',
  )
  const steps = within(screen.getByRole('list', { name: 'What to do' })).getAllByRole('listitem')
  const expected = [
    /create an app.*developer console/i,
    /add the messenger product/i,
    /generate a page access token for your page/i,
    /configure the webhook settings.*verify token/i,
    /enter the credentials.*settings/i,
  ]
  expect(steps).toHaveLength(expected.length)
  for (const [index, words] of expected.entries()) expect(steps[index]?.textContent).toMatch(words)
  expect(
    screen.getByText(/only genuine credentials work.*mock data cannot be used for conversations/i),
  ).toBeDefined()
})

it.each([
  [none, ['✗ Missing', '✗ Missing', '✗ Missing']],
  [{ ...none, hasVerifyToken: true }, ['✗ Missing', '✓ Set', '✗ Missing']],
  [{ ...none, hasAppSecret: true }, ['✗ Missing', '✗ Missing', '✓ Set']],
  [{ ...pageTokenOnly, hasVerifyToken: true }, ['✓ Set', '✓ Set', '✗ Missing']],
])('shows each badge true to what is stored: %j [GT-04]', async (stored, badges) => {
  status = stored
  renderPart(<FacebookGate requireFullConfig>{inside}</FacebookGate>)
  await setUp()
  const rows = within(screen.getByRole('list', { name: 'Credentials' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    `Page Access Token ${badges[0]}`,
    `Verify Token ${badges[1]}`,
    `App Secret ${badges[2]}`,
  ])
})

it.each([
  [false, ['attention', 'neutral', 'neutral']],
  [true, ['attention', 'attention', 'attention']],
])(
  'warns of what it cannot open without alone: everything %s [GT-04, GT-08]',
  async (all, colours) => {
    renderPart(<FacebookGate requireFullConfig={all}>{inside}</FacebookGate>)
    await setUp()
    const badges = screen.getAllByText('✗ Missing').map((badge) => badge.closest('[data-status]'))
    expect(badges.map((badge) => badge?.getAttribute('data-status'))).toEqual(colours)
  },
)

it('leads to the tab where credentials are entered, and out to the console [GT-06]', async () => {
  const { router } = renderAt('/?open=launch')
  await setUp()
  const outside = screen.getByRole('link', { name: /developer console/ })
  expect(outside.getAttribute('href')).toMatch(/^https:\/\/developers\.facebook\.com\//)
  expect(outside.getAttribute('target')).toBe('_blank')
  expect(outside.getAttribute('rel')).toContain('noopener')
  const last = screen.getByRole('link', { name: /^Enter the credentials/ })
  const button = screen.getByRole('link', { name: 'Configure Facebook API' })
  expect(last.getAttribute('href')).toBe(button.getAttribute('href'))
  await userEvent.click(button)
  expect(await screen.findByLabelText('Page Access Token')).toBeDefined()
  expect(router.state.location.pathname).toBe('/settings')
})

it('needs the page token alone, or everything when asked to [GT-08]', async () => {
  status = pageTokenOnly
  renderPart(
    <>
      <FacebookGate>
        <p>Needs the token</p>
      </FacebookGate>
      <FacebookGate requireFullConfig>
        <p>Needs everything</p>
      </FacebookGate>
    </>,
  )
  expect(await screen.findByText('Needs the token')).toBeDefined()
  expect(screen.queryByText('Needs everything')).toBeNull()
})

it("opens for full configuration by the server's word alone [GT-08]", async () => {
  status = all
  renderPart(<FacebookGate requireFullConfig>{inside}</FacebookGate>)
  expect(await screen.findByText('Wrapped content')).toBeDefined()
})

it('asks every 5 s and opens by itself once the credentials are saved [GT-09, API-08]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  renderPart(<FacebookGate requireFullConfig>{inside}</FacebookGate>)
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByText('Facebook API Connection Required')).toBeDefined()
  status = all
  await act(() => vi.advanceTimersByTimeAsync(4_500))
  expect(screen.queryByText('Wrapped content')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.getByText('Wrapped content')).toBeDefined()
})

it('does not claim that anything is missing when the check itself fails', async () => {
  serve({ 'GET /api/facebook/config-status': () => refusal(500, 'internal', 'The store is busy.') })
  renderPart(<FacebookGate>{inside}</FacebookGate>)
  expect(await screen.findByText('The store is busy.')).toBeDefined()
  expect(screen.queryByText('✗ Missing')).toBeNull()
  expect(screen.queryByText('Wrapped content')).toBeNull()
})

it('says that the page token is enough to begin, where it is [GT-08]', async () => {
  renderPart(<FacebookGate>{inside}</FacebookGate>)
  await setUp()
  expect(screen.getByText(/page access token is enough/)).toBeDefined()
  cleanup()
  renderPart(<FacebookGate requireFullConfig>{inside}</FacebookGate>)
  await setUp()
  expect(screen.queryByText(/page access token is enough/)).toBeNull()
})

it('says that until App Review only people with a role are answered [GT-11]', async () => {
  renderPart(<FacebookGate>{inside}</FacebookGate>)
  await setUp()
  expect(
    screen.getByText(
      /until Facebook has reviewed your app \(App Review\), only people with a role/i,
    ),
  ).toBeDefined()
})
