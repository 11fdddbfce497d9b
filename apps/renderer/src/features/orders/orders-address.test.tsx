import type { Order } from '@pal/core/contract/orders'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'

import { aCampaign } from '../../components/products/sold.testing.ts'
import { type Asked, refusal, serve } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import { anOrder, anOrderDetail, configured } from '../../testing/samples.ts'

let rows: readonly Order[]
let more: boolean
let detail: Parameters<typeof anOrderDetail>[1]
let returned: number
let owed: readonly object[]
let delivered: boolean
let asked: readonly Asked[]
beforeEach(() => {
  sessionStorage.clear()
  rows = [anOrder(3), anOrder(2), anOrder(1)]
  more = false
  detail = {}
  returned = 0
  owed = [
    { courier: 'Pathao', currency: 'BDT', orders: 12, due: 14_500 },
    { courier: null, currency: 'BDT', orders: 1, due: 700.25 },
  ]
  delivered = true
  ;({ asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    // One that was deleted is reported where it alone is asked for.
    'GET /api/campaigns': ({ url }) =>
      url.searchParams.get('only') === '5' ? [aCampaign(5, { name: 'Eid 2025' })] : [],
    'GET /api/orders': () => {
      const answer = Response.json(rows)
      if (more) answer.headers.set('link', '</api/orders?cursor=next>; rel="next"')
      return answer
    },
    'GET /api/orders/count': () => ({ count: 41 }),
    'GET /api/orders/sums': ({ url }) => ({
      atLeast: false,
      sums: (url.searchParams.get('payment') === 'advance_due'
        ? [
            { currency: 'BDT', orders: 11, due: 700.25 },
            { currency: 'USD', orders: 1, due: 5 },
          ]
        : [
            { currency: 'BDT', orders: 40, total: 12_345.5, returned, due: 2_000, giveBack: 250 },
            { currency: 'USD', orders: 1, total: 19.99, due: 0 },
          ]
      ).map((sum) => ({ total: 0, returned: 0, giveBack: 0, ...sum })),
    }),
    'GET /api/orders/couriers': () => ({
      names: ['Pathao', 'Steadfast'],
      delivered,
      owed,
    }),
    'GET /api/facebook/connected-pages': () =>
      ['Dhaka Looms', 'Dhaka Honey'].map((name, nth) => ({ id: `${nth}11`, name, category: '' })),
    'GET /api/orders/77': () => refusal(404, 'order_not_found', 'Gone'),
    'GET /api/orders/3': () => anOrderDetail(3, detail),
  }))
})

const table = () => screen.findByRole('table', { name: 'Orders' })
const openCouriers = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Shipping and export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Courier payments' }))
}
const openFilters = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }))
  await screen.findByLabelText('Payment')
}
const lastList = () => {
  const search = asked.filter(({ path }) => path === '/api/orders').at(-1)?.search
  return Object.fromEntries(new URLSearchParams(search))
}

it('an open order is a step to go back from; a filter is none [OR-06, OR-08]', async () => {
  const { router } = renderAt('/orders')
  await table()
  await userEvent.click(screen.getByRole('button', { name: 'Confirmed' }))
  expect(router.state.historyAction).toBe('REPLACE')
  await userEvent.click(await screen.findByRole('button', { name: 'View order PAL-000003' }))
  await screen.findByRole('dialog', { name: 'Order' })
  expect([router.state.historyAction, router.state.location.search]).toEqual([
    'PUSH',
    '?status=confirmed&order=3',
  ])
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Order' })).toBeNull())
  expect(router.state.location.search).toBe('?status=confirmed')
  await act(() => router.navigate(1))
  expect(await screen.findByRole('dialog', { name: 'Order' })).toBeDefined()
})

it('other filters begin the list at its newest; an order that is opened leaves it where it is [OR-03, OR-08]', async () => {
  const { router } = renderAt('/orders?double=true&at=0~next')
  await table()
  expect(lastList()).toEqual({ status: 'all', period: 'all', double: 'true', cursor: 'next' })
  await userEvent.click(await screen.findByRole('button', { name: 'View order PAL-000003' }))
  await waitFor(() => expect(router.state.location.search).toContain('order=3'))
  expect(router.state.location.search).toContain('at=0')
  await act(() => router.navigate(-1))
  await userEvent.click(screen.getByRole('button', { name: 'Confirmed' }))
  await waitFor(() =>
    expect(lastList()).toEqual({ status: 'confirmed', period: 'all', double: 'true' }),
  )
  expect(router.state.location.search).toBe('?double=true&status=confirmed')
})

