import type { Customer } from '@pal/core/contract/order-ledger'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'

import { type Asked, refusal, serve } from '../../../testing/fake-server.ts'
import { narrowWindow } from '../../../testing/narrow-window.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { ago, anOrder, configured } from '../../../testing/samples.ts'

const aCustomer = (id: number, over: Partial<Customer> = {}): Customer => ({
  id,
  customerName: `Customer No ${id}`,
  customerId: `psid-${id}`,
  customerPhone: '+8801712345678',
  samePhone: 0,
  pageName: 'Dhaka Looms',
  conversationId: id,
  orders: 1,
  delivered: 0,
  returned: 0,
  partlyReturned: 0,
  cancelled: 0,
  spent: [{ currency: 'BDT', amount: 1_250 }],
  lastOrderAt: ago(125),
  ...over,
})

let rows: readonly Customer[]
let asked: readonly Asked[]
let broken: boolean
let pages: readonly { id: string; name: string; category: string }[]

beforeEach(() => {
  broken = false
  pages = []
  rows = [aCustomer(2), aCustomer(1)]
  ;({ asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/facebook/connected-pages': () => pages,
    'GET /api/orders/customers': () => (broken ? refusal(500, 'internal', 'No') : rows),
    'GET /api/orders/customers/2': () => aCustomer(2, { customerName: 'Rahim Uddin' }),
    'GET /api/orders': () => [anOrder(3)],
  }))
})

const table = () => screen.findByRole('table', { name: 'Customers' })
const lastRead = () => {
  const read = asked.filter(({ path }) => path === '/api/orders/customers').at(-1)
  return Object.fromEntries(new URLSearchParams(read?.search))
}
const inAddress = () => Object.fromEntries(new URLSearchParams(location.search))

