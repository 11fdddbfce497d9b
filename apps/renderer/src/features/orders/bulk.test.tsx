import type { Order, OrderDetail } from '@pal/core/contract/orders'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { type Asked, serve } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import {
  ago,
  anOrder,
  anOrderDetail,
  saying,
  configured,
  savedSettings,
} from '../../testing/samples.ts'
import { useSelection } from './data/selection.ts'
import { useTelling } from './data/telling.ts'

let rows: readonly Order[]
let detail: OrderDetail
let asked: readonly Asked[]
let refused: readonly object[]
let telling: object | undefined
beforeEach(() => {
  rows = [anOrder(3), anOrder(2), anOrder(1, { status: 'delivered' })]
  detail = anOrderDetail(3)
  refused = []
  telling = undefined
  ;({ asked } = serve({
    'PUT /api/settings': () => savedSettings,
    'GET /api/facebook/config-status': () => configured,
    'GET /api/orders': () => rows,
    'GET /api/orders/3': () => detail,
    'POST /api/orders/3/status': () => (detail = { ...detail, status: 'processing' }),
    'POST /api/orders/moves': ({ body }) => ({
      moved: (body as { ids: number[] }).ids,
      refused,
      telling,
    }),
    'POST /api/orders/payments': ({ body }) => ({
      paid: (body as { ids: number[] }).ids,
      refused,
      telling,
    }),
    'POST /api/orders/undo': ({ body }) => ({
      undone: (body as { ids: number[] }).ids,
      refused: [],
    }),
  }))
})
afterEach(() => useTelling.setState({ tells: true }))

const posts = () =>
  asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])
const tickAll = async () => {
  for (const n of [3, 2, 1]) {
    await userEvent.click(
      await screen.findByRole('checkbox', { name: `Select order PAL-00000${n}` }),
    )
  }
  return within(await screen.findByRole('toolbar', { name: 'Selected orders' }))
}

it('the head of the table selects all that are shown, and none again [OR-06]', async () => {
  renderAt('/orders')
  const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select all 3' })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select order PAL-000002' }))
  expect([all.checked, all.indeterminate]).toEqual([false, true])
  await userEvent.click(all)
  expect([all.checked, all.indeterminate]).toEqual([true, false])
  const bar = within(await screen.findByRole('toolbar', { name: 'Selected orders' }))
  expect(bar.getByRole('status').textContent).toContain('3')
  // Its row is not opened by it.
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(all)
  expect(all.checked).toBe(false)
  expect(screen.queryByRole('toolbar', { name: 'Selected orders' })).toBeNull()
})

