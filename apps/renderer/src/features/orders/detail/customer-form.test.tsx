import type { OrderDetail } from '@pal/core/contract/orders'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'

import { server } from '../../../testing/fake-events.ts'
import { type Asked, serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { anEvent, anOrderDetail, configured } from '../../../testing/samples.ts'

let detail: OrderDetail
let answer: (body: unknown) => unknown
let asked: readonly Asked[]
beforeEach(() => {
  detail = anOrderDetail(3)
  answer = (body) => (detail = { ...detail, ...(body as object) })
  ;({ asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/orders': () => [],
    'GET /api/orders/3': () => detail,
    'PATCH /api/orders/3': ({ body }) => answer(body),
  }))
})

const changes = () => asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
const reads = () =>
  asked.filter(({ method, path }) => method === 'GET' && path === '/api/orders/3').length

const part = async (name: string) =>
  within(await within(await screen.findByRole('dialog')).findByRole('region', { name }))

it('the address is put right in its place, and the sheet shows it [OR-06]', async () => {
  renderAt('/orders?order=3')
  await userEvent.click((await part('Customer')).getByRole('button', { name: 'Edit customer' }))
  const address = (await part('Customer')).getByLabelText('Address')
  await userEvent.clear(address)
  await userEvent.type(address, 'House 9, Sylhet')
  await userEvent.click((await part('Customer')).getByRole('button', { name: 'Save' }))
  expect(await (await part('Customer')).findByText('House 9, Sylhet')).toBeDefined()
  // What was not touched may have been changed elsewhere meanwhile.
  expect(changes()).toEqual([
    {
      customerAddress: 'House 9, Sylhet',
      was: { customerAddress: anOrderDetail(3).customerAddress },
    },
  ])
})

it('what has to be known at the door is written there, shown, and taken away again [OR-06]', async () => {
  renderAt('/orders?order=3')
  const edit = async (from: string, to: string) => {
    await userEvent.click((await part('Customer')).getByRole('button', { name: 'Edit customer' }))
    const field = (await part('Customer')).getByLabelText<HTMLInputElement>('Delivery instructions')
    expect(field.value).toBe(from)
    await userEvent.clear(field)
    if (to !== '') await userEvent.type(field, to)
    await userEvent.click((await part('Customer')).getByRole('button', { name: 'Save' }))
    await waitFor(async () =>
      expect((await part('Customer')).queryByLabelText('Address')).toBeNull(),
    )
  }
  expect((await part('Customer')).queryByText('Delivery instructions')).toBeNull()
  await edit('', 'After 6 pm')
  expect((await part('Customer')).getByText('Delivery instructions')).toBeDefined()
  expect((await part('Customer')).getByText('After 6 pm')).toBeDefined()
  await edit('After 6 pm', '')
  expect((await part('Customer')).queryByText('Delivery instructions')).toBeNull()
  expect(changes()).toEqual([
    { deliveryInstructions: 'After 6 pm', was: { deliveryInstructions: '' } },
    { deliveryInstructions: '', was: { deliveryInstructions: 'After 6 pm' } },
  ])
})

it('an address that another window has changed is replaced only once that was said [OR-06]', async () => {
  const before = anOrderDetail(3).customerAddress
  const store = answer
  answer = () => {
    detail = { ...detail, customerAddress: 'House 7, Bogura' }
    answer = store
    return Response.json(
      { code: 'changed_meanwhile', message: 'Changed', field: 'customerAddress' },
      { status: 409 },
    )
  }
  renderAt('/orders?order=3')
  await userEvent.click((await part('Customer')).getByRole('button', { name: 'Edit customer' }))
  const form = await part('Customer')
  await userEvent.clear(form.getByLabelText('Address'))
  await userEvent.type(form.getByLabelText('Address'), 'House 9, Sylhet')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(
    (await screen.findAllByText(/Another window changed this meanwhile/)).length,
  ).toBeGreaterThan(0)
  expect(form.getByDisplayValue('House 9, Sylhet')).toBeDefined()
  await waitFor(() => expect(reads()).toBe(2))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await (await part('Customer')).findByText('House 9, Sylhet')).toBeDefined()
  expect(changes()).toMatchObject([
    { was: { customerAddress: before } },
    { was: { customerAddress: 'House 7, Bogura' } },
  ])
})

it('what another window puts there meanwhile is shown beside what is typed, to take over or to replace [OR-06]', async () => {
  renderAt('/orders?order=3')
  await userEvent.click((await part('Customer')).getByRole('button', { name: 'Edit customer' }))
  const form = await part('Customer')
  const address = form.getByLabelText('Address')
  await userEvent.clear(address)
  await userEvent.type(address, 'House 9, Sylhet')
  detail = { ...detail, customerName: 'Rina Das', customerAddress: 'House 7, Bogura' }
  await server.changed('orders')
  // What was not typed in follows.
  expect(await form.findByDisplayValue('Rina Das')).toBeDefined()
  expect(form.getByRole('alert').textContent).toContain('Another window changed this order')
  expect(form.getByLabelText('Address')).toBe(address)
  const described = document.getElementById(address.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('Now: House 7, Bogura')
  await userEvent.click(form.getByRole('button', { name: 'Use the newer ones' }))
  expect(form.getByDisplayValue('House 7, Bogura')).toBeDefined()
  expect(form.queryByRole('alert')).toBeNull()
  await userEvent.clear(address)
  await userEvent.type(address, 'House 9, Sylhet')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(changes()).toEqual([
      { customerAddress: 'House 9, Sylhet', was: { customerAddress: 'House 7, Bogura' } },
    ]),
  )
})

