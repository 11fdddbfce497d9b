import type { Order, OrderDetail } from '@pal/core/contract/orders'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { useToasts } from '../../lib/toasts.ts'
import { type Asked, refusal, serve } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import { anOrder, anOrderDetail, saying, configured, savedSettings } from '../../testing/samples.ts'
import { useTelling } from './data/telling.ts'

let rows: readonly Order[]
let detail: OrderDetail
let moving: () => unknown
let moved: (ids: number[]) => unknown
let undone: (ids: number[]) => unknown
let changed: (body: object) => unknown
let asked: readonly Asked[]
const idsOf = (body: unknown) => (body as { ids: number[] }).ids
beforeEach(() => {
  rows = [anOrder(3), anOrder(2), anOrder(1)]
  detail = anOrderDetail(3)
  moving = () => detail
  changed = () => (detail = { ...detail, paymentStatus: 'paid', amountDue: 0 })
  moved = (ids) => {
    rows = rows.map((row) => (ids.includes(row.id) ? { ...row, status: 'processing' } : row))
    return { moved: ids, refused: [] }
  }
  undone = (ids) => ({ undone: ids, refused: [] })
  ;({ asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/orders': () => rows,
    'GET /api/orders/3': () => detail,
    'PATCH /api/orders/3': ({ body }) => changed(body as object),
    'GET /api/orders/couriers': () => ({ names: ['Pathao'], delivered: false, owed: [] }),
    'PUT /api/settings': () => savedSettings,
    'POST /api/orders/3/status': () => moving(),
    'POST /api/orders/moves': ({ body }) => moved(idsOf(body)),
    'POST /api/orders/undo': ({ body }) => undone(idsOf(body)),
  }))
})
afterEach(() => useTelling.setState({ tells: true }))

const posts = () =>
  asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])
const reads = (path: string) => asked.filter((each) => each.path === path).length
const tick = async (...ids: number[]) => {
  for (const id of ids) {
    const name = `Select order ${rows.find((row) => row.id === id)?.orderId}`
    await userEvent.click(await screen.findByRole('checkbox', { name }))
  }
  return within(await screen.findByRole('toolbar', { name: 'Selected orders' }))
}
const rowOf = (id: number) => document.querySelector(`[data-row="${id}"]`)?.textContent

it('a row shows all that its order became, before the list has come again [OR-06, OR-08]', async () => {
  renderAt('/orders?order=3')
  const sheet = within(await screen.findByRole('dialog', { name: 'Order' }))
  await sheet.findByRole('button', { name: 'Start processing' })
  const before = reads('/api/orders')
  moving = () =>
    (detail = {
      ...detail,
      status: 'processing',
      customerName: 'Sara Karim',
      customerPhone: '+8801911111111',
      paymentStatus: 'paid',
      returned: true,
      likelyDouble: true,
    })
  // Nobody waits for the list in a busy shop: it never comes.
  rows = new Promise(() => undefined) as never
  await userEvent.click(sheet.getByRole('button', { name: 'Start processing' }))
  await waitFor(() => expect(rowOf(3)).toContain('Processing'))
  for (const part of ['Sara Karim', '01911111111', 'Paid', 'Returned', 'Duplicate?'])
    expect(rowOf(3)).toContain(part)
  expect(rowOf(2)).toContain('Buyer 2')
  expect(rowOf(2)).toContain('Confirmed')
  expect(reads('/api/orders')).toBe(before + 1)
})

it('what is shipped without a courier is asked for one, which is stored before its customer hears [OR-06, OR-09]', async () => {
  detail = anOrderDetail(3, { status: 'processing', courier: null, trackingNumber: null })
  changed = (body) => (detail = { ...detail, ...body })
  moving = () => (detail = { ...detail, status: 'shipped' })
  renderAt('/orders?order=3')
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as shipped' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ship PAL-000003' }))
  expect(posts()).toEqual([])
  await userEvent.type(dialog.getByRole('combobox', { name: 'Courier' }), ' Pathao ')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Tracking number' }), 'PT-77{Enter}')
  const delivered = await screen.findByRole('button', { name: 'Mark as delivered' })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ship PAL-000003' })).toBeNull())
  expect(
    asked.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body]),
  ).toEqual([
    ['/api/orders/3', { courier: 'Pathao', trackingNumber: 'PT-77' }],
    ['/api/orders/3/status', { status: 'shipped', tell: true }],
  ])
  // A second Enter takes no further step.
  expect(document.activeElement).not.toBe(delivered)
})

