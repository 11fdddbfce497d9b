import type { OrderDetail } from '@pal/core/contract/orders'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useToasts } from '../../../lib/toasts.ts'
import { type Asked, refusal, serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { anEvent, anOrderDetail, savedSettings, configured } from '../../../testing/samples.ts'
import { useTelling } from '../data/telling.ts'

let detail: OrderDetail
let asked: readonly Asked[]
let answer: (() => Response) | undefined
beforeEach(() => {
  detail = anOrderDetail(3)
  answer = undefined
  ;({ asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/settings': () => savedSettings,
    'GET /api/orders': () => [],
    'GET /api/orders/3': () => detail,
    'POST /api/orders/payments': () => ({ paid: [3], refused: [] }),
    'POST /api/orders/undo': () => ({ undone: [3], refused: [] }),
    'PUT /api/settings': () => savedSettings,
    'PATCH /api/orders/3': ({ body }) =>
      answer?.() ?? (detail = { ...detail, ...(body as object) }),
  }))
})

afterEach(() => useTelling.setState({ tells: true }))

const part = async (name: string) =>
  within(await within(await screen.findByRole('dialog')).findByRole('region', { name }))
/** What was typed: what was seen goes along, see `customer-form.test.tsx`, and whether it is told. */
const changes = () =>
  asked
    .filter(({ method }) => method === 'PATCH')
    .map(({ body }) => {
      const { was: _, tell: __, ...typed } = body as Record<string, unknown>
      return typed
    })

it('shows what is to be collected and how, and is marked as paid at one press [OR-09]', async () => {
  renderAt('/orders?order=3')
  const payment = await part('Payment')
  expect(payment.getByText('Unpaid')).toBeDefined()
  expect(payment.getByText('Cash on delivery')).toBeDefined()
  expect(payment.getByText('৳2,598')).toBeDefined()
  await userEvent.click(payment.getByRole('button', { name: 'Mark as paid' }))
  await waitFor(() => expect(changes()).toEqual([{ paymentStatus: 'paid' }]))
  expect(await payment.findByText('Paid')).toBeDefined()
})

const bodies = () => asked.filter(({ method }) => method !== 'GET').map(({ body }) => body)