describe('the list of customers', () => {
  it('says in a small window, too, that an amount is what was spent [OR-10]', async () => {
    narrowWindow()
    renderAt('/orders?view=customers')
    const [amount] = within(await table()).getAllByText('৳1,250')
    expect(amount!.closest('td')?.textContent).toBe('1Spent৳1,250')
  })

  it('shows name, phone, page, orders, what became of them, spent in each currency and the last order [OR-10]', async () => {
    rows = [
      aCustomer(2, {
        customerName: 'নুসরাত জাহান',
        orders: 12_000,
        delivered: 7,
        returned: 2,
        partlyReturned: 1,
        cancelled: 1,
        spent: [
          { currency: 'BDT', amount: 4_597.5 },
          { currency: 'USD', amount: 20 },
        ],
      }),
    ]
    renderAt('/orders?view=customers')
    const heads = within(await table()).getAllByRole('columnheader')
    const cells = within(await table()).getAllByRole('cell')
    const shown = Object.fromEntries(
      heads.map(({ textContent }, at) => [textContent, cells[at]?.textContent]),
    )
    expect(shown).toMatchObject({
      Customer: 'নুসরাত জাহান01712345678',
      Page: 'Dhaka Looms',
      Orders: '12,0007 delivered · 2 returned · 1 partly returned · 1 cancelled',
      Spent: '৳4,597.50$20',
      'Last order': '2h ago',
    })
    expect(
      screen.getByRole('link', { name: /Open the conversation with/ }).getAttribute('href'),
    ).toBe('/conversations?view=2')
  })

  it('has no link to a chat where there is none [OR-10]', async () => {
    rows = [aCustomer(2, { customerId: null, conversationId: null })]
    renderAt('/orders?view=customers')
    await table()
    expect(screen.queryByRole('link', { name: /Open the conversation/ })).toBeNull()
  })

  it('is sorted by a press on a head, which says so, and keeps that in the address [OR-10]', async () => {
    renderAt('/orders?view=customers')
    await table()
    const head = (name: string) => screen.getByRole('columnheader', { name })
    expect(head('Last order').getAttribute('aria-sort')).toBe('descending')
    expect(head('Orders').getAttribute('aria-sort')).toBe('none')
    const button = within(head('Orders')).getByRole('button')
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(lastRead()).toMatchObject({ sort: 'orders' }))
    expect(head('Orders').getAttribute('aria-sort')).toBe('descending')
    expect(inAddress()).toEqual({ view: 'customers', sort: 'orders' })
    await userEvent.click(within(head('Last order')).getByRole('button'))
    expect(inAddress()).toEqual({ view: 'customers' })
  })

  it('is filtered and searched by its address, and its file is of the same [OR-04, OR-10]', async () => {
    renderAt('/orders?view=customers&sort=orders')
    await table()
    await userEvent.click(screen.getByRole('button', { name: 'With returns' }))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name or phone' }), 'rah')
    await waitFor(() =>
      expect(lastRead()).toEqual({ sort: 'orders', show: 'returned', search: 'rah' }),
    )
    expect(inAddress()).toMatchObject({ view: 'customers', show: 'returned', search: 'rah' })
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    const file = await screen.findByRole('menuitem', { name: 'Customers as CSV' })
    expect(file.getAttribute('href')).toBe(
      '/api/orders/customers/export?format=csv&sort=orders&show=returned&search=rah',
    )
  })

  it('is narrowed to one page where there are several, and its file with it [OR-03, OR-04]', async () => {
    pages = [
      { id: '111', name: 'Dhaka Looms', category: '' },
      { id: '222', name: 'Silk Road', category: '' },
    ]
    renderAt('/orders?view=customers&show=again')
    await userEvent.selectOptions(await screen.findByLabelText('Page'), 'Silk Road')
    await waitFor(() => expect(lastRead()).toMatchObject({ page: '222', show: 'again' }))
    expect(inAddress()).toEqual({ view: 'customers', show: 'again', page: '222' })
    await userEvent.click(screen.getByRole('button', { name: 'Export' }))
    const file = await screen.findByRole('menuitem', { name: 'Customers as JSON' })
    expect(file.getAttribute('href')).toContain('page=222')
    rows = []
    await userEvent.selectOptions(screen.getByLabelText('Page'), 'All pages')
    await userEvent.selectOptions(screen.getByLabelText('Page'), 'Dhaka Looms')
    await userEvent.click(await screen.findByRole('button', { name: 'Show all customers' }))
    expect(inAddress()).toEqual({ view: 'customers' })
  })

  it('has no choice of pages where there is one [OR-03]', async () => {
    pages = [{ id: '111', name: 'Dhaka Looms', category: '' }]
    renderAt('/orders?view=customers')
    await table()
    expect(screen.queryByLabelText('Page')).toBeNull()
  })

  it('a row leads to the orders of its customer, who is named there [OR-10]', async () => {
    renderAt('/orders?view=customers')
    const [, row] = within(await table()).getAllByRole('row')
    row?.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('table', { name: 'Orders' })
    expect(inAddress()).toEqual({ customer: '2' })
    await screen.findByText('Customer: Rahim Uddin')
    const read = asked.filter(({ path }) => path === '/api/orders').at(-1)
    expect(read?.search).toContain('customer=2')
  })

  it('says that nobody has ordered yet, and what to do [OR-05]', async () => {
    rows = []
    renderAt('/orders?view=customers')
    await screen.findByText('Nobody has ordered yet')
    expect(screen.getByText(/Whoever orders in a conversation/)).toBeTruthy()
    expect(screen.getByRole('main').textContent).toContain('New order')
  })

  it('says that nobody matches, and shows all again [OR-05]', async () => {
    rows = []
    renderAt('/orders?view=customers&show=again&search=x')
    await userEvent.click(await screen.findByRole('button', { name: 'Show all customers' }))
    expect(inAddress()).toEqual({ view: 'customers' })
  })

  it('says that it could not be loaded, and is asked for again [SH-06]', async () => {
    broken = true
    renderAt('/orders?view=customers')
    await screen.findByText('Couldn’t load the customers')
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await table()).toBeTruthy()
  })

  it('is a tab beside the orders, and the keyboard stays on the tabs [OR-10]', async () => {
    renderAt('/orders')
    const tab = async (name: string) =>
      within(await screen.findByRole('navigation', { name: 'Orders and customers' })).getByRole(
        'link',
        { name },
      )
    await userEvent.click(await tab('Customers'))
    await table()
    expect((await tab('Customers')).getAttribute('aria-current')).toBe('page')
    expect(document.activeElement).toBe(await tab('Customers'))
    await userEvent.click(await tab('Orders'))
    expect(await screen.findByRole('table', { name: 'Orders' })).toBeTruthy()
    expect(document.activeElement).toBe(await tab('Orders'))
  })
})
