import type { Order, OrderDetail } from '@pal/core/contract/orders'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { refusal, serve, type Asked } from '../../testing/fake-server.ts'
import { narrowWindow, wideWindow } from '../../testing/narrow-window.ts'
import { renderAt } from '../../testing/render-app.tsx'
import { ago, anOrder, anOrderDetail, configured } from '../../testing/samples.ts'

let rows: readonly Order[]
let detail: OrderDetail
let moving: (status: unknown) => unknown
let asked: readonly Asked[]

beforeEach(() => {
  rows = [anOrder(3), anOrder(2), anOrder(1)]
  detail = anOrderDetail(3)
  moving = (status) => (detail = { ...detail, status: status as OrderDetail['status'] })
  ;({ asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/orders': ({ url }) => {
      if (url.searchParams.get('cursor') === 'next') return [anOrder(9)]
      const answer = Response.json(rows)
      if (rows.length === 3) {
        answer.headers.set('link', '</api/orders?cursor=next>; rel="next"')
      }
      return answer
    },
    'GET /api/orders/3': () => detail,
    'POST /api/orders/3/status': ({ body }) => moving((body as { status: unknown }).status),
  }))
})

const table = () => screen.findByRole('table', { name: 'Orders' })
const bodyRows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
/** The content of each column of a row. */
async function cellsOf(row: HTMLElement): Promise<Record<string, string>> {
  const heads = within(await table()).getAllByRole('columnheader')
  const cells = within(row).getAllByRole('cell')
  return Object.fromEntries(
    heads.map(({ textContent }, at) => [textContent, cells[at]?.textContent ?? '']),
  )
}
const listReads = () =>
  asked
    .filter(({ path }) => path === '/api/orders')
    .map(({ search }) => Object.fromEntries(new URLSearchParams(search)))

