import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'

import { aCampaign, aProduct } from '../../../components/products/sold.testing.ts'
import { type Asked, serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import {
  aConversation,
  aDetail,
  anOrder,
  anOrderDetail,
  savedSettings,
  configured,
} from '../../../testing/samples.ts'

const sundarban = aCampaign(1, {
  facebookPageId: aConversation(4).pageId,
  facebookPageName: 'Sundarban Honey',
})
const second = aCampaign(2, { facebookPageId: 'elsewhere', facebookPageName: 'Second page' })
const honey = aProduct(1, { campaignId: 1, name: 'Honey', price: 900 })
const wax = aProduct(2, { campaignId: 1, name: 'Wax', price: 900 })

let asked: readonly Asked[]
let caller: unknown
let conversations: unknown[]
let totals: () => unknown
const priced = () => ({
  currency: 'BDT',
  lines: [{ productId: 1, unitPrice: 900, total: 900 }],
  subtotal: 900,
  discount: 0,
  deliveryFee: 80,
  total: 980,
})
beforeEach(() => {
  totals = priced
  conversations = []
  caller = { known: null, ordered: null, chat: null }
  const taken = anOrderDetail(7, { conversationId: null, byHand: true, aiPointsEarned: 0 })
  ;({ asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/settings': () => savedSettings,
    'GET /api/orders': () => [anOrder(3)],
    'GET /api/orders/7': () => taken,
    'GET /api/conversations': () => conversations,
    'GET /api/conversations/4': () => aDetail(4, { campaignId: 1 }),
    'GET /api/campaigns': () => [sundarban, second],
    'GET /api/campaigns/1/products': ({ url }) =>
      [honey, wax].filter(({ name }) =>
        name.toLowerCase().includes(url.searchParams.get('search') ?? ''),
      ),
    'GET /api/orders/caller': () => caller,
    'POST /api/orders/totals': () => totals(),
    'POST /api/orders': () => taken,
    'POST /api/orders/7/customer/erase': () => ({ outcome: 'erased' }),
  }))
})

const posts = (path: string) => asked.filter((each) => each.method === 'POST' && each.path === path)
const dialog = async () => within(await screen.findByRole('dialog', { name: 'New order' }))
const begin = async (searched = '') => {
  renderAt('/orders?new=yes')
  if (searched !== '') await userEvent.type((await dialog()).getByRole('searchbox'), searched)
  await userEvent.click(
    await (await dialog()).findByRole('button', { name: 'Order without a chat' }),
  )
  await (await dialog()).findByLabelText('Name')
  return dialog()
}
const addHoney = async (form: Awaited<ReturnType<typeof dialog>>) => {
  await userEvent.click(form.getByRole('searchbox', { name: 'Add a product' }))
  await userEvent.click(await form.findByRole('button', { name: /^Honey/ }))
}

it('an order of somebody who phoned is taken without a chat, and writes to nobody [OR-11]', async () => {
  const form = await begin()
  // Nobody has been chosen yet.
  expect(form.getByRole('button', { name: 'Choose one with a chat' })).toBeDefined()
  await userEvent.type(form.getByLabelText('Name'), 'Rahim Uddin')
  await userEvent.type(form.getByLabelText('Phone'), '01812345678')
  await userEvent.type(form.getByLabelText('Address'), '4 Mill Road')
  // Which page's campaign it is of can be seen, where there are several.
  expect(form.getByRole('option', { name: 'Campaign 2 · Second page' })).toBeDefined()
  await addHoney(form)
  await userEvent.click(form.getByRole('button', { name: 'Create order' }))
  await waitFor(() => expect(posts('/api/orders')).toHaveLength(1))
  const body = posts('/api/orders')[0]?.body
  expect(body).toMatchObject({
    campaignId: 1,
    customerName: 'Rahim Uddin',
    customerPhone: '01812345678',
    customerAddress: '4 Mill Road',
    lines: [{ productId: 1, quantity: 1 }],
  })
  expect(body).not.toHaveProperty('conversationId')

  const sheet = within(await screen.findByRole('dialog', { name: 'Order' }))
  expect(await sheet.findByRole('button', { name: 'Erase…' })).toBeDefined()
  expect(sheet.queryByRole('link', { name: /conversation/i })).toBeNull()
  expect(sheet.queryByRole('checkbox', { name: /Notify/ })).toBeNull()
  expect(sheet.queryByText(/reply window/)).toBeNull()
})

