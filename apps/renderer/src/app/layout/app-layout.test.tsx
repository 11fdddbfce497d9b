import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'

import { serve } from '../../testing/fake-server.ts'
import { narrowWindow } from '../../testing/narrow-window.ts'
import { renderAt } from '../../testing/render-app.tsx'
import { saying, aStatus, savedSettings, configured } from '../../testing/samples.ts'
import { windowOf } from '../../testing/window-of.ts'

const missing = { ...configured, hasPageToken: false }

const items = [
  ['Dashboard', '/'],
  ['Campaigns', '/campaigns'],
  ['Conversations', '/conversations'],
  ['Orders', '/orders'],
  ['Products', '/products'],
  ['AI Analytics', '/ai-analytics'],
  ['System Logs', '/logs'],
  ['Settings', '/settings'],
] as const

const lead = (to: unknown) =>
  act(async () => dispatchEvent(new CustomEvent('pal-navigate', { detail: to })))
const sidebar = () => screen.getByRole('navigation', { name: 'Main' })

let kept: unknown[] = []

beforeEach(() => {
  kept = []
  delete document.documentElement.dataset['sidebar']
  delete document.documentElement.dataset['colorScheme']
  serve({
    'PUT /api/settings': ({ body }) => {
      kept.push(body)
      return savedSettings
    },
    'GET /api/facebook/config-status': () => missing,
    'GET /api/system/logs': () => [],
    'GET /api/system/logs/summary': () => ({
      all: 0,
      webhook: 0,
      facebook: 0,
      ai: 0,
      errors: 0,
      lastDay: { errors: 0, webhook: 0, ai: 0 },
    }),
  })
})

describe('the frame', () => {
  it('lists the eight pages in their order with their paths [SH-02]', () => {
    renderAt('/')
    const links = within(sidebar()).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(items)
  })

  it.each(items)(
    'shows %s at %s inside the sidebar and top bar, its item alone current [SH-01, SH-03, SH-12]',
    async (name, path) => {
      renderAt(path)
      expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined()
      expect(within(screen.getByRole('banner')).getByText(name)).toBeDefined()
      const current = within(sidebar()).getAllByRole('link', { current: 'page' })
      expect(current.map((link) => link.textContent)).toEqual([name])
      // Nothing stands before it: whoever sits here may see it.
      await waitFor(() => expect(screen.getByRole('main').textContent).not.toBe(''))
      expect(document.title).toBe(`${name} · PAL Admin`)
    },
  )

  it('moves the highlight with back and forward [SH-03]', async () => {
    const { router } = renderAt('/orders')
    const current = () => within(sidebar()).getByRole('link', { current: 'page' }).textContent
    await screen.findByRole('heading', { level: 1, name: 'Orders' })
    await userEvent.click(within(sidebar()).getByRole('link', { name: 'Products' }))
    await waitFor(() => expect(current()).toBe('Products'))
    await router.navigate(-1)
    await waitFor(() => expect(current()).toBe('Orders'))
    await router.navigate(1)
    await waitFor(() => expect(current()).toBe('Products'))
  })

  it('shows the 404 page for any other path, with a way back [SH-04]', async () => {
    renderAt('/nothing/here')
    expect(
      await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' }),
    ).toBeDefined()
    expect(document.title).toBe('404 Page Not Found · PAL Admin')
    await userEvent.click(await screen.findByRole('link', { name: 'Back to the dashboard' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeDefined()
  })

  it("carries the admin badge 'PAL Admin', 'Active' [SH-06]", () => {
    renderAt('/')
    expect(screen.getByText('PAL Admin')).toBeDefined()
    expect(screen.getByText('Active')).toBeDefined()
  })

  it.each([
    ['down', null, 'Agent off'],
    ['not_configured', null, 'Agent off'],
    ['not_configured', { code: 'own_hours', message: 'x' }, 'Agent off'],
    ['attention', null, 'Active'],
    ['not_configured', null, 'Active', 0],
    ['not_configured', { code: 'no_campaign_active', message: 'x' }, 'Agent off', 0],
  ])('says in the badge what is so while the agent is %s [SH-06]', async (...one) => {
    const [state, reason, words, all = 1] = one
    const working = words === 'Active' ? all : 0
    const agent = { state, reason, needHuman: 0, waiting: 0, pages: { working, all } }
    serve({ 'GET /api/system/status': () => aStatus({ agent }) })
    renderAt('/products')
    const badge = () => screen.getByText('PAL Admin').parentElement?.textContent
    await screen.findByRole('link', { name: /^(Agent|Your own hours)/ })
    expect(badge()).toBe(`PAL Admin${words}`)
  })

  it('begins with icons in a window that has little room, and opens there for now [SH-05]', async () => {
    windowOf(1024)
    renderAt('/orders')
    await userEvent.click(screen.getByRole('button', { name: 'Expand sidebar' }))
    await userEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }))
    expect(screen.getByRole('button', { name: 'Expand sidebar' })).toBeDefined()
    expect(kept).toEqual([])
  })

  it('collapses to icons that keep their names, and remembers it', async () => {
    renderAt('/')
    await userEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }))
    const orders = within(sidebar()).getByRole('link', { name: 'Orders' })
    expect(orders.textContent).toBe('')
    expect(kept).toEqual([{ appearance: { sidebar: 'collapsed' } }])
  })

  it('keeps the chosen colour scheme [SH-09]', async () => {
    renderAt('/')
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark')
    expect(kept).toEqual([{ appearance: { colorScheme: 'dark' } }])
  })
})

