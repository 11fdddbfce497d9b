import type { Job } from '@pal/core/contract/data'
import type { Answer } from '@pal/core/contract/endpoints'
import type { OrderDetail } from '@pal/core/contract/orders'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { type Asked, serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { anEvent, anOrder, anOrderDetail, configured } from '../../../testing/samples.ts'
import { useSelection } from '../data/selection.ts'

const at = '2026-11-27T12:04:00.000Z'
const yesterday = '2026-11-26T15:00:00.000Z'
let asked: readonly Asked[]
let detail: OrderDetail
let found: Omit<Answer<'orders.toCourier'>, 'file' | 'withoutAddress'>
let withoutAddress: Answer<'orders.toCourier'>['withoutAddress']
let file: string | null
let last: Answer<'orders.courierFiles'>
let jobs: readonly Job[]
/** What the browser was asked to save. */
let saved: string[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T15:00:00Z') })
  found = { orders: 3, before: 12, last: yesterday, changed: 2 }
  withoutAddress = []
  file = at
  last = []
  jobs = []
  saved = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.getAttribute('href') ?? '')
  })
  useSelection.getState().select([])
  ;({ asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/orders': () => [
      anOrder(3),
      anOrder(2, { courierFile: { courier: 'pathao', at, changed: true } }),
      anOrder(1, { status: 'delivered' }),
    ],
    'GET /api/orders/3': () => detail,
    'PATCH /api/orders/3': () =>
      (detail = { ...detail, courierFile: { courier: 'pathao', at, changed: false } }),
    'GET /api/orders/sums': () => ({ atLeast: false, sums: [] }),
    'GET /api/orders/couriers': () => ({ names: [], delivered: false, owed: [] }),
    'GET /api/orders/courier-files/last': () => last,
    'GET /api/data/jobs': () => ({ jobs }),
    'POST /api/data/jobs/4/cancel': () => {
      jobs = []
      return { success: true }
    },
    'POST /api/orders/courier-files/take-back': ({ body }) => {
      const { orders = 3 } = last.find((one) => one.at === (body as { at: string }).at) ?? {}
      last = []
      return { orders }
    },
    'POST /api/orders/courier-files': ({ body }) => {
      const { again, dryRun } = body as { again?: boolean; dryRun?: boolean }
      const orders = found.orders + (again ? found.before : 0)
      return { ...found, withoutAddress, orders, file: dryRun ? null : file }
    },
  }))
})
afterEach(() => vi.restoreAllMocks())

const sent = () => asked.filter(({ path }) => path === '/api/orders/courier-files')
const takenBack = () =>
  asked.filter(({ path }) => path.endsWith('/take-back')).map(({ body }) => body)
