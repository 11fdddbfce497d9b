import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { usePalette } from '../features/palette/shown.ts'
import { useConnection } from '../lib/connection.ts'
import { timeZone } from '../lib/format/time-zone.ts'
import { chosenLanguage, speak } from '../lib/i18n/i18n.ts'
import { server } from '../testing/fake-events.ts'
import { refusal, serve, type Answers } from '../testing/fake-server.ts'
import { narrowWindow } from '../testing/narrow-window.ts'
import { renderAt } from '../testing/render-app.tsx'
import { saying, aStatus, savedSettings } from '../testing/samples.ts'
import { preloadPages } from './router.tsx'

const page = document.documentElement
const fine = { state: 'ok', reason: null }
const sidebar = () => screen.getByRole('navigation', { name: 'Main' })
const scheme = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map((radio) => radio.getAttribute('aria-label'))

function start(over: Answers = {}) {
  return serve({
    'GET /api/system/status': () =>
      aStatus({
        agent: { ...fine, needHuman: 0, drafts: 0, overBudget: [], pages: { working: 1, all: 1 } },
      }),
    'GET /api/tasks/count': () => ({ count: 0 }),
    'PUT /api/settings': () => savedSettings,
    ...over,
  })
}

beforeEach(() => {
  delete page.dataset['sidebar']
  delete page.dataset['colorScheme']
  usePalette.setState({ shown: null })
  start()
})
afterEach(() => {
  vi.restoreAllMocks()
  delete page.dataset['sidebar']
  delete page.dataset['colorScheme']
})

describe('the frame', () => {
  it('says how much waits in the window’s title and at Conversations, to the ear too [SH-02, CV-18]', async () => {
    start({ 'GET /api/tasks/count': () => ({ count: 3 }) })
    renderAt('/logs')
    await waitFor(() => expect(document.title).toBe('(3) System Logs · PAL Admin'))
    const link = within(sidebar()).getByRole('link', { name: /^Conversations/ })
    expect(link.getAttribute('aria-description')).toBe('3 tasks')
    expect(link.textContent).toBe('Conversations3')
    const others = within(sidebar()).getAllByRole('link')
    expect(others.filter((one) => one.textContent.endsWith('3'))).toEqual([link])
  })

  it('begins each page at its top [SH-01]', async () => {
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollTo')
    const { router } = renderAt('/logs')
    await screen.findByRole('heading', { level: 1, name: 'System Logs' })
    scrolled.mockClear()
    await act(() => router.navigate('/help'))
    await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 0 }))
  })

  it('keeps its place for a page that cannot be fetched while the server is away, and shows it afterwards [SH-10]', async () => {
    const { router } = renderAt('/logs')
    await screen.findByRole('heading', { level: 1, name: 'System Logs' })
    act(() => useConnection.setState({ heard: false }))
    await act(() => router.navigate('/help'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeDefined()
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeDefined()
    expect(screen.queryByText(/^One file that tells/)).toBeNull()
    act(() => useConnection.setState({ heard: true }))
    expect(await screen.findByText(/^One file that tells/)).toBeDefined()
  })

  it('opens a page that was fetched ahead, also while the server is away [SH-10]', async () => {
    const { router } = renderAt('/logs')
    await screen.findByRole('heading', { level: 1, name: 'System Logs' })
    await preloadPages()
    act(() => useConnection.setState({ heard: false }))
    onTestFinished(() => act(() => useConnection.setState({ heard: true })))
    await act(() => router.navigate('/help'))
    expect(await screen.findByText(/^One file that tells/)).toBeDefined()
  })

  it('can be skipped by the first key, to the page itself [SH-07]', async () => {
    renderAt('/logs')
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Skip to content')
    expect(document.activeElement?.getAttribute('href')).toBe('#content')
    const main = screen.getByRole('main')
    expect([main.id, main.getAttribute('tabindex')]).toEqual(['content', '-1'])
  })

  it.each([
    ['/conversations', 'true'],
    ['/settings', undefined],
  ])(
    'gives a list the whole width, and a page to read only so much: %s [SH-01]',
    async (path, wide) => {
      renderAt(path)
      const content = screen.getByRole('main').firstElementChild as HTMLElement
      await waitFor(() => expect(content.dataset['wide']).toBe(wide))
    },
  )

  it('collapses and opens again, and begins as it was left [SH-01]', async () => {
    page.dataset['sidebar'] = 'collapsed'
    const { asked } = start()
    renderAt('/logs')
    // Who it is stays known to the ear.
    expect(screen.getByText('PAL Admin')).toBeDefined()
    expect(screen.getByText('Active')).toBeDefined()
    expect(within(sidebar()).getByRole('link', { name: 'Orders' }).textContent).toBe('')
    await userEvent.hover(within(sidebar()).getByRole('link', { name: 'Orders' }))
    expect((await screen.findByRole('tooltip')).textContent).toBe('Orders')
    await userEvent.click(screen.getByRole('button', { name: 'Expand sidebar' }))
    expect(within(sidebar()).getByRole('link', { name: 'Orders' }).textContent).toBe('Orders')
    expect(screen.getByRole('button', { name: 'Collapse sidebar' })).toBeDefined()
    const kept = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)
    expect(kept()).toEqual([{ appearance: { sidebar: 'open' } }])
    expect(page.dataset['sidebar']).toBe('open')
  })

  it('says of an address that is not there which one it was [SH-04]', async () => {
    renderAt('/nothing/here')
    const state = await screen.findByRole('heading', { level: 2, name: '404 Page Not Found' })
    expect(state.parentElement?.textContent).toContain('There is no page at /nothing/here.')
  })

  it('leaves the stroke of that address where it is, from right to left, too [SH-04, SH-11]', async () => {
    await speak('ar')
    onTestFinished(() => speak('en'))
    renderAt('/nothing/here')
    expect(await screen.findByText(/\u2066\/nothing\/here\u2069/)).toBeDefined()
  })

  it('marks no page of the sidebar where an address below it is none [SH-03, SH-04]', async () => {
    const { router } = renderAt('/orders/5')
    await screen.findByRole('heading', { level: 2, name: '404 Page Not Found' })
    const orders = within(sidebar()).getByRole('link', { name: 'Orders' })
    expect(orders.getAttribute('aria-current')).toBeNull()
    await act(() => router.navigate('/orders?order=5'))
    expect(orders.getAttribute('aria-current')).toBe('page')
  })
})