describe('the table', () => {
  it('shows number, customer, phone, two products and how many more, total, status, points, time and action [OR-01]', async () => {
    wideWindow()
    const line = { unitPrice: 1, total: 1 }
    rows = [
      anOrder(1, {
        customerName: 'নুসরাত জাহান',
        products: [
          { ...line, name: 'Saree', quantity: 2, productId: 1 },
          { ...line, name: 'Panjabi', quantity: 12_000, productId: 2 },
          { ...line, name: 'Scarf', quantity: 4, productId: 3 },
          { ...line, name: 'Sandals', quantity: 1, productId: 4 },
        ],
        totalAmount: 4_597.5,
        status: 'shipped',
        aiPointsEarned: 15,
        createdAt: ago(125),
      }),
    ]
    renderAt('/orders')
    const [row] = await bodyRows()
    expect(await cellsOf(row!)).toMatchObject({
      Order: 'PAL-0000012h ago',
      Customer: 'নুসরাত জাহান01712345678',
      Products: 'Saree× 2Panjabi× 12,000+2 more items',
      Status: 'Shipped',
      'AI points': '+15',
      Total: '৳4,597.50',
      Action: 'View',
    })
  })

  it('names the page of each order where the shop has several [OR-01]', async () => {
    wideWindow()
    rows = [anOrder(2, { pageName: 'Modhu Ghor' }), anOrder(1, { pageName: 'Corner Shop' })]
    detail = anOrderDetail(3, { pageName: 'Modhu Ghor' })
    renderAt('/orders?order=3')
    const [first, second] = await bodyRows()
    // What is paid is below the total then: the columns are as wide as before.
    expect(await cellsOf(first!)).toMatchObject({ Page: 'Modhu Ghor', Total: '৳2,598Unpaid' })
    expect(await cellsOf(second!)).toMatchObject({ Page: 'Corner Shop' })
    expect(await cellsOf(first!)).not.toHaveProperty('Payment')
    const sheet = within(await screen.findByRole('dialog', { name: 'Order' }))
    expect((await sheet.findByText('Modhu Ghor')).closest('p')?.textContent).toMatch(
      / · Modhu Ghor · Eid Collection$/,
    )
  })

  it('says the same in fewer columns where the window is narrow [OR-01, SH-09]', async () => {
    narrowWindow()
    rows = [anOrder(1, { status: 'shipped', aiPointsEarned: 15, createdAt: ago(125) })]
    renderAt('/orders')
    const [row] = await bodyRows()
    expect(await cellsOf(row!)).toEqual({
      Selected: '',
      Customer: 'Buyer 101712345678PAL-000001Saree× 2',
      Total: '৳2,598UnpaidShipped+15 AI points2h ago',
      Action: '',
    })
  })

  it('keeps the AI points, and says the page, where only some columns go [OR-01]', async () => {
    narrowWindow('84.99em')
    rows = [anOrder(1, { pageName: 'Modhu Ghor' })]
    renderAt('/orders')
    const [row] = await bodyRows()
    expect(await cellsOf(row!)).toMatchObject({
      Customer: 'Buyer 101712345678 · Modhu Ghor',
      'AI points': '+10',
      Total: '৳2,598Unpaid',
    })
  })

  it('says of one product more that it is one [OR-01]', async () => {
    const line = { unitPrice: 1, total: 1, quantity: 1 }
    const products = ['Saree', 'Panjabi', 'Scarf'].map((name, at) => ({
      ...line,
      name,
      productId: at + 1,
    }))
    rows = [anOrder(1, { products })]
    renderAt('/orders')
    const [row] = await bodyRows()
    expect((await cellsOf(row!))['Products']).toMatch(/\+1 more item$/)
  })

  it('opens an order by its action [OR-01, OR-06]', async () => {
    renderAt('/orders')
    const [row] = await bodyRows()
    await userEvent.click(within(row!).getByRole('button', { name: 'View order PAL-000003' }))
    const drawer = await screen.findByRole('dialog', { name: 'Order' })
    expect(await within(drawer).findByText('PAL-000003')).toBeDefined()
  })

  it('shows each total in the currency of its order [OR-01]', async () => {
    rows = [
      anOrder(1, { currency: 'USD', totalAmount: 12.5 }),
      anOrder(2, { currency: '', totalAmount: 7 }),
    ]
    renderAt('/orders')
    const [dollars, none] = await bodyRows()
    expect(dollars?.textContent).toContain('$12.50')
    expect(none?.textContent).toContain('$7')
  })

  it('says of a cancelled order that is not paid nothing about payment [OR-09]', async () => {
    wideWindow()
    rows = [anOrder(1, { status: 'cancelled' }), anOrder(2, { status: 'shipped' })]
    renderAt('/orders')
    const [cancelled, shipped] = await bodyRows()
    expect(await cellsOf(cancelled!)).toMatchObject({ Payment: '–' })
    expect(await cellsOf(shipped!)).toMatchObject({ Payment: 'Unpaid' })
  })

  it("says 'No orders yet' when there are none [OR-05]", async () => {
    rows = []
    renderAt('/orders')
    expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeDefined()
    // A page answers by its token alone: what else can be set up is not asked for here.
    expect(screen.queryByRole('link', { name: /connect/i })).toBeNull()
    expect(screen.getAllByRole('link', { name: 'New order' })).toHaveLength(2)
  })

  it('goes on with the next page where the server says that there is one', async () => {
    renderAt('/orders')
    await table()
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(async () => expect(await bodyRows()).toHaveLength(4))
    expect(listReads().at(-1)?.['cursor']).toBe('next')
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })
})

it('asks the server with search, status and time together, kept in the address [OR-02, OR-03]', async () => {
  const { router } = renderAt('/orders')
  await table()
  await userEvent.click(screen.getByRole('button', { name: 'Delivered' }))
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Time' }),
    'Last 7 days',
  )
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search orders' }), 'Nusrat{Enter}')
  await waitFor(() =>
    expect(listReads().at(-1)).toEqual({ status: 'delivered', period: 'week', search: 'Nusrat' }),
  )
  expect(router.state.location.search).toBe('?status=delivered&period=week&search=Nusrat')
  await table()
})

