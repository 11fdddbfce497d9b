import { type Settings } from '@pal/core/contract/settings'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'

import { aCampaign } from '../../../components/products/sold.testing.ts'
import { escapeAsks } from '../../../testing/escape.ts'
import { server } from '../../../testing/fake-events.ts'
import { type Asked, refusal, serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { anOrder, anOrderDetail, savedSettings, configured } from '../../../testing/samples.ts'

let asked: readonly Asked[]
let order: ReturnType<typeof anOrderDetail>
let settings: Settings

const seen = {
  lines: [{ productId: 7, quantity: 2, unitPrice: 1_200 }],
  discount: 100,
  deliveryFee: 60,
}
const saree = { name: 'Saree', quantity: 2, unitPrice: 1_200, total: 2_400, productId: 7 }

let products: () => unknown
let refused: Response | undefined
/** What nobody typed. */
let reckoned: () => { readonly discount: number; readonly deliveryFee: number }
beforeEach(() => {
  reckoned = () => order
  products = () => []
  refused = undefined
  settings = savedSettings
  order = anOrderDetail(3, { products: [saree], discount: 100, deliveryFee: 60 })
  ;({ asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/orders': () => [anOrder(3)],
    'GET /api/orders/sums': () => ({ atLeast: false, sums: [] }),
    'GET /api/orders/couriers': () => ({ names: [], delivered: false, owed: [] }),
    'GET /api/orders/3': () => order,
    'GET /api/settings': () => settings,
    'GET /api/campaigns': () => [
      aCampaign(order.campaignId ?? 0, { name: 'Eid', currency: order.currency }),
    ],
    [`GET /api/campaigns/${order.campaignId}/products`]: () => products(),
    'POST /api/orders/totals': ({ body }) => {
      const amounts = { ...reckoned(), ...(body as Partial<typeof seen>) }
      const { discount, deliveryFee } = amounts
      return (
        refused ?? {
          currency: order.currency,
          lines: [{ productId: 7, unitPrice: 1_150, total: 3_450 }],
          subtotal: 3_450,
          discount,
          deliveryFee,
          total: 3_450 - discount + deliveryFee,
        }
      )
    },
    'POST /api/orders/3/items': () => ({ ...order, totalAmount: 3_470 }),
  }))
})

const openOrder = async () => {
  renderAt('/orders?order=3')
  const sheet = within(await screen.findByRole('dialog', { name: 'Order' }))
  await sheet.findByRole('heading', { name: 'Items' })
  return sheet
}

const openItems = async () => {
  const sheet = await openOrder()
  await userEvent.click(sheet.getByRole('button', { name: 'Edit items' }))
  return within(await screen.findByRole('dialog', { name: /^Edit items/ }))
}

const typeInto = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

it('an order that waits to be sent gets other items, each line with the price it has [OR-06]', async () => {
  const sheet = await openOrder()
  await userEvent.click(sheet.getByRole('button', { name: 'Edit items' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: `Edit items of ${order.orderId}` }),
  )
  await typeInto(dialog.getByLabelText('Quantity of Saree'), '3')
  await typeInto(dialog.getByLabelText('Price of Saree'), '1150')
  await typeInto(dialog.getByLabelText('Delivery fee'), '120')
  await userEvent.click(await dialog.findByRole('button', { name: /^Save · .*3,470/ }))
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/orders/3/items')?.body).toEqual({
      lines: [{ productId: 7, quantity: 3, unitPrice: 1_150 }],
      deliveryFee: 120,
      total: 3_470,
      tell: true,
      was: seen,
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Edit items/ })).toBeNull())
})

it('says why nothing can be added where the campaign is deleted, and prices the order all the same [OR-06]', async () => {
  products = () => refusal(404, 'campaign_not_found', 'Gone')
  const dialog = await openItems()
  expect(await dialog.findByText(/campaign of this order was deleted/)).toBeDefined()
  expect(dialog.queryByRole('searchbox', { name: 'Add a product' })).toBeNull()
  expect(await dialog.findByRole('button', { name: /^Save · .*3,410/ })).toBeDefined()
  expect(asked.find(({ path }) => path === '/api/orders/totals')?.body).toMatchObject({
    orderId: 3,
  })
})