describe('the colour scheme', () => {
  it('is light, dark or the system’s, and the system’s where none was chosen [SH-09]', async () => {
    renderAt('/logs')
    const choice = within(screen.getByRole('radiogroup', { name: 'Colour scheme' }))
    const all = choice.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))
    expect(all).toEqual(['Light', 'Dark', 'System'])
    expect(scheme()).toEqual(['System'])
  })

  it('begins as it was chosen, and goes back to the system’s [SH-09]', async () => {
    page.dataset['colorScheme'] = 'dark'
    renderAt('/logs')
    expect(scheme()).toEqual(['Dark'])
    expect(page.dataset['mantineColorScheme']).toBe('dark')
    await userEvent.click(screen.getByRole('radio', { name: 'System' }))
    expect(scheme()).toEqual(['System'])
    expect(page.dataset['colorScheme']).toBe('auto')
  })

  it('that could not be kept is said, and shown all the same [SH-09]', async () => {
    start({ 'PUT /api/settings': () => refusal(500, 'internal', 'The disk is full.') })
    renderAt('/logs')
    await userEvent.click(screen.getByRole('radio', { name: 'Light' }))
    const shown = await screen.findByText('Couldn’t save the change')
    expect(shown.parentElement?.textContent).toBe('Couldn’t save the changeThe disk is full.')
    expect(scheme()).toEqual(['Light'])
  })
})

