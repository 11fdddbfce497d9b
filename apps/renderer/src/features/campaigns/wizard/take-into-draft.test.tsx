import type { Product } from '@pal/core/contract/campaigns'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { aProduct } from '../../../components/products/sold.testing.ts'
import { serve, type Asked } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { savedSettings, allWell, configured } from '../../../testing/samples.ts'
import { campaign } from '../campaign.testing.ts'
import { launchKeeper } from '../launch/kept-draft.ts'
import { quickKeeper } from '../quick/kept-draft.ts'

const nila = { id: '900000000000009', name: 'Nila Boutique', category: 'Clothing store' }
const honey = campaign({ id: 1, name: 'Honey week', status: 'paused' })
const full = aProduct(11, {
  campaignId: 1,
  name: 'Lychee honey',
  description: 'Light',
  category: 'Honey',
  price: 900.5,
  lowestPrice: 850,
  costPrice: 610.5,
  imageUrl: 'https://shop.example/lychee.jpg',
  picture: 'c'.repeat(32),
  features: ['raw'],
  stockCount: 12,
  lowStock: 3,
})

let campaigns: unknown[]
let sold: Product[]
let asked: readonly Asked[]

beforeEach(() => {
  campaigns = [honey]
  sold = [
    full,
    aProduct(12, { campaignId: 1, name: 'Honeycomb', productType: 'upsell', inStock: false }),
    aProduct(13, { campaignId: 1, name: 'Taster', productType: 'trial_pack' }),
  ]
  ;({ asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/system/status': () => allWell,
    'GET /api/conversations': () => [],
    'GET /api/orders': () => [],
    'GET /api/settings': () => savedSettings,
    'GET /api/facebook/connected-pages': () => [nila],
    'GET /api/campaigns': ({ url }) => (url.searchParams.has('status') ? [] : campaigns),
    'GET /api/campaigns/1/products': ({ url }) => {
      if (url.searchParams.has('cursor')) return sold.slice(200)
      const part = Response.json(sold.slice(0, 200))
      if (sold.length > 200) part.headers.set('link', '</api/x?cursor=on>; rel="next"')
      return part
    },
    'GET /api/campaign-draft': () => ({ draft: null }),
    'PUT /api/campaign-draft': () => ({ success: true }),
    'GET /api/launch-draft': () => ({ draft: null }),
    'PUT /api/launch-draft': () => ({ success: true }),
    'POST /api/campaigns': () => campaign({ id: 5 }),
    'POST /api/campaigns/create-with-products': () => campaign({ id: 5 }),
  }))
})

// What a test leaves waiting is not for the server of the next one.
afterEach(() => Promise.all([quickKeeper.send(), launchKeeper.send()]))

const opened = async (name: string) => within(await screen.findByRole('dialog', { name }))
type Dialog = Awaited<ReturnType<typeof opened>>
const press = (dialog: Dialog, name: string) =>
  userEvent.click(dialog.getByRole('button', { name }))
const body = () => asked.find(({ method }) => method === 'POST')?.body as { products: unknown[] }

async function quickProducts() {
  renderAt('/campaigns')
  await userEvent.click(await screen.findByRole('button', { name: 'New Campaign' }))
  const dialog = await opened('New Campaign')
  await userEvent.type(dialog.getByLabelText('Campaign name'), 'Second page')
  await waitFor(() =>
    expect(dialog.getByLabelText<HTMLSelectElement>('Facebook page').value).toBe(nila.id),
  )
  await press(dialog, 'Next')
  await press(dialog, 'Next')
  return dialog
}

async function launchProducts() {
  renderAt('/')
  await userEvent.click(await screen.findByRole('button', { name: 'Launch Campaign' }))
  const dialog = await opened('Launch Campaign')
  await userEvent.type(await dialog.findByLabelText('Campaign name'), 'Second page')
  await userEvent.type(dialog.getByLabelText('Product category'), 'Food')
  await press(dialog, 'Next')
  return dialog
}

async function take(dialog: Dialog, name: string) {
  await press(dialog, 'From another campaign…')
  const taking = await opened('From another campaign')
  await userEvent.click(await taking.findByRole('checkbox', { name }))
  await userEvent.click(taking.getByRole('button', { name: /^Add/ }))
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'From another campaign' })).toBeNull(),
  )
}

it('the 3-step dialog takes products over with all that they are, and says that their stock is shared [CP-08, W3-07]', async () => {
  const dialog = await quickProducts()
  await take(dialog, 'All')
  expect(
    dialog.getAllByLabelText<HTMLInputElement>('Product name').map(({ value }) => value),
  ).toEqual(['Lychee honey', 'Honeycomb'])
  expect(dialog.getAllByText('Stock shared with Honey week')).toHaveLength(2)
  expect(dialog.getByText(/^12 left/)).toBeDefined()
  const [price] = dialog.getAllByLabelText<HTMLInputElement>('Price')
  expect(price?.value).toBe('900.50')
  // Below the lowest one: that comes down with it.
  if (price) await userEvent.clear(price)
  if (price) await userEvent.type(price, '800')
  await press(dialog, 'Create Campaign')
  await waitFor(() => expect(body()).toBeDefined())
  expect(body().products).toEqual([
    {
      name: 'Lychee honey',
      description: 'Light',
      price: '800',
      category: 'Honey',
      productType: 'main',
      imageUrl: 'https://shop.example/lychee.jpg',
      picture: 'c'.repeat(32),
      features: ['raw'],
      stockCount: 12,
      lowestPrice: 800,
      costPrice: 610.5,
      lowStock: 3,
      inStock: true,
      sameAs: 11,
    },
    expect.objectContaining({
      name: 'Honeycomb',
      productType: 'upsell',
      inStock: false,
      sameAs: 12,
    }),
  ])
})