it('a refused amount is said at its field until it is changed [OR-11]', async () => {
  const form = await begin()
  await addHoney(form)
  totals = () =>
    Response.json({ code: 'order_discount', message: '', field: 'discount' }, { status: 400 })
  await userEvent.type(form.getByLabelText('Discount'), '5000')
  const words = await form.findByText('The discount is more than the items cost.')
  expect(form.getByLabelText('Discount').getAttribute('aria-describedby')).toContain(words.id)
  totals = priced
  await userEvent.clear(form.getByLabelText('Discount'))
  await waitFor(() => expect(form.queryByText(/^The discount is more/)).toBeNull())
})

it('a known number offers what is known of it [OR-11]', async () => {
  caller = {
    known: { customerName: 'Rahim Uddin', customerAddress: '4 Mill Road', orders: 2 },
    ordered: { orders: 3, delivered: 2, returned: 0, partlyReturned: 1, cancelled: 0 },
    chat: null,
  }
  const form = await begin()
  await userEvent.type(form.getByLabelText('Phone'), '01812345678')
  expect(
    await form.findByText('Rahim Uddin has ordered with this number 2 times before.'),
  ).toBeDefined()
  expect(
    form.getByText('Orders with this number: 3 · 2 delivered · 1 partly returned'),
  ).toBeDefined()
  await userEvent.click(form.getByRole('button', { name: 'Use name and address' }))
  expect(form.getByLabelText('Name').getAttribute('value')).toBe('Rahim Uddin')
  expect(form.getByLabelText<HTMLTextAreaElement>('Address').value).toBe('4 Mill Road')
  expect(form.queryByRole('button', { name: 'Use name and address' })).toBeNull()
})

it('whose number writes on Messenger can be taken there, with what was typed [OR-11]', async () => {
  caller = {
    known: null,
    ordered: null,
    chat: {
      conversationId: 4,
      customerName: 'Karima Begum',
      customerId: 'psid-4',
      pageName: 'Sundarban Honey',
    },
  }
  const form = await begin()
  await userEvent.type(form.getByLabelText('Phone'), '01712345678')
  await userEvent.type(form.getByLabelText('Address'), '4 Mill Road')
  await addHoney(form)
  expect(
    await form.findByText('Karima Begum writes to Sundarban Honey with this number.'),
  ).toBeDefined()
  await userEvent.click(form.getByRole('button', { name: 'Take it in their chat' }))
  const there = await dialog()
  await waitFor(() => expect(there.queryByRole('button', { name: /in their chat/ })).toBeNull())
  expect((await there.findByLabelText('Name')).getAttribute('value')).toBe('Nusrat Jahan')
  await userEvent.click(there.getByRole('button', { name: 'Create order' }))
  await waitFor(() => expect(posts('/api/orders')).toHaveLength(1))
  expect(posts('/api/orders')[0]?.body).toMatchObject({
    conversationId: 4,
    customerPhone: '01712345678',
    customerAddress: '4 Mill Road',
    lines: [{ productId: 1, quantity: 1 }],
  })
})