it('says why the sums of an edited order are not known [OR-06]', async () => {
  refused = refusal(409, 'product_not_sold', 'Not sold')
  const dialog = await openItems()
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'The campaign does not sell this product',
  )
})

it('heads say what the columns of the items are, for the eye alone [OR-06]', async () => {
  const dialog = await openItems()
  for (const head of ['Product', 'Quantity', 'Price', 'Total']) {
    expect(dialog.getByText(head, { ignore: 'label' }).closest('[aria-hidden]')).not.toBeNull()
  }
})

it('Escape asks before other items are lost [OR-06, SH-07]', async () => {
  const sheet = await openOrder()
  await userEvent.click(sheet.getByRole('button', { name: 'Edit items' }))
  const fee = await screen.findByLabelText<HTMLInputElement>('Delivery fee')
  await userEvent.type(fee, '5')
  await expect(escapeAsks(/^Edit items/, () => fee.value)).resolves.toBeUndefined()
})

it('is not offered for what was sent, nor where a line’s product is not known [OR-06]', async () => {
  order = { ...order, status: 'shipped' }
  expect((await openOrder()).queryByRole('button', { name: 'Edit items' })).toBeNull()
  document.body.replaceChildren()
  order = { ...order, status: 'confirmed', products: [{ ...saree, productId: null }] }
  expect((await openOrder()).queryByRole('button', { name: 'Edit items' })).toBeNull()
})

it('an order goes to another delivery area, whose fee is shown before it is saved [OR-06]', async () => {
  const deliveryAreas = [
    { id: 'area-1', name: 'Mirpur', fee: 60 },
    { id: 'area-2', name: 'Sylhet', fee: 120 },
  ]
  settings = {
    ...settings,
    company: { ...settings.company, defaultCurrency: 'BDT' },
    tactics: { ...settings.tactics, deliveryAreas },
  }
  order = { ...order, deliveryArea: 'Mirpur' }
  reckoned = () => ({ discount: 100, deliveryFee: 120 })
  const dialog = await openItems()
  const area = await dialog.findByLabelText<HTMLSelectElement>('Delivery area')
  expect(area.selectedOptions[0]?.textContent).toBe('Mirpur')
  await userEvent.selectOptions(area, 'Sylhet')
  expect(await dialog.findByText(/Leave empty for .*120/)).toBeDefined()
  await userEvent.click(await dialog.findByRole('button', { name: /^Save · / }))
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/orders/3/items')?.body).toEqual({
      lines: [{ productId: 7, quantity: 2, unitPrice: 1_200 }],
      deliveryArea: 'area-2',
      total: 3_470,
      tell: true,
      was: seen,
    }),
  )
})

it('what another window puts into the order meanwhile shows up beside what is typed here [OR-06]', async () => {
  const dialog = await openItems()
  await typeInto(dialog.getByLabelText('Delivery fee'), '120')
  const tea = { name: 'Tea', quantity: 1, unitPrice: 50, total: 50, productId: 8 }
  order = { ...order, products: [{ ...saree, quantity: 3 }, tea] }
  await server.changed('orders')
  expect(await dialog.findByLabelText('Quantity of Tea')).toBeDefined()
  expect(dialog.queryByRole('alert')).toBeNull()
  order = { ...order, deliveryFee: 80 }
  await server.changed('orders')
  const notice = await dialog.findByRole('alert')
  expect(notice.textContent).toMatch(
    /Now: 3 × .* ৳1,200 · 1 × Tea ৳50 · Delivery fee ৳80 · Discount ৳100/,
  )
  await userEvent.click(await dialog.findByRole('button', { name: /^Save · / }))
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/orders/3/items')?.body).toEqual({
      lines: [
        { productId: 7, quantity: 3, unitPrice: 1_200 },
        { productId: 8, quantity: 1, unitPrice: 50 },
      ],
      deliveryFee: 120,
      total: 3_470,
      tell: true,
      was: {
        lines: [
          { productId: 7, quantity: 3, unitPrice: 1_200 },
          { productId: 8, quantity: 1, unitPrice: 50 },
        ],
        discount: 100,
        deliveryFee: 80,
      },
    }),
  )
})