describe('on a small screen', () => {
  beforeEach(() => narrowWindow())

  it('keeps the top bar to the title and the agent: the colour scheme is chosen in the menu [SH-09]', async () => {
    renderAt('/')
    expect(screen.queryByRole('radiogroup', { name: 'Colour scheme' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(kept).toEqual([{ appearance: { colorScheme: 'dark' } }])
  })

  it('hides the sidebar and its labels until the menu is opened, and again after going somewhere [SH-05]', async () => {
    renderAt('/')
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByText('Campaigns')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    expect(
      within(sidebar())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(items.map(([name]) => name))
    await userEvent.click(within(sidebar()).getByRole('link', { name: 'Campaigns' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Campaigns' })).toBeDefined()
    expect(screen.queryByRole('navigation')).toBeNull()
  })
})

describe("the agent's state", () => {
  /** Just the customers that are counted. */
  const handedOff = '/conversations?view=tasks&kind=handoff'
  it.each([
    ['ok', null, 0, 2, 'Agent on', '/conversations'],
    ['attention', 'Customers wait', 1, 2, '1 customer needs you', handedOff],
    ['attention', 'Customers wait', 3, 2, '3 customers need you', handedOff],
    ['attention', 'A token expired', 3, 1, 'Agent on 1 of 2 pages', '/'],
    ['attention', 'A budget is used up', 0, 2, 'Agent needs attention', '/'],
    ['down', 'No key', 3, 0, 'Agent stopped', '/'],
    ['not_configured', 'No page', 0, 0, 'Agent off', '/'],
  ])('is in sight on every page: %s (%s)', async (state, reason, needHuman, working, words, to) => {
    const pages = { working, all: 2 }
    const counts = { needHuman, waiting: needHuman, drafts: 0, overBudget: [] }
    const agent = { state, reason: reason && saying(reason), ...counts, pages }
    serve({ 'GET /api/system/status': () => aStatus({ agent }) })
    renderAt('/products')
    const pill = await screen.findByRole('link', { name: words })
    expect(pill.getAttribute('href')).toBe(to)
  })

  it('counts those for whom an answer is drafted, and leads to all of them [DB-01, AG-25]', async () => {
    const reason = saying('Customers wait')
    const pages = { working: 1, all: 1 }
    const agent = { state: 'attention', reason, needHuman: 1, waiting: 3, pages }
    serve({ 'GET /api/system/status': () => aStatus({ agent }) })
    renderAt('/products')
    const pill = await screen.findByRole('link', { name: '3 customers need you' })
    expect(pill.getAttribute('href')).toBe('/conversations?view=tasks')
  })

  it.each([
    [0, 'Your own hours', '/settings?tab=flow'],
    [2, '2 customers need you', handedOff],
  ])('in own hours is who waits, or these hours: %s', async (needHuman, words, to) => {
    const reason = { code: 'own_hours', message: 'You answer yourself until 18:00.' }
    const pages = { working: 0, all: 1 }
    const agent = { state: 'not_configured', reason, needHuman, waiting: needHuman, pages }
    serve({ 'GET /api/system/status': () => aStatus({ agent }) })
    renderAt('/products')
    const pill = await screen.findByRole('link', { name: words })
    expect(pill.getAttribute('href')).toBe(to)
  })
})

it('pauses the agent on all pages from wherever one is, and lets it go on [DT-03]', async () => {
  const agent = {
    state: 'ok',
    reason: null as unknown,
    needHuman: 0,
    waiting: 0,
    pages: { working: 2, all: 2 },
  }
  let status = agent
  const saved: unknown[] = []
  serve({
    'GET /api/system/status': () => aStatus({ agent: status }),
    'PUT /api/settings': ({ body }) => {
      saved.push(body)
      const paused = { code: 'agent_paused', message: 'You paused the agent.' }
      status = JSON.stringify(body).includes('true')
        ? { ...agent, state: 'not_configured', reason: paused, pages: { working: 0, all: 2 } }
        : agent
      return { ...savedSettings, agent: { ...savedSettings.agent, paused: true } }
    },
  })
  renderAt('/products')
  await userEvent.click(await screen.findByRole('button', { name: 'Pause the agent' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Until I resume it' }))
  expect(await screen.findByRole('link', { name: 'Agent paused' })).toBeDefined()
  expect(await screen.findByText(/Customers wait until you resume it/)).toBeDefined()
  const [there] = screen.getAllByRole('button', { name: 'Resume agent' })
  if (there) await userEvent.click(there)
  expect(await screen.findByRole('button', { name: 'Pause the agent' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Agent on' })).toBeDefined()
  expect(saved).toEqual([{ agent: { paused: true } }, { agent: { paused: false } }])
})

it('pauses the agent for an hour or until tomorrow, and says until when [DT-03]', async () => {
  const pages = { working: 2, all: 2 }
  const agent = { state: 'ok', reason: null as unknown, needHuman: 0, waiting: 0, pages }
  let status = agent
  const { asked } = serve({
    'GET /api/system/status': () => aStatus({ agent: status }),
    'PUT /api/settings': () => {
      const message = 'You paused the agent until 3:30 PM. Customers wait until then.'
      const reason = { code: 'agent_paused_until', params: { until: '3:30 PM' }, message }
      status = { ...agent, state: 'not_configured', reason, pages: { working: 0, all: 2 } }
      const pausedUntil = new Date(Date.now() + 1).toISOString()
      return { ...savedSettings, agent: { ...savedSettings.agent, paused: true, pausedUntil } }
    },
  })
  renderAt('/products')
  await userEvent.click(await screen.findByRole('button', { name: 'Pause the agent' }))
  expect(await screen.findByRole('menuitem', { name: 'Until tomorrow' })).toBeDefined()
  await userEvent.click(screen.getByRole('menuitem', { name: 'For 1 hour' }))
  expect(await screen.findByRole('link', { name: 'Agent paused' })).toBeDefined()
  expect(
    await screen.findByText(/^It answers nobody, on no page\. Customers wait until \d/),
  ).toBeDefined()
  await userEvent.hover(screen.getByRole('link', { name: 'Agent paused' }))
  expect((await screen.findByRole('tooltip')).textContent).toMatch(/until 3:30\sPM/)
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    agent: { paused: true, pauseFor: 'hour' },
  })
})

it('shows whoever waits while the agent is paused, and nothing to pause where it has no page', async () => {
  const reason = { code: 'agent_paused', message: 'You paused the agent.' }
  const pages = { working: 0, all: 1 }
  const agent = { state: 'not_configured', reason, needHuman: 2, waiting: 2, pages }
  serve({ 'GET /api/system/status': () => aStatus({ agent }) })
  renderAt('/products')
  expect(await screen.findByRole('link', { name: '2 customers need you' })).toBeDefined()
  expect(await screen.findByRole('button', { name: 'Resume agent' })).toBeDefined()
  cleanup()
  const none = {
    state: 'not_configured',
    reason: null,
    needHuman: 0,
    waiting: 0,
    pages: { working: 0, all: 0 },
  }
  serve({ 'GET /api/system/status': () => aStatus({ agent: none }) })
  renderAt('/products')
  await screen.findByRole('link', { name: 'Agent off' })
  expect(screen.queryByRole('button', { name: /agent/ })).toBeNull()
})

it('goes where the program around the window leads, and nowhere else [DT-03]', async () => {
  renderAt('/logs')
  await screen.findByRole('heading', { level: 1, name: 'System Logs' })
  for (const odd of ['https://evil.test/', '//evil.test/', 7, null, { pathname: '/settings' }]) {
    await lead(odd)
  }
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('System Logs')
  await lead('/nowhere')
  expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeDefined()
})
