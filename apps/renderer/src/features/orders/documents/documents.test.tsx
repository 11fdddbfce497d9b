import type { OrderDocument } from '@pal/core/contract/orders'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'

import { refusal, serve, type Asked } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { anOrderDetail, configured } from '../../../testing/samples.ts'

let orders: readonly OrderDocument[]
let pdf: boolean
let refused: Response | null
let asked: readonly Asked[]
const print = vi.fn()
beforeEach(() => {
  pdf = false
  refused = null
  print.mockClear()
  vi.stubGlobal('print', print)
  orders = [
    {
      ...anOrderDetail(3, {
        customerName: 'নুসরাত জাহান',
        customerAddress: 'বাড়ি ১২, ধানমন্ডি',
        courier: 'Pathao',
        trackingNumber: 'PX-77',
        paymentStatus: 'part',
        paymentMethod: 'bkash',
        paidAmount: 598,
        amountDue: 2000,
      }),
      pageName: 'Dhaka Looms',
      language: 'bn',
    },
  ]
  ;({ asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/orders': () => [],
    'POST /api/orders/slips': () => ({ success: true }),
    'GET /api/orders/3': () => orders[0],
    'GET /api/orders/documents': () =>
      refused ?? {
        shop: {
          name: 'Corner Shop',
          usePageName: false,
          address: '',
          phone: '',
          email: 'shop@example.com',
        },
        pdf,
        orders,
      },
  }))
})

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Print' }))
const paper = async () => (await dialog()).findByRole('article')

it('the packing slip tells to whom, what, and how much is collected, in the customer’s language [OR-07]', async () => {
  renderAt('/orders?order=3')
  const sheet = within(await screen.findByRole('dialog', { name: 'Order' }))
  await userEvent.click(await sheet.findByRole('button', { name: 'Packing slip' }))
  const slip = await paper()
  expect([slip.lang, slip.dir]).toEqual(['bn', 'ltr'])
  for (const part of [
    'Corner Shop',
    'প্যাকিং স্লিপ',
    'PAL-000003',
    'নুসরাত জাহান',
    'বাড়ি ১২, ধানমন্ডি',
    '+8801712345678',
    'Saree',
    'ডেলিভারির সময় নিতে হবে',
    '৳2,000',
    'Pathao',
    'PX-77',
  ])
    expect(slip.textContent).toContain(part)
  // Whoever opens the parcel need not know what each thing cost.
  expect(slip.textContent).not.toContain('1,299')
  const reads = asked.filter(({ path }) => path === '/api/orders/documents')
  expect(reads.map(({ search }) => search)).toEqual(['?ids=3'])
})

it('says where the shop’s address is missing on what is printed, and leads to its field [OR-07]', async () => {
  renderAt('/orders?print=invoice&ids=3')
  const invoice = await paper()
  const link = (await dialog()).getByRole('link', { name: 'Add it in Settings' })
  expect(link.getAttribute('href')).toBe('/settings?tab=general&field=settings.general.address')
  expect(invoice.contains(link)).toBe(false)
})

it('the invoice tells prices, sums, and what is paid; Arabic reads from the right [OR-07]', async () => {
  renderAt('/orders?print=invoice&ids=3')
  const invoice = await paper()
  for (const part of ['ইনভয়েস', '৳1,299', '৳2,598', '৳598', 'bKash', 'আংশিক পরিশোধিত'])
    expect(invoice.textContent).toContain(part)
  await userEvent.selectOptions(
    (await dialog()).getByRole('combobox', { name: 'Language' }),
    'العربية',
  )
  const arabic = await paper()
  expect([arabic.lang, arabic.dir]).toEqual(['ar', 'rtl'])
  expect(arabic.textContent).toContain('فاتورة')
  expect(arabic.textContent).toContain('নুসরাত জাহান')
})