const openDialog = async (item: RegExp) => {
  await screen.findByRole('table', { name: 'Orders' })
  await userEvent.click(screen.getByRole('button', { name: 'Shipping and export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  return within(await screen.findByRole('dialog', { name: /^Parcels for/ }))
}

it('a courier file says what was in one before, and leaves it out [OR-04]', async () => {
  renderAt('/orders?payment=unpaid&search=Nusrat')
  const dialog = await openDialog(/Pathao/)
  expect(
    await dialog.findByText(/^12 of these orders were in a file before \(last: yesterday /),
  ).toBeDefined()
  expect(dialog.getByText(/2 of them have changed since/)).toBeDefined()
  expect(dialog.getByRole('status').textContent).toBe('In this file: 3 orders')
  expect(saved).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Download file' }))
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined()
  const [look, make] = sent()
  const query = { status: 'all', period: 'all', payment: 'unpaid', search: 'Nusrat' }
  for (const one of [look, make])
    expect(Object.fromEntries(new URLSearchParams(one?.search))).toEqual(query)
  expect(look?.body).toEqual({ courier: 'pathao', dryRun: true })
  expect(make?.body).toEqual({ courier: 'pathao', again: false })
  const address = `/api/orders/courier-files?${new URLSearchParams({ courier: 'pathao', at }).toString()}`
  expect(saved).toEqual([address])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // Made by mistake, it is taken back at once.
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('File taken back')).toBeDefined()
  expect(takenBack()).toEqual([{ at }])
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('orders without an address are named before the file is made [OR-04]', async () => {
  withoutAddress = [
    { id: 3, orderId: 'PAL-000003', before: false },
    { id: 2, orderId: 'PAL-000002', before: true },
  ]
  renderAt('/orders')
  const dialog = await openDialog(/Pathao/)
  const said = await dialog.findByRole('alert')
  expect(said.textContent).toBe('No address: PAL-000003. A courier cannot deliver these.')
  await userEvent.click(dialog.getByRole('checkbox', { name: /in a file before/ }))
  expect(dialog.getByRole('alert').textContent).toContain('PAL-000003 and PAL-000002')
})

it('what was in a file before comes into this one where that is ticked [OR-04]', async () => {
  renderAt('/orders')
  await screen.findByRole('table', { name: 'Orders' })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select order PAL-000003' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select order PAL-000001' }))
  found = { orders: 0, before: 1, last: at, changed: 0 }
  const dialog = await openDialog(/Steadfast.*\(1\)/)
  expect(await dialog.findByText('No order is left for this file.')).toBeDefined()
  const make = dialog.getByRole('button', { name: 'Download file' })
  expect(make).toHaveProperty('disabled', true)
  await userEvent.click(dialog.getByRole('checkbox', { name: /in a file before/ }))
  expect(dialog.getByText(/a second time/)).toBeDefined()
  expect(dialog.getByRole('status').textContent).toBe('In this file: 1 order')
  await userEvent.click(make)
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined()
  expect(sent().at(-1)?.search).toBe('')
  expect(sent().map(({ body }) => body)).toContainEqual({
    courier: 'steadfast',
    ids: [3],
    again: true,
  })
})

it('says nothing of files where there were none, and that another window was first [OR-04]', async () => {
  found = { orders: 1, before: 0, last: null, changed: 0 }
  file = null
  renderAt('/orders')
  const dialog = await openDialog(/Pathao/)
  await waitFor(() => expect(dialog.getByRole('status').textContent).toBe('In this file: 1 order'))
  expect(dialog.queryByRole('checkbox')).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Download file' }))
  expect(await screen.findByText('No order is left for this file.')).toBeDefined()
  expect(saved).toEqual([])
})

it('the latest files are fetched once more, and taken back after a question [OR-04]', async () => {
  last = [
    { courier: 'pathao', at, orders: 12 },
    { courier: 'steadfast', at: yesterday, orders: 1 },
  ]
  renderAt('/orders')
  const dialog = await openDialog(/Pathao/)
  const files = within(await dialog.findByRole('list', { name: 'Latest files' }))
  expect(files.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Pathao · .*12 ordersTake back$/),
    expect.stringMatching(/^Steadfast · yesterday .*1 orderTake back$/),
  ])
  await userEvent.click(files.getByRole('button', { name: /^Download again: Steadfast/ }))
  const query = new URLSearchParams({ courier: 'steadfast', at: yesterday })
  expect(saved).toEqual([`/api/orders/courier-files?${query.toString()}`])

  const take = /^Take back: Steadfast · yesterday/
  await userEvent.click(files.getByRole('button', { name: take }))
  let question = within(await screen.findByRole('dialog', { name: 'Take back this file?' }))
  expect(question.getByText(/^Steadfast · yesterday .* · 1 order\. Its orders/)).toBeDefined()
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  expect(takenBack()).toEqual([])
  await userEvent.click(files.getByRole('button', { name: take }))
  question = within(await screen.findByRole('dialog', { name: 'Take back this file?' }))
  await userEvent.click(question.getByRole('button', { name: 'Take back' }))
  expect(await screen.findByText('File taken back')).toBeDefined()
  expect(takenBack()).toEqual([{ at: yesterday }])
  await waitFor(() => expect(dialog.queryByRole('list')).toBeNull())
})