it('a payment is told to the customer where the seller wants it, and undone as a move is [OR-09, OR-06]', async () => {
  answer = () => {
    const history = [...detail.history, anEvent(99, { kind: 'payment' })]
    return Response.json((detail = { ...detail, paymentStatus: 'paid', amountDue: 0, history }))
  }
  renderAt('/orders?order=3')
  const payment = await part('Payment')
  expect(payment.getByText('Sent after 10 seconds, unless you undo it.')).toBeDefined()
  await userEvent.click(payment.getByRole('button', { name: 'Mark as paid' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(bodies()).toEqual([{ paymentStatus: 'paid', tell: true }])
  const forMs = useToasts.getState().current?.action?.forMs ?? 0
  expect(forMs).toBeGreaterThan(8_000)
  expect(forMs).toBeLessThanOrEqual(10_000)
  await userEvent.click(undo)
  await waitFor(() => expect(bodies()).toContainEqual({ ids: [3], what: 'payment' }))
  expect(await screen.findByText('Undone')).toBeDefined()
})

it('nothing is told of a payment that is to be kept quiet, or while the window is closed [OR-09]', async () => {
  renderAt('/orders?order=3')
  await userEvent.click((await part('Payment')).getByRole('button', { name: 'Edit payment' }))
  const form = await part('Payment')
  // Nothing has come in that could be told.
  expect(form.queryByRole('checkbox')).toBeNull()
  await userEvent.selectOptions(form.getByLabelText('Status'), 'Paid')
  await userEvent.click(form.getByLabelText('Tell the customer about the payment on Messenger'))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(bodies().some((body) => 'paymentStatus' in (body as object))).toBe(true),
  )
  for (const body of bodies()) expect(body).not.toHaveProperty('tell')
})

it('offers to tell nothing while Facebook’s window is closed [OR-09, CV-12]', async () => {
  detail = { ...detail, tellUntil: null }
  renderAt('/orders?order=3')
  const payment = await part('Payment')
  expect(payment.queryByRole('checkbox')).toBeNull()
  await userEvent.click(payment.getByRole('button', { name: 'Mark as paid' }))
  await waitFor(() => expect(bodies()).toEqual([{ paymentStatus: 'paid' }]))
})

it('leaves the news of a payment to the seller where Facebook takes it only from them [OR-09, CV-12]', async () => {
  detail = { ...detail, tellUntil: null, tellByHandUntil: '2030-01-01T00:00:00Z' }
  renderAt('/orders?order=3')
  const payment = await part('Payment')
  expect(payment.getByRole('checkbox', { name: /^Tell/ })).toHaveProperty('checked', true)
  expect(payment.getByText(/You will find a draft in your tasks/)).toBeDefined()
  await userEvent.click(payment.getByRole('button', { name: 'Mark as paid' }))
  await waitFor(() => expect(bodies()).toEqual([{ paymentStatus: 'paid', tell: true }]))
  await userEvent.click(payment.getByRole('button', { name: 'Edit payment' }))
  expect(payment.getByText(/You will find a draft in your tasks/)).toBeDefined()
})

it('leaves the parcel’s number to the seller where Facebook takes it only from them [OR-09, CV-12]', async () => {
  const byHand = { tellUntil: null, tellByHandUntil: '2030-01-01T00:00:00Z' }
  detail = { ...detail, status: 'shipped', ...byHand }
  renderAt('/orders?order=3')
  await userEvent.click((await part('Shipping')).getByRole('button', { name: 'Edit shipping' }))
  const shipping = await part('Shipping')
  expect(shipping.getByText(/You will find a draft in your tasks/)).toBeDefined()
  await userEvent.type(shipping.getByRole('textbox', { name: 'Tracking number' }), 'PX-77{Enter}')
  await waitFor(() => expect(bodies()).toMatchObject([{ trackingNumber: 'PX-77', tell: true }]))
})

it('of a cancelled order that nobody paid it says no more than how it was to be paid [OR-09]', async () => {
  detail = { ...detail, status: 'cancelled', amountDue: 0 }
  renderAt('/orders?order=3')
  const payment = await part('Payment')
  expect(payment.getByText('Cash on delivery')).toBeDefined()
  expect(payment.queryByText('Unpaid')).toBeNull()
})

it('what stays paid of an order that was refunded in part is in sight [OR-09]', async () => {
  detail = { ...detail, paymentStatus: 'refunded', paidAmount: 600, amountDue: 0 }
  renderAt('/orders?order=3')
  const payment = await part('Payment')
  expect(payment.getByText('Refunded')).toBeDefined()
  expect(payment.getByText('৳600')).toBeDefined()
})

it('a part that opens to be edited is brought into view whole, above the buttons of the sheet [OR-09]', async () => {
  const shown: (string | null)[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    if (this instanceof HTMLFormElement) shown.push(this.textContent)
  })
  renderAt('/orders?order=3')
  const shipping = await part('Shipping')
  await userEvent.click(shipping.getByRole('button', { name: 'Edit shipping' }))
  expect(shown).toEqual([expect.stringMatching(/Courier.*Tracking number.*Save/)])
  expect(document.activeElement).toBe((await part('Shipping')).getByLabelText('Courier'))
  vi.restoreAllMocks()
})

it('takes a part with its method, in any digits, and says what is wrong with one [OR-09]', async () => {
  renderAt('/orders?order=3')
  const payment = await part('Payment')
  await userEvent.click(payment.getByRole('button', { name: 'Edit payment' }))
  const form = await part('Payment')
  await userEvent.selectOptions(form.getByLabelText('Status'), 'Partly paid')
  expect(form.queryByLabelText('Transaction number')).toBeNull()
  await userEvent.selectOptions(form.getByLabelText('Method'), 'bKash')
  await userEvent.type(form.getByLabelText('Transaction number'), ' 9AB7XK21 ')
  await userEvent.type(form.getByLabelText('Paid so far'), '3000')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getByText('A part is more than nothing and less than ৳2,598.')).toBeDefined()
  expect(changes()).toEqual([])
  await userEvent.clear(form.getByLabelText('Paid so far'))
  await userEvent.type(form.getByLabelText('Paid so far'), '১,২৫০{Enter}')
  await waitFor(() =>
    expect(changes()).toEqual([
      {
        paymentStatus: 'part',
        paymentMethod: 'bkash',
        paymentReference: '9AB7XK21',
        paidAmount: 1250,
        paidAt: expect.any(String),
      },
    ]),
  )
})

