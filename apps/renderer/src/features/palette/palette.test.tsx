import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'

import { speak } from '../../lib/i18n/i18n.ts'
import { useTestChat } from '../../lib/test-chat.ts'
import { refusal, serve } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import { aStatus, savedSettings } from '../../testing/samples.ts'
import { usePalette } from './shown.ts'

const nothing = { campaigns: [], conversations: [], orders: [], products: [] }
const found = {
  campaigns: [{ id: 4, name: 'Saree week', status: 'paused', budgetUsedUp: true }],
  conversations: [
    {
      id: 12,
      customerId: 'psid-12',
      customerName: 'Sara Karim',
      pageName: 'Dhaka Looms',
      lastActivity: '2026-01-01T00:00:00.000Z',
    },
  ],
  orders: [
    {
      id: 7,
      orderId: 'PAL-000007',
      customerName: 'Sara Karim',
      totalAmount: 2598,
      currency: 'BDT',
      status: 'shipped',
    },
  ],
  products: [{ id: 3, name: 'Silk saree', campaignId: 4, campaignName: 'Saree week' }],
}
let answer: unknown = nothing

beforeEach(() => {
  answer = nothing
  usePalette.setState({ shown: null })
  useTestChat.setState({ asked: null })
  serve({
    'GET /api/search': () => answer,
    'PUT /api/settings': () => savedSettings,
  })
})

const press = (init: KeyboardEventInit) => fireEvent.keyDown(document.body, init)
const open = async () => {
  press({ key: 'k', ctrlKey: true })
  return screen.findByRole('combobox', { name: 'Search and commands' })
}
const chosen = () => screen.getByRole('option', { selected: true }).textContent
const group = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('option')
    .map((option) => option.textContent)

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
])(
  '%s+K opens it with the eight pages and the actions, and closes it again [SH-08]',
  async (_, main) => {
    renderAt('/logs')
    press({ key: 'k', ...main })
    const field = await screen.findByRole('combobox')
    expect(group('Pages')).toEqual([
      'Dashboard',
      'Campaigns',
      'Conversations',
      'Orders',
      'Products',
      'AI Analytics',
      'System Logs',
      'Settings',
    ])
    expect(group('Actions').length).toBeGreaterThan(5)
    expect(field.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    )
    press({ key: 'k', ...main })
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  },
)

it('moves through the lines by arrows, round and round, and Enter goes there [SH-08]', async () => {
  const { router } = renderAt('/logs')
  const field = await open()
  await userEvent.type(field, 'o')
  await waitFor(() => expect(screen.getByText('Search all messages for “o”')).toBeDefined())
  await userEvent.clear(field)
  await userEvent.keyboard('{ArrowUp}')
  expect(chosen()).toContain('Show keyboard shortcuts')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(chosen()).toBe('Orders')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'))
  await waitFor(() => expect(screen.queryByRole('listbox', { name: 'Results' })).toBeNull())
  expect(document.activeElement?.id).toBe('content')
})

it.each([
  ['Sara Karim', '/conversations?view=12'],
  ['PAL-000007 · Sara Karim', '/orders?order=7'],
  ['Saree week', '/campaigns?campaign=4'],
  ['Raise budget', '/campaigns?campaign=4&open=budget'],
  ['Silk saree', '/products?campaign=4&search=Silk%20saree'],
])('leads to what the server found: %s [SH-08]', async (line, address) => {
  answer = found
  const { router } = renderAt('/logs')
  await userEvent.type(await open(), 'sar')
  const option = await screen.findByRole('option', { name: new RegExp(`^${line}`) })
  await userEvent.click(option)
  await waitFor(() => {
    const { pathname, search } = router.state.location
    expect(pathname + search).toBe(address)
  })
})

it('tells found ones apart: page, status and amount are beside them [SH-08]', async () => {
  answer = found
  renderAt('/logs')
  await userEvent.type(await open(), 'sar')
  expect((await screen.findByRole('option', { name: /^PAL-000007/ })).textContent).toContain(
    'Shipped · ৳2,598',
  )
  expect(group('Conversations')[0]).toBe('Sara KarimDhaka Looms')
  expect(group('Campaigns')[0]).toBe('Saree weekPaused')
  expect(group('Products')[0]).toBe('Silk sareeSaree week')
})