describe('on a small screen', () => {
  beforeEach(() => narrowWindow())
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    return screen.getByRole('dialog', { name: 'Main' })
  }
  const isClosed = () => waitFor(() => expect(screen.queryByRole('navigation')).toBeNull())

  it('the drawer says who is there, and closes by its button, beside it, and by the browser’s Escape [SH-05, SH-06]', async () => {
    renderAt('/logs')
    let drawer = await open()
    expect(within(drawer).getByText('PAL Admin')).toBeDefined()
    expect(within(drawer).getByText('Active')).toBeDefined()
    await userEvent.click(within(drawer).getByText('Colour scheme'))
    expect(sidebar()).toBeDefined()
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close menu' }))
    await isClosed()
    drawer = await open()
    await userEvent.click(drawer)
    await isClosed()
    drawer = await open()
    act(() => (drawer as HTMLDialogElement).close())
    await isClosed()
    expect(await open()).toBeDefined()
    expect(sidebar()).toBeDefined()
  })

  it('the search is an icon that opens the palette [SH-05, SH-08]', async () => {
    renderAt('/logs')
    const search = screen.getByRole('button', { name: 'Search' })
    expect(search.textContent).toBe('')
    await userEvent.click(search)
    expect(usePalette.getState().shown).toBe('search')
  })
})

it('the search in the top bar says its keys and opens the palette [SH-08]', async () => {
  renderAt('/logs')
  const search = screen.getByRole('button', { name: /^Search/ })
  expect(search.getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K')
  expect(search.textContent).toBe('SearchCtrl K')
  await userEvent.click(search)
  expect(usePalette.getState().shown).toBe('search')
})

it('the agent’s state says why, and that all is well where it is [DB-01, SH-01]', async () => {
  renderAt('/logs')
  await userEvent.hover(await screen.findByRole('link', { name: 'Agent on' }))
  const words = await screen.findByRole('tooltip')
  expect(words.textContent).toBe('Every customer gets an answer.')
})

it('the agent’s state says what ails it [DB-01, SH-01]', async () => {
  const agent = {
    state: 'down',
    reason: saying('No credit left.'),
    needHuman: 0,
    drafts: 0,
    overBudget: [],
  }
  start({
    'GET /api/system/status': () => aStatus({ agent: { ...agent, pages: { working: 0, all: 1 } } }),
  })
  renderAt('/logs')
  await userEvent.hover(await screen.findByRole('link', { name: 'Agent stopped' }))
  const words = await screen.findByRole('tooltip')
  expect(words.textContent).toBe('No credit left.')
})

describe('the language', () => {
  it('follows what another window chose, and so does the time zone [SH-11]', async () => {
    start({
      'GET /api/settings': () => ({
        ...savedSettings,
        company: { ...savedSettings.company, language: 'ar', timezone: 'Asia/Dhaka' },
      }),
    })
    renderAt('/logs')
    await server.changed('settings')
    await waitFor(() => expect([page.lang, page.dir]).toEqual(['ar', 'rtl']))
    expect(timeZone()).toBe('Asia/Dhaka')
    expect(await screen.findByRole('link', { name: 'الطلبات' })).toBeDefined()
    await speak('en')
    delete page.dataset['timeZone']
  })

  it.each([
    ['ar', 'ar'],
    ['de', 'de'],
    ['bn', 'bn'],
    ['it', 'en'],
    ['', 'en'],
  ])('that the server wrote into the page as %j is %s [SH-11]', (lang, language) => {
    page.lang = lang
    expect(chosenLanguage()).toBe(language)
    page.lang = 'en'
  })

  it.each([
    ['bn', 'ltr'],
    ['es', 'ltr'],
    ['fr', 'ltr'],
    ['de', 'ltr'],
    ['ar', 'rtl'],
  ] as const)(
    '%s names every page and runs in its direction: %s [SH-11]',
    async (language, dir) => {
      await speak(language)
      renderAt('/logs')
      const english = ['Campaigns', 'Orders', 'Products', 'System Logs', 'Settings']
      const names = screen.getAllByRole('navigation').flatMap((nav) =>
        within(nav)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      )
      expect(names).toHaveLength(8)
      expect(names.filter((name) => english.includes(name))).toEqual([])
      expect([page.lang, page.dir]).toEqual([language, dir])
    },
  )
})