it('what is not known when it is shipped stays empty, and a refused number keeps it here [OR-06, OR-09]', async () => {
  detail = anOrderDetail(3, { status: 'processing', courier: null, trackingNumber: null })
  changed = () => refusal(400, 'validation', 'A spreadsheet has shortened this number.')
  moving = () => (detail = { ...detail, status: 'shipped' })
  renderAt('/orders?order=3')
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  await press('Mark as shipped')
  const dialog = within(await screen.findByRole('dialog', { name: 'Ship PAL-000003' }))
  const number = dialog.getByRole('textbox', { name: 'Tracking number' })
  await userEvent.type(number, '1E+11{Enter}')
  expect(await dialog.findByText('A spreadsheet has shortened this number.')).toBeDefined()
  expect(posts()).toEqual([])
  await userEvent.clear(number)
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as shipped' }))
  await screen.findByRole('button', { name: 'Mark as delivered' })
  expect(posts()).toEqual([['/api/orders/3/status', { status: 'shipped', tell: true }]])
})

it('of several notes beside a status one is shown, the others are counted and read out [OR-01, OR-10]', async () => {
  rows = [
    anOrder(3, { status: 'delivered', returned: true, amountToGiveBack: 500, likelyDouble: true }),
    anOrder(2, { likelyDouble: true }),
  ]
  renderAt('/orders')
  const several = (await screen.findByText('Returned')).parentElement
  expect(several?.textContent).toBe('Returned+2To give back, Duplicate?')
  await userEvent.hover(within(several!).getByText('+2'))
  const words = await screen.findByRole('tooltip')
  expect(words.textContent).toBe('To give back · Duplicate?')
  expect(screen.getByText('Duplicate?').parentElement?.textContent).toBe('Duplicate?')
})

it('a move that the order has left behind shows its present state [OR-06]', async () => {
  renderAt('/orders?order=3')
  const sheet = within(await screen.findByRole('dialog', { name: 'Order' }))
  await sheet.findByRole('button', { name: 'Start processing' })
  moving = () => refusal(409, 'conflict', 'It was shipped meanwhile.')
  detail = { ...detail, status: 'shipped' }
  await userEvent.click(sheet.getByRole('button', { name: 'Start processing' }))
  expect(await sheet.findByRole('button', { name: 'Mark as delivered' })).toBeDefined()
  expect(sheet.queryByRole('button', { name: 'Start processing' })).toBeNull()
})

it('what was moved can be moved on from there, and undone for ten seconds [OR-06]', async () => {
  renderAt('/orders')
  const bar = await tick(3, 2)
  await userEvent.click(bar.getByRole('button', { name: 'Start processing (2)' }))
  expect(await bar.findByRole('button', { name: 'Mark as shipped (2)' })).toBeDefined()
  expect(bar.queryByRole('button', { name: /Start processing/ })).toBeNull()
  const forMs = useToasts.getState().current?.action?.forMs ?? 0
  expect(forMs).toBeGreaterThan(8_000)
  expect(forMs).toBeLessThanOrEqual(10_000)
  const before = reads('/api/orders')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('2 changes undone')).toBeDefined()
  await waitFor(() => expect(reads('/api/orders')).toBe(before + 1))
})