it('names a customer without a name as every list does [SH-08, DB-04]', async () => {
  const [known] = found.conversations
  answer = { ...nothing, conversations: [{ ...known, customerName: '' }] }
  renderAt('/logs')
  await userEvent.type(await open(), '+880')
  await waitFor(() => expect(group('Conversations')).toEqual(['Customer psid-12Dhaka Looms']))
})

it('finds a field of Settings and puts the focus into it [SH-08]', async () => {
  const { router } = renderAt('/logs')
  await userEvent.type(await open(), 'TIME zone')
  await userEvent.click(await screen.findByRole('option', { name: /^Time zone/ }))
  await waitFor(() => expect(router.state.location.search).toContain('tab=general'))
})

it('runs an action: the test chat, the colours [SH-08]', async () => {
  renderAt('/logs')
  await userEvent.type(await open(), 'test chat{Enter}')
  expect(useTestChat.getState().asked).toEqual({})
  act(() => useTestChat.setState({ asked: null }))
  await userEvent.type(await open(), 'dark colours{Enter}')
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark')
  await userEvent.type(await open(), 'light colours{Enter}')
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('light')
})

it('pauses the agent, and lets one that is paused go on [SH-08, DT-03]', async () => {
  const agent = {
    state: 'ok',
    reason: null as unknown,
    needHuman: 0,
    waiting: 0,
    pages: { working: 1, all: 1 },
  }
  let status = agent
  const { asked } = serve({
    'GET /api/search': () => answer,
    'GET /api/system/status': () => aStatus({ agent: status }),
    'PUT /api/settings': () => {
      status = { ...agent, reason: { code: 'agent_paused', message: 'You paused the agent.' } }
      return { ...savedSettings, agent: { ...savedSettings.agent, paused: true } }
    },
  })
  renderAt('/logs')
  await screen.findByRole('link', { name: 'Agent on' })
  await userEvent.type(await open(), 'stop{Enter}')
  await screen.findByRole('link', { name: 'Agent paused' })
  await userEvent.type(await open(), 'resume{Enter}')
  const saved = () => asked.flatMap(({ method, body }) => (method === 'PUT' ? [body] : []))
  await waitFor(() =>
    expect(saved()).toEqual([{ agent: { paused: true } }, { agent: { paused: false } }]),
  )
})

it('says that nothing is found, and still offers the messages [SH-08]', async () => {
  const { router } = renderAt('/logs')
  await userEvent.type(await open(), 'qqqq')
  expect(await screen.findByText('Nothing found for “qqqq”')).toBeDefined()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?search=qqqq'))
  expect(router.state.location.pathname).toBe('/conversations')
})

it('says why the server found nothing, and goes on with what it knows itself [SH-08]', async () => {
  serve({ 'GET /api/search': () => refusal(500, 'internal', 'Broken') })
  renderAt('/logs')
  await userEvent.type(await open(), 'orders')
  expect(await screen.findByText(/^Couldn’t search customers, orders and products./)).toBeDefined()
  expect(group('Pages')).toEqual(['Orders'])
})

it('? lists the shortcuts, save where it is typed [SH-08]', async () => {
  renderAt('/logs')
  press({ key: '?' })
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(dialog).getByText('Search and commands')).toBeDefined()
  act(() => usePalette.setState({ shown: null }))
  const field = await open()
  fireEvent.keyDown(field, { key: '?' })
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull()
})

it.each([
  ['Arabic', 'ن', '؟'],
  ['Russian', 'л', '?'],
  ['Bengali', 'ক', '?'],
  ['Latin, with Caps Lock', 'K', '?'],
])('the keys are found on a keyboard in %s [SH-08, SH-07]', async (_, key, question) => {
  renderAt('/logs')
  press({ key, code: 'KeyK', ctrlKey: true })
  expect(await screen.findByRole('combobox')).toBeDefined()
  act(() => usePalette.setState({ shown: null }))
  press({ key: question, code: 'Slash', shiftKey: true })
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined()
})

it('finds the page that is in no list [SH-08, SH-04]', async () => {
  const { router } = renderAt('/logs')
  await userEvent.type(await open(), 'help{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/help'))
})

it('speaks the language of the window [SH-08, SH-11]', async () => {
  await speak('ar')
  renderAt('/logs')
  press({ key: 'k', ctrlKey: true })
  await userEvent.type(await screen.findByRole('combobox'), 'الطلبات')
  await waitFor(() => expect(group('الصفحات')).toEqual(['الطلبات']))
})