it('prints what is shown, and only that, one sheet for each order [OR-07]', async () => {
  orders = [...orders, { ...anOrderDetail(4), pageName: 'Dhaka Looms', language: 'en' }]
  renderAt('/orders?print=packing_slip&ids=3,4')
  const button = await (await dialog()).findByRole('button', { name: 'Print or save as PDF' })
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false))
  const printed = document.querySelector('body > [data-print-root]')
  expect(printed?.querySelectorAll('article')).toHaveLength(2)
  await userEvent.click(button)
  expect(print).toHaveBeenCalledTimes(1)
  // Nothing tells whether it was broken off in the browser's dialog: who is asked knows.
  const kept = () => asked.filter(({ path }) => path === '/api/orders/slips')
  const question = () => screen.queryByRole('group', { name: 'Did the packing slips print?' })
  await userEvent.click(within(question()!).getByRole('button', { name: 'No' }))
  expect(question()).toBeNull()
  expect(document.activeElement).toBe(button)
  expect(kept()).toEqual([])
  await userEvent.click(button)
  expect(print).toHaveBeenCalledTimes(2)
  expect(kept()).toEqual([])
  await userEvent.click(within(question()!).getByRole('button', { name: 'Yes, they are printed' }))
  expect(question()).toBeNull()
  // So that the list knows which are left.
  await waitFor(() => expect(kept().map(({ body }) => body)).toEqual([{ ids: [3, 4] }]))
  // The printer may have been out of paper.
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(kept().at(-1)?.body).toEqual({ ids: [3, 4], printed: false }))
  expect(await screen.findByText('The packing slips count as not printed')).toBeDefined()
  await userEvent.click((await dialog()).getByText('Invoice'))
  await userEvent.click(button)
  expect(print).toHaveBeenCalledTimes(3)
  expect(question()).toBeNull()
  expect(kept()).toHaveLength(2)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.querySelector('[data-print-root]')).toBeNull())
})

it('in the desktop program the file is made at one press [OR-07]', async () => {
  pdf = true
  renderAt('/orders?print=invoice&ids=3&language=ar')
  const link = await (await dialog()).findByRole('link', { name: 'Save as PDF' })
  expect(link.getAttribute('href')).toBe(
    '/api/orders/pdf?ids=3&document=invoice&language=ar&paper=full',
  )
  expect(link.hasAttribute('download')).toBe(true)
})

it('from one paper and one language to another, and back to each customer’s own [OR-07]', async () => {
  pdf = true
  const { router } = renderAt('/orders?status=shipped&print=packing_slip&ids=3')
  expect((await paper()).lang).toBe('bn')
  const open = await dialog()
  const language = open.getByRole('combobox', { name: 'Language' })
  await userEvent.selectOptions(language, 'Français')
  await userEvent.click(open.getByRole('radio', { name: 'Invoice' }))
  expect((await paper()).textContent).toContain('Facture')
  expect(open.getByRole('link', { name: 'Save as PDF' }).getAttribute('href')).toBe(
    '/api/orders/pdf?ids=3&document=invoice&language=fr&paper=full',
  )
  await userEvent.selectOptions(language, "Customer's language")
  expect((await paper()).lang).toBe('bn')
  await userEvent.click(open.getByRole('radio', { name: 'Packing slip' }))
  expect(open.getByRole('link', { name: 'Save as PDF' }).getAttribute('href')).toBe(
    '/api/orders/pdf?ids=3&document=packing_slip&paper=full',
  )
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(router.state.location.search).toBe('?status=shipped'))
})

it('each kind of paper is printed on what it was printed on last, by the same printer [OR-07]', async () => {
  pdf = true
  const { router } = renderAt('/orders?print=packing_slip&ids=3')
  const chosen = async () => {
    await paper()
    return (await dialog()).getByRole<HTMLSelectElement>('combobox', { name: 'Paper' })
  }
  expect((await chosen()).value).toBe('full')
  await userEvent.selectOptions(await chosen(), 'Label, 100 × 150 mm')
  const file = (await dialog()).getByRole('link', { name: 'Save as PDF' }).getAttribute('href')
  expect(file).toContain('paper=label')
  const sizes = [...document.querySelectorAll('[data-paper]')].map((each) =>
    each.getAttribute('data-paper'),
  )
  expect(sizes).toEqual(['label', 'label'])
  await userEvent.click((await dialog()).getByRole('radio', { name: 'Invoice' }))
  expect((await chosen()).value).toBe('full')
  await act(() => router.navigate('/orders'))
  await act(() => router.navigate('/orders?print=packing_slip&ids=3'))
  expect((await chosen()).value).toBe('label')
})

it('says why there is no paper, prints none, and the program that waits for it does not hear that it is there [OR-07]', async () => {
  refused = refusal(404, 'not_found', 'This order does not exist.')
  renderAt('/orders?print=invoice&ids=3')
  const open = await dialog()
  expect((await open.findByRole('alert')).textContent).toContain('This order does not exist.')
  expect(open.getByRole('button', { name: /^Print/ }).hasAttribute('disabled')).toBe(true)
  expect(document.querySelector('[data-print-ready]')).toBeNull()
  refused = null
  await userEvent.click(open.getByRole('button', { name: /again/i }))
  expect(await paper()).toBeDefined()
  // By this the desktop program knows that it can make its file; nobody is read the same paper twice.
  const printed = document.querySelector('[data-print-ready]')
  expect(printed?.querySelector('article')).not.toBeNull()
  expect(printed?.getAttribute('aria-hidden')).toBe('true')
})