it('exports what the filters show, as CSV, for Excel and as JSON [OR-04]', async () => {
  renderAt('/orders?status=delivered&period=week&search=Nusrat+Jahan')
  await table()
  await userEvent.click(screen.getByRole('button', { name: 'Shipping and export' }))
  const files = await screen.findAllByRole('menuitem')
  expect(files.map((file) => [file.textContent, file.getAttribute('href')])).toEqual([
    ['Parcels for Pathao (CSV)', null],
    ['Parcels for Steadfast (CSV)', null],
    ['Add tracking numbers', null],
    ['Courier payments', null],
    [
      'Orders as CSV',
      '/api/orders/export?format=csv&status=delivered&period=week&search=Nusrat+Jahan',
    ],
    [
      'Orders for Excel',
      '/api/orders/export?format=excel&status=delivered&period=week&search=Nusrat+Jahan',
    ],
    [
      'Orders as JSON',
      '/api/orders/export?format=json&status=delivered&period=week&search=Nusrat+Jahan',
    ],
  ])
  expect(files.map((file) => file.hasAttribute('download'))).toEqual(
    files.map((file) => file.hasAttribute('href')),
  )
})

describe('an open order', () => {
  const drawer = () => screen.findByRole('dialog', { name: 'Order' })

  it('shows customer, address, items, amounts, history and its conversation [OR-06]', async () => {
    detail = anOrderDetail(3, { discount: 200, deliveryFee: 80, totalAmount: 2_478 })
    renderAt('/orders')
    await userEvent.click((await bodyRows())[0]!)
    const open = within(await drawer())
    expect(await open.findByText('House 12, Dhanmondi')).toBeDefined()
    expect(open.getByText('−৳200')).toBeDefined()
    expect(open.getByText('৳80')).toBeDefined()
    expect(open.getByText('Delivery')).toBeDefined()
    expect(open.getAllByText('৳2,478')).toHaveLength(2)
    expect(open.getByText('by the agent')).toBeDefined()
    expect(open.getByRole('link', { name: 'Open the conversation' }).getAttribute('href')).toBe(
      '/conversations?view=1',
    )
  })

  it('names the area whose delivery fee it has [OR-06, AG-20]', async () => {
    detail = anOrderDetail(3, { deliveryFee: 120, deliveryArea: 'Outside Dhaka' })
    renderAt('/orders?order=3')
    expect(await within(await drawer()).findByText('Delivery (Outside Dhaka)')).toBeDefined()
  })

  it('moves on by one step at a time, and by none for a second press of the last one [OR-06]', async () => {
    detail = anOrderDetail(3, { courier: 'Pathao' })
    renderAt('/orders?order=3')
    const open = within(await drawer())
    await open.findByRole('button', { name: 'Start processing' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    const next = (name: string) => open.getByRole<HTMLButtonElement>('button', { name })
    fireEvent.click(next('Start processing'))
    for (const name of ['Mark as shipped', 'Mark as delivered']) {
      await wait(500)
      // It stands where the one before was pressed.
      fireEvent.click(next(name))
      await wait(500)
      expect(next(name).disabled).toBe(true)
      await wait(500)
      expect(next(name).disabled).toBe(false)
      fireEvent.click(next(name))
    }
    await wait(500)
    expect(open.queryByRole('button', { name: 'Cancel order' })).toBeNull()
    expect(asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { status: 'processing', tell: true },
      { status: 'shipped', tell: true },
      { status: 'delivered', tell: true },
    ])
  })

  it('is cancelled only after a question [OR-06]', async () => {
    renderAt('/orders?order=3')
    const open = within(await drawer())
    await userEvent.click(await open.findByRole('button', { name: 'Cancel order' }))
    const question = within(await screen.findByRole('dialog', { name: 'Cancel PAL-000003?' }))
    expect(asked.some(({ method }) => method === 'POST')).toBe(false)
    await userEvent.click(question.getByRole('button', { name: 'Cancel order' }))
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
        status: 'cancelled',
        tell: true,
      }),
    )
  })

  it("says why it was not moved, with the server's reason [OR-06]", async () => {
    moving = () => refusal(409, 'conflict', 'The order is delivered already.')
    renderAt('/orders?order=3')
    const open = within(await drawer())
    await userEvent.click(await open.findByRole('button', { name: 'Start processing' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The order is delivered already.',
    )
  })
})