it('an Enter that is faster than the server runs what the server then found [SH-08]', async () => {
  let answerNow = (_found: unknown) => {}
  serve({ 'GET /api/search': () => new Promise((resolve) => (answerNow = resolve)) })
  const { router } = renderAt('/logs')
  const field = await open()
  fireEvent.change(field, { target: { value: 'price' } })
  await userEvent.type(field, '{Enter}')
  expect(router.state.location.pathname).toBe('/logs')
  await act(async () => answerNow(found))
  await waitFor(() => expect(router.state.location.search).toBe('?view=12'))
})

describe('the keys', () => {
  const isOpen = () => usePalette.getState().shown === 'search'
  it.each([
    ['with Alt', { key: 'k', ctrlKey: true, altKey: true }],
    ['with Shift', { key: 'k', ctrlKey: true, shiftKey: true }],
    ['while a word is composed', { key: 'k', ctrlKey: true, isComposing: true }],
    ['alone', { key: 'k' }],
  ])('%s are for something else [SH-08]', (_, init) => {
    renderAt('/logs')
    press(init)
    expect(isOpen()).toBe(false)
  })

  it('open it with Caps Lock as well, and are kept from the browser [SH-08]', () => {
    renderAt('/logs')
    // False: the browser's own way with them was prevented.
    expect(press({ key: 'K', ctrlKey: true })).toBe(false)
    expect(isOpen()).toBe(true)
  })

  it('that a part of the page has taken already are not taken twice [SH-08]', () => {
    renderAt('/logs')
    const take = (event: Event) => event.preventDefault()
    document.body.addEventListener('keydown', take)
    press({ key: 'k', ctrlKey: true })
    document.body.removeEventListener('keydown', take)
    expect(isOpen()).toBe(false)
  })

  it('Ctrl and ? are no question about the keys [SH-08]', () => {
    renderAt('/logs')
    press({ key: '?', ctrlKey: true })
    expect(usePalette.getState().shown).toBeNull()
  })
})

it.each([
  ['Open the list of what waits', '/conversations?view=tasks'],
  ['Create a new campaign', '/campaigns?open=new'],
  ['Print packing slips: orders whose slip is not printed', '/orders?unprinted=true'],
  ['Show unpaid orders', '/orders?payment=unpaid'],
  ['Show customers with returns', '/orders?view=customers&show=returned'],
  ['Show orders that came back: returned orders', '/orders?returned=true'],
  ['cost', '/ai-analytics'],
  ['budget', '/ai-analytics'],
  ['opening hours', '/settings?tab=flow&field=settings.flow.ownHours'],
  ['Launch a campaign with products', '/?open=launch'],
  ['revenue', '/ai-analytics'],
  ['margins', '/ai-analytics#products'],
  ['opening questions', '/settings?tab=integrations&field=settings.pages.welcome.button'],
  ['welcome screen', '/settings?tab=integrations&field=settings.pages.welcome.button'],
  ['people who comment', '/settings?tab=integrations&field=settings.pages.comments.button'],
])('goes where an action leads: %s [SH-08]', async (action, address) => {
  const { router } = renderAt('/logs')
  const been: string[] = []
  router.subscribe(({ location: { pathname, search, hash } }) =>
    been.push(pathname + search + hash),
  )
  await userEvent.type(await open(), `${action}{Enter}`)
  await waitFor(() => expect(been).toContain(address))
})