it('cancelled orders are narrowed by why, and no others [OR-03, OR-06]', async () => {
  const { router } = renderAt('/orders')
  await table()
  await openFilters()
  const why = () => screen.queryByRole('combobox', { name: 'Cancelled because' })
  expect(why()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Cancelled' }))
  await waitFor(() => expect(why()).not.toBeNull())
  await userEvent.selectOptions(why()!, 'Out of stock')
  await waitFor(() =>
    expect(lastList()).toEqual({
      status: 'cancelled',
      period: 'all',
      cancelReason: 'out_of_stock',
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Delivered' }))
  await waitFor(() => expect(router.state.location.search).toBe('?status=delivered'))
})

it.each([
  ['double=true', 'Possible duplicates'],
  ['payment=part', 'Partly paid'],
  ['payment=due', 'Cash on delivery due'],
  ['payment=advance_due', 'Advance payment due'],
  ['payment=give_back', 'To give back'],
  ['cancelReason=unreachable', 'Customer can’t be reached'],
  ['courier=Pathao', 'Courier: Pathao'],
  ['noCourier=true', 'No courier'],
  ['unprinted=true', 'Slip not printed'],
  ['unfiled=true', 'Not in a courier file'],
  ['returned=true', 'With returns'],
  ['sold=true', 'Without cancelled orders'],
  ['chat=true', 'From conversations'],
  ['currency=BDT', 'In BDT'],
  ['sold=true&currency=BDT', 'Revenue in BDT, without cancelled orders'],
  ['campaign=4', 'Campaign: Campaign 4'],
  ['campaign=5', 'Campaign: Eid 2025'],
  ['product=9', 'With Product 9'],
  ['source=ad:23845', /^Came by/],
  ['from=2026-11-01T00:00:00.000Z&to=2026-11-02T00:00:00.000Z', /^Placed .*Nov/],
])(
  'what a figure counted is listed, counted, exported and taken off: %s [OR-03, AN-04]',
  async (search, words) => {
    const { router } = renderAt(`/orders?${search}&at=0~next`)
    await table()
    const picked = Object.fromEntries(new URLSearchParams(search))
    expect(lastList()).toEqual({ status: 'all', period: 'all', ...picked, cursor: 'next' })
    // All that it counts, not only what has been fetched.
    expect(await screen.findByText('41 orders')).toBeDefined()
    const counted = asked.find(({ path }) => path === '/api/orders/count')
    expect(Object.fromEntries(new URLSearchParams(counted?.search))).toEqual({
      status: 'all',
      period: 'all',
      ...picked,
    })
    await userEvent.click(screen.getByRole('button', { name: 'Shipping and export' }))
    const file = await screen.findByRole('menuitem', { name: 'Orders as CSV' })
    const address = new URL(file.getAttribute('href') ?? '', 'http://localhost')
    expect(Object.fromEntries(address.searchParams)).toMatchObject(picked)
    await userEvent.keyboard('{Escape}')
    const chips = within(screen.getByRole('list', { name: 'Chosen rows' }))
    expect(chips.getByText(words)).toBeDefined()
    await userEvent.click(chips.getByRole('button'))
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(lastList()).toEqual({ status: 'all', period: 'all' })
    expect(screen.queryByRole('list', { name: 'Chosen rows' })).toBeNull()
  },
)

it('where nothing is found, one press shows all orders [OR-02, OR-03]', async () => {
  rows = []
  const { router } = renderAt('/orders?status=shipped&period=week&search=Nusrat&double=true')
  expect(await screen.findByRole('heading', { name: 'No matching orders' })).toBeDefined()
  rows = [anOrder(1)]
  await userEvent.click(screen.getByRole('button', { name: 'Show all orders' }))
  expect(await table()).toBeDefined()
  expect(router.state.location.search).toBe('')
})

it.each(['status=shipped', 'period=week', 'search=Nusrat', 'double=true'])(
  'an empty list says that it is filtered, by whatever it is: %s [OR-03, OR-05]',
  async (search) => {
    rows = []
    renderAt(`/orders?${search}`)
    expect(await screen.findByRole('heading', { name: 'No matching orders' })).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'No orders yet' })).toBeNull()
  },
)

it('says how many there are where it knows, and else how many it shows [OR-02, OR-03]', async () => {
  const { router } = renderAt('/orders?status=shipped')
  expect(await screen.findByText('3 orders')).toBeDefined()
  // A search is not counted: that takes as long as reading it.
  await act(() => router.navigate('/orders?double=true&search=Nusrat'))
  await waitFor(() => expect(lastList()).toMatchObject({ search: 'Nusrat' }))
  expect(await screen.findByText('3 orders')).toBeDefined()
  more = true
  await act(() => router.navigate('/orders?status=delivered'))
  expect(await screen.findByText('Newest 3')).toBeDefined()
  expect(asked.some(({ path }) => path === '/api/orders/count')).toBe(false)
})

it('a filter that there is none of, or an order that is none, is left out [OR-03]', async () => {
  renderAt('/orders?status=lost&period=year&order=x&campaign=y')
  await table()
  expect(lastList()).toEqual({ status: 'all', period: 'all' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('payment, courier, slip and dates are chosen behind a button, and live in the address [OR-03]', async () => {
  const { router } = renderAt('/orders')
  await table()
  await openFilters()
  const picked = () => Object.fromEntries(new URLSearchParams(router.state.location.search))
  await userEvent.selectOptions(screen.getByLabelText('Payment'), 'Cash on delivery due')
  await screen.findByRole('option', { name: 'Steadfast' })
  await userEvent.selectOptions(screen.getByLabelText('Courier'), 'Pathao')
  await userEvent.click(screen.getByRole('button', { name: 'Slip not printed' }))
  await userEvent.selectOptions(screen.getByLabelText('Time'), 'Yesterday')
  await waitFor(() =>
    expect(lastList()).toEqual({
      status: 'all',
      period: 'yesterday',
      payment: 'due',
      courier: 'Pathao',
      unprinted: 'true',
    }),
  )
  await userEvent.selectOptions(screen.getByLabelText('Courier'), 'No courier')
  await userEvent.click(screen.getByRole('button', { name: 'Slip not printed' }))
  await userEvent.selectOptions(screen.getByLabelText('Payment'), 'Any payment')
  expect(picked()).toEqual({ period: 'yesterday', noCourier: 'true' })
  await userEvent.selectOptions(screen.getByLabelText('Courier'), 'Any courier')
  // Other dates: whole days, the last one with them.
  await userEvent.selectOptions(screen.getByLabelText('Time'), 'Other dates')
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } })
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-11-02' } })
  const { from, to } = picked()
  expect(Object.keys(picked()).toSorted()).toEqual(['from', 'to'])
  expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(2 * 24 * 3_600_000)
  expect(screen.getByLabelText<HTMLInputElement>('Until').value).toBe('2026-11-02')
  await userEvent.selectOptions(screen.getByLabelText('Time'), 'Today')
  expect(picked()).toEqual({ period: 'today' })
  expect(screen.queryByLabelText('From')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'With returns' }))
  expect(picked()).toEqual({ period: 'today', returned: 'true' })
})