it('keeps that less came in than was due, and what is still owed [OR-09]', async () => {
  renderAt('/orders?order=3')
  await userEvent.click((await part('Payment')).getByRole('button', { name: 'Record less…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'What came in' }))
  dialog.getByText(/^The order counts as paid in full\./)
  const field = dialog.getByLabelText('Received for PAL-000003')
  await userEvent.clear(field)
  await userEvent.type(field, '2000')
  expect(dialog.getByRole('status').textContent).toBe('Received ৳2,000Still due ৳598')
  await userEvent.keyboard('{Enter}')
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/orders/payments')?.body).toEqual({
      ids: [3],
      received: [{ id: 3, amount: 2_000, due: 2_598 }],
      tell: true,
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'What came in' })).toBeNull())
})

it('why a payment was not saved is said in its form, and nowhere else [OR-09]', async () => {
  answer = () => refusal(409, 'order_paid_at_future', 'No')
  renderAt('/orders?order=3')
  await userEvent.click((await part('Payment')).getByRole('button', { name: 'Edit payment' }))
  const form = await part('Payment')
  await userEvent.selectOptions(form.getByLabelText('Method'), 'bKash')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect((await form.findByRole('alert')).textContent).toMatch(/still to come/)
  expect(screen.getAllByText(/still to come/)).toHaveLength(1)
})

it('the order says where its papers lack the shop’s address [OR-07]', async () => {
  renderAt('/orders?order=3')
  const link = await screen.findByRole('link', { name: 'Add it in Settings' })
  expect(link.getAttribute('href')).toBe('/settings?tab=general&field=settings.general.address')
})