it('a move can be undone from its toast [OR-06]', async () => {
  renderAt('/orders?order=3')
  await userEvent.click(await screen.findByRole('button', { name: 'Start processing' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(posts().at(-1)).toEqual(['/api/orders/undo', { ids: [3], what: 'processing' }]),
  )
  expect(await screen.findByText('Undone')).toBeDefined()
})

it('says when the customer cannot be notified, and then does not ask for it [OR-09]', async () => {
  detail = anOrderDetail(3, { tellUntil: null })
  renderAt('/orders?order=3')
  await userEvent.click(await screen.findByRole('button', { name: 'Start processing' }))
  expect(screen.getByText(/The reply window has closed/)).toBeDefined()
  expect(posts()).toEqual([['/api/orders/3/status', { status: 'processing', tell: false }]])
})

it('whoever wants nobody notified says so once [OR-09]', async () => {
  renderAt('/orders?order=3')
  await userEvent.click(
    await screen.findByRole('checkbox', { name: 'Tell the customer on Messenger' }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Start processing' }))
  await waitFor(() =>
    expect(posts()).toEqual([['/api/orders/3/status', { status: 'processing', tell: false }]]),
  )
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    appearance: { tellCustomers: false },
  })
})

it('what is ticked moves at once, each where it can, and is undone at once [OR-06]', async () => {
  renderAt('/orders')
  const bar = await tickAll()
  expect(bar.getByRole('status').textContent).toBe('3 selected')
  expect(bar.queryByRole('button', { name: /Mark as shipped/ })).toBeNull()
  refused = [{ id: 2, orderId: 'PAL-000002', reason: saying('It was cancelled.') }]
  await userEvent.click(bar.getByRole('button', { name: 'Start processing (2)' }))
  await waitFor(() =>
    expect(posts()).toEqual([
      ['/api/orders/moves', { ids: [3, 2], status: 'processing', tell: true }],
    ]),
  )
  expect(
    await screen.findByText(/1 was not changed\. PAL-000002: It was cancelled\./),
  ).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(posts().at(-1)).toEqual(['/api/orders/undo', { ids: [3, 2], what: 'processing' }]),
  )
})

it('says how many of the customers can be told, and afterwards who was not and why [OR-09]', async () => {
  const closed = { tellUntil: ago(1) }
  rows = [anOrder(3), anOrder(2, closed), anOrder(1, { conversationId: null, tellUntil: null })]
  renderAt('/orders')
  const bar = await tickAll()
  const box = bar.getByRole<HTMLInputElement>('checkbox')
  expect([box.labels?.[0]?.textContent, box.checked, box.disabled]).toEqual([
    'Tell the customers on Messenger (1 of 3)',
    true,
    false,
  ])
  const why = 'Not told: reply window closed (1) · no chat (1)'
  expect(bar.getByText(`Sent after 10 seconds, unless you undo it. ${why}`)).toBeDefined()
  telling = { told: 1, closed: 1, noChat: 1 }
  await userEvent.click(bar.getByRole('button', { name: 'Start processing (3)' }))
  expect(await screen.findByText(`Customers told after 10 seconds: 1 · ${why}`)).toBeDefined()
})

it('whoever Facebook lets only the seller write to becomes a draft, and is asked for [OR-09, CV-12]', async () => {
  const byHand = { tellUntil: null, tellByHandUntil: ago(-600) }
  rows = [anOrder(3, byHand), anOrder(2, byHand), anOrder(1, byHand)]
  renderAt('/orders')
  const bar = await tickAll()
  const box = bar.getByRole<HTMLInputElement>('checkbox')
  expect([box.labels?.[0]?.textContent, box.checked, box.disabled]).toEqual([
    'Tell the customers on Messenger',
    true,
    false,
  ])
  expect(bar.getByText('Left to you, as drafts in your tasks: 3')).toBeDefined()
  telling = { told: 0, closed: 0, noChat: 0, byHand: 3 }
  await userEvent.click(bar.getByRole('button', { name: 'Start processing (3)' }))
  await waitFor(() =>
    expect(posts().at(-1)).toEqual([
      '/api/orders/moves',
      { ids: [3, 2, 1], status: 'processing', tell: true },
    ]),
  )
})

it('where no customer can be told, the box is off, says why, and nobody is asked to be [OR-09]', async () => {
  rows = [
    anOrder(3, { conversationId: null, tellUntil: null }),
    anOrder(2, { tellUntil: null, amountDue: 0 }),
    anOrder(1, { status: 'delivered', amountDue: 0 }),
  ]
  renderAt('/orders')
  const bar = await tickAll()
  const box = bar.getByRole<HTMLInputElement>('checkbox', {
    name: 'Tell the customers on Messenger',
  })
  expect([box.checked, box.disabled]).toEqual([false, true])
  expect(bar.getByText('Not told: reply window closed (1) · no chat (1)')).toBeDefined()
  // Nor in what is asked about payments: this one has no chat to tell anything in.
  await userEvent.click(bar.getByRole('button', { name: 'Mark as paid (1)' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'What came in' }))
  dialog.getByText(/^The order counts as paid in full\./)
  expect(dialog.queryByRole('checkbox')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(posts()).toEqual([['/api/orders/payments', { ids: [3], received: [], tell: false }]]),
  )
  await userEvent.click(bar.getByRole('button', { name: 'Start processing (2)' }))
  await waitFor(() =>
    expect(posts().at(-1)).toEqual([
      '/api/orders/moves',
      { ids: [3, 2], status: 'processing', tell: false },
    ]),
  )
})

it('a second press after a step takes no other one, and pays nothing [OR-06]', async () => {
  rows = [3, 2, 1].map((id) => anOrder(id))
  renderAt('/orders')
  const bar = await tickAll()
  rows = rows.map((row) => ({ ...row, status: 'processing' }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  fireEvent.click(bar.getByRole('button', { name: 'Start processing (3)' }))
  await wait(100)
  const next = bar.getByRole<HTMLButtonElement>('button', { name: 'Mark as shipped (3)' })
  const pay = bar.getByRole<HTMLButtonElement>('button', { name: /as paid/ })
  expect([next.disabled, pay.disabled]).toEqual([true, true])
  await wait(1_000)
  fireEvent.click(next)
  expect([next.disabled, pay.disabled]).toEqual([true, true])
  await wait(200)
  expect([next.disabled, pay.disabled]).toEqual([false, false])
  expect(posts()).toHaveLength(1)
  fireEvent.click(next)
  await wait(100)
  expect(posts().at(-1)).toEqual([
    '/api/orders/moves',
    { ids: [3, 2, 1], status: 'shipped', tell: true },
  ])
})

it('of orders at several steps it is chosen which step is taken [OR-06]', async () => {
  rows = [anOrder(3), anOrder(2, { status: 'shipped' }), anOrder(1, { status: 'processing' })]
  renderAt('/orders')
  const bar = await tickAll()
  await userEvent.click(bar.getByRole('button', { name: 'Change status' }))
  const ways = await screen.findAllByRole('menuitem')
  expect(ways.map((way) => way.textContent)).toEqual([
    'Start processing (1)',
    'Mark as shipped (1)',
    'Mark as delivered (1)',
  ])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Mark as delivered (1)' }))
  await waitFor(() =>
    expect(posts()).toEqual([['/api/orders/moves', { ids: [2], status: 'delivered', tell: true }]]),
  )
})

it('of those that are not paid it is kept what came in, in full or less, after their sum was shown [OR-09]', async () => {
  rows = [
    anOrder(3, { totalAmount: 1_500, amountDue: 1_250.5 }),
    anOrder(2, { paymentStatus: 'paid', amountDue: 0 }),
    anOrder(1, { status: 'delivered', paymentStatus: 'part', amountDue: 100, currency: 'USD' }),
  ]
  renderAt('/orders')
  const bar = await tickAll()
  await userEvent.click(bar.getByRole('button', { name: 'Mark as paid (2)' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'What came in' }))
  expect(dialog.getByText(/Received ৳1,250\.50.* \+ .*\$100/)).toBeDefined()
  const less = dialog.getByLabelText('Received for PAL-000003')
  await userEvent.clear(less)
  await userEvent.type(less, '1300{Enter}')
  expect(dialog.getByText('At most ৳1,250.50 is due.')).toBeDefined()
  expect(posts()).toEqual([])
  await userEvent.clear(less)
  await userEvent.type(less, '১,২০০')
  expect(dialog.getByRole('status').textContent).toMatch(/Still due ৳50\.50/)
  refused = [{ id: 1, orderId: 'PAL-000001', reason: saying('Nothing is due for this order') }]
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(posts()).toEqual([
      [
        '/api/orders/payments',
        { ids: [3, 1], received: [{ id: 3, amount: 1_200, due: 1_250.5 }], tell: true },
      ],
    ]),
  )
  expect(await screen.findByText(/1 was not changed\. PAL-000001: Nothing is due/)).toBeDefined()
})

it('of an order for which nothing came in nothing is kept [OR-09]', async () => {
  rows = [3, 2, 1].map((id) => anOrder(id, { amountDue: 100 }))
  renderAt('/orders')
  const bar = await tickAll()
  await userEvent.click(bar.getByRole('button', { name: 'Mark as paid (3)' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'What came in' }))
  const none = dialog.getByLabelText('Received for PAL-000002')
  await userEvent.clear(none)
  await userEvent.type(none, '0{Enter}')
  await waitFor(() =>
    expect(posts()).toEqual([['/api/orders/payments', { ids: [3, 1], received: [], tell: true }]]),
  )
  // All of them at once, as moves are.
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(posts().at(-1)).toEqual(['/api/orders/undo', { ids: [3, 1], what: 'payment' }]),
  )
})

it('what has been moved out of a filtered list can be moved on, and is not moved twice [OR-06]', async () => {
  rows = [3, 2, 1].map((id) => anOrder(id))
  const { router } = renderAt('/orders?status=confirmed')
  const bar = await tickAll()
  const left = rows
  rows = []
  await userEvent.click(bar.getByRole('button', { name: 'Start processing (3)' }))
  expect(await bar.findByRole('button', { name: 'Mark as shipped (3)' })).toBeDefined()
  expect(bar.queryByRole('button', { name: /Start processing/ })).toBeNull()
  rows = left
  await router.navigate('/orders?status=confirmed&campaign=1')
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
})

it('where nothing is due, nothing is offered to be paid [OR-09]', async () => {
  rows = [3, 2, 1].map((id) => anOrder(id, { amountDue: 0 }))
  renderAt('/orders')
  const bar = await tickAll()
  expect(bar.queryByRole('button', { name: /as paid/ })).toBeNull()
})

it('a row is ticked by keyboard, and leaves the choice with the filter [OR-06, SH-07]', async () => {
  renderAt('/orders')
  const table = await screen.findByRole('table', { name: 'Orders' })
  const [first] = within(table).getAllByRole('row').slice(1)
  first?.focus()
  await userEvent.keyboard('x{ArrowDown}x')
  expect(screen.getByText('2 selected')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Delivered' }))
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
})

it('their packing slips are printed together [OR-07]', async () => {
  const { router } = renderAt('/orders')
  const bar = await tickAll()
  await userEvent.click(bar.getByRole('button', { name: 'Packing slips (3)' }))
  await waitFor(() =>
    expect(router.state.location.search).toBe('?print=packing_slip&ids=3%2C2%2C1'),
  )
})

it('what was cancelled is not packed: it has no packing slip [OR-07]', async () => {
  rows = [anOrder(3), anOrder(2, { status: 'cancelled' }), anOrder(1)]
  const { router } = renderAt('/orders')
  const bar = await tickAll()
  await userEvent.click(bar.getByRole('button', { name: 'Packing slips (2)' }))
  await waitFor(() => expect(router.state.location.search).toBe('?print=packing_slip&ids=3%2C1'))
})

it('where all were cancelled, nothing is offered to be packed [OR-07]', async () => {
  rows = [3, 2, 1].map((id) => anOrder(id, { status: 'cancelled' }))
  renderAt('/orders')
  expect((await tickAll()).queryByRole('button', { name: /^Packing/ })).toBeNull()
})

it('a cancelled order offers its invoice only [OR-07]', async () => {
  detail = anOrderDetail(3, { status: 'cancelled' })
  renderAt('/orders?order=3')
  const sheet = within(await screen.findByRole('dialog', { name: 'Order' }))
  expect(await sheet.findByRole('button', { name: 'Invoice' })).toBeDefined()
  expect(sheet.queryByRole('button', { name: 'Packing slip' })).toBeNull()
})

it('files have what is ticked, parcels what of it is to be handed over, and say how many [OR-04]', async () => {
  renderAt('/orders?status=all&period=week')
  await tickAll()
  await userEvent.click(screen.getByRole('button', { name: 'Shipping and export' }))
  const files = await screen.findAllByRole('menuitem')
  expect(files.map((file) => [file.textContent, file.getAttribute('href')])).toEqual([
    // These ask first what was in a file before.
    ['Parcels for Pathao (CSV) (2)', null],
    ['Parcels for Steadfast (CSV) (2)', null],
    ['Add tracking numbers', null],
    ['Courier payments', null],
    ['Orders as CSV (3)', '/api/orders/export?format=csv&ids=3%2C2%2C1'],
    ['Orders for Excel (3)', '/api/orders/export?format=excel&ids=3%2C2%2C1'],
    ['Orders as JSON (3)', '/api/orders/export?format=json&ids=3%2C2%2C1'],
  ])
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select order PAL-000003' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select order PAL-000002' }))
  await userEvent.click(screen.getByRole('button', { name: 'Shipping and export' }))
  // None of them is handed to a courier any more.
  await waitFor(async () => {
    const left = await screen.findAllByRole('menuitem')
    expect(left.map((file) => file.textContent)).toEqual([
      'Add tracking numbers',
      'Courier payments',
      'Orders as CSV (1)',
      'Orders for Excel (1)',
      'Orders as JSON (1)',
    ])
  })
})

it('says where more is ticked than can be taken at once, and takes no more [OR-04, OR-06]', async () => {
  renderAt('/orders')
  await tickAll()
  const many = Array.from({ length: 130 }, (_, n) => anOrder(1_130 - n))
  act(() => useSelection.getState().select(many))
  const bar = within(screen.getByRole('toolbar', { name: 'Selected orders' }))
  expect(bar.getByRole('status').textContent).toBe(
    '100 selected · of 130 ticked, no more are taken at once',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Shipping and export' }))
  const file = await screen.findByRole('menuitem', { name: 'Orders as CSV (100)' })
  const address = new URL(file.getAttribute('href') ?? '', 'http://localhost')
  expect(address.searchParams.get('ids')?.split(',')).toEqual(
    many.slice(0, 100).map(({ id }) => String(id)),
  )
})