it('whoever ordered without a chat is erased from their order [OR-11, EN-02]', async () => {
  const { router } = renderAt('/orders?order=7')
  const sheet = within(await screen.findByRole('dialog', { name: 'Order' }))
  expect((await sheet.findByRole('link', { name: 'Export as ZIP' })).getAttribute('href')).toBe(
    '/api/orders/7/customer/export?format=zip',
  )
  expect(sheet.getByRole('heading', { name: 'Customer data' })).toBeDefined()
  expect(sheet.getByText(/^Everything that is stored about this customer/)).toBeDefined()
  await userEvent.click(sheet.getByRole('button', { name: 'Erase…' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Erase this customer' }))
  await waitFor(() => expect(posts('/api/orders/7/customer/erase')).toHaveLength(1))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

it('Enter where a product is looked for looks for it, and takes no order [OR-11]', async () => {
  const form = await begin()
  await userEvent.type(form.getByLabelText('Name'), 'Rahim Uddin')
  await userEvent.type(form.getByLabelText('Phone'), '01812345678')
  await userEvent.type(form.getByLabelText('Address'), '4 Mill Road')
  await addHoney(form)
  await userEvent.type(form.getByRole('searchbox', { name: 'Add a product' }), 'hon{Enter}')
  await waitFor(() =>
    expect(asked.filter(({ path }) => path === '/api/campaigns/1/products')).toHaveLength(2),
  )
  expect(posts('/api/orders')).toHaveLength(0)
})

it('Enter takes the only product that is found, and the arrows go through several [OR-11, SH-07]', async () => {
  const form = await begin()
  const search = form.getByRole('searchbox', { name: 'Add a product' })
  await userEvent.click(search)
  await form.findByRole('button', { name: /^Wax/ })
  // Nothing was looked for yet.
  await userEvent.keyboard('{Enter}')
  expect(form.queryByLabelText(/^Quantity of/)).toBeNull()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(form.getByRole('button', { name: /^Wax/ }))
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(search)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(form.getByLabelText('Quantity of Honey')).toBeDefined()
  expect(document.activeElement).toBe(search)
  await userEvent.keyboard('hon')
  await waitFor(() => expect(form.queryByRole('button', { name: /^Wax/ })).toBeNull())
  // What is in the list while it is searched for is not what was asked for.
  await userEvent.clear(search)
  await userEvent.keyboard('wax{Enter}{Enter}')
  expect(form.getByLabelText('Quantity of Honey').getAttribute('value')).toBe('1')
  await waitFor(() => expect(form.queryByRole('button', { name: /^Honey/ })).toBeNull())
  await userEvent.keyboard('{Enter}')
  expect(form.getByLabelText('Quantity of Wax')).toBeDefined()
  expect(search.getAttribute('value')).toBe('')
})

it('a number that is typed just before "Order without a chat" is taken along [OR-11]', async () => {
  conversations = [aConversation(4)]
  renderAt('/orders?new=yes')
  const picker = await dialog()
  const button = await picker.findByRole('button', { name: 'Order without a chat' })
  const search = await picker.findByRole('searchbox')
  fireEvent.change(search, { target: { value: '01812345678' } })
  fireEvent.click(button)
  const phone = await (await dialog()).findByLabelText('Phone')
  expect(phone.getAttribute('value')).toBe('01812345678')
})

it('what an order lacks has the keyboard: the product, then a quantity [OR-11, SH-07]', async () => {
  const form = await begin()
  await userEvent.type(form.getByLabelText('Name'), 'Rahim Uddin')
  const create = form.getByRole('button', { name: 'Create order' })
  await userEvent.type(form.getByLabelText('Phone'), '01812345678')
  await userEvent.type(form.getByLabelText('Address'), '4 Mill Road')
  await userEvent.click(create)
  const search = form.getByRole('searchbox', { name: 'Add a product' })
  await waitFor(() => expect(document.activeElement).toBe(search))
  await addHoney(form)
  const quantity = form.getByLabelText('Quantity of Honey')
  await userEvent.clear(quantity)
  await userEvent.keyboard('0{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(quantity))
  expect(quantity.getAttribute('aria-invalid')).toBe('true')
  expect(posts('/api/orders')).toHaveLength(0)
})

it('begins with the campaign that sells now, not with the newest that was paused [OR-11]', async () => {
  serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/settings': () => savedSettings,
    'GET /api/orders': () => [anOrder(3)],
    'GET /api/conversations': () => conversations,
    'GET /api/campaigns': () => [{ ...second, status: 'paused' }, sundarban],
    'GET /api/campaigns/1/products': () => [{ ...honey, stockCount: 3 }],
    'GET /api/orders/caller': () => caller,
    'POST /api/orders/totals': () => Response.json({ code: 'order_quantity' }, { status: 400 }),
  })
  const form = await begin()
  expect(form.getByLabelText<HTMLSelectElement>('Campaign').value).toBe('1')
  await addHoney(form)
  // What is not priced is not free.
  const line = within(form.getByRole('list', { name: 'Items' }))
  expect(line.queryByText('৳0')).toBeNull()
  expect(line.queryByText('3 left')).toBeNull()
  await userEvent.clear(form.getByLabelText('Quantity of Honey'))
  await userEvent.keyboard('4')
  expect(line.getByText('3 left')).toBeDefined()
})

it('where there is no campaign yet it says so, leads there and asks for no amounts [OR-11]', async () => {
  serve({
    'GET /api/facebook/config-status': () => ({ ...configured, hasPageToken: false }),
    'GET /api/settings': () => savedSettings,
    'GET /api/orders': () => [],
    'GET /api/conversations': () => conversations,
    'GET /api/campaigns': () => [],
  })
  const form = await begin()
  expect(await form.findByText(/orders are of the products of a campaign/)).toBeDefined()
  expect(form.getByRole('link', { name: 'Go to campaigns' }).getAttribute('href')).toBe(
    '/campaigns',
  )
  expect(form.queryByRole('group', { name: 'Amounts' })).toBeNull()
  expect(form.getByRole('button', { name: 'Create order' })).toHaveProperty('disabled', true)
})