it('keeps courier and tracking number; Escape asks, leaves them, and the order open [OR-09, SH-07]', async () => {
  renderAt('/orders?order=3')
  await userEvent.click((await part('Shipping')).getByRole('button', { name: 'Edit shipping' }))
  const form = await part('Shipping')
  expect(document.activeElement).toBe(form.getByLabelText('Courier'))
  await userEvent.keyboard('Pathao{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  expect((await part('Shipping')).getByText('No courier yet.')).toBeDefined()
  await userEvent.click((await part('Shipping')).getByRole('button', { name: 'Edit shipping' }))
  await userEvent.keyboard('Pathao{Tab}PX-77{Enter}')
  await waitFor(() => expect(changes()).toEqual([{ courier: 'Pathao', trackingNumber: 'PX-77' }]))
  const shipping = await part('Shipping')
  expect(await shipping.findByText('PX-77')).toBeDefined()
  expect(shipping.getByText('Pathao')).toBeDefined()
})

it('the history tells payments and parcels, the newest first [OR-06, OR-09]', async () => {
  detail = anOrderDetail(3, {
    history: [
      anEvent(1, { kind: 'placed', to: 'confirmed', actor: 'agent' }),
      anEvent(2, { kind: 'payment', facts: { paymentStatus: 'part', paidAmount: 500 } }),
      anEvent(3, { kind: 'shipping', facts: { courier: 'Pathao', trackingNumber: 'PX-77' } }),
      anEvent(4, { kind: 'shipping', facts: { courier: null, trackingNumber: null } }),
      anEvent(5, { kind: 'status', from: 'processing', to: 'shipped' }),
    ],
  })
  renderAt('/orders?order=3')
  const rows = (await part('History')).getAllByRole('listitem')
  const texts = [
    'Shipped',
    'Courier removed',
    'Shipping: Pathao · PX-77',
    'Payment: Partly paid · ৳500',
    'Order taken',
  ]
  for (const [index, text] of texts.entries()) expect(rows[index]?.textContent).toContain(text)
})

it('shows what is to be given back, and one press notes that it was [OR-09]', async () => {
  detail = anOrderDetail(3, {
    paymentStatus: 'paid',
    totalAmount: 300,
    paidAmount: 500,
    amountDue: 0,
    amountToGiveBack: 200,
  })
  renderAt('/orders?order=3')
  const payment = await part('Payment')
  expect(payment.getByText('To give back').nextSibling?.textContent).toBe('৳200')
  expect(payment.getByText('৳500')).toBeDefined()
  await userEvent.click(payment.getByRole('button', { name: 'Mark as given back' }))
  await waitFor(() => expect(changes()).toEqual([{ refundAmount: 200, paidAmount: 500 }]))
})

it('a part can be given back, and more than the total can have been paid [OR-09]', async () => {
  const paidAt = '2026-11-02T12:00:00.000Z'
  detail = anOrderDetail(3, { paymentStatus: 'paid', paidAmount: 2598, amountDue: 0, paidAt })
  renderAt('/orders?order=3')
  await userEvent.click((await part('Payment')).getByRole('button', { name: 'Edit payment' }))
  const form = await part('Payment')
  await userEvent.clear(form.getByLabelText('Paid so far'))
  await userEvent.type(form.getByLabelText('Paid so far'), '5196{Enter}')
  await waitFor(() => expect(changes()).toEqual([{ paidAmount: 5196, paymentStatus: 'paid' }]))
  await userEvent.click((await part('Payment')).getByRole('button', { name: 'Edit payment' }))
  const again = await part('Payment')
  await userEvent.selectOptions(again.getByLabelText('Status'), 'Refunded')
  const back = again.getByLabelText('Given back now')
  expect(back).toHaveProperty('value', '5196')
  await userEvent.clear(back)
  await userEvent.type(back, '100{Enter}')
  await waitFor(() => expect(changes()).toHaveLength(2))
  const [, refund] = changes() as { refundAmount: number; paidAt: string }[]
  expect(refund).toEqual({ refundAmount: 100, paidAmount: 5196, paidAt: expect.any(String) })
  // It was given back now, not when it was paid.
  expect(Date.now() - Date.parse(refund!.paidAt)).toBeLessThan(3_600_000)
})

it('says what is still to be collected once a part of an advance was given back [OR-09]', async () => {
  detail = anOrderDetail(3, {
    paymentStatus: 'part',
    totalAmount: 840,
    paidAmount: 460,
    amountDue: 380,
  })
  renderAt('/orders?order=3')
  await userEvent.click((await part('Payment')).getByRole('button', { name: 'Edit payment' }))
  const form = await part('Payment')
  await userEvent.selectOptions(form.getByLabelText('Status'), 'Refunded')
  expect(form.getByText('Then still to collect: ৳840')).toBeDefined()
  await userEvent.clear(form.getByLabelText('Given back now'))
  await userEvent.type(form.getByLabelText('Given back now'), '100')
  expect(form.getByText('Then still to collect: ৳480')).toBeDefined()
})

it('says where the browser lets no tracking number be copied [OR-09]', async () => {
  detail = { ...detail, courier: 'Pathao', trackingNumber: 'PX-77' }
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
  renderAt('/orders?order=3')
  const shipping = await part('Shipping')
  await userEvent.click(shipping.getByRole('button', { name: 'Copy tracking number' }))
  expect(await screen.findByText(/^Couldn’t copy/)).toBeDefined()
  expect(writeText).toHaveBeenCalledExactlyOnceWith('PX-77')
  writeText.mockRestore()
})

it('the cross of the sheet asks, too [OR-09, SH-07]', async () => {
  renderAt('/orders?order=3')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit payment' }))
  const typed = (await part('Payment')).getByLabelText('Status')
  await userEvent.selectOptions(typed, 'part')
  const cross = screen.getByRole('button', { name: 'Close' })
  await userEvent.click(cross)
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await userEvent.click(question.getByRole('button', { name: 'Stay' }))
  expect(typed.isConnected).toBe(true)
  await userEvent.click(cross)
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('Escape asks before what was entered of a payment is lost [OR-09, SH-07]', async () => {
  renderAt('/orders?order=3')
  const edit = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Edit payment' }))
  await edit()
  const status = (await part('Payment')).getByLabelText('Status')
  await userEvent.click(status)
  await userEvent.keyboard('{Escape}')
  // Nothing was typed.
  expect((await part('Payment')).queryByLabelText('Status')).toBeNull()
  await edit()
  const typed = (await part('Payment')).getByLabelText('Status')
  await userEvent.selectOptions(typed, 'part')
  await userEvent.keyboard('{Escape}')
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await userEvent.click(question.getByRole('button', { name: 'Stay' }))
  expect(typed.isConnected).toBe(true)
  typed.focus()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(typed.isConnected).toBe(false))
})