it('what is in the dialog already is not taken over twice [CP-08]', async () => {
  const dialog = await quickProducts()
  await take(dialog, 'Lychee honey')
  await userEvent.type(dialog.getByLabelText('Product name'), ' of May')
  await press(dialog, 'From another campaign…')
  const again = await opened('From another campaign')
  const box = await again.findByRole<HTMLInputElement>('checkbox', { name: 'Lychee honey' })
  expect(box.disabled).toBe(true)
  expect(again.getByRole<HTMLInputElement>('checkbox', { name: 'Honeycomb' }).disabled).toBe(false)
})

it('a new campaign begins with a thousand products at most, however many there are to tick [CP-08, API-06]', async () => {
  sold = Array.from({ length: 1_001 }, (_, at) => aProduct(at + 1, { name: `Jar ${at}` }))
  const dialog = await quickProducts()
  await press(dialog, 'From another campaign…')
  const taking = await opened('From another campaign')
  await userEvent.click(await taking.findByRole('checkbox', { name: 'All' }))
  const submit = taking.getByRole<HTMLButtonElement>('button', { name: /^Add/ })
  expect(submit.disabled).toBe(true)
  expect(submit.textContent).toBe('Add 1,001 products')
  expect(taking.getByRole('alert').textContent).toMatch(/at most 1,000 products/)
  await userEvent.click(taking.getByRole('checkbox', { name: 'Jar 0' }))
  expect(submit.disabled).toBe(false)
  expect(taking.queryByRole('alert')).toBeNull()
})

it('the 4-step dialog puts each into the list of its type, shows the count where it is separate, and reviews it [CP-08, W4-04, W4-14]', async () => {
  const dialog = await launchProducts()
  await take(dialog, 'All')
  const main = within(dialog.getByRole('region', { name: 'Main products' }))
  const upsell = within(dialog.getByRole('region', { name: 'Upsell products' }))
  expect(main.getByLabelText<HTMLInputElement>('Product name').value).toBe('Lychee honey')
  expect(upsell.getByLabelText<HTMLInputElement>('Product name').value).toBe('Honeycomb')
  expect(main.queryByLabelText('In stock')).toBeNull()
  expect(main.queryByLabelText('Image URL')).toBeNull()
  await press(main, 'Count separately')
  const count = main.getByLabelText<HTMLInputElement>('In stock')
  expect(count.value).toBe('12')
  await userEvent.clear(count)
  await userEvent.type(count, '5')
  await press(dialog, 'Next')
  await press(dialog, 'Next')
  expect(dialog.getAllByText(/Stock shared with Honey week/)).toHaveLength(1)
  await press(dialog, 'Launch Campaign')
  await waitFor(() => expect(body()).toBeDefined())
  expect(body().products).toMatchObject([
    {
      name: 'Lychee honey',
      price: '900.50',
      costPrice: 610.5,
      lowStock: 3,
      picture: 'c'.repeat(32),
      stockCount: 5,
      sameAs: null,
    },
    { name: 'Honeycomb', productType: 'upsell', inStock: false, sameAs: 12 },
  ])
})

it.each(['quick', 'launch'] as const)(
  'prices of another currency are said to be such, until they are others: the %s dialog [CP-08]',
  async (which) => {
    const dialog = await (which === 'quick' ? quickProducts() : launchProducts())
    await take(dialog, 'Lychee honey')
    const notice = () => dialog.queryByRole('group', { name: /^Prices are still in/ })
    expect(notice()).toBeNull()
    for (let step = which === 'quick' ? 2 : 1; step > 0; step -= 1)
      await press(dialog, which === 'quick' ? 'Back' : 'Previous')
    await userEvent.selectOptions(dialog.getByLabelText('Currency'), 'EUR')
    for (let step = which === 'quick' ? 2 : 1; step > 0; step -= 1) await press(dialog, 'Next')
    expect(dialog.getByText(/Lychee honey.*: nothing was converted\./)).toBeDefined()
    const [price] = dialog.getAllByLabelText<HTMLInputElement>('Price')
    if (!price) throw new Error('No price')
    expect(price.value).toBe('900.50')
    await userEvent.clear(price)
    await userEvent.type(price, '99000')
    if (which === 'launch') {
      expect(notice()).not.toBeNull()
      await userEvent.clear(dialog.getByLabelText('Lowest price'))
    }
    expect(notice()).toBeNull()
    if (which === 'launch') return
    // Its lowest price and its cost have no field here, and would be of another currency.
    await press(dialog, 'Create Campaign')
    await waitFor(() => expect(body()).toBeDefined())
    expect(body().products).toMatchObject([{ price: '99000', lowestPrice: null, costPrice: null }])
  },
)

it('a trial pack is taken over where the trial is set [CP-08, W4-06]', async () => {
  const dialog = await launchProducts()
  await take(dialog, 'Lychee honey')
  await press(dialog, 'Next')
  await userEvent.click(dialog.getByRole('switch', { name: /trial pack/i }))
  await press(dialog, 'From another campaign…')
  const taking = await opened('From another campaign')
  await userEvent.click(await taking.findByRole('checkbox', { name: 'Taster' }))
  expect(taking.queryByRole('checkbox', { name: 'Honeycomb' })).toBeNull()
  await press(taking, 'Add 1 product')
  const list = within(await dialog.findByRole('region', { name: 'Trial pack products' }))
  expect(list.getByLabelText<HTMLInputElement>('Product name').value).toBe('Taster')
})

it('where there is no other campaign, nothing is offered [CP-08]', async () => {
  campaigns = []
  const dialog = await quickProducts()
  await dialog.findByLabelText('Product name')
  expect(dialog.queryByRole('button', { name: 'From another campaign…' })).toBeNull()
})