it('what is chosen stays in sight with its number while the choices are folded away [OR-03]', async () => {
  const { router } = renderAt(
    '/orders?period=week&page=111&payment=due&noCourier=true&unfiled=true',
  )
  await table()
  expect(screen.queryByLabelText('Payment')).toBeNull()
  const folded = screen.getByRole('button', { name: 'Filters (5)' })
  expect(folded.getAttribute('aria-expanded')).toBe('false')
  const chips = within(await screen.findByRole('list', { name: 'Chosen rows' }))
  await chips.findByText('Page: Dhaka Honey')
  expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Last 7 days',
    'Page: Dhaka Honey',
    'Cash on delivery due',
    'No courier',
    'Not in a courier file',
  ])
  await userEvent.click(chips.getByRole('button', { name: /Last 7 days/ }))
  await userEvent.click(chips.getByRole('button', { name: /Dhaka Honey/ }))
  await waitFor(() =>
    expect(router.state.location.search).toBe('?payment=due&noCourier=true&unfiled=true'),
  )
  await act(() => router.navigate('/orders?from=2026-10-30T00:00:00.000Z'))
  expect(await screen.findByText('From: October 30, 2026')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeDefined()
})

it('the page is chosen where there are several, and lives in the address [OR-03]', async () => {
  const { router } = renderAt('/orders')
  await table()
  await openFilters()
  await userEvent.selectOptions(await screen.findByLabelText('Page'), 'Dhaka Honey')
  await waitFor(() => expect(lastList()).toMatchObject({ page: '111' }))
  expect(router.state.location.search).toBe('?page=111')
  await userEvent.selectOptions(screen.getByLabelText('Page'), 'All pages')
  expect(router.state.location.search).toBe('')
})