it('goes back to the colours of the computer, and lists the shortcuts [SH-08, SH-09]', async () => {
  renderAt('/logs')
  await userEvent.type(await open(), 'dark colours{Enter}')
  await userEvent.type(await open(), 'colours of this computer{Enter}')
  expect(document.documentElement.dataset['colorScheme']).toBe('auto')
  await userEvent.type(await open(), 'keyboard shortcuts{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined()
})

it('shows no settings before something is typed, and then a few of them [SH-08]', async () => {
  const { asked } = serve({ 'GET /api/search': () => nothing })
  renderAt('/logs')
  const field = await open()
  expect(screen.queryByRole('group', { name: 'Settings' })).toBeNull()
  expect(asked.filter(({ path }) => path === '/api/search')).toEqual([])
  // The tab is searched as well as the field.
  await userEvent.type(field, 'AI Configuration')
  await waitFor(() => expect(group('Settings')).toHaveLength(6))
})

it('says to the ear how many lines there are, and nothing while it searches [SH-08, SH-07]', async () => {
  let answerNow = (_found: unknown) => {}
  serve({ 'GET /api/search': () => new Promise((resolve) => (answerNow = resolve)) })
  renderAt('/logs')
  const field = await open()
  const heard = () => within(screen.getByRole('dialog')).getByRole('status').textContent
  expect(heard()).toBe('')
  fireEvent.change(field, { target: { value: 'qqqq' } })
  expect(heard()).toBe('')
  expect(screen.queryByText('Nothing found for “qqqq”')).toBeNull()
  await act(async () => answerNow(nothing))
  await waitFor(() => expect(heard()).toBe('1 result'))
  expect(screen.getByText('Nothing found for “qqqq”')).toBeDefined()
})

it('does not say that nothing is found where it could not be looked for [SH-08]', async () => {
  serve({ 'GET /api/search': () => refusal(500, 'internal', 'The store is busy.') })
  renderAt('/logs')
  await userEvent.type(await open(), 'qqqq')
  const failed = await screen.findByText(/^Couldn’t search customers/)
  expect(failed.textContent).toContain('The store is busy.')
  expect(screen.queryByText(/^Nothing found/)).toBeNull()
})

it('keeps what it found until the next letter has found something [SH-08]', async () => {
  answer = found
  let held: ((rows: unknown) => void) | undefined
  serve({
    'GET /api/search': ({ url }) =>
      url.searchParams.get('search') === 'sar' ? found : new Promise((resolve) => (held = resolve)),
  })
  renderAt('/logs')
  const field = await open()
  fireEvent.change(field, { target: { value: 'sar' } })
  await screen.findByRole('option', { name: /^Silk saree/ })
  fireEvent.change(field, { target: { value: 'sare' } })
  await waitFor(() => expect(held).toBeDefined())
  expect(screen.getByRole('option', { name: /^Silk saree/ })).toBeDefined()
})

it('the next letter begins at the first line again, and takes back an Enter [SH-08]', async () => {
  let answerNow = (_found: unknown) => {}
  serve({ 'GET /api/search': () => new Promise((resolve) => (answerNow = resolve)) })
  const { router } = renderAt('/logs')
  const field = await open()
  for (const key of ['ArrowDown', 'ArrowDown']) fireEvent.keyDown(field, { key })
  expect(chosen()).toBe('Conversations')
  fireEvent.change(field, { target: { value: 'o' } })
  expect(chosen()).toBe(group('Pages')[0])
  fireEvent.change(field, { target: { value: 'price' } })
  await userEvent.type(field, '{Enter}')
  fireEvent.change(field, { target: { value: 'prices' } })
  await act(async () => answerNow(found))
  await screen.findByRole('option', { name: /^Silk saree/ })
  expect(router.state.location.pathname).toBe('/logs')
})

it('a page is gone to at once, however long the server searches [SH-08]', async () => {
  serve({ 'GET /api/search': () => new Promise(() => {}) })
  const { router } = renderAt('/logs')
  await userEvent.type(await open(), 'orders{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'))
})

it('follows the mouse, and closes by a click beside it alone [SH-08]', async () => {
  renderAt('/logs')
  const field = await open()
  await userEvent.hover(screen.getByRole('option', { name: 'Products' }))
  expect(chosen()).toBe('Products')
  await userEvent.click(field)
  expect(screen.getByRole('combobox')).toBeDefined()
  await userEvent.click(screen.getByRole('dialog'))
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
})

it('leads to the list of orders with what is typed, where there are any [SH-08]', async () => {
  const [order] = found.orders
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...order, id: at + 1, orderId: `PAL-${at}` }))
  answer = nothing
  const { router } = renderAt('/logs')
  const field = await open()
  await userEvent.type(field, 'sar')
  await screen.findByRole('option', { name: /^Search all messages for “sar”/ })
  expect(screen.queryByRole('option', { name: /^Show all orders/ })).toBeNull()
  answer = { ...nothing, orders: many(1) }
  await userEvent.type(field, 'a')
  await screen.findByRole('option', { name: 'Show all orders for “sara”' })
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?search=sara'))
  expect(router.state.location.pathname).toBe('/orders')
})

it('a letter that is still composed runs nothing [SH-08]', async () => {
  const { router } = renderAt('/logs')
  const field = await open()
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(router.state.location.pathname).toBe('/logs')
  expect(screen.getByRole('combobox')).toBeDefined()
})