it('what another window put into the order can be taken over in place of what is typed [OR-06]', async () => {
  const dialog = await openItems()
  await typeInto(dialog.getByLabelText('Delivery fee'), '120')
  order = { ...order, deliveryFee: 80 }
  await server.changed('orders')
  await userEvent.click(await dialog.findByRole('button', { name: 'Use the newer ones' }))
  expect(dialog.getByLabelText<HTMLInputElement>('Delivery fee').value).toBe('80')
  expect(dialog.queryByRole('alert')).toBeNull()
})

const refuse = (code: string, field: string) =>
  (refused = Response.json({ code, message: code, field }, { status: 400 }))

it('a refused amount is said at its field, and not below the form again [OR-06]', async () => {
  refuse('order_discount', 'discount')
  const dialog = await openItems()
  const words = await dialog.findByText('The discount is more than the items cost.')
  const discount = dialog.getByLabelText('Discount')
  expect(discount.getAttribute('aria-invalid')).toBe('true')
  expect(discount.getAttribute('aria-describedby')).toContain(words.id)
})

it('a line that costs too much says so beside its product [OR-06]', async () => {
  refuse('order_too_large', 'lines.0.unitPrice')
  const dialog = await openItems()
  const line = within((await dialog.findByText('Saree')).closest('li')!)
  expect(await line.findByText(/^The items cost more than an order can hold/)).toBeDefined()
  expect(line.getByLabelText('Price of Saree').getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getAllByText(/cost more than an order can hold/)).toHaveLength(1)
  expect(dialog.getByLabelText('Discount').getAttribute('aria-invalid')).not.toBe('true')
})

it('amounts that nobody typed follow the items, beside those of before, and a typed one stays [OR-06]', async () => {
  reckoned = () => ({ discount: 0, deliveryFee: 80 })
  order = { ...order, totalAmount: 2_360 }
  const dialog = await openItems()
  const valueOf = (label: string) => dialog.getByLabelText<HTMLInputElement>(label).value
  await waitFor(() => expect([valueOf('Discount'), valueOf('Delivery fee')]).toEqual(['0', '80']))
  const told = (label: string) => {
    const ids = dialog.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
  }
  expect(told('Discount')).toContain('Before: ৳100')
  expect(told('Delivery fee')).toContain('Before: ৳60')
  expect(dialog.getByText('Before: ৳2,360')).toBeDefined()
  await typeInto(dialog.getByLabelText('Discount'), '100')
  await waitFor(() => expect(told('Discount')).not.toContain('Before'))
  await userEvent.click(await dialog.findByRole('button', { name: /^Save · .*3,430/ }))
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/orders/3/items')?.body).toEqual({
      lines: seen.lines,
      discount: 100,
      total: 3_430,
      tell: true,
      was: seen,
    }),
  )
})

it('the customer is told of it where that is wanted and Facebook allows it [OR-06, OR-09]', async () => {
  const dialog = await openItems()
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Tell the customer on Messenger' }))
  await userEvent.click(await dialog.findByRole('button', { name: /^Save · / }))
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/orders/3/items')?.body).toMatchObject({
      tell: false,
    }),
  )
})

it('says that the customer cannot be told where the reply window has closed [OR-06, OR-09]', async () => {
  order = { ...order, tellUntil: null }
  const dialog = await openItems()
  expect(dialog.getByText(/reply window has closed/)).toBeDefined()
  expect(dialog.queryByRole('checkbox')).toBeNull()
  await userEvent.click(await dialog.findByRole('button', { name: /^Save · / }))
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/orders/3/items')?.body).toMatchObject({
      tell: false,
    }),
  )
})

it('leaves the news of other items to the seller where Facebook takes it only from them [OR-06, OR-09, CV-12]', async () => {
  order = { ...order, tellUntil: null, tellByHandUntil: '2030-01-01T00:00:00Z' }
  const dialog = await openItems()
  expect(dialog.getByText(/You will find a draft in your tasks/)).toBeDefined()
  await userEvent.click(await dialog.findByRole('button', { name: /^Save · / }))
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/api/orders/3/items')?.body).toMatchObject({
      tell: true,
    }),
  )
})