it('a date that is being typed stays in its field, and filters once it is one [OR-03]', async () => {
  const { router } = renderAt('/orders')
  await table()
  await openFilters()
  await userEvent.selectOptions(screen.getByLabelText('Time'), 'Other dates')
  const from = screen.getByLabelText<HTMLInputElement>('From')
  // So a browser tells the year 2026 digit by digit.
  for (const year of ['0002', '0020', '0202', '2026', '0002']) {
    fireEvent.change(from, { target: { value: `${year}-11-01` } })
    expect(from.value).toBe(`${year}-11-01`)
    expect(router.state.location.search.includes('from=')).toBe(year === '2026')
  }
  await act(() => router.navigate('/orders?from=2026-10-30T00:00:00.000Z'))
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-10-30')
})

it('says what the orders that are shown come to, and what of it is due [OR-02, AN-04]', async () => {
  const { router } = renderAt('/orders')
  await table()
  const sums = await screen.findByRole('group', { name: 'Sums of these orders' })
  expect(sums.textContent).toBe(
    'Total without cancelled orders ৳12,345.50 + $19.99Still due ৳2,000To give back ৳250',
  )
  // As the dashboard and the analytics have it, from where a seller comes to it.
  returned = 345.5
  await act(() => router.navigate('/orders?sold=true'))
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Sums of these orders' }).textContent).toContain(
      'Total ৳12,345.50 + $19.99Returned ৳345.50Revenue after returns ৳12,000 + $19.99Still due',
    ),
  )
  await act(() => router.navigate('/orders?status=shipped'))
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Sums of these orders' }).textContent).toContain(
      'Total ৳12,345.50',
    ),
  )
  // A search is not added up: that takes as long as reading it.
  await act(() => router.navigate('/orders?search=Nusrat'))
  await waitFor(() => expect(lastList()).toMatchObject({ search: 'Nusrat' }))
  expect(screen.queryByRole('group', { name: 'Sums of these orders' })).toBeNull()
})

it('what a courier owes leads to exactly its orders [OR-09, AN-04]', async () => {
  const { router } = renderAt('/orders?status=shipped&double=true')
  await table()
  await openCouriers()
  const dialog = await screen.findByRole('dialog', { name: 'Courier payments' })
  const owed = (await within(dialog).findAllByRole('row')).map(({ textContent }) => textContent)
  expect(owed).toEqual([
    'CourierOrdersNot yet paid',
    'Pathao12৳14,500',
    'Without a courier1৳700.25',
  ])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show the orders: Pathao' }))
  expect(router.state.location.search).toBe('?payment=due&courier=Pathao')
  await openCouriers()
  await userEvent.click(
    await screen.findByRole('button', { name: 'Show the orders: Without a courier' }),
  )
  expect(router.state.location.search).toBe('?payment=due&noCourier=true')
})

it('that all is paid is said only where something was delivered [OR-09]', async () => {
  owed = []
  delivered = false
  renderAt('/orders')
  await table()
  await openCouriers()
  expect(await screen.findByText('Nothing has been delivered yet')).toBeDefined()
  expect(screen.queryByText('All cash on delivery is paid')).toBeNull()
})

it('what was to be paid in advance and was delivered unpaid stands below what couriers owe [OR-09, AN-04]', async () => {
  const { router } = renderAt('/orders?status=shipped')
  await table()
  await openCouriers()
  const dialog = within(await screen.findByRole('dialog', { name: 'Courier payments' }))
  expect(
    await dialog.findByText(
      /^12 delivered orders were to be paid in advance and are unpaid: ৳700\.25 \+ \$5\./,
    ),
  ).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Show these orders' }))
  expect(router.state.location.search).toBe('?payment=advance_due')
})

it('says that the order of a link is not there, and leads back to the list [OR-06]', async () => {
  const { router } = renderAt('/orders?status=confirmed&order=77')
  const drawer = within(await screen.findByRole('dialog', { name: 'Order' }))
  await drawer.findByText('The order was not found')
  expect(drawer.queryByRole('button', { name: 'Try again' })).toBeNull()
  await userEvent.click(drawer.getByRole('link', { name: 'Show all orders' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(await table()).toBeDefined()
})

it('an open order groups its pieces as the screens write numbers [OR-06]', async () => {
  const line = { name: 'Saree', quantity: 12_000, unitPrice: 1, total: 12_000, productId: 1 }
  detail = { products: [line] }
  renderAt('/orders?order=3')
  const items = within(await screen.findByRole('table', { name: 'Items' }))
  expect(items.getByRole('cell', { name: '12,000' })).toBeDefined()
})