it('another address says that the delivery area stays, and where it is changed [OR-06]', async () => {
  detail = { ...detail, deliveryArea: 'Mirpur' }
  renderAt('/orders?order=3')
  await userEvent.click((await part('Customer')).getByRole('button', { name: 'Edit customer' }))
  const address = (await part('Customer')).getByLabelText('Address')
  await userEvent.clear(address)
  await userEvent.type(address, 'House 9, Sylhet')
  await userEvent.click((await part('Customer')).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/are still those of Mirpur/)).toBeDefined()
})

it('what the server refuses is under its field [OR-06]', async () => {
  answer = () =>
    Response.json(
      { code: 'field_not_phone', message: 'Must be a phone number', field: 'customerPhone' },
      { status: 400 },
    )
  renderAt('/orders?order=3')
  await userEvent.click((await part('Customer')).getByRole('button', { name: 'Edit customer' }))
  await userEvent.click((await part('Customer')).getByRole('button', { name: 'Save' }))
  const phone = (await part('Customer')).getByLabelText('Phone')
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'))
  // And nowhere else.
  expect(screen.getAllByText(/phone number/i)).toHaveLength(1)
})

it('a click beside the sheet loses nothing that is being typed [OR-06]', async () => {
  renderAt('/orders?order=3')
  await userEvent.click((await part('Customer')).getByRole('button', { name: 'Edit customer' }))
  await userEvent.type((await part('Customer')).getByLabelText('Address'), ', Sylhet')
  const beside = () => document.querySelector('.mantine-Drawer-overlay')!
  // Before that it could be the second click of the one that opened the sheet, and closes nothing.
  await new Promise((done) => setTimeout(done, 600))
  await userEvent.click(beside())
  expect((await part('Customer')).getByDisplayValue(/, Sylhet$/)).toBeDefined()
  await userEvent.click((await part('Customer')).getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await userEvent.click(beside())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('an order that has left keeps them; its history tells what was there before [OR-06]', async () => {
  detail = {
    ...detail,
    status: 'shipped',
    history: [anEvent(2, { kind: 'edited', facts: { customerAddress: 'Old Street 1' } })],
  }
  renderAt('/orders?order=3')
  expect(await (await part('History')).findByText(/before: Old Street 1/)).toBeDefined()
  expect((await part('Customer')).queryByRole('button', { name: 'Edit customer' })).toBeNull()
})

it('what was typed stays in sight when another window ships the order, to be copied and closed [OR-06]', async () => {
  renderAt('/orders?order=3')
  await userEvent.click((await part('Customer')).getByRole('button', { name: 'Edit customer' }))
  const form = await part('Customer')
  const address = form.getByLabelText<HTMLTextAreaElement>('Address')
  await userEvent.clear(address)
  await userEvent.type(address, 'House 9, Sylhet')
  detail = { ...detail, status: 'shipped' }
  await server.changed('orders')
  expect((await form.findByRole('alert')).textContent).toContain('What you typed was not saved')
  expect(form.getByLabelText('Address')).toBe(address)
  expect(address.value).toBe('House 9, Sylhet')
  expect(address.readOnly).toBe(true)
  expect(form.getByText('Now:').textContent).toBe(`Now: ${detail.customerAddress}`)
  expect(form.queryByRole('button', { name: 'Save' })).toBeNull()
  await userEvent.type(address, '{Enter}')
  await userEvent.type(form.getByLabelText('Phone'), '{Enter}')
  expect(changes()).toEqual([])
  await userEvent.click(form.getByRole('button', { name: 'Copy what you typed' }))
  expect(await navigator.clipboard.readText()).toBe('House 9, Sylhet')
  await userEvent.click(form.getByRole('button', { name: 'Close' }))
  expect((await part('Customer')).getByText(detail.customerAddress)).toBeDefined()
  expect((await part('Customer')).queryByRole('button', { name: 'Edit customer' })).toBeNull()
})

it('a form in which nothing was typed says only that the order has left [OR-06]', async () => {
  renderAt('/orders?order=3')
  await userEvent.click((await part('Customer')).getByRole('button', { name: 'Edit customer' }))
  detail = { ...detail, status: 'cancelled' }
  await server.changed('orders')
  const said = await (await part('Customer')).findByRole('alert')
  expect(said.textContent).toMatch(/shipped or cancelled meanwhile/)
  expect(said.textContent).not.toMatch(/not saved/)
  expect(within(said).queryByRole('button')).toBeNull()
})