it('an order that has changed since its file says so, in the list and in its sheet [OR-06]', async () => {
  detail = anOrderDetail(3, {
    courierFile: { courier: 'pathao', at, changed: true },
    history: [
      anEvent(1, { kind: 'shipping', at, facts: { courierFile: 'steadfast' } }),
      anEvent(2, { kind: 'shipping', at, facts: { courierFile: 'steadfast', undone: true } }),
      anEvent(3, { kind: 'shipping', at, facts: { courierFile: 'pathao' } }),
      anEvent(4, { kind: 'shipping', at, facts: { courierTold: 'pathao' } }),
    ],
  })
  renderAt('/orders?order=3')
  const sheet = within(await screen.findByRole('dialog', { name: 'Order' }))
  expect(await sheet.findByText('Changed since the file for Pathao')).toBeDefined()
  expect(sheet.getByText(/^In a file for Pathao · /)).toBeDefined()
  expect(sheet.getByText('In a file for Pathao')).toBeDefined()
  expect(sheet.getByText('File for Steadfast taken back')).toBeDefined()
  expect(sheet.getByText('Pathao was told about the change')).toBeDefined()
  const rows = await screen.findAllByRole('row', { hidden: true })
  const badges = rows.map((row) => within(row).queryAllByText('File outdated').length > 0)
  expect(badges.slice(0, 4)).toEqual([false, false, true, false])
})

it('whoever cancels an order that was paid hears what to give back [OR-06, OR-07]', async () => {
  detail = anOrderDetail(3, { paymentStatus: 'part', paidAmount: 380 })
  renderAt('/orders?order=3')
  const sheet = within(await screen.findByRole('dialog', { name: 'Order' }))
  await userEvent.click(await sheet.findByRole('button', { name: 'Cancel order' }))
  const question = within(await screen.findByRole('dialog', { name: 'Cancel PAL-000003?' }))
  expect(question.getByText(/৳380 has been paid for it/)).toBeDefined()
})

it('whoever cancels an order that is in a file hears of it [OR-06]', async () => {
  detail = anOrderDetail(3, { courierFile: { courier: 'pathao', at, changed: false } })
  renderAt('/orders?order=3')
  const sheet = within(await screen.findByRole('dialog', { name: 'Order' }))
  await userEvent.click(await sheet.findByRole('button', { name: 'Cancel order' }))
  const question = within(await screen.findByRole('dialog', { name: 'Cancel PAL-000003?' }))
  expect(
    question.getByText(/Tell the courier: it is in the file for Pathao \(.+\)\.$/),
  ).toBeDefined()
})

it('a cancelled order whose courier waits for it says so, until the courier knows [OR-06]', async () => {
  detail = anOrderDetail(3, {
    status: 'cancelled',
    courierFile: { courier: 'pathao', at, changed: true },
  })
  renderAt('/orders?order=3')
  const sheet = within(await screen.findByRole('dialog', { name: 'Order' }))
  const notice = await sheet.findByRole('group', { name: 'Cancelled since the file for Pathao' })
  await userEvent.click(within(notice).getByRole('button', { name: 'The courier knows' }))
  await waitFor(() => expect(sheet.queryByRole('group', { name: /Cancelled since/ })).toBeNull())
  expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ courierTold: true })
})

it('of a file with very many orders it says how far it is, and breaks it off [OR-04]', async () => {
  const job = { id: 4, subject: null, startedAt: at, percent: 30 }
  jobs = [
    { ...job, kind: 'courierFile', canBeCancelled: true },
    { ...job, id: 5, kind: 'courierFileBack', canBeCancelled: false },
    { ...job, id: 6, kind: 'backup', canBeCancelled: true },
  ]
  renderAt('/orders')
  const dialog = await openDialog(/Pathao/)
  expect(await dialog.findByText('Marking the orders')).toBeDefined()
  expect(dialog.getByText('Taking back the file')).toBeDefined()
  expect(dialog.getAllByText('30 %')).toHaveLength(2)
  // Its own: the dialog is closed beside it, and the file goes on being made.
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(dialog.queryByText('Marking the orders')).toBeNull())
  expect(asked.some(({ path }) => path === '/api/data/jobs/4/cancel')).toBe(true)
})