it('one order’s move is undone for ten seconds, too; what was too late says so [OR-06]', async () => {
  moving = () => (detail = { ...detail, status: 'processing' })
  undone = () => ({
    undone: [],
    refused: [{ id: 3, orderId: 'PAL-000003', reason: saying('It is too late to undo this.') }],
  })
  renderAt('/orders?order=3')
  await userEvent.click(await screen.findByRole('button', { name: 'Start processing' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  const forMs = useToasts.getState().current?.action?.forMs ?? 0
  expect(forMs).toBeGreaterThan(8_000)
  expect(forMs).toBeLessThanOrEqual(10_000)
  await userEvent.click(undo)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Not undone')
  expect(alert.textContent).toContain('It is too late to undo this.')
})

it('a move can still be undone after the order was marked as paid [OR-06, OR-09]', async () => {
  moving = () => (detail = { ...detail, status: 'processing' })
  renderAt('/orders?order=3')
  await userEvent.click(await screen.findByRole('button', { name: 'Start processing' }))
  await screen.findByText('PAL-000003: Processing')
  await userEvent.click(screen.getByRole('button', { name: 'Mark as paid' }))
  await screen.findByText('PAL-000003: Paid')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone')).toBeDefined()
  expect(posts().at(-1)).toEqual(['/api/orders/undo', { ids: [3], what: 'processing' }])
})

it('where only some could be undone, it says which not, and why each [OR-06]', async () => {
  undone = () => ({
    undone: [1],
    refused: [
      { id: 3, orderId: 'PAL-000003', reason: saying('It is too late to undo this.') },
      { id: 2, orderId: 'PAL-000002', reason: saying('It is too late to undo this.') },
    ],
  })
  renderAt('/orders')
  const bar = await tick(3, 2, 1)
  await userEvent.click(bar.getByRole('button', { name: 'Start processing (3)' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Undone: 1 of 3')
  expect(alert.textContent).toContain(
    '2 were not changed. PAL-000003, PAL-000002: It is too late to undo this.',
  )
})

it('the time to undo counts from the move, not from when its answer came [OR-06]', async () => {
  const late = Promise.withResolvers<object>()
  moved = () => late.promise
  renderAt('/orders')
  const bar = await tick(3)
  await userEvent.click(bar.getByRole('button', { name: 'Start processing (1)' }))
  await new Promise((resolve) => setTimeout(resolve, 300))
  late.resolve({ moved: [3], refused: [] })
  await screen.findByRole('button', { name: 'Undo' })
  expect(useToasts.getState().current?.action?.forMs).toBeLessThanOrEqual(9_700)
})

it('where none could be moved, that is what is reported [OR-06]', async () => {
  moved = () => ({
    moved: [],
    refused: [{ id: 3, orderId: 'PAL-000003', reason: saying('It was cancelled.') }],
  })
  renderAt('/orders')
  const bar = await tick(3)
  await userEvent.click(bar.getByRole('button', { name: 'Start processing (1)' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The orders were not changed')
  expect(alert.textContent).toContain('PAL-000003: It was cancelled.')
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('a move is asked for once while it is under way, and tells nobody where that was so chosen [OR-06, OR-09]', async () => {
  const late = Promise.withResolvers<object>()
  moved = () => late.promise
  rows = [anOrder(3), anOrder(2, { status: 'processing' })]
  renderAt('/orders')
  const bar = await tick(3, 2)
  await userEvent.click(bar.getByRole('checkbox', { name: 'Tell the customers on Messenger' }))
  const steps = bar.getByRole('button', { name: 'Change status' })
  await userEvent.click(steps)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Start processing (1)' }))
  await waitFor(() => expect(steps.hasAttribute('disabled')).toBe(true))
  await userEvent.click(steps)
  expect(screen.queryByRole('menuitem', { name: /^Mark as shipped/ })).toBeNull()
  expect(posts()).toEqual([['/api/orders/moves', { ids: [3], status: 'processing', tell: false }]])
  // The window keeps nothing beyond its end: the server writes the choice into the next one's page.
  expect(asked.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/api/settings',
    body: { appearance: { tellCustomers: false } },
  })
  late.resolve({ moved: [3], refused: [] })
  await waitFor(() => expect(steps.hasAttribute('disabled')).toBe(false))
})

it('the history says of which change the customer was told [OR-06, OR-09]', async () => {
  const [placed] = detail.history
  if (!placed) throw new Error('It has a history')
  const notice = { kind: 'notice' as const, actor: 'system' as const }
  const packed = { ...placed, id: 2, kind: 'status' as const, to: 'processing' as const }
  const paid = { ...placed, id: 4, kind: 'payment' as const, facts: { paidAmount: 300 } }
  detail.history = [
    placed,
    packed,
    { ...placed, ...notice, id: 3, facts: { notice: 'sent', tellsOf: 2 } },
    paid,
    { ...placed, ...notice, id: 5, facts: { notice: 'drafted', tellsOf: 4 } },
    { ...placed, id: 6, kind: 'edited', facts: { items: [], total: 90 } },
    { ...placed, ...notice, id: 7, facts: { notice: 'sent', tellsOf: 6 } },
  ]
  renderAt('/orders?order=3')
  const history = within(await screen.findByRole('region', { name: 'History' }))
  const lines = history.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)
  expect(lines.slice(0, 6)).toEqual([
    'Customer told on Messenger · Order edited',
    expect.stringMatching(/^Items changed, before: /),
    expect.stringMatching(/^A draft to tell the customer waits in your tasks · Payment.*300/),
    expect.stringMatching(/^Payment/),
    'Customer told on Messenger · Processing',
    'Processing',
  ])
})

it('whoever cancels says why, and that what was paid is given back; the history shows the reason [OR-06]', async () => {
  detail = { ...detail, paidAmount: 300, paymentStatus: 'part' }
  moving = () => {
    const [placed] = detail.history
    if (!placed) throw new Error('It has a history')
    const facts = { cancelReason: 'out_of_stock' as const }
    const last = { ...placed, id: 2, kind: 'status' as const, to: 'cancelled' as const, facts }
    return (detail = { ...detail, status: 'cancelled', history: [placed, last] })
  }
  renderAt('/orders?order=3')
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  const asks = within(await screen.findByRole('dialog', { name: 'Cancel PAL-000003?' }))
  await userEvent.selectOptions(asks.getByRole('combobox', { name: 'Reason' }), 'Out of stock')
  await userEvent.type(asks.getByRole('textbox', { name: 'Note' }), 'The last jar broke ')
  expect(asks.getByRole('checkbox', { name: /300.* will be given back/ })).toHaveProperty(
    'checked',
    true,
  )
  await userEvent.click(asks.getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByText('Cancelled · Out of stock')).toBeDefined()
  const body = { status: 'cancelled', tell: true, cancelReason: 'out_of_stock' }
  expect(posts()).toEqual([
    ['/api/orders/3/status', { ...body, note: 'The last jar broke', promiseRefund: true }],
  ])
})

it('while an order is being cancelled only that button is at work [OR-06]', async () => {
  const late = Promise.withResolvers<OrderDetail>()
  moving = () => late.promise
  renderAt('/orders?order=3')
  const atWork = () =>
    screen
      .getAllByRole('button')
      .filter((button) => button.hasAttribute('data-loading'))
      .map(({ textContent }) => textContent)
  const next = await screen.findByRole('button', { name: 'Start processing' })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
  const asks = within(await screen.findByRole('dialog', { name: 'Cancel PAL-000003?' }))
  const confirm = asks.getByRole('button', { name: 'Cancel order' })
  await userEvent.click(confirm)
  await waitFor(() => expect(confirm.hasAttribute('data-loading')).toBe(true))
  expect(next.hasAttribute('data-loading')).toBe(false)
  expect(next).toHaveProperty('disabled', true)
  expect(atWork()).toEqual(['Cancel order'])
  late.resolve((detail = { ...detail, status: 'cancelled' }))
  expect(await screen.findByText('PAL-000003: Cancelled')).toBeDefined()
})

it.each([
  ['of what nobody paid', { paidAmount: 0, tellUntil: '2030-01-01T00:00:00Z' }, true],
  ['where nothing can be told', { paidAmount: 300, tellUntil: null }, false],
])('no refund is promised %s [OR-06]', async (_, order, tell) => {
  detail = { ...detail, ...order }
  moving = () => (detail = { ...detail, status: 'cancelled' })
  renderAt('/orders?order=3')
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }))
  const asks = within(await screen.findByRole('dialog', { name: 'Cancel PAL-000003?' }))
  expect(asks.queryByRole('checkbox')).toBeNull()
  await userEvent.click(asks.getByRole('button', { name: 'Cancel order' }))
  await waitFor(() => expect(posts()).toHaveLength(1))
  expect(posts()).toEqual([['/api/orders/3/status', { status: 'cancelled', tell }]])
})

it('a double click moves an order, or many, once, and no failure is said of it [OR-06]', async () => {
  moving = () => (detail = { ...detail, status: 'processing' })
  renderAt('/orders?order=3')
  const sheet = within(await screen.findByRole('dialog', { name: 'Order' }))
  await userEvent.dblClick(await sheet.findByRole('button', { name: 'Start processing' }))
  await screen.findByText('PAL-000003: Processing')
  await userEvent.keyboard('{Escape}')
  const bar = await tick(2)
  await userEvent.dblClick(bar.getByRole('button', { name: 'Start processing (1)' }))
  await screen.findByText('1 order: Processing')
  expect(posts().map(([path]) => path)).toEqual(['/api/orders/3/status', '/api/orders/moves'])
})

it('all that is loaded is ticked at one press, as many as the server takes, and let go at one [OR-06]', async () => {
  rows = Array.from({ length: 120 }, (_, at) => anOrder(120 - at))
  renderAt('/orders')
  const bar = await tick(120)
  await userEvent.click(bar.getByRole('button', { name: 'Select all 100' }))
  expect(bar.getByRole('status').textContent).toBe('100 selected')
  expect(bar.queryByRole('button', { name: /Select all/ })).toBeNull()
  await tick(20)
  expect(bar.getByRole('status').textContent).toBe(
    '100 selected · of 101 ticked, no more are taken at once',
  )
  await userEvent.click(bar.getByRole('button', { name: 'Start processing (100)' }))
  await waitFor(() => expect(posts()).toHaveLength(1))
  expect(idsOf(posts()[0]?.[1])).toHaveLength(100)
  await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }))
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
})

it.each([
  [
    'another time',
    async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
      const time = await screen.findByRole('combobox', { name: 'Time' })
      await userEvent.selectOptions(time, 'Last 7 days')
    },
  ],
  [
    'a search',
    () => userEvent.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'x{Enter}'),
  ],
])('what is ticked leaves the choice with %s [OR-06]', async (_, change) => {
  renderAt('/orders')
  await tick(3)
  await change()
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
})

it('a shortcut of the browser with the same letter ticks nothing [OR-06, SH-07]', async () => {
  renderAt('/orders')
  const table = await screen.findByRole('table', { name: 'Orders' })
  within(table).getAllByRole('row')[1]?.focus()
  for (const keys of ['{Control>}x{/Control}', '{Meta>}x{/Meta}']) {
    await userEvent.keyboard(keys)
    expect(screen.queryByRole('toolbar')).toBeNull()
  }
  await userEvent.keyboard('x')
  expect(await screen.findByText('1 selected')).toBeDefined()
})

it('a row says how it is paid, who took it, and what to look at before it is sent [OR-01, OR-09, OR-10]', async () => {
  const advance = saying('Asked to pay in advance')
  rows = [
    anOrder(5, { paymentStatus: 'part' }),
    anOrder(4, { byHand: true, aiPointsEarned: 0 }),
    anOrder(3, { advance }),
    anOrder(2, { advance, status: 'shipped' }),
    anOrder(1, { status: 'delivered', returned: true }),
  ]
  renderAt('/orders')
  await screen.findByRole('table', { name: 'Orders' })
  expect(rowOf(5)).toContain('Partly paid')
  expect(rowOf(4)).toContain('By hand')
  expect(rowOf(4)).not.toContain('+0')
  expect(rowOf(3)).toContain('Advance')
  // From then on nothing hangs on the money any more.
  expect(rowOf(2)).not.toContain('Advance')
  expect(rowOf(1)).toContain('Returned')
})

it('after a step the focus is on the order: a second Enter does not take the next one, or the way back [OR-03, SH-07]', async () => {
  moving = () => (detail = { ...detail, status: 'processing' })
  renderAt('/orders?order=3')
  const next = await screen.findByRole('button', { name: 'Start processing' })
  next.focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Mark as shipped' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: detail.orderId }))
  await userEvent.keyboard('{Enter}')
  expect(posts()).toHaveLength(1)
})

it('an order that was opened from elsewhere leads to its row when it is closed [SH-07]', async () => {
  renderAt('/orders?order=3')
  await screen.findByRole('heading', { name: detail.orderId })
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('data-row')).toBe(String(detail.id)),
  )
})
